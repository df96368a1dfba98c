import Foundation

extension UIButton {
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close

    /// The symbol that a button of the type shows; medium confidence.
    fileprivate var symbol: String? {
      switch self {
      case .custom, .system, .plain: nil
      case .detailDisclosure, .infoLight, .infoDark: "info.circle"
      case .contactAdd: "plus.circle"
      case .close: "xmark.circle.fill"
      }
    }

    /// In points; medium confidence.
    fileprivate var symbolSide: CGFloat { self == .close ? 30 : 22 }
  }

  /// What tapping the button means for the alert or menu around it.
  public enum Role: Int, Sendable {
    case normal, primary, cancel, destructive
  }

  /// Takes the image that buttons of the type have of their own.
  func adoptTypeImage() {
    guard let symbol = buttonType.symbol else { return }
    let side = buttonType.symbolSide
    setImage(
      UIImage(ImageStorage(name: symbol, size: CGSize(width: side, height: side)))
        .withRenderingMode(.alwaysTemplate),
      for: .normal)
  }
}
