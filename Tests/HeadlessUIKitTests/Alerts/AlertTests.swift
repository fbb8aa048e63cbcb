import Testing
import UIKit
import UIKitSimulator

/// Alerts in the middle of the screen.
@MainActor struct AlertTests {
  private let stage = AlertStage()

  @Test func `an alert fades in, in the middle of the safe area, over a dimmed screen`() {
    let alert = stage.alert(actions: [("Cancel", .cancel), ("Delete", .destructive)])
    stage.root.present(alert, animated: true)
    #expect(stage.root.presentedViewController === alert)
    stage.simulator.run(for: 0.15)
    let alpha = stage.simulator.visibleAlpha(of: alert.view)
    #expect(alpha > 0.2 && alpha < 0.9)
    stage.simulator.runUntilIdle()
    let frame = stage.simulator.visibleFrame(of: alert.view)
    #expect(frame.width == 270 && frame.midX == 200)
    // The insets are 59 and 34 points.
    #expect(abs(frame.midY - 412.5) <= 0.5)
    #expect(frame.height > 100 && frame.height < 160)
    #expect(stage.root.view.window != nil)
    #expect(stage.simulator.faults.isEmpty && stage.simulator.hints.isEmpty)
  }

  @Test func `two buttons stand side by side, more below each other, and cancel is first or last`()
  {
    let pair = stage.alert(actions: [("OK", .default), ("Cancel", .cancel)])
    stage.present(pair)
    #expect(stage.frame("Cancel", of: pair).maxX == stage.frame("OK", of: pair).minX)
    #expect(stage.frame("Cancel", of: pair).minY == stage.frame("OK", of: pair).minY)
    pair.dismiss(animated: false)
    stage.simulator.runUntilIdle()
    let column = stage.alert(actions: [("A", .default), ("Cancel", .cancel), ("B", .default)])
    stage.present(column)
    let tops = ["A", "B", "Cancel"].map { stage.frame($0, of: column).minY }
    #expect(tops[1] - tops[0] == 44 && tops[2] - tops[1] == 44)
    #expect(
      stage.frame("Cancel", of: column).maxY == stage.simulator.visibleFrame(of: column.view).maxY)
  }

  @Test(arguments: [Simulator.Variant.standard, .lateAlertHandlers])
  func `W2: a tapped action dismisses the alert, then its handler is called`(
    variant: Simulator.Variant
  ) {
    let stage = AlertStage(variant)
    let alert = stage.alert(actions: [("Cancel", .cancel), ("OK", .default)])
    stage.present(alert)
    stage.tap("OK", of: alert)
    stage.simulator.run(for: 0.1)
    #expect(stage.calls == [] && alert.isBeingDismissed)
    // A second tap on the way does nothing.
    stage.tap("Cancel", of: alert)
    stage.simulator.runUntilIdle()
    #expect(stage.calls == ["OK"])
    #expect(stage.root.presentedViewController == nil)
    #expect(alert.view.window == nil)
  }

  @Test(arguments: [0, 0.1])
  func `a button that is released while the alert leaves does nothing`(delay: Double) {
    let alert = stage.alert(actions: [("OK", .default)])
    stage.present(alert)
    let frame = stage.frame("OK", of: alert)
    let finger = stage.simulator.touchDown(at: CGPoint(x: frame.midX, y: frame.midY))
    stage.simulator.step()
    alert.dismiss(animated: true)
    stage.simulator.run(for: delay)
    finger.lift()
    stage.simulator.runUntilIdle()
    #expect(stage.root.presentedViewController == nil && stage.calls == [])
    #expect(stage.simulator.faults.isEmpty)
  }

  @Test func `W3: another alert can be presented from a handler`() {
    let second = stage.alert(actions: [("Done", .default)])
    let first = UIAlertController(title: "First", message: nil, preferredStyle: .alert)
    first.addAction(
      UIAlertAction(title: "Next", style: .default) { [root = stage.root] _ in
        root.present(second, animated: true)
      })
    stage.present(first)
    stage.tap("Next", of: first)
    stage.simulator.runUntilIdle()
    #expect(stage.root.presentedViewController === second)
    #expect(stage.simulator.faults.isEmpty)
  }

  @Test func `W1: over a screen that presents, an alert is ignored`() {
    stage.present(stage.alert(actions: [("OK", .default)]))
    let second = stage.alert(actions: [("OK", .default)])
    stage.present(second)
    #expect(stage.simulator.faults.map(\.fact) == ["A11"])
    #expect(second.presentingViewController == nil)
  }

  @Test func `W5: an alert without actions cannot be closed by the user`() {
    let alert = stage.alert(actions: [])
    stage.present(alert)
    #expect(stage.simulator.hints.map(\.fact) == ["W5"])
    stage.simulator.tap(at: CGPoint(x: 20, y: 100))
    stage.simulator.runUntilIdle()
    #expect(stage.root.presentedViewController === alert)
  }

  @Test func `W7: the presenter's dismiss closes the alert, and no handler is called`() {
    let screen = UIViewController()
    screen.modalPresentationStyle = .fullScreen
    stage.root.present(screen, animated: false)
    stage.simulator.runUntilIdle()
    let alert = stage.alert(actions: [("OK", .default)])
    screen.present(alert, animated: true)
    stage.simulator.runUntilIdle()
    screen.dismiss(animated: true)
    stage.simulator.runUntilIdle()
    #expect(stage.root.presentedViewController === screen)
    #expect(screen.presentedViewController == nil && stage.calls == [])
  }

  @Test func `W8: a style and a transitioning delegate are ignored`() {
    let alert = stage.alert(actions: [("OK", .default)])
    let delegate = CountingDelegate()
    alert.modalPresentationStyle = .fullScreen
    alert.transitioningDelegate = delegate
    stage.present(alert)
    #expect(alert.modalPresentationStyle == .overFullScreen)
    #expect(stage.root.view.window != nil && delegate.count == 0)
    #expect(stage.simulator.visibleFrame(of: alert.view).width == 270)
    #expect(stage.simulator.hints.map(\.fact) == ["A4"])
  }

  @Test(arguments: [Simulator.Variant.standard, .touchesBesideAlerts])
  func `W9: an alert cancels the touches`(variant: Simulator.Variant) {
    let stage = AlertStage(variant)
    let pan = UIPanGestureRecognizer()
    stage.root.view.addGestureRecognizer(pan)
    let finger = stage.simulator.touchDown(at: CGPoint(x: 200, y: 300))
    for step in 1...5 {
      finger.move(to: CGPoint(x: 200, y: 300 + 20 * CGFloat(step)))
      stage.simulator.step()
    }
    #expect(pan.state == .changed)
    stage.root.present(stage.alert(actions: [("OK", .default)]), animated: true)
    stage.simulator.run(for: 0.1)
    #expect((pan.state == .changed) == (variant == .touchesBesideAlerts))
    finger.lift()
    stage.simulator.runUntilIdle()
    #expect(pan.state == .possible)
  }

  @Test func `W6: an alert takes the keyboard, and gives it back`() {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    stage.root.view.addSubview(field)
    field.becomeFirstResponder()
    stage.simulator.runUntilIdle()
    let alert = stage.alert(actions: [("OK", .default)])
    stage.present(alert)
    #expect(!field.isFirstResponder)
    stage.tap("OK", of: alert)
    stage.simulator.runUntilIdle()
    #expect(field.isFirstResponder)
  }

  @Test func `a text field has the keyboard, and the alert is above it`() throws {
    let alert = stage.alert(actions: [("Cancel", .cancel), ("Save", .default)])
    alert.addTextField { $0.placeholder = "Name" }
    stage.present(alert)
    let field = try #require(alert.textFields?.first)
    #expect(field.isFirstResponder && field.placeholder == "Name")
    let frame = stage.simulator.visibleFrame(of: alert.view)
    // The keyboard covers 336 of 800 points.
    #expect(frame.maxY < 464 && abs(frame.midY - (59 + 464) / 2) <= 1)
    #expect(stage.simulator.visibleFrame(of: field).width == 238)
    field.resignFirstResponder()
    stage.simulator.run(for: 0.12)
    let moving = stage.simulator.visibleFrame(of: alert.view).midY
    #expect(moving > frame.midY + 10 && moving < 400)
    stage.simulator.runUntilIdle()
    #expect(abs(stage.simulator.visibleFrame(of: alert.view).midY - 412.5) <= 0.5)
    field.becomeFirstResponder()
    stage.simulator.runUntilIdle()
    stage.tap("Save", of: alert)
    stage.simulator.run(for: 0.1)
    // It fades where it is, although the keyboard leaves.
    #expect(stage.simulator.visibleFrame(of: alert.view) == frame)
    stage.simulator.runUntilIdle()
    #expect(stage.calls == ["Save"] && !field.isFirstResponder)
  }

  @Test func `a disabled action is not tapped, until it is enabled`() {
    let alert = stage.alert(actions: [("Cancel", .cancel), ("Save", .default)])
    alert.actions[1].isEnabled = false
    stage.present(alert)
    stage.tap("Save", of: alert)
    stage.simulator.runUntilIdle()
    #expect(stage.root.presentedViewController === alert)
    alert.actions[1].isEnabled = true
    stage.simulator.runUntilIdle()
    stage.tap("Save", of: alert)
    stage.simulator.runUntilIdle()
    #expect(stage.calls == ["Save"])
  }

  @Test func `W10: a second button that cancels, and a text field in a sheet, are faults`() {
    let alert = stage.alert(actions: [("Cancel", .cancel), ("Never", .cancel)])
    #expect(alert.actions.count == 1)
    let sheet = stage.alert(.actionSheet, actions: [])
    sheet.addTextField()
    #expect(sheet.textFields == nil)
    #expect(stage.simulator.faults.map(\.fact) == ["W10", "W10"])
  }

  @Test func `W10: a preferred action that was not added is a fault`() {
    let alert = stage.alert(actions: [("OK", .default)])
    alert.preferredAction = alert.actions[0]
    #expect(stage.simulator.faults.isEmpty)
    alert.preferredAction = UIAlertAction(title: "Late", style: .default)
    #expect(stage.simulator.faults.map(\.fact) == ["W10"])
  }

  @Test func `what changes while the alert is shown is laid out`() {
    let alert = stage.alert(actions: [("OK", .default)])
    stage.present(alert)
    let height = stage.simulator.visibleFrame(of: alert.view).height
    alert.message = String(repeating: "A long message. ", count: 20)
    stage.simulator.runUntilIdle()
    #expect(stage.simulator.visibleFrame(of: alert.view).height > height + 50)
    alert.title = "Another title"
    stage.simulator.runUntilIdle()
    #expect(alert.view.subviews.contains { ($0 as? UILabel)?.text == "Another title" })
    alert.title = nil
    alert.message = nil
    stage.simulator.runUntilIdle()
    #expect(stage.simulator.visibleFrame(of: alert.view).height == 44)
  }

  @Test func `an alert and its actions do not outlive the dismissal`() {
    weak var alert: UIAlertController?
    weak var action: UIAlertAction?
    func show() {
      let shown = stage.alert(actions: [("OK", .default)])
      (alert, action) = (shown, shown.actions.first)
      stage.present(shown)
      stage.tap("OK", of: shown)
    }
    show()
    stage.simulator.runUntilIdle()
    #expect(alert == nil && action == nil && stage.calls == ["OK"])
  }
}

/// Counts the questions for animators.
private final class CountingDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private(set) var count = 0

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    count += 1
    return nil
  }
}
