import Testing
import UIKit
import UIKitSimulator

@testable import MatchCut

/// A scroll view, or the gesture, that goes away while its content is held.
@MainActor
struct ScrollHandOffLifetimeTests {
  @Test("a scroll view may be removed while its content is held", arguments: [true, false])
  func leaving(isForgotten: Bool) {
    let stage = PullStage()
    weak var other: UIScrollView?
    var finger: Finger?
    do {
      let scrollView = UIScrollView(frame: stage.scrollView.bounds)
      scrollView.contentSize.height = 2000
      stage.simulator.window.addSubview(scrollView)
      other = scrollView
      finger = stage.touch(on: scrollView)
      if let finger { stage.move(finger, by: 20, times: 2) }
      #expect(stage.handOff.isHolding)
      scrollView.removeFromSuperview()
      if isForgotten { stage.handOff.forget() }
    }
    finger?.lift()
    finger = nil
    stage.simulator.runUntilIdle()
    #expect(other == nil)
    #expect(stage.handOff.isEmpty)
    #expect(!stage.handOff.canScroll)
    #expect(!stage.handOff.isHolding)
  }

  @Test("deallocated while it holds, it releases the scroll view")
  func dropped() {
    let stage = PullStage()
    weak var dropped: ScrollHandOff?
    do {
      let handOff = ScrollHandOff()
      dropped = handOff
      handOff.touchBegan(on: stage.scrollView, below: nil, along: Self.down)
      handOff.hold()
    }
    #expect(dropped == nil)
    let finger = stage.simulator.touchDown(at: CGPoint(x: 200, y: 600))
    stage.move(finger, by: -20, times: 4)
    #expect(stage.scrollView.contentOffset.y > 20)
    finger.lift()
  }

  @Test("the record of a touch without an end goes with the scroll view")
  func forgotten() {
    let phone = Phone()
    var watched = WeakReferences()
    do {
      let list = UIScrollView(frame: phone.screen)
      list.contentSize.height = 3000
      phone.root.view.addSubview(list)
      ScrollHandOff().touchBegan(on: list, below: nil, along: Self.down)
      let handOff = ScrollHandOff()
      handOff.touchBegan(on: list, below: nil, along: Self.down)
      #expect(list.interactions.count == 2)
      handOff.forget()
      #expect(list.interactions.count == 1)
      watched.watch(list, "list")
      watched.watch(list.interactions.first, "listener")
      list.removeFromSuperview()
    }
    phone.simulator.commit()
    watched.expectGone()
    phone.expectAsBefore()
  }

  @Test(
    "a screen that is dismissed at once is removed with the touched view",
    arguments: [DismissalGesture.panDown, .drag], [true, false])
  func goneAtOnce(_ gesture: DismissalGesture, isLifted: Bool) throws {
    let phone = Phone()
    var watched = WeakReferences()
    do {
      let list = UIScrollView(frame: phone.screen)
      list.contentSize.height = 3000
      let photo = Screen("photo") { $0.view.addSubview(list) }
      phone.root.present(
        photo, using: ModalTransition(.zoom(from: .view(phone.thumbnail)), dismissal: gesture))
      phone.settle()
      let presentation = photo.presentationController as? ModalPresentationController
      let handOff = try #require(presentation?.interaction?.gesture.scroll)
      watched.watch(photo, "screen")
      watched.watch(list, "list")
      watched.watch(list.panGestureRecognizer, "pan")
      watched.watch(presentation, "presentation controller")
      watched.watch(handOff, "hand-off")
      let finger = phone.simulator.touchDown(at: phone.screen.center)
      phone.simulator.step()
      if isLifted { finger.lift() }
      #expect(!handOff.isEmpty)
      photo.dismiss(animated: false)
      phone.settle()
      if !isLifted { finger.cancel() }
      #expect(handOff.isEmpty && !handOff.contains(list.panGestureRecognizer))
    }
    phone.settle()
    watched.expectGone()
    phone.expectAsBefore()
    phone.expectNoFaults()
  }

  private static let down = SignedAxis(.down, layoutDirection: .leftToRight)
}
