import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// Transitions in flight that a finger catches above a list that is scrolled halfway.
@MainActor
struct HandOffCatchTests {
  struct Flight: CustomStringConvertible, Sendable {
    let isPresenting: Bool
    let handOffCase: HandOffCase
    var description: String { "\(isPresenting ? "presenting" : "dismissing"), \(handOffCase)" }

    static let all = [true, false].flatMap { isPresenting in
      [
        HandOffCase(), HandOffCase(refreshRate: 120, effect: .fade),
        HandOffCase(gesture: .drag, refreshRate: 120), HandOffCase(gesture: .drag, effect: .fade),
        HandOffCase(gesture: .pan(.trailing), isRightToLeft: true),
      ].map { Flight(isPresenting: isPresenting, handOffCase: $0) }
    }
  }

  @Test("the content is held, and scrolls again afterward", arguments: Flight.all)
  func pushBack(_ flight: Flight) {
    let stage = fly(flight)
    let offset = stage.list.contentOffset
    let recording = stage.simulator.record {
      let finger = touch(stage)
      #expect(stage.presented.transitionCoordinator?.isInteractive == true)
      stage.move(finger, by: 0.1 * stage.length)
      #expect(stage.list.contentOffset == offset)
      stage.move(finger, by: -0.05 * stage.length)
      #expect(stage.list.contentOffset == offset)
      stage.move(finger, by: -0.2 * stage.length, for: 0.1)
      finger.lift()
      stage.phone.settle()
    }
    stage.expectFollowsFinger(recording)
    stage.expectPresented()
    #expect(stage.ends == [false])
    // A movement beyond its place may scroll, and decelerate.
    #expect(stage.scrolled >= 300)
    // It may have come to where it cannot scroll further.
    stage.scroll(to: 300)
    stage.expectStillWorks()
  }

  @Test("the content is held while the screen is pulled away", arguments: Flight.all)
  func pullAway(_ flight: Flight) {
    let stage = fly(flight)
    let offset = stage.list.contentOffset
    let finger = touch(stage)
    for _ in 1...5 {
      stage.move(finger, by: 0.09 * stage.length, for: 0.05)
      #expect(stage.list.contentOffset == offset)
    }
    finger.lift()
    #expect(!stage.list.isDecelerating)
    stage.phone.settle()
    stage.expectDismissed()
    #expect(stage.ends == [true] && stage.list.contentOffset == offset)
  }

  @Test("a canceled touch does not change the content", arguments: Flight.all)
  func systemCancel(_ flight: Flight) {
    let stage = fly(flight)
    let offset = stage.list.contentOffset
    let finger = touch(stage)
    stage.move(finger, by: 0.1 * stage.length)
    finger.cancel()
    stage.phone.settle()
    #expect(stage.list.contentOffset == offset)
    if flight.isPresenting { stage.expectPresented() } else { stage.expectDismissed() }
  }

  @Test("content that bounces back from its other end arrives", arguments: [true, false])
  func stretchedAtEnd(isLifted: Bool) {
    let stage = HandOffStage(HandOffCase(gesture: .drag, effect: .fade))
    stage.presented.dismiss(animated: false)
    stage.phone.settle()
    stage.list.contentSize.height = stage.list.bounds.height + 60
    stage.present()
    stage.simulator.commit()
    let first = stage.simulator.touchDown(at: stage.phone.screen.center)
    stage.phone.move(first, by: -320, for: 0.05)
    first.lift()
    stage.simulator.run(for: 0.05)
    let end =
      stage.list.contentSize.height - stage.list.bounds.height
      + stage.list.adjustedContentInset.bottom
    #expect(stage.list.contentOffset.y > end + 5)
    let second = stage.simulator.touchDown(at: stage.phone.screen.center)
    second.move(to: CGPoint(x: second.location.x, y: second.location.y + 59))
    if isLifted { second.lift() } else { second.cancel() }
    stage.phone.settle()
    #expect(stage.list.contentOffset.y <= end + 0.5)
  }

  /// Brings a transition halfway, with a list that can scroll in both directions.
  private func fly(_ flight: Flight) -> HandOffStage {
    let stage = HandOffStage(flight.handOffCase)
    stage.scroll(to: 300)
    if flight.isPresenting {
      stage.presented.dismiss(animated: false)
      stage.phone.settle()
      stage.present()
    } else {
      stage.presented.dismiss(animated: true)
    }
    stage.simulator.run(for: 0.1)
    return stage
  }

  private func touch(_ stage: HandOffStage) -> Finger {
    let finger = stage.simulator.touchDown(at: stage.visibleFrame.center)
    stage.simulator.step()
    return finger
  }
}
