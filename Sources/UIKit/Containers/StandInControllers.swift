public import Foundation

/// Stands in for the controller of the same name in GLKit.
@MainActor
open class GLKViewController: UIViewController {
  /// Documented default.
  public final var preferredFramesPerSecond = 30
  public final var pauseOnWillResignActive = true
  public final var resumeOnDidBecomeActive = true

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    (coder as? NibCoder)?.decode(self, by: NibSchemas.glkViewController)
  }
}

/// Stands in for the controller of the same name in AVKit; it plays nothing.
@MainActor
open class AVPlayerViewController: UIViewController {
  /// How the film fills the view, by the constant's text. Documented default.
  public final var videoGravity = "AVLayerVideoGravityResizeAspect"
  public final var showsPlaybackControls = true
  public final var allowsPictureInPicturePlayback = true

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    (coder as? NibCoder)?.decode(self, by: NibSchemas.avPlayerViewController)
  }
}

/// Stands in for SwiftUI's controller of views that are written in code.
@MainActor
final class HostingController: UIViewController {}
