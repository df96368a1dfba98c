extension RenderManifest {
  /// A scene of a storyboard or a top-level view of a xib.
  public struct Scene: Codable, Equatable, Sendable {
    /// The storyboard identifier, else the id of the controller or view.
    public var name: String
    /// The class of the controller or view in the document.
    public var className: String
    /// The document, relative to the project where it lies in it.
    public var file: String
    /// Where the scene's element begins.
    public var line: Int
    /// One for each look that was rendered, in the order of the looks.
    public var pictures: [Picture]

    public init(
      name: String, className: String, file: String, line: Int, pictures: [Picture] = []
    ) {
      self.name = name
      self.className = className
      self.file = file
      self.line = line
      self.pictures = pictures
    }
  }

  /// A scene in one look.
  public struct Picture: Codable, Equatable, Sendable {
    /// The index of the look.
    public var look: Int
    /// The path below the folder of the run, with `/` between its parts; nil if it could not be
    /// made.
    public var path: String?
    /// In points.
    public var width: Double
    public var height: Double
    /// Pixels a point.
    public var scale: Double
    /// What was found wrong with the scene in this look, in order.
    public var findings: [Finding]
    /// The views in it, parents before children, back to front.
    public var views: [ViewOutline]

    public init(
      look: Int, path: String?, width: Double, height: Double, scale: Double,
      findings: [Finding] = [], views: [ViewOutline] = []
    ) {
      self.look = look
      self.path = path
      self.width = width
      self.height = height
      self.scale = scale
      self.findings = findings
      self.views = views
    }
  }

  /// A diagnostic, for people.
  public struct Finding: Codable, Hashable, Sendable {
    /// `note`, `warning` or `error`.
    public var severity: String
    public var rule: String
    public var message: String
    /// `file:line:column`, as far as it is known.
    public var place: String?
    public var hint: String?

    public init(
      severity: String, rule: String, message: String, place: String? = nil, hint: String? = nil
    ) {
      self.severity = severity
      self.rule = rule
      self.message = message
      self.place = place
      self.hint = hint
    }
  }

  /// A view of the scene, for its outline over the picture.
  public struct ViewOutline: Codable, Equatable, Sendable {
    public var className: String
    /// The id in the document; nil for a view that UIKit made, such as a bar.
    public var id: String?
    /// How deep it lies: the window's root view is 0, its subviews 1.
    public var depth: Int
    /// `x, y, width, height` in the superview's coordinates, in points.
    public var frame: [Double]
    /// `x, y, width, height` in the picture, in points: the box around a view that is turned.
    public var box: [Double]

    public init(className: String, id: String?, depth: Int, frame: [Double], box: [Double]) {
      self.className = className
      self.id = id
      self.depth = depth
      self.frame = frame
      self.box = box
    }
  }
}
