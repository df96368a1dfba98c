import Foundation
import InterfaceBuilder

extension NibSchemas {
  static let segmentedControl = NibSchema<UISegmentedControl>(
    NibRule.integer("selectedSegmentIndex", \.storedIndex),
    NibRule.flag("momentary", \.isMomentary),
    NibRule.flag("apportionsSegmentWidthsByContent", \.apportionsSegmentWidthsByContent),
    NibRule.color("selectedSegmentTintColor", \.selectedSegmentTintColor),
    NibRule.part("segments", segments),
    // Without effect since iOS 7; documented.
    NibRule.elsewhere("segmentControlStyle"))

  static let segments = NibSchema<UISegmentedControl>(
    NibRule.elsewhere("key"),
    NibRule.part("segment", segment, SegmentReading.init) { $0.segments.append($1.segment) })

  static let segment = NibSchema<SegmentReading>(
    NibRule.elsewhere("key", "catalog"),
    NibRule.string("title", \.segment.title),
    NibRule.text("title", \.segment.title),
    NibRule.image("image", \.segment.image),
    NibRule.flag("enabled", \.segment.isEnabled),
    NibRule.number("width", \.segment.width),
    NibRule.size("contentOffset", \.segment.contentOffset))
}

/// One `segment` while it is read.
final class SegmentReading: NSObject {
  var segment = UISegmentedControl.Segment()
}
