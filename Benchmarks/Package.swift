// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Flytower", path: "..")],
  targets: [
    // A second name for libxml2, so that it can be measured bare beside the project's reader.
    .systemLibrary(
      name: "CLibXML2ForComparison", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
    .executableTarget(
      name: "flytower-bench",
      dependencies: [
        "CLibXML2ForComparison",
        .product(name: "CairoBackend", package: "Flytower"),
        .product(name: "InterfaceBuilder", package: "Flytower"),
        .product(name: "Theatre", package: "Flytower"),
        .product(name: "UIKit", package: "Flytower"),
      ],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ]),
  ],
  swiftLanguageModes: [.v6])
