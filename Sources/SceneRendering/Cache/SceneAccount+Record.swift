import Diagnostics
import Foundation
import Theatre

extension RecordWriter {
  mutating func add(_ scene: RenderedScene) {
    add(scene.account)
    add(scene.bytes)
  }

  private mutating func add(_ account: SceneAccount) {
    add(account.findings) { $0.add($1) }
    add(account.written) { $0.add($1) }
    add(account.outlines) { $0.add($1) }
    for side in [account.width, account.height, account.scale] { add(Double(side)) }
  }

  private mutating func add(_ entry: DiagnosticLog.Entry) {
    let diagnostic = entry.diagnostic
    add(entry.key)
    add(diagnostic.severity.rawValue)
    add(diagnostic.rule)
    add(diagnostic.message)
    add(diagnostic.location)
    add(diagnostic.hint)
    add(diagnostic.notes) { writer, note in
      writer.add(note.message)
      writer.add(note.location)
    }
  }

  private mutating func add(_ location: SourceLocation?) {
    add(location?.file)
    add(location?.line ?? -1)
    add(location?.column ?? -1)
  }

  private mutating func add(_ view: ViewOutline) {
    add(view.className)
    add(view.id)
    add(view.depth)
    for rect in [view.frame, view.box] {
      for side in [rect.minX, rect.minY, rect.width, rect.height] { add(Double(side)) }
    }
  }
}

extension RecordReader {
  mutating func scene() -> RenderedScene? {
    guard let account = account(), let bytes = content() else { return nil }
    return RenderedScene(account: account, bytes: bytes)
  }

  private mutating func account() -> SceneAccount? {
    guard let findings = list({ $0.entry() }), let written = list({ $0.text() }),
      let outlines = list({ $0.outline() }), let width = double(), let height = double(),
      let scale = double()
    else { return nil }
    return SceneAccount(
      findings: findings, written: written, outlines: outlines, width: CGFloat(width),
      height: CGFloat(height), scale: CGFloat(scale))
  }

  private mutating func entry() -> DiagnosticLog.Entry? {
    guard let key = optionalText(), let severity = text().flatMap(Severity.init),
      let rule = text(), let message = text(), let location = location(),
      let hint = optionalText(), let notes = list({ $0.note() })
    else { return nil }
    return DiagnosticLog.Entry(
      Diagnostic(severity, rule: rule, message, at: location, hint: hint, notes: notes),
      key: key)
  }

  private mutating func note() -> Diagnostic.Note? {
    guard let message = text(), let location = location() else { return nil }
    return Diagnostic.Note(message, at: location)
  }

  /// The outer nil is for damage.
  private mutating func location() -> SourceLocation?? {
    guard let file = optionalText(), let line = number(), let column = number() else { return nil }
    return .some(
      file.map {
        SourceLocation(file: $0, line: line < 0 ? nil : line, column: column < 0 ? nil : column)
      })
  }

  private mutating func outline() -> ViewOutline? {
    guard let className = text(), let id = optionalText(), let depth = number(),
      let frame = rect(), let box = rect()
    else { return nil }
    return ViewOutline(className: className, id: id, depth: depth, frame: frame, box: box)
  }

  private mutating func rect() -> CGRect? {
    guard let x = double(), let y = double(), let width = double(), let height = double() else {
      return nil
    }
    return CGRect(x: x, y: y, width: width, height: height)
  }
}
