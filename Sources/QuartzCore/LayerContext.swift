package import Drawing

/// The ambient state of the layers in one run: their timeline and the open transactions.
@MainActor
public final class LayerContext {
  /// The context that layers of this task belong to.
  @TaskLocal public static var current = LayerContext(timeline: Timeline())

  public let timeline: Timeline
  /// How many turns have ended; a layer has a presentation once the turn that made it is over.
  package private(set) var turn = 0
  /// Open transactions, innermost last.
  package var transactions: [CATransaction.Settings] = []
  /// What changes outside any explicit transaction is animated with.
  package var implicitTransaction = CATransaction.Settings()
  /// Who sets the texts of text layers, which without one show none.
  package var typesetter: (any Typesetter)?

  nonisolated public init(timeline: Timeline) {
    self.timeline = timeline
  }

  package func endTurn() {
    turn += 1
    let ended = implicitTransaction
    implicitTransaction = CATransaction.Settings()
    ended.group?.seal()
  }
}
