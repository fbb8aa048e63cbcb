/// An observable behavior of UIKit, with a test that runs in a laboratory.
public struct Fact: Sendable, Identifiable, CustomStringConvertible {
  /// A requirement of a fact.
  public enum Demand: Sendable, Hashable {
    /// A finger has to touch the screen.
    case finger
    /// The window may freeze, because the transition never ends.
    case freeze
  }

  /// The number in UIKitFacts.md, such as "A1.3".
  public let number: String
  /// What UIKit does.
  public let words: String
  /// The requirements of the fact.
  public let demands: Set<Demand>
  /// The numbers of the faults that the simulator reports, because the fact breaks a rule.
  public let faults: [String]

  private let body: @MainActor @Sendable (any Laboratory, Findings) async -> Void

  /// Creates a fact.
  ///
  /// - Parameters:
  ///   - number: The number in UIKitFacts.md.
  ///   - words: What UIKit does.
  ///   - demands: The requirements of the fact.
  ///   - faults: The numbers of the faults that the simulator reports.
  ///   - body: Runs the fact, and records what it observes.
  init(
    _ number: String, _ words: String, demands: Set<Demand> = [], faults: [String] = [],
    body: @escaping @MainActor @Sendable (any Laboratory, Findings) async -> Void
  ) {
    self.number = number
    self.words = words
    self.demands = demands
    self.faults = faults
    self.body = body
  }

  /// The number and the words, which are unique.
  public var id: String { "\(number): \(words)" }

  /// The number and the words.
  public var description: String { id }

  /// Runs the fact in a new laboratory.
  ///
  /// - Parameter laboratory: Has an empty window.
  /// - Returns: The readings, beside what the headless UIKit does.
  @MainActor public func findings(in laboratory: any Laboratory) async -> Findings {
    let findings = Findings(timeError: laboratory.timeError)
    await body(laboratory, findings)
    return findings
  }
}

extension Fact {
  /// All facts: the most important ones first, then in the order of UIKitFacts.md, and those that
  /// freeze a window last.
  public static let all: [Fact] = {
    let groups: [[Fact]] = [
      first,
      presentation, hierarchy, frames, coordination, requests, ownership, openQuestions,
      navigation, interactivePops, navigationDelegates, tabs,
      driving, drivingTime,
      animatorStates, animatorTiming, animatorNesting, springs,
      additions, blocks, layers, layerTime, transactions,
      geometry, layout, constraints, looks, drawing, gestures, lists, tables, pages, targets,
    ]
    let facts = groups.flatMap { $0 }
    return facts.filter { !$0.demands.contains(.freeze) }
      + facts.filter { $0.demands.contains(.freeze) }
  }()
}
