/// A number kept in a range whose ends push each other and the number where one would pass
/// another; documented for sliders and steppers.
struct ClampedNumber<Number: BinaryFloatingPoint> {
  /// As it was set; `settle` keeps it in the range. A file may say it before the range.
  var value: Number = 0
  var minimum: Number = 0
  var maximum: Number

  init(upTo maximum: Number) { self.maximum = maximum }

  mutating func setValue(_ new: Number) {
    value = new
    settle()
  }

  mutating func setMinimum(_ new: Number) {
    minimum = new
    if maximum < minimum { maximum = minimum }
    settle()
  }

  mutating func setMaximum(_ new: Number) {
    maximum = new
    if minimum > maximum { minimum = maximum }
    settle()
  }

  /// Puts ends and value in order after all three were read.
  mutating func settle() {
    if maximum < minimum { minimum = maximum }
    // What is no number compares false with everything and becomes the lower end.
    if !(value >= minimum) { value = minimum }
    if value > maximum { value = maximum }
  }

  /// How far along the range the value is, from 0 to 1.
  var share: Number {
    let length = maximum - minimum
    return length > 0 ? (value - minimum) / length : 0
  }

  func value(atShare share: Number) -> Number { minimum + share * (maximum - minimum) }
}
