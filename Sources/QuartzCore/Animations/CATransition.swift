package import Drawing
import Foundation

/// A change of a layer's whole content: the old content gives way to the new.
///
/// The old content is a picture taken when the transition is added; the new one is composed as
/// it is at each moment.
@MainActor
open class CATransition: CAAnimation {
  public var type = CATransitionType.fade
  public var subtype: CATransitionSubtype?

  /// The old content, taken by the layer.
  package var before: Picture?
  /// The new content as last composed; kept so that an unchanged one keeps its identity.
  package var after: Picture?

  package override func clone() -> CAAnimation {
    let copy = CATransition()
    copy.type = type
    copy.subtype = subtype
    return copyTiming(to: copy)
  }
}

public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fade = CATransitionType(rawValue: "fade")
  /// A turn about an axis; drawn without perspective.
  package static let flip = CATransitionType(rawValue: "flip")
}

public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
