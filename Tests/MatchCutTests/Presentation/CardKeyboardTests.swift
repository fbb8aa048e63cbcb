import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// A card with a text field.
@MainActor
struct CardKeyboardTests {
  /// A card that is shown, and a field in it.
  @MainActor
  struct Typing {
    let stage: PresentationStage
    let field = UITextField(frame: CGRect(x: 20, y: 20, width: 160, height: 40))

    init(_ dismissal: DismissalGesture? = nil, variant: Simulator.Variant = .standard) {
      stage = .card(variant: variant, dismissal: dismissal)
      stage.screen.view.addSubview(field)
      stage.presentAndSettle()
    }

    var frame: CGRect { stage.frame }
    /// The frame of the card above the keyboard.
    var raisedFrame: CGRect {
      let top = stage.safeArea.minY
      let center = (top + stage.simulator.keyboardFrame.minY) / 2
      return CGRect(x: stage.cardFrame.minX, y: (center - 150).rounded(), width: 200, height: 300)
    }

    func type() {
      field.becomeFirstResponder()
      stage.phone.settle()
    }
  }

  @Test("it moves up and down with the keyboard")
  func avoiding() {
    let typing = Typing()
    #expect(typing.frame == typing.stage.cardFrame)
    typing.field.becomeFirstResponder()
    typing.stage.simulator.run(for: 0.1)
    let raised = typing.raisedFrame
    #expect(typing.frame.minY < typing.stage.cardFrame.minY && typing.frame.minY > raised.minY)
    typing.stage.phone.settle()
    #expect(typing.frame == raised && raised.maxY <= typing.stage.simulator.keyboardFrame.minY)
    typing.field.resignFirstResponder()
    typing.stage.phone.settle()
    #expect(typing.frame == typing.stage.cardFrame)
    typing.stage.dismissAndSettle()
    typing.stage.phone.expectAsBefore()
    typing.stage.phone.expectNoFaults()
  }

  @Test("a card that is too high is limited to the visible space")
  func tooHigh() {
    let typing = Typing()
    typing.stage.screen.preferredContentSize = CGSize(width: 200, height: 700)
    typing.stage.phone.settle()
    typing.type()
    let room = typing.stage.simulator.keyboardFrame.minY - typing.stage.safeArea.minY
    #expect(typing.frame.height == room - 32)
    typing.stage.dismissAndSettle()
    typing.stage.phone.expectAsBefore()
  }

  @Test(
    "after a canceled dismissal the field has the keyboard again, and the card is above it",
    arguments: [DismissalGesture.panDown, .drag], [false, true])
  func cancelled(_ gesture: DismissalGesture, hidesKeyboard: Bool) {
    let typing = Typing(gesture, variant: hidesKeyboard ? .hiddenKeyboards : .standard)
    typing.type()
    let raised = typing.frame
    let start = CGPoint(x: raised.midX, y: raised.minY + 120)
    let finger = typing.stage.simulator.touchDown(at: start)
    typing.stage.simulator.step()
    typing.stage.phone.move(finger, by: 70)
    #expect(typing.stage.screen.isBeingDismissed)
    #expect(typing.field.isFirstResponder != hidesKeyboard)
    typing.stage.simulator.run(for: 0.3)
    finger.lift()
    let recording = typing.stage.simulator.record { typing.stage.phone.settle() }
    #expect(typing.field.isFirstResponder)
    #expect(typing.frame == raised)
    // It returns to its former place, and nowhere else.
    let lowest = recording.frames.map { $0.visibleFrame(of: typing.stage.screen.view).midY }
    #expect((lowest.min() ?? 0) > raised.midY - 4)
    // Once there, it does not move down and up again.
    let landed = lowest.drop { $0 > raised.midY + 1 }
    #expect(!landed.isEmpty && landed.allSatisfy { $0 < raised.midY + 4 })
    typing.stage.dismissAndSettle()
    typing.stage.phone.expectAsBefore()
    typing.stage.phone.expectNoFaults()
  }

  @Test("a dismissal of the card hides the keyboard")
  func dismissed() {
    let typing = Typing()
    typing.type()
    typing.stage.dismissAndSettle()
    #expect(typing.stage.simulator.keyboardFrame.isNull)
    typing.stage.phone.expectAsBefore()
  }

  @Test(
    "a card that opens while the keyboard is up is above it for its own field, too",
    arguments: Simulator.Variant.all + Simulator.Variant.ofKeyboards, FocusTime.allCases)
  func openedAbove(_ variant: Simulator.Variant, _ time: FocusTime) {
    for isSheet in [false, true] {
      let stage = isSheet ? PresentationStage.sheet(variant: variant) : .card(variant: variant)
      let behind = UITextField(frame: CGRect(x: 20, y: 60, width: 160, height: 40))
      let inside = UITextField(frame: CGRect(x: 20, y: 220, width: 160, height: 40))
      stage.phone.root.view.addSubview(behind)
      stage.screen.view.addSubview(inside)
      let rest = isSheet ? stage.restTop : stage.cardFrame.minY
      behind.becomeFirstResponder()
      stage.phone.settle()
      stage.phone.takeAsInitial()
      let keyboard = stage.simulator.keyboardFrame
      if time == .atOnce {
        stage.screen.onCall = { call, _ in
          if call == .isAppearing { inside.becomeFirstResponder() }
        }
      }
      stage.present()
      stage.simulator.run(for: 0.1)
      if time == .inFlight { inside.becomeFirstResponder() }
      stage.phone.settle()
      if time == .atRest {
        let isKept = behind.isFirstResponder
        #expect(isKept == (variant == .keptKeyboards))
        #expect((stage.frame.minY == rest) != isKept)
        inside.becomeFirstResponder()
        stage.phone.settle()
      }
      #expect(inside.isFirstResponder && stage.simulator.keyboardFrame == keyboard)
      let place = stage.simulator.visibleFrame(of: inside)
      #expect(place.maxY <= keyboard.minY && place.minY > stage.safeArea.minY)
      inside.resignFirstResponder()
      stage.phone.settle()
      #expect(stage.frame.minY == rest)
      stage.dismissAndSettle()
      #expect(behind.isFirstResponder == (variant != .keptKeyboards))
      stage.phone.expectAsBefore()
      stage.phone.expectNoFaults()
    }
  }

  @Test(
    "a keyboard that has gone covers nothing, even once the window has grown",
    arguments: [false, true], [false, true])
  func gone(opensLater: Bool, waits: Bool) {
    let stage = PresentationStage.card()
    let field = UITextField(frame: CGRect(x: 20, y: 60, width: 160, height: 40))
    (opensLater ? stage.phone.root : stage.screen).view.addSubview(field)
    stage.simulator.resize(to: CGSize(width: 393, height: 667))
    if !opensLater { stage.presentAndSettle() }
    field.becomeFirstResponder()
    stage.phone.settle()
    field.resignFirstResponder()
    if waits { stage.phone.settle() }
    stage.simulator.resize(to: CGSize(width: 393, height: 852))
    stage.phone.settle()
    if opensLater { stage.presentAndSettle() }
    #expect(stage.frame == stage.cardFrame)
    stage.phone.expectNoFaults()
  }

  enum FocusTime: CaseIterable {
    case atOnce
    case inFlight
    case atRest
  }

  @Test("a card avoids a keyboard that appeared in flight once it is at rest")
  func inFlight() {
    let stage = PresentationStage.card()
    let field = UITextField(frame: CGRect(x: 20, y: 20, width: 160, height: 40))
    stage.screen.onCall = { call, _ in if call == .isAppearing { field.becomeFirstResponder() } }
    stage.screen.view.addSubview(field)
    stage.presentAndSettle()
    #expect(field.isFirstResponder)
    #expect(stage.frame.maxY <= stage.simulator.keyboardFrame.minY)
    stage.dismissAndSettle()
    stage.phone.expectAsBefore()
    stage.phone.expectNoFaults()
  }
}

extension Simulator.Variant {
  /// The ways in which a presentation may hand the keyboard over.
  static let ofKeyboards: [Simulator.Variant] = [.keptKeyboards, .lateKeyboards, .hiddenKeyboards]
}
