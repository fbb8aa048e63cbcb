/// Solves linear equations and inequalities of which some are more important than others, step by
/// step, as the Cassowary algorithm does (Badros, Borning and Stuckey, 2001).
///
/// Priorities are compared, not added: the errors of one priority are minimized among the solutions
/// that are best for all higher ones, so that no number of weak constraints outweighs a strong one.
/// The same calls in the same order give the same solution.
final class LinearSolver {
  /// The conflicts since they were last taken.
  private var conflicts: [LinearConflict] = []
  /// Whether the last solution was given up, because it took too many steps.
  private(set) var hasGivenUp = false
  let tableau = SimplexTableau()
  private let coordinates: CoordinateTable
  /// The installed constraints by their own variables.
  private var owners: [Int: LinearConstraint] = [:]
  private var constraintCount = 0

  init() { coordinates = CoordinateTable(tableau: tableau) }

  /// Creates a variable that is zero until constraints determine it.
  func makeVariable(nonnegative: Bool = false) -> Int {
    tableau.makeVariable(nonnegative ? .nonnegative : .coordinate)
  }

  func value(of variable: Int) -> Double { coordinates.value(of: variable) }

  /// Adds a constraint: an expression that is compared with zero.
  ///
  /// - Parameters:
  ///   - expression: The sum.
  ///   - relation: How the sum compares with zero.
  ///   - priority: Its importance; nil if it has to hold.
  ///   - yields: Whether it is left out rather than others in a conflict.
  /// - Returns: The constraint, to change or remove it.
  func add(
    _ expression: LinearExpression, _ relation: LinearRelation, priority: Float? = nil,
    yields: Bool = true
  ) -> LinearConstraint {
    constraintCount += 1
    let constraint = LinearConstraint(
      number: constraintCount, priority: priority, yields: yields, constant: expression.constant)
    if let priority {
      restoreFeasibility()
      addWeak(constraint, expression, relation, priority: priority)
    } else {
      optimize()
      addRequired(constraint, expression, relation)
    }
    return constraint
  }

  /// Changes the constant of a constraint's expression.
  func setConstant(_ constant: Double, of constraint: LinearConstraint) {
    let difference = constant - constraint.constant
    constraint.constant = constant
    guard constraint.isInstalled, difference != 0 else { return }
    optimize()
    let shift = difference / constraint.markerFactor
    coordinates.expireValues()
    coordinates.shift(constraint.marker, by: shift)
    let row = tableau.rowOfVariable[constraint.marker]
    if row >= 0 {
      tableau.shift(row, by: -shift)
    } else {
      for row in tableau.rows(with: constraint.marker) {
        tableau.shift(row, by: tableau.rows[row].factor(of: constraint.marker) * shift)
      }
    }
  }

  /// Removes a constraint.
  func remove(_ constraint: LinearConstraint) {
    guard constraint.isInstalled else { return }
    restoreFeasibility()
    guard constraint.isInstalled else { return }
    detach(constraint, preferring: nil)
  }

  /// Finds the best values of all variables.
  func solve() {
    optimize()
  }

  /// The conflicts since the last call; the constraints that were broken are no longer installed.
  func takeConflicts() -> [LinearConflict] {
    defer { conflicts = [] }
    return conflicts
  }

  // MARK: Adding

  private func addWeak(
    _ constraint: LinearConstraint, _ expression: LinearExpression, _ relation: LinearRelation,
    priority: Float
  ) {
    // 0 = expression − over + under; in an inequality, one of the two is a slack, and costs nothing.
    let over = tableau.makeVariable(.nonnegative)
    let under = tableau.makeVariable(.nonnegative)
    (constraint.marker, constraint.markerFactor, constraint.error) = (over, -1, under)
    owners[over] = constraint
    owners[under] = constraint
    let equation = expression - LinearExpression(over) + LinearExpression(under)
    insert(equation) { constant in constant >= 0 ? over : under }
    if relation != .greaterOrEqual { constraint.costs.append((over, 1)) }
    if relation != .lessOrEqual { constraint.costs.append((under, 1)) }
    let level = tableau.level(of: priority)
    for (variable, amount) in constraint.costs {
      tableau.addCost(amount, of: variable, at: level)
    }
  }

  private func addRequired(
    _ constraint: LinearConstraint, _ expression: LinearExpression, _ relation: LinearRelation
  ) {
    // 0 = expression ± slack, or + dummy.
    let marker = tableau.makeVariable(relation == .equal ? .dummy : .nonnegative)
    let factor: Double = relation == .greaterOrEqual ? -1 : 1
    (constraint.marker, constraint.markerFactor) = (marker, factor)
    owners[marker] = constraint
    insert(expression + LinearExpression(marker, times: factor)) { _ in marker }
    restoreFeasibility()
  }

  /// Adds an equation: it defines a coordinate, or is a row of the tableau, which is solved for a new
  /// variable.
  private func insert(_ equation: LinearExpression, basic: (Double) -> Int) {
    coordinates.expireValues()
    if let newcomer = coordinates.newcomer(in: equation) {
      return coordinates.define(newcomer, by: equation)
    }
    let (constant, terms) = coordinates.expand(equation)
    if let undefined = terms.last(where: { tableau.kinds[$0.variable] == .coordinate }) {
      var expanded = LinearExpression(constant)
      for term in terms { expanded.add(LinearExpression(term.variable, times: term.factor)) }
      return coordinates.define(undefined.variable, by: expanded)
    }
    let subject = basic(constant)
    let factor = terms.first { $0.variable == subject }?.factor ?? 1
    var others: ContiguousArray<SimplexTableau.Term> = []
    others.reserveCapacity(terms.count)
    for term in terms where term.variable != subject {
      others.append(SimplexTableau.Term(variable: term.variable, factor: -term.factor / factor))
    }
    tableau.insert(basic: subject, constant: -constant / factor, terms: others)
  }

  // MARK: Removing

  /// Removes the equation of a constraint, with a row that contains the marker if one is known.
  private func detach(_ constraint: LinearConstraint, preferring row: Int?) {
    constraint.isInstalled = false
    if let priority = constraint.priority { removeCosts(of: constraint, priority: priority) }
    coordinates.expireValues()
    if constraint.error >= 0, tableau.isBasic(constraint.error) {
      giveUp(tableau.rowOfVariable[constraint.error])
    } else if tableau.isBasic(constraint.marker) {
      giveUp(tableau.rowOfVariable[constraint.marker])
    } else if let leaving = row ?? rowToGiveUp(for: constraint.marker) {
      tableau.pivot(leaving, to: constraint.marker)
      giveUp(leaving)
    } else {
      for equation in coordinates.eliminate(constraint.marker) {
        insert(equation) { _ in equation.terms[0].variable }
      }
    }
    for variable in [constraint.marker, constraint.error] where variable >= 0 {
      owners[variable] = nil
      tableau.recycle(variable)
    }
  }

  /// Removes a row, and its basic variable from everything.
  private func giveUp(_ row: Int) {
    coordinates.replace(tableau.rows[row].basic, by: tableau.rows[row])
    tableau.removeRow(row)
  }

  private func removeCosts(of constraint: LinearConstraint, priority: Float) {
    let level = tableau.level(of: priority)
    for (variable, amount) in constraint.costs {
      tableau.addCost(-amount, of: variable, at: level)
    }
  }

  /// The row that a variable leaves the tableau with, so that all other values stay allowed.
  private func rowToGiveUp(for variable: Int) -> Int? {
    var best: (row: Int, rank: Int, ratio: Double, basic: Int)?
    for index in tableau.rows(with: variable) {
      let row = tableau.rows[index]
      let factor = row.factor(of: variable)
      let rank =
        switch tableau.kinds[row.basic] {
        case .dummy: 0
        default: factor < 0 ? 1 : 2
        }
      let ratio = max(row.constant, 0) / abs(factor)
      if let best, (best.rank, best.ratio, best.basic) <= (rank, ratio, row.basic) { continue }
      best = (index, rank, ratio, row.basic)
    }
    return best?.row
  }

  // MARK: Simplex

  /// Finds the best solution from an allowed one.
  private func optimize() {
    restoreFeasibility()
    var steps = 0
    while tableau.mayBeImprovable, let entering = tableau.firstWorthGrowing() {
      guard let leaving = rowThatLimits(entering), isWithinLimit(&steps) else { return }
      tableau.pivot(leaving, to: entering)
    }
  }

  /// The row whose value is the first to reach zero as a variable grows.
  private func rowThatLimits(_ variable: Int) -> Int? {
    var best: (row: Int, ratio: Double, basic: Int)?
    for index in tableau.rows(with: variable) {
      let row = tableau.rows[index]
      let factor = row.factor(of: variable)
      let ratio: Double
      switch tableau.kinds[row.basic] {
      case .dummy: ratio = 0
      case .nonnegative where factor < 0: ratio = max(row.constant, 0) / -factor
      default: continue
      }
      if let best, (best.ratio, best.basic) <= (ratio, row.basic) { continue }
      best = (index, ratio, row.basic)
    }
    return best?.row
  }

  /// Makes all values allowed, by the dual simplex method; breaks constraints in conflict.
  private func restoreFeasibility() {
    var steps = 0
    while let index = takeInfeasibleRow(), isWithinLimit(&steps) {
      let row = tableau.rows[index]
      let needsLess = tableau.kinds[row.basic] == .dummy && row.constant > 0
      var entering: SimplexTableau.Term?
      for term in row.terms where tableau.kinds[term.variable] == .nonnegative {
        guard (needsLess ? -term.factor : term.factor) > SimplexTableau.negligible else { continue }
        if let best = entering, !tableau.isCheaper(term, than: best) { continue }
        entering = term
      }
      if let entering {
        tableau.pivot(index, to: entering.variable)
      } else {
        breakConstraint(of: index)
      }
    }
  }

  /// The suspect with the first basic variable whose value is not allowed.
  private func takeInfeasibleRow() -> Int? {
    guard !tableau.suspects.isEmpty else { return nil }
    tableau.keepInfeasibleSuspects()
    return tableau.suspects.min { tableau.rows[$0].basic < tableau.rows[$1].basic }
  }

  /// Leaves out one of the constraints that a row shows to be in conflict.
  private func breakConstraint(of index: Int) {
    let row = tableau.rows[index]
    let variables = [row.basic] + row.terms.map(\.variable)
    var seen: Set<Int> = []
    let involved = variables.compactMap { owners[$0] }
      .filter { seen.insert($0.number).inserted }
      .sorted { $0.number < $1.number }
    guard let broken = involved.last(where: \.yields) ?? involved.last else {
      // A length below zero of which no constraint is the cause can only be a rounding error.
      return tableau.accept(index)
    }
    conflicts.append(LinearConflict(broken: broken, involved: involved))
    detach(broken, preferring: index)
  }

  /// Bland's rule ends, except for rounding errors.
  private func isWithinLimit(_ steps: inout Int) -> Bool {
    steps += 1
    if steps <= 1000 + 20 * tableau.rows.count { return true }
    hasGivenUp = true
    return false
  }
}
