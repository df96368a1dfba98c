import Drawing
import Foundation
import Testing

private let square = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4.5))
private let dot = Picture(
  bounds: CGRect(x: 0, y: 0, width: 8, height: 8), [.fill(square, .black)])
private let stops = [Gradient.Stop(0, .black), Gradient.Stop(0.25, .white)]
private let frame = CGRect(x: 0, y: 0, width: 40, height: 30)

@Test(
  arguments: [
    [.clip(square, rule: .evenOdd), .fill(square, .white, rule: .evenOdd)],
    [.stroke(square, .black, StrokeStyle(width: 2, cap: .round, join: .bevel, miterLimit: 4))],
    [.stroke(square, .black, StrokeStyle(cap: .square, dash: [3, 0.5], dashPhase: -1))],
    DisplayList(CGBlendMode.allCases.map { .blend($0) }),
    [.gradient(square, Gradient(.linear(from: .zero, to: CGPoint(x: 1, y: 9)), stops: stops))],
    [
      .gradient(
        square,
        Gradient(
          .radial(from: .zero, radius: 1, to: CGPoint(x: 1, y: 2), endRadius: 3), stops: [],
          transform: CGAffineTransform(scaleX: 2, y: 3), extendsBefore: false,
          extendsAfter: false))
    ],
    [.gradient(square, Gradient(.conic(center: .zero, angle: 0.5), stops: stops))],
    [
      .shadow(.path(square), Shadow(color: .black, offset: CGSize(width: 1, height: -2), radius: 3))
    ],
    [.shadow(.picture(dot), Shadow(color: .black, offset: .zero, radius: 0)), .restore],
    [.backdrop(square, Backdrop(radius: 20, saturation: 1.8, tint: .white))],
    [.beginGroup(DrawingGroup(opacity: 0.5, mask: dot)), .moving(dot), .endGroup],
    [
      .fill(CGPath(corneredRect: frame, CornerStyle(radius: 4, corners: .topLeft)), .black),
      .clip(CGPath(corneredRect: frame, CornerStyle(radius: 4, isContinuous: true))),
    ],
  ] as [DisplayList])
func `styles are read back from their text`(list: DisplayList) throws {
  #expect(try DisplayList(parsing: list.description) == list)
}

@Test func `what is as usual is not written`() {
  let list: DisplayList = [
    .stroke(square, .black, width: 2), .fill(square, .black),
    .fill(CGPath(corneredRect: frame, CornerStyle(radius: 50)), .black),
    .fill(CGPath(corneredRect: frame, CornerStyle(radius: 5, corners: [])), .black),
    .fill(
      CGPath(corneredRect: frame, CornerStyle(radius: 5, corners: [.topLeft, .topRight])), .black),
  ]

  #expect(
    list.description == """
      stroke 0 0 0 1 2 rect 1 2 3 4.5
      fill 0 0 0 1 rect 1 2 3 4.5
      fill 0 0 0 1 rounded 0 0 40 30 15
      fill 0 0 0 1 rect 0 0 40 30
      fill 0 0 0 1 corners 0 0 40 30 5 circular tl+tr
      """)
}

@Test(arguments: [
  ("blend softly", "line 1: 'softly' is not a blend mode"),
  ("stroke 0 0 0 1 2 cap pointed rect 0 0 1 1", "line 1: 'pointed' is not a cap of a line"),
  ("stroke 0 0 0 1 2 dash 1,x phase 0 rect 0 0 1 1", "line 1: '1,x' are not lengths of dashes"),
  ("gradient square 0 0 1 1 [ ] rect 0 0 1 1", "line 1: 'square' is not a gradient"),
  ("gradient linear 0 0 1 1 [ 0 0 0 0", "line 1: expected a number, found the end of the line"),
  ("clip corners 0 0 9 9 2 circular middle", "line 1: 'middle' is not a corner"),
  ("group 1 veil", "line 1: 'veil' is too much"),
  ("shadow 0 0 0 1 0 0 3 picture 0 0 1 1 {", "line 1: the picture has no closing '}'"),
])
func `a fault in a style is reported`(text: String, message: String) {
  let error = #expect(throws: DisplayList.ParsingError.self) { try DisplayList(parsing: text) }

  #expect(error?.description == message)
}
