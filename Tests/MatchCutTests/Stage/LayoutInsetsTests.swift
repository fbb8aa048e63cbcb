import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// UIKit may compute the safe area of a view anew in each layout, from where its layer is (AL12).
@MainActor struct LayoutInsetsTests {
  @Test(arguments: TestEffect.all, [DismissalGesture.panDown, .drag])
  func `the safe area of a presented screen is constant, whatever is laid out in flight`(
    _ effect: TestEffect, _ gesture: DismissalGesture
  ) {
    let phone = Phone(variant: .layoutInsets)
    let screen = Screen("screen")
    let frames = { (count: Int) in
      for _ in 0..<count {
        // In a circle, which may be larger than the window, the content must not be laid out itself.
        if effect.description != "circle" { screen.view.setNeedsLayout() }
        phone.simulator.step()
        guard screen.view.window != nil else { continue }
        let insets = screen.view.safeAreaInsets
        #expect(abs(insets.top - 59) < 1e-9 && abs(insets.bottom - 34) < 1e-9, "\(insets)")
      }
    }
    let pull = { (distance: CGFloat) in
      let finger = phone.simulator.touchDown(at: CGPoint(x: 200, y: 300))
      for _ in 0..<10 {
        finger.move(to: CGPoint(x: 200, y: finger.location.y + distance / 10))
        frames(1)
      }
      return finger
    }
    phone.root.present(
      screen,
      using: ModalTransition(effect.effect(from: phone.thumbnail), dismissal: gesture))
    frames(90)
    let finger = pull(100)
    frames(20)
    finger.lift()
    frames(60)
    #expect(screen.presentingViewController != nil && screen.additionalSafeAreaInsets == .zero)
    pull(200).lift()
    frames(4)
    let second = pull(-150)
    frames(20)
    second.lift()
    frames(90)
    if screen.presentingViewController != nil { screen.dismiss(animated: true) }
    frames(90)
    #expect(screen.presentingViewController == nil && screen.additionalSafeAreaInsets == .zero)
    #expect(phone.root.view.safeAreaInsets.top == 59)
    phone.expectNoFaults()
  }

  @Test(arguments: TestEffect.all, [false, true])
  func `so is that of a pushed one`(_ effect: TestEffect, isDrag: Bool) {
    let phone = Phone(variant: .layoutInsets) { UINavigationController(rootViewController: $0) }
    let stack = phone.root.navigationController
    PushTransition(effect.effect(from: phone.thumbnail), popGesture: isDrag ? .drag : .fullWidth)
      .attach(to: stack)
    let screen = Screen("screen")
    let frames = { (count: Int) in
      for _ in 0..<count {
        phone.simulator.step()
        guard screen.view.window != nil else { continue }
        let insets = screen.view.safeAreaInsets
        #expect(abs(insets.top - 103) < 1e-9 && abs(insets.bottom - 34) < 1e-9, "\(insets)")
      }
    }
    stack?.pushViewController(screen, animated: true)
    frames(90)
    for distance in [8.0, 30] {
      let finger = phone.simulator.touchDown(at: CGPoint(x: 60, y: 300))
      for _ in 0..<10 {
        let (x, y) = (finger.location.x, finger.location.y)
        finger.move(to: CGPoint(x: isDrag ? x : x + distance, y: isDrag ? y + distance : y))
        frames(1)
      }
      frames(20)
      finger.lift()
      frames(90)
    }
    #expect(stack?.viewControllers.count == 1 && screen.additionalSafeAreaInsets == .zero)
    phone.expectNoFaults()
  }
}
