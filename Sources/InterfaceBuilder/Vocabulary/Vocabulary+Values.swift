extension Vocabulary {
  static let values: [Term] = geometry + looks + texts + richTexts

  /// Where a value stands by itself, and not as a property that the object around it reads.
  private static let alone = "userDefinedRuntimeAttribute"

  private static let geometry: [Term] = [
    Term("rect", .value, in: alone, as: "value", reads: "key x y width height"),
    Term("point", .value, in: alone, as: "value", reads: "key x y"),
    Term("size", .value, in: alone, as: "value", reads: "key width height"),
    Term("range", .value, in: alone, as: "value", reads: "key location length"),
    // A frame by its distance from two edges.
    Term("frame", .value, as: "frameInset", reads: "key minX minY width height"),
    // The same values as files of old write them.
    Term("value", .value, reads: "key type x y width height"),
    Term("inset", .value, reads: "key minX minY maxX maxY"),
    Term("edgeInsets", .value, reads: "key top left bottom right"),
    Term("directionalEdgeInsets", .value, reads: "key top leading bottom trailing"),
    Term("extendedEdge", .value, reads: "key top left bottom right"),
    Term("rectEdge", .value, reads: "key top left bottom right"),
    Term(
      "autoresizingMask", .value,
      reads: "key flexibleMinX widthSizable flexibleMaxX flexibleMinY heightSizable flexibleMaxY"),
  ]

  private static let colorAttributes =
    "key alpha white red green blue cyan magenta yellow black colorSpace customColorSpace name "
    + "systemColor cocoaTouchSystemColor xcode11CocoaTouchSystemColor"

  private static let looks: [Term] = [
    Term(
      "color", .value, in: "\(alone) namedColor systemColor document",
      reads: colorAttributes,
      editor: "catalog"),
    Term("preferredSymbolConfiguration", .value, reads: "key pointSize weight scale"),
    Term("imageReference", .value, reads: "key image renderingMode symbolScale", editor: "catalog"),
    Term("fontDescription", .value, reads: "key type name family style weight pointSize size"),
  ]

  private static let texts: [Term] = [
    Term("string", .value, in: alone, as: "value", reads: "key base64-UTF8"),
    Term("mutableString", .value, reads: "key base64-UTF8"),
    Term("string", .value, in: "fragment", as: "content", reads: "key base64-UTF8"),
    Term("integer", .value, in: alone, as: "value", reads: "key value"),
    Term("date", .value, reads: "key timeIntervalSinceReferenceDate"),
    Term("real", .value, in: alone, as: "value", reads: "key value"),
    Term("nil", .value, in: alone, as: "value", reads: "key", editor: "name"),
  ]

  /// Texts whose parts look different, and remarks for people.
  private static let richTexts: [Term] = [
    Term("attributedString", .value, in: "placeholder exit", as: "userComments", editor: "key"),
    Term("fragment", .value, in: "attributedString", reads: "content"),
    Term("attributes", .value, in: "fragment"),
    Term("color", .value, in: "attributes", reads: colorAttributes, editor: "catalog"),
    Term("font", .value, in: "attributes", reads: "key name size metaFont"),
    Term(
      "paragraphStyle", .value, in: "attributes",
      reads: "key alignment lineBreakMode baseWritingDirection lineSpacing lineHeightMultiple "
        + "minimumLineHeight tighteningFactorForTruncation"),
  ]
}
