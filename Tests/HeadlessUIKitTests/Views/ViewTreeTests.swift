import Testing
import UIKit
import UIKitSimulator

@MainActor struct ViewTreeTests {
  private let simulator = Simulator()
  private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

  init() {
    simulator.window.addSubview(outer)
    outer.addSubview(inner)
  }

  @Test func `F: a view is added neither to itself nor to one of its subviews`() {
    outer.addSubview(outer)
    inner.addSubview(outer)
    #expect(simulator.faults.map(\.fact) == ["F", "F"])
    #expect(outer.superview === simulator.window)
    #expect(inner.superview === outer)
    #expect(simulator.faults[1].message.hasPrefix("UIView was added to UIView"))
  }

  @Test func `F: a view is inserted next to a subview only`() {
    let stranger = UILabel()
    let view = UIView()
    outer.insertSubview(view, aboveSubview: stranger)
    outer.insertSubview(view, belowSubview: stranger)
    #expect(simulator.faults.map(\.fact) == ["F", "F"])
    #expect(simulator.faults[0].message.contains("next to UILabel"))
    outer.insertSubview(view, belowSubview: inner)
    #expect(simulator.faults.count == 2)
    #expect(outer.subviews.first === view)
  }

  @Test func `a layout that never settles ends, however deep it is`() {
    let simulator = Simulator()
    let restless = RestlessView()
    var outer: UIView = restless
    for _ in 0..<12 {
      let view = UIView()
      view.addSubview(outer)
      outer = view
    }
    simulator.window.addSubview(outer)
    simulator.step()
    #expect(restless.count > 8 && restless.count < 1000)
  }

  @Test func `a view that returns while its superview leaves the window is in the window`() {
    let simulator = Simulator()
    let (container, inner) = (UIView(), UIView())
    let marker = LeavingMarker()
    for view in [marker, inner] { container.addSubview(view) }
    simulator.window.addSubview(container)
    marker.onLeave = { [window = simulator.window] in window.addSubview(inner) }
    container.removeFromSuperview()
    #expect(marker.window == nil && container.window == nil)
    #expect(inner.superview === simulator.window && inner.window === simulator.window)
  }

  @Test func `beside a subview, a view is inserted next to its layer, whatever is between`() {
    let (raw, view) = (CALayer(), UIView())
    outer.layer.addSublayer(raw)
    func order() -> String {
      (outer.layer.sublayers ?? []).map { layer in
        layer === raw ? "raw" : layer === inner.layer ? "inner" : "view"
      }
      .joined(separator: " ")
    }
    outer.insertSubview(view, aboveSubview: inner)
    #expect(order() == "inner view raw")
    outer.insertSubview(view, belowSubview: inner)
    #expect(order() == "view inner raw")
    outer.addSubview(view)
    #expect(order() == "inner raw view")
    outer.insertSubview(view, aboveSubview: inner)
    #expect(order() == "inner view raw")
    #expect(outer.subviews == [inner, view])
  }
}

/// Tells when it leaves a window.
private final class LeavingMarker: UIView {
  var onLeave: () -> Void = {}

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { onLeave() }
  }
}

/// Wants another layout in each of its layouts.
private final class RestlessView: UIView {
  private(set) var count = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    count += 1
    setNeedsLayout()
  }
}
