/// Coordinates, which may have any value, and the sums that define them.
///
/// A coordinate limits nothing, so its equation takes no part in the simplex method: it is kept as it
/// was written, and may name other coordinates. In a chain of views, each has the short equation to its
/// neighbor, where a tableau would have the sum of all before it.
final class CoordinateTable {
  struct Definition {
    var constant: Double
    var terms: [LinearExpression.Term]

    func factor(of variable: Int) -> Double {
      terms.reduce(0) { $1.variable == variable ? $0 + $1.factor : $0 }
    }
  }

  private let tableau: SimplexTableau
  private var definitions: [Definition?] = []
  /// Whether some constraint names a coordinate.
  private var isMentioned: [Bool] = []
  /// The coordinates whose definitions name a variable that is none.
  private var namers: [[Int]] = []

  private var values: [Double] = []
  private var valueAges: [Int] = []
  private var age = 0

  private var factors: [Double] = []
  private var isReached: [Bool] = []

  init(tableau: SimplexTableau) { self.tableau = tableau }

  private func grow() {
    let missing = tableau.kinds.count - definitions.count
    guard missing > 0 else { return }
    definitions += Array(repeating: nil, count: missing)
    isMentioned += Array(repeating: false, count: missing)
    namers += Array(repeating: [], count: missing)
    values += Array(repeating: 0, count: missing)
    valueAges += Array(repeating: -1, count: missing)
    factors += Array(repeating: 0, count: missing)
    isReached += Array(repeating: false, count: missing)
  }

  // MARK: Values

  /// Forgets the values, after a change.
  func expireValues() { age += 1 }

  func value(of variable: Int) -> Double {
    grow()
    guard tableau.kinds[variable] == .coordinate else { return tableau.value(of: variable) }
    if valueAges[variable] == age { return values[variable] }
    var sum = 0.0
    if let definition = definitions[variable] {
      sum = definition.constant
      for term in definition.terms { sum += term.factor * value(of: term.variable) }
    }
    values[variable] = sum
    valueAges[variable] = age
    return sum
  }

  // MARK: Definitions

  /// A coordinate in an expression that nothing else names.
  func newcomer(in expression: LinearExpression) -> Int? {
    grow()
    var newcomer: Int?
    for term in expression.terms where tableau.kinds[term.variable] == .coordinate {
      if !isMentioned[term.variable], term.factor != 0 { newcomer = term.variable }
      isMentioned[term.variable] = true
    }
    // It may occur twice, and vanish.
    return newcomer.flatMap { variable in
      let sum = expression.terms.reduce(0) { $1.variable == variable ? $0 + $1.factor : $0 }
      return abs(sum) > SimplexTableau.negligible ? variable : nil
    }
  }

  /// Solves `expression = 0` for a coordinate, and keeps the result as its definition.
  func define(_ coordinate: Int, by expression: LinearExpression) {
    grow()
    var factor = 0.0
    for term in expression.terms where term.variable == coordinate { factor += term.factor }
    let terms = expression.terms.filter { $0.variable != coordinate }
      .map { LinearExpression.Term(variable: $0.variable, factor: -$0.factor / factor) }
    definitions[coordinate] = Definition(constant: -expression.constant / factor, terms: terms)
    for term in terms where tableau.kinds[term.variable] != .coordinate {
      namers[term.variable].append(coordinate)
    }
  }

  /// The coordinates whose definitions name a variable.
  private func currentNamers(of variable: Int) -> [Int] {
    grow()
    var found: [Int] = []
    for coordinate in namers[variable] where !found.contains(coordinate) {
      if definitions[coordinate].map({ $0.factor(of: variable) != 0 }) ?? false {
        found.append(coordinate)
      }
    }
    namers[variable] = found
    return found
  }

  /// Changes the definitions that name a variable, as if that was greater.
  func shift(_ variable: Int, by difference: Double) {
    for coordinate in currentNamers(of: variable) {
      let factor = definitions[coordinate]?.factor(of: variable) ?? 0
      definitions[coordinate]?.constant += factor * difference
    }
  }

  /// Replaces a variable in all definitions.
  func replace(_ variable: Int, by row: SimplexTableau.Row) {
    for coordinate in currentNamers(of: variable) {
      guard let old = definitions[coordinate] else { continue }
      let factor = old.factor(of: variable)
      var sum = LinearExpression(old.constant + factor * row.constant)
      for term in old.terms where term.variable != variable {
        sum.add(LinearExpression(term.variable, times: term.factor))
      }
      for term in row.terms {
        sum.add(LinearExpression(term.variable, times: term.factor * factor))
      }
      sum.simplify()
      sum.add(LinearExpression(coordinate, times: -1))
      define(coordinate, by: sum)
    }
    namers[variable] = []
  }

  /// Removes a variable that no row of the tableau contains, and with it one equation.
  ///
  /// - Returns: Equations without it that take the place of the others.
  func eliminate(_ variable: Int) -> [LinearExpression] {
    var equations: [LinearExpression] = []
    for coordinate in currentNamers(of: variable) {
      guard let definition = definitions[coordinate] else { continue }
      var equation = LinearExpression(coordinate, times: -1) + definition.constant
      for term in definition.terms {
        equation.add(LinearExpression(term.variable, times: term.factor))
      }
      equations.append(equation)
      definitions[coordinate] = nil
    }
    namers[variable] = []
    guard let first = equations.first else { return [] }
    return equations.dropFirst().map { equation in
      var rest = equation
      rest.add(first, times: -equation.factor(of: variable) / first.factor(of: variable))
      rest.simplify()
      return rest
    }
  }

  // MARK: Expansion

  /// Replaces all that is defined or basic; what remains is sorted.
  func expand(_ expression: LinearExpression) -> (constant: Double, terms: [LinearExpression.Term])
  {
    grow()
    var constant = expression.constant
    var order: [Int] = []
    for term in expression.terms { reach(term.variable, into: &order) }
    for term in expression.terms { factors[term.variable] += term.factor }
    // Those that others name come before them in the order.
    for variable in order.reversed() {
      let factor = factors[variable]
      guard factor != 0 else { continue }
      if let definition = definitions[variable] {
        factors[variable] = 0
        constant += factor * definition.constant
        for term in definition.terms { factors[term.variable] += factor * term.factor }
      } else if tableau.isBasic(variable) {
        let row = tableau.rows[tableau.rowOfVariable[variable]]
        factors[variable] = 0
        constant += factor * row.constant
        for term in row.terms { factors[term.variable] += factor * term.factor }
      }
    }
    var terms: [LinearExpression.Term] = []
    for variable in order {
      isReached[variable] = false
      if abs(factors[variable]) > SimplexTableau.negligible {
        terms.append(LinearExpression.Term(variable: variable, factor: factors[variable]))
      }
      factors[variable] = 0
    }
    terms.sort { $0.variable < $1.variable }
    return (constant, terms)
  }

  private func reach(_ variable: Int, into order: inout [Int]) {
    guard !isReached[variable] else { return }
    isReached[variable] = true
    if let definition = definitions[variable] {
      for term in definition.terms { reach(term.variable, into: &order) }
    } else if tableau.isBasic(variable) {
      for term in tableau.rows[tableau.rowOfVariable[variable]].terms {
        reach(term.variable, into: &order)
      }
    }
    order.append(variable)
  }
}
