/// The choice of several free variables that depend on each other, by the simplex method.
///
/// Each goal's residual, and each free variable, is a *quantity*. At any time some quantities are
/// *held* at zero, as many as there are free variables, and all others are sums of these plus
/// constants. A step lets one held quantity go and holds another in its place.
struct Simplex {
  struct Quantity {
    /// What is subtracted from its sum; by this alone constants come in.
    var bound = 0.0
    var value = 0.0
    /// What an error of 1 costs, below zero and above.
    var fallCost = 0.0
    var riseCost = 0.0
    /// Its sum was divided by this.
    var scale = 1.0
    /// Its row, or the complement of its column while it is held.
    var place: Int32
    var isHeld: Bool
    /// On which side of zero it counts, when it is at zero or beside it.
    var isAbove = true
    var mayRise = true
    var mayFall = true
    /// Whether its costs count at present.
    var isActive = false
  }

  /// The free variables, which are the first quantities.
  let variables: [Int32]
  /// The block's goals that follow.
  let goals: [Int32]
  var quantities: [Quantity]
  /// By row, what it is a sum of: entries are columns.
  var rows: [[Entry]] = []
  /// By row and by column, whose it is.
  var rowOwner: [Int32] = []
  var columnOwner: [Int32]
  /// By column, the rows in which it stands, and some more.
  var columnRows: [[Int32]]
  /// By row, the last search through a column that met it.
  var lastSearch: [Int] = []
  var search = 0
  var isSolved = false
  /// What counts as zero for a value.
  var tolerance = 1e-9
  /// By column, how the active cost changes with it, and the sum of what was added up for that.
  var slopes: [Double]
  var slopeSizes: [Double]

  var variableCount: Int { variables.count }

  /// Whether a choice is left: some held quantity may still move without making anything worse.
  var isAmbiguous: Bool {
    columnOwner.contains { quantities[Int($0)].mayRise || quantities[Int($0)].mayFall }
  }

  init(variables: [Int32], goals: [Int32]) {
    self.variables = variables
    self.goals = goals
    quantities = variables.indices.map { Quantity(place: Int32($0), isHeld: true) }
    columnOwner = variables.indices.map { Int32($0) }
    columnRows = Array(repeating: [], count: variables.count)
    slopes = Array(repeating: 0, count: variables.count)
    slopeSizes = slopes
  }

  /// Adds a quantity that is a sum over columns, none of which has moved yet.
  mutating func append(_ sum: [Entry], bound: Double, isEquality: Bool) {
    let scale = sum.reduce(0) { max($0, $1.coefficient.magnitude) }
    let row = Int32(rows.count)
    quantities.append(
      Quantity(
        bound: bound / scale, fallCost: scale, riseCost: isEquality ? scale : 0, scale: scale,
        place: row, isHeld: false))
    rowOwner.append(Int32(quantities.count - 1))
    lastSearch.append(0)
    rows.append(
      sum.map { Entry(variable: $0.variable, coefficient: $0.coefficient / scale) })
    for entry in sum { columnRows[Int(entry.variable)].append(row) }
  }

  /// Computes all values from the bounds of what is held.
  mutating func evaluate() {
    var largest = 0.0
    for quantity in quantities { largest = max(largest, quantity.bound.magnitude) }
    tolerance = 1e-9 * (1 + largest)
    for row in rows.indices { evaluate(row: row) }
  }

  mutating func evaluate(row: Int) {
    var sum = 0.0
    for entry in rows[row] {
      sum += entry.coefficient * quantities[Int(columnOwner[Int(entry.variable)])].bound
    }
    let owner = Int(rowOwner[row])
    quantities[owner].value = sum - quantities[owner].bound
  }

  /// Whether all values keep to where the last solution put them, so that it still is one.
  var isStillBest: Bool {
    rowOwner.allSatisfy { owner in
      let quantity = quantities[Int(owner)]
      return (quantity.mayFall || quantity.value >= -tolerance)
        && (quantity.mayRise || quantity.value <= tolerance)
    }
  }

  /// Whether a quantity is neither a free variable nor something pulled at.
  func isGoal(_ quantity: Int) -> Bool {
    quantity >= variableCount && quantity < variableCount + goals.count
  }

  /// The value of a free variable.
  func value(ofVariable index: Int) -> Double { quantities[index].value }
}
