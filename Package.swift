// swift-tools-version: 6.1
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

func library(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tool(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .executableTarget(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(_ module: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .testTarget(name: module + "Tests", dependencies: dependencies, swiftSettings: settings)
}

// An app as Xcode has it: the plugin feeds the target all of its sources but one, rewritten.
func example(_ name: String) -> Target {
  .executableTarget(
    name: name, dependencies: ["FlytowerCommands", "UIKit"], path: "Examples/\(name)/\(name)",
    exclude: ["Base.lproj", "Info.plist"], sources: ["SceneDelegate.swift"],
    swiftSettings: [.swiftLanguageMode(.v5)], plugins: ["StoryboardPlugin"])
}

func system(_ name: String, _ pkgConfig: String, apt package: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([package])])
}

// What any platform can build: documents and the tools over them.
var targets: [Target] = [
  library("Diagnostics"),
  library("Cassowary"),
  library("Drawing"),
  system("CLibXML2", "libxml-2.0", apt: "libxml2-dev"),
  library("InterfaceBuilder", ["CLibXML2", "Diagnostics"]),
  library("StoryboardTools", ["Diagnostics", "InterfaceBuilder"]),
  library("SourceRewriter", ["Diagnostics", "InterfaceBuilder"]),
  tool("flytower-rewrite", ["Diagnostics", "InterfaceBuilder", "SourceRewriter"]),
  .plugin(name: "StoryboardPlugin", capability: .buildTool(), dependencies: ["flytower-rewrite"]),
  system("CYaml", "yaml-0.1", apt: "libyaml-dev"),
  library("Configuration", ["CYaml", "Diagnostics"]),
  .target(
    name: "ContactSheet", resources: [.embedInCode("Page/Assets")], swiftSettings: settings),
  tests("Cassowary", ["Cassowary"]),
  tests("Configuration", ["Configuration", "Diagnostics"]),
  tests("ContactSheet", ["ContactSheet"]),
  tests("Drawing", ["Drawing"]),
  tests("InterfaceBuilder", ["Diagnostics", "InterfaceBuilder"]),
  tests("StoryboardTools", ["Diagnostics", "InterfaceBuilder", "StoryboardTools"]),
  tests("SourceRewriter", ["Diagnostics", "InterfaceBuilder", "SourceRewriter"]),
  tests("Architecture"),
]

var products: [Product] = [
  .library(name: "Cassowary", targets: ["Cassowary"]),
  .library(name: "Configuration", targets: ["Configuration", "Diagnostics"]),
  .library(name: "CLibXML2", targets: ["CLibXML2"]),
  .library(name: "InterfaceBuilder", targets: ["Diagnostics", "InterfaceBuilder"]),
]

// A module named UIKit must not exist where Apple's is: an iOS build would see two.
#if os(Linux)
  products += [
    .library(name: "CCairo", targets: ["CCairo"]),
    .library(name: "CPango", targets: ["CPango"]),
    .library(name: "CairoBackend", targets: ["CairoBackend", "Drawing"]),
    .library(name: "Theatre", targets: ["Theatre"]),
    .library(name: "UIKit", targets: ["UIKit"]),
  ]
  let uikitTests: [Target.Dependency] = [
    "Diagnostics", "Drawing", "InterfaceBuilder", "UIKit", "_Testing_UIKit",
  ]
  targets += [
    library("QuartzCore", ["Drawing"]),
    library(
      "UIKit", ["Cassowary", "Diagnostics", "Drawing", "InterfaceBuilder", "QuartzCore"]),
    system("CCairo", "cairo", apt: "libcairo2-dev"),
    system("CPango", "pangocairo", apt: "libpango1.0-dev"),
    system("CGif", "libgif", apt: "libgif-dev"),
    system("CWebP", "libwebpmux", apt: "libwebp-dev"),
    system("CDeflate", "libdeflate", apt: "libdeflate-dev"),
    system("CTurboJPEG", "libturbojpeg", apt: "libturbojpeg0-dev"),
    system("CRSVG", "librsvg-2.0", apt: "librsvg2-dev"),
    system("CPoppler", "poppler-glib", apt: "libpoppler-glib-dev"),
    system("CSDL2", "sdl2", apt: "libsdl2-dev"),
    .target(name: "CPixels"),
    .target(name: "CVectors", dependencies: ["CPoppler", "CRSVG"]),
    library(
      "CairoBackend",
      [
        "CCairo", "CDeflate", "CGif", "CPango", "CPixels", "CTurboJPEG", "CVectors", "CWebP",
        "Drawing",
      ]),
    tests("CairoBackend", ["CCairo", "CGif", "CTurboJPEG", "CWebP", "CairoBackend", "Drawing"]),
    library("WindowBackend", ["CSDL2", "Drawing", "QuartzCore", "UIKit"]),
    .executableTarget(
      name: "window-probe", dependencies: ["CairoBackend", "UIKit", "WindowBackend"],
      path: "Tests/WindowProbe", swiftSettings: settings),
    tests(
      "WindowBackend",
      [
        "CSDL2", "Drawing", "QuartzCore", "UIKit", "WindowBackend", "_Testing_UIKit",
        "window-probe",
      ]),
    library("Theatre", ["Diagnostics", "Drawing", "InterfaceBuilder", "UIKit"]),
    system("CCrypto", "libcrypto", apt: "libssl-dev"),
    .target(name: "CProcess"),
    library(
      "SceneRendering",
      [
        "CCrypto", "CProcess", "CairoBackend", "ContactSheet", "Diagnostics", "Drawing",
        "InterfaceBuilder", "Theatre", "UIKit",
      ]),
    tests(
      "SceneRendering",
      uikitTests + ["CairoBackend", "ContactSheet", "SceneRendering", "TestSupport", "Theatre"]),
    library(
      "FlytowerCommands",
      [
        "CairoBackend", "Configuration", "ContactSheet", "Diagnostics", "Drawing",
        "InterfaceBuilder", "SceneRendering", "StoryboardTools", "Theatre", "UIKit",
        "WindowBackend",
      ]),
    tool("flytower", ["FlytowerCommands"]),
    example("EmbeddedSwapping"),
    example("SwitchViews"),
    library("_Testing_UIKit"),
    library("TestSupport", ["InterfaceBuilder"]),
    tests("QuartzCore", ["Drawing", "QuartzCore"]),
    tests("UIKit", uikitTests + ["QuartzCore"]),
    tests("UIKitConformance", uikitTests),
    tests("Theatre", uikitTests + ["TestSupport", "Theatre"]),
    tests(
      "FlytowerCommands",
      uikitTests + [
        "CairoBackend", "ContactSheet", "FlytowerCommands", "SceneRendering", "TestSupport",
        "Theatre",
      ]),
    tests(
      "Examples", uikitTests + ["CairoBackend", "EmbeddedSwapping", "SwitchViews", "Theatre"]),
  ]
#endif

let package = Package(
  name: "Flytower",
  platforms: [.iOS(.v15), .macOS(.v13)],
  products: products,
  targets: targets,
  swiftLanguageModes: [.v6])
