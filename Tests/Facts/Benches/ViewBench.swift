import UIKit

/// A small view to animate, with its center from 105 to 205, below the bars of any phone.
@MainActor struct ViewBench {
  static let start: CGFloat = 105
  static let end: CGFloat = 205

  let lab: any Laboratory
  let view = UIView(frame: CGRect(x: 100, y: 200, width: 10, height: 10))

  /// Shows the view.
  init(_ lab: any Laboratory) async {
    self.lab = lab
    lab.window.addSubview(view)
    await lab.run(for: 0.05)
  }

  /// The visible distance of the view from its start, of 100 points.
  var way: CGFloat { lab.visibleFrame(of: view).midX - Self.start }
  /// The distance of the view from its start, by its model.
  var modelWay: CGFloat { view.center.x - Self.start }
  var alpha: CGFloat { lab.visibleAlpha(of: view) }
  var keys: [String] { view.layer.animationKeys() ?? [] }

  func go() { view.center.x = Self.end }

  /// An animator that moves the view by 100 points.
  func mover(
    duration: TimeInterval = 1, curve: UIView.AnimationCurve = .linear
  ) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: duration, curve: curve) { go() }
  }

  /// Moves the view by 100 points, linearly.
  func move(
    duration: TimeInterval = 1, options: UIView.AnimationOptions = .curveLinear,
    completion: ((Bool) -> Void)? = nil
  ) {
    UIView.animate(
      withDuration: duration, delay: 0, options: options, animations: { go() },
      completion: completion)
  }

  /// Adds another view.
  func addView(_ frame: CGRect = CGRect(x: 100, y: 300, width: 10, height: 10)) -> UIView {
    let view = UIView(frame: frame)
    lab.window.addSubview(view)
    return view
  }

  /// Adds a standalone layer.
  func addLayer() -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    view.layer.addSublayer(layer)
    return layer
  }
}

/// The ends that an animation has reported.
@MainActor final class Ends<End> {
  private(set) var all: [End] = []

  func note(_ end: End) { all.append(end) }
}
