import Testing
import UIKit
import UIKitSimulator

@testable import MatchCut

/// A text that is being edited while another screen is presented.
@MainActor struct EditingBehindTests {
  struct Setting: CustomStringConvertible, Sendable {
    let variant: Simulator.Variant
    let gesture: DismissalGesture
    let removesPresenter: Bool
    var description: String { "\(variant), \(gesture), removes \(removesPresenter)" }

    static let all = [
      Simulator.Variant.standard, .keptKeyboards, .lateKeyboards, .presentersRespond,
    ].flatMap { variant in
      [(DismissalGesture.drag, false), (.panDown, false), (.drag, true), (.panDown, true)].map {
        Setting(variant: variant, gesture: $0.0, removesPresenter: $0.1)
      }
    }
  }

  /// A screen with a field that is being edited, and another one.
  @MainActor private struct Typing {
    let stage: PresentationStage
    let field = UITextField(frame: CGRect(x: 20, y: 420, width: 160, height: 40))
    let other = UITextField(frame: CGRect(x: 20, y: 120, width: 160, height: 40))

    init(_ setting: Setting, layout: PresentationLayout = .fill) {
      stage = PresentationStage(variant: setting.variant, dismissal: setting.gesture) {
        $0.layout = layout
        $0.removesPresenter = setting.removesPresenter
      }
      stage.phone.root.view.addSubview(field)
      stage.phone.root.view.addSubview(other)
      field.becomeFirstResponder()
      stage.phone.settle()
      stage.phone.takeAsInitial()
    }

    var isKeyboardShown: Bool { !stage.simulator.keyboardFrame.isNull }

    func expectEditing(sourceLocation: SourceLocation = #_sourceLocation) {
      #expect(field.isFirstResponder && isKeyboardShown, sourceLocation: sourceLocation)
      stage.phone.expectAsBefore(sourceLocation: sourceLocation)
      stage.phone.expectNoFaults(sourceLocation: sourceLocation)
    }
  }

  @Test(arguments: Setting.all)
  func `the keyboard goes for a screen that fills, and comes back after the dismissal`(
    _ setting: Setting
  ) {
    let typing = Typing(setting)
    typing.stage.present()
    typing.stage.simulator.step()
    #expect(!typing.isKeyboardShown)
    typing.stage.phone.settle()
    #expect(!typing.isKeyboardShown && typing.field.window == nil || !setting.removesPresenter)
    typing.stage.phone.pullInVain()
    typing.stage.phone.settle()
    #expect(!typing.isKeyboardShown && !typing.field.isFirstResponder)
    typing.stage.dismissAndSettle()
    typing.expectEditing()
    // Once more, by a gesture.
    typing.stage.presentAndSettle()
    #expect(!typing.isKeyboardShown)
    typing.stage.phone.pullToDismiss()
    typing.stage.phone.settle()
    typing.expectEditing()
  }

  @Test(arguments: Setting.all, [false, true])
  func `it comes back after a canceled presentation`(_ setting: Setting, _ isCaught: Bool) {
    let typing = Typing(setting)
    typing.stage.present()
    typing.stage.simulator.run(for: 0.1)
    #expect(!typing.isKeyboardShown)
    if isCaught {
      typing.stage.phone.pullToDismiss()
    } else {
      typing.stage.screen.dismissOrReverse()
    }
    typing.stage.phone.settle()
    typing.expectEditing()
  }

  @Test(arguments: [false, true])
  func `it goes and comes back without animation`(_ removes: Bool) {
    let typing = Typing(Setting(variant: .standard, gesture: .drag, removesPresenter: removes))
    typing.stage.presentAndSettle(animated: false)
    #expect(!typing.isKeyboardShown)
    typing.stage.dismissAndSettle(animated: false)
    typing.expectEditing()
  }

  @Test func `a text view gets it back, too`() {
    let typing = Typing(Setting.all[0])
    let text = UITextView(frame: CGRect(x: 200, y: 420, width: 160, height: 90))
    typing.stage.phone.root.view.addSubview(text)
    text.becomeFirstResponder()
    typing.stage.presentAndSettle()
    #expect(!typing.isKeyboardShown)
    typing.stage.dismissAndSettle()
    #expect(text.isFirstResponder && typing.isKeyboardShown)
  }

  @Test(arguments: Simulator.Variant.ofKeyboards + [.standard])
  func `a card leaves it to UIKit`(_ variant: Simulator.Variant) {
    let setting = Setting(variant: variant, gesture: .drag, removesPresenter: false)
    let typing = Typing(setting, layout: .card())
    typing.stage.presentAndSettle()
    #expect(typing.isKeyboardShown == (variant == .keptKeyboards))
    typing.stage.phone.pullInVain()
    typing.stage.phone.settle()
    #expect(typing.isKeyboardShown == (variant == .keptKeyboards))
    typing.stage.dismissAndSettle()
    typing.expectEditing()
  }

  @Test(arguments: Simulator.Variant.ofKeyboards + [.standard], [false, true])
  func `it goes for a custom layout that fills, too`(_ variant: Simulator.Variant, _ isPulled: Bool)
  {
    let setting = Setting(variant: variant, gesture: .drag, removesPresenter: false)
    let typing = Typing(setting, layout: .custom { $0.bounds })
    typing.stage.present()
    typing.stage.simulator.step()
    #expect(!typing.isKeyboardShown)
    typing.stage.phone.settle()
    #expect(!typing.isKeyboardShown && typing.stage.frame == typing.stage.phone.screen)
    if isPulled {
      typing.stage.phone.pullToDismiss()
    } else {
      typing.stage.screen.dismiss(animated: true)
    }
    typing.stage.phone.settle()
    typing.expectEditing()
  }

  @Test(
    arguments: [Simulator.Variant.standard, .keptKeyboards],
    [(DismissalGesture.drag, true), (.panDown, true), (.drag, false), (.panDown, false)])
  func `it comes back with the dismissal, rather than after it`(
    _ variant: Simulator.Variant, _ dismissal: (gesture: DismissalGesture, isPulled: Bool)
  ) {
    let typing = Typing(
      Setting(variant: variant, gesture: dismissal.gesture, removesPresenter: false))
    let inside = UITextField(frame: CGRect(x: 20, y: 80, width: 160, height: 40))
    typing.stage.screen.view.addSubview(inside)
    typing.stage.presentAndSettle()
    inside.becomeFirstResponder()
    typing.stage.phone.settle()
    if dismissal.isPulled {
      let finger = typing.stage.phone.pull(400)
      #expect(inside.isFirstResponder && typing.stage.screen.isBeingDismissed)
      finger.lift()
    } else {
      typing.stage.screen.dismiss(animated: true)
    }
    typing.stage.simulator.step()
    #expect(typing.field.isFirstResponder && typing.isKeyboardShown)
    #expect(typing.stage.screen.isBeingDismissed)
    typing.stage.phone.settle()
    typing.expectEditing()
  }

  @Test(
    arguments: Simulator.Variant.ofKeyboards + [.standard],
    [(true, false), (true, true), (false, false), (false, true)])
  func `a dismissal that is caught and canceled takes it away again`(
    _ variant: Simulator.Variant, _ screen: (fills: Bool, isEdited: Bool)
  ) {
    let (fills, isInside) = screen
    let setting = Setting(variant: variant, gesture: .drag, removesPresenter: false)
    let typing = Typing(setting, layout: fills ? .fill : .card())
    typing.stage.screen.preferredContentSize = CGSize(width: 300, height: 400)
    let inside = UITextField(frame: CGRect(x: 20, y: 80, width: 160, height: 40))
    typing.stage.screen.view.addSubview(inside)
    typing.stage.presentAndSettle()
    if isInside { inside.becomeFirstResponder() }
    typing.stage.phone.settle()
    let isKept = variant == .keptKeyboards && !fills
    let frame = typing.stage.frame
    typing.stage.screen.dismiss(animated: true)
    typing.stage.simulator.run(for: 0.05)
    #expect(typing.field.isFirstResponder == (variant != .lateKeyboards && !(isKept && isInside)))
    let finger = typing.stage.simulator.touchDown(at: CGPoint(x: 196, y: 400))
    typing.stage.simulator.step()
    typing.stage.simulator.move(finger, by: CGPoint(x: 0, y: -200), steps: 12)
    finger.lift()
    typing.stage.phone.settle()
    #expect(typing.stage.phone.root.presentedViewController === typing.stage.screen)
    #expect(inside.isFirstResponder == isInside)
    #expect(typing.field.isFirstResponder == (isKept && !isInside))
    #expect(typing.stage.frame == frame)
    typing.stage.dismissAndSettle()
    #expect(typing.field.isFirstResponder == !(isKept && isInside))
    typing.stage.phone.expectNoFaults()
  }

  @Test(arguments: [Simulator.Variant.standard, .keptKeyboards])
  func `with several screens, it comes back to the lowest one, at once`(
    _ variant: Simulator.Variant
  ) {
    let typing = Typing(Setting(variant: variant, gesture: .drag, removesPresenter: false))
    let inside = UITextField(frame: CGRect(x: 20, y: 80, width: 160, height: 40))
    typing.stage.screen.view.addSubview(inside)
    typing.stage.presentAndSettle()
    inside.becomeFirstResponder()
    let upper = Screen("upper")
    typing.stage.screen.present(upper, using: ModalTransition(.fade))
    typing.stage.phone.settle()
    #expect(!typing.isKeyboardShown)
    var shows = 0
    let watch = NotificationWatch([UIResponder.keyboardWillShowNotification]) { shows += 1 }
    typing.stage.phone.root.dismiss(animated: true)
    typing.stage.phone.settle()
    typing.expectEditing()
    withExtendedLifetime(watch) { #expect(shows == 1) }
  }

  @Test(arguments: Simulator.Variant.all + Simulator.Variant.ofKeyboards)
  func `it stays away from a screen that is presented at the end of the dismissal`(
    _ variant: Simulator.Variant
  ) {
    let typing = Typing(Setting(variant: variant, gesture: .drag, removesPresenter: false))
    typing.stage.presentAndSettle()
    let next = Screen("next")
    typing.stage.screen.dismiss(animated: true) { [root = typing.stage.phone.root] in
      root.present(next, using: ModalTransition(.fade))
    }
    typing.stage.phone.settle()
    #expect(typing.stage.phone.root.presentedViewController === next && !typing.isKeyboardShown)
    typing.stage.phone.expectNoFaults()
  }

  @Test(arguments: [Simulator.Variant.standard, .presentersRespond], [false, true])
  func `a field that the app has chosen meanwhile keeps it`(
    _ variant: Simulator.Variant, _ isBefore: Bool
  ) {
    let typing = Typing(Setting(variant: variant, gesture: .drag, removesPresenter: false))
    typing.stage.presentAndSettle()
    if isBefore {
      typing.stage.screen.onDisappear = { _ in typing.other.becomeFirstResponder() }
    }
    typing.stage.screen.dismiss(animated: true) {
      if !isBefore { typing.other.becomeFirstResponder() }
    }
    typing.stage.phone.settle()
    #expect(typing.other.isFirstResponder)
  }

  @Test func `a field in another window of the scene, such as an alert's, keeps it`() {
    let typing = Typing(Setting.all[0])
    typing.stage.presentAndSettle()
    let alert = UIWindow(windowScene: typing.stage.simulator.scene)
    alert.rootViewController = Screen("alert")
    alert.windowLevel = .alert
    alert.isHidden = false
    let field = UITextField(frame: CGRect(x: 20, y: 80, width: 160, height: 40))
    alert.rootViewController?.view.addSubview(field)
    field.becomeFirstResponder()
    typing.stage.dismissAndSettle()
    #expect(field.isFirstResponder && !typing.field.isFirstResponder)
    alert.isHidden = true
  }

  @Test(arguments: Simulator.Variant.ofKeyboards + [.standard])
  func `a field that the app removes meanwhile is released`(_ variant: Simulator.Variant) {
    // UIKit may leave the keyboard to the kit, which ends editing then.
    let typing = Typing(Setting(variant: variant, gesture: .drag, removesPresenter: false))
    weak var removed: UITextField?
    do {
      let field = UITextField(frame: CGRect(x: 200, y: 420, width: 160, height: 40))
      typing.stage.phone.root.view.addSubview(field)
      field.becomeFirstResponder()
      removed = field
    }
    typing.stage.presentAndSettle()
    #expect(removed != nil)
    removed?.removeFromSuperview()
    #expect(removed == nil)
    typing.stage.dismissAndSettle()
    typing.stage.phone.expectNoFaults()
  }

  @Test func `a field that was edited in the screen, or has gone, changes nothing`() {
    let typing = Typing(Setting.all[0])
    let inside = UITextField(frame: CGRect(x: 20, y: 80, width: 160, height: 40))
    typing.stage.screen.view.addSubview(inside)
    typing.stage.presentAndSettle()
    inside.becomeFirstResponder()
    typing.stage.phone.settle()
    typing.stage.phone.pullInVain()
    typing.stage.phone.settle()
    #expect(inside.isFirstResponder)
    typing.stage.dismissAndSettle()
    #expect(typing.field.isFirstResponder)
    typing.stage.presentAndSettle()
    typing.field.removeFromSuperview()
    typing.stage.dismissAndSettle()
    #expect(!typing.isKeyboardShown)
  }
}
