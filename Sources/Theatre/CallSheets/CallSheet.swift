public import UIKit

/// The record of the calls that view controllers got, in order.
@MainActor
public final class CallSheet {
  public private(set) var entries: [Entry] = []
  private var names = ObjectTable<String>()
  private var counts: [String: Int] = [:]

  /// One call: when, to whom, which.
  public struct Entry: Hashable, Sendable, CustomStringConvertible {
    /// Seconds of virtual time.
    public let time: Double
    /// The controller's class; from the second of a class on with a number.
    public let name: String
    public let call: ControllerCallback

    public var description: String { "\(name) \(call)" }
  }

  public init() {}

  /// Writes down every call from now on.
  public func attach(to session: Session) {
    session.whenCalled = { [weak self, unowned session] controller, call in
      self?.note(call, controller, at: session.timeline.now)
    }
  }

  public func clear() { entries = [] }

  /// One line a call.
  public var lines: [String] { entries.map(\.description) }

  /// As `lines`, with rounds of constraints and layout folded: a controller has one line,
  /// `layout`, for each time it appears, at its first round; what repeats later is left out.
  public var foldedLines: [String] {
    var folded: [String] = []
    var laidOut: Set<String> = []
    for entry in entries {
      switch entry.call {
      case .updateViewConstraints, .viewDidLayoutSubviews: continue
      case .viewWillLayoutSubviews:
        if laidOut.insert(entry.name).inserted { folded.append("\(entry.name) layout") }
      case .viewWillAppear:
        laidOut.remove(entry.name)
        folded.append(entry.description)
      default: folded.append(entry.description)
      }
    }
    return folded
  }

  private func note(_ call: ControllerCallback, _ controller: UIViewController, at time: Double) {
    let name = names[controller] ?? newName(for: controller)
    names[controller] = name
    entries.append(Entry(time: time, name: name, call: call))
  }

  private func newName(for controller: UIViewController) -> String {
    let name = controller.callSheetName
    let count = counts[name, default: 0] + 1
    counts[name] = count
    return count == 1 ? name : "\(name)#\(count)"
  }
}

extension CallSheet: @preconcurrency CustomStringConvertible {
  /// One line a call, with its time in seconds.
  public var description: String {
    entries.map { "\(Self.text($0.time))  \($0)" }.joined(separator: "\n")
  }

  private static func text(_ time: Double) -> String { String(format: "%7.3f", time) }
}
