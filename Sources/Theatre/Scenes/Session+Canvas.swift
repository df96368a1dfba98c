public import Drawing
public import InterfaceBuilder
public import UIKit

extension Session {
  /// A session in which a document stands as on Interface Builder's canvas.
  public convenience init(onCanvasOf document: Document, typesetter: any Typesetter) {
    let canvas = Canvas(document)
    self.init(device: canvas.device, typesetter: typesetter)
    stand(on: canvas, of: document)
  }

  /// Shows scenes of the document as they stand on the canvas, in the sizes of its time.
  package func stand(on canvas: Canvas, of document: Document) {
    self.canvas = canvas
    era = InterfaceEra(toolsVersion: document.root["toolsVersion"])
    contentSizeCategory = .canvas(of: document)
  }
}
