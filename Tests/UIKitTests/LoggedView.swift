import UIKit

/// A view that writes down every call that the hierarchy makes to it.
final class LoggedView: UIView {
  let name: String
  let log: Log
  /// Runs after the line of the same call is written.
  var when: [String: () -> Void] = [:]

  init(_ name: String, _ log: Log, _ subviews: [UIView] = []) {
    self.name = name
    self.log = log
    super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    for subview in subviews { addSubview(subview) }
  }

  required init?(coder: NSCoder) { nil }

  private func write(_ call: String) {
    log.write("\(name).\(call)")
    when[call]?()
  }

  private func name(of view: UIView?) -> String {
    if let view = view as? LoggedView { return view.name }
    return view.map { "\(type(of: $0))" } ?? "nil"
  }

  override func willMove(toSuperview newSuperview: UIView?) {
    write("willMove(toSuperview: \(name(of: newSuperview)))")
  }
  override func didMoveToSuperview() { write("didMoveToSuperview") }
  override func willMove(toWindow newWindow: UIWindow?) {
    write("willMove(toWindow: \(newWindow == nil ? "nil" : "window"))")
  }
  override func didMoveToWindow() { write("didMoveToWindow") }
  override func didAddSubview(_ subview: UIView) { write("didAddSubview(\(name(of: subview)))") }
  override func willRemoveSubview(_ subview: UIView) {
    write("willRemoveSubview(\(name(of: subview)))")
  }
}
