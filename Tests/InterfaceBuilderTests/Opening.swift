import InterfaceBuilder
import Testing

/// The document in a text.
func document(_ text: String, file: String = "test.storyboard") throws -> Document {
  try Document(bytes: Array(text.utf8), file: file)
}

/// A storyboard with the given objects in one scene.
func storyboard(_ objects: String) throws -> Document {
  try document(
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
    <scenes><scene sceneID="scene"><objects>
    \(objects)
    </objects></scene></scenes>
    </document>
    """)
}

/// Why bytes cannot be opened, as one line or more.
func refusal(_ bytes: [UInt8]) -> String {
  do {
    let document = try Document(bytes: bytes, file: "bad.xib")
    return "opened: \(document.kind)"
  } catch {
    return error.description
  }
}

/// Why a text cannot be opened.
func refusal(_ text: String) -> String { refusal(Array(text.utf8)) }
