import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// Transitions after another one, or after one that was never started.
@MainActor
struct NextTransitionTests {
  private let phone = Phone()
  private nonisolated static let gestures = [DismissalGesture.drag, .panDown]

  @Test("dismissed as soon as it is presented, it zooms", arguments: gestures)
  func inCompletion(_ gesture: DismissalGesture) {
    let photo = presentAndDismiss(gesture)
    let recording = phone.simulator.record { phone.settle() }
    recording.expectContinuous(photo.view)
    recording.expectMonotone(photo.view, growing: false)
    let last = recording.frames(showing: photo.view).last?.visibleFrame(of: photo.view)
    #expect(last?.isClose(to: Phone.thumbnailFrame, within: 2) == true, "\(last ?? .null)")
    phone.expectAsBefore()
    phone.expectNoFaults()
  }

  @Test("and it can be caught", arguments: gestures, [true, false])
  func inCompletionCaught(_ gesture: DismissalGesture, isThrownBack: Bool) {
    let photo = presentAndDismiss(gesture)
    phone.simulator.run(for: 0.05)
    let before = phone.simulator.visibleFrame(of: photo.view)
    let finger = phone.simulator.touchDown(at: before.center)
    phone.simulator.step()
    #expect(photo.transitionCoordinator?.isInteractive == true)
    let recording = phone.simulator.record {
      let back: CGFloat = gesture == .drag ? -150 : -450
      phone.move(finger, by: isThrownBack ? back : 60, for: 0.2)
      if isThrownBack {
        let frame = phone.simulator.visibleFrame(of: photo.view)
        // Beyond its place it resists.
        #expect(frame.maxY < phone.screen.maxY - 5)
        #expect(frame.width == phone.screen.width || gesture == .drag)
      }
      finger.lift()
      phone.settle()
    }
    let first = recording.frames.first?.visibleFrame(of: photo.view) ?? .null
    #expect(first.distance(to: before) < 25, "\(first) from \(before)")
    recording.expectContinuous(photo.view)
    if isThrownBack { phone.expectAtRest(photo) } else { phone.expectAsBefore() }
    phone.expectNoFaults()
  }

  /// Presents a screen, and waits until that has ended and the requested dismissal has begun.
  private func presentAndDismiss(_ gesture: DismissalGesture) -> Screen {
    let photo = Screen("photo")
    let transition = ModalTransition(.zoom(from: .view(phone.thumbnail)), dismissal: gesture)
    phone.root.present(photo, using: transition) { photo.dismiss(animated: true) }
    for _ in 0..<120 where !photo.isBeingDismissed { phone.simulator.step() }
    #expect(photo.isBeingDismissed)
    return photo
  }

  /// How a finger requests a dismissal that is never started.
  enum Request: CaseIterable {
    case pull
    case flick
    case flickInTwoTurns
    case flickInOneTurn
    case stalled

    /// Whether the finger continues after the turn of its request.
    var isLong: Bool { self != .flickInOneTurn && self != .stalled }
  }

  /// The next transition.
  enum Next: CaseIterable {
    case touch
    case dismissal
    case presentation
  }

  @Test(
    "a dismissal that the app does not perform does not affect the next transition",
    arguments: Request.allCases, Next.allCases)
  func leftUndone(_ request: Request, _ next: Next) {
    for gesture in Self.gestures {
      let photo = Reluctant()
      let transition = ModalTransition(.zoom(from: .view(phone.thumbnail)), dismissal: gesture)
      phone.root.present(photo, using: transition)
      phone.settle()
      ask(request)
      phone.settle()
      #expect(photo.refusals == 1)
      switch next {
      case .touch: break
      case .dismissal:
        // After a shorter touch, it cannot be distinguished from the requested one.
        expectLeftAlone(photo, request.isLong) { photo.dismiss(animated: true) }
      case .presentation:
        photo.dismiss(animated: false)
        phone.settle()
        expectLeftAlone(photo) { phone.root.present(photo, using: transition) }
      }
      if next != .dismissal {
        phone.pull(400).lift()
        phone.settle()
      }
      phone.expectAsBefore()
      phone.expectNoFaults()
    }
  }

  private func ask(_ request: Request) {
    switch request {
    case .pull: phone.pull(300).lift()
    case .flick: phone.pull(120, for: 0.04).lift()
    case .flickInTwoTurns, .flickInOneTurn, .stalled:
      if request == .stalled { phone.simulator.stall(for: 0.1) }
      let finger = phone.simulator.touchDown(at: phone.screen.center)
      phone.simulator.step()
      for _ in 1...4 {
        finger.move(to: CGPoint(x: finger.location.x, y: finger.location.y + 60))
      }
      if request == .flickInTwoTurns { phone.simulator.step() }
      finger.lift()
    }
  }

  /// Expects that a transition in code is not interactive, perhaps from the start.
  private func expectLeftAlone(
    _ photo: UIViewController, _ fromStart: Bool = true, _ begin: () -> Void
  ) {
    begin()
    phone.simulator.run(for: 0.1)
    let coordinator = photo.transitionCoordinator
    #expect(coordinator?.isInteractive == false)
    if fromStart { #expect(coordinator?.initiallyInteractive == false) }
    phone.settle()
  }

  /// A screen that ignores the first `dismiss`.
  private final class Reluctant: UIViewController {
    private(set) var refusals = 0

    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
      if refusals > 0 { return super.dismiss(animated: flag, completion: completion) }
      refusals += 1
    }
  }
}
