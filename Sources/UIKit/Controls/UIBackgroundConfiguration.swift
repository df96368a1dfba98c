public import Foundation

/// What lies behind a view's content: a fill, a line around it, an image, a blur.
public struct UIBackgroundConfiguration {
  /// Goes over everything else of the background; its place is the background's.
  public var customView: UIView?
  public var cornerRadius: CGFloat {
    get { ownCornerRadius ?? 0 }
    set { ownCornerRadius = newValue }
  }
  /// As it was set; nil leaves the corners to the look.
  private(set) var ownCornerRadius: CGFloat?
  /// Added to the view's edges; negative insets let the background stand out.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// nil for the tint in some looks, for nothing in others.
  public var backgroundColor: UIColor?
  public var visualEffect: UIVisualEffect?
  public var image: UIImage?
  public var imageContentMode = UIView.ContentMode.scaleToFill
  public var strokeColor: UIColor?
  public var strokeWidth: CGFloat = 0
  /// How far outside the background the line runs; negative for inside.
  public var strokeOutset: CGFloat = 0
  /// What the background looks like where it has no colour of its own; nil outside of lists.
  var listLook: ListLook?

  init() {}

  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}
