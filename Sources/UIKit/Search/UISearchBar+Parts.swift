import Foundation

/// What stands in a search bar, and where.
extension UISearchBar {
  // MARK: Sizes

  /// 44 points higher with scopes; low confidence.
  final var fittingHeight: CGFloat { ownHeight + promptRoom + (hasScopes ? Self.scopeRoom : 0) }

  /// 44 points until iOS 10 and 56 since iOS 11, high confidence; 64 since iOS 26, recorded once.
  private var ownHeight: CGFloat {
    switch InterfaceEra.current {
    case .ios7: 44
    case .ios11, .ios13, .ios14, .ios16: 56
    case .ios26: 64
    }
  }

  private var promptRoom: CGFloat { promptLabel == nil ? 0 : 19 }
  private static var scopeRoom: CGFloat { 44 }
  private var hasScopes: Bool { showsScopeBar && scopeButtonTitles?.isEmpty == false }

  // MARK: Parts

  /// Makes and takes away what the properties ask for.
  final func partsDidChange() {
    updatePrompt()
    updateCancelButton()
    updateScopes()
    updateSideButton()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  final func backgroundDidChange() {
    background.show(self)
    setNeedsLayout()
  }

  private func updatePrompt() {
    guard let prompt, !prompt.isEmpty else {
      promptLabel?.removeFromSuperview()
      promptLabel = nil
      return
    }
    let label = promptLabel ?? add(UILabel())
    promptLabel = label
    label.font = .systemFont(ofSize: 12)
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.text = prompt
  }

  private func updateCancelButton() {
    guard showsCancelButton else {
      cancelButton?.removeFromSuperview()
      cancelButton = nil
      return
    }
    guard cancelButton == nil else { return }
    let button = add(UIButton(type: .system))
    button.titleLabel?.font = .systemFont(ofSize: 17)
    button.setTitle(SystemWord.cancel.text, for: .normal)
    answer(button, for: .touchUpInside) {
      $0.delegate?.searchBarCancelButtonClicked($0)
      $0.whenSearching?(.cancelled)
    }
    cancelButton = button
  }

  private func updateScopes() {
    guard hasScopes, let titles = scopeButtonTitles else {
      scopeBar?.removeFromSuperview()
      scopeBar = nil
      return
    }
    let bar = scopeBar ?? makeScopeBar()
    scopeBar = bar
    if bar.segments.compactMap(\.title) != titles { bar.segments = titles.map { .init(title: $0) } }
    if bar.selectedSegmentIndex != selectedScopeButtonIndex {
      bar.selectedSegmentIndex = selectedScopeButtonIndex
    }
  }

  private func makeScopeBar() -> UISegmentedControl {
    let bar = add(UISegmentedControl(frame: .zero))
    answer(bar, for: .valueChanged) { [weak bar] in
      guard let index = bar?.selectedSegmentIndex else { return }
      $0.selectedScopeButtonIndex = index
      $0.delegate?.searchBar($0, selectedScopeButtonIndexDidChange: index)
      $0.whenSearching?(.scopeChanged)
    }
    return bar
  }

  /// The list of results, or the bookmarks, at the end of an empty field. Medium confidence for
  /// results before bookmarks.
  private func updateSideButton() {
    guard showsSearchResultsButton || showsBookmarkButton else {
      sideButton = nil
      return placeSideButton()
    }
    let button = sideButton ?? makeSideButton()
    sideButton = button
    let name = showsSearchResultsButton ? "list.bullet" : "book"
    button.setImage(UISearchTextField.symbol(name), for: .normal)
    button.isSelected = showsSearchResultsButton && isSearchResultsButtonSelected
    button.tintColor = button.isSelected ? tintColor : .secondaryLabel
    placeSideButton()
  }

  private func makeSideButton() -> UIButton {
    let button = UIButton(type: .custom)
    answer(button, for: .touchUpInside) {
      if $0.showsSearchResultsButton {
        $0.delegate?.searchBarResultsListButtonClicked($0)
      } else {
        $0.delegate?.searchBarBookmarkButtonClicked($0)
      }
    }
    return button
  }

  private func answer(
    _ control: UIControl, for events: UIControl.Event,
    _ handle: @escaping @MainActor (UISearchBar) -> Void
  ) {
    let handler = ActionHandler { [weak self] in if let self { handle(self) } }
    handlers.append(handler.answer(control, for: events))
  }

  /// A text leaves the room to the button that clears it.
  final func placeSideButton() {
    let button = searchTextField.hasText ? nil : sideButton
    guard searchTextField.rightView !== button else { return }
    searchTextField.rightView = button
    searchTextField.rightViewMode = button == nil ? .never : .always
  }

  private func add<View: UIView>(_ view: View) -> View {
    addSubview(view)
    return view
  }

  // MARK: Places

  /// The field is 36 points high, 10 below the top and 8 from the sides; medium confidence.
  final func placeParts() {
    background.frame = bounds
    promptLabel?.frame = CGRect(x: 8, y: 6, width: max(bounds.width - 16, 0), height: 15)
    let row = CGRect(x: 0, y: promptRoom, width: bounds.width, height: rowHeight)
    let top = row.minY + max(0, min(10, (row.height - 36) / 2))
    let end = placeCancelButton(in: row)
    searchTextField.semanticContentAttribute = semanticContentAttribute
    searchTextField.frame = directed(
      CGRect(x: 8, y: top, width: max(0, end - 16), height: min(36, row.height)))
    scopeBar?.frame = CGRect(
      x: 8, y: row.maxY, width: max(bounds.width - 16, 0), height: 32)
  }

  /// In a navigation bar the field is a point below the title. Medium confidence.
  private var rowHeight: CGFloat {
    let height = max(bounds.height - promptRoom - (hasScopes ? Self.scopeRoom : 0), 0)
    return superview is NavigationBarContent ? min(height, 36 + 2 * 1) : height
  }

  /// Returns where the field's row ends.
  private func placeCancelButton(in row: CGRect) -> CGFloat {
    guard let cancelButton else { return bounds.width }
    let size = cancelButton.sizeThatFits(row.size)
    let place = CGRect(
      x: bounds.width - 8 - size.width, y: row.midY - size.height / 2, width: size.width,
      height: size.height)
    cancelButton.frame = directed(place)
    return place.minX
  }
}
