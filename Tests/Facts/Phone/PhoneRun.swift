import UIKit

/// Asks a phone every fact, one after the other.
@MainActor public struct PhoneRun {
  private let scene: UIWindowScene

  /// Prepares to ask.
  ///
  /// - Parameter scene: A scene in the foreground.
  public init(in scene: UIWindowScene) {
    self.scene = scene
  }

  /// Returns what is asked: the device, its system, and settings that change animations.
  public var system: String {
    let device = UIDevice.current
    let motion = UIAccessibility.isReduceMotionEnabled ? ", Reduce Motion" : ""
    return "\(device.model), \(device.systemName) \(device.systemVersion)\(motion)"
  }

  /// Asks one fact, in a window of its own.
  ///
  /// - Parameter fact: A fact; one that needs a finger is not asked.
  /// - Returns: What the phone did, beside what the model says.
  public func row(for fact: Fact) async -> Report.Row {
    guard !fact.demands.contains(.finger) else {
      return Report.Row(fact: fact, readings: nil, remark: "A finger has to do this by hand.")
    }
    let laboratory = PhoneLaboratory(in: scene)
    let findings = await fact.findings(in: laboratory)
    laboratory.close()
    return Report.Row(fact: fact, readings: findings.readings)
  }
}
