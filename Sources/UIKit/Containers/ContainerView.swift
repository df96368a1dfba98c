import Foundation

/// The view of a container: a stage that fills it, and bars in front of that.
@MainActor
final class ContainerView: UIView {
  /// Holds the view of the child that is shown.
  let stage = UIView()
  private let whenLaidOut: (ContainerView) -> Void

  init(_ whenLaidOut: @escaping (ContainerView) -> Void) {
    self.whenLaidOut = whenLaidOut
    super.init(frame: UIScreen.main.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stage.frame = bounds
    stage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stage.clipsToBounds = true
    addSubview(stage)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    whenLaidOut(self)
  }
}
