import Cassowary
import Foundation

/// A sum of variables and a constant.
struct LinearExpression: Equatable {
  var terms: [Term] = []
  var constant = 0.0

  init(constant: Double = 0) { self.constant = constant }

  init(_ variable: Variable, times coefficient: Double = 1) {
    terms = [Term(variable, coefficient)]
  }

  static func + (one: LinearExpression, other: LinearExpression) -> LinearExpression {
    var sum = one
    sum.add(other, times: 1)
    return sum
  }

  static func + (one: LinearExpression, constant: Double) -> LinearExpression {
    var sum = one
    sum.constant += constant
    return sum
  }

  static func += (one: inout LinearExpression, constant: Double) { one.constant += constant }

  /// Terms of one variable are merged, those that cancel are left out.
  mutating func add(_ other: LinearExpression, times factor: Double) {
    constant += other.constant * factor
    for term in other.terms {
      let added = term.coefficient * factor
      guard let place = terms.firstIndex(where: { $0.variable == term.variable }) else {
        terms.append(Term(term.variable, added))
        continue
      }
      let sum = terms[place].coefficient + added
      if sum == 0 { terms.remove(at: place) } else { terms[place].coefficient = sum }
    }
  }

  func times(_ factor: Double) -> LinearExpression {
    var product = LinearExpression()
    product.add(self, times: factor)
    return product
  }

  var isFinite: Bool { constant.isFinite && terms.allSatisfy(\.coefficient.isFinite) }
}

/// What the solver is given: terms, relation, constant, and how much it matters.
struct Equation: Equatable {
  var terms: [Term]
  var relation: Relation
  var constant: Double
  var priority: Float
  var rank: Int

  /// `expression relation 0`.
  init(_ expression: LinearExpression, _ relation: Relation, priority: Float, rank: Int) {
    terms = expression.terms
    self.relation = relation
    constant = -expression.constant
    self.priority = priority
    self.rank = rank
  }

  /// Whether the solver can take the other's place by a new constant alone.
  func differsInConstantAlone(from other: Equation) -> Bool {
    relation == other.relation && priority == other.priority && rank == other.rank
      && terms == other.terms
  }
}
