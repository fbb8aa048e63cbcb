import UIKit
import UIKitSimulator

/// A phone with one small view to animate, from x = 5 mostly to x = 105.
@MainActor struct AnimationStage {
  let simulator: Simulator
  let view: UIView

  init(refreshRate: Int = 60, variant: Simulator.Variant = .standard) {
    // A view belongs to the simulator that is there when it is made.
    simulator = Simulator(refreshRate: refreshRate, variant: variant)
    view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    simulator.window.addSubview(view)
    simulator.step()
  }

  /// Where the middle of the view is to be seen.
  var x: CGFloat { simulator.visibleFrame(of: view).midX }

  var alpha: CGFloat { simulator.visibleAlpha(of: view) }

  var faults: [String] { simulator.faults.map(\.fact) }

  /// An animator that moves the view by 100 points.
  func mover(
    duration: TimeInterval = 1, curve: UIView.AnimationCurve = .linear
  ) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: duration, curve: curve) { [view] in view.center.x = 105 }
  }

  /// An animator that moves the view by 100 points with a timing of its own.
  func mover(
    duration: TimeInterval = 1, timing: any UITimingCurveProvider
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, timingParameters: timing)
    animator.addAnimations { [view] in view.center.x = 105 }
    return animator
  }

  /// Moves the view by 100 points at an even pace.
  func move(
    duration: TimeInterval = 1, options: UIView.AnimationOptions = .curveLinear,
    completion: ((Bool) -> Void)? = nil
  ) {
    UIView.animate(
      withDuration: duration, delay: 0, options: options, animations: { view.center.x = 105 },
      completion: completion)
  }
}

extension BinaryFloatingPoint {
  /// Whether the number is another one but for what rounding makes of it.
  func isAbout(_ other: Self, within tolerance: Self = 0.001) -> Bool {
    (self - other).magnitude <= tolerance
  }
}
