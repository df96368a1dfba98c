import CairoBackend
import Foundation
import InterfaceBuilder
import SceneRendering
import Theatre
public import UIKit

/// Starts an app that was built from iOS sources: the `main` that generated code calls.
public enum AppLauncher {
  /// Runs the app and ends the process with an exit status.
  ///
  /// Without arguments the app opens in a window. With those of `flytower play` it is performed:
  /// `--script`, `--film`, `--snapshots`, `--log` and the rest.
  ///
  /// - Parameters:
  ///   - name: The app's module.
  ///   - resources: The folder with its storyboards and Info.plist.
  ///   - register: Enters the app's classes, outlets and actions.
  ///   - delegate: Makes the application delegate.
  @MainActor
  public static func main(
    name: String, resources: String, register: @escaping @MainActor (ConnectionTable) -> Void,
    delegate: @escaping @MainActor () -> any UIApplicationDelegate
  ) {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let app = App(name: name, resources: resources, register: register, delegate: delegate)
    exit(app.run(arguments, StandardConsole()))
  }

  /// An app and what it is made of.
  @MainActor
  struct App {
    let name: String
    let resources: String
    let register: @MainActor (ConnectionTable) -> Void
    let delegate: @MainActor () -> any UIApplicationDelegate

    func run(_ arguments: [String], _ console: any Console) -> Int32 {
      if arguments.contains("--help") {
        console.print(Help.text(for: "play"))
        return 0
      }
      do {
        var reader = ArgumentReader(arguments.isEmpty ? ["--window"] : arguments)
        let options = try PlayOptions(&reader)
        guard try reader.files().isEmpty else { throw UsageError("an app takes no file") }
        return play(options, Report(console))
      } catch {
        console.printError("\(name): \(error)")
        return 2
      }
    }

    private func play(_ options: PlayOptions, _ report: Report) -> Int32 {
      let connections = ConnectionTable()
      register(connections)
      let bundle = AppBundle(folder: resources)
      for diagnostic in bundle.diagnostics { report.fail(diagnostic) }
      let project = ProjectResources(
        folder: resources, language: options.stage.language,
        decoder: ImageFileDecoder())
      let run = PlayRun(
        options: options, report: report, tools: TextTools(fontFiles: project.fontFiles),
        connections: connections)
      run.play(title: name) { performance in
        project.supply(
          performance.session, with: (bundle.documents + bundle.xibs).map(\.document))
        bundle.start(in: performance.session, module: name, delegate: delegate)
        return true
      }
      report.add(project.diagnostics)
      return report.status
    }
  }
}
