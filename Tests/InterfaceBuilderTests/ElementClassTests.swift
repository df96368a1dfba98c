import InterfaceBuilder
import Testing

struct ElementClassTests {
  @Test(arguments: [
    ("viewController", "UIViewController"), ("button", "UIButton"), ("containerView", "UIView"),
    ("pongPressGestureRecognizer", "UILongPressGestureRecognizer"), ("mapView", "MKMapView"),
    ("barButtonItem", "UIBarButtonItem"), ("customObject", "NSObject"),
  ])
  func `an element makes its class by default`(name: String, className: String) {
    #expect(ElementClass.uikitName(of: name) == className)
  }

  @Test func `a name that makes no object has no class`() {
    #expect(ElementClass.uikitName(of: "rect") == nil)
    #expect(ElementClass.role(of: "rect") == nil)
  }

  @Test func `a new name is judged by its ending`() {
    #expect(ElementClass.role(of: "holodeckViewController") == .controller)
    #expect(ElementClass.role(of: "shakeGestureRecognizer") == .recognizer)
    #expect(ElementClass.role(of: "holodeckView") == .view)
  }

  @Test func `no class is given two names by mistake`() {
    let names = ElementClass.all.map(\.element)
    #expect(names == names.sorted())
    #expect(Set(names).count == names.count)
  }

  @Test(.enabled(if: Corpus.isPresent, "the corpus is not beside the package"))
  func `every object of every published file has a class`() throws {
    var unknown: Set<String> = []
    for path in Corpus.files {
      for element in try Document(contentsOf: path).root.descendants
      where element["customClass"] != nil || element.parent?.name == "subviews" {
        if ElementClass.uikitName(of: element) == nil { unknown.insert(element.name) }
      }
    }
    #expect(unknown.isEmpty)
  }
}
