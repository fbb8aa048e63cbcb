/// A sum of variables with factors, and a constant.
struct LinearExpression: Equatable {
  /// A variable with its factor.
  struct Term: Equatable {
    let variable: Int
    var factor: Double
  }

  /// The terms; a variable may occur in several.
  private(set) var terms: [Term] = []
  var constant: Double

  init(_ constant: Double = 0) { self.constant = constant }

  init(_ variable: Int, times factor: Double = 1) {
    terms = [Term(variable: variable, factor: factor)]
    constant = 0
  }

  /// Adds a multiple of another expression.
  mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    constant += other.constant * factor
    for term in other.terms {
      terms.append(Term(variable: term.variable, factor: term.factor * factor))
    }
  }

  /// Merges the terms of each variable.
  mutating func simplify() {
    terms.sort { $0.variable < $1.variable }
    var merged: [Term] = []
    for term in terms {
      if merged.last?.variable == term.variable {
        merged[merged.count - 1].factor += term.factor
      } else {
        merged.append(term)
      }
    }
    terms = merged.filter { abs($0.factor) > SimplexTableau.negligible }
  }

  func factor(of variable: Int) -> Double {
    terms.reduce(0) { $1.variable == variable ? $0 + $1.factor : $0 }
  }

  static func + (one: Self, other: Self) -> Self {
    var sum = one
    sum.add(other)
    return sum
  }

  static func - (one: Self, other: Self) -> Self {
    var difference = one
    difference.add(other, times: -1)
    return difference
  }

  static func + (expression: Self, constant: Double) -> Self {
    var sum = expression
    sum.constant += constant
    return sum
  }

  static func * (expression: Self, factor: Double) -> Self {
    var product = LinearExpression()
    product.add(expression, times: factor)
    return product
  }
}

/// How an expression compares with zero.
enum LinearRelation {
  case lessOrEqual
  case equal
  case greaterOrEqual
}

/// A constraint in a ``LinearSolver``, and the variables that represent it there.
final class LinearConstraint {
  /// The position in the order of creation, which decides between equals.
  let number: Int
  /// The importance; nil for a constraint that has to hold.
  let priority: Float?
  /// Whether it gives way to required ones that do not, if not all of them can hold.
  let yields: Bool
  /// The constant of the expression that is compared with zero.
  var constant: Double
  /// The variable that occurs in this constraint only: a slack, an error, or a dummy.
  var marker = -1
  /// The factor of the marker.
  var markerFactor = 0.0
  /// A second variable of this kind, in constraints that need not hold.
  var error = -1
  /// What a unit of its errors costs.
  var costs: [(variable: Int, amount: Double)] = []
  /// Whether it takes part.
  var isInstalled = true

  init(number: Int, priority: Float?, yields: Bool, constant: Double) {
    self.number = number
    self.priority = priority
    self.yields = yields
    self.constant = constant
  }
}

/// Required constraints that cannot all hold.
struct LinearConflict {
  /// The constraint that was left out.
  let broken: LinearConstraint
  /// All that are involved, in the order of their creation.
  let involved: [LinearConstraint]
}
