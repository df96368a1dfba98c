public import UIKit

extension ControllerCallback: CustomStringConvertible {
  /// The call as Swift spells it, its argument shortened to what tells calls apart.
  public var description: String {
    switch self {
    case .initWithCoder: "init(coder:)"
    case .awakeFromNib: "awakeFromNib"
    case .loadView: "loadView"
    case .viewDidLoad: "viewDidLoad"
    case .viewWillAppear(let animated): "viewWillAppear(\(animated))"
    case .viewIsAppearing(let animated): "viewIsAppearing(\(animated))"
    case .viewDidAppear(let animated): "viewDidAppear(\(animated))"
    case .viewWillDisappear(let animated): "viewWillDisappear(\(animated))"
    case .viewDidDisappear(let animated): "viewDidDisappear(\(animated))"
    case .updateViewConstraints: "updateViewConstraints"
    case .viewWillLayoutSubviews: "viewWillLayoutSubviews"
    case .viewDidLayoutSubviews: "viewDidLayoutSubviews"
    case .willMove(let isLeaving): isLeaving ? "willMove(toParent: nil)" : "willMove(toParent:)"
    case .didMove(let isLeaving): isLeaving ? "didMove(toParent: nil)" : "didMove(toParent:)"
    case .prepare(let segue): "prepare(for: \(segue ?? "nil"))"
    }
  }
}
