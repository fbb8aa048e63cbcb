import Testing
import UIKit
import UIKitSimulator

@testable import MatchCut
@testable import MatchCutContainers

/// The background, the indicator and the effect of a swipe container.
@MainActor struct SwipeBackgroundTests {
  @Test func `the effect over the background follows the progress`() {
    let shade = UIView()
    let stage = SwipeStage { container in
      container.backgroundEffectView = shade
      container.backgroundEffectStrength = { ($0 as? Screen)?.name == "second" ? 0 : 0.8 }
    }
    #expect(shade.isHidden)
    let finger = stage.swipe(-0.5)
    #expect(abs(shade.alpha - 0.4) < 0.04, "\(shade.alpha)")
    #expect(shade.frame == stage.container.view.bounds && !shade.isHidden)
    stage.move(finger, by: 0.45)
    stage.simulator.run(for: 0.2)
    finger.lift()
    stage.settle()
    #expect(shade.isHidden)
    stage.container.select(0, animated: true)
    stage.settle()
    #expect(abs(shade.alpha - 0.8) < 1e-6)
    stage.container.backgroundEffectView = nil
    #expect(shade.alpha == 1 && !shade.isHidden && shade.superview == nil)
  }

  @Test(arguments: [true, false])
  func `a blur has its full strength at rest, and a part of it in flight`(_ finishes: Bool) {
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    let stage = SwipeStage { container in
      container.backgroundEffectView = blur
      container.backgroundEffectStrength = { ($0 as? Screen)?.name == "second" ? 0 : 1 }
    }
    #expect(blur.effect == nil)
    let finger = stage.swipe(-0.5)
    #expect(blur.alpha == 1 && !blur.isHidden)
    if !finishes {
      stage.move(finger, by: 0.45)
      stage.simulator.run(for: 0.2)
    }
    finger.lift()
    stage.settle()
    #expect((blur.effect != nil) == finishes)
    #expect(blur.layer.animationKeys() == nil)
    stage.expectSelected(finishes ? 2 : 1)
  }

  @Test(arguments: [false, true])
  func `the indicator moves to the other side`(_ isRightToLeft: Bool) {
    let mark = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let stage = SwipeStage(isRightToLeft: isRightToLeft, selectedIndex: 0) {
      $0.swipeIndicator = mark
    }
    let (far, near) = (stage.width - 20, CGFloat(20))
    #expect(mark.center.x == (isRightToLeft ? near : far))
    stage.container.select(1, animated: true)
    stage.settle()
    #expect(mark.center.x == stage.width / 2)
    stage.container.select(2, animated: true)
    stage.settle()
    #expect(mark.center.x == (isRightToLeft ? far : near))
    let other = UIView(frame: mark.bounds)
    stage.container.swipeIndicator = other
    #expect(mark.superview == nil && other.center == mark.center)
    stage.container.viewControllers = [stage.first]
    #expect(other.isHidden && other.center.x.isFinite)
  }

  @Test(arguments: [false, true])
  func `an indicator that constraints size moves as one with a frame`(_ isRightToLeft: Bool) {
    let places = [false, true].map { isConstrained in
      let mark = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
      if isConstrained {
        mark.translatesAutoresizingMaskIntoConstraints = false
        mark.frame = .zero
        mark.widthAnchor.constraint(equalToConstant: 40).isActive = true
        mark.heightAnchor.constraint(equalToConstant: 30).isActive = true
      }
      let stage = SwipeStage(isRightToLeft: isRightToLeft, selectedIndex: 0) {
        $0.swipeIndicator = mark
      }
      var places = [mark.frame]
      stage.container.select(2, animated: true)
      for _ in 0..<40 {
        stage.container.view.setNeedsLayout()
        stage.simulator.step()
        places.append(mark.frame)
      }
      stage.container.swipeIndicator = nil
      stage.container.swipeIndicator = mark
      stage.settle()
      places.append(mark.frame)
      #expect(stage.simulator.faults.isEmpty, "\(stage.simulator.faults)")
      return places
    }
    #expect(Set(places[0].map(\.midX)).count > 3)
    // Constraints place views at whole pixels.
    let wrong = zip(places[0], places[1]).first { !$0.isClose(to: $1, within: 0.2) }
    #expect(wrong == nil, "\(String(describing: wrong))")
  }

  @Test func `a clear screen passes touches to the background, except on its subviews`() {
    let stage = SwipeStage()
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 100, y: 100, width: 80, height: 40)
    stage.second.view.addSubview(button)
    let point = CGPoint(x: 200, y: 500)
    #expect(stage.simulator.hitTest(point) === stage.second.view)
    stage.second.view.backgroundColor = .clear
    #expect(stage.simulator.hitTest(point) === stage.background.view)
    let hit = stage.simulator.hitTest(CGPoint(x: 140, y: 120))
    #expect(hit?.isDescendant(of: button) == true)
    stage.swipe(-0.6).lift()
    stage.settle()
    #expect(stage.container.selectedIndex == 2)
  }

  @Test func `a clear screen keeps the touches of what it draws itself`() {
    let stage = SwipeStage()
    let point = CGPoint(x: 200, y: 500)
    let hosting = HostingView(frame: stage.second.view.bounds)
    hosting.button = CGRect(x: 160, y: 480, width: 80, height: 40)
    hosting.isOpaque = false
    stage.second.view.backgroundColor = .clear
    stage.second.view.addGestureRecognizer(UITapGestureRecognizer())
    #expect(stage.simulator.hitTest(point) === stage.second.view)
    stage.first.loadViewIfNeeded()
    stage.first.view = hosting
    stage.container.select(0, animated: false)
    stage.settle()
    #expect(stage.simulator.hitTest(point) === hosting)
    stage.simulator.tap(at: point)
    stage.settle()
    #expect(hosting.tapCount == 1)
  }

  @Test func `beside a card, the background is visible and takes touches`() {
    let stage = SwipeStage { $0.margin = 30 }
    #expect(stage.second.view.frame == stage.container.view.bounds.insetBy(dx: 30, dy: 0))
    #expect(stage.simulator.hitTest(CGPoint(x: 10, y: 500)) === stage.background.view)
    stage.container.select(2, animated: true)
    stage.settle()
    #expect(stage.third.view.frame == stage.container.view.bounds.insetBy(dx: 30, dy: 0))
    stage.expectNoFaults()
  }

  @Test func `with one screen, the indicator is hidden, at a side`() {
    let mark = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let stage = SwipeStage {
      $0.viewControllers = [$0.viewControllers[0]]
      $0.swipeIndicator = mark
    }
    #expect(mark.isHidden && mark.center == CGPoint(x: stage.width - 10, y: 426))
    stage.container.viewControllers.append(Screen("another"))
    #expect(!mark.isHidden)
  }

  @Test func `without a closure, the effect has its full strength behind every screen`() {
    let shade = UIView()
    let stage = SwipeStage { $0.backgroundEffectView = shade }
    #expect(shade.alpha == 1 && !shade.isHidden)
    let finger = stage.swipe(-0.5)
    #expect(shade.alpha == 1 && !shade.isHidden)
    finger.lift()
    stage.settle()
    #expect(shade.alpha == 1 && !shade.isHidden)
  }

  @Test func `the background can be replaced`() {
    let first = MovedController()
    let stage = SwipeStage { $0.backgroundViewController = first }
    let other = Screen("other")
    stage.container.backgroundViewController = stage.background
    #expect(first.parents == [stage.container, nil])
    // Its view has not gone yet when it is told.
    #expect(first.isInWindow == [false, true])
    stage.container.backgroundViewController = other
    other.expectAppeared()
    stage.background.expectDisappeared()
    #expect(stage.background.parent == nil && other.view.superview === stage.container.view)
    #expect(stage.container.view.subviews.first === other.view)
    stage.expectNoFaults()
  }

  @Test func `a background whose view has no size has only the container's insets`() {
    let stage = SwipeStage()
    let (background, probe) = (Screen("background"), SafeAreaProbe())
    background.view = probe
    stage.container.backgroundViewController = background
    stage.settle()
    #expect(probe.frame == stage.container.view.bounds)
    #expect(probe.insets == [stage.container.view.safeAreaInsets])
  }
}

/// A controller that records its parents.
private final class MovedController: UIViewController {
  private(set) var parents: [UIViewController?] = []
  private(set) var isInWindow: [Bool] = []

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    parents.append(parent)
    isInWindow.append(viewIfLoaded?.window != nil)
  }
}

/// A view like that of a `UIHostingController`, which is the hit view of the buttons that it draws.
private final class HostingView: UIView {
  var button = CGRect.zero
  private(set) var tapCount = 0

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first, button.contains(touch.location(in: self)) { tapCount += 1 }
  }
}
