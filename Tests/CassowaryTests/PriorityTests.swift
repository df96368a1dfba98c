import Testing

@testable import Cassowary

struct PriorityTests {
  @Test func `required equations fix variables`() {
    var solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    solver.add(Term(y), Term(x, -2), .equal, 3)
    solver.add(Term(x), .equal, 5)

    #expect(solver.solve() == [])

    #expect(solver.value(of: x) == 5)
    #expect(solver.value(of: y) == 2 * 5 + 3)
  }

  @Test func `a thousand wishes do not outvote one of a higher level`() {
    var solver = Solver()
    let x = solver.makeVariable()
    for _ in 0..<1000 { solver.add(Term(x), .equal, 10, priority: Priority(250)) }
    solver.add(Term(x), .equal, 90, priority: Priority(251))

    solver.solve()

    #expect(solver.value(of: x) == 90)
  }

  @Test func `within a level the sum of errors counts`() {
    var solver = Solver()
    let x = solver.makeVariable()
    for wish in [0.0, 10, 50] { solver.add(Term(x), .equal, wish, priority: Priority(250)) }

    solver.solve()

    #expect(solver.value(of: x) == 10)
  }

  @Test(arguments: [(1, 2), (2, 1)])
  func `a tie is settled by rank`(_ first: Int, _ second: Int) {
    var solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    solver.add(Term(x), Term(y), .equal, 300)
    solver.add(Term(x), .equal, 80, priority: Priority(250), rank: first)
    solver.add(Term(y), .equal, 60, priority: Priority(250), rank: second)

    solver.solve()

    #expect(solver.value(of: x) == (first < second ? 80 : 300 - 60))
    #expect(solver.value(of: x) + solver.value(of: y) == 300)
  }

  @Test func `a lower level decides before the rank of a higher one`() {
    var solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    solver.add(Term(x), Term(y), .equal, 300)
    solver.add(Term(x), .equal, 80, priority: Priority(250), rank: 1)
    solver.add(Term(y), .equal, 60, priority: Priority(250), rank: 2)
    solver.add(Term(x), .equal, 150, priority: Priority(50))

    solver.solve()

    #expect(solver.value(of: x) == 150)
  }

  @Test func `an inequality that cannot be met is met as nearly as can be`() {
    var solver = Solver()
    let x = solver.makeVariable()
    solver.add(Term(x), .lessThanOrEqual, 40)
    solver.add(Term(x), .greaterThanOrEqual, 100, priority: Priority(750))

    solver.solve()

    #expect(solver.value(of: x) == 40)
  }

  @Test func `labels give way in a form`() {
    var solver = Solver()
    let label = solver.makeVariable()
    let field = solver.makeVariable()
    solver.add(Term(label), Term(field), .equal, 300 - 8)
    solver.add(Term(label), .lessThanOrEqual, 71, priority: Priority(251))
    solver.add(Term(label), .greaterThanOrEqual, 71, priority: Priority(750))
    solver.add(Term(field), .lessThanOrEqual, 40, priority: Priority(250))
    solver.add(Term(field), .greaterThanOrEqual, 40, priority: Priority(749))

    solver.solve()

    #expect(solver.value(of: label) == 71)
    #expect(solver.value(of: field) == 300 - 8 - 71)
  }

  @Test func `a priority of zero takes no part`() {
    var solver = Solver()
    let x = solver.makeVariable()
    solver.add(Term(x), .equal, 40, priority: Priority(0))
    solver.add(Term(x), .equal, 30, priority: Priority(-5))
    solver.add(Term(x), .equal, 20, priority: Priority(.nan))

    solver.solve()

    #expect(solver.value(of: x) == 0)
    #expect(solver.isAmbiguous(x))
  }
}
