import Testing

@testable import Cassowary

struct AmbiguityTests {
  @Test func `a variable is ambiguous when the constraints leave it open`() {
    var solver = Solver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    solver.add(Term(x), Term(y), .equal, 100)
    solver.add(Term(x), .greaterThanOrEqual, 10)
    solver.add(Term(z), .equal, 4)

    solver.solve()

    #expect([x, y, z].map { solver.isAmbiguous($0) } == [true, true, false])
    #expect(solver.value(of: x) == 10)
    #expect(solver.value(of: y) == 90)
  }

  @Test func `an alternative serves the constraints as well and differs`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    solver.add(Term(x), Term(y), .equal, 100)
    solver.add(Term(x), .greaterThanOrEqual, 10)
    solver.add(Term(x), .lessThanOrEqual, 30)
    solver.solve()

    let other = try #require(solver.alternative(for: y))

    #expect(other[x] == 30)
    #expect(other[y] == 70)
    #expect(solver.value(of: x) == 10)
  }

  @Test func `what is free takes the value nearest zero, first variables first`() {
    var solver = Solver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    solver.add(Term(x), Term(y), Term(z), .equal, 12)
    solver.add(Term(x), Term(y, -1), .greaterThanOrEqual, 4)

    solver.solve()

    #expect([x, y, z].map { solver.value(of: $0) } == [0, -4, 16])
  }

  @Test func `reasons are the constraints that fix a value, nearest first`() {
    var solver = Solver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let root = solver.add(Term(x), .equal, 5)
    solver.add(Term(y), .greaterThanOrEqual, 2)
    let wish = solver.add(Term(y), .equal, 30, priority: Priority(750))
    solver.add(Term(y), .equal, 10, priority: Priority(250))
    let chain = solver.add(Term(z), Term(x, -1), Term(y, -1), .equal, 8)

    solver.solve()

    #expect(solver.reasons(for: z) == [chain, root, wish])
    #expect(solver.value(of: z) == 5 + 30 + 8)
  }
}
