import Drawing
import Foundation

extension CalendarFace {
  /// Header, names of the weekdays, days and the chosen one's circle.
  var drawing: DisplayList {
    var list = DisplayList()
    guard let picker else { return list }
    if hasMonth {
      drawHeader(picker, into: &list)
      for (column, name) in month.weekdays.enumerated() {
        draw(name, CalendarFonts.weekday, .tertiaryLabel, at: geometry.weekday(column), &list)
      }
      for day in 1...month.dayCount { draw(day, picker, into: &list) }
    }
    if picker.datePickerMode != .date, picker.datePickerMode != .yearAndMonth {
      let place = CGPoint(x: geometry.title.x, y: geometry.timeTop + 22)
      draw(
        SystemWord.time.text, CalendarFonts.time, .label, at: place, isCentered: false, &list)
    }
    return list
  }

  private func drawHeader(_ picker: UIDatePicker, into list: inout DisplayList) {
    let title = picker.surroundings.text(of: month.first, "yMMMM")
    let width = draw(
      title, CalendarFonts.title, .label, at: geometry.title, isCentered: false, &list)
    let x = geometry.title.x + (isRightToLeft ? -width - 8 : width + 8)
    chevron(at: CGPoint(x: x, y: geometry.title.y), size: 5, pointsOn: true, &list)
    chevron(at: geometry.previous, size: 8, pointsOn: false, &list)
    chevron(at: geometry.next, size: 8, pointsOn: true, &list)
  }

  private func draw(_ day: Int, _ picker: UIDatePicker, into list: inout DisplayList) {
    let date = month.date(ofDay: day)
    let middle = geometry.middle(ofCell: month.cell(ofDay: day))
    let isChosen = month.calendar.isDate(date, inSameDayAs: picker.date)
    let isToday = month.calendar.isDate(date, inSameDayAs: picker.today)
    let tint: UIColor = tintColor
    if isChosen {
      // The present day is filled, another has a pale circle; high confidence.
      let color = isToday ? tint : tint.withAlphaComponent(CalendarFonts.paleness)
      let radius = geometry.radius
      let circle = CGRect(
        x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius)
      list.append(.fill(CGPath(ellipseIn: circle), color.components(for: traitCollection)))
    }
    let color: UIColor =
      if isChosen { isToday ? .white : tint } else if !isAllowed(day) {
        .tertiaryLabel
      } else { isToday ? tint : .label }
    draw(
      "\(day)", isChosen ? CalendarFonts.chosenDay : CalendarFonts.day, color, at: middle, &list)
  }

  /// Draws a text whose middle, or whose leading edge, is at the point; returns its width.
  @discardableResult
  private func draw(
    _ text: String, _ font: UIFont, _ color: UIColor, at point: CGPoint, isCentered: Bool = true,
    _ list: inout DisplayList
  ) -> CGFloat {
    let lines = Session.current.typesetter.lines(
      for: TextRequest(text, font: font.fontDescription))
    guard let line = lines.first else { return 0 }
    let baseline = UIFont.pixelRounding(point.y + (font.ascender + font.descender) / 2)
    let start: CGFloat = isRightToLeft ? point.x - line.width : point.x
    let x: CGFloat = isCentered ? point.x - line.width / 2 : start
    list.append(
      .text(line, at: CGPoint(x: x, y: baseline), color.components(for: traitCollection)))
    return line.width
  }

  private func chevron(
    at point: CGPoint, size: CGFloat, pointsOn: Bool, _ list: inout DisplayList
  ) {
    let half: CGFloat = pointsOn != isRightToLeft ? size / 2 : -size / 2
    let path = CGPath([
      .move(CGPoint(x: point.x - half, y: point.y - size)),
      .line(CGPoint(x: point.x + half, y: point.y)),
      .line(CGPoint(x: point.x - half, y: point.y + size)),
    ])
    list.append(.stroke(path, tintColor.components(for: traitCollection), width: 2.5))
  }
}

/// Faces of the parts of a calendar; low confidence for the sizes.
private enum CalendarFonts {
  static let title = UIFont.systemFont(ofSize: 17, weight: .semibold)
  static let weekday = UIFont.systemFont(ofSize: 13, weight: .semibold)
  static let day = UIFont.systemFont(ofSize: 20)
  static let chosenDay = UIFont.systemFont(ofSize: 22, weight: .semibold)
  static let time = UIFont.systemFont(ofSize: 17)
  /// Opacity of the circle.
  static let paleness: CGFloat = 0.15
}
