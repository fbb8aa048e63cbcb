import UIKit

/// Snapshots, touches and masks.
extension Fact {
  static let looks: [Fact] = [
    picture, pictureBefore, partOfView, transparency, hidden, fadingIn, maskPlace, oneSuperview,
    corners, maskFades,
  ]

  private static let picture = Fact(
    "F7", "a snapshot has the view's size, and no subviews"
  ) { lab, found in
    let bench = await ViewBench(lab)
    bench.view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5)))
    await lab.run(for: 0.1)
    let picture = bench.view.snapshotView(afterScreenUpdates: false)
    found.compare("its size", picture?.bounds.size, with: bench.view.bounds.size)
    found.compare("views inside", picture?.subviews.count, with: 0)
  }

  private static let maskFades = Fact(
    "F12.1", "a view in a mask fades with a property animator, which can scrub it"
  ) { lab, found in
    let bench = await ViewBench(lab)
    let (mask, part) = (UIView(frame: bench.view.bounds), UIView(frame: bench.view.bounds))
    part.backgroundColor = .black
    mask.addSubview(part)
    bench.view.mask = mask
    await lab.run(for: 0.1)
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { part.alpha = 0 }
    animator.startAnimation()
    await lab.run(for: 0.2)
    let alpha = part.layer.presentation().map { CGFloat($0.opacity) }
    found.measure("on its way", alpha, 0.5, rate: 2.5)
    animator.pauseAnimation()
    animator.fractionComplete = 0.25
    await lab.run(for: 0.05)
    found.measure("scrubbed", part.layer.presentation().map { CGFloat($0.opacity) }, 0.75)
    animator.stopAnimation(true)
    bench.view.mask = nil
  }

  private static let pictureBefore = Fact(
    "F7", "a hierarchy that was never drawn cannot be drawn without updates"
  ) { lab, found in
    let view = UIView(frame: CGRect(x: 100, y: 200, width: 10, height: 10))
    view.backgroundColor = .red
    lab.window.addSubview(view)
    found.check("with updates", view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
    await lab.run(for: 0.1)
    found.check("a turn later", view.drawHierarchy(in: view.bounds, afterScreenUpdates: false))
  }

  private static let partOfView = Fact(
    "F7", "a snapshot of a part has the size of the part"
  ) { lab, found in
    let bench = await ViewBench(lab)
    let picture = bench.view.resizableSnapshotView(
      from: CGRect(x: 2, y: 3, width: 4, height: 5), afterScreenUpdates: false,
      withCapInsets: .zero)
    found.compare("its size", picture?.bounds.size, with: CGSize(width: 4, height: 5))
  }

  private static let transparency = Fact(
    "F8", "a view with an alpha below 0.01 takes no touches"
  ) { lab, found in
    let bench = await ViewBench(lab)
    for (alpha, takes) in [(0.02, true), (0.009, false), (0, false)] as [(CGFloat, Bool)] {
      bench.view.alpha = alpha
      found.compare("at \(alpha)", isHit(bench), with: takes)
    }
  }

  private static let hidden = Fact(
    "F8", "a hidden view and its subviews take no touches"
  ) { lab, found in
    let bench = await ViewBench(lab)
    let inner = UIView(frame: bench.view.bounds)
    bench.view.addSubview(inner)
    found.check("shown", hit(bench) === inner)
    bench.view.isHidden = true
    found.check("hidden", hit(bench) !== inner)
    bench.view.isHidden = false
    bench.view.isUserInteractionEnabled = false
    found.check("without interaction", hit(bench) !== inner)
  }

  private static let fadingIn = Fact(
    "F8", "a view that fades in takes touches, by its model"
  ) { lab, found in
    let bench = await ViewBench(lab)
    bench.view.alpha = 0
    await lab.run(for: 0.05)
    animate(0.5, .allowUserInteraction) {
      bench.view.alpha = 1
    }
    found.check("hit", isHit(bench))
    await lab.runUntilIdle()
  }

  @MainActor private static func hit(_ bench: ViewBench) -> UIView? {
    bench.lab.window.hitTest(bench.view.center, with: nil)
  }

  @MainActor private static func isHit(_ bench: ViewBench) -> Bool { hit(bench) === bench.view }

  private static let maskPlace = Fact(
    "F9", "a mask is neither a subview nor a sublayer"
  ) { lab, found in
    let bench = await ViewBench(lab)
    let mask = UIView(frame: bench.view.bounds)
    bench.view.mask = mask
    found.check("no superview", mask.superview == nil)
    found.compare("subviews", bench.view.subviews.count, with: 0)
    found.compare("sublayers", bench.view.layer.sublayers?.count ?? 0, with: 0)
  }

  private static let oneSuperview = Fact(
    "F", "a view has one superview"
  ) { lab, found in
    let bench = await ViewBench(lab)
    let other = bench.addView()
    let inner = UIView()
    bench.view.addSubview(inner)
    other.addSubview(inner)
    found.check("in the second", inner.superview === other)
    found.compare("in the first", bench.view.subviews.count, with: 0)
  }

  private static let corners = Fact(
    "F10", "corners are square, unless they are concentric with those of the display"
  ) { lab, found in
    guard #available(iOS 26.0, *) else { return }
    let view = UIView(frame: lab.window.bounds)
    lab.window.addSubview(view)
    found.compare("square", view.effectiveRadius(corner: .allCorners), with: 0)
    view.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 3))
    view.frame = CGRect(x: 150, y: 300, width: 40, height: 40)
    found.compare("far inside", view.effectiveRadius(corner: .allCorners), with: 3)
    view.frame = lab.window.bounds
    view.cornerConfiguration = .corners(radius: .containerConcentric())
    // The radius of the display, which no other API tells.
    found.tell("as large as the window, at once", view.effectiveRadius(corner: .allCorners))
    await lab.run(for: 0.1)
    found.tell("the same, a frame later", view.effectiveRadius(corner: .allCorners))
    view.removeFromSuperview()
    lab.window.insertSubview(view, at: 0)
    found.tell("the same, behind the screen", view.effectiveRadius(corner: .topLeft))
    guard let scene = lab.window.windowScene else { return }
    let hidden = UIWindow(windowScene: scene)
    hidden.addSubview(view)
    found.tell("the same, in a window that is not shown", view.effectiveRadius(corner: .topLeft))
  }
}
