/// What counts as the inside of a path that crosses itself.
public enum CGPathFillRule: Int, Hashable, Sendable {
  /// Inside is where the outline turns round a point at least once on balance.
  case winding
  /// Inside is where a way out crosses the outline an odd number of times.
  case evenOdd
}
