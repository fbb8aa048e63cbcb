import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// Transitions that a finger catches in flight.
@MainActor
struct CatchTests {
  /// A transition in flight, by how it has got there.
  enum Flight: String, CaseIterable {
    case presenting
    case returning
    case committing
    case dismissing

    /// Whether the screen would be presented at the end without a catch.
    var stays: Bool { self == .presenting || self == .returning }
    /// The argument of `completeTransition` if the screen stays, or not.
    func outcome(stays: Bool) -> Bool { self == .presenting ? stays : !stays }
  }

  struct Catch: CustomStringConvertible, Sendable {
    let flight: Flight
    let panCase: PanCase
    var description: String { "\(flight.rawValue), \(panCase)" }

    static let all = Flight.allCases.flatMap { flight in
      PanCase.some.map { Catch(flight: flight, panCase: $0) }
    }
  }

  @Test("it stops under the finger, and continues when that lifts", arguments: Catch.all)
  func hold(_ caught: Catch) {
    let stage = fly(caught)
    let before = stage.visibleFrame
    let alpha = stage.simulator.visibleAlpha(of: stage.photo.view)
    let finger = stage.touch()
    for _ in 1...5 {
      stage.simulator.step()
      #expect(stage.visibleFrame.isClose(to: before, within: 1))
      #expect(abs(stage.simulator.visibleAlpha(of: stage.photo.view) - alpha) < 0.01)
    }
    #expect(stage.photo.transitionCoordinator?.isInteractive == true)
    finger.lift()
    #expect(stage.photo.transitionCoordinator?.isInteractive == false)
    stage.expectEnd(of: caught.flight, stays: caught.flight.stays)
  }

  @Test(
    "a finger that catches a dismissal below the threshold and moves on lets it leave",
    arguments: [(40, true), (0, true), (-40, false)] as [(CGFloat, Bool)])
  func dismissingOn(_ movement: CGFloat, _ leaves: Bool) {
    let phone = Phone()
    let screen = Screen("screen")
    let cover = ModalTransition(
      .cover(from: .bottom), timing: .curve(.linear, duration: 1),
      dismissal: .pan(.down, release: PanRelease(threshold: 0.9)))
    phone.root.present(screen, using: cover)
    phone.settle()
    screen.dismiss(animated: true)
    phone.simulator.run(for: 0.3)
    let start = CGPoint(x: 150, y: 600)
    let finger = phone.simulator.touchDown(at: start)
    phone.simulator.step()
    for step in 1...10 {
      // Beyond the slop, and back to the movement.
      let y = start.y + (movement == 0 ? 0 : movement * CGFloat(step) / 10)
      finger.move(to: CGPoint(x: start.x + (movement == 0 ? CGFloat(step) * 4 : 0), y: y))
      phone.simulator.step()
    }
    phone.simulator.run(for: 0.2)
    finger.lift()
    phone.settle()
    #expect((phone.root.presentedViewController == nil) == leaves)
    phone.expectNoFaults()
  }

  @Test(
    "a finger that moves on with the screen, or across its way, lets it arrive",
    arguments: [CGPoint(x: 0, y: -100), CGPoint(x: 100, y: 0)], [0.05, 0.15, 0.3])
  func movingOn(_ movement: CGPoint, _ time: Double) {
    let phone = Phone()
    let screen = Screen("screen")
    phone.root.present(screen, using: ModalTransition(.cover(from: .bottom), dismissal: .panDown))
    phone.simulator.run(for: time)
    let start = CGPoint(x: 150, y: 845)
    let finger = phone.simulator.touchDown(at: start)
    phone.simulator.step()
    phone.simulator.move(finger, by: movement, steps: 10)
    phone.simulator.rest(finger, for: 0.1)
    phone.settle()
    #expect(phone.root.presentedViewController === screen)
    phone.expectNoFaults()
  }

  @Test("a pull dismisses", arguments: Catch.all)
  func pullAway(_ caught: Catch) {
    let stage = fly(caught)
    let pan = stage.recordPan {
      let finger = stage.touch()
      stage.simulator.step()
      stage.move(finger, by: 0.45 * stage.length)
      finger.lift()
    }
    stage.expectFollowsFinger(pan)
    stage.expectEnd(of: caught.flight, stays: false)
  }

  @Test(
    "UIKit gets the percentage of the transition, in either direction", arguments: Catch.all)
  func percentage(_ caught: Catch) throws {
    let stage = fly(caught)
    let finger = stage.touch()
    stage.simulator.step()
    for part in [0.2, -0.1, 0.05] as [CGFloat] {
      stage.move(finger, by: part * stage.length)
      let away = try #require(stage.progresses.last)
      let percentage = stage.photo.transitionCoordinator?.percentComplete
      let expected = caught.flight == .presenting ? 1 - away : away
      #expect(abs((percentage ?? -1) - expected) < 1e-6)
    }
    finger.cancel()
    stage.phone.settle()
  }

  @Test("a push returns the screen", arguments: Catch.all)
  func pushBack(_ caught: Catch) {
    let stage = fly(caught)
    let pan = stage.recordPan {
      let finger = stage.touch()
      stage.simulator.step()
      stage.move(finger, by: -0.45 * stage.length)
      finger.lift()
    }
    stage.expectFollowsFinger(pan)
    stage.expectEnd(of: caught.flight, stays: true)
  }

  @Test("a canceled touch changes nothing", arguments: Catch.all)
  func systemCancel(_ caught: Catch) {
    for isMoved in [false, true] {
      let stage = fly(caught)
      let finger = stage.touch()
      stage.simulator.step()
      if isMoved { stage.move(finger, by: 0.2 * stage.length) }
      finger.cancel()
      let stays =
        switch caught.flight {
        case .presenting, .returning: true
        case .committing: isMoved
        case .dismissing: false
        }
      stage.expectEnd(of: caught.flight, stays: stays)
    }
  }

  @Test("it can be caught again and again", arguments: Catch.all)
  func again(_ caught: Catch) {
    let stage = fly(caught)
    for turn in 1...3 {
      let before = stage.visibleFrame
      let finger = stage.touch()
      stage.simulator.step()
      #expect(stage.visibleFrame.isClose(to: before, within: 1), "turn \(turn)")
      let pan = stage.recordPan {
        stage.move(finger, by: (turn == 2 ? -0.15 : 0.15) * stage.length, for: 0.1)
      }
      stage.expectFollowsFinger(pan)
      finger.lift()
      stage.simulator.step()
    }
    stage.expectEnd(of: caught.flight, stays: false)
  }

  @Test("a finger that moves beyond the end of the caught transition", arguments: Flight.allCases)
  func beyondTheEnds(_ flight: Flight) {
    let caught = Catch(flight: flight, panCase: PanCase())
    let stage = fly(caught)
    let finger = stage.touch()
    stage.simulator.step()
    stage.move(finger, by: 400)
    stage.move(finger, by: -900)
    let frame = stage.visibleFrame
    #expect(frame.minY == 0 && frame.width == stage.phone.screen.width)
    #expect(frame.height < stage.phone.screen.height)
    stage.move(finger, by: 250)
    stage.move(finger, by: -50)
    finger.lift()
    stage.expectEnd(of: caught.flight, stays: true)
  }

  @Test("a modal screen cannot be caught", arguments: Flight.allCases)
  func modal(_ flight: Flight) {
    let caught = Catch(flight: flight, panCase: PanCase())
    let stage = fly(caught)
    stage.photo.isModalInPresentation = true
    stage.pull(flight.stays ? 0.45 : -0.45, for: 0.1).lift()
    stage.phone.settle()
    if flight.stays { stage.expectPresented() } else { stage.expectDismissed() }
  }

  @Test("a hand-written delegate that always returns the interaction")
  func handWritten() {
    let stage = ModalStage(.zoom, .bare)
    stage.delegate?.driver = stage.delegate?.pan
    stage.present()
    stage.simulator.run(for: 0.1)
    let center = stage.simulator.visibleFrame(of: stage.photo.view).center
    let finger = stage.simulator.touchDown(at: center)
    stage.simulator.step()
    #expect(stage.photo.transitionCoordinator?.isInteractive == true)
    stage.phone.move(finger, by: 300)
    finger.lift()
    stage.phone.settle()
    stage.expectDismissed()
    stage.presentAndSettle()
    stage.dismissAndSettle()
    stage.expectDismissed()
    #expect(stage.outcomes == [false, true, true])
    stage.phone.expectNoFaults()
  }

  /// Brings a transition halfway, with no finger on the screen.
  private func fly(_ caught: Catch) -> PanStage {
    let stage = PanStage(caught.panCase)
    if caught.flight == .presenting {
      stage.present()
      // A zoom is fast at the beginning.
      let effect = caught.panCase.effect
      let timing = effect.effect(from: stage.phone.thumbnail).timing(for: .present)
      stage.simulator.run(for: effect == .zoom ? 0.06 : 0.45 * timing.duration)
      return stage
    }
    stage.presentAndSettle()
    switch caught.flight {
    case .presenting: break
    case .returning: stage.rest(stage.pull(0.28))
    case .committing: stage.rest(stage.pull(0.42))
    case .dismissing: stage.photo.dismiss(animated: true)
    }
    stage.simulator.run(for: 0.05)
    #expect(stage.photo.transitionCoordinator?.isInteractive == false)
    return stage
  }
}

/// A stage whose screen a finger dismisses, and catches in flight.
@MainActor protocol DismissalStage: EffectStage {
  /// The reports of the ends.
  var ends: [Bool] { get }

  func present()
  func presentAndSettle(sourceLocation: SourceLocation)
  func expectPresented(sourceLocation: SourceLocation)
  func expectDismissed(sourceLocation: SourceLocation)
  func expectStillWorks(sourceLocation: SourceLocation)
}

extension PanStage: DismissalStage {}
extension DragStage: DismissalStage {}

extension DismissalStage {
  /// Expects that a caught transition ends once, and that everything still works.
  func expectEnd(
    of flight: CatchTests.Flight, stays: Bool, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    phone.settle(sourceLocation: sourceLocation)
    let outcome = flight.outcome(stays: stays)
    #expect(
      outcomes == (flight == .presenting ? [outcome] : [true, outcome]),
      sourceLocation: sourceLocation)
    #expect(ends == [!stays], sourceLocation: sourceLocation)
    if stays {
      expectPresented(sourceLocation: sourceLocation)
    } else {
      expectDismissed(sourceLocation: sourceLocation)
      presentAndSettle(sourceLocation: sourceLocation)
    }
    expectStillWorks(sourceLocation: sourceLocation)
  }
}
