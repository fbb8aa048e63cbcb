/// Something that UIKit does and that can be seen from outside, as a question to a laboratory.
public struct Fact: Sendable, Identifiable, CustomStringConvertible {
  /// What a fact does that not every laboratory can stand.
  public enum Demand: Sendable, Hashable {
    /// A finger has to touch the screen.
    case finger
    /// The transition never ends; the window is of no use afterwards.
    case freeze
  }

  /// The number in UIKitFacts.md, such as "A1.3".
  public let number: String
  /// What the model does.
  public let words: String
  /// What the laboratory has to be able to do or to stand.
  public let demands: Set<Demand>
  /// The numbers of the faults that the simulator reports meanwhile, as the fact breaks a rule.
  public let faults: [String]

  private let body: @MainActor @Sendable (any Laboratory, Findings) async -> Void

  /// Creates a fact.
  ///
  /// - Parameters:
  ///   - number: The number in UIKitFacts.md.
  ///   - words: What the model does.
  ///   - demands: What the laboratory has to be able to do or to stand.
  ///   - faults: The numbers of the faults that the simulator reports meanwhile.
  ///   - body: Asks the laboratory, and writes down what it sees.
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

  /// The number and the words, which no other fact has.
  public var id: String { "\(number): \(words)" }

  /// The number and the words.
  public var description: String { id }

  /// Asks a laboratory that nobody has used before.
  ///
  /// - Parameter laboratory: Has an empty window.
  /// - Returns: What was seen, beside what the model says.
  @MainActor public func findings(in laboratory: any Laboratory) async -> Findings {
    let findings = Findings(timeError: laboratory.timeError)
    await body(laboratory, findings)
    return findings
  }
}

extension Fact {
  /// Every fact, in the order of UIKitFacts.md, after those that matter most; those that freeze a window come last.
  public static let all: [Fact] = {
    let groups: [[Fact]] = [
      first,
      presentation, hierarchy, frames, coordination, requests, ownership, openQuestions,
      navigation, interactivePops, navigationDelegates, tabs,
      driving, drivingTime,
      animatorStates, animatorTiming, animatorNesting, springs,
      additions, blocks, layers, layerTime, transactions,
      geometry, layout, looks, gestures,
    ]
    let facts = groups.flatMap { $0 }
    return facts.filter { !$0.demands.contains(.freeze) }
      + facts.filter { $0.demands.contains(.freeze) }
  }()
}
