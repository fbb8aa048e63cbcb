/// What a laboratory has found out, to be read and to be sent.
public struct Report: Sendable {
  /// What became of a fact.
  public struct Row: Sendable, Identifiable {
    /// What was asked.
    public let fact: Fact
    /// What was seen; nil if it was not asked.
    public let readings: [Findings.Reading]?
    /// Why it was not asked.
    public let remark: String?

    /// The fact's own.
    public var id: String { fact.id }

    /// How the system and the model compare.
    public var verdict: Verdict {
      guard let readings else { return .notAsked }
      return readings.allSatisfy(\.agrees) ? .agrees : .differs
    }

    /// Creates a row.
    ///
    /// - Parameters:
    ///   - fact: What was asked.
    ///   - readings: What was seen; nil if it was not asked.
    ///   - remark: Why it was not asked.
    public init(fact: Fact, readings: [Findings.Reading]?, remark: String? = nil) {
      self.fact = fact
      self.readings = readings
      self.remark = remark
    }

    /// The fact, and a line for each thing that was seen.
    public var text: String {
      let lines = (readings ?? []).map(Self.line)
      let reason = remark.map { ["  \($0)"] } ?? []
      return (["\(verdict.rawValue) \(fact.id)"] + lines + reason).joined(separator: "\n")
    }

    private static func line(_ reading: Findings.Reading) -> String {
      let mark = reading.agrees ? " " : "!"
      let model =
        reading.model.isEmpty
        ? "" : " · the model says \(reading.model.joined(separator: " or "))"
      return "\(mark) \(reading.what): \(reading.seen)\(model)"
    }
  }

  /// How a system and the model compare.
  public enum Verdict: String, Sendable {
    /// All that was seen is what the model says.
    case agrees = "="
    /// Something that was seen is not what the model says.
    case differs = "≠"
    /// It cannot be asked here.
    case notAsked = "?"
  }

  /// What was asked: a device and its system.
  public let system: String
  /// What became of the facts, in the order of asking.
  public var rows: [Row]

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - system: What was asked: a device and its system.
  ///   - rows: What became of the facts.
  public init(system: String, rows: [Row] = []) {
    self.system = system
    self.rows = rows
  }

  /// Counts the rows that have a verdict.
  ///
  /// - Parameter verdict: The verdict to count.
  /// - Returns: The number of rows.
  public func count(of verdict: Verdict) -> Int {
    rows.filter { $0.verdict == verdict }.count
  }

  /// One line that sums it all up.
  public var summary: String {
    "\(count(of: .agrees)) agree, \(count(of: .differs)) differ, "
      + "\(count(of: .notAsked)) not asked"
  }

  /// Everything, to be pasted into an issue: what differs comes first.
  public var text: String {
    let order: [Verdict] = [.differs, .agrees, .notAsked]
    let parts = order.flatMap { verdict in rows.filter { $0.verdict == verdict }.map(\.text) }
    return (["MatchCut laboratory, \(system)", summary, ""] + parts).joined(separator: "\n")
  }
}
