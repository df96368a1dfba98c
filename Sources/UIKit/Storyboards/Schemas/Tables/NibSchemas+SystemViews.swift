import Foundation
import InterfaceBuilder

extension NibSchemas {
  static let mapView = NibSchema<MKMapView>(
    NibRule.choice("mapType", MKMapView.MapType.named, \.mapType),
    NibRule.flag("zoomEnabled", \.isZoomEnabled),
    NibRule.flag("scrollEnabled", \.isScrollEnabled),
    NibRule.flag("rotateEnabled", \.isRotateEnabled),
    NibRule.flag("pitchEnabled", \.isPitchEnabled),
    NibRule.flag("showsUserLocation", \.showsUserLocation),
    NibRule.flag("showsBuildings", \.showsBuildings),
    NibRule.flag("showsPointsOfInterest", \.showsPointsOfInterest),
    NibRule.flag("showsCompass", \.showsCompass),
    NibRule.flag("showsScale", \.showsScale),
    NibRule.flag("showsTraffic", \.showsTraffic))

  static let glkView = NibSchema<GLKView>(
    NibRule.flag("enableSetNeedsDisplay", \.enableSetNeedsDisplay),
    NibRule.attribute("drawableColorFormat", { $0 }) { $0.drawableColorFormat = $1 },
    NibRule.attribute("drawableDepthFormat", { $0 }) { $0.drawableDepthFormat = $1 },
    NibRule.attribute("drawableStencilFormat", { $0 }) { $0.drawableStencilFormat = $1 },
    NibRule.attribute("drawableMultisample", { $0 }) { $0.drawableMultisample = $1 })

  static let mtkView = NibSchema<MTKView>(
    NibRule.attribute("colorPixelFormat", { $0 }) { $0.colorPixelFormat = $1 },
    NibRule.string("depthStencilPixelFormat", \.depthStencilPixelFormat),
    NibRule.integer("sampleCount", \.sampleCount),
    NibRule.integer("preferredFramesPerSecond", \.preferredFramesPerSecond),
    NibRule.flag("paused", \.isPaused),
    NibRule.flag("enableSetNeedsDisplay", \.enableSetNeedsDisplay),
    NibRule.flag("autoResizeDrawable", \.autoResizeDrawable),
    NibRule.number("clearDepth", \.clearDepth),
    NibRule.integer("clearStencil", \.clearStencil))

  static let sceneKitView = NibSchema<SCNView>(
    NibRule.flag("allowsCameraControl", \.allowsCameraControl),
    NibRule.flag("autoenablesDefaultLighting", \.autoenablesDefaultLighting),
    NibRule.flag("jitteringEnabled", \.jitteringEnabled),
    NibRule.flag("loops", \.loops),
    NibRule.flag("playing", \.isPlaying),
    NibRule.attribute("antialiasingMode", { $0 }) { $0.antialiasingMode = $1 },
    NibRule.string("sceneName", \.sceneName))
}

extension MKMapView.MapType {
  static let named: [String: MKMapView.MapType] = [
    "standard": .standard, "satellite": .satellite, "hybrid": .hybrid,
    "satelliteFlyover": .satelliteFlyover, "hybridFlyover": .hybridFlyover,
    "mutedStandard": .mutedStandard,
  ]
}
