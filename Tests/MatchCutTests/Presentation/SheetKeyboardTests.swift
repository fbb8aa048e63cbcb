import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// A sheet with a text field.
@MainActor
struct SheetKeyboardTests {
  /// The place of the upper edge above the keyboard, which is 336 points high.
  private static let raisedTop: CGFloat = 852 - 336 - 300

  /// A sheet above its keyboard.
  private func typing(variant: Simulator.Variant = .standard) -> PresentationStage {
    let stage = PresentationStage.sheet(variant: variant)
    stage.presentAndSettle()
    stage.field.becomeFirstResponder()
    stage.phone.settle()
    return stage
  }

  /// The top of the sheet in each frame, as long as it is visible.
  private func tops(of stage: PresentationStage, _ changes: () -> Void) -> [CGFloat] {
    stage.simulator.record(changes).frames.map { $0.visibleFrame(of: stage.screen.view) }
      .filter { !$0.isNull }.map(\.minY)
  }

  @Test("the keyboard of an app beside this one leaves it in its place, and brings it down")
  func foreignKeyboard() {
    let stage = PresentationStage.sheet()
    stage.presentAndSettle()
    post(CGRect(x: 0, y: 516, width: 393, height: 336), isLocal: false, on: stage)
    stage.expectShown(at: stage.restTop)
    stage.field.becomeFirstResponder()
    stage.phone.settle()
    stage.expectShown(at: Self.raisedTop)
    // The user switches to the other app, whose keyboard is as high.
    post(CGRect(x: 0, y: 516, width: 393, height: 336), isLocal: false, on: stage)
    stage.expectShown(at: stage.restTop)
  }

  private func post(_ frame: CGRect, isLocal: Bool, on stage: PresentationStage) {
    NotificationCenter.default.post(
      name: UIResponder.keyboardWillChangeFrameNotification,
      object: stage.phone.window.windowScene?.screen,
      userInfo: [
        UIResponder.keyboardFrameEndUserInfoKey: frame,
        UIResponder.keyboardIsLocalUserInfoKey: isLocal,
        UIResponder.keyboardAnimationDurationUserInfoKey: 0.25,
      ])
    stage.phone.settle()
  }

  @Test("it moves up and down with the keyboard, without a jump")
  func avoiding() {
    let stage = PresentationStage.sheet()
    stage.presentAndSettle()
    let up = tops(of: stage) {
      stage.field.becomeFirstResponder()
      stage.phone.settle()
    }
    stage.expectShown(at: Self.raisedTop)
    #expect(stage.simulator.visibleFrame(of: stage.screen.view).maxY == 852)
    #expect(stage.simulator.visibleFrame(of: stage.field).maxY < stage.simulator.keyboardFrame.minY)
    #expect(up == up.sorted(by: >) && up.contains { $0 > 240 && $0 < 500 })
    let down = tops(of: stage) {
      stage.field.resignFirstResponder()
      stage.phone.settle()
    }
    #expect(down == down.sorted() && down.contains { $0 > 240 && $0 < 500 })
    stage.expectShown()
  }

  @Test("the keyboard of another screen leaves it")
  func otherScreen() {
    let stage = PresentationStage.sheet()
    stage.presentAndSettle()
    let other = PresentationStage.sheet()
    other.presentAndSettle()
    other.field.becomeFirstResponder()
    other.phone.settle()
    stage.phone.settle()
    other.expectShown(at: Self.raisedTop)
    stage.expectShown()
  }

  @Test("in another orientation it is above the keyboard of that")
  func turned() {
    let stage = typing()
    let size = CGSize(width: 852, height: 393)
    stage.simulator.resize(to: size)
    stage.phone.settle()
    #expect(stage.simulator.keyboardFrame == CGRect(x: 0, y: 184, width: 852, height: 209))
    #expect(stage.simulator.visibleFrame(of: stage.screen.view).maxY == size.height)
    #expect(stage.simulator.visibleFrame(of: stage.field).maxY < 184)
    #expect(stage.field.isFirstResponder)
    stage.simulator.resize(to: CGSize(width: 393, height: 852))
    stage.phone.settle()
    stage.expectShown(at: Self.raisedTop)
  }

  @Test("pulled while the keyboard is visible, it follows from there", arguments: [true, false])
  func pulled(isLifted: Bool) {
    for variant in Simulator.Variant.all + [.hiddenKeyboards] {
      let stage = typing(variant: variant)
      let finger = stage.pull(to: 150)
      #expect(abs(stage.top - Self.raisedTop - 150) < 0.01)
      #expect(stage.field.isFirstResponder == (variant != .hiddenKeyboards))
      let back = tops(of: stage) {
        if isLifted { stage.rest(finger) } else { finger.cancel() }
        stage.phone.settle()
      }
      #expect(stage.field.isFirstResponder)
      stage.expectShown(at: Self.raisedTop)
      // It moves up to the keyboard, not further, and not down again.
      #expect(back == back.sorted(by: >), "\(back)")
    }
  }

  @Test("half of its height above the keyboard decides", arguments: [(310, false), (326, true)])
  func release(_ distance: CGFloat, _ goes: Bool) {
    let stage = typing()
    let finger = stage.pull(to: distance)
    let frames = tops(of: stage) {
      stage.rest(finger)
      stage.phone.settle()
    }
    if goes {
      #expect(frames == frames.sorted(), "\(frames)")
      stage.expectGone()
    } else {
      #expect(frames == frames.sorted(by: >), "\(frames)")
      stage.expectShown(at: Self.raisedTop)
    }
  }

  @Test("a dismissal hides the keyboard, without a jump", arguments: [true, false])
  func dismissed(isTapped: Bool) {
    let stage = typing()
    let frames = tops(of: stage) {
      if isTapped {
        stage.simulator.tap(at: CGPoint(x: 200, y: 120))
      } else {
        stage.screen.dismiss(animated: true)
      }
      stage.phone.settle()
    }
    #expect(frames == frames.sorted(), "\(frames)")
    stage.expectGone()
  }

  @Test("a finger that is faster than UIKit", arguments: Simulator.Variant.all, [true, false])
  func early(_ variant: Simulator.Variant, isLifted: Bool) {
    let stage = typing(variant: variant)
    let finger = stage.simulator.touchDown(at: CGPoint(x: 200, y: 400))
    for y in [420.0, 500, 640] { finger.move(to: CGPoint(x: 200, y: y)) }
    if isLifted { finger.lift() } else { finger.cancel() }
    stage.phone.settle()
    if isLifted {
      stage.expectGone()
    } else {
      #expect(stage.field.isFirstResponder)
      stage.expectShown(at: Self.raisedTop)
    }
  }

  @Test("caught while it disappears, it returns above the keyboard")
  func caught() {
    let stage = typing()
    stage.screen.dismiss(animated: true)
    stage.simulator.run(for: 0.08)
    let finger = stage.simulator.touchDown(at: CGPoint(x: 200, y: stage.top + 30))
    stage.simulator.step()
    stage.phone.move(finger, by: -40, for: 0.2)
    stage.rest(finger)
    stage.phone.settle()
    stage.expectShown(at: stage.field.isFirstResponder ? Self.raisedTop : stage.restTop)
  }
}
