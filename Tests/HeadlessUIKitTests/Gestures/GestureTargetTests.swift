import Testing
@_spi(Simulator) import UIKit
import UIKitSimulator

@MainActor
struct GestureTargetTests {
  private let stage = GestureStage()
  private let pan = UIPanGestureRecognizer()
  private let calls = Calls()

  /// The calls of targets, in order.
  @MainActor private final class Calls {
    var names: [String] = []
  }

  /// A target.
  private final class Target {}

  init() {
    stage.view.addGestureRecognizer(pan)
  }

  private func add(_ name: String, for target: AnyObject, then work: @escaping () -> Void = {}) {
    pan.onAction(for: target) { [calls] _ in
      calls.names.append(name)
      work()
    }
  }

  private func begin() -> Finger {
    let finger = stage.fingerDown(100, 100)
    finger.move(to: CGPoint(x: 100, y: 150))
    return finger
  }

  @Test func `G: targets are called in the order in which they were added`() {
    let first = Target()
    let second = Target()
    add("first", for: first)
    add("second", for: second)
    begin().lift()
    #expect(calls.names.prefix(2) == ["first", "second"])
  }

  @Test func `G: a scroll view handles its own pan before targets that are added to it`() {
    let scrollView = UIScrollView(frame: stage.view.bounds)
    scrollView.contentSize = CGSize(width: 100, height: 3000)
    scrollView.contentOffset.y = 1000
    stage.view.addSubview(scrollView)
    var offset: CGFloat?
    let target = Target()
    scrollView.panGestureRecognizer.onAction(for: target) { [unowned scrollView] pan in
      if pan.state == .changed { offset = scrollView.contentOffset.y }
    }
    let finger = begin()
    finger.move(to: CGPoint(x: 100, y: 250))
    #expect(offset == scrollView.contentOffset.y)
    #expect(offset != 1000)
    finger.lift()
  }

  @Test func `G: a recognizer does not retain its targets, and drops released ones`() {
    var target: Target? = Target()
    weak let weakTarget = target
    if let target { add("gone", for: target) }
    let other = Target()
    add("other", for: other)
    target = nil
    #expect(weakTarget == nil)
    let finger = begin()
    #expect(calls.names == ["other"])
    finger.lift()
  }

  @Test func `G: a removed target is not called any more, the others are`() {
    let removed = Target()
    let other = Target()
    add("removed", for: removed)
    add("other", for: other)
    add("removed as well", for: removed)
    let finger = begin()
    pan.removeActions(for: removed)
    calls.names = []
    finger.move(to: CGPoint(x: 100, y: 200))
    #expect(calls.names == ["other"])
    finger.lift()
  }

  @Test func `G: targets may be removed while they are called`() {
    let first = Target()
    let second = Target()
    let third = Target()
    add("first", for: first) { [pan] in
      pan.removeActions(for: first)
      pan.removeActions(for: second)
    }
    add("second", for: second)
    add("third", for: third)
    let finger = begin()
    #expect(calls.names == ["first", "third"])
    finger.move(to: CGPoint(x: 100, y: 200))
    #expect(calls.names == ["first", "third", "third"])
    finger.lift()
  }
}
