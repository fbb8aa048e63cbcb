import UIKit
import UIKitSimulator

/// A screen of 393 × 852 points whose views are placed by constraints.
@MainActor struct ConstrainedStage {
  let simulator: Simulator
  let controller: UIViewController
  var root: UIView { controller.view }

  init(variant: Simulator.Variant = .standard) {
    simulator = Simulator(variant: variant)
    controller = UIViewController(nibName: nil, bundle: nil)
    simulator.window.rootViewController = controller
    simulator.runUntilIdle()
  }

  var faults: [String] { simulator.faults.map(\.fact) }

  /// Adds a view that constraints are to place.
  func add<View: UIView>(_ view: View, to superview: UIView? = nil) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    (superview ?? root).addSubview(view)
    return view
  }

  func add(to superview: UIView? = nil) -> UIView { add(UIView(), to: superview) }

  /// Adds a view of a size at a distance from the upper left corner.
  func addPinned(
    x: CGFloat = 20, y: CGFloat = 100, width: CGFloat = 50, height: CGFloat = 40,
    to superview: UIView? = nil
  ) -> (view: UIView, left: NSLayoutConstraint) {
    let outer = superview ?? root
    let view = add(to: outer)
    let left = view.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: x)
    NSLayoutConstraint.activate([
      left, view.topAnchor.constraint(equalTo: outer.topAnchor, constant: y),
      view.widthAnchor.constraint(equalToConstant: width),
      view.heightAnchor.constraint(equalToConstant: height),
    ])
    return (view, left)
  }

  /// Constraints that give a view the rectangle of its superview.
  static func fill(_ view: UIView, _ outer: UIView) -> [NSLayoutConstraint] {
    [
      view.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
      view.topAnchor.constraint(equalTo: outer.topAnchor),
      view.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
    ]
  }
}
