import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// Touches that the system cancels, and dismissals that the app refuses.
@MainActor
struct HandOffCancelTests {
  /// The state of a finger when it is canceled.
  enum Phase: CaseIterable {
    case scrolling
    case moving
    case yielding
  }

  struct Cancel: CustomStringConvertible, Sendable {
    let phase: Phase
    let handOffCase: HandOffCase
    var description: String { "\(phase), \(handOffCase)" }

    /// Every phase with every gesture, with alternating directions.
    static let all = Phase.allCases.enumerated().flatMap { index, phase in
      HandOffCase.all.enumerated()
        .filter { $0.offset < HandOffCase.down.count || $0.offset % 3 == index }
        .map { Cancel(phase: phase, handOffCase: $0.element) }
    }
  }

  @Test("a canceled touch", arguments: Cancel.all)
  func systemCancel(_ cancel: Cancel) {
    let stage = HandOffStage(cancel.handOffCase)
    let finger = bring(stage, to: cancel.phase, cancel.handOffCase)
    let scrolled = stage.scrolled
    finger.cancel()
    #expect(stage.presented.transitionCoordinator?.isInteractive != true)
    expectStays(stage, cancel.phase, scrolled: scrolled)
  }

  @Test("an incoming call", arguments: Cancel.all)
  func deactivation(_ cancel: Cancel) {
    let stage = HandOffStage(cancel.handOffCase)
    _ = bring(stage, to: cancel.phase, cancel.handOffCase)
    let scrolled = stage.scrolled
    stage.simulator.deactivate()
    stage.phone.settle()
    stage.simulator.activate()
    expectStays(stage, cancel.phase, scrolled: scrolled)
  }

  @Test("a touch that is canceled before the dismissal has started", arguments: HandOffCase.two)
  func beforeStart(_ handOffCase: HandOffCase) {
    let stage = HandOffStage(handOffCase)
    let finger = stage.touch()
    for y in [230.0, 280, 330] { finger.move(to: CGPoint(x: 196, y: y)) }
    finger.cancel()
    stage.phone.settle()
    #expect(abs(stage.scrolled) < 0.001)
    stage.expectPresented()
    #expect(stage.ends == [false] && stage.dismissals == 1)
    stage.expectStillWorks()
  }

  // MARK: Refused

  /// The reason of a refusal.
  enum Refusal: CaseIterable {
    case modal
    case delegate
    case shouldBegin
  }

  @Test(
    "the list still scrolls and bounces, and the attempt is reported once",
    arguments: Refusal.allCases, HandOffCase.two)
  func refused(_ refusal: Refusal, _ handOffCase: HandOffCase) {
    var asked = 0
    let stage = HandOffStage(
      handOffCase,
      change: { options in
        guard refusal == .shouldBegin else { return }
        options.shouldBegin = { _ in
          asked += 1
          return false
        }
      })
    let delegate = Refuser(permits: refusal != .delegate)
    stage.presented.presentationController?.delegate = delegate
    stage.presented.isModalInPresentation = refusal == .modal
    for turn in 1...2 {
      stage.scroll(to: 60)
      let finger = stage.touch()
      stage.move(finger, by: 200)
      #expect(stage.scrolled < -20 && !stage.isDismissing)
      // It does not ask again, however often the finger returns to the edge.
      stage.move(finger, by: -250)
      #expect(stage.scrolled > 50)
      stage.move(finger, by: 300)
      #expect(stage.scrolled < -20 && !stage.isDismissing)
      finger.lift()
      stage.phone.settle()
      #expect(abs(stage.scrolled) < 0.001)
      stage.expectPresented()
      #expect(delegate.attempts == (refusal == .shouldBegin ? 0 : turn))
      #expect(asked == (refusal == .shouldBegin ? turn : 0))
      #expect(delegate.dismissals == 0 && stage.ends.isEmpty && stage.dismissals == 0)
    }
  }

  @Test("a pull that begins at the edge is refused too", arguments: Refusal.allCases)
  func refusedAtTheEdge(_ refusal: Refusal) {
    let stage = HandOffStage(
      change: { if refusal == .shouldBegin { $0.shouldBegin = { _ in false } } })
    let delegate = Refuser(permits: refusal != .delegate)
    stage.presented.presentationController?.delegate = delegate
    stage.presented.isModalInPresentation = refusal == .modal
    let finger = stage.touch()
    stage.move(finger, by: 200)
    #expect(stage.scrolled < -20)
    stage.move(finger, by: -400)
    #expect(stage.scrolled > 150)
    stage.move(finger, by: 400)
    finger.lift()
    stage.phone.settle()
    #expect(abs(stage.scrolled) < 0.001 && stage.dismissals == 0)
    #expect(delegate.attempts == (refusal == .shouldBegin ? 0 : 1))
    stage.expectPresented()
  }

  @Test("what the delegate is told of a pull that hands off and back", arguments: HandOffCase.two)
  func told(_ handOffCase: HandOffCase) {
    let stage = HandOffStage(handOffCase)
    let delegate = Refuser(permits: true)
    stage.presented.presentationController?.delegate = delegate
    let finger = stage.touch()
    for _ in 1...2 {
      stage.move(finger, by: 200)
      stage.move(finger, by: -250)
    }
    stage.rest(finger)
    stage.phone.settle()
    let count = handOffCase.staysInteractive ? 1 : 2
    #expect(delegate.questions == count && delegate.beginnings == count)
    #expect(delegate.attempts == 0 && delegate.dismissals == 0)
    stage.expectStillWorks()
    #expect(delegate.dismissals == 1)
  }

  private final class Refuser: NSObject, UIAdaptivePresentationControllerDelegate {
    private let permits: Bool
    private(set) var questions = 0
    private(set) var attempts = 0
    private(set) var beginnings = 0
    private(set) var dismissals = 0

    init(permits: Bool) {
      self.permits = permits
    }

    func presentationControllerShouldDismiss(
      _ presentationController: UIPresentationController
    ) -> Bool {
      questions += 1
      return permits
    }

    func presentationControllerDidAttemptToDismiss(
      _ presentationController: UIPresentationController
    ) {
      attempts += 1
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      beginnings += 1
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      dismissals += 1
    }
  }

  /// Puts down a finger, and moves it until the list or the screen follows it.
  private func bring(
    _ stage: HandOffStage, to phase: Phase, _ handOffCase: HandOffCase
  ) -> Finger {
    if phase == .scrolling { stage.scroll(to: 0.5 * stage.length) }
    let finger = stage.touch()
    stage.move(finger, by: 0.25 * stage.length)
    if phase == .yielding {
      stage.move(finger, by: -0.4 * stage.length)
      #expect(stage.scrolled > 0.05 * stage.length)
    }
    let isInteractive = phase == .moving || phase == .yielding && handOffCase.staysInteractive
    #expect(stage.isDismissing == isInteractive)
    return finger
  }

  private func expectStays(
    _ stage: HandOffStage, _ phase: Phase, scrolled: CGFloat,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    stage.phone.settle(sourceLocation: sourceLocation)
    #expect(abs(stage.scrolled - scrolled) < 0.001, sourceLocation: sourceLocation)
    stage.expectPresented(sourceLocation: sourceLocation)
    let isBegun = phase != .scrolling
    #expect(stage.ends == (isBegun ? [false] : []), sourceLocation: sourceLocation)
    #expect(stage.dismissals == (isBegun ? 1 : 0), sourceLocation: sourceLocation)
    stage.expectStillWorks(sourceLocation: sourceLocation)
  }
}
