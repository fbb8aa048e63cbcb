import Testing
import UIKit
import UIKitSimulator

@testable import MatchCut

/// A screen that zooms out of a source which moves as the keyboard disappears, as in a chat.
@MainActor struct KeyboardFollowingTests {
  /// A chat, whose picture is above the keyboard while a field is edited.
  @MainActor private final class Chat {
    let stage: PresentationStage
    let field = UITextField(frame: CGRect(x: 20, y: 20, width: 160, height: 40))
    private var watches: [NotificationWatch] = []

    init(
      _ gesture: DismissalGesture = .drag, variant: Simulator.Variant = .standard,
      removesPresenter: Bool = false, isAnimated: Bool = true
    ) {
      stage = PresentationStage(variant: variant, dismissal: gesture) {
        $0.removesPresenter = removesPresenter
      }
      stage.phone.root.view.addSubview(field)
      picture.center.y += 180
      for (name, move) in [
        (UIResponder.keyboardWillShowNotification, -180.0),
        (UIResponder.keyboardWillHideNotification, 180.0),
      ] {
        watches.append(
          NotificationWatch(ofKeyboard: name, in: stage.simulator.scene) { [picture] in
            UIView.animate(withDuration: isAnimated ? 0.25 : 0) { picture.center.y += move }
          })
      }
      field.becomeFirstResponder()
      stage.phone.settle()
      stage.phone.takeAsInitial()
    }

    var picture: UIView { stage.phone.thumbnail }
    var isKeyboardShown: Bool { !stage.simulator.keyboardFrame.isNull }

    func expectEditing(sourceLocation: SourceLocation = #_sourceLocation) {
      #expect(field.isFirstResponder && isKeyboardShown, sourceLocation: sourceLocation)
      stage.phone.expectAsBefore(sourceLocation: sourceLocation)
      stage.phone.expectNoFaults(sourceLocation: sourceLocation)
    }
  }

  @Test(
    arguments: [
      (DismissalGesture.drag, false), (.panDown, false), (.drag, true), (.panDown, true),
    ],
    Simulator.Variant.ofKeyboards + [.standard])
  func `a zoom begins where its source is drawn`(
    _ choice: (gesture: DismissalGesture, removes: Bool), _ variant: Simulator.Variant
  ) {
    let chat = Chat(choice.gesture, variant: variant, removesPresenter: choice.removes)
    let drawn = chat.stage.simulator.visibleFrame(of: chat.picture)
    #expect(drawn == Phone.thumbnailFrame)
    chat.stage.present()
    chat.stage.simulator.commit()
    #expect(!chat.isKeyboardShown && chat.picture.center.y == drawn.midY + 180)
    // UIKit has moved a presenter that it removes, so it is not known where its views were drawn.
    if !choice.removes || variant == .keptKeyboards {
      #expect(chat.stage.simulator.visibleFrame(of: chat.stage.clip!) == drawn)
    }
    chat.stage.phone.settle()
    chat.stage.phone.pullInVain()
    chat.stage.phone.settle()
    #expect(!chat.isKeyboardShown)
    chat.stage.dismissAndSettle()
    chat.expectEditing()
  }

  @Test(
    arguments: [
      (DismissalGesture.drag, false), (.panDown, false), (.drag, true), (.panDown, true),
    ],
    [Simulator.Variant.standard, .keptKeyboards])
  func `the screen flies to where its source is by then`(
    _ choice: (gesture: DismissalGesture, isPulled: Bool), _ variant: Simulator.Variant
  ) {
    // A presenter that was removed is in no window when UIKit begins to dismiss.
    for removes in variant == .keptKeyboards ? [false, true] : [false] {
      let chat = Chat(choice.gesture, variant: variant, removesPresenter: removes)
      chat.stage.presentAndSettle()
      if choice.isPulled {
        let finger = chat.stage.phone.pull(200)
        chat.stage.simulator.run(for: 0.3)
        #expect(!chat.isKeyboardShown && chat.stage.screen.isBeingDismissed)
        chat.stage.phone.move(finger, by: 100, for: 0.1)
        finger.lift()
      } else {
        chat.stage.screen.dismiss(animated: true)
      }
      let clip = chat.stage.clip!
      let places = chat.stage.simulator.record { chat.stage.phone.settle() }.frames.map {
        ($0.visibleFrame(of: clip), $0.visibleFrame(of: chat.picture))
      }
      let last = places.last { !$0.0.isNull }!
      // The app's curve differs from that of the keyboard.
      #expect(abs(last.0.midY - last.1.midY) < 12, "\(last)")
      #expect(abs(last.1.midY - Phone.thumbnailFrame.midY) < 40, "\(last)")
      chat.expectEditing()
    }
  }

  @Test(arguments: [Simulator.Variant.standard, .keptKeyboards])
  func `a screen that is caught returns without a jump, as the keyboard goes again`(
    _ variant: Simulator.Variant
  ) {
    let chat = Chat(variant: variant)
    chat.stage.presentAndSettle()
    chat.stage.screen.dismiss(animated: true)
    chat.stage.simulator.run(for: 0.1)
    #expect(chat.isKeyboardShown)
    let finger = chat.stage.simulator.touchDown(at: CGPoint(x: 196, y: 400))
    chat.stage.simulator.step()
    chat.stage.simulator.move(finger, by: CGPoint(x: 0, y: -200), steps: 12)
    finger.lift()
    let frames = chat.stage.simulator.record { chat.stage.phone.settle() }.frames.map {
      $0.visibleFrame(of: chat.stage.screen.view)
    }
    #expect(chat.stage.screen.presentingViewController != nil && !chat.isKeyboardShown)
    let steps = zip(frames, frames.dropFirst()).map { abs($0.width - $1.width) }
    #expect(steps.max()! < 60 && frames.last == chat.stage.phone.screen, "\(steps)")
    chat.stage.dismissAndSettle()
    chat.expectEditing()
  }

  @Test(arguments: [false, true])
  func `a source that jumps as the keyboard disappears is still where it was drawn`(
    _ removes: Bool
  ) {
    // Otherwise, UIKit takes the keyboard before anything is arranged.
    let chat = Chat(variant: .keptKeyboards, removesPresenter: removes, isAnimated: false)
    let drawn = chat.stage.simulator.visibleFrame(of: chat.picture)
    chat.stage.present()
    chat.stage.simulator.commit()
    #expect(!chat.isKeyboardShown && chat.picture.center.y == drawn.midY + 180)
    #expect(chat.stage.simulator.visibleFrame(of: chat.stage.clip!) == drawn)
    chat.stage.phone.settle()
    chat.stage.dismissAndSettle()
    chat.expectEditing()
  }

  @Test(arguments: [false, true])
  func `a canceled zoom returns to its source, and the keyboard comes back`(_ isCaught: Bool) {
    let chat = Chat()
    chat.stage.present()
    chat.stage.simulator.run(for: 0.1)
    if isCaught {
      chat.stage.phone.pullToDismiss()
    } else {
      chat.stage.screen.dismissOrReverse()
    }
    chat.stage.phone.settle()
    chat.expectEditing()
  }

  @Test func `without animation, the keyboard goes all the same`() {
    let chat = Chat(isAnimated: false)
    chat.stage.presentAndSettle(animated: false)
    #expect(!chat.isKeyboardShown)
    chat.stage.dismissAndSettle(animated: false)
    chat.expectEditing()
  }

  @Test func `UIKit's own animation ends editing, too`() {
    let chat = Chat()
    let system = ModalTransition { _ in nil }
    chat.stage.phone.root.present(chat.stage.screen, using: system)
    chat.stage.simulator.run(for: 0.1)
    #expect(!chat.isKeyboardShown)
    chat.stage.phone.settle()
    chat.stage.dismissAndSettle()
    chat.expectEditing()
  }

  @Test func `a field that the screen edits as it appears keeps the keyboard`() {
    let chat = Chat()
    let inside = UITextField(frame: CGRect(x: 20, y: 80, width: 160, height: 40))
    chat.stage.screen.view.addSubview(inside)
    chat.stage.screen.onCall = { call, _ in
      if call == .isAppearing { inside.becomeFirstResponder() }
    }
    chat.stage.presentAndSettle()
    #expect(inside.isFirstResponder && chat.isKeyboardShown)
    chat.stage.dismissAndSettle()
    #expect(chat.field.isFirstResponder)
  }

  @Test func `a text that was edited before anything was observed is found`() {
    let chat = Chat()
    let shown = UITextView(frame: CGRect(x: 200, y: 20, width: 160, height: 40))
    chat.stage.phone.root.view.addSubview(shown)
    shown.becomeFirstResponder()
    let known = TextEditing.texts
    TextEditing.texts = []
    // In the first test that runs, it is still true.
    TextEditing.mayHaveMissedText = false
    #expect(TextEditing.knownText(in: chat.stage.phone.window) == nil)
    TextEditing.mayHaveMissedText = true
    #expect(TextEditing.knownText(in: chat.stage.phone.window) === shown)
    #expect(TextEditing.text(in: chat.stage.phone.window) === shown)
    TextEditing.texts = known
  }
}
