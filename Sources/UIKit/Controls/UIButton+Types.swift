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
      case .close: "xmark"
      }
    }

    /// 22 points square; 25 × 24 since iOS 13, low confidence. The sign of a close button is
    /// smaller than the disc that it stands on.
    @MainActor fileprivate var symbolSize: CGSize {
      if self == .close { return CGSize(width: 16, height: 16) }
      return InterfaceEra.current < .ios13
        ? CGSize(width: 22, height: 22) : CGSize(width: 25, height: 24)
    }
  }

  /// What tapping the button means for the alert or menu around it.
  public enum Role: Int, Sendable {
    case normal, primary, cancel, destructive
  }

  /// Takes the image that buttons of the type have of their own.
  func adoptTypeImage() {
    guard let symbol = buttonType.symbol else { return }
    var storage = ImageStorage(name: symbol, size: buttonType.symbolSize)
    storage.shape = SymbolLibrary.shape(named: symbol)
    setImage(UIImage(storage).withRenderingMode(.alwaysTemplate), for: .normal)
  }
}
