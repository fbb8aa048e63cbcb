import Testing

@testable import UIKit

struct LinearSolverTests {
  private let solver = LinearSolver()

  private func sum(_ variable: Int, _ constant: Double = 0) -> LinearExpression {
    LinearExpression(variable) + constant
  }

  private func distance(_ one: Int, _ other: Int, _ constant: Double = 0) -> LinearExpression {
    LinearExpression(one) - LinearExpression(other) + -constant
  }

  @Test func `equations determine variables, in any order`() {
    let variables = (0..<4).map { _ in solver.makeVariable() }
    _ = solver.add(distance(variables[3], variables[2], 10), .equal)
    _ = solver.add(distance(variables[1], variables[0], 30), .equal)
    _ = solver.add(distance(variables[2], variables[1], 20), .equal)
    _ = solver.add(sum(variables[0], -5), .equal)
    solver.solve()
    #expect(variables.map(solver.value) == [5, 35, 55, 65])
  }

  @Test func `a higher priority wins against any number of lower ones`() {
    let variable = solver.makeVariable()
    for _ in 0..<100 { _ = solver.add(sum(variable, -1), .equal, priority: 749) }
    _ = solver.add(sum(variable, -2), .equal, priority: 750)
    solver.solve()
    #expect(solver.value(of: variable) == 2)
  }

  @Test func `a lower priority decides among the solutions of a higher one`() {
    let variable = solver.makeVariable()
    _ = solver.add(sum(variable, -10), .greaterOrEqual)
    _ = solver.add(sum(variable, -20), .lessOrEqual, priority: 750)
    _ = solver.add(sum(variable, -50), .equal, priority: 250)
    solver.solve()
    #expect(solver.value(of: variable) == 20)
  }

  @Test func `a removed constraint has no effect, and the next one takes over`() {
    let variable = solver.makeVariable(nonnegative: true)
    let required = solver.add(sum(variable, -40), .equal)
    let strong = solver.add(sum(variable, -30), .equal, priority: 750)
    _ = solver.add(sum(variable, -20), .equal, priority: 250)
    solver.solve()
    #expect(solver.value(of: variable) == 40)
    solver.remove(required)
    solver.solve()
    #expect(solver.value(of: variable) == 30)
    solver.remove(strong)
    solver.solve()
    #expect(solver.value(of: variable) == 20)
  }

  @Test func `a changed constant moves all that depends on it`() {
    let variables = (0..<3).map { _ in solver.makeVariable() }
    let width = solver.makeVariable(nonnegative: true)
    let first = solver.add(sum(variables[0], -5), .equal)
    _ = solver.add(distance(variables[1], variables[0], 10), .equal)
    _ = solver.add(distance(variables[2], variables[1], 10), .equal)
    _ = solver.add(
      LinearExpression(width) - LinearExpression(variables[2]) + LinearExpression(variables[0]),
      .greaterOrEqual)
    _ = solver.add(sum(width), .equal, priority: 50)
    let limit = solver.add(sum(variables[2], -100), .lessOrEqual)
    solver.solve()
    #expect(variables.map(solver.value) == [5, 15, 25])
    #expect(solver.value(of: width) == 20)
    solver.setConstant(-50, of: first)
    solver.solve()
    #expect(variables.map(solver.value) == [50, 60, 70])
    #expect(solver.takeConflicts().isEmpty)
    solver.setConstant(-60, of: limit)
    solver.solve()
    #expect(solver.takeConflicts().map(\.broken.number) == [limit.number])
    #expect(variables.map(solver.value) == [50, 60, 70])
  }

  @Test func `a contradiction is reported with all that take part, and left out`() {
    let (x, width) = (solver.makeVariable(), solver.makeVariable(nonnegative: true))
    let left = solver.add(sum(x, -10), .equal)
    let right = solver.add(LinearExpression(x) + LinearExpression(width) + -100, .equal)
    let other = solver.makeVariable()
    _ = solver.add(sum(other, -7), .equal)
    let wide = solver.add(sum(width, -200), .greaterOrEqual)
    solver.solve()
    let conflicts = solver.takeConflicts()
    #expect(conflicts.map(\.broken.number) == [wide.number])
    #expect(
      conflicts.first?.involved.map(\.number) == [left.number, right.number, wide.number])
    #expect(solver.value(of: width) == 90)
    #expect(!wide.isInstalled)
    solver.remove(wide)
    solver.solve()
    #expect(solver.value(of: width) == 90)
  }

  @Test func `a constraint that does not yield stays, and an older one is broken`() {
    let variable = solver.makeVariable()
    let yielding = solver.add(sum(variable, -10), .equal)
    _ = solver.add(sum(variable, -20), .equal, yields: false)
    solver.solve()
    #expect(solver.takeConflicts().map(\.broken.number) == [yielding.number])
    #expect(solver.value(of: variable) == 20)
  }

  @Test func `a length is not negative`() {
    let width = solver.makeVariable(nonnegative: true)
    _ = solver.add(sum(width, 10), .equal, priority: 750)
    solver.solve()
    #expect(solver.value(of: width) == 0)
    _ = solver.add(sum(width, 10), .equal)
    solver.solve()
    #expect(solver.takeConflicts().count == 1)
  }

  @Test func `redundant constraints are no contradiction`() {
    let variable = solver.makeVariable()
    let constraints = (0..<3).map { _ in solver.add(sum(variable, -10), .equal) }
    solver.solve()
    #expect(solver.takeConflicts().isEmpty)
    for constraint in constraints.dropLast() { solver.remove(constraint) }
    solver.solve()
    #expect(solver.value(of: variable) == 10)
  }

  @Test func `what nothing determines is zero`() {
    let (one, other) = (solver.makeVariable(), solver.makeVariable())
    _ = solver.add(distance(one, other, 5), .equal)
    solver.solve()
    #expect(solver.value(of: one) - solver.value(of: other) == 5)
    #expect([solver.value(of: one), solver.value(of: other)].contains(0))
  }

  @Test func `a chain of a thousand has short equations`() {
    var former: Int?
    var last = 0
    for _ in 0..<1000 {
      let (y, height) = (solver.makeVariable(), solver.makeVariable(nonnegative: true))
      let place =
        former.map { LinearExpression(y) - LinearExpression($0) + -8 } ?? LinearExpression(y)
      _ = solver.add(place, .equal)
      _ = solver.add(sum(height, -40), .equal)
      (former, last) = (y, y)
    }
    solver.solve()
    #expect(solver.value(of: last) == 7992)
    let terms = solver.tableau.rows.reduce(0) { $0 + $1.terms.count }
    #expect(terms <= 1000)
  }
}
