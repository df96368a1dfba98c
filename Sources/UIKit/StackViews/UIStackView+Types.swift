public import Foundation

extension UIStackView {
  /// How the arranged views share the length. Raw values as documented.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// How the arranged views lie across. Raw values as documented.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline

    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }

  /// Stands for the stack's own `spacing`. High confidence in the value.
  public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// Stands for the system's distance between siblings. High confidence in the value.
  public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)
}
