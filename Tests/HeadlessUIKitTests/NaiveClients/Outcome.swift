import Testing
import UIKit
import UIKitSimulator

// What a phone is like after a naive client has had its way.

extension Simulator {
  /// Whether a screen fills the phone, and nothing of what is behind shines through.
  func shows(_ controller: UIViewController) -> Bool {
    visibleFrame(of: controller.view) == window.bounds && visibleAlpha(of: controller.view) == 1
  }

  /// Whether anything of a view is to be seen.
  func isVisible(_ view: UIView) -> Bool {
    !visibleFrame(of: view).isEmpty && visibleAlpha(of: view) > 0
  }

  /// Checks the facts that were disregarded so far, in order, and that each fault gives advice.
  func expectFaults(_ facts: String..., sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(faults.map(\.fact) == facts, "\(faults)", sourceLocation: sourceLocation)
    for fault in faults {
      let hasAdvice = [";", ":"].contains { fault.message.contains("\($0) ") }
      #expect(hasAdvice, "\(fault)", sourceLocation: sourceLocation)
    }
  }

  /// How often a line is in the log.
  func count(of message: String) -> Int {
    log.filter { $0.message == message }.count
  }
}

extension ModalStage {
  /// The middle of the screen.
  static let middle = CGPoint(x: 196.5, y: 426)

  /// Whether neither screen is to be seen.
  var isBlack: Bool { !simulator.isVisible(root.view) && !simulator.isVisible(photo.view) }

  /// Dismisses, and waits until that is over.
  func dismissPhoto() {
    root.dismiss(animated: true)
    simulator.runUntilIdle()
  }

  /// Begins a dismissal in the user's hand, and pulls it to a fraction of its way.
  func pull(to fraction: CGFloat) -> UIPercentDrivenInteractiveTransition {
    let driver = UIPercentDrivenInteractiveTransition()
    delegate.dismissalDriver = driver
    root.dismiss(animated: true)
    simulator.commit()
    driver.update(fraction)
    simulator.step()
    return driver
  }

  /// Begins a presentation in the user's hand, and pushes it to a fraction of its way.
  func push(to fraction: CGFloat) -> UIPercentDrivenInteractiveTransition {
    let driver = UIPercentDrivenInteractiveTransition()
    delegate.presentationDriver = driver
    root.present(photo, animated: true)
    simulator.commit()
    driver.update(fraction)
    simulator.step()
    return driver
  }

  /// Lets the user's hand go, and waits until everything is at rest.
  func release(_ driver: UIPercentDrivenInteractiveTransition, finishes: Bool) {
    if finishes { driver.finish() } else { driver.cancel() }
    simulator.runUntilIdle()
    delegate.presentationDriver = nil
    delegate.dismissalDriver = nil
  }

  /// Checks that a transition hangs for good: touches are dead and requests go nowhere (A6).
  func expectFrozen(sourceLocation: SourceLocation = #_sourceLocation) {
    let count = simulator.faults.count
    let presented = root.presentedViewController
    #expect(root.transitionCoordinator != nil, sourceLocation: sourceLocation)
    #expect(simulator.hitTest(Self.middle) == nil, sourceLocation: sourceLocation)
    root.dismiss(animated: true)
    root.present(Screen("late"), animated: true)
    simulator.run(for: 1)
    #expect(root.presentedViewController === presented, sourceLocation: sourceLocation)
    #expect(facts.dropFirst(count) == ["A11", "A11"], sourceLocation: sourceLocation)
  }
}

extension CGRect {
  /// Whether all edges are where those of another are, give or take half a point.
  func isClose(to other: CGRect) -> Bool {
    abs(minX - other.minX) < 0.5 && abs(minY - other.minY) < 0.5
      && abs(maxX - other.maxX) < 0.5 && abs(maxY - other.maxY) < 0.5
  }
}

extension CGFloat {
  /// Whether it is another, give or take a hundredth.
  func isClose(to other: CGFloat, within tolerance: CGFloat = 0.01) -> Bool {
    (self - other).magnitude < tolerance
  }
}
