/// The results of a laboratory, for the screen and for an issue.
public struct Report: Sendable {
  /// The result of a fact.
  public struct Row: Sendable, Identifiable {
    /// The fact.
    public let fact: Fact
    /// The readings; nil if the fact was not tested.
    public let readings: [Findings.Reading]?
    /// Why the fact was not tested.
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
    ///   - fact: The fact.
    ///   - readings: The readings; nil if the fact was not tested.
    ///   - remark: Why the fact was not tested.
    public init(fact: Fact, readings: [Findings.Reading]?, remark: String? = nil) {
      self.fact = fact
      self.readings = readings
      self.remark = remark
    }

    /// The fact, and a line for each reading.
    public var text: String {
      let lines = (readings ?? []).map(Self.line)
      let reason = remark.map { ["  \($0)"] } ?? []
      return (["\(verdict.rawValue) \(fact.id)"] + lines + reason).joined(separator: "\n")
    }

    private static func line(_ reading: Findings.Reading) -> String {
      let mark = reading.agrees ? " " : "!"
      let model =
        reading.model.isEmpty
        ? "" : " · expected \(reading.model.joined(separator: " or "))"
      return "\(mark) \(reading.what): \(reading.seen)\(model)"
    }
  }

  /// How a system and the model compare.
  public enum Verdict: String, Sendable {
    /// All readings agree with the headless UIKit.
    case agrees = "="
    /// At least one reading differs from the headless UIKit.
    case differs = "≠"
    /// The fact cannot be tested here.
    case notAsked = "?"
  }

  /// The device and its system.
  public let system: String
  /// The results, in the order of the tests.
  public var rows: [Row]

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - system: The device and its system.
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

  /// The counts, in one line.
  public var summary: String {
    "\(count(of: .agrees)) agree, \(count(of: .differs)) differ, "
      + "\(count(of: .notAsked)) not tested"
  }

  /// The whole report, to be pasted into an issue: differences come first.
  public var text: String {
    let order: [Verdict] = [.differs, .agrees, .notAsked]
    let parts = order.flatMap { verdict in rows.filter { $0.verdict == verdict }.map(\.text) }
    return (["MatchCut laboratory, \(system)", summary, ""] + parts).joined(separator: "\n")
  }
}
