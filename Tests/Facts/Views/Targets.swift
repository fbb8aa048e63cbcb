import UIKit

/// Targets and actions.
extension Fact {
  static let targets: [Fact] = [controlTargets]

  private static let controlTargets = Fact(
    "G", "a control calls a target and action once, and does not retain the target"
  ) { _, found in
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    var target: Target? = Target()
    weak let released = target
    for _ in 0..<2 { control.addTarget(target, action: Target.action, for: .valueChanged) }
    control.sendActions(for: .valueChanged)
    found.compare("calls after it was added twice", target?.calls, with: 1)
    control.removeTarget(target, action: Target.action, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    found.compare("calls after it was removed", target?.calls, with: 1)
    control.addTarget(target, action: Target.action, for: .valueChanged)
    target = nil
    found.check("released", released == nil)
    control.sendActions(for: .valueChanged)
  }
}

private final class Target: NSObject {
  #if canImport(ObjectiveC)
  static let action = #selector(called)
  #else
  static let action = Selector("called", Target.called)
  #endif
  private(set) var calls = 0

  #if canImport(ObjectiveC)
  @objc
  #endif
  func called() { calls += 1 }
}
