import Testing
import UIKit
import UIKitSimulator

@MainActor struct ViewGeometryTests {
  private let simulator = Simulator()

  private func add(_ frame: CGRect, to superview: UIView? = nil) -> UIView {
    let view = UIView(frame: frame)
    (superview ?? simulator.window).addSubview(view)
    return view
  }

  @Test func `F1: set with a transform, the frame goes through the inverse, reported (harsher)`() {
    let view = add(CGRect(x: 0, y: 0, width: 10, height: 10))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.frame = CGRect(x: 100, y: 100, width: 60, height: 40)
    #expect(view.bounds.size == CGSize(width: 30, height: 20))
    #expect(view.center == CGPoint(x: 130, y: 120))
    #expect(simulator.faults.map(\.fact) == ["F1"])
    #expect(
      simulator.faults.first?.message
        == "The frame of UIView was set while it has a transform, which is undefined: "
        + "set bounds and center.")
  }

  private static let resized: [(mask: UIView.AutoresizingMask, frame: CGRect)] = [
    (.flexibleWidth, CGRect(x: 10, y: 10, width: 130, height: 30)),
    (.flexibleLeftMargin, CGRect(x: 110, y: 10, width: 30, height: 30)),
    (.flexibleRightMargin, CGRect(x: 10, y: 10, width: 30, height: 30)),
    ([.flexibleWidth, .flexibleHeight], CGRect(x: 10, y: 10, width: 130, height: 80)),
    (
      [.flexibleTopMargin, .flexibleBottomMargin],
      CGRect(x: 10, y: 10 + 500 / 72.5, width: 30, height: 30)
    ),
    ([], CGRect(x: 10, y: 10, width: 30, height: 30)),
  ]

  @Test(arguments: 0..<6)
  func `F3: subviews resize with the bounds of their superview (harsher)`(index: Int) {
    let (mask, frame) = Self.resized[index]
    let outer = add(CGRect(x: 0, y: 0, width: 100, height: 102.5))
    let inner = add(CGRect(x: 10, y: 10, width: 30, height: 30), to: outer)
    inner.autoresizingMask = mask
    outer.bounds.size = CGSize(width: 200, height: 152.5)
    #expect(inner.frame.minX.isAbout(frame.minX))
    #expect(inner.frame.minY.isAbout(frame.minY))
    #expect(inner.frame.width.isAbout(frame.width))
    #expect(inner.frame.height.isAbout(frame.height))
  }

  @Test func `F3: a transform of the superview does not resize subviews (harsher)`() {
    let outer = add(CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = add(outer.bounds, to: outer)
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(inner.bounds.size == CGSize(width: 100, height: 100))
    outer.transform = .identity
    outer.autoresizesSubviews = false
    outer.bounds.size.width = 200
    #expect(inner.bounds.size == CGSize(width: 100, height: 100))
  }
}

@MainActor struct LayoutAnimationTests {
  private let simulator = Simulator()
  private let outer = StretchingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  /// A view whose subview fills it in each layout.
  private final class StretchingView: UIView {
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(inner)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() { inner.frame = bounds }
  }

  init() {
    simulator.window.addSubview(outer)
    simulator.step()
  }

  @Test(arguments: [true, false])
  func `F4: a pending layout animates with the block, unless it is flushed before`(
    isFlushed: Bool
  ) {
    outer.inner.frame.size.height = 10
    outer.setNeedsLayout()
    if isFlushed { outer.layoutIfNeeded() }
    UIView.animate(withDuration: 1) {
      outer.center.x += 100
      outer.layoutIfNeeded()
    }
    #expect((outer.inner.layer.animationKeys() == nil) == isFlushed)
  }
}
