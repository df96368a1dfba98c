import Diagnostics
import InterfaceBuilder
import TestSupport
import Testing
import Theatre
import UIKit

@MainActor
struct AppBundleTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `storyboards are found in folders of languages, the base first`() throws {
    try folder.write(Storyboard(StoryboardScene("a")).description, to: "Attic.storyboard")
    try folder.write(Storyboard(StoryboardScene("b")).description, to: "Base.lproj/Main.storyboard")
    try folder.write(Storyboard(StoryboardScene("c")).description, to: "ar.lproj/Main.storyboard")
    try folder.write("no storyboard", to: "Main.swift")

    let bundle = AppBundle(folder: folder.path)

    #expect(bundle.documents.map(\.name) == ["Main", "Attic"])
    #expect(bundle.documents.first?.document.scenes.first?.controller?.id == "b")
    #expect(bundle.diagnostics.isEmpty)
    #expect(bundle.storyboardName == "Main")
    #expect(bundle.sceneDelegateName == nil)
  }

  @Test func `a scene manifest names storyboard and delegate`() throws {
    try writeInfo(
      """
      <key>UIMainStoryboardFile</key><string>Old</string>
      <key>UIApplicationSceneManifest</key><dict>
        <key>UISceneConfigurations</key><dict>
          <key>UIWindowSceneSessionRoleApplication</key><array><dict>
            <key>UISceneDelegateClassName</key>
            <string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
            <key>UISceneStoryboardFile</key><string>Foyer</string>
          </dict></array>
        </dict>
      </dict>
      """)
    let bundle = AppBundle(folder: folder.path)
    #expect(bundle.storyboardName == "Foyer")
    #expect(bundle.sceneDelegateName == "SceneDelegate")
  }

  @Test func `without a scene manifest the main storyboard counts`() throws {
    try writeInfo("<key>UIMainStoryboardFile</key><string>Old</string>")
    let bundle = AppBundle(folder: folder.path)
    #expect(bundle.storyboardName == "Old")
    #expect(bundle.sceneDelegateName == nil)
  }

  @Test func `entries of another type than they should have count for nothing`() throws {
    try writeInfo(
      """
      <key>UIMainStoryboardFile</key><integer>3</integer>
      <key>UIApplicationSceneManifest</key><string>none</string>
      """)
    let bundle = AppBundle(folder: folder.path)
    #expect(bundle.storyboardName == nil)
    #expect(bundle.diagnostics.isEmpty)
  }

  @Test(arguments: ["<plist><dict><key>", "", "<plist><array/></plist>"])
  func `a broken property list is a diagnostic of its file`(text: String) throws {
    let path = try folder.write(text, to: "Info.plist")
    let bundle = AppBundle(folder: folder.path)
    #expect(
      bundle.diagnostics.map(\.description) == [
        "\(path): error: not a property list [unreadable-file]"
      ])
  }

  @Test func `a storyboard that cannot be read leaves the others`() throws {
    let path = try folder.write("<document", to: "Broken.storyboard")
    try folder.write(Storyboard(StoryboardScene("a")).description, to: "Main.storyboard")
    let bundle = AppBundle(folder: folder.path)
    #expect(bundle.documents.map(\.name) == ["Main"])
    #expect(bundle.diagnostics.map(\.location?.file) == [path])
  }

  @Test func `a folder that is not there has nothing`() {
    let bundle = AppBundle(folder: folder.path + "/nowhere")
    #expect(bundle.documents.isEmpty)
    #expect(bundle.storyboardName == nil)
  }

  @Test func `an app without storyboards starts with its delegate alone`() {
    let session = Session()
    let delegate = Delegate()
    AppBundle(folder: folder.path).start(in: session, module: "App") { delegate }
    #expect(delegate.launches == 1)
    #expect(session.log.diagnostics.isEmpty)
    #expect(session.application.windows.isEmpty)
  }

  @Test func `an app starts with the initial controller of its storyboard`() throws {
    try folder.write(
      Storyboard(StoryboardScene("a", StoryboardView.label("Hello"))).description,
      to: "Base.lproj/Main.storyboard")
    let performance = Performance(session: Session())
    AppBundle(folder: folder.path).start(in: performance.session, module: "App") { Delegate() }
    #expect(performance.screenTexts == ["Hello"])
  }

  private func writeInfo(_ entries: String) throws {
    try folder.write(
      "<plist version=\"1.0\"><dict>\(entries)</dict></plist>", to: "Info.plist")
  }

  private final class Delegate: UIApplicationDelegate {
    var window: UIWindow?
    var launches = 0

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      launches += 1
      return true
    }
  }
}
