import Testing
import UIKit
import UIKitSimulator

@testable import MatchCut

/// The keyboard of a screen that fills its container, whose layout does not depend on it.
@MainActor struct KeyboardTests {
  /// A screen with a text field, and another view.
  @MainActor private struct Typing {
    let stage: PresentationStage
    let field = UITextField(frame: CGRect(x: 20, y: 300, width: 160, height: 40))

    private let hidesKeyboard: Bool

    init(_ dismissal: DismissalGesture = .drag, hidesKeyboard: Bool = false) {
      self.hidesKeyboard = hidesKeyboard
      stage = PresentationStage(
        variant: hidesKeyboard ? .hiddenKeyboards : .standard, dismissal: dismissal
      ) { _ in }
      stage.screen.view.addSubview(field)
      stage.presentAndSettle()
    }

    /// Pulls the screen down, and releases it at its place.
    func cancelDismissal() {
      let finger = stage.simulator.touchDown(at: CGPoint(x: 200, y: 120))
      stage.simulator.step()
      stage.phone.move(finger, by: 70)
      #expect(stage.screen.isBeingDismissed)
      #expect(stage.simulator.keyboardFrame.isNull == (hidesKeyboard || !field.isFirstResponder))
      stage.simulator.run(for: 0.3)
      finger.lift()
      stage.phone.settle()
      #expect(!stage.screen.isBeingDismissed)
    }
  }

  @Test(arguments: [DismissalGesture.panDown, .drag], [false, true])
  func `after a canceled dismissal, the field has the keyboard again`(
    _ gesture: DismissalGesture, _ hidesKeyboard: Bool
  ) {
    let typing = Typing(gesture, hidesKeyboard: hidesKeyboard)
    typing.field.becomeFirstResponder()
    typing.stage.phone.settle()
    #expect(typing.stage.frame == typing.stage.phone.screen)
    typing.cancelDismissal()
    #expect(typing.field.isFirstResponder)
    #expect(typing.stage.frame == typing.stage.phone.screen)
    typing.stage.dismissAndSettle()
    typing.stage.phone.expectAsBefore()
    typing.stage.phone.expectNoFaults()
  }

  @Test(arguments: [DismissalGesture.panDown, .drag], [false, true])
  func `a first responder without a keyboard becomes it again`(
    _ gesture: DismissalGesture, _ hidesKeyboard: Bool
  ) {
    let typing = Typing(gesture, hidesKeyboard: hidesKeyboard)
    let view = RespondingView(frame: CGRect(x: 20, y: 400, width: 40, height: 40))
    typing.stage.screen.view.addSubview(view)
    #expect(view.becomeFirstResponder() && typing.stage.simulator.keyboardFrame.isNull)
    typing.cancelDismissal()
    #expect(view.isFirstResponder)
    typing.stage.dismissAndSettle()
    typing.stage.phone.expectAsBefore()
    typing.stage.phone.expectNoFaults()
  }
}

/// The first responder of a screen whose presentation controller is not the kit's.
@MainActor struct FirstResponderTests {
  @Test(arguments: [false, true], [DismissalGesture.panDown, .drag])
  func `after a canceled pull, it is the first responder again`(
    _ isHandWritten: Bool, _ gesture: DismissalGesture
  ) {
    let phone = Phone(variant: .hiddenKeyboards)
    let screen = Screen("screen")
    let field = UITextField(frame: CGRect(x: 20, y: 60, width: 160, height: 40))
    screen.view.addSubview(field)
    let transition = ModalTransition(.slide(from: .bottom), dismissal: gesture)
    let delegate = HandWrittenDelegate(.slide(from: .bottom))
    screen.transitioningDelegate = isHandWritten ? delegate : transition
    screen.modalPresentationStyle = isHandWritten ? .custom : .fullScreen
    phone.present(screen)
    if isHandWritten {
      delegate.pansEverything = true
      let pan = PanDismissInteraction(dismissing: screen)
      delegate.pan = pan
      screen.view.addGestureRecognizer(pan.gestureRecognizer)
    }
    field.becomeFirstResponder()
    let finger = phone.pull(120)
    #expect(screen.isBeingDismissed && !field.isFirstResponder)
    phone.simulator.run(for: 0.3)
    finger.lift()
    phone.settle()
    #expect(phone.root.presentedViewController === screen && field.isFirstResponder)
    phone.pullToDismiss()
    phone.settle()
    #expect(phone.root.presentedViewController == nil && !field.isFirstResponder)
    phone.present(screen)
    #expect(!field.isFirstResponder)
    phone.expectNoFaults()
  }

  @Test func `it observes the keyboard of its screen, and one without a screen`() {
    let (phone, other) = (Phone(), Simulator())
    let keyboard = Keyboard()
    var heights: [CGFloat] = []
    Keyboard.observe()
    keyboard.beginObserving(above: phone.root.view) { heights.append($0.frame.height) }
    func post(_ height: CGFloat, on screen: UIScreen?) {
      let frame = CGRect(x: 0, y: 852 - height, width: 393, height: height)
      NotificationCenter.default.post(
        name: UIResponder.keyboardWillChangeFrameNotification, object: screen,
        userInfo: [UIResponder.keyboardFrameEndUserInfoKey: frame])
    }
    var bottom: CGFloat {
      keyboard.adding(to: .zero, in: phone.root.view, bounds: phone.root.view.bounds).bottom
    }
    post(300, on: phone.simulator.scene.screen)
    post(310, on: other.scene.screen)
    #expect(heights == [300] && bottom == 300)
    // Before iOS 16.1.
    post(320, on: nil)
    #expect(heights == [300, 320] && bottom == 320)
    let hides = UIResponder.keyboardDidHideNotification
    NotificationCenter.default.post(name: hides, object: other.scene.screen)
    #expect(bottom == 320)
    NotificationCenter.default.post(name: hides, object: phone.simulator.scene.screen)
    #expect(bottom == 0)
    phone.root.view.removeFromSuperview()
    withExtendedLifetime(keyboard) { post(330, on: other.scene.screen) }
    #expect(heights == [300, 320, 330])
  }

  @Test func `what observes the keyboard is released while its container is shown`() {
    let phone = Phone()
    var keyboard: Keyboard? = Keyboard()
    weak let observer = keyboard
    keyboard?.beginObserving(above: phone.root.view) { _ in }
    #expect(observer != nil)
    keyboard = nil
    #expect(observer == nil)
  }
}

/// A first responder that needs no keyboard on screen.
private final class RespondingView: UIView {
  override var canBecomeFirstResponder: Bool { true }
}
