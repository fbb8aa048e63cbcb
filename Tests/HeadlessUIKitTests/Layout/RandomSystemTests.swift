import Testing

@testable import UIKit

/// Random systems: their solutions satisfy what is required, and nearby ones are not better.
struct RandomSystemTests {
  @Test(arguments: 0..<40)
  func `a system that changes at random is solved as well as a new one`(seed: Int) {
    var system = RandomSystem(seed: UInt64(seed))
    for _ in 0..<30 {
      system.change()
      system.solve()
      #expect(!system.solver.hasGivenUp)
      #expect(system.worstViolation < 1e-5)
      let fresh = system.errorsOfNewSolver()
      #expect(zip(system.errors, fresh).allSatisfy { abs($0 - $1) < 1e-4 })
      #expect(!system.hasBetterNeighbor())
    }
  }
}

/// A system of up to five variables, which grows, shrinks and changes.
private struct RandomSystem {
  struct Member {
    var expression: LinearExpression
    let relation: LinearRelation
    let priority: Float?
    let constraint: LinearConstraint

    func error(_ value: Double) -> Double {
      switch relation {
      case .equal: abs(value)
      case .lessOrEqual: max(value, 0)
      case .greaterOrEqual: max(-value, 0)
      }
    }
  }

  private static let priorities: [Float] = [750, 500, 250]

  let solver = LinearSolver()
  private let variables: [Int]
  private let areLengths: [Bool]
  private var members: [Member] = []
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 7919 &+ 1
    let lengths = (0..<5).map { [seed] in (seed >> $0) & 1 == 1 }
    areLengths = lengths
    variables = lengths.map { [solver] in solver.makeVariable(nonnegative: $0) }
  }

  private mutating func random(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % count
  }

  mutating func change() {
    switch random(6) {
    case 0 where !members.isEmpty:
      solver.remove(members.remove(at: random(members.count)).constraint)
    case 1, 2:
      guard !members.isEmpty else { return }
      let index = random(members.count)
      members[index].expression.constant = Double(random(21) - 10)
      solver.setConstant(members[index].expression.constant, of: members[index].constraint)
    default: addMember()
    }
  }

  private mutating func addMember() {
    var expression = LinearExpression(Double(random(21) - 10))
    for variable in variables where random(2) == 0 {
      expression.add(LinearExpression(variable, times: Double(random(5) - 2)))
    }
    guard expression.terms.contains(where: { $0.factor != 0 }) else { return }
    let relation: LinearRelation = [.equal, .lessOrEqual, .greaterOrEqual][random(3)]
    let priority = random(5) < 2 ? nil : Self.priorities[random(3)]
    members.append(
      Member(
        expression: expression, relation: relation, priority: priority,
        constraint: solver.add(expression, relation, priority: priority)))
  }

  mutating func solve() {
    solver.solve()
    for conflict in solver.takeConflicts() {
      members.removeAll { $0.constraint === conflict.broken }
    }
  }

  private var values: [Int: Double] {
    Dictionary(uniqueKeysWithValues: variables.map { ($0, solver.value(of: $0)) })
  }

  private func error(of member: Member, at values: [Int: Double]) -> Double {
    member.error(
      member.expression.terms.reduce(member.expression.constant) {
        $0 + $1.factor * (values[$1.variable] ?? 0)
      })
  }

  /// By how much the worst of the required constraints is violated.
  var worstViolation: Double { violation(at: values) }

  private func violation(at values: [Int: Double]) -> Double {
    let lengths = zip(variables, areLengths).map { $1 ? max(-(values[$0] ?? 0), 0) : 0 }
    let required = members.filter { $0.priority == nil }.map { error(of: $0, at: values) }
    return (lengths + required).max() ?? 0
  }

  /// The sums of the errors, by priority.
  var errors: [Double] { errors(at: values) }

  private func errors(at values: [Int: Double]) -> [Double] {
    Self.priorities.map { priority in
      members.filter { $0.priority == priority }.reduce(0) { $0 + error(of: $1, at: values) }
    }
  }

  func errorsOfNewSolver() -> [Double] {
    let other = LinearSolver()
    let copies = areLengths.map { other.makeVariable(nonnegative: $0) }
    for member in members {
      var expression = LinearExpression(member.expression.constant)
      for term in member.expression.terms {
        let index = variables.firstIndex(of: term.variable) ?? 0
        expression.add(LinearExpression(copies[index], times: term.factor))
      }
      _ = other.add(expression, member.relation, priority: member.priority)
    }
    other.solve()
    return errors(
      at: Dictionary(
        uniqueKeysWithValues: zip(variables, copies.map { other.value(of: $0) })))
  }

  /// Whether a small step in some direction is allowed, and better at the first priority that
  /// differs.
  func hasBetterNeighbor() -> Bool {
    let (values, errors) = (values, errors)
    for one in variables {
      for other in variables {
        for (first, second) in [
          (0.01, 0.0), (-0.01, 0), (0.01, 0.01), (0.01, -0.01), (-0.01, 0.02),
        ] {
          var moved = values
          moved[one, default: 0] += first
          moved[other, default: 0] += second
          guard violation(at: moved) < 1e-6 else { continue }
          let changes = zip(self.errors(at: moved), errors).map { $0 - $1 }
          if let decisive = changes.first(where: { abs($0) > 1e-6 }), decisive < 0 { return true }
        }
      }
    }
    return false
  }
}
