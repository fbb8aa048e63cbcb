import UIKit

/// Layout in animation blocks, and safe areas.
extension Fact {
  static let layout: [Fact] = [
    inTheBlock, leftToTheTurn, pending, flushed, marks, scrolled, pulled, overlap, noWindow,
    fromBelow,
    added,
  ]

  private static let inTheBlock = Fact(
    "F4", "a layout animates only if it happens in the block"
  ) { lab, found in
    let outer = await stretching(lab)
    animate(0.2) {
      outer.bounds.size.width = 200
      outer.layoutIfNeeded()
    }
    let keys = outer.inner.layer.animationKeys() ?? []
    found.check("the content's bounds animate", keys.contains { $0.hasPrefix("bounds") })
    await lab.runUntilIdle()
  }

  private static let leftToTheTurn = Fact(
    "F4", "a layout at the end of the turn does not animate"
  ) { lab, found in
    let outer = await stretching(lab)
    animate(0.3) { outer.bounds.size.width = 200 }
    await lab.endTurn()
    found.compare("the content's animations", outer.inner.layer.animationKeys() ?? [], with: [])
    found.compare("the content's width", outer.inner.frame.width, with: 200)
    await lab.runUntilIdle()
  }

  private static let pending = Fact(
    "F4", "a layout that was pending before the block animates with it"
  ) { lab, found in
    let keys = await keysOfPending(lab, isFlushed: false)
    found.check("the content animates", !keys.isEmpty)
  }

  private static let flushed = Fact(
    "F4", "a layout that was done before the block does not animate with it"
  ) { lab, found in
    let keys = await keysOfPending(lab, isFlushed: true)
    found.compare("the content's animations", keys, with: [])
  }

  @MainActor private static func keysOfPending(
    _ lab: any Laboratory, isFlushed: Bool
  ) async -> [String] {
    let outer = await stretching(lab)
    outer.inner.frame.size.height = 10
    outer.setNeedsLayout()
    if isFlushed { outer.layoutIfNeeded() }
    animate(0.2) {
      outer.center.x += 100
      outer.layoutIfNeeded()
    }
    let keys = outer.inner.layer.animationKeys() ?? []
    await lab.runUntilIdle()
    return keys
  }

  private static let marks = Fact(
    "F4b", "bounds mark a view and its superview for layout, a transform the superview only"
  ) { lab, found in
    let outer = CountingView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
    let inner = CountingView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    outer.addSubview(inner)
    lab.window.addSubview(outer)
    await lab.run(for: 0.1)
    let changes: [(String, (Bool, Bool), (UIView) -> Void)] = [
      ("the size", (true, true), { $0.bounds.size.width += 10 }),
      ("the origin of the bounds", (true, true), { $0.bounds.origin.y += 10 }),
      ("the transform", (false, true), { $0.transform = .init(scaleX: 0.5, y: 0.5) }),
      ("the layer's transform", (false, true), { $0.layer.transform.m41 = 10 }),
      ("the center", (false, false), { $0.center.x += 10 }),
      ("the alpha", (false, false), { $0.alpha = 0.5 }),
    ]
    for (name, isMarked, change) in changes {
      let counts = (inner.layouts, outer.layouts)
      change(inner)
      await lab.endTurn()
      found.check("\(name): the view", (inner.layouts > counts.0) == isMarked.0)
      found.check("\(name): its superview", (outer.layouts > counts.1) == isMarked.1)
    }
  }

  private static let scrolled = Fact(
    "F4b", "a new content offset lays out the scroll view at once, if that is asked for"
  ) { lab, found in
    let outer = CountingView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
    let scrollView = CountingScrollView(frame: outer.bounds)
    scrollView.contentSize = CGSize(width: 100, height: 1000)
    outer.addSubview(scrollView)
    lab.window.addSubview(outer)
    await lab.run(for: 0.1)
    let counts = (scrollView.layouts, outer.layouts)
    scrollView.contentOffset.y = 30
    scrollView.layoutIfNeeded()
    found.check("the scroll view", scrollView.layouts > counts.0)
    found.check("its superview", outer.layouts > counts.1)
  }

  private static let pulled = Fact(
    "F4c", "a screen in full screen stays where the app pulls it by its transform"
  ) { lab, found in
    let bench = await ModalBench(lab, style: .fullScreen)
    await bench.presentPhoto()
    bench.photo.view.transform = CGAffineTransform(translationX: 0, y: 100)
    await lab.run(for: 0.1)
    found.measure("its place", lab.visibleFrame(of: bench.photo.view).minY, 100)
  }

  @MainActor private static func stretching(_ lab: any Laboratory) async -> StretchingView {
    let view = StretchingView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
    lab.window.addSubview(view)
    await lab.run(for: 0.05)
    return view
  }

  private static let overlap = Fact(
    "F6", "the insets are the part of the window's that a view overlaps"
  ) { lab, found in
    let window = lab.window
    let insets = window.safeAreaInsets
    found.compare("of the whole", safeArea(lab, window.bounds), with: insets)
    let lower = window.bounds.offsetBy(dx: 0, dy: 10)
    found.measure("10 points lower", safeArea(lab, lower).top, max(0, insets.top - 10))
    let middle = CGRect(x: 0, y: window.bounds.midY, width: window.bounds.width, height: 10)
    found.compare("of the middle", safeArea(lab, middle), with: .zero)
  }

  @MainActor private static func safeArea(_ lab: any Laboratory, _ frame: CGRect) -> UIEdgeInsets {
    let view = UIView(frame: frame)
    lab.window.addSubview(view)
    return view.safeAreaInsets
  }

  private static let noWindow = Fact(
    "F6", "outside of a window there are no insets"
  ) { lab, found in
    found.compare("insets", UIView(frame: lab.window.bounds).safeAreaInsets, with: .zero)
  }

  private static let fromBelow = Fact(
    "F6", "a view that moves in from below has no top inset until it is there"
  ) { lab, found in
    let bounds = lab.window.bounds
    let view = UIView(frame: bounds.offsetBy(dx: 0, dy: bounds.height))
    lab.window.addSubview(view)
    found.measure("below the screen", view.safeAreaInsets.top, 0)
    animate(0.2) { view.frame.origin.y = 0 }
    found.measure("on its way in", view.safeAreaInsets.top, lab.window.safeAreaInsets.top)
    await lab.runUntilIdle()
  }

  private static let added = Fact(
    "F6", "additionalSafeAreaInsets are added"
  ) { lab, found in
    let screen = UIViewController()
    lab.window.rootViewController = screen
    await lab.run(for: 0.1)
    let top = screen.view.safeAreaInsets.top
    screen.additionalSafeAreaInsets.top = 41
    found.measure("the top", screen.view.safeAreaInsets.top, top + 41)
  }
}

/// A view whose subview fills it in each layout.
@MainActor private final class StretchingView: UIView {
  let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(inner)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    inner.frame = bounds
  }
}

@MainActor private final class CountingView: UIView {
  private(set) var layouts = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}

@MainActor private final class CountingScrollView: UIScrollView {
  private(set) var layouts = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}
