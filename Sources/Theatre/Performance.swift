public import Drawing
public import InterfaceBuilder
public import UIKit

/// A run of a storyboard or an app, by script and in virtual time.
///
/// This module owns performances: their script, their record of call-backs and their frames. It
/// draws no pixel and knows no clock but the session's.
@MainActor
public final class Performance {
  /// Where it runs.
  public let session: Session
  /// Every call that controllers got.
  public let callSheet = CallSheet()
  /// What the script's snapshot steps saw, in order.
  public private(set) var snapshots: [Snapshot] = []
  /// The frames so far, when a frame rate was given.
  public private(set) var film: Film?

  /// The composition of a moment, under the name that the script gives it.
  public struct Snapshot: Equatable, Sendable {
    public let name: String
    public let list: DisplayList
  }

  /// A rate in frames a second records a film.
  public init(session: Session, filmRate: Double? = nil) {
    self.session = session
    film = filmRate.map { Film(size: session.device.size, rate: $0) }
    callSheet.attach(to: session)
  }

  /// Shows the storyboard's initial controller in a window. False, with a diagnostic, when it
  /// names none.
  @discardableResult
  public func open(_ document: Document) -> Bool {
    let name = document.storyboardName
    session.documents[name] = document
    return session.perform {
      AppLaunch(storyboardName: name).start(delegate: nil) != nil
    }
  }

  /// Everything on the screen now.
  public func composeFrame() -> DisplayList {
    session.bind {
      DisplayList(session.application.windows.flatMap { $0.composeFrame().commands })
    }
  }

  /// Lets time pass, frame by frame while a film is recorded.
  public func wait(_ seconds: Double) {
    let end = session.timeline.now + seconds
    recordFrame()
    while let next = film?.nextFrameTime, next < end - 1e-9 {
      session.timeline.advance(to: next)
      recordFrame()
    }
    session.timeline.advance(to: end)
    recordFrame()
  }

  func recordFrame() {
    guard film != nil else { return }
    film?.record(composeFrame(), at: session.timeline.now)
  }

  func takeSnapshot(named name: String) {
    snapshots.append(Snapshot(name: name, list: composeFrame()))
  }
}

extension Document {
  /// The name that code and references know the storyboard by: the file's without its ending.
  public var storyboardName: String {
    let last = file.split(separator: "/").last.map(String.init) ?? file
    let ending = kind == .xib ? ".xib" : ".storyboard"
    return last.hasSuffix(ending) ? String(last.dropLast(ending.count)) : last
  }
}
