/// The one generated file of a module: it calls what the rewritten files register.
struct ConnectionsFile {
  static let name = "FlytowerConnections.swift"

  let module: String
  let list: RegistrationList
  /// Files that are rewritten, and files that the build compiles as they are.
  let rewritten: Range<Int>
  let compiled: Range<Int>
  /// Whether the module is an app, and whether it has a bundle of resources.
  let isApp: Bool
  let resources: ModuleSources.Resources

  var text: String {
    let compiledPlaces = compiled.flatMap(list.places)
    return header
      + compiledPlaces.map { RegistrationWriter.text(list[$0], at: $0) }.joined()
      + registration(compiledPlaces)
      + (isApp ? launch : "")
  }

  private var header: String {
    "import UIKit\n" + (isApp ? "import FlytowerCommands\n" : "") + "\n"
  }

  private func registration(_ compiledPlaces: [RegistrationPlace]) -> String {
    let files = rewritten.filter { !list.places(in: $0).isEmpty }
    let calls = files.map { "  registerConnections\($0)(in: table)\n" }
    let lines = list.missing.map(RegistrationWriter.line)
    return """
      @MainActor func registerConnections(in table: UIKit.ConnectionTable) {
      \(calls.joined())\(compiledPlaces.map(RegistrationWriter.call).joined())\
      \(lines.joined())}

      """
  }

  private var launch: String {
    """
    @MainActor func launchFlytowerApp(
      _ makeDelegate: @escaping @MainActor @Sendable () -> any UIApplicationDelegate
    ) {
      FlytowerCommands.AppLauncher.main(
        name: "\(module)", resources: \(resources.expression),
        register: { registerConnections(in: $0) }, delegate: makeDelegate)
    }

    """
  }
}
