import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// Changes of the list and of the window while a finger moves the screen.
@MainActor
struct HandOffChangeTests {
  @Test("content that grows or shrinks stays where it is held", arguments: HandOffCase.two)
  func contentSize(_ handOffCase: HandOffCase) {
    for height in [300.0, 5000] {
      let stage = HandOffStage(handOffCase)
      let offset = stage.list.contentOffset
      let finger = stage.touch()
      stage.move(finger, by: 80)
      stage.list.contentSize.height = height
      stage.takeSettings()
      stage.move(finger, by: 30)
      #expect(stage.isList(at: offset))
      finger.cancel()
      stage.phone.settle()
      #expect(stage.isList(at: offset))
      #expect(stage.outcomes == [true, false])
      stage.phone.expectAtRest(stage.photo)
      stage.phone.expectNoFaults()
    }
  }

  @Test("a list that is reloaded", arguments: HandOffCase.two)
  func reload(_ handOffCase: HandOffCase) {
    let stage = HandOffStage(handOffCase)
    let offset = stage.list.contentOffset
    let finger = stage.touch()
    stage.move(finger, by: 80)
    stage.content.removeFromSuperview()
    stage.list.contentSize = .zero
    stage.list.addSubview(stage.content)
    stage.list.contentSize = stage.content.frame.size
    stage.move(finger, by: 30)
    #expect(stage.isList(at: offset) && stage.isDismissing)
    finger.cancel()
    stage.phone.settle()
    #expect(stage.isList(at: offset))
    stage.expectPresented()
    stage.expectStillWorks()
  }

  @Test("a list that is removed", arguments: HandOffCase.down, [true, false])
  func removed(_ handOffCase: HandOffCase, finishes: Bool) {
    let stage = HandOffStage(handOffCase)
    let finger = stage.touch()
    stage.move(finger, by: 200)
    stage.list.removeFromSuperview()
    stage.move(finger, by: 200)
    if finishes { finger.lift() } else { finger.cancel() }
    stage.phone.settle()
    #expect(!stage.isDismissing && stage.photo.transitionCoordinator == nil)
    #expect(stage.outcomes.count == 2 && stage.ends.count == 1)
    if stage.presented.presentingViewController != nil {
      stage.phone.expectAtRest(stage.photo)
      stage.presented.dismiss(animated: true)
      stage.phone.settle()
    }
    stage.phone.expectAsBefore()
    stage.phone.expectNoFaults()
  }

  @Test("a rotation", arguments: HandOffCase.two, [true, false])
  func rotation(_ handOffCase: HandOffCase, finishes: Bool) {
    let stage = HandOffStage(handOffCase)
    let finger = stage.touch()
    stage.move(finger, by: 0.4 * stage.length)
    stage.simulator.resize(to: CGSize(width: 852, height: 393))
    stage.simulator.step()
    stage.move(finger, by: 20)
    if finishes { finger.lift() } else { finger.cancel() }
    stage.phone.settle()
    #expect(!stage.isDismissing && stage.photo.transitionCoordinator == nil)
    let isPresented = stage.phone.root.presentedViewController != nil
    let top: Screen = isPresented ? stage.photo : stage.phone.root
    #expect(isPresented || finishes)
    #expect(stage.simulator.visibleFrame(of: top.view) == stage.phone.screen)
    #expect(stage.phone.screen.width == 852)
    if isPresented {
      // Where it was, or at the edge of the current safe area.
      #expect([-59, -stage.list.adjustedContentInset.top].contains(stage.list.contentOffset.y))
    }
    stage.phone.expectNoFaults()
  }

  @Test(
    "a container that changes its size ends the drag",
    arguments: HandOffCase.down, [true, false])
  func resize(_ handOffCase: HandOffCase, yields: Bool) {
    // A transition that is not interactive cannot be interrupted.
    let isYielding = yields && handOffCase.staysInteractive
    let stage = HandOffStage(handOffCase)
    let finger = stage.touch()
    stage.move(finger, by: 200)
    if isYielding { stage.move(finger, by: -250) }
    #expect(stage.presented.transitionCoordinator?.isInteractive == true)
    stage.container?.bounds.size.height -= 100
    stage.move(finger, by: 20)
    #expect(stage.presented.transitionCoordinator?.isInteractive != true)
    stage.container?.bounds.size.height += 100
    finger.lift()
    stage.phone.settle()
    #expect(stage.outcomes == [true, false] && stage.ends == [false])
    stage.expectPresented()
    stage.expectStillWorks()
  }

  @Test("a list in a navigation controller keeps its safe area", arguments: HandOffCase.down)
  func navigation(_ handOffCase: HandOffCase) {
    let stage = HandOffStage(
      handOffCase, wrap: { UINavigationController(rootViewController: $0) })
    let offset = stage.list.contentOffset
    #expect(offset.y < -59)
    for distance in [110.0, -110, 110] {
      let recording = stage.simulator.record {
        let finger = stage.touch()
        stage.move(finger, by: 110)
        #expect(stage.isDismissing)
        #expect(abs(stage.list.contentOffset.y - offset.y) < 0.001)
        if distance < 0 { stage.move(finger, by: distance) }
        stage.rest(finger)
        stage.phone.settle()
      }
      stage.expectFollowsFinger(recording)
      if distance > 0 { #expect(abs(stage.list.contentOffset.y - offset.y) < 0.001) }
      stage.scroll(to: 0)
      stage.expectPresented()
    }
    stage.expectStillWorks()
  }

  @Test("nothing stays behind", arguments: HandOffCase.down)
  func retention(_ handOffCase: HandOffCase) {
    var watched = WeakReferences()
    let phone = pullAway(handOffCase, &watched)
    phone.expectAsBefore()
    watched.expectGone()
  }

  private func pullAway(_ handOffCase: HandOffCase, _ watched: inout WeakReferences) -> Phone {
    let stage = HandOffStage(handOffCase)
    watched.watch(stage.photo, "screen")
    watched.watch(stage.list, "list")
    watched.watch(stage.container, "container")
    watched.watch(stage.photo.transitioningDelegate, "transition")
    for view in [stage.container, stage.list] {
      for recognizer in view?.gestureRecognizers ?? [] {
        watched.watch(recognizer, "\(type(of: recognizer))")
      }
    }
    let finger = stage.touch()
    stage.move(finger, by: 0.2 * stage.length)
    stage.move(finger, by: -0.3 * stage.length)
    stage.move(finger, by: 0.6 * stage.length)
    finger.lift()
    stage.phone.settle()
    stage.expectDismissed()
    return stage.phone
  }
}
