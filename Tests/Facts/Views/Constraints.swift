import UIKit

/// Constraints beside what an animation or a transition writes.
extension Fact {
  static let constraints: [Fact] = [
    overwritten, kept, layerWrites, rewritten, untransformed, receiver, reparented, collapsed,
    childOutside,
  ]

  private static let overwritten = Fact(
    "AL1", "a layout overwrites the frame of a constrained view"
  ) { lab, found in
    let bench = await ConstraintBench(lab)
    bench.pinned.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    found.compare("before a layout", bench.pinned.frame.minX, with: 1)
    await lab.endTurn()
    found.compare("after a layout", bench.pinned.frame, with: ConstraintBench.place)
  }

  private static let kept = Fact(
    "AL2", "what is set on a translated view stays, and others follow"
  ) { lab, found in
    let bench = await ConstraintBench(lab)
    bench.translated.center.x += 30
    bench.outer.setNeedsLayout()
    await lab.endTurn()
    found.compare("the view", bench.translated.frame.minX, with: 30)
    found.compare("the follower", bench.follower.frame.minX, with: 40)
  }

  private static let layerWrites = Fact(
    "AL3", "others do not follow the layer of a translated view"
  ) { lab, found in
    let bench = await ConstraintBench(lab)
    bench.translated.layer.position.x += 30
    bench.outer.setNeedsLayout()
    await lab.endTurn()
    found.compare("the follower", bench.follower.frame.minX, with: 10)
  }

  private static let rewritten = Fact(
    "AL4", "a layout may write a translated view again"
  ) { lab, found in
    let bench = await ConstraintBench(lab)
    bench.translated.layer.position.x += 30
    bench.outer.setNeedsLayout()
    await lab.endTurn()
    found.choose("the view", bench.translated.frame.minX, among: [30, 0])
  }

  private static let untransformed = Fact(
    "AL9", "a layout leaves a transform and alpha alone"
  ) { lab, found in
    let bench = await ConstraintBench(lab)
    let transform = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 20, y: 0)
    bench.pinned.transform = transform
    bench.pinned.alpha = 0.5
    bench.left.constant = 120
    await lab.endTurn()
    found.check("the transform", bench.pinned.transform == transform)
    found.compare("alpha", bench.pinned.alpha, with: 0.5)
    found.compare("the center", bench.pinned.center.x, with: 120 + ConstraintBench.place.width / 2)
    found.compare("the size", bench.pinned.bounds.size, with: ConstraintBench.place.size)
  }

  private static let receiver = Fact(
    "AL10", "layoutIfNeeded does not move the view on which it is called"
  ) { lab, found in
    let bench = await ConstraintBench(lab)
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    bench.pinned.addSubview(inner)
    inner.leftAnchor.constraint(equalTo: bench.pinned.leftAnchor, constant: 7).isActive = true
    bench.left.constant = 90
    bench.pinned.layoutIfNeeded()
    found.compare("what is in it", inner.frame.minX, with: 7)
    found.compare("after its own", bench.pinned.frame.minX, with: ConstraintBench.place.minX)
    bench.outer.layoutIfNeeded()
    found.compare("after the superview's", bench.pinned.frame.minX, with: 90)
  }

  private static let reparented = Fact(
    "AL11", "constraints end when a view changes its superview", faults: ["AL11"]
  ) { lab, found in
    let bench = await ConstraintBench(lab)
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    lab.window.addSubview(other)
    other.addSubview(bench.pinned)
    found.check("it is not active", !bench.left.isActive)
    bench.outer.addSubview(bench.pinned)
    found.check("nor back in its superview", !bench.left.isActive)
  }

  private static let collapsed = Fact(
    "AL11", "without constraints, a view collapses in another superview", faults: ["AL11"]
  ) { lab, found in
    let bench = await ConstraintBench(lab)
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    lab.window.addSubview(other)
    NSLayoutConstraint.deactivate(bench.sizes)
    other.addSubview(bench.pinned)
    await lab.endTurn()
    found.compare("its size", bench.pinned.bounds.size, with: .zero)
  }

  private static let childOutside = Fact(
    "AL13", "a child's view may keep its insets outside of its parent's"
  ) { lab, found in
    let (parent, child) = (UIViewController(), UIViewController())
    lab.window.rootViewController = parent
    await lab.run(for: 0.1)
    parent.addChild(child)
    child.view.frame = parent.view.bounds
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    await lab.run(for: 0.1)
    let top = child.view.safeAreaInsets.top
    child.view.frame.origin.y = parent.view.bounds.height
    await lab.endTurn()
    found.choose("the top inset", child.view.safeAreaInsets.top, among: [0, top])
  }
}

/// A view with one that is pinned to it, and one that follows a translated one.
@MainActor private struct ConstraintBench {
  static let place = CGRect(x: 20, y: 30, width: 40, height: 50)

  let outer = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
  let pinned = UIView()
  let translated = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  let follower = UIView()
  let left: NSLayoutConstraint
  let sizes: [NSLayoutConstraint]

  init(_ lab: any Laboratory) async {
    lab.window.addSubview(outer)
    for view in [pinned, translated, follower] { outer.addSubview(view) }
    for view in [pinned, follower] { view.translatesAutoresizingMaskIntoConstraints = false }
    let place = Self.place
    left = pinned.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: place.minX)
    sizes = [
      pinned.widthAnchor.constraint(equalToConstant: place.width),
      pinned.heightAnchor.constraint(equalToConstant: place.height),
    ]
    NSLayoutConstraint.activate(
      sizes + [
        left, pinned.topAnchor.constraint(equalTo: outer.topAnchor, constant: place.minY),
        follower.leftAnchor.constraint(equalTo: translated.rightAnchor),
        follower.topAnchor.constraint(equalTo: translated.topAnchor),
        follower.widthAnchor.constraint(equalToConstant: 5),
        follower.heightAnchor.constraint(equalToConstant: 5),
      ])
    await lab.run(for: 0.05)
  }
}
