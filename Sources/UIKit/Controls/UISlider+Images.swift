import Foundation

/// The images that an app gives a slider in place of its own look.
struct SliderImages {
  var thumb: [UIControl.State: UIImage] = [:]
  var minimumTrack: [UIControl.State: UIImage] = [:]
  var maximumTrack: [UIControl.State: UIImage] = [:]
}

extension UISlider {
  public final func setThumbImage(_ image: UIImage?, for state: State) {
    images.thumb[state] = image
  }

  public final func thumbImage(for state: State) -> UIImage? { images.thumb[state] }

  public final func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    images.minimumTrack[state] = image
  }

  public final func minimumTrackImage(for state: State) -> UIImage? { images.minimumTrack[state] }

  public final func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    images.maximumTrack[state] = image
  }

  public final func maximumTrackImage(for state: State) -> UIImage? { images.maximumTrack[state] }

  /// What was set for the present state, or else for the normal one.
  public final var currentThumbImage: UIImage? { current(images.thumb) }
  public final var currentMinimumTrackImage: UIImage? { current(images.minimumTrack) }
  public final var currentMaximumTrackImage: UIImage? { current(images.maximumTrack) }

  private func current(_ images: [State: UIImage]) -> UIImage? { images[state] ?? images[.normal] }
}
