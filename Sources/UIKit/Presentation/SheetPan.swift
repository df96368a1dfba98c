import Foundation

/// A finger that pulls a sheet down, or from one height to another.
@MainActor
final class SheetPan: UIPanGestureRecognizer {
  private weak var stage: PresentationStage?
  private weak var sheet: UISheetPresentationController?

  init(_ stage: PresentationStage, _ sheet: UISheetPresentationController?) {
    self.stage = stage
    self.sheet = sheet
    super.init(target: nil, action: nil)
    whenRecognized = { [weak self] in self?.follow() }
  }

  required init?(coder: NSCoder) { nil }

  /// Content that can scroll up under the finger goes first. Medium confidence.
  override func canStart(at place: CGPoint) -> Bool {
    guard let view, let stage, !stage.isMoving else { return false }
    let hit = view.hitTest(view.convert(place, from: nil), with: nil)
    let scrolling = sequence(first: hit) { $0?.superview }.prefix { $0 != nil && $0 !== view }
      .compactMap { $0 as? UIScrollView }
    return !(hit is UIControl) && scrolling.allSatisfy { $0.isAtTopOfContent }
  }

  private func follow() {
    guard let stage, let view else { return }
    let rest = stage.restingFrame
    let moved = translation(in: stage).y
    switch state {
    case .began, .changed:
      let upwards = canGrow ? moved : moved / 8
      view.frame.origin.y = rest.minY + (moved > 0 ? moved : upwards)
    case .ended: letGo(at: rest.minY + moved, from: rest)
    case .cancelled, .failed, .possible: settle()
    }
  }

  private var canGrow: Bool {
    guard let sheet else { return false }
    return sheet.detents.last?.identifier != sheet.selectedDetent.identifier
  }

  /// A flick or half of the way dismisses; else it goes to the nearest height. Low confidence for
  /// the numbers.
  private func letGo(at y: CGFloat, from rest: CGRect) {
    guard let stage else { return }
    let target = y + velocity(in: stage).y * 0.15
    if let sheet, let detent = nearestDetent(to: target, of: sheet) {
      sheet.selectedDetentIdentifier = detent.identifier
      return settle()
    }
    if target > rest.minY + rest.height / 2 { return stage.dismissByHand() }
    settle()
  }

  /// nil when the sheet would rather go away, or has one height only.
  private func nearestDetent(
    to y: CGFloat, of sheet: UISheetPresentationController
  ) -> UISheetPresentationController.Detent? {
    guard let stage, sheet.detents.count > 1 else { return nil }
    let maximum: CGFloat =
      stage.bounds.height - stage.safeAreaInsets.top - 10 - stage.safeAreaInsets.bottom
    let height: CGFloat = stage.bounds.height - stage.safeAreaInsets.bottom - y
    let lowest = sheet.detents.map { $0.height(of: maximum) }.min() ?? maximum
    if height < lowest / 2 { return nil }
    return sheet.detents.min {
      abs($0.height(of: maximum) - height) < abs($1.height(of: maximum) - height)
    }
  }

  private func settle() {
    guard let stage else { return }
    UIView.animate(withDuration: 0.3) {
      stage.place()
      stage.dimBehind()
    }
  }
}
