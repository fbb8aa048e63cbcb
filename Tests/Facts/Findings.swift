import UIKit

/// What a laboratory has seen of a fact.
@MainActor public final class Findings {
  /// One thing that was seen.
  public struct Reading: Sendable, Hashable {
    /// What was looked at.
    public let what: String
    /// What was seen.
    public let seen: String
    /// What the model says; several answers if it plays each of them, none if it has no opinion.
    public let model: [String]
    /// Whether the model says what was seen.
    public let agrees: Bool

    /// Creates a reading.
    ///
    /// - Parameters:
    ///   - what: What was looked at.
    ///   - seen: What was seen.
    ///   - model: What the model says.
    ///   - agrees: Whether the model says what was seen.
    public init(what: String, seen: String, model: [String], agrees: Bool) {
      self.what = what
      self.seen = seen
      self.model = model
      self.agrees = agrees
    }
  }

  /// What was seen, in order.
  public private(set) var readings: [Reading] = []
  private let timeError: Double

  init(timeError: Double) {
    self.timeError = timeError
  }

  /// Writes down something that is so or not, and is so by the model.
  func check(_ what: String, _ condition: Bool?) {
    add(what, condition.map { $0 ? "yes" : "no" } ?? "nil", ["yes"], condition == true)
  }

  /// Writes down a value, which is a certain one by the model.
  func compare<Value: Equatable>(_ what: String, _ seen: Value, with model: Value) {
    add(what, "\(seen)", ["\(model)"], seen == model)
  }

  /// Writes down a number, which is a certain one by the model.
  ///
  /// `rate` is how much it changes in a second at that time, `tolerance` how far it may be off by
  /// itself.
  func measure(
    _ what: String, _ seen: CGFloat?, _ model: CGFloat, rate: CGFloat = 0,
    within tolerance: CGFloat = 0.002
  ) {
    let slack = tolerance + rate.magnitude * CGFloat(timeError)
    let isNear = seen.map { ($0 - model).magnitude <= slack } ?? false
    add(what, seen.map(\.written) ?? "nil", [model.written], isNear)
  }

  /// Writes down the answer to an open question.
  func choose<Value: Equatable>(_ what: String, _ seen: Value, among models: [Value]) {
    add(what, "\(seen)", models.map { "\($0)" }, models.contains(seen))
  }

  /// Writes down what is of interest, and not known to the model.
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
