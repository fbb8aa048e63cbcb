import UIKit
import UIKitSimulator

/// A phone with one small view to animate, from x = 5 mostly to x = 105.
@MainActor struct AnimationStage {
  let simulator: Simulator
  let view: UIView

  init(refreshRate: Int = 60, variant: Simulator.Variant = .standard) {
    // A view belongs to the simulator that exists when it is created.
    simulator = Simulator(refreshRate: refreshRate, variant: variant)
    view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    simulator.window.addSubview(view)
    simulator.step()
  }

  /// The visible center of the view.
  var x: CGFloat { simulator.visibleFrame(of: view).midX }

  var alpha: CGFloat { simulator.visibleAlpha(of: view) }

  var faults: [String] { simulator.faults.map(\.fact) }

  /// An animator that moves the view by 100 points.
  func mover(
    duration: TimeInterval = 1, curve: UIView.AnimationCurve = .linear
  ) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: duration, curve: curve) { [view] in view.center.x = 105 }
  }

  /// An animator that moves the view by 100 points, with timing parameters.
  func mover(
    duration: TimeInterval = 1, timing: any UITimingCurveProvider
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, timingParameters: timing)
    animator.addAnimations { [view] in view.center.x = 105 }
    return animator
  }

  /// Moves the view by 100 points, linearly.
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
  /// Whether two numbers are equal within a tolerance.
  func isAbout(_ other: Self, within tolerance: Self = 0.001) -> Bool {
    (self - other).magnitude <= tolerance
  }
}
