import InterfaceBuilder

extension NibKinds {
  /// Views of other frameworks, and effects.
  static let systemViews: [NibKind] = [
    .view("visualEffectView", UIVisualEffectView.self, [NibSchemas.visualEffectView]),
    .view("wkWebView", WKWebView.self, [NibSchemas.wkWebView]),
    .view("webView", UIWebView.self, [NibSchemas.webView]),
    .view("mapView", MKMapView.self, [NibSchemas.mapView]),
    .view("glkView", GLKView.self, [NibSchemas.glkView]),
    .view("mtkView", MTKView.self, [NibSchemas.mtkView]),
    .view("sceneKitView", SCNView.self, [NibSchemas.sceneKitView]),
    .view("arscnView", ARSCNView.self, [NibSchemas.sceneKitView]),
    .view("skView", SKView.self),
    .view("arskView", ARSKView.self),
  ]

  /// The kind of a plain view whose class is one of another framework that is known here.
  static func foreign(for element: Element) -> NibKind? {
    guard element.name == "view", let name = element["customClass"] else { return nil }
    return systemViews.first { ($0.type as? ForeignView.Type)?.className == name }
  }
}
