import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// Navigation controllers that present and are presented, and presentations of other kinds nearby.
@MainActor
struct ModalContainersTests {
  @Test("a screen in a navigation controller presents", arguments: TestEffect.all)
  func fromNavigation(_ effect: TestEffect) {
    let phone = Phone { UINavigationController(rootViewController: $0) }
    let photo = Screen("photo")
    let transition = ModalTransition(effect.effect(from: phone.thumbnail), dismissal: .panDown)
    phone.root.present(photo, using: transition)
    phone.settle()
    phone.expectAtRest(photo)
    phone.pullInVain()
    phone.settle()
    phone.expectAtRest(photo)
    phone.pullToDismiss()
    phone.settle()
    phone.expectAsBefore()
    phone.expectNoFaults()
  }

  @Test(
    "a navigation controller is presented, with its bar in place",
    arguments: TestEffect.all)
  func presentedNavigation(_ effect: TestEffect) {
    let phone = Phone()
    let photo = Screen("photo")
    let navigation = UINavigationController(rootViewController: photo)
    let transition = ModalTransition(effect.effect(from: phone.thumbnail), dismissal: .panDown)
    phone.root.present(navigation, using: transition)
    phone.simulator.commit()
    let insets = photo.view.safeAreaInsets
    let layouts = photo.layoutCount
    #expect(insets.top > 59)
    phone.simulator.run(for: 0.2)
    #expect(photo.view.safeAreaInsets == insets && photo.layoutCount == layouts)
    phone.settle()
    #expect(photo.view.safeAreaInsets == insets)
    #expect(phone.simulator.visibleFrame(of: navigation.view) == phone.screen)
    let finger = phone.pull(40)
    let later = photo.layoutCount
    phone.move(finger, by: 100)
    phone.simulator.run(for: 0.3)
    #expect(photo.view.safeAreaInsets == insets && photo.layoutCount == later)
    finger.lift()
    phone.settle()
    #expect(photo.view.safeAreaInsets == insets)
    phone.pullToDismiss()
    phone.settle()
    phone.expectAsBefore()
    photo.expectDisappeared()
    phone.expectNoFaults()
  }

  @Test("a full-screen presentation above leaves the screen as it was", arguments: ModalCase.all)
  func fullScreenAbove(_ modalCase: ModalCase) {
    for animated in [true, false] {
      let stage = ModalStage(modalCase)
      stage.presentAndSettle()
      let presented = Hierarchy(of: stage.phone.window)
      let above = Screen("above")
      above.modalPresentationStyle = .fullScreen
      stage.photo.present(above, animated: animated)
      stage.phone.settle()
      #expect(stage.photo.view.window == nil)
      above.dismiss(animated: animated)
      stage.phone.settle()
      Hierarchy(of: stage.phone.window).expectSame(as: presented)
      stage.expectPresented()
      stage.dismissAndSettle()
      stage.expectDismissed()
      stage.phone.expectNoFaults()
    }
  }

  @Test(
    "a rotation below a full-screen presentation takes effect afterward", arguments: ModalCase.all)
  func rotationBelow(_ modalCase: ModalCase) {
    let stage = ModalStage(modalCase)
    stage.presentAndSettle()
    stage.phone.turn(belowFullScreenOn: stage.photo, animated: true)
    stage.expectPresented()
    stage.dismissAndSettle()
    #expect(stage.simulator.visibleFrame(of: stage.root.view) == stage.phone.screen)
    stage.phone.expectNoFaults()
  }

  @Test(
    "a second presentation in the same turn is ignored, and nothing freezes",
    arguments: ModalCase.all)
  func twoAtOnce(_ modalCase: ModalCase) {
    let stage = ModalStage(modalCase)
    let second = Screen("second")
    stage.present()
    stage.root.present(second, using: ModalTransition(.fade))
    stage.phone.settle()
    stage.expectPresented()
    #expect(second.presentingViewController == nil && second.view.window == nil)
    #expect(stage.phone.facts == ["A11"])
    stage.dismissAndSettle()
    stage.root.present(second, using: ModalTransition(.fade))
    stage.phone.settle()
    stage.phone.expectAtRest(second)
  }

  @Test(
    "presented again without a transition, it uses the former one",
    arguments: TestEffect.all)
  func presentedAgain(_ effect: TestEffect) {
    let phone = Phone()
    let photo = Screen("photo")
    phone.root.present(photo, using: ModalTransition(effect.effect(from: phone.thumbnail)))
    phone.settle()
    photo.dismiss(animated: true)
    phone.settle()
    phone.root.present(photo, animated: true)
    phone.simulator.commit()
    let scene = EffectScene(isModal: true, container: phone.screen, rest: phone.screen)
    let frame = phone.simulator.visibleFrame(of: photo.view)
    let away = effect.look(at: 0, in: scene).frame.intersection(phone.screen)
    let isNothing = [away, frame].allSatisfy { $0.isEmpty || $0.width < 0.1 }
    #expect(isNothing || frame.isClose(to: away))
    phone.settle()
    phone.expectAtRest(photo)
    photo.dismiss(animated: true)
    phone.settle()
    phone.expectAsBefore()
    phone.expectNoFaults()
  }

  @Test(
    "a scaled thumbnail in a scroll view is found",
    arguments: ModalCase.standard.filter { $0.effect == .zoom })
  func thumbnailInScrollView(_ modalCase: ModalCase) {
    let stage = ModalStage(modalCase)
    let scroll = UIScrollView(frame: stage.phone.screen)
    scroll.contentSize = CGSize(width: 393, height: 3000)
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentOffset.y = 1000
    stage.root.view.addSubview(scroll)
    scroll.addSubview(stage.phone.thumbnail)
    stage.phone.thumbnail.transform = CGAffineTransform(scaleX: 2, y: 2)
    stage.phone.thumbnail.center = CGPoint(x: 200, y: 1400)
    let place = CGRect(x: 80, y: 310, width: 240, height: 180)
    stage.present()
    stage.simulator.commit()
    #expect(stage.simulator.visibleFrame(of: stage.photo.view).isClose(to: place))
    let radius = stage.simulator.record {}.frames.first?.cornerRadius(of: stage.photo.view)
    #expect(abs((radius ?? 0) - 20) < 0.01)
    stage.phone.settle()
    scroll.contentOffset.y = 900
    stage.dismiss()
    stage.simulator.run(for: 0.33)
    let frame = stage.simulator.visibleFrame(of: stage.photo.view)
    #expect(frame.isClose(to: place.offsetBy(dx: 0, dy: 100), within: 2), "\(frame)")
    stage.phone.settle()
    #expect(stage.phone.thumbnail.transform.a == 2)
    stage.phone.expectNoFaults()
  }
}
