package import CairoBackend

/// One digest for everything that a run depends on beside its files and options: the code that runs
/// and what decides how texts look.
///
/// It follows from content alone. Where files stand, how they are called and when they were
/// written makes no difference.
package enum ProgramFingerprint {
  /// The fingerprint of this process as it is now. Ask when the program begins: libraries that are
  /// loaded later, as some are for rare pictures, would make another.
  ///
  /// - Parameter environment: The variables of the process, of which few count.
  package static func digest(
    fonts: FontInventory, environment: [String: String]
  ) throws(FileError) -> ContentDigest {
    var digest = ContentDigest.Builder(purpose: "program 1")
    try addCode(to: &digest)
    for name in variables { digest.add(environment[name]) }
    digest.add(self.digest(of: fonts))
    return digest.finish()
  }

  /// What the libraries look at: FreeType's properties change the shape of glyphs.
  private static let variables = ["FREETYPE_PROPERTIES"]

  private static func addCode(to digest: inout ContentDigest.Builder) throws(FileError) {
    let objects = LoadedObject.all
    digest.add(objects.count)
    for object in objects { try object.add(to: &digest) }
  }

  /// What the fonts are, and what chooses among them.
  static func digest(of fonts: FontInventory) -> ContentDigest {
    var digest = ContentDigest.Builder(purpose: "fonts 1")
    digest.add(fonts.languages)
    digest.add(fonts.configurationFiles.count)
    for file in fonts.configurationFiles { digest.add(try? ContentDigest(ofFile: file)) }
    var known: [String: ContentDigest?] = [:]
    digest.add(fonts.fonts.count)
    for font in fonts.fonts {
      let content = known[font.file] ?? FontFileDigest.digest(of: font.file)
      known[font.file] = content
      digest.add(font.family)
      digest.add(font.style)
      digest.add(font.index)
      digest.add(font.version)
      digest.add(content)
    }
    return digest.finish()
  }
}
