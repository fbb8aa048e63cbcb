import MatchCutSplash
import Testing
@_spi(Simulator) import UIKit
@_spi(Simulator) import UIKitSimulator

/// The keyboard of the app, and of the splash.
@MainActor struct SplashKeyboardTests {
  @Test func `the keyboard is hidden while the app is covered, and comes back`() {
    let stage = RevealStage()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    stage.root.view.addSubview(field)
    stage.simulator.step()
    field.becomeFirstResponder()
    #expect(!stage.simulator.keyboardFrame.isNull)
    stage.reveal?.present()
    #expect(stage.simulator.keyboardFrame.isNull)
    stage.simulator.step()
    stage.dismiss()
    stage.simulator.run(for: 0.3)
    #expect(stage.simulator.keyboardFrame.isNull)
    stage.simulator.runUntilIdle()
    #expect(field.isFirstResponder)
    field.resignFirstResponder()
    stage.expectNothingLeft()
  }

  @Test(arguments: [0, 0.3], [true, false])
  func `a field that asks for the keyboard below the splash gets it at the end`(
    time: Double, isAnimated: Bool
  ) {
    let stage = RevealStage().cover()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    stage.root.view.addSubview(field)
    if time > 0 { stage.dismiss(animated: true) }
    stage.simulator.run(for: time)
    #expect(field.becomeFirstResponder())
    stage.simulator.step()
    #expect(stage.simulator.keyboardFrame.isNull && !field.isFirstResponder)
    stage.simulator.run(for: 0.1)
    #expect(stage.simulator.keyboardFrame.isNull)
    stage.dismiss(animated: isAnimated)
    stage.simulator.runUntilIdle()
    #expect(field.isFirstResponder)
    field.resignFirstResponder()
    stage.expectNothingLeft()
    field.becomeFirstResponder()
    stage.simulator.runUntilIdle()
    #expect(field.isFirstResponder, "a splash that has gone takes nothing")
  }

  @Test func `a field that asks as the splash goes keeps the keyboard`() {
    let stage = RevealStage().cover()
    let field = UITextField()
    stage.root.view.addSubview(field)
    field.becomeFirstResponder()
    stage.dismiss(animated: false)
    stage.simulator.runUntilIdle()
    #expect(field.isFirstResponder)
    #expect(stage.simulator.faults.map(\.description) == [])
  }

  @Test(arguments: [UIModalPresentationStyle.overFullScreen, .pageSheet, .custom])
  func `it stays away from a screen that was presented meanwhile`(
    style: UIModalPresentationStyle
  ) {
    let stage = RevealStage()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    stage.root.view.addSubview(field)
    stage.simulator.step()
    field.becomeFirstResponder()
    stage.cover()
    let screen = UIViewController()
    screen.modalPresentationStyle = style
    stage.root.present(screen, animated: true)
    stage.simulator.runUntilIdle()
    stage.dismiss()
    stage.simulator.runUntilIdle()
    #expect(!field.isFirstResponder && stage.simulator.keyboardFrame.isNull)
    #expect(stage.simulator.faults.map(\.description) == [])
  }

  @Test func `a field of the splash keeps the keyboard`() {
    let stage = RevealStage().cover()
    let passcode = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    stage.splash.view.addSubview(passcode)
    stage.simulator.step()
    passcode.becomeFirstResponder()
    stage.simulator.run(for: 0.1)
    #expect(passcode.isFirstResponder && !stage.simulator.keyboardFrame.isNull)
    passcode.removeFromSuperview()
    stage.dismiss()
    stage.simulator.runUntilIdle()
    #expect(stage.simulator.keyboardFrame.isNull)
    stage.expectNothingLeft()
  }

  @Test(arguments: ["another field", "gone", "reversed"])
  func `the keyboard comes back only if nothing else has happened`(how: String) {
    let stage = RevealStage()
    let fields = [UITextField(), UITextField()]
    for field in fields { stage.root.view.addSubview(field) }
    stage.simulator.step()
    fields[0].becomeFirstResponder()
    stage.cover()
    if how == "another field" { fields[1].becomeFirstResponder() }
    if how == "gone" { fields[0].removeFromSuperview() }
    stage.dismiss()
    stage.simulator.run(for: 0.2)
    if how == "reversed" {
      stage.coverAgain()
      stage.simulator.runUntilIdle()
      #expect(stage.isCovered && stage.simulator.keyboardFrame.isNull)
      stage.dismiss(animated: false)
    }
    stage.simulator.runUntilIdle()
    #expect(fields[0].isFirstResponder == (how == "reversed"))
    #expect(fields[1].isFirstResponder == (how == "another field"))
    #expect(stage.simulator.faults.map(\.description) == [])
  }

  @Test func `the keyboard of another screen takes nothing`() {
    let other = Simulator()
    let stage = RevealStage().cover()
    let responder = KeyView()
    stage.root.view.addSubview(responder)
    responder.becomeFirstResponder()
    func post(on screen: UIScreen) {
      NotificationCenter.default.post(
        name: UIResponder.keyboardWillShowNotification, object: screen)
      stage.simulator.step()
    }
    post(on: other.scene.screen)
    #expect(responder.isFirstResponder)
    post(on: stage.simulator.scene.screen)
    #expect(!responder.isFirstResponder)
    stage.dismiss()
    stage.simulator.runUntilIdle()
    stage.expectNothingLeft()
  }
}

/// A first responder that needs no keyboard.
private final class KeyView: UIView {
  override var canBecomeFirstResponder: Bool { true }
}
