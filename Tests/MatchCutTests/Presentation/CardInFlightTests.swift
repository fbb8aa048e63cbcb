import MatchCut
import Testing
import UIKit
import UIKitFilm
import UIKitSimulator

/// Cards and sheets whose size or keyboard changes before their presentation has ended.
@MainActor struct CardInFlightTests {
  @Test(.filmed)
  func `a card that knows its size after its first layout has it from the beginning`() {
    let stage = PresentationStage.card(.coverFromBottom, timing: .curve(.linear, duration: 0.5))
    stage.screen.preferredContentSize = .zero
    let content = SizingView { [weak screen = stage.screen] in
      screen?.preferredContentSize = CGSize(width: 200, height: 300)
    }
    content.frame = stage.screen.view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stage.screen.view.addSubview(content)
    stage.present()
    stage.simulator.run(for: 0.25)
    #expect(stage.frame.width == 200)
    stage.phone.settle()
    #expect(stage.frame == stage.cardFrame)
    stage.phone.expectNoFaults()
  }

  @Test(.filmed, arguments: [true, false])
  func `a change in flight is animated at the end`(isKeyboard: Bool) {
    let stage = PresentationStage.sheet()
    stage.present()
    stage.simulator.run(for: 0.1)
    if isKeyboard {
      stage.field.becomeFirstResponder()
    } else {
      stage.screen.preferredContentSize = CGSize(width: 200, height: 400)
    }
    let recording = stage.simulator.record { stage.phone.settle() }
    let end = stage.phone.screen.maxY - (isKeyboard ? 336 + 300 : 434)
    #expect(stage.top == end)
    let tops = recording.frames.map { $0.visibleFrame(of: stage.screen.view).minY }
    let steps = zip(tops, tops.dropFirst()).map { abs($0 - $1) }
    #expect(tops.contains { abs($0 - stage.restTop) < 1 } && (steps.max() ?? 0) < 80)
    stage.phone.expectNoFaults()
  }

  @Test(.filmed)
  func `what changes in a later transition is used at its end, without an animation`() {
    var frame = CGRect(x: 40, y: 100, width: 200, height: 300)
    let stage = PresentationStage.card(dismissal: .panDown) { $0.layout = .custom { _ in frame } }
    stage.present()
    stage.simulator.run(for: 0.1)
    stage.screen.preferredContentSize = CGSize(width: 10, height: 10)
    stage.phone.settle()
    let finger = stage.phone.pull(60)
    #expect(stage.screen.isBeingDismissed)
    frame.origin.x = 90
    finger.lift()
    let recording = stage.simulator.record { stage.phone.settle() }
    #expect(stage.frame == frame)
    let places = recording.frames.map { $0.visibleFrame(of: stage.screen.view).minX }
    #expect(places.allSatisfy { $0 < 41 || $0 == 90 })
  }

  @Test(.filmed) func `a presentation that is canceled after a change in flight leaves nothing`() {
    let stage = PresentationStage.sheet()
    stage.present()
    stage.simulator.run(for: 0.1)
    stage.screen.preferredContentSize = CGSize(width: 200, height: 400)
    stage.screen.dismissOrReverse()
    stage.phone.settle()
    #expect(stage.phone.root.presentedViewController == nil)
    stage.phone.expectAsBefore()
    stage.phone.expectNoFaults()
  }

  @Test(.filmed, arguments: [true, false])
  func `a keyboard that floats moves no card`(isDocked: Bool) {
    let stage = PresentationStage.card()
    stage.presentAndSettle()
    let keyboard = CGRect(x: 40, y: isDocked ? 516 : 400, width: 313, height: isDocked ? 336 : 250)
    NotificationCenter.default.post(
      name: UIResponder.keyboardWillChangeFrameNotification,
      object: stage.phone.window.windowScene?.screen,
      userInfo: [UIResponder.keyboardFrameEndUserInfoKey: keyboard])
    stage.phone.settle()
    #expect((stage.frame == stage.cardFrame) != isDocked)
  }

  @Test(.filmed) func `the lower corners of a sheet at the edge are square, those of a card round`()
  {
    for isSheet in [true, false] {
      let stage = PresentationStage.card(.coverFromBottom) {
        $0.cornerRadius = 28
        if isSheet { $0.layout = .bottomSheet() }
      }
      stage.presentAndSettle()
      let lower: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
      let corners = stage.clip?.layer.maskedCorners ?? []
      #expect(corners.contains([.layerMinXMinYCorner, .layerMaxXMinYCorner]))
      #expect(corners.intersection(lower) == (isSheet ? [] : lower))
    }
  }

  @Test(.filmed) func `a sheet that zooms is round at all corners in flight`() {
    let stage = PresentationStage.card(.zoom) {
      $0.cornerRadius = 28
      $0.layout = .bottomSheet()
    }
    stage.present()
    stage.simulator.run(for: 0.1)
    #expect(stage.clip?.layer.maskedCorners.rawValue == 0b1111)
    stage.phone.settle()
    #expect(stage.clip?.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
  }

  private final class SizingView: UIView {
    private let onLayout: () -> Void

    init(onLayout: @escaping () -> Void) {
      self.onLayout = onLayout
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      onLayout()
    }
  }
}
