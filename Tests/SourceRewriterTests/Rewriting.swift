import Foundation
import InterfaceBuilder
import SourceRewriter

/// A module of one or more files in memory.
func rewritten(
  _ texts: String..., storyboard: String? = nil, plist: String? = nil
) throws -> RewrittenModule {
  var module = ModuleSources(name: "App")
  for (number, text) in texts.enumerated() {
    module.sources.append(ModuleSources.File(path: "File\(number).swift", text: text))
  }
  if let storyboard {
    module.documents = [try Document(bytes: Array(storyboard.utf8), file: "Main.storyboard")]
  }
  module.infoPropertyList = plist.map { ModuleSources.File(path: "Info.plist", text: $0) }
  return try RewrittenModule(module)
}

/// The rewritten text of one source without what was put before and after it.
func body(of text: String) throws -> String {
  try rewritten(text).sources[0].text.rewrittenBody
}

extension String {
  /// What stands between the directive of the first line and the appended code.
  var rewrittenBody: String {
    let afterDirective = self[(firstIndex(of: "\n") ?? startIndex)...].dropFirst()
    let end = afterDirective.range(of: "\n#sourceLocation()\n")?.lowerBound
    return String(end.map { afterDirective[..<$0] + "\n" } ?? afterDirective)
  }

  /// What was appended.
  var appendedCode: String {
    range(of: "\n#sourceLocation()\n").map { String(self[$0.upperBound...]) } ?? ""
  }
}

/// The folder of the package.
let packageRoot = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// The files in a folder of the package with an ending, sorted.
func files(in folder: String, ending: String) -> [URL] {
  let directory = packageRoot.appendingPathComponent(folder)
  let all = FileManager.default.enumerator(at: directory, includingPropertiesForKeys: nil)
  let files = all?.compactMap { $0 as? URL } ?? []
  return files.filter { $0.pathExtension == ending }.sorted { $0.path < $1.path }
}

/// A storyboard with one controller of class `Lobby`; its opening tag is on line 5.
func storyboard(view: String = "", connections: String = "") -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
  targetRuntime="iOS.CocoaTouch">
  <scenes><scene sceneID="s"><objects>

  <viewController id="vc" customClass="Lobby" customModule="App" customModuleProvider="target">
  <view key="view" id="v"><subviews>
  <label id="l"/>
  \(view)
  </subviews></view>
  <connections>
  \(connections)
  </connections>
  </viewController>
  </objects></scene></scenes>
  </document>
  """
}
