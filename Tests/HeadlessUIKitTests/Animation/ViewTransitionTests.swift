import Testing
import UIKit
import UIKitSimulator

@MainActor struct ViewTransitionTests {
  private let simulator = Simulator()
  private let views = (0..<3).map { _ in UIView() }

  init() {
    for view in views.prefix(2) { simulator.window.addSubview(view) }
  }

  @Test func `a view takes the place of another one, and the completion comes after the duration`()
  {
    let end = EndTime()
    UIView.transition(
      from: views[0], to: views[2], duration: 0.5, options: .transitionFlipFromLeft
    ) { [simulator] _ in end.time = simulator.time }
    #expect(simulator.window.subviews.suffix(2) == [views[2], views[1]])
    #expect(views[0].superview == nil)
    #expect(simulator.runUntilIdle())
    #expect(abs((end.time ?? 0) - 0.5) < 0.02)
  }

  @Test func `views are shown and hidden on request`() {
    views[1].isHidden = true
    UIView.transition(
      from: views[0], to: views[1], duration: 0.1, options: .showHideTransitionViews)
    #expect(views[0].isHidden && !views[1].isHidden && views[0].superview != nil)
  }
}

@MainActor private final class EndTime {
  var time: Double?
}
