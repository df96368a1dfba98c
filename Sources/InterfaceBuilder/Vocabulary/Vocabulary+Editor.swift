extension Vocabulary {
  static let editor: [Term] = canvas + build + simulation + metrics

  /// Where things lie on the canvas, and on which devices.
  private static let canvas: [Term] = [
    Term("point", .editorOnly, in: "scene", as: "canvasLocation", editor: "key x y"),
    Term("adaptation", .editorOnly, in: "device", editor: "id"),
    Term("designables", .editorOnly, in: "document"),
    Term("designable", .editorOnly, in: "designables", editor: "name"),
    Term(
      "size", .editorOnly, in: "designable", as: "intrinsicContentSize",
      editor: "key width height"),
    Term(
      "accessibilityOverrides", .editorOnly, in: "document",
      editor: "dynamicTypePreference isEnabled"),
  ]

  /// What a file needs to be opened and compiled, and which classes it was once saved with.
  private static let build: [Term] = [
    Term("dependencies", .editorOnly, in: "document"),
    Term(
      "deployment", .editorOnly, in: "dependencies", editor: "identifier version defaultVersion"),
    Term("plugIn", .editorOnly, in: "dependencies", editor: "identifier version"),
    Term("capability", .editorOnly, in: "dependencies", editor: "name minToolsVersion"),
    Term("customFonts", .editorOnly, in: "document", editor: "key"),
    Term("array", .editorOnly, in: "customFonts", editor: "key"),
    Term("string", .editorOnly, in: "array"),
    Term("classes", .editorOnly, in: "document"),
    Term("class", .editorOnly, in: "classes", editor: "className superclassName"),
    Term("source", .editorOnly, in: "class", editor: "key type relativePath"),
    Term("relationships", .editorOnly, in: "class"),
    Term("relationship", .editorOnly, in: "relationships", editor: "kind name candidateClass"),
  ]

  /// Which of several ways to a scene its simulated bars are taken from.
  private static let simulation: [Term] = [
    Term("simulatedMetricsContainer", .editorOnly, in: "document", editor: "key"),
    Term("inferredMetricsTieBreakers", .editorOnly, in: "document"),
    Term("segue", .editorOnly, in: "inferredMetricsTieBreakers", editor: "reference"),
  ]

  /// The bars and screen that the canvas shows around a scene, for each object or for the document.
  private static let metrics: [Term] = [
    "freeformSimulatedSizeMetrics", "simulatedDestinationMetrics", "simulatedNavigationBarMetrics",
    "simulatedOrientationMetrics", "simulatedScreenMetrics", "simulatedStatusBarMetrics",
    "simulatedTabBarMetrics", "simulatedToolbarMetrics", "splitViewDetailSimulatedSizeMetrics",
    "splitViewMasterSimulatedSizeMetrics",
  ].map { name in
    Term(
      name, .editorOnly, in: "simulatedMetricsContainer",
      editor: "key type statusBarStyle barStyle translucent prompted")
  }
}
