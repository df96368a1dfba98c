import CairoBackend
import Diagnostics
import Foundation
import InterfaceBuilder
import Theatre
import UIKit

/// The surroundings a scene runs in, as options say.
struct StageOptions {
  /// nil for one that the document is made for.
  var chosenDevice: Device?
  /// nil for the way that the device was chosen.
  var isLandscape: Bool?
  /// nil for the system of the document, or of today.
  var era: InterfaceEra?
  var scale: CGFloat?
  var style = UIUserInterfaceStyle.light
  var contrast = UIAccessibilityContrast.normal
  /// nil for the one of the document, or the usual one.
  var textSize: UIContentSizeCategory?
  var direction = UIUserInterfaceLayoutDirection.leftToRight
  /// nil for the texts of the documents themselves.
  var language: String?
  /// The folder to look for resources in; nil for that of the file's project.
  var project: String?

  init() {}

  init(_ arguments: inout ArgumentReader) throws(UsageError) {
    try readDevice(&arguments)
    if let text = try arguments.option("--scale", oneOf: ["1", "2", "3"]), let number = Int(text) {
      scale = CGFloat(number)
    }
    try readTraits(&arguments)
    try readProject(&arguments)
  }

  /// The device, how it is held, and the system whose controls it shows.
  mutating func readDevice(_ arguments: inout ArgumentReader) throws(UsageError) {
    if let name = try arguments.option("--device") {
      guard let found = Device.named(name) else {
        let known = Device.all.map { "\($0.id) (\($0.name))" }.joined(separator: ", ")
        throw UsageError("no device '\(name)'; there are \(known)")
      }
      chosenDevice = found
    }
    switch try arguments.option("--orientation", oneOf: ["portrait", "landscape"]) {
    case "landscape": isLandscape = true
    case "portrait": isLandscape = false
    case _: break
    }
    let eras = InterfaceEra.allCases.map(\.rawValue)
    era = try arguments.option("--era", oneOf: eras).flatMap(InterfaceEra.init)
  }

  /// What the user likes.
  private mutating func readTraits(_ arguments: inout ArgumentReader) throws(UsageError) {
    if try arguments.option("--appearance", oneOf: ["light", "dark"]) == "dark" { style = .dark }
    if try arguments.option("--contrast", oneOf: ["normal", "high"]) == "high" { contrast = .high }
    let sizes = UIContentSizeCategory.shortNames
    textSize = try arguments.option("--text-size", oneOf: sizes.map(\.name)).flatMap { name in
      sizes.first { $0.name == name }?.category
    }
    if try arguments.option("--direction", oneOf: ["ltr", "rtl"]) == "rtl" {
      direction = .rightToLeft
    }
  }

  /// Where the resources are, and in which language.
  mutating func readProject(_ arguments: inout ArgumentReader) throws(UsageError) {
    language = try arguments.option("--language")
    project = try arguments.option("--project")
    if let project, !FileManager.default.fileExists(atPath: project) {
      throw UsageError("no folder '\(project)'")
    }
  }

  /// Pixels a point of what is written.
  var outputScale: CGFloat { scale ?? device.scale }

  /// The screen: the one that was asked for, or the usual phone.
  var device: Device { held(chosenDevice ?? .phone) }

  /// The device in the orientation that was asked for.
  private func held(_ device: Device) -> Device {
    switch isLandscape {
    case true: device.landscape
    case false: device.portrait
    case nil: device
    }
  }

  /// What was not asked for, as the document has it: the sizes of the system it was drawn for, and
  /// an iPad for a document of old that is for iPads alone.
  func fitted(to document: Document) -> StageOptions {
    var options = self
    options.era = era ?? InterfaceEra(toolsVersion: document.root["toolsVersion"])
    if chosenDevice == nil, document.isForPad { options.chosenDevice = Device.named("ipad9_7") }
    return options
  }

  /// A session with real fonts, which many sessions of a run may share: finding them takes longer
  /// than making a scene. What iOS would end the app for is a finding here, and the run
  /// goes on.
  @MainActor
  func makeSession(
    fonts: PangoTypesetter, connections: ConnectionTable = ConnectionTable()
  ) -> Session {
    let session = Session(
      device: device, typesetter: fonts, userInterfaceStyle: style, connections: connections)
    if let era { session.era = era }
    session.rasterizer = CairoRasterizer()
    session.imageDecoder = ImageFileDecoder()
    session.accessibilityContrast = contrast
    session.layoutDirection = direction
    if let textSize { session.contentSizeCategory = textSize }
    session.whenRaised = { [unowned session] exception in
      session.report(Diagnostic(.error, rule: "exception", exception.description))
    }
    return session
  }
}

extension StageOptions {
  /// A session that shows the document as Interface Builder's canvas does, on the device that was
  /// asked for, if any was.
  @MainActor
  func makeSession(onCanvasOf document: Document, fonts: PangoTypesetter) -> Session {
    let canvas = canvas(of: document)
    var options = self
    (options.chosenDevice, options.isLandscape) = (canvas.device, nil)
    let session = options.makeSession(fonts: fonts)
    session.stand(on: canvas, of: document)
    if let era { session.era = era }
    if let textSize { session.contentSizeCategory = textSize }
    return session
  }

  private func canvas(of document: Document) -> Canvas {
    if let chosenDevice { return Canvas(document, on: held(chosenDevice)) }
    let canvas = Canvas(document)
    return isLandscape == nil ? canvas : Canvas(document, on: held(canvas.device))
  }
}
