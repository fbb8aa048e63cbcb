import UIKit

/// Frames, conversion and resizing.
extension Fact {
  static let geometry: [Fact] = [
    derivedFrame, transformedFrame, conversion, modelCounts, resizing, scaled, scaledItself,
  ]

  private static let derivedFrame = Fact(
    "F1", "the frame is derived from bounds, center, transform and anchor point"
  ) { lab, found in
    let view = addView(lab, CGRect(x: 0, y: 0, width: 40, height: 20))
    view.center = CGPoint(x: 100, y: 100)
    found.compare("moved", view.frame, with: CGRect(x: 80, y: 90, width: 40, height: 20))
    view.transform = CGAffineTransform(scaleX: 2, y: 3)
    found.compare("scaled", view.frame, with: CGRect(x: 60, y: 70, width: 80, height: 60))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    found.measure("turned, its left edge", view.frame.minX, 90)
    found.measure("turned, its width", view.frame.width, 20)
    view.transform = .identity
    view.layer.anchorPoint = .zero
    found.compare("anchored", view.frame, with: CGRect(x: 100, y: 100, width: 40, height: 20))
    found.compare("its bounds", view.bounds, with: CGRect(x: 0, y: 0, width: 40, height: 20))
  }

  private static let transformedFrame = Fact(
    "F1", "set with a transform, the frame goes through the inverse", faults: ["F1"]
  ) { lab, found in
    let view = addView(lab, CGRect(x: 0, y: 0, width: 10, height: 10))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.frame = CGRect(x: 100, y: 100, width: 60, height: 40)
    found.compare("its size", view.bounds.size, with: CGSize(width: 30, height: 20))
    found.compare("its center", view.center, with: CGPoint(x: 130, y: 120))
  }

  private static let conversion = Fact(
    "F2", "points are converted through the origin and transform of every superview"
  ) { lab, found in
    let outer = addView(lab, CGRect(x: 100, y: 100, width: 100, height: 100))
    outer.transform = CGAffineTransform(scaleX: 2, y: 2)
    let scrolled = addView(outer, CGRect(x: 10, y: 10, width: 50, height: 50))
    scrolled.bounds.origin.y = 30
    let inner = addView(scrolled, CGRect(x: 5, y: 35, width: 10, height: 10))
    // A point of the outer view is at 50 + 2 · x of the window.
    let point = CGPoint(x: 50 + 2 * (10 + 5), y: 50 + 2 * (10 + 5))
    found.compare("to the window", inner.convert(CGPoint.zero, to: lab.window), with: point)
    found.compare("to nowhere", inner.convert(CGPoint.zero, to: nil), with: point)
    found.compare("and back", inner.convert(point, from: nil), with: .zero)
    found.compare(
      "a rectangle", inner.convert(inner.bounds, to: nil),
      with: CGRect(origin: point, size: CGSize(width: 20, height: 20)))
  }

  private static let modelCounts = Fact(
    "F2", "points are converted by the model, not by what is on screen"
  ) { lab, found in
    let bench = await ViewBench(lab)
    bench.move()
    await lab.run(for: 0.5)
    found.compare("converted", bench.view.convert(CGPoint.zero, to: nil).x, with: 200)
    found.check("on screen it is elsewhere", lab.visibleFrame(of: bench.view).minX < 195)
    await lab.runUntilIdle()
  }

  private static let resizing = Fact(
    "F3", "subviews resize with the bounds of their superview"
  ) { lab, found in
    let wide = stretched(lab) { $0.autoresizingMask = .flexibleWidth }
    found.compare("width", wide, with: CGRect(x: 10, y: 10, width: 130, height: 30))
    let moved = stretched(lab) { $0.autoresizingMask = .flexibleLeftMargin }
    found.compare("left margin", moved, with: CGRect(x: 110, y: 10, width: 30, height: 30))
    let still = stretched(lab) { $0.autoresizingMask = .flexibleRightMargin }
    found.compare("right margin", still, with: CGRect(x: 10, y: 10, width: 30, height: 30))
    let both = stretched(lab) { $0.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    found.compare("both", both, with: CGRect(x: 10, y: 10, width: 130, height: 80))
  }

  /// The frame of a view whose superview has grown by 100 × 50 points.
  @MainActor private static func stretched(
    _ lab: any Laboratory, _ prepare: (UIView) -> Void
  ) -> CGRect {
    let outer = addView(lab, CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = addView(outer, CGRect(x: 10, y: 10, width: 30, height: 30))
    prepare(inner)
    outer.bounds.size = CGSize(width: 200, height: 150)
    return inner.frame
  }

  private static let scaled = Fact(
    "F3", "a transform of the superview does not resize subviews"
  ) { lab, found in
    let outer = addView(lab, CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = addView(outer, outer.bounds)
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.transform = CGAffineTransform(scaleX: 2, y: 2)
    found.compare("its size", inner.bounds.size, with: CGSize(width: 100, height: 100))
  }

  private static let scaledItself = Fact(
    "F3", "a scaled view is resized by its frame"
  ) { lab, found in
    let outer = addView(lab, CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = addView(outer, outer.bounds)
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    inner.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    outer.bounds.size.width = 200
    // Half of it is visible, which grows by 100 points.
    found.compare("its size", inner.bounds.size, with: CGSize(width: 300, height: 100))
    found.compare("its center", inner.center, with: CGPoint(x: 100, y: 50))
  }

  @MainActor private static func addView(_ lab: any Laboratory, _ frame: CGRect) -> UIView {
    addView(lab.window, frame)
  }

  @MainActor private static func addView(_ superview: UIView, _ frame: CGRect) -> UIView {
    let view = UIView(frame: frame)
    superview.addSubview(view)
    return view
  }
}
