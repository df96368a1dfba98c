import Testing

@testable import Cassowary

struct EliminationTests {
  @Test func `an equation of four variables still counts when one of them is fixed`() {
    var solver = Solver()
    let button = (top: solver.makeVariable(), height: solver.makeVariable())
    let field = (top: solver.makeVariable(), height: solver.makeVariable())
    let text = (top: solver.makeVariable(), height: solver.makeVariable())
    for height in [button.height, field.height, text.height] {
      solver.add(Term(height), .greaterThanOrEqual, 0)
    }
    solver.add(Term(button.height), .equal, 30, priority: Priority(250))
    solver.add(Term(field.height), .equal, 34, priority: Priority(250))

    solver.add(Term(button.top), .equal, 122)
    solver.add(Term(text.top), Term(field.top, -1), Term(field.height, -1), .equal, 33)
    solver.add(
      [
        Term(field.top), Term(field.height, 0.5), Term(button.top, -1), Term(button.height, -0.5),
      ], .equal, 0)
    solver.add(Term(text.top), Term(text.height), .equal, 315)
    solver.solve()

    #expect(solver.value(of: field.top) == 122 + 30 / 2 - 34 / 2)
    #expect(solver.value(of: text.top) == 120 + 34 + 33)
  }
}
