public import Diagnostics

// This module owns the way from iOS Swift sources to sources that compile without Objective-C, and
// from a storyboard's connections to code that a compiler checks. It reads and writes no files.

/// A module of an iOS app, rewritten.
///
/// Every source keeps its lines: what must go is blanked, what must change keeps the line breaks
/// it had. Each is followed by extensions that register its classes, outlets and actions; their
/// lines count as lines of the storyboard that asks for them.
public struct RewrittenModule: Sendable {
  /// The rewritten sources, in the order they were given.
  public private(set) var sources: [ModuleSources.File] = []
  /// The generated file that joins them, to be written as `connectionsName`.
  public private(set) var connections = ""
  /// What is wrong, or not supported.
  public private(set) var diagnostics: [Diagnostic] = []

  /// The name of the generated file.
  public static let connectionsName = ConnectionsFile.name

  /// Rewrites a module. It fails when the `Info.plist` cannot be read; all else is a finding.
  public init(_ module: ModuleSources) throws(SourceError) {
    let files = (module.sources + module.compiled).map { SourceText(path: $0.path, $0.text) }
    let index = ModuleIndex(files)
    let finder = try Self.connections(of: module, files, index)
    diagnostics = finder.diagnostics
    for file in module.sources.indices {
      rewrite(files[file], file: file, index: index, list: finder.list)
    }
    for file in module.sources.count..<files.count {
      checkCompiled(files[file], file: file, index: index)
    }
    connections =
      ConnectionsFile(
        module: module.name, list: finder.list, rewritten: module.sources.indices,
        compiled: module.sources.count..<files.count,
        isApp: index.entries.contains { $0.type.isAppEntry }, resources: module.resources
      ).text
  }

  private static func connections(
    of module: ModuleSources, _ files: [SourceText], _ index: ModuleIndex
  ) throws(SourceError) -> ConnectionFinder {
    var finder = ConnectionFinder(module: module.name, index: index)
    for document in module.documents { finder.read(document) }
    if let file = module.infoPropertyList {
      finder.read(try InfoPropertyList(path: file.path, file.text, module: module.name))
    }
    finder.readExposedMethods(of: files)
    return finder
  }

  private mutating func rewrite(
    _ source: SourceText, file: Int, index: ModuleIndex, list: RegistrationList
  ) {
    var rewriter = FileRewriter(source, file: file, index: index)
    rewriter.run()
    let body = rewriter.edits.applied(to: source.bytes)
    let tail = FileTail(source: source, types: rewriter.types, file: file, list: list)
    let start = RegistrationWriter.directive(SourceLocation(file: source.path, line: 1))
    let end = body.utf8.last == Byte.lineFeed ? "" : "\n"
    sources.append(ModuleSources.File(path: source.path, text: start + body + end + tail.text))
    diagnostics += rewriter.diagnostics
    diagnostics += rewriter.types.flatMap { OptionalRequirements(of: $0, in: source).diagnostics }
  }

  /// A file that is not rewritten must not need it.
  private mutating func checkCompiled(_ source: SourceText, file: Int, index: ModuleIndex) {
    var rewriter = FileRewriter(source, file: file, index: index)
    rewriter.run()
    guard let edit = rewriter.edits.first else { return }
    let offset = edit.range.lowerBound
    diagnostics.append(
      Diagnostic(
        .error, rule: "compiled-source", "this file is compiled as it is, but has to be rewritten",
        at: SourceLocation(
          file: source.path, line: source.line(at: offset), column: source.column(at: offset)),
        hint: "name another file in the target's 'sources'"))
  }
}
