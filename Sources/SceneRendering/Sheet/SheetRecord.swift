import ContactSheet
import Diagnostics
import Foundation
import Theatre

/// Gathers the manifest of a run as its pictures are finished.
@MainActor
struct SheetRecord {
  private(set) var manifest: RenderManifest
  private let prefix: Int
  private let resources: RunResources

  init(
    _ request: RenderRequest, _ plan: RenderPlan, _ resources: RunResources, folders: [String]
  ) {
    prefix = request.output.utf8.count + 1
    self.resources = resources
    manifest = RenderManifest(
      title: Self.title(of: request, folders: folders, plan), program: request.program,
      looks: request.looks.map(\.entry),
      scenes: plan.scenes.map { scene, document in
        RenderManifest.Scene(
          name: scene.facts.name, className: scene.facts.className,
          file: resources.shownPath(document.facts.path),
          line: scene.facts.location.line ?? 1)
      },
      shard: request.shard)
  }

  private static func title(
    of request: RenderRequest, folders: [String], _ plan: RenderPlan
  ) -> String {
    if let folder = folders.first, request.inputs.count == 1 {
      let last = URL(fileURLWithPath: folder).standardizedFileURL.lastPathComponent
      return last.isEmpty ? folder : last
    }
    let files = plan.documents.map(\.folder)
    return files.count == 1 ? files[0] : "\(files.count) files"
  }

  mutating func add(
    _ outcome: SceneOutcome, of scene: RenderPlan.PlannedScene, look: Int
  ) {
    let (path, account, failure) = outcome.parts
    var picture = RenderManifest.Picture(
      look: look, path: path.map { String(decoding: $0.utf8.dropFirst(prefix), as: UTF8.self) },
      width: Double(account.width), height: Double(account.height), scale: Double(account.scale),
      findings: account.findings.map { RenderManifest.Finding($0.diagnostic, resources.shownPath) },
      views: account.outlines.map(RenderManifest.ViewOutline.init))
    if let failure {
      picture.findings.append(
        RenderManifest.Finding(severity: "error", rule: "no-picture", message: failure))
    }
    manifest.scenes[scene.number].pictures.append(picture)
  }
}

extension SceneOutcome {
  fileprivate var parts: (path: String?, account: SceneAccount, failure: String?) {
    switch self {
    case .written(let path, let account): (path, account, nil)
    case .failed(.picture(let sentence), let account): (nil, account, sentence)
    case .failed(.file(let error), let account):
      (nil, account, "the file cannot be written: \(error.cause)")
    }
  }
}

extension RenderManifest.Finding {
  /// Paths are shown as those of scenes are, so that the record is the same wherever the project
  /// lies.
  fileprivate init(_ diagnostic: Diagnostic, _ shownPath: (String) -> String) {
    let place = diagnostic.location.map { location in
      SourceLocation(
        file: shownPath(location.file), line: location.line, column: location.column)
    }
    self.init(
      severity: diagnostic.severity.rawValue, rule: diagnostic.rule, message: diagnostic.message,
      place: place?.description, hint: diagnostic.hint)
  }
}

extension RenderManifest.ViewOutline {
  fileprivate init(_ view: ViewOutline) {
    self.init(
      className: view.className, id: view.id, depth: view.depth, frame: Self.numbers(view.frame),
      box: Self.numbers(view.box))
  }

  /// In hundredths of a point: more is not to be seen.
  private static func numbers(_ rect: CGRect) -> [Double] {
    [rect.minX, rect.minY, rect.width, rect.height].map { value in
      value.isFinite ? (Double(value) * 100).rounded() / 100 : 0
    }
  }
}
