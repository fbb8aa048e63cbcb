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

    static let all = [Simulator.Variant.standard, .takenKeyboard, .presentersRespond].flatMap {
      variant in
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

    init(_ setting: Setting, isCard: Bool = false) {
      stage = PresentationStage(variant: setting.variant, dismissal: setting.gesture) {
        if isCard { $0.layout = .card() }
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

  @Test func `a card leaves it`() {
    let typing = Typing(
      Setting(variant: .standard, gesture: .drag, removesPresenter: false), isCard: true)
    typing.stage.presentAndSettle()
    #expect(typing.field.isFirstResponder && typing.isKeyboardShown)
    typing.stage.dismissAndSettle()
    #expect(typing.field.isFirstResponder && typing.isKeyboardShown)
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
