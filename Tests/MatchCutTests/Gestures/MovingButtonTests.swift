import Testing
import UIKit
import UIKitSimulator

@testable import MatchCut

/// Buttons in a moving screen: a touch that catches it may tap them, unless the screen leaves.
@MainActor
struct MovingButtonTests {
  private let phone = Phone()
  private let photo = Screen("photo")
  private let button = UIButton(frame: CGRect(x: 46, y: 276, width: 300, height: 300))
  /// On the button when the screen is outside, halfway, and at rest.
  private let place = CGPoint(x: 160, y: 570)

  @Test(
    "a tap on it sends its action unless the screen leaves, and the screen continues",
    arguments: [DismissalGesture.panDown, .drag], [true, false])
  func tap(_ gesture: DismissalGesture, isPresenting: Bool) {
    var count = 0
    button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    photo.onLoad = { [button] in $0.view.addSubview(button) }
    let timing = TransitionTiming.curve(.linear, duration: 0.5)
    let transition = ModalTransition(LeanEffect(), timing: timing, dismissal: gesture)
    phone.root.present(photo, using: transition)
    if !isPresenting {
      phone.settle()
      photo.dismiss(animated: true)
    }
    phone.simulator.run(for: 0.25)
    let finger = phone.simulator.touchDown(at: place)
    phone.simulator.step()
    #expect(photo.transitionCoordinator?.isInteractive == true, "it is caught")
    #expect(button.isHighlighted == isPresenting && count == 0)
    finger.lift()
    #expect(count == (isPresenting ? 1 : 0), "not a moment later")
    #expect(photo.transitionCoordinator?.isInteractive == false)
    phone.settle()
    #expect(count == (isPresenting ? 1 : 0))
    if isPresenting { phone.expectAtRest(photo) } else { phone.expectAsBefore() }
    phone.expectNoFaults()
  }

  @Test(
    "a finger that moves away sends no action",
    arguments: [DismissalGesture.panDown, .drag])
  func drag(_ gesture: DismissalGesture) {
    var count = 0
    button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    photo.onLoad = { [button] in $0.view.addSubview(button) }
    let timing = TransitionTiming.curve(.linear, duration: 0.5)
    let transition = ModalTransition(LeanEffect(), timing: timing, dismissal: gesture)
    phone.root.present(photo, using: transition)
    phone.simulator.run(for: 0.25)
    let finger = phone.simulator.touchDown(at: place)
    phone.simulator.step()
    #expect(button.isHighlighted)
    phone.move(finger, by: 60)
    finger.lift()
    phone.settle()
    #expect(count == 0)
  }
}
