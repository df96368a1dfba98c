import InterfaceBuilder
import Theatre

/// The questions that a scene asked of its project, as the bytes of an entry.
enum QuestionRecord {
  private static let image = 0
  private static let color = 1

  static func bytes(of questions: [ResourceQuestion]) -> [UInt8] {
    var writer = RecordWriter()
    writer.add(questions) { writer, question in
      let (kind, name, traits) =
        switch question {
        case .image(let name, let traits): (image, name, traits)
        case .color(let name, let traits): (color, name, traits)
        }
      writer.add(kind)
      writer.add(name)
      writer.add(traits.scale)
      writer.add(traits.style.rawValue)
      writer.add(traits.idiom)
      writer.add(traits.isHighContrast ? 1 : 0)
      writer.add(traits.isWideGamut ? 1 : 0)
    }
    return writer.bytes
  }

  /// nil for bytes that are no such record.
  static func questions(in bytes: [UInt8]) -> [ResourceQuestion]? {
    var reader = RecordReader(bytes)
    let questions = reader.list { question(&$0) }
    return reader.isAtEnd ? questions : nil
  }

  private static func question(_ reader: inout RecordReader) -> ResourceQuestion? {
    guard let kind = reader.number(), let name = reader.text(), let traits = traits(&reader)
    else { return nil }
    switch kind {
    case image: return .image(name, traits)
    case color: return .color(name, traits)
    case _: return nil
    }
  }

  private static func traits(_ reader: inout RecordReader) -> AssetTraits? {
    guard let scale = reader.number(), let style = reader.text().flatMap(AssetTraits.Style.init),
      let idiom = reader.text(), let isHighContrast = reader.number(),
      let isWideGamut = reader.number()
    else { return nil }
    return AssetTraits(
      scale: scale, style: style, idiom: idiom, isHighContrast: isHighContrast == 1,
      isWideGamut: isWideGamut == 1)
  }
}
