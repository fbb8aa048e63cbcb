/// Equations solved for some of their variables, and what the others cost.
///
/// A variable that is solved for is *basic*, and has a row: a constant and terms of variables that
/// are not. Those are zero, so the constant is the value. Rows are sorted and sparse.
final class SimplexTableau {
  /// What values a variable may have.
  enum Kind {
    /// Any value; see ``CoordinateTable``.
    case coordinate
    /// Zero or more: a length, the slack of an inequality, the error of a weak constraint.
    case nonnegative
    /// Zero: it stands for an equation that has to hold, so that its constant can be changed.
    case dummy
    /// None: the variable may be used again.
    case unused
  }

  struct Term {
    let variable: Int
    var factor: Double
  }

  struct Row {
    var basic: Int
    var constant: Double
    var terms: ContiguousArray<Term>

    func factor(of variable: Int) -> Double {
      var low = 0
      var high = terms.count
      while low < high {
        let middle = (low + high) / 2
        if terms[middle].variable < variable { low = middle + 1 } else { high = middle }
      }
      return low < terms.count && terms[low].variable == variable ? terms[low].factor : 0
    }
  }

  /// Factors and costs below this are rounding errors.
  static let negligible = 1e-9
  /// Values that differ by less are equal: a millionth of a point.
  static let tolerance = 1e-6

  private(set) var kinds: [Kind] = []
  private(set) var rows: ContiguousArray<Row> = []
  /// The row of each variable, or -1.
  private(set) var rowOfVariable: [Int] = []
  /// The rows that each variable may occur in; they are not removed when it disappears from one.
  private var columns: [ContiguousArray<Int>] = []
  private var freeVariables: [Int] = []
  private var freeRows: [Int] = []
  private var scratch: ContiguousArray<Term> = []
  /// The last traversal of a column that has met a row, to skip repeated entries.
  private var visits: [Int] = []
  private var visit = 0

  /// The priorities in use, greatest first, and what each variable costs at each of them.
  private(set) var priorities: [Float] = []
  private var costs: [[Double]] = []
  /// Variables whose cost has changed, and may have become negative.
  private var cheapened: [Int] = []
  private var isCheapened: [Bool] = []
  /// Rows whose value may no longer be allowed.
  var suspects: [Int] = []

  // MARK: Variables

  func makeVariable(_ kind: Kind) -> Int {
    if kind != .coordinate, let variable = freeVariables.popLast() {
      kinds[variable] = kind
      return variable
    }
    kinds.append(kind)
    rowOfVariable.append(-1)
    columns.append([])
    isCheapened.append(false)
    for level in costs.indices { costs[level].append(0) }
    return kinds.count - 1
  }

  /// Allows another use of a variable that occurs nowhere.
  func recycle(_ variable: Int) {
    kinds[variable] = .unused
    columns[variable] = []
    for level in costs.indices { costs[level][variable] = 0 }
    freeVariables.append(variable)
  }

  func value(of variable: Int) -> Double {
    let row = rowOfVariable[variable]
    return row < 0 ? 0 : rows[row].constant
  }

  func isBasic(_ variable: Int) -> Bool { rowOfVariable[variable] >= 0 }

  /// The rows with a variable that is not basic.
  func rows(with variable: Int) -> ContiguousArray<Int> {
    visit += 1
    var found: ContiguousArray<Int> = []
    found.reserveCapacity(columns[variable].count)
    for row in columns[variable] where visits[row] != visit {
      visits[row] = visit
      if rows[row].basic >= 0, rows[row].factor(of: variable) != 0 { found.append(row) }
    }
    columns[variable] = found
    return found
  }

  // MARK: Rows

  /// Adds a row that is solved for a variable.
  func insert(basic: Int, constant: Double, terms: ContiguousArray<Term>) {
    let row = Row(basic: basic, constant: constant, terms: terms)
    let index: Int
    if let free = freeRows.popLast() {
      index = free
      rows[index] = row
    } else {
      index = rows.count
      rows.append(row)
      visits.append(0)
    }
    rowOfVariable[basic] = index
    for term in terms { columns[term.variable].append(index) }
    suspects.append(index)
  }

  func removeRow(_ index: Int) {
    rowOfVariable[rows[index].basic] = -1
    rows[index] = Row(basic: -1, constant: 0, terms: [])
    freeRows.append(index)
  }

  func shift(_ row: Int, by difference: Double) {
    rows[row].constant += difference
    suspects.append(row)
  }

  /// Whether the value of a row is not allowed: by how much it is below zero, or differs from it.
  func isInfeasible(_ row: Int) -> Bool {
    guard rows[row].basic >= 0 else { return false }
    switch kinds[rows[row].basic] {
    case .nonnegative: return rows[row].constant < -Self.tolerance
    case .dummy: return abs(rows[row].constant) > Self.tolerance
    case .coordinate, .unused: return false
    }
  }

  /// Forgets the suspects whose values are allowed.
  func keepInfeasibleSuspects() {
    visit += 1
    var kept = 0
    for row in suspects where visits[row] != visit && isInfeasible(row) {
      visits[row] = visit
      suspects[kept] = row
      kept += 1
    }
    suspects.removeLast(suspects.count - kept)
  }

  /// Takes the value of a row for a rounding error.
  func accept(_ row: Int) { rows[row].constant = 0 }

  /// Solves a row for another variable, and replaces that in all others.
  func pivot(_ index: Int, to entering: Int) {
    let factor = rows[index].factor(of: entering)
    let leaving = rows[index].basic
    let scale = -1 / factor
    var terms: ContiguousArray<Term> = []
    terms.reserveCapacity(rows[index].terms.count)
    var isLeavingPlaced = false
    for term in rows[index].terms {
      if !isLeavingPlaced, term.variable > leaving {
        terms.append(Term(variable: leaving, factor: -scale))
        isLeavingPlaced = true
      }
      if term.variable != entering {
        terms.append(Term(variable: term.variable, factor: term.factor * scale))
      }
    }
    if !isLeavingPlaced { terms.append(Term(variable: leaving, factor: -scale)) }
    let others = rows(with: entering)
    rows[index] = Row(basic: entering, constant: rows[index].constant * scale, terms: terms)
    rowOfVariable[leaving] = -1
    rowOfVariable[entering] = index
    columns[leaving].append(index)
    for other in others where other != index { replace(entering, in: other, by: index) }
    columns[entering] = []
    spreadCost(of: entering)
    suspects.append(index)
  }

  /// Adds a new row's terms in the place of a variable of another row.
  private func replace(_ variable: Int, in index: Int, by source: Int) {
    let factor = rows[index].factor(of: variable)
    rows[index].constant += factor * rows[source].constant
    scratch.removeAll(keepingCapacity: true)
    let old = rows[index].terms
    let new = rows[source].terms
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if j == new.count || (i < old.count && old[i].variable < new[j].variable) {
        if old[i].variable != variable { scratch.append(old[i]) }
        i += 1
      } else if i == old.count || new[j].variable < old[i].variable {
        scratch.append(Term(variable: new[j].variable, factor: new[j].factor * factor))
        columns[new[j].variable].append(index)
        j += 1
      } else {
        let sum = old[i].factor + new[j].factor * factor
        if abs(sum) > Self.negligible {
          scratch.append(Term(variable: old[i].variable, factor: sum))
        }
        i += 1
        j += 1
      }
    }
    swap(&rows[index].terms, &scratch)
    suspects.append(index)
  }

  // MARK: Costs

  /// The place of a priority among those in use.
  func level(of priority: Float) -> Int {
    if let level = priorities.firstIndex(of: priority) { return level }
    let level = priorities.firstIndex { $0 < priority } ?? priorities.count
    priorities.insert(priority, at: level)
    costs.insert(Array(repeating: 0, count: kinds.count), at: level)
    return level
  }

  /// Adds to the cost of a variable, or of what it is solved for.
  func addCost(_ amount: Double, of variable: Int, at level: Int) {
    costs[level][variable] += amount
    noteCost(of: variable)
    if isBasic(variable) { spreadCost(of: variable) }
  }

  private func spreadCost(of variable: Int) {
    let row = rowOfVariable[variable]
    for level in costs.indices where costs[level][variable] != 0 {
      let cost = costs[level][variable]
      costs[level][variable] = 0
      for term in rows[row].terms {
        let sum = costs[level][term.variable] + cost * term.factor
        costs[level][term.variable] = abs(sum) > Self.negligible ? sum : 0
        noteCost(of: term.variable)
      }
    }
  }

  private func noteCost(of variable: Int) {
    guard kinds[variable] == .nonnegative, !isCheapened[variable] else { return }
    isCheapened[variable] = true
    cheapened.append(variable)
  }

  /// Whether the sum to be minimized falls if a variable grows: a higher priority decides alone.
  private func isWorthGrowing(_ variable: Int) -> Bool {
    guard kinds[variable] == .nonnegative, !isBasic(variable) else { return false }
    for level in costs.indices where costs[level][variable] != 0 {
      return costs[level][variable] < 0
    }
    return false
  }

  /// Whether some variable is worth growing, or may be.
  var mayBeImprovable: Bool { !cheapened.isEmpty }

  /// The first variable that is worth growing (Bland's rule).
  func firstWorthGrowing() -> Int? {
    var first: Int?
    var kept = 0
    for variable in cheapened {
      guard isWorthGrowing(variable) else {
        isCheapened[variable] = false
        continue
      }
      cheapened[kept] = variable
      kept += 1
      first = min(first ?? variable, variable)
    }
    cheapened.removeLast(cheapened.count - kept)
    return first
  }

  /// Whether growing one variable costs less, for what it contributes to a row, than another.
  func isCheaper(_ one: Term, than other: Term) -> Bool {
    for level in costs.indices {
      let first = costs[level][one.variable] / abs(one.factor)
      let second = costs[level][other.variable] / abs(other.factor)
      if abs(first - second) > Self.negligible { return first < second }
    }
    return one.variable < other.variable
  }
}
