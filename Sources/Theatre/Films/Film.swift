public import Drawing
public import Foundation

/// The frames of a performance: what was on the screen when.
///
/// A frame that shows the same as the one before is not kept twice, so that waiting costs nothing.
public struct Film: Equatable, Sendable {
  public struct Frame: Equatable, Sendable {
    /// Seconds of virtual time.
    public let time: Double
    public let list: DisplayList
  }

  /// In points.
  public let size: CGSize
  /// Frames a second.
  public let rate: Double
  public private(set) var frames: [Frame] = []
  /// When the last frame ends.
  public private(set) var end: Double = 0
  private var lastTick: Int?

  public init(size: CGSize, rate: Double) {
    self.size = size
    self.rate = max(rate, 0.1)
  }

  /// When the next frame is due.
  public var nextFrameTime: Double { Double((lastTick ?? -1) + 1) / rate }

  /// A second record of one moment replaces the first: the later one has what a tap changed.
  mutating func record(_ list: DisplayList, at time: Double) {
    end = max(end, time)
    lastTick = max(lastTick ?? 0, Int((time * rate + 1e-6).rounded(.down)))
    if let last = frames.last, last.time >= time { frames.removeLast() }
    if frames.last?.list == list { return }
    frames.append(Frame(time: time, list: list))
  }
}
