import Foundation
import QuartzCore

/// Images shown one after the other, each as long as the others.
@MainActor
final class ImageSequence {
  let images: [UIImage]
  /// Of one image, in seconds.
  private let interval: TimeInterval
  /// 0 for ever.
  private let repeatCount: Int
  private let start: TimeInterval
  private var cue: Cue?
  /// Called when the next image is to be seen, and at the end.
  private let whenChanged: () -> Void
  private let timeline: Timeline

  init(
    _ images: [UIImage], duration: TimeInterval, repeatCount: Int, timeline: Timeline,
    whenChanged: @escaping () -> Void
  ) {
    self.images = images
    // A thirtieth of a second an image, if nothing is said; documented.
    interval = (duration > 0 ? duration : Double(images.count) / 30) / Double(max(images.count, 1))
    self.repeatCount = max(0, repeatCount)
    self.timeline = timeline
    self.whenChanged = whenChanged
    start = timeline.now
    waitForNext()
  }

  /// How many images were shown before the present one.
  private var count: Int { Int(((timeline.now - start) / interval + 1e-6).rounded(.down)) }

  var isOver: Bool { repeatCount > 0 && count >= repeatCount * images.count }

  /// nil once it is over.
  var shown: UIImage? { isOver || images.isEmpty ? nil : images[count % images.count] }

  func stop() {
    cue?.cancel()
    cue = nil
  }

  /// The moment of the next image is counted from the start, so that small errors do not add up.
  private func waitForNext() {
    guard images.count > 1 || repeatCount > 0, !isOver else { return }
    let next = start + Double(count + 1) * interval
    cue = timeline.cue(after: next - timeline.now) { [weak self] in
      self?.whenChanged()
      self?.waitForNext()
    }
  }
}

extension UIImageView {
  /// Shows the images of the view from the first on.
  final func play() {
    let images = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
    guard let images, !images.isEmpty else { return }
    play(images, duration: animationDuration, repeatCount: animationRepeatCount)
  }

  public final var isAnimating: Bool { sequence.map { !$0.isOver } ?? false }

  /// An animated image plays as soon as it is shown; documented.
  final func playAnimatedImage() {
    guard let image, let images = image.images, images.count > 1 else { return }
    play(images, duration: image.duration, repeatCount: 0)
  }

  private func play(_ images: [UIImage], duration: TimeInterval, repeatCount: Int) {
    sequence?.stop()
    sequence = ImageSequence(
      images, duration: duration, repeatCount: repeatCount, timeline: Session.current.timeline
    ) { [weak self] in self?.setNeedsDisplay() }
    setNeedsDisplay()
  }
}
