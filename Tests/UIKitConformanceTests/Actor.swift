import UIKit

/// What the controllers of one test wrote down, in order.
@MainActor
final class CallLog {
  @TaskLocal static var current: CallLog?

  private(set) var lines: [String] = []
  private var laidOut: Set<String> = []

  func clear() { lines = [] }

  func note(_ name: String, _ call: String) {
    if call.hasPrefix("viewWillAppear") { laidOut.remove(name) }
    lines.append("\(name).\(call)")
  }

  /// Rounds of layout are folded: one line for each time a controller appears.
  func noteLayout(_ name: String) {
    if laidOut.insert(name).inserted { lines.append("\(name).layout") }
  }
}

/// A controller that writes every call down under its title, then lets UIKit do its part.
class Actor: UIViewController {
  let log = CallLog.current

  func note(_ call: String) { log?.note(title ?? "?", call) }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    note("init(coder:)")
  }

  init(named name: String) {
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    note("awakeFromNib")
  }

  override func loadView() {
    note("loadView")
    super.loadView()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    note("viewDidLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("viewWillAppear(\(animated))")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    note("viewIsAppearing(\(animated))")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("viewDidAppear(\(animated))")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("viewWillDisappear(\(animated))")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("viewDidDisappear(\(animated))")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    log?.noteLayout(title ?? "?")
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note("willMove(\(parent?.title ?? "nil"))")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note("didMove(\(parent?.title ?? "nil"))")
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    note("prepare(\(segue.identifier ?? "nil"))")
  }
}
