import Testing

@testable import Cassowary

struct ChangeTests {
  @Test func `what is removed no longer counts`() {
    var solver = Solver()
    let x = solver.makeVariable()
    let high = solver.add(Term(x), .equal, 7, priority: Priority(900))
    solver.add(Term(x), .equal, 3, priority: Priority(100))
    solver.solve()

    solver.remove(high)
    solver.remove(high)
    solver.solve()

    #expect(solver.value(of: x) == 3)
  }

  @Test func `a suggestion moves what hangs on a variable`() {
    var solver = Solver()
    let (width, left, right) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    solver.add(Term(left), Term(right), Term(width, -1), .equal, -8)
    solver.add(Term(left), Term(right, -1), .equal, 0)
    solver.makeEditable(width, priority: Priority(999))

    solver.suggest(width, 108)
    solver.solve()
    let before = solver.value(of: right)
    solver.suggest(width, 208)
    solver.solve()

    #expect(before == 50)
    #expect(solver.value(of: right) == 100)
  }

  @Test func `a variable's index is used again`() {
    var solver = Solver()
    let x = solver.makeVariable()
    solver.add(Term(x), .equal, 7)
    solver.solve()

    solver.removeVariable(x)
    let y = solver.makeVariable()
    solver.solve()

    #expect(solver.value(of: y) == 0)
    #expect(solver.isAmbiguous(y))
  }

  @Test func `numbers that are none are refused until they are mended`() {
    var solver = Solver()
    let x = solver.makeVariable()
    let id = solver.add(Term(x), .equal, .nan)
    solver.add(Term(x, .infinity), .equal, 3)
    solver.solve()
    let refused = solver.isRefused(id)

    solver.setConstant(id, 4)
    solver.solve()

    #expect(refused)
    #expect(!solver.isRefused(id))
    #expect(solver.value(of: x) == 4)
  }

  @Test func `a size that others follow moves all of them and nothing else`() {
    var solver = Solver()
    solver.smallestGroup = 1
    let (width, other) = (solver.makeVariable(), solver.makeVariable())
    let size = solver.add(Term(width), .equal, 100)
    solver.add(Term(other), .equal, 7)
    let halves = (0..<3).map { _ in solver.makeVariable() }
    for half in halves { solver.add(Term(half, 2), Term(width, -1), .equal, 0) }
    solver.solve()

    solver.setConstant(size, 80)
    solver.solve()

    #expect(halves.map { solver.value(of: $0) } == [40, 40, 40])
    #expect(Set(solver.moved) == Set(halves + [width]))
  }

  @Test func `a conflict through a fixed size names the equation that fixes it`() {
    var solver = Solver()
    solver.smallestGroup = 1
    let (width, one, two) = (
      solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
    )
    let size = solver.add(Term(width), .equal, 100)
    solver.add(Term(one), Term(width, -1), .equal, 0)
    let follows = solver.add(Term(two), Term(width, -1), .equal, 0)
    let limit = solver.add(Term(two), .lessThanOrEqual, 50)

    #expect(
      solver.solve() == [Conflict(constraints: [size, follows, limit], broken: limit)])
    solver.remove(size)
    #expect(solver.solve() == [])
    #expect(solver.value(of: one) == solver.value(of: two))
  }
}
