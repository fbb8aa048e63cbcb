import Testing
import UIKit
import UIKitSimulator

// The state of a phone after a hand-written transition.

extension Simulator {
  /// Whether a screen fills the phone, and nothing behind it is visible.
  func shows(_ controller: UIViewController) -> Bool {
    visibleFrame(of: controller.view) == window.bounds && visibleAlpha(of: controller.view) == 1
  }

  /// Whether any part of a view is visible.
  func isVisible(_ view: UIView) -> Bool {
    !visibleFrame(of: view).isEmpty && visibleAlpha(of: view) > 0
  }

  /// Checks the facts that were violated so far, in order, and that each fault says what to do.
  func expectFaults(_ facts: String..., sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(faults.map(\.fact) == facts, "\(faults)", sourceLocation: sourceLocation)
    for fault in faults {
      let hasAdvice = [";", ":"].contains { fault.message.contains("\($0) ") }
      #expect(hasAdvice, "\(fault)", sourceLocation: sourceLocation)
    }
  }

  /// The number of times that a message is in the log.
  func count(of message: String) -> Int {
    log.filter { $0.message == message }.count
  }
}

extension ModalStage {
  /// The center of the screen.
  static let middle = CGPoint(x: 196.5, y: 426)

  /// Whether neither screen is visible.
  var isBlack: Bool { !simulator.isVisible(root.view) && !simulator.isVisible(photo.view) }

  /// Dismisses, and waits for the end.
  func dismissPhoto() {
    root.dismiss(animated: true)
    simulator.runUntilIdle()
  }

  /// Begins an interactive dismissal, and pulls it to a fraction.
  func pull(to fraction: CGFloat) -> UIPercentDrivenInteractiveTransition {
    let driver = UIPercentDrivenInteractiveTransition()
    delegate.dismissalDriver = driver
    root.dismiss(animated: true)
    simulator.commit()
    driver.update(fraction)
    simulator.step()
    return driver
  }

  /// Begins an interactive presentation, and pushes it to a fraction.
  func push(to fraction: CGFloat) -> UIPercentDrivenInteractiveTransition {
    let driver = UIPercentDrivenInteractiveTransition()
    delegate.presentationDriver = driver
    root.present(photo, animated: true)
    simulator.commit()
    driver.update(fraction)
    simulator.step()
    return driver
  }

  /// Releases the interaction, and waits until everything is at rest.
  func release(_ driver: UIPercentDrivenInteractiveTransition, finishes: Bool) {
    if finishes { driver.finish() } else { driver.cancel() }
    simulator.runUntilIdle()
    delegate.presentationDriver = nil
    delegate.dismissalDriver = nil
  }

  /// Checks that a transition never ends: touches and requests are ignored (A6).
  ///
  /// With an interaction, touches pass in the variant in which they depend on that (A11).
  func expectFrozen(
    hasInteraction: Bool = false, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let count = simulator.faults.count
    let presented = root.presentedViewController
    #expect(root.transitionCoordinator != nil, sourceLocation: sourceLocation)
    let takesTouches = hasInteraction && simulator.variant.takesTouchesByInteraction
    #expect(
      (simulator.hitTest(Self.middle) != nil) == takesTouches, sourceLocation: sourceLocation)
    root.dismiss(animated: true)
    root.present(Screen("late"), animated: true)
    simulator.run(for: 1)
    #expect(root.presentedViewController === presented, sourceLocation: sourceLocation)
    #expect(facts.dropFirst(count) == ["A11", "A11"], sourceLocation: sourceLocation)
  }
}

extension CGRect {
  /// Whether all edges are equal to another rectangle's, within half a point.
  func isClose(to other: CGRect) -> Bool {
    abs(minX - other.minX) < 0.5 && abs(minY - other.minY) < 0.5
      && abs(maxX - other.maxX) < 0.5 && abs(maxY - other.maxY) < 0.5
  }
}

extension CGFloat {
  /// Whether a number equals another one, within a hundredth.
  func isClose(to other: CGFloat, within tolerance: CGFloat = 0.01) -> Bool {
    (self - other).magnitude < tolerance
  }
}
