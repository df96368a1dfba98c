package import CairoBackend
import Diagnostics
package import Foundation
package import InterfaceBuilder
import Theatre
package import UIKit

/// The surroundings a scene runs in, as options say.
package struct StageOptions: Sendable {
  /// nil for one that the document is made for.
  package var chosenDevice: Device?
  /// nil for the way that the device was chosen.
  package var isLandscape: Bool?
  /// nil for the system of the document, or of today.
  package var era: InterfaceEra?
  package var scale: CGFloat?
  package var style = UIUserInterfaceStyle.light
  package var contrast = UIAccessibilityContrast.normal
  /// nil for the one of the document, or the usual one.
  package var textSize: UIContentSizeCategory?
  /// nil for that of the language.
  package var direction: UIUserInterfaceLayoutDirection?
  /// nil for the texts of the documents themselves.
  package var language: Language?
  /// What the system and the device show over the app.
  package var chrome = DeviceChrome.none

  package init() {}

  /// Pixels a point of what is written.
  package var outputScale: CGFloat { scale ?? device.scale }

  /// The screen: the one that was asked for, or the usual phone.
  package var device: Device { held(chosenDevice ?? .phone) }

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
  package func fitted(to document: Document) -> StageOptions {
    var options = self
    options.era = era ?? InterfaceEra(toolsVersion: document.root["toolsVersion"])
    if chosenDevice == nil, document.isForPad { options.chosenDevice = Device.named("ipad9_7") }
    return options
  }

  /// That of the language, unless another is asked for.
  private var layoutDirection: UIUserInterfaceLayoutDirection {
    direction ?? (language?.direction == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  /// A session with real fonts, which many sessions of a run may share: finding them takes longer
  /// than making a scene. What iOS would end the app for is a finding here, and the run
  /// goes on.
  @MainActor
  package func makeSession(
    tools: TextTools, connections: ConnectionTable = ConnectionTable()
  ) -> Session {
    let session = makeSession(fonts: tools.typesetter, connections: connections)
    session.rasterizer = tools.rasterizer
    return session
  }

  /// A session in which apps draw nothing.
  @MainActor
  private func makeSession(
    fonts: PangoTypesetter, connections: ConnectionTable = ConnectionTable()
  ) -> Session {
    let session = Session(
      device: device, typesetter: fonts, userInterfaceStyle: style, connections: connections)
    if let era { session.era = era }
    session.imageDecoder = ImageFileDecoder()
    session.accessibilityContrast = contrast
    session.layoutDirection = layoutDirection
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
  package func makeSession(onCanvasOf document: Document, fonts: PangoTypesetter) -> Session {
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
