import Testing

@testable import Fuzzing

/// A script that once had a finding.
struct FoundScript: Sendable, CustomTestStringConvertible {
  /// What was wrong.
  let testDescription: String
  let script: Script
}

extension FoundScript {
  static let present = Event.act(.present(0, inStack: false, animated: true))
  static let reverse = Act.dismissOrReverse(animated: true)

  static let all = known + kit + values + appAnimators + dismissing + sides + headless
}
