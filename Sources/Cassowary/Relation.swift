/// What stands between a sum of terms and a constant.
public enum Relation: Hashable, Sendable {
  case equal
  case lessThanOrEqual
  case greaterThanOrEqual
}
