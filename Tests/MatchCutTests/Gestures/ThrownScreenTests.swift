import Testing
import UIKit
import UIKitSimulator

@testable import MatchCut

/// A screen that a finger drags in several directions, and that its effect only fades.
@MainActor struct ThrownScreenTests {
  private let phone = Phone()
  private let screen = Screen("photo")

  /// Where the screen is drawn, also outside of the window.
  private var drawnFrame: CGRect {
    screen.presentationController?.presentedView?.layer.presentation()?.frame ?? .null
  }

  /// Shows the screen, and returns where it is drawn at the end of a drag by one finger.
  private func leave(
    _ gesture: DismissalGesture, by distance: CGFloat, for seconds: Double, resting: Bool = false
  ) -> CGRect {
    phone.root.present(screen, using: ModalTransition(.fade, dismissal: gesture))
    phone.settle()
    let finger = phone.pull(distance, for: seconds)
    if resting { phone.simulator.run(for: 0.5) }
    finger.lift()
    var last = phone.screen
    for _ in 0..<240 where screen.viewIfLoaded?.window != nil {
      last = drawnFrame
      phone.simulator.step()
    }
    phone.settle()
    phone.expectNoFaults()
    return last
  }

  @Test(arguments: [CGFloat(-220), 220])
  func `it leaves as it was thrown`(_ distance: CGFloat) {
    let last = leave(.drag([.up, .down]), by: distance, for: 0.1)
    #expect(phone.root.presentedViewController == nil)
    // The last frame of a spring is within a point of its end.
    #expect(distance < 0 ? last.maxY < 2 : last.minY > phone.screen.maxY - 2, "\(last)")
  }

  @Test(arguments: [CGFloat(-500), 500])
  func `released at rest, it leaves as it was dragged`(_ distance: CGFloat) {
    let last = leave(.drag([.up, .down]), by: distance, for: 0.4, resting: true)
    #expect(phone.root.presentedViewController == nil)
    #expect(distance < 0 ? last.maxY < 2 : last.minY > phone.screen.maxY - 2, "\(last)")
  }

  @Test func `with one direction, it fades where it was released`() {
    let last = leave(.drag(.down), by: 220, for: 0.1)
    #expect(phone.root.presentedViewController == nil)
    #expect(last.minY < 600, "\(last)")
  }

  @Test func `released too early, it returns`() {
    _ = leave(.drag([.up, .down]), by: -60, for: 0.3, resting: true)
    #expect(phone.root.presentedViewController === screen)
    #expect(phone.simulator.visibleFrame(of: screen.view) == phone.screen)
  }

  @Test func `caught on its way, it returns from there`() {
    phone.root.present(screen, using: ModalTransition(.fade, dismissal: .drag([.up, .down])))
    phone.settle()
    phone.pull(-220, for: 0.1).lift()
    phone.simulator.run(for: 0.08)
    let caught = drawnFrame
    #expect(caught.minY < -100)
    let finger = phone.simulator.touchDown(at: CGPoint(x: caught.midX, y: caught.maxY / 2))
    phone.simulator.run(for: 0.2)
    let held = drawnFrame
    #expect(abs(held.minY - caught.minY) < 60)
    phone.move(finger, by: 300, for: 0.2)
    finger.lift()
    phone.settle()
    #expect(phone.root.presentedViewController === screen)
    #expect(phone.simulator.visibleFrame(of: screen.view) == phone.screen)
    phone.expectNoFaults()
  }

  // MARK: In a stack

  /// Pushes the screen, and returns where it is drawn at the end of a drag that pops it.
  private func pop(
    _ effect: any TransitionEffect, _ directions: GestureDirection, by distance: CGFloat,
    for seconds: Double, resting: Bool = false
  ) -> CGRect {
    let navigation = push(effect, directions)
    let finger = phone.pull(distance, for: seconds)
    if resting { phone.simulator.run(for: 0.5) }
    finger.lift()
    var last = phone.screen
    for _ in 0..<240 where screen.viewIfLoaded?.window != nil {
      last = screen.view.layer.presentation()?.frame ?? .null
      phone.simulator.step()
    }
    phone.settle()
    phone.expectNoFaults()
    #expect(navigation.viewControllers.count == 1)
    #expect(phone.simulator.visibleAlpha(of: navigation.viewControllers[0].view) == 1)
    return last
  }

  private func push(
    _ effect: any TransitionEffect, _ directions: GestureDirection
  ) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: Screen("list"))
    phone.window.rootViewController = navigation
    PushTransition(effect, popGesture: .drag(directions)).attach(to: navigation)
    navigation.pushViewController(screen, animated: true)
    phone.settle()
    return navigation
  }

  private static var fading: [any TransitionEffect] { [.fade, .match([])] }

  @Test(arguments: [0, 1], [CGFloat(-220), 220])
  func `a pushed screen leaves as it was thrown`(_ index: Int, _ distance: CGFloat) {
    let last = pop(Self.fading[index], [.down, .up], by: distance, for: 0.1)
    #expect(distance < 0 ? last.maxY < 2 : last.minY > phone.screen.maxY - 2, "\(last)")
  }

  @Test(arguments: [0, 1], [CGFloat(-260), 260])
  func `a pushed screen that was released at rest leaves as it was dragged`(
    _ index: Int, _ distance: CGFloat
  ) {
    let last = pop(Self.fading[index], [.down, .up], by: distance, for: 0.4, resting: true)
    #expect(distance < 0 ? last.maxY < 2 : last.minY > phone.screen.maxY - 2, "\(last)")
  }

  @Test func `with one direction, a pushed screen fades where it was released`() {
    let last = pop(.fade, .down, by: 220, for: 0.1)
    #expect(last.minY < 600, "\(last)")
  }

  @Test func `a pushed screen that is caught on its way returns from there`() {
    let navigation = push(.fade, [.down, .up])
    navigation.setNavigationBarHidden(true, animated: false)
    phone.settle()
    phone.pull(-220, for: 0.1).lift()
    phone.simulator.run(for: 0.08)
    let caught = screen.view.layer.presentation()?.frame ?? .null
    #expect(caught.minY < -100)
    let finger = phone.simulator.touchDown(at: CGPoint(x: caught.midX, y: caught.maxY / 2))
    phone.simulator.run(for: 0.2)
    phone.move(finger, by: 300, for: 0.2)
    finger.lift()
    phone.settle()
    #expect(navigation.topViewController === screen)
    #expect(phone.simulator.visibleFrame(of: screen.view) == phone.screen)
    phone.expectNoFaults()
  }
}
