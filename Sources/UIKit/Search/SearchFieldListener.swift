import Foundation

/// Tells the delegate of a search bar what happens in its field.
@MainActor
final class SearchFieldListener: NSObject, UITextFieldDelegate {
  private weak var bar: UISearchBar?
  private var handler: ActionHandler?

  init(_ bar: UISearchBar) { self.bar = bar }

  func listen(to field: UISearchTextField) {
    field.delegate = self
    handler = ActionHandler { [weak self] in self?.textDidChange() }
      .answer(field, for: .editingChanged)
  }

  private func textDidChange() {
    guard let bar else { return }
    bar.placeSideButton()
    bar.delegate?.searchBar(bar, textDidChange: bar.text ?? "")
    bar.whenSearching?(.changed)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    guard let bar else { return true }
    return bar.delegate?.searchBarShouldBeginEditing(bar) ?? true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    guard let bar else { return }
    bar.delegate?.searchBarTextDidBeginEditing(bar)
    bar.whenSearching?(.began)
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    guard let bar else { return true }
    return bar.delegate?.searchBarShouldEndEditing(bar) ?? true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    guard let bar else { return }
    bar.delegate?.searchBarTextDidEndEditing(bar)
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    guard let bar else { return true }
    return bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) ?? true
  }

  /// Return is the search button; documented.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard let bar else { return true }
    bar.delegate?.searchBarSearchButtonClicked(bar)
    return true
  }
}
