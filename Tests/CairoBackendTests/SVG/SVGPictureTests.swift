import CairoBackend
import Drawing
import Foundation
import Testing

private let side: CGFloat = 100
private let whole = CGRect(x: 0, y: 0, width: side, height: side)
private let ground: [DrawingCommand] = [
  .fill(CGPath(rect: whole), .white),
  .gradient(
    .rect(0, 50, 100, 50),
    Gradient(
      .linear(from: .zero, to: CGPoint(x: 100, y: 0)),
      stops: [Gradient.Stop(0, .red), Gradient.Stop(0.4, .green), Gradient.Stop(1, .blue)])),
]
private let star = CGPath([
  .move(CGPoint(x: 50, y: 5)), .line(CGPoint(x: 78, y: 92)), .line(CGPoint(x: 5, y: 38)),
  .line(CGPoint(x: 95, y: 38)), .line(CGPoint(x: 22, y: 92)), .close,
])
private let circle = CGPath(ellipseIn: CGRect(x: 20, y: 20, width: 60, height: 60))

private func pair(_ commands: DrawingCommand...) throws -> SVGPair {
  try SVGPair(DisplayList(ground + commands), width: side, height: side)
}

/// A checkered image with a hole.
private let checkered = RasterImage(
  name: "x", width: 8, height: 8, scale: 1,
  pixels: (0..<64).flatMap { index -> [UInt8] in
    let (x, y) = (index % 8, index / 8)
    if (3...4).contains(x), (3...4).contains(y) { return [0, 0, 0, 0] }
    return (x + y).isMultiple(of: 2) ? [0, 0, 200, 255] : [128, 64, 0, 255]
  })

struct SVGPictureTests {
  @Test(arguments: [CGPathFillRule.winding, .evenOdd])
  func `fills and clips`(rule: CGPathFillRule) throws {
    #expect(try pair(.fill(star, .blue, rule: rule)).isAlike)
    #expect(try pair(.clip(star, rule: rule), .fill(circle, .blue)).isAlike)
    let corners = CornerStyle(radius: 20, corners: [.topLeft, .bottomRight], isContinuous: true)
    #expect(
      try pair(.fill(CGPath(corneredRect: whole.insetBy(dx: 9, dy: 9), corners), .red)).isAlike)
  }

  @Test(arguments: CGLineCap.allCases, CGLineJoin.allCases)
  func `lines`(cap: CGLineCap, join: CGLineJoin) throws {
    let style = StrokeStyle(width: 6, cap: cap, join: join, dash: [14, 9, 3], dashPhase: 5)
    #expect(try pair(.stroke(star, .blue, style)).isAlike)
    let box = CGRect(x: 10, y: 10, width: 70, height: 50)
    #expect(try pair(.stroke(CGPath(roundedRect: box, cornerRadius: 12), .blue, style)).isAlike)
    #expect(try pair(.stroke(circle, .blue, style)).isAlike)
    #expect(
      try pair(.stroke(star, .blue, StrokeStyle(width: 6, cap: cap, join: join, miterLimit: 3)))
        .isAlike)
  }

  @Test(arguments: [
    CGAffineTransform(rotationAngle: 0.3),
    CGAffineTransform(a: 1, b: 0.2, c: -0.4, d: 0.7, tx: 30, ty: 3),
    CGAffineTransform(scaleX: 0.01, y: 0.02), CGAffineTransform(scaleX: 40, y: 30),
    CGAffineTransform(),
  ])
  func `transforms`(transform: CGAffineTransform) throws {
    let small = star.boundingBox.width > 0 ? transform.inverted() : transform
    #expect(
      try pair(
        .save, .transform(transform), .fill(circle, .blue), .transform(small),
        .stroke(star, .red, width: 3), .restore, .fill(.rect(1, 1, 5, 5), .blue)
      ).isAlike)
  }

  @Test(arguments: [
    Gradient.Shape.linear(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 70, y: 60)),
    .radial(from: CGPoint(x: 50, y: 50), radius: 0, to: CGPoint(x: 50, y: 50), endRadius: 30),
    .radial(from: CGPoint(x: 60, y: 50), radius: 8, to: CGPoint(x: 50, y: 50), endRadius: 30),
    .radial(from: CGPoint(x: 50, y: 50), radius: 40, to: CGPoint(x: 60, y: 60), endRadius: 10),
    .radial(from: CGPoint(x: 20, y: 20), radius: 5, to: CGPoint(x: 70, y: 70), endRadius: 15),
    .conic(center: CGPoint(x: 40, y: 50), angle: 1),
  ])
  func `gradients`(shape: Gradient.Shape) throws {
    let stops = [
      Gradient.Stop(0.1, .red), Gradient.Stop(0.5, CGColor.green.copy(alpha: 0.5)),
      Gradient.Stop(0.5, .blue), Gradient.Stop(0.9, .white),
    ]
    for (before, after) in [(true, true), (false, true), (true, false)] {
      let gradient = Gradient(
        shape, stops: stops, transform: CGAffineTransform(a: 1, b: 0.1, c: 0, d: 0.9, tx: 0, ty: 2),
        extendsBefore: before, extendsAfter: after)
      let pair = try pair(.gradient(circle, gradient))
      #expect(pair.isAlike, "\(pair)")
    }
  }

  @Test func `groups and masks`() throws {
    let soft = Picture(
      bounds: whole.insetBy(dx: 10, dy: 20),
      [
        .gradient(
          CGPath(rect: whole),
          Gradient(
            .linear(from: .zero, to: CGPoint(x: 0, y: 100)),
            stops: [Gradient.Stop(0, .clear), Gradient.Stop(1, .black)]))
      ])
    let hard = Picture(bounds: whole, [.fill(circle, .black)])
    for mask in [nil, soft, hard] {
      for opacity: CGFloat in [0, 0.4, 1] {
        let pair = try pair(
          .save, .transform(CGAffineTransform(rotationAngle: 0.2)),
          .beginGroup(DrawingGroup(opacity: opacity, mask: mask)), .fill(star, .blue),
          .fill(.rect(30, 30, 60, 30), .red), .endGroup, .restore)
        #expect(pair.isAlike, "\(pair)")
      }
    }
  }

  @Test(arguments: CGBlendMode.allCases)
  func `blend modes`(mode: CGBlendMode) throws {
    let box = CGPath.rect(10, 30, 60, 40)
    let orange = CGColor(red: 0.9, green: 0.6, blue: 0.2, alpha: 0.8)
    let direct = try pair(.save, .clip(star), .blend(mode), .fill(box, orange), .restore)
    #expect(direct.isAlike, "\(direct)")
    let group = try pair(
      .beginGroup(opacity: 0.7), .fill(circle, .blue), .blend(mode), .fill(box, orange), .endGroup,
      .fill(.rect(0, 0, 9, 9), .red))
    #expect(group.isAlike, "\(group)")
    let asGroup = try pair(
      .blend(mode), .clip(box), .beginGroup(opacity: 0.7), .fill(star, orange), .endGroup)
    // The hue of a nearly grey pixel hangs on its last bit.
    #expect(asGroup.meanDifference <= 2 && asGroup.clearShare <= 0.02, "\(asGroup)")
  }

  @Test(arguments: [0, 1.5, 5, 12] as [CGFloat])
  func `shadows`(radius: CGFloat) throws {
    let shadow = Shadow(
      color: CGColor.black.copy(alpha: 0.6), offset: CGSize(width: 4, height: -3), radius: radius)
    let cast = Picture(bounds: whole, [.fill(star, CGColor.red.copy(alpha: 0.7))])
    for transform in [CGAffineTransform.identity, CGAffineTransform(rotationAngle: 0.3)] {
      let path = try pair(.transform(transform), .shadow(.path(circle), shadow))
      let picture = try pair(.transform(transform), .shadow(.picture(cast), shadow))
      // Blurs are three boxes everywhere, but not of the same widths.
      for pair in [path, picture] {
        #expect(pair.meanDifference <= 2.5 && pair.clearShare <= 0.01, "\(pair)")
      }
    }
  }

  @Test func `frosted glass, also in groups`() throws {
    let glass = Backdrop(radius: 6, saturation: 1.8, tint: CGColor.white.copy(alpha: 0.3))
    let plain = try pair(.fill(star, .black), .backdrop(circle, glass))
    #expect(plain.isAlike, "\(plain)")
    let picture = Picture(
      bounds: whole.insetBy(dx: 5, dy: 5), [.fill(star, .black), .backdrop(circle, glass)])
    let inGroup = try pair(
      .transform(CGAffineTransform(rotationAngle: 0.1)), .beginGroup(opacity: 0.6),
      .picture(picture), .endGroup)
    #expect(inGroup.isAlike, "\(inGroup)")
  }

  @Test(arguments: [nil, CGColor(red: 0, green: 0.5, blue: 0.2, alpha: 0.8)])
  func `images`(tint: CGColor?) throws {
    let caps = ImageCaps(top: 2, left: 3, bottom: 2, right: 1)
    for style in [
      ImageStyle(tint: tint), ImageStyle(tint: tint, caps: caps),
      ImageStyle(tint: tint, isTiled: true),
      ImageStyle(tint: tint, caps: caps, isTiled: true),
    ] {
      let pair = try pair(
        .image(checkered, in: CGRect(x: 10, y: 10, width: 64, height: 48), style))
      // Eight pixels are drawn on a hundred, and each library finds its own way between them.
      #expect(pair.meanDifference <= 3 && pair.clearShare <= 0.07, "\(pair) \(style)")
    }
  }

  @Test func `dissolves and pictures`() throws {
    let (one, other) = (
      Picture(bounds: whole.insetBy(dx: 10, dy: 10), [.fill(star, .red)]),
      Picture(bounds: whole, [.fill(circle, .blue)])
    )
    for fraction: CGFloat in [0, 0.3, 1] {
      let turned = CGAffineTransform(rotationAngle: 0.2)
      #expect(
        try pair(
          .transform(turned), .dissolve(from: one, to: other, fraction: fraction),
          .moving(one)
        ).isAlike)
    }
  }

  @Test(arguments: ["Hamburgefonstiv", "مرحبا 123", "日本語", "office 🙂👩‍👩‍👧"])
  func `text`(text: String) throws {
    var commands: [DrawingCommand] = []
    for (index, weight) in [FontWeight.light, .regular, .bold].enumerated() {
      let font = FontDescription(size: 10 + 3 * CGFloat(index), weight: weight)
      let width = PangoTypesetter().lines(for: TextRequest(text, font: font))[0].width
      commands.append(
        .text(
          TextLine(text, font: font, width: width, outlineWidth: index == 2 ? 0.4 : 0),
          at: CGPoint(x: 3, y: 20 + 25 * CGFloat(index)), CGColor.black.copy(alpha: 0.8)))
    }
    let pair = try SVGPair(DisplayList(ground + commands), width: side, height: side)
    #expect(pair.meanDifference <= 1 && pair.clearShare <= 0.03, "\(pair)")
  }
}
