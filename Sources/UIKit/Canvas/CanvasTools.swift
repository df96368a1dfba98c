import InterfaceBuilder

/// The version of Interface Builder that laid a document out, as far as its canvas differs.
///
/// The bounds were found by measuring files of each version; each says its confidence.
struct CanvasTools: Hashable, Sendable {
  /// The first number of `toolsVersion`, such as 17701. A file that says nothing is taken for one
  /// of now.
  let number: Int

  init(_ number: Int) { self.number = number }

  init(_ document: Document) {
    let written = document.root["toolsVersion"]?.prefix { $0 != "." }
    self.init(written.flatMap { Int($0) } ?? Self.now)
  }

  private static let now = 23_000
  /// Versions that were not for everyone are numbered so; their canvas is that of 23,000.
  private static let internalNumber = 32_000

  /// Xcode 11 until 14.2 draw phones with a home button without a status bar. High confidence.
  var leavesStatusBarOut: Bool { (14_800..<21_700).contains(number) }

  /// Since Xcode 11 what is presented without a style of its own is a sheet. High confidence.
  var hasSheets: Bool { number >= 14_800 }

  /// Since Xcode 14 a notch is as high as on the newest phone of the screen's size; before it was
  /// 44 on all. High confidence.
  var knowsNotches: Bool { number >= 21_000 }

  /// Xcode 26 counts the insets of phones without a home button twice. Seen in one project; low
  /// confidence.
  var countsInsetsTwice: Bool { (24_000..<Self.internalNumber).contains(number) }

  /// Since Xcode 14.3 a root that is no sheet has the insets of the device whatever its size and
  /// whether or not a status bar is simulated. Seen four times; medium confidence.
  var givesDeviceInsets: Bool { number >= 21_700 }

  /// Until Xcode 9 the bars of pads are as high as those of phones. Medium confidence.
  var hasLowPadBars: Bool { number < 14_000 }

  /// Until Xcode 8 content stays 8 from each edge of a cell. Medium confidence.
  var hasNarrowCellMargins: Bool { number < 13_000 }

  /// Xcode 11 and 12's first versions keep 15 at the sides of cells on phones with a home button.
  /// Medium confidence.
  var hasOldCellSides: Bool { (14_800..<17_000).contains(number) }

  /// Xcode 12.5 to 13 show text styles at the smallest size there is: 13 files do, all earlier and
  /// later ones show the usual size. High confidence.
  var showsSmallestText: Bool { (18_000..<21_000).contains(number) }

  /// Xcode 6 has margins of 16 at the sides of any screen. Low confidence.
  var hasNarrowRoots: Bool { number < 7_000 }
}
