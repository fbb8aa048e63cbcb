import MatchCut
import Testing
@_spi(Simulator) import UIKit
import UIKitSimulator

/// Every transition ends, whatever the animator does.
@MainActor
struct WatchdogTests {
  /// A presentation in flight, with its animator.
  @MainActor private struct Flight {
    let phone: Phone
    let screen = Screen("screen")
    let delegate: KeepingDelegate

    init(_ variant: Simulator.Variant = .standard, duration: Double = 0.4) {
      phone = Phone(variant: variant)
      delegate = KeepingDelegate(.curve(.linear, duration: duration))
      screen.modalPresentationStyle = .custom
      screen.transitioningDelegate = delegate
      phone.root.present(screen, animated: true)
      phone.simulator.run(for: 0.1)
    }

    var animator: any UIViewImplicitlyAnimating {
      get throws {
        delegate.animator.interruptibleAnimator(using: try #require(delegate.animator.context))
      }
    }
  }

  @Test("an animation that stands still is ended", arguments: Simulator.Variant.all)
  func standstill(_ variant: Simulator.Variant) throws {
    let flight = Flight(variant)
    try flight.animator.pauseAnimation()
    flight.phone.simulator.run(for: 0.8)
    #expect(flight.delegate.animator.ends.isEmpty)
    // The watchdog checks twice a second, and has to find the same state twice.
    flight.phone.simulator.run(for: 0.7)
    // UIKit may tell the animator twice (A2).
    let count = flight.phone.simulator.variant.presentationEnds
    #expect(flight.delegate.animator.ends == Array(repeating: true, count: count))
    flight.phone.settle()
    flight.phone.expectAtRest(flight.screen)
    flight.phone.expectNoFaults()
  }

  @Test("an animation that continues in time is not ended")
  func goesOn() throws {
    let flight = Flight()
    try flight.animator.pauseAnimation()
    flight.phone.simulator.run(for: 0.3)
    try flight.animator.startAnimation()
    flight.phone.simulator.run(for: 0.25)
    #expect(flight.delegate.animator.ends.isEmpty)
    flight.phone.simulator.run(for: 0.1)
    #expect(flight.delegate.animator.ends == [true])
    flight.phone.expectAtRest(flight.screen)
    flight.phone.expectNoFaults()
  }

  @Test("a blocked main thread does not end it early")
  func stall() {
    let flight = Flight(duration: 4)
    flight.phone.simulator.stall(for: 2.5)
    flight.phone.simulator.run(for: 3.6)
    #expect(flight.delegate.animator.ends.isEmpty)
    flight.phone.simulator.run(for: 0.4)
    #expect(flight.delegate.animator.ends == [true])
    flight.phone.expectAtRest(flight.screen)
    flight.phone.expectNoFaults()
  }

  @Test("a long animation is not ended early", arguments: [1.0, 3])
  func long(duration: Double) {
    let flight = Flight(duration: duration)
    flight.phone.simulator.run(for: duration - 0.15)
    #expect(flight.delegate.animator.ends.isEmpty)
    flight.phone.simulator.run(for: 0.15)
    #expect(flight.delegate.animator.ends == [true])
  }

  @Test("a finger may hold a screen for any time", arguments: [false, true])
  func held(isDrag: Bool) {
    let phone = Phone()
    let screen = Screen("screen")
    phone.root.present(
      screen, using: ModalTransition(.fade, dismissal: isDrag ? .drag : .panDown))
    phone.settle()
    let finger = phone.pull(200)
    phone.simulator.run(for: 5)
    #expect(screen.isBeingDismissed)
    phone.move(finger, by: 300)
    finger.lift()
    phone.settle()
    phone.expectAsBefore()
    phone.expectNoFaults()
  }

  @Test(
    "released exactly at its target, a screen is there at once",
    arguments: Simulator.Variant.all + [.fullDurationAtRest])
  func exactly(_ variant: Simulator.Variant) {
    let phone = Phone(variant: variant)
    let screen = Screen("screen")
    phone.root.present(screen, using: ModalTransition(.fade, dismissal: .panDown))
    phone.settle()
    let back = phone.pull(200)
    phone.move(back, by: -200)
    phone.simulator.run(for: 0.3)
    back.lift()
    #expect(screen.transitionCoordinator == nil)
    // It was pulled a little beyond its place, and springs back.
    phone.settle()
    phone.expectAtRest(screen)

    let away = phone.pull(phone.screen.height * 0.69)
    phone.move(away, by: phone.screen.height * 0.4)
    phone.simulator.run(for: 0.3)
    away.lift()
    #expect(phone.root.transitionCoordinator == nil)
    phone.settle()
    phone.expectAsBefore()
    phone.expectNoFaults()
  }

  @Test(
    "a finger that only touches does not end the caught transition",
    arguments: Simulator.Variant.all)
  func touched(_ variant: Simulator.Variant) {
    let phone = Phone(variant: variant)
    let screen = Screen("screen")
    phone.root.present(screen, using: ModalTransition(.fade, dismissal: .panDown))
    phone.settle()
    let finger = phone.pull(250)
    phone.simulator.run(for: 0.3)
    finger.lift()
    phone.simulator.run(for: 0.05)
    let alpha = phone.simulator.visibleAlpha(of: screen.view)
    // While it returns, the fade is caught at its progress, not at the mirrored one.
    let second = phone.simulator.touchDown(at: phone.screen.center)
    phone.simulator.step()
    #expect(abs(phone.simulator.visibleAlpha(of: screen.view) - alpha) < 0.1)
    second.move(to: CGPoint(x: phone.screen.midX, y: phone.screen.midY + 20))
    phone.simulator.step()
    second.move(to: CGPoint(x: phone.screen.midX, y: phone.screen.midY + 60))
    phone.simulator.step()
    #expect(phone.simulator.visibleAlpha(of: screen.view) < alpha)
    second.lift()
    phone.settle()
    phone.expectNoFaults()
  }
}
