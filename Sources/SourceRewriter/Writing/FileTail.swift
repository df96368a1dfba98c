/// What is appended to a rewritten file: its registrations, and what else it needs to compile.
struct FileTail {
  let source: SourceText
  let types: [TypeDeclaration]
  /// The file's place in the module, which tells its functions from those of other files.
  let file: Int
  let list: RegistrationList

  var text: String {
    var parts = types.map { OptionalRequirements(of: $0, in: source).text }
    let places = list.places(in: file)
    parts += places.map { RegistrationWriter.text(list[$0], at: $0) }
    if !places.isEmpty { parts.append(Self.function(file, calling: places)) }
    parts += types.filter(isEntry).map(Self.launch)
    let body = parts.joined()
    let imports = imports(forCode: !places.isEmpty)
    guard !body.isEmpty || !imports.isEmpty else { return "" }
    return "#sourceLocation()\n" + body + imports
  }

  /// The function by which the module's other files reach the file's registrations.
  static func function(_ file: Int, calling places: [RegistrationPlace]) -> String {
    """
    @MainActor func registerConnections\(file)(in table: UIKit.ConnectionTable) {
    \(places.map(RegistrationWriter.call).joined())}

    """
  }

  /// Whether the app begins with this class, and UIKit is expected to say how.
  private func isEntry(_ type: TypeDeclaration) -> Bool {
    type.isAppEntry
  }

  private static func launch(_ type: TypeDeclaration) -> String {
    """
    extension \(type.name) {
      @MainActor static func main() { launchFlytowerApp { \(type.name)() } }
    }

    """
  }

  private func imports(forCode hasCode: Bool) -> String {
    var text = ""
    if hasCode, !imports("UIKit") { text += "import UIKit\n" }
    if usesNetworking, !imports("FoundationNetworking") { text += "import FoundationNetworking\n" }
    return text
  }

  private func imports(_ module: String) -> Bool {
    zip(source.tokens, source.tokens.dropFirst()).contains {
      $0.isWord("import") && $1.isWord(module)
    }
  }

  /// On Linux what loads URLs is a module of its own, beside Foundation.
  private var usesNetworking: Bool {
    source.tokens.contains { $0.kind == .word && Self.networking.contains($0.text) }
  }

  private static let networking: Set<String> = [
    "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse", "URLAuthenticationChallenge", "URLCache",
    "URLCredential", "URLProtectionSpace", "URLProtocol", "URLRequest", "URLResponse", "URLSession",
    "URLSessionConfiguration", "URLSessionDataTask", "URLSessionDelegate", "URLSessionDownloadTask",
    "URLSessionTask", "URLSessionUploadTask",
  ]
}

extension TypeDeclaration {
  /// Whether the app begins with this class, and has no `main` of its own.
  var isAppEntry: Bool {
    guard kind == .class, !methods.contains(where: { $0.name == "main" && $0.modifiers.isStatic })
    else { return false }
    return modifiers.attribute("UIApplicationMain") != nil || modifiers.attribute("main") != nil
  }
}
