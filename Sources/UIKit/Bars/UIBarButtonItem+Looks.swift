public import Foundation

/// The looks that items had before appearances.
extension UIBarButtonItem {
  public final func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    backgrounds[state.rawValue] = backgroundImage
  }

  public final func backgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { backgrounds[state.rawValue] }

  /// Kept; the back button has the bar's own chevron.
  public final func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}
}

extension UIBarItem {
  /// Of the title. A state of its own without attributes has those of the normal one. Documented.
  public final func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    textAttributes[state.rawValue] = attributes
  }

  public final func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { textAttributes[state.rawValue] }
}
