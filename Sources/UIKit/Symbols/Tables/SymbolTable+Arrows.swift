extension SymbolTable {
  static let arrows: [String: String] = [
    "chevron.right": "@ 16.8 22.2; s M8.6 4.8 L15.8 12 L8.6 19.2",
    "chevron.left": "~ chevron.right",
    "chevron.forward": "= chevron.right",
    "chevron.backward": "= chevron.left",
    "chevron.down": "@ 24 14; s M3.8 8.2 L12 16 L20.2 8.2",
    "chevron.up": "@ 24 14; s M3.8 15.8 L12 8 L20.2 15.8",
    "chevron.compact.down": "@ 24 9.5; s M3 10 L12 14 L21 10",
    "chevron.compact.up": "@ 24 9.5; s M3 14 L12 10 L21 14",
    "chevron.compact.right": "@ 9.5 24; s M10 3 L14 12 L10 21",
    "chevron.compact.left": "@ 9.5 24; s M14 3 L10 12 L14 21",
    "chevron.up.chevron.down": "@ 17 24; s M6 9 L12 3.4 L18 9; s M6 15 L12 20.6 L18 15",
    "chevron.left.2": "s M10.6 5.4 L4 12 L10.6 18.6; s M19.6 5.4 L13 12 L19.6 18.6",
    "chevron.right.2": "~ chevron.left.2",
    "chevron.left.forwardslash.chevron.right":
      "@ 28 22; s M5.6 6.6 L0.2 12 L5.6 17.4; s M18.4 6.6 L23.8 12 L18.4 17.4; s M14.4 4 L9.6 20",
    "arrow.right": "s M3.4 12 H20.4; s M13.6 5.2 L20.4 12 L13.6 18.8",
    "arrow.left": "~ arrow.right",
    "arrow.forward": "= arrow.right",
    "arrow.backward": "= arrow.left",
    "arrow.up": "= arrow.right -90",
    "arrow.down": "= arrow.right 90",
    "arrow.up.right": "s M5.6 18.4 L18.2 5.8; s M8.4 5.6 H18.4 V15.6",
    "arrow.up.left": "~ arrow.up.right",
    "arrow.down.right": "= arrow.up.right 90",
    "arrow.down.left": "= arrow.up.right 180",
    "arrow.left.arrow.right":
      "s M3.4 7.6 H20.4; s M16 3.4 L20.4 7.6 L16 11.8; s M20.6 16.4 H3.6; s M8 12.2 L3.6 16.4 L8 20.6",
    "arrow.up.arrow.down": "= arrow.left.arrow.right 90",
    "arrow.right.arrow.left": "~ arrow.left.arrow.right",
    "arrow.left.and.right":
      "s M2.6 12 H21.4; s M7.4 6.8 L2.2 12 L7.4 17.2; s M16.6 6.8 L21.8 12 L16.6 17.2",
    "arrow.up.and.down": "= arrow.left.and.right 90",
    "arrow.up.left.and.arrow.down.right":
      "s M4 10 V4 H10; s M4.4 4.4 L10.2 10.2; s M20 14 V20 H14; s M19.6 19.6 L13.8 13.8",
    "arrow.down.right.and.arrow.up.left":
      "s M10.2 4.4 V10.4 H4.2; s M10 10.2 L3.6 3.8; s M13.8 19.6 V13.6 H19.8; s M14 13.8 L20.4 20.2",
    "arrow.clockwise": "s M20.4 13.2 A8.5 1 1 19.3 8; s M20 3 V8.4 H14.6",
    "arrow.counterclockwise": "~ arrow.clockwise",
    "arrow.2.circlepath":
      "@ 28 22.5; s M2.6 11 A9.5 0 1 19.8 6.8; s M20.4 2.4 V7.4 H15.4; s M21.4 13 A9.5 0 1 4.2 17.2; s M3.6 21.6 V16.6 H8.6",
    "arrow.triangle.2.circlepath":
      "@ 28 22.5; s M2.8 11.4 A9.3 0 1 19.4 6.6; b.5 M22 3.4 V9.4 H16 Z; s M21.2 12.6 A9.3 0 1 4.6 17.4; b.5 M2 20.6 V14.6 H8 Z",
    "arrow.uturn.left": "s M8.6 4.6 L3.6 9.6 L8.6 14.6; s M4 9.6 H14.8 A5 0 1 14.8 19.6 H10",
    "arrow.uturn.right": "~ arrow.uturn.left",
    "arrow.uturn.backward": "= arrow.uturn.left",
    "arrow.uturn.forward": "= arrow.uturn.right",
    "arrow.uturn.down": "= arrow.uturn.left -90",
    "arrow.uturn.up": "= arrow.uturn.left 90",
    "arrow.turn.up.left": "s M8.6 4.6 L3.6 9.6 L8.6 14.6; s M4 9.6 H19.6 V19.6",
    "arrow.turn.up.right": "~ arrow.turn.up.left",
    "arrow.turn.down.right": "s M15.4 9.4 L20.4 14.4 L15.4 19.4; s M20 14.4 H4.4 V4.4",
    "arrow.turn.down.left": "~ arrow.turn.down.right",
    "arrowshape.turn.up.left":
      "@ 25 22; s M10.4 4.2 L2.6 11 L10.4 17.8 V13.8 C15.6 13.8 19 15 21.4 19.4 C21.4 12.6 17.6 8.4 10.4 8.2 Z",
    "arrowshape.turn.up.left.fill":
      "@ 25 22; b M10.4 4.2 L2.6 11 L10.4 17.8 V13.8 C15.6 13.8 19 15 21.4 19.4 C21.4 12.6 17.6 8.4 10.4 8.2 Z",
    "arrowshape.turn.up.right": "~ arrowshape.turn.up.left",
    "arrowshape.turn.up.right.fill": "~ arrowshape.turn.up.left.fill",
    "arrow.down.to.line": "s M12 3 V15.6; s M6.6 10.4 L12 15.8 L17.4 10.4; s M4.4 20.6 H19.6",
    "arrow.up.to.line": "= arrow.down.to.line 180",
    "arrow.right.to.line": "= arrow.down.to.line -90",
    "arrow.left.to.line": "= arrow.down.to.line 90",
    "arrowtriangle.right": "s M5.6 4.6 V19.4 L19.4 12 Z",
    "arrowtriangle.left": "~ arrowtriangle.right",
    "arrowtriangle.up": "= arrowtriangle.right -90",
    "arrowtriangle.down": "= arrowtriangle.right 90",
    "arrow.triangle.branch":
      "s M7 3.6 V20.4; s M7 17 C7 12.4 17 14.4 17 8.4 V4.4; s M13.2 7 L17 3.2 L20.8 7; s M3.2 7 L7 3.2 L10.8 7",
    "shuffle":
      "@ 26 22; s M2.4 7.4 H5.6 C11 7.4 12 16.6 17.4 16.6 H21.4; s M2.4 16.6 H5.6 C11 16.6 12 7.4 17.4 7.4 H21.4; s M18.2 4.2 L21.6 7.4 L18.2 10.6; s M18.2 13.4 L21.6 16.6 L18.2 19.8",
    "repeat":
      "@ 26 22; s M2.6 11.4 V10.4 A4 0 1 6.6 6.4 H20.8; s M17.6 3 L21 6.4 L17.6 9.8; s M21.4 12.6 V13.6 A4 0 1 17.4 17.6 H3.2; s M6.4 14.2 L3 17.6 L6.4 21",
  ]
}
