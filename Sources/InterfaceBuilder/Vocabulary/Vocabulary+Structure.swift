extension Vocabulary {
  static let structure: [Term] = document + scenes + layout + resources

  private static let document: [Term] = [
    Term(
      "document", .structure,
      reads: "type initialViewController useAutolayout useTraitCollections useSafeAreas "
        + "launchScreen",
      editor: "version toolsVersion systemVersion targetRuntime propertyAccessControl "
        + "colorMatched variant"),
    Term(
      "device", .structure, in: "document", reads: "id orientation appearance", editor: "layout"),
    Term("scenes", .structure, in: "document"),
    Term("objects", .structure, in: "document scene"),
    Term("resources", .structure, in: "document"),
  ]

  private static let scenes: [Term] = [
    Term("scene", .structure, in: "scenes", reads: "sceneID"),
    Term(
      "placeholder", .structure, in: "objects",
      reads: "placeholderIdentifier id customClass customModule customModuleProvider "
        + "sceneMemberID",
      editor: "userLabel"),
    Term("exit", .structure, in: "objects", reads: "id sceneMemberID", editor: "userLabel"),
    Term("connections", .structure, in: "placeholder exit"),
    Term(
      "userDefinedRuntimeAttributes", .structure, in: "placeholder exit"),
    Term(
      "userDefinedRuntimeAttribute", .structure, in: "userDefinedRuntimeAttributes",
      reads: "keyPath type value"),
  ]

  private static let layout: [Term] = [
    Term("viewControllerLayoutGuide", .structure, in: "layoutGuides", reads: "id type"),
    Term("mask", .structure, in: "variation", reads: "key"),
    Term("include", .structure, in: "mask", reads: "reference"),
    Term("exclude", .structure, in: "mask", reads: "reference"),
  ]

  private static let resources: [Term] = [
    Term("image", .structure, in: "resources", reads: "name width height", editor: "catalog"),
    Term("namedColor", .structure, in: "resources", reads: "name"),
    Term("systemColor", .structure, in: "resources", reads: "name"),
  ]
}
