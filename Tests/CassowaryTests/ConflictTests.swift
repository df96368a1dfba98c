import Testing

@testable import Cassowary

struct ConflictTests {
  @Test func `a conflict names the constraints in it and no others`() {
    var solver = Solver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let first = solver.add(Term(y), Term(x, -1), .equal, 10)
    solver.add(Term(z), Term(x, -1), .equal, 1)
    let second = solver.add(Term(x), .equal, 5)
    let third = solver.add(Term(y), .equal, 20)

    let conflicts = solver.solve()

    #expect(conflicts == [Conflict(constraints: [first, second, third], broken: third)])
    #expect(solver.isBroken(third))
    #expect([x, y, z].map { solver.value(of: $0) } == [5, 15, 6])
  }

  @Test func `inequalities that leave no room are a conflict`() {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let wide = solver.add(Term(x), Term(y), .lessThanOrEqual, 100)
    solver.add(Term(x), .greaterThanOrEqual, 10)
    let first = solver.add(Term(x), .greaterThanOrEqual, 60)
    let second = solver.add(Term(y), .greaterThanOrEqual, 60)

    let conflicts = solver.solve()

    #expect(conflicts == [Conflict(constraints: [wide, first, second], broken: second)])
    #expect(solver.value(of: x) >= 60)
  }

  @Test func `where several constraints meet the conflict names the one that is in the way`() {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    solver.add(Term(x), .lessThanOrEqual, 3)
    let least = solver.add(Term(x, 2), .greaterThanOrEqual, 6)
    solver.add(Term(x), Term(y), .lessThanOrEqual, 8, priority: Priority(750))
    let most = solver.add(Term(x, 5), .lessThanOrEqual, 3)

    #expect(solver.solve() == [Conflict(constraints: [least, most], broken: most)])
  }

  @Test func `the caller chooses what is broken`() {
    var solver = Solver()
    solver.chooseVictim = { $0[0] }
    let x = solver.makeVariable()
    let first = solver.add(Term(x), .equal, 1)
    let second = solver.add(Term(x), .equal, 2)

    let conflicts = solver.solve()

    #expect(conflicts == [Conflict(constraints: [first, second], broken: first)])
    #expect(solver.value(of: x) == 2)
  }

  @Test func `a broken constraint comes back when another of its set goes`() {
    var solver = Solver()
    let x = solver.makeVariable()
    let first = solver.add(Term(x), .equal, 1)
    let second = solver.add(Term(x), .equal, 2)
    solver.solve()

    solver.remove(first)

    #expect(solver.solve() == [])
    #expect(!solver.isBroken(second))
    #expect(solver.value(of: x) == 2)
  }

  @Test func `an edit can make a conflict and end it`() {
    var solver = Solver()
    let x = solver.makeVariable()
    let least = solver.add(Term(x), .greaterThanOrEqual, 10)
    let most = solver.add(Term(x), .lessThanOrEqual, 20)
    solver.solve()

    solver.setConstant(least, 30)
    let conflicts = solver.solve()
    solver.setConstant(least, 20)
    let later = solver.solve()

    #expect(conflicts == [Conflict(constraints: [least, most], broken: most)])
    #expect(later == [])
    #expect(solver.conflicts == [])
    #expect(solver.value(of: x) == 20)
  }

  @Test func `a conflict that stays is told once`() {
    var solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    solver.add(Term(x), .equal, 1)
    solver.add(Term(x), .equal, 2)
    solver.solve()

    solver.add(Term(x), Term(y), .equal, 2)

    #expect(solver.solve() == [])
    #expect(solver.conflicts.count == 1)
    #expect(solver.value(of: y) == 1)
  }

  @Test(arguments: [
    (Relation.equal, 5.0, 1), (.greaterThanOrEqual, 5, 1), (.lessThanOrEqual, 5, 0),
  ])
  func `a constraint without terms is judged by its constant`(
    _ relation: Relation, _ constant: Double, _ count: Int
  ) {
    var solver = Solver()
    let x = solver.makeVariable()
    let id = solver.add(Term(x), Term(x, -1), relation, constant)

    let conflicts = solver.solve()

    #expect(conflicts.count == count)
    #expect(conflicts.allSatisfy { $0.constraints == [id] })
  }
}
