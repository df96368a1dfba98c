import Foundation
import InterfaceBuilder
import UIKit

extension Benchmark {
  /// Costs must grow with the elements, no faster.
  static let loading = Benchmark(
    name: "loading", summary: "a scene loaded into objects and laid out, by its number of views"
  ) {
    var smallest: Double?
    for count in [100, 1_000, 10_000] {
      guard let document = try? Document(bytes: scene(views: count), file: "Main.storyboard") else {
        continue
      }
      let measurement = Measurement(
        runs: 7, of: [{ MainActor.assumeIsolated { load(document) } }])
      let each = measurement.medians[0] * 1000 / Double(count)
      smallest = smallest ?? each
      print(
        "  \(count) views: \(rounded(measurement.medians[0])) ms, \(rounded(each)) µs each,",
        "\(rounded(each / (smallest ?? each))) × the smallest's")
    }
  }

  @MainActor
  private static func load(_ document: Document) {
    let session = Session()
    session.documents["Main"] = document
    session.perform {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController =
        UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
      window.makeKeyAndVisible()
    }
  }

  /// Rows of a view with two labels and a button.
  private static func scene(views count: Int) -> [UInt8] {
    let rows = (0..<count / 4).map { row in
      """
      <view contentMode="scaleToFill" id="v\(row)"><rect key="frame" x="0" y="\(row * 44)" \
      width="393" height="44"/><autoresizingMask key="autoresizingMask" widthSizable="YES"/>
      <subviews><label text="Title \(row)" contentMode="left" id="t\(row)">
      <rect key="frame" x="16" y="4" width="200" height="20"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      <label text="Detail \(row)" contentMode="left" id="d\(row)">
      <rect key="frame" x="16" y="24" width="200" height="16"/></label>
      <button buttonType="system" id="b\(row)"><rect key="frame" x="300" y="6" width="80" \
      height="32"/><state key="normal" title="Open"/></button></subviews></view>
      """
    }
    return Array(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      initialViewController="c"><scenes><scene sceneID="s"><objects><viewController id="c">
      <view key="view" id="root"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
      \(rows.joined(separator: "\n"))
      </subviews></view></viewController></objects></scene></scenes></document>
      """.utf8)
  }
}
