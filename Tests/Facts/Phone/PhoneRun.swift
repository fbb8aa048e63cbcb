import UIKit

/// Runs the facts on a device, one after the other.
@MainActor public struct PhoneRun {
  private let scene: UIWindowScene

  /// Creates a run.
  ///
  /// - Parameter scene: A scene in the foreground.
  public init(in scene: UIWindowScene) {
    self.scene = scene
  }

  /// The device, its system, and settings that change animations.
  public var system: String {
    let device = UIDevice.current
    let motion = UIAccessibility.isReduceMotionEnabled ? ", Reduce Motion" : ""
    return "\(device.model), \(device.systemName) \(device.systemVersion)\(motion)"
  }

  /// Runs one fact, in a window of its own.
  ///
  /// - Parameter fact: A fact; one that needs a finger is not run.
  /// - Returns: What the device did, beside what the headless UIKit does.
  public func row(for fact: Fact) async -> Report.Row {
    guard !fact.demands.contains(.finger) else {
      return Report.Row(fact: fact, readings: nil, remark: "Needs a finger: not run.")
    }
    let laboratory = PhoneLaboratory(in: scene)
    let findings = await fact.findings(in: laboratory)
    laboratory.close()
    return Report.Row(fact: fact, readings: findings.readings)
  }
}
