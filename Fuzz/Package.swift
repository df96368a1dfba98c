// swift-tools-version: 6.1
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// An executable that libFuzzer drives: the flag brings its library in.
func fuzzer(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .executableTarget(
    name: name, dependencies: ["FuzzDriver"] + dependencies,
    swiftSettings: settings + [.unsafeFlags(["-sanitize=fuzzer", "-parse-as-library"])],
    linkerSettings: [.unsafeFlags(["-sanitize=fuzzer"])])
}

let interfaceBuilder = Target.Dependency.product(name: "InterfaceBuilder", package: "Flytower")

let package = Package(
  name: "Fuzz",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Flytower", path: "..")],
  targets: [
    .target(name: "FuzzDriver", swiftSettings: settings),
    .target(name: "Mutation", dependencies: [interfaceBuilder], swiftSettings: settings),
    fuzzer(
      "fuzz-configuration", [.product(name: "Configuration", package: "Flytower")]),
    fuzzer("fuzz-reader", ["Mutation", interfaceBuilder]),
    fuzzer(
      "fuzz-loader",
      [
        "Mutation", interfaceBuilder, .product(name: "Theatre", package: "Flytower"),
        .product(name: "UIKit", package: "Flytower"),
      ]),
  ],
  swiftLanguageModes: [.v6])
