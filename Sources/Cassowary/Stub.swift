public struct Priority: Comparable, Hashable, Sendable { public var v: Double; public init(_ v: Double) { self.v = v }; public static func < (a: Self, b: Self) -> Bool { a.v < b.v } }
public struct Variable: Hashable, Sendable { var i: Int }
public struct ConstraintID: Hashable, Sendable { var i: Int }
public struct Term: Equatable, Sendable { public var variable: Variable; public var coefficient: Double; public init(_ v: Variable, _ c: Double) { variable = v; coefficient = c } }
public enum Relation: Sendable { case equal, lessThanOrEqual, greaterThanOrEqual }
public struct Conflict { public var constraints: [ConstraintID]; public var broken: ConstraintID }
public final class Solver {
  struct C { var t: [Term]; var r: Relation; var c: Double; var p: Double; var rank: Int; var broken = false }
  var cs: [Int: C] = [:]
  var n = 0, k = 0
  var vals: [Int: Double] = [:]
  struct E { var c = 0.0; var t: [Int: Double] = [:]
    mutating func add(_ o: E, _ f: Double) { c += o.c * f; for (v, x) in o.t { let s = (t[v] ?? 0) + x * f; if abs(s) < 1e-11 { t[v] = nil } else { t[v] = s } } } }
  var defs: [Int: E] = [:]
  public init() {}
  public var chooseVictim: ([ConstraintID]) -> ConstraintID = { $0[$0.count - 1] }
  public func makeVariable() -> Variable { n += 1; return Variable(i: n) }
  public func removeVariable(_ v: Variable) {}
  public func add(_ terms: [Term], _ relation: Relation, _ constant: Double, priority: Priority, rank: Int) -> ConstraintID { k += 1; cs[k] = C(t: terms, r: relation, c: constant, p: priority.v, rank: rank); return ConstraintID(i: k) }
  public func remove(_ id: ConstraintID) { cs[id.i] = nil }
  public func setConstant(_ id: ConstraintID, _ v: Double) { cs[id.i]!.c = v }
  func reduce(_ e: E) -> E {
    var r = e
    while let v = r.t.keys.sorted().first(where: { defs[$0] != nil }) { let f = r.t[v]!; r.t[v] = nil; r.add(defs[v]!, f) }
    return r
  }
  func expr(_ c: C) -> E { var e = E(); e.c = -c.c; for t in c.t { var o = E(); o.t[t.variable.i] = 1; e.add(o, t.coefficient) }; return e }
  public func solve() -> [Conflict] {
    defs = [:]; vals = [:]
    var out: [Conflict] = []
    for id in cs.keys.sorted() where cs[id]!.r == .equal && cs[id]!.p >= 1000 {
      let e = reduce(expr(cs[id]!))
      guard let v = e.t.keys.max() else { if abs(e.c) > 1e-6 { out.append(Conflict(constraints: [ConstraintID(i: id)], broken: ConstraintID(i: id))) }; continue }
      var d = E(); let f = e.t[v]!
      d.add(e, -1 / f); d.t[v] = nil; defs[v] = d
    }
    var rows: [(E, C, Int)] = []
    var parent: [Int: Int] = [:]
    func find(_ a: Int) -> Int { var a = a; while let p = parent[a], p != a { a = p }; return a }
    for id in cs.keys.sorted() where !(cs[id]!.r == .equal && cs[id]!.p >= 1000) {
      let e = reduce(expr(cs[id]!))
      if e.t.isEmpty { continue }
      rows.append((e, cs[id]!, id))
      let vs = e.t.keys.sorted(); for v in vs { if parent[v] == nil { parent[v] = v }; let a = find(v), b = find(vs[0]); if a != b { parent[a] = b } }
    }
    var groups: [Int: [(E, C, Int)]] = [:]
    for r in rows { groups[find(r.0.t.keys.min()!), default: []].append(r) }
    for g in groups.keys.sorted() { solve(groups[g]!) }
    return out
  }
  func solve(_ rows: [(E, C, Int)]) {
    var basic: [Int: E] = [:]; var free: Set<Int> = []; var next = 1_000_000
    var cost: [(Double, Int, [Int])] = []
    for (e, c, _) in rows {
      var e = e; if c.r == .lessThanOrEqual { var m = E(); m.add(e, -1); e = m }
      for v in e.t.keys { free.insert(v) }
      let b = next; next += 2
      if c.p < 1000 { e.t[b + 1] = 1; cost.append((c.p, c.rank, c.r == .equal ? [b, b + 1] : [b + 1])) }
      basic[b] = e
    }
    var dropped: Set<Int> = []
    func pivot(_ b: Int, _ v: Int) {
      var e = basic.removeValue(forKey: b)!; let f = e.t[v]!; e.t[v] = nil
      var n = E(); n.add(e, -1 / f); n.t[b] = 1 / f
      for k in basic.keys { if let x = basic[k]!.t[v] { basic[k]!.t[v] = nil; basic[k]!.add(n, x) } }
      basic[v] = n
    }
    for v in free.sorted() { if let b = basic.keys.sorted().first(where: { !free.contains($0) && abs(basic[$0]!.t[v] ?? 0) > 1e-9 }) { pivot(b, v) } }
    func minimise(_ obj: () -> E, until: (() -> Bool)? = nil) {
      for _ in 0..<5000 {
        if let until, until() { return }
        let o = obj()
        guard let v = o.t.keys.sorted().first(where: { o.t[$0]! < -1e-9 && !dropped.contains($0) && !free.contains($0) }) else { return }
        var best: (Double, Int)?
        for b in basic.keys.sorted() where !free.contains(b) {
          let e = basic[b]!; if e.c < -1e-9 { continue }
          if let x = e.t[v], x < -1e-9 { let r = max(0, e.c) / -x; if best == nil || r < best!.0 - 1e-12 { best = (r, b) } }
        }
        guard let (_, b) = best else {
          return
        }
        pivot(b, v)
      }
    }
    for _ in 0..<2000 {
      guard let b = basic.keys.sorted().first(where: { !free.contains($0) && basic[$0]!.c < -1e-9 }) else { break }
      // raise b
      let o = basic[b]!
      guard let v = o.t.keys.sorted().first(where: { o.t[$0]! > 1e-9 && !free.contains($0) }) else { break }
      // ratio among feasible rows, b itself reaching zero
      var best = (-o.c / o.t[v]!, b)
      for k in basic.keys.sorted() where !free.contains(k) && k != b { let e = basic[k]!; if e.c < -1e-9 { continue }; if let x = e.t[v], x < -1e-9 { let r = max(0, e.c) / -x; if r < best.0 { best = (r, k) } } }
      pivot(best.1, v)
    }
    func errs(_ vs: [Int]) -> E { var o = E(); for v in vs { if let e = basic[v] { o.add(e, 1) } else { var s = E(); s.t[v] = 1; o.add(s, 1) } }; return o }
    func phase(_ vs: [Int]) {
      minimise({ errs(vs) })
      let o = errs(vs); for (v, x) in o.t where x > 1e-9 { dropped.insert(v) }
    }
    for p in Set(cost.map(\.0)).sorted(by: >) {
      phase(cost.filter { $0.0 == p }.flatMap(\.2))
    }
    for c in cost.sorted(by: { $0.0 != $1.0 ? $0.0 > $1.0 : $0.1 < $1.1 }) { phase(c.2) }
    for v in free { vals[v] = basic[v]?.c ?? 0 }
  }
  public func value(of v: Variable) -> Double {
    if let x = vals[v.i] { return x }
    guard let d = defs[v.i] else { return 0 }
    var s = d.c
    for u in d.t.keys.sorted() { s += d.t[u]! * value(of: Variable(i: u)) }
    vals[v.i] = s
    return s
  }
}
