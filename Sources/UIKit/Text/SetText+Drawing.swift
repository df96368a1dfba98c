import Drawing
import Foundation

/// What is the same for all characters of a text that is drawn.
struct TextLook {
  /// Of characters that have no colour of their own.
  var color: UIColor
  /// Of paragraphs that have none of their own.
  var alignment = NSTextAlignment.natural
  /// Whether the view runs from right to left.
  var isRightToLeft = false
  var traits: UITraitCollection
  /// Whether all characters take the one colour: those of a label that is disabled, say.
  var hidesOwnColors = false
  var linkColor: UIColor?
  var shadow: (color: UIColor, offset: CGSize)?
}

extension SetText {
  /// The lines from a corner on, as wide as the room. Baselines stand on whole pixels.
  @MainActor func commands(at corner: CGPoint, width: CGFloat, _ look: TextLook) -> DisplayList {
    var list = DisplayList()
    for line in lines {
      let pieces = line.isJustified(look) ? line.spread(over: width) : line.pieces
      let start: CGFloat = corner.x + line.start(in: width, look)
      let y = UIFont.pixelRounding(corner.y + line.baseline)
      for piece in pieces where piece.style.background != nil {
        piece.drawBackground(at: CGPoint(x: start + piece.x, y: y), look, into: &list)
      }
      for piece in pieces {
        piece.draw(at: CGPoint(x: start + piece.x, y: y), look, into: &list)
      }
    }
    return list
  }
}

extension SetText.Line {
  /// Where the line begins in a room. Natural text begins on the right where the paragraph or the
  /// view does; medium confidence for a paragraph and a view of two minds.
  func start(in width: CGFloat, _ look: TextLook) -> CGFloat {
    let (left, right) = limits(in: width)
    switch side(look) {
    case .center: return (left + right - self.width) / 2
    case .right: return right - self.width
    case .left, .justified, .natural: return left
    }
  }

  fileprivate func isJustified(_ look: TextLook) -> Bool {
    (alignment ?? look.alignment) == .justified && !isLastOfParagraph && !isRightToLeft
  }

  private func side(_ look: TextLook) -> NSTextAlignment {
    let own = alignment.flatMap { $0 == .natural ? nil : $0 } ?? look.alignment
    switch own {
    case .natural: return isRightToLeft || look.isRightToLeft ? .right : .left
    // The last line of a paragraph begins where the paragraph does. Medium confidence.
    case .justified: return isRightToLeft ? .right : .left
    case .left, .center, .right: return own
    }
  }

  private func limits(in width: CGFloat) -> (CGFloat, CGFloat) {
    let end: CGFloat = self.end.map { min($0, width) } ?? width
    return isRightToLeft ? (width - end, width - indent) : (indent, end)
  }

  /// The words apart, so that the line fills the room.
  @MainActor fileprivate func spread(over width: CGFloat) -> [SetText.Piece] {
    let (left, right) = limits(in: width)
    let gaps = max(0, text.split(separator: " ", omittingEmptySubsequences: true).count - 1)
    guard gaps > 0, right - left > self.width else { return pieces }
    let gap: CGFloat = (right - left - self.width) / CGFloat(gaps)
    var shift: CGFloat = 0
    return pieces.flatMap { piece in
      piece.words.map { word in
        var word = word
        word.x += shift
        if word.line.text.hasSuffix(" ") { shift += gap }
        return word
      }
    }
  }
}

extension SetText.Piece {
  /// The words, each with the spaces after it.
  @MainActor fileprivate var words: [SetText.Piece] {
    let texts = line.text.wordsWithSpaces
    guard texts.count > 1 else { return [self] }
    let carets = Session.current.typesetter.carets(in: line)
    var index = 0
    return texts.map { text in
      var piece = self
      let end = min(index + text.count, carets.count - 1)
      piece.x = x + carets[index]
      piece.line.text = String(text)
      piece.line.width = carets[end] - carets[index]
      index = end
      return piece
    }
  }
}
