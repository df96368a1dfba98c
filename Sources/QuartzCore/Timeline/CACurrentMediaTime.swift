// Core Animation's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Seconds on the timeline of the running session: what an animation's `beginTime` counts in.
@MainActor
public func CACurrentMediaTime() -> Double { LayerContext.current.timeline.now }
