import CPango

/// What decides on this machine which font a text gets, as fontconfig knows it.
///
/// Two machines with the same inventory, and the same content in its files, choose and draw the
/// same glyphs. The files are not opened here.
public struct FontInventory: Hashable, Sendable {
  /// The machine's fonts in fontconfig's order, by which it decides between equals.
  public let fonts: [Font]
  /// The configuration files in the order of reading.
  public let configurationFiles: [String]
  /// The languages that count where a text does not say its own.
  public let languages: [String]

  /// One face of a font file.
  public struct Font: Hashable, Sendable, CustomStringConvertible {
    public let family: String
    public let style: String
    public let file: String
    /// The place within the file; the upper half numbers the instances of a variable font.
    public let index: Int
    public let version: Int

    /// `family, style, version, file#index`
    public var description: String { "\(family), \(style), \(version), \(file)#\(index)" }
  }

  /// Asks fontconfig, which reads its configuration unless the process has used it before.
  public init() {
    let config = FcConfigReference(nil)
    defer { if let config { FcConfigDestroy(config) } }
    fonts = Self.fonts(of: config)
    configurationFiles = Self.texts(FcConfigGetConfigFiles(config))
    let defaults = FcGetDefaultLangs()
    defer { if let defaults { FcStrSetDestroy(defaults) } }
    languages = Self.texts(FcStrListCreate(defaults)) + Self.pangoLanguages
  }

  private static func fonts(of config: OpaquePointer?) -> [Font] {
    guard let set = FcConfigGetFonts(config, FcSetSystem)?.pointee else { return [] }
    return (0..<Int(set.nfont)).compactMap { set.fonts[$0].map(Font.init) }
  }

  /// Pango's own, then those preferred for scripts, as far as the surroundings name any.
  private static var pangoLanguages: [String] {
    var languages = [pango_language_get_default()]
    if var next = pango_language_get_preferred() {
      while let language = next.pointee {
        languages.append(language)
        next += 1
      }
    }
    return languages.compactMap { $0 }.map { String(cString: pango_language_to_string($0)) }
  }

  /// All that a list gives, which is released.
  private static func texts(_ list: OpaquePointer?) -> [String] {
    guard let list else { return [] }
    defer { FcStrListDone(list) }
    var texts: [String] = []
    while let text = FcStrListNext(list) { texts.append(String(cString: text)) }
    return texts
  }
}

extension FontInventory.Font {
  fileprivate init(_ pattern: OpaquePointer) {
    func text(_ key: String) -> String {
      var text: UnsafeMutablePointer<FcChar8>?
      guard FcPatternGetString(pattern, key, 0, &text) == FcResultMatch, let text else { return "" }
      return String(cString: text)
    }
    func number(_ key: String) -> Int {
      var number: Int32 = 0
      return FcPatternGetInteger(pattern, key, 0, &number) == FcResultMatch ? Int(number) : 0
    }
    family = text(FC_FAMILY)
    style = text(FC_STYLE)
    file = text(FC_FILE)
    index = number(FC_INDEX)
    version = number(FC_FONTVERSION)
  }
}
