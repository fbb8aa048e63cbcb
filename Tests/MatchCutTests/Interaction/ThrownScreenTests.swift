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
}
