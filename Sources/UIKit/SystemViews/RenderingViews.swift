import Foundation

/// Stands in for the view of OpenGL pictures.
final class GLKView: ForeignView {
  /// Whether it draws when asked to, and not only when told; documented default.
  var enableSetNeedsDisplay = true
  var drawableColorFormat = "RGBA8888"
  var drawableDepthFormat = "none"
  var drawableStencilFormat = "none"
  var drawableMultisample = "none"

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    (coder as? NibCoder)?.decode(self, by: NibSchemas.glkView)
  }
}

/// Stands in for the view of Metal pictures. Formats are kept by the names they have in files.
final class MTKView: ForeignView {
  var colorPixelFormat = "BGRA8Unorm"
  var depthStencilPixelFormat: String?
  var sampleCount = 1
  var preferredFramesPerSecond = 60
  var isPaused = false
  var enableSetNeedsDisplay = false
  var autoResizeDrawable = true
  var clearDepth: CGFloat = 1
  var clearStencil = 0

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    (coder as? NibCoder)?.decode(self, by: NibSchemas.mtkView)
  }
}

/// Stands in for SceneKit's view.
class SCNView: ForeignView {
  final var allowsCameraControl = false
  final var autoenablesDefaultLighting = false
  final var jitteringEnabled = false
  final var loops = true
  final var isPlaying = false
  final var antialiasingMode = "none"
  final var sceneName: String?

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    (coder as? NibCoder)?.decode(self, by: NibSchemas.sceneKitView)
  }
}

/// Stands in for ARKit's view of a SceneKit scene.
final class ARSCNView: SCNView {}
