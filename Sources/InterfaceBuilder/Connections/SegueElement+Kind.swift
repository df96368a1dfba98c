extension SegueElement {
  /// How a segue brings its destination to the screen.
  public struct Kind: RawRepresentable, Hashable, Sendable {
    /// The kind as written.
    public let rawValue: String

    /// The kind of a word in the file.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Shown by the nearest container that knows how, else presented.
    public static let show = Kind(rawValue: "show")
    /// Shown as the detail of a split controller, else presented.
    public static let showDetail = Kind(rawValue: "showDetail")
    /// Presented over the source.
    public static let presentation = Kind(rawValue: "presentation")
    /// Presented in a popover where there is room for one.
    public static let popoverPresentation = Kind(rawValue: "popoverPresentation")
    /// Made a child whose view fills the container view that holds the segue.
    public static let embed = Kind(rawValue: "embed")
    /// Performed by a class of the app.
    public static let custom = Kind(rawValue: "custom")
    /// Back to a controller that is already there; the destination is the scene's exit.
    public static let unwind = Kind(rawValue: "unwind")
    /// Not performed: the destination is part of the source from the start.
    public static let relationship = Kind(rawValue: "relationship")

    // The kinds before iOS 8.
    /// Pushed by the navigation controller around the source.
    public static let push = Kind(rawValue: "push")
    /// Presented over the source.
    public static let modal = Kind(rawValue: "modal")
    /// Presented in a popover.
    public static let popover = Kind(rawValue: "popover")
    /// Put in the place of the detail of a split controller.
    public static let replace = Kind(rawValue: "replace")
  }
}
