// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Flytower", path: "..")],
  targets: [
    .executableTarget(
      name: "flytower-bench",
      dependencies: [
        .product(name: "CCairo", package: "Flytower"),
        .product(name: "CLibXML2", package: "Flytower"),
        .product(name: "CPango", package: "Flytower"),
        .product(name: "Cassowary", package: "Flytower"),
        .product(name: "CairoBackend", package: "Flytower"),
        .product(name: "InterfaceBuilder", package: "Flytower"),
        .product(name: "Theatre", package: "Flytower"),
        .product(name: "UIKit", package: "Flytower"),
      ],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ])
  ],
  swiftLanguageModes: [.v6])
