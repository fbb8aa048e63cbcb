import UIKit

/// The observations of a laboratory about a fact.
@MainActor public final class Findings {
  /// One observation.
  public struct Reading: Sendable, Hashable {
    /// What was observed.
    public let what: String
    /// The observed value.
    public let seen: String
    /// The expected value; several if variants differ, none if it is unknown.
    public let model: [String]
    /// Whether the observed value is an expected one.
    public let agrees: Bool

    /// Creates a reading.
    ///
    /// - Parameters:
    ///   - what: What was observed.
    ///   - seen: The observed value.
    ///   - model: The expected values.
    ///   - agrees: Whether the observed value is an expected one.
    public init(what: String, seen: String, model: [String], agrees: Bool) {
      self.what = what
      self.seen = seen
      self.model = model
      self.agrees = agrees
    }
  }

  /// The observations, in order.
  public private(set) var readings: [Reading] = []
  private let timeError: Double

  init(timeError: Double) {
    self.timeError = timeError
  }

  /// Records whether something that is expected to be true is true.
  func check(_ what: String, _ condition: Bool?) {
    add(what, condition.map { $0 ? "yes" : "no" } ?? "nil", ["yes"], condition == true)
  }

  /// Records a value, and the expected one.
  func compare<Value: Equatable>(_ what: String, _ seen: Value, with model: Value) {
    add(what, "\(seen)", ["\(model)"], seen == model)
  }

  /// Records a number, and the expected one.
  ///
  /// `rate` is its change per second at that time, `tolerance` its error regardless of time.
  func measure(
    _ what: String, _ seen: CGFloat?, _ model: CGFloat, rate: CGFloat = 0,
    within tolerance: CGFloat = 0.002
  ) {
    let slack = tolerance + rate.magnitude * CGFloat(timeError)
    let isNear = seen.map { ($0 - model).magnitude <= slack } ?? false
    add(what, seen.map(\.written) ?? "nil", [model.written], isNear)
  }

  /// Records the answer to an open question.
  func choose<Value: Equatable>(_ what: String, _ seen: Value, among models: [Value]) {
    add(what, "\(seen)", models.map { "\($0)" }, models.contains(seen))
  }

  /// Records a value of interest without an expected one.
  func tell(_ what: String, _ seen: some Any) {
    add(what, "\(seen)", [], true)
  }

  private func add(_ what: String, _ seen: String, _ model: [String], _ agrees: Bool) {
    readings.append(Reading(what: what, seen: seen, model: model, agrees: agrees))
  }
}

extension CGFloat {
  /// Three decimals.
  fileprivate var written: String { "\((self * 1000).rounded() / 1000)" }
}
