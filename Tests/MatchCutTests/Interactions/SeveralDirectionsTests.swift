import Testing
import UIKit
import UIKitSimulator

@testable import MatchCut

/// Gestures with several directions, of which the finger chooses one.
@MainActor
struct SeveralDirectionsTests {
  @Test("the elements of a set; bits without a direction have no effect")
  func elements() {
    #expect(GestureDirection([.trailing, .up]).elements == [.up, .trailing])
    #expect(GestureDirection(rawValue: 1 << 4).elements.isEmpty)
    #expect(GestureDirection(rawValue: ~0).elements == [.down, .up, .leading, .trailing])
    #expect(DismissalGesture.drag([.down, .up]).direction == [.up, .down])
  }

  @Test("of two directions within the angle, the nearer one applies")
  func nearer() {
    let target = target([.down, .trailing], angle: .pi / 2)
    let pan = InteractionPan()
    #expect(target.axis(of: pan, toward: CGPoint(x: 3, y: 2))?.isHorizontal == true)
    #expect(target.axis(of: pan, toward: CGPoint(x: 2, y: 3))?.isHorizontal == false)
    #expect(target.axis(of: pan, toward: CGPoint(x: -2, y: 3))?.isHorizontal == false)
    #expect(target.axis(of: pan, toward: CGPoint(x: -2, y: -3)) == nil)
  }

  @Test("a finger that moves back chooses the axis, for the content under it")
  func back() {
    let target = target([.down, .trailing])
    for (vector, isHorizontal) in [(CGPoint(x: -1, y: 0), true), (CGPoint(x: 0, y: -1), false)] {
      target.chooseAxis(along: vector)
      #expect(target.axis.isHorizontal == isHorizontal)
    }
  }

  @Test("content that first scrolls back hands the finger over at its edge")
  func backFirst() {
    let stage = HandOffStage(HandOffCase(gesture: .pan([.down, .trailing]), moving: .trailing))
    let finger = stage.touch(at: 0.6)
    stage.move(finger, by: -60)
    #expect(!stage.isDismissing && stage.scrolled > 40)
    stage.move(finger, by: 220)
    #expect(stage.isDismissing && abs(stage.scrolled) < 1)
    stage.rest(finger)
    stage.phone.settle()
    stage.expectDismissed()
  }

  @Test(
    "a movement that is not a number, or none, leaves the direction",
    arguments: [CGPoint(x: CGFloat.nan, y: .nan), CGPoint(x: 0, y: CGFloat.nan), .zero])
  func notANumber(_ vector: CGPoint) {
    let target = target([.down, .up])
    let pan = InteractionPan()
    let up = target.axis(of: pan, toward: CGPoint(x: 0, y: -1))
    #expect(up?.along(CGPoint(x: 0, y: -1)) == 1)
    #expect(target.axis(of: pan, toward: vector) == nil && target.axis == up)
    target.chooseAxis(along: vector)
    #expect(target.axis == up)
  }

  @Test("a finger that moves back ahead of the touch follows the axis that it has chosen")
  func staysOnAxis() {
    let stage = PanStage(PanCase(among: [.down, .up]))
    stage.presentAndSettle()
    let finger = stage.pull(0.3)
    stage.move(finger, by: -0.5 * stage.length)
    #expect(stage.progresses.last == 0 && stage.photo.isBeingDismissed)
    stage.rest(finger)
    stage.phone.settle()
    stage.expectPresented()
    stage.expectStillWorks()
  }

  @Test("one touch pans the screen at both edges of its content, and dismisses")
  func bothEdges() {
    let stage = HandOffStage(HandOffCase(gesture: .pan([.down, .up]), moving: .down))
    stage.list.contentSize.height = stage.list.bounds.height + 60
    stage.takeSettings()
    stage.scroll(to: 0)
    let finger = stage.touch(at: 0.85)
    stage.move(finger, by: 100)
    #expect(stage.isDismissing && stage.scrolled <= 0.5)
    // Back to rest, through the content, and beyond its lower edge.
    stage.move(finger, by: -130)
    stage.move(finger, by: -60)
    #expect(stage.scrolled > 10)
    stage.move(finger, by: -520, for: 0.6)
    #expect(stage.isDismissing)
    stage.rest(finger)
    stage.phone.settle()
    stage.expectDismissed()
    #expect(stage.ends.last == true)
  }

  @Test("content at its other edge scrolls first", arguments: [GestureDirection.down, .up])
  func otherEdge(_ direction: GestureDirection) {
    let stage = HandOffStage(HandOffCase(gesture: .pan([.down, .up]), moving: direction))
    stage.scroll(to: 300)
    let finger = stage.touch()
    stage.move(finger, by: 250)
    #expect(!stage.isDismissing && stage.scrolled > 40)
    stage.rest(finger)
    stage.phone.settle()
    stage.expectPresented()
    stage.expectStillWorks()
  }

  @Test("content that scrolls across the chosen direction stays")
  func acrossContent() {
    let stage = HandOffStage(HandOffCase(gesture: .drag([.down, .trailing]), moving: .trailing))
    stage.list.contentSize = CGSize(
      width: stage.phone.screen.width, height: stage.phone.screen.height * 3)
    stage.takeSettings()
    stage.list.contentOffset.y = 200
    stage.simulator.commit()
    let offset = stage.list.contentOffset
    let finger = stage.touch()
    stage.move(finger, by: 180)
    #expect(stage.isDismissing && stage.list.contentOffset == offset)
    stage.move(finger, by: 20, across: 150)
    #expect(stage.list.contentOffset == offset)
    stage.rest(finger)
    stage.phone.settle()
    stage.expectDismissed()
  }

  @Test("a caught screen that moves up follows the finger up, without an earlier gesture")
  func caughtOnItsWay() {
    let phone = Phone()
    let screen = Screen("screen")
    let transition = ModalTransition(
      .cover(from: .top), timing: .curve(.linear, duration: 1), dismissal: .pan([.down, .up]))
    phone.root.present(screen, using: transition)
    phone.simulator.run(for: 0.5)
    let finger = phone.simulator.touchDown(at: phone.screen.center)
    phone.simulator.step()
    let before = phone.simulator.visibleFrame(of: screen.view).maxY
    for distance in stride(from: CGFloat(10), through: 150, by: 10) {
      finger.move(to: CGPoint(x: phone.screen.midX, y: phone.screen.midY - distance))
      phone.simulator.step()
    }
    let moved = phone.simulator.visibleFrame(of: screen.view).maxY - before
    #expect(moved < -120 && moved > -170)
    finger.lift()
    phone.settle()
    #expect(screen.presentingViewController == nil)
    phone.expectNoFaults()
  }

  @Test("a caught fade follows the finger in the first direction, without an earlier gesture")
  func caughtFade() {
    let phone = Phone()
    let screen = Screen("screen")
    phone.root.present(
      screen,
      using: ModalTransition(
        .fade, timing: .curve(.linear, duration: 1), dismissal: .pan([.up, .down])))
    phone.simulator.run(for: 0.5)
    let finger = phone.pull(0)
    let before = phone.simulator.visibleAlpha(of: screen.view)
    phone.move(finger, by: 150)
    #expect(phone.simulator.visibleAlpha(of: screen.view) < before - 0.1)
    phone.move(finger, by: 250)
    phone.simulator.rest(finger)
    phone.settle()
    phone.expectAsBefore()
    phone.expectNoFaults()
  }

  @Test("a pushed screen is dragged down or up", arguments: [GestureDirection.down, .up])
  func pushed(_ direction: GestureDirection) {
    let phone = Phone { UINavigationController(rootViewController: $0) }
    guard let navigation = phone.root.navigationController else { return }
    let transition = PushTransition(.fade, popGesture: .drag([.down, .up]))
    transition.attach(to: navigation)
    navigation.pushViewController(Screen("photo"), animated: false)
    phone.settle()
    let center = phone.screen.center
    let length: CGFloat = direction == .down ? 1 : -1
    for (distance, count) in [(60, 2), (220, 1)] as [(CGFloat, Int)] {
      let end = CGPoint(x: center.x, y: center.y + distance * length)
      let finger = phone.simulator.touchDown(at: center)
      phone.simulator.step()
      for part in stride(from: CGFloat(0.1), through: 1, by: 0.1) {
        finger.move(to: CGPoint(x: end.x, y: center.y + (end.y - center.y) * part))
        phone.simulator.step()
      }
      phone.simulator.run(for: 0.2)
      finger.lift()
      phone.settle()
      #expect(navigation.viewControllers.count == count)
    }
    phone.expectNoFaults()
  }

  private func target(
    _ direction: GestureDirection, angle: CGFloat? = nil
  ) -> DismissalGestureDelegate {
    var options = GestureOptions()
    options.maximumAngle = angle
    return DismissalGestureDelegate(Screen("screen"), direction: direction, options: options)
  }
}
