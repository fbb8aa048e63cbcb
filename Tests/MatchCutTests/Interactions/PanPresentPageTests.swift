import MatchCut
import MatchCutContainers
import Testing
import UIKit
import UIKitSimulator

/// A finger presents from a page of a container.
@MainActor struct PanPresentPageTests {
  /// How the page changes.
  enum Change: CaseIterable {
    case selected
    case driven
  }

  @Test(arguments: [AppAnimator.kit, .viewAnimation, .propertyAnimator], [true, false])
  func `it does not begin from a page that leaves a container, or comes into it`(
    _ animator: AppAnimator, isComing: Bool
  ) {
    for change in Change.allCases {
      let pages = [Screen("first"), Screen("second")]
      let page = pages[isComing ? 1 : 0]
      var begin: () -> Void
      let phone: Phone
      var retained: [AnyObject] = []
      switch change {
      case .selected:
        let container = RecordedContainer(pages)
        container.appAnimator = animator
        phone = Phone { _ in container }
        begin = { container.select(1, animated: true) }
      case .driven:
        phone = Phone()
        let box = UIView(frame: phone.screen)
        phone.root.view.addSubview(box)
        for page in pages { phone.root.addChild(page) }
        pages[0].view.frame = box.bounds
        box.addSubview(pages[0].view)
        let driver = ContainerTransitionDriver(animator.make())
        let context = ContainerTransitionContext(from: pages[0], to: pages[1], in: box)
        retained = [driver, context]
        begin = { driver.start(context) }
      }
      phone.settle()
      var made = 0
      let open = PanPresentInteraction(
        presentingFrom: page, direction: .up, using: ModalTransition(.cover(from: .bottom))
      ) {
        made += 1
        return Screen("player")
      }
      if isComing {
        page.onLoad = { $0.view.addGestureRecognizer(open.gestureRecognizer) }
        page.loadViewIfNeeded()
      } else {
        page.view.addGestureRecognizer(open.gestureRecognizer)
      }
      if isComing {
        begin()
        phone.simulator.run(for: 0.3)
      }
      let finger = phone.simulator.touchDown(at: CGPoint(x: 300, y: 700))
      phone.simulator.step()
      if !isComing { begin() }
      phone.simulator.step()
      phone.move(finger, by: -300, for: 0.1)
      #expect(made == 0, "\(change)")
      finger.lift()
      phone.settle()
      #expect(page.presentedViewController == nil && pages[1].view.window != nil)
      // At rest, it begins from the page that is shown.
      guard isComing else { continue }
      let other = phone.simulator.touchDown(at: CGPoint(x: 300, y: 700))
      phone.simulator.step()
      phone.move(other, by: -500)
      other.lift()
      phone.settle()
      #expect(made == 1, "\(change)")
      #expect(phone.simulator.faults.isEmpty, "\(phone.simulator.faults)")
      retained = []
      _ = retained
    }
  }
}
