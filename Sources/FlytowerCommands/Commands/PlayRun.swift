import Diagnostics
import Foundation
import SceneRendering
import Theatre
import UIKit
import WindowBackend

/// One performance with its outputs: by script in virtual time, or in a window.
@MainActor
struct PlayRun {
  let options: PlayOptions
  let report: Report
  let tools: TextTools
  var connections = ConnectionTable()

  /// `open` puts the first scene on the screen; where it cannot, nothing is played.
  func play(title: String, open: (Performance) -> Bool) {
    let session = report.listen(
      to: options.stage.makeSession(tools: tools, connections: connections))
    session.whenReported = { [report] diagnostic in report.add([diagnostic]) }
    let performance = Performance(
      session: session, filmRate: options.film == nil ? nil : options.rate)
    guard open(performance) else { return report.giveUp() }
    if options.showsWindow {
      showWindow(performance, title: title)
    } else {
      perform(performance)
    }
    if options.printsLog, !performance.callSheet.entries.isEmpty {
      report.console.print(performance.callSheet.description)
    }
  }

  private var pictures: PictureFile { PictureFile(report: report, renderer: tools.renderer) }

  private func perform(_ performance: Performance) {
    if let path = options.script {
      performScript(at: path, performance)
    } else {
      performance.wait(1)
    }
    writeSnapshots(performance)
    if let film = performance.film, !film.frames.isEmpty, let path = options.film,
      pictures.writeFilm(film, scale: filmScale, to: path)
    {
      report.console.print(path)
    }
  }

  private func performScript(at path: String, _ performance: Performance) {
    guard let script = script(at: path) else { return }
    do {
      try performance.perform(script)
    } catch {
      report.add([Self.diagnostic(error, path)])
    }
  }

  /// nil, and a failure, when it cannot be read.
  private func script(at path: String) -> Script? {
    guard let data = FileManager.default.contents(atPath: path) else {
      report.fail(
        Diagnostic(
          .error, rule: "unreadable-file", "cannot read the script",
          at: SourceLocation(file: path)))
      return nil
    }
    do {
      return try Script(parsing: String(decoding: data, as: UTF8.self), file: path)
    } catch {
      report.fail(Self.diagnostic(error, path))
      return nil
    }
  }

  private static func diagnostic(_ error: ScriptError, _ path: String) -> Diagnostic {
    Diagnostic(
      .error, rule: "script", error.description, at: SourceLocation(file: path, line: error.line))
  }

  private func writeSnapshots(_ performance: Performance) {
    guard let folder = options.snapshots else { return }
    var names = NumberedNames()
    for snapshot in performance.snapshots {
      let path = "\(folder)/\(names.unique(snapshot.name)).png"
      let size = performance.session.device.size
      if pictures.writePNG(
        snapshot.list, size: size, scale: options.stage.outputScale, to: path)
      {
        report.console.print(path)
      }
    }
  }

  /// A film for a page: at the screen's own scale it would be needlessly large.
  private var filmScale: CGFloat { options.stage.scale ?? 1 }

  /// Until the person closes it.
  private func showWindow(_ performance: Performance, title: String) {
    guard let window = performance.frontWindow else { return }
    do {
      let desktop = try DesktopWindow(
        session: performance.session, window: window, title: title, renderer: tools.renderer,
        scale: options.stage.scale)
      _ = try desktop.run()
    } catch {
      report.fail(Diagnostic(.error, rule: "window", error.description))
    }
  }
}
