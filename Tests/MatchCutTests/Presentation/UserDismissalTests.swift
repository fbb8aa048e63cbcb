import Testing
import UIKit
import UIKitSimulator

@testable import MatchCut

private struct Cell: CustomStringConvertible, Sendable {
  let request: PresentationStage.Request
  let variant: Simulator.Variant
  var description: String { "\(request), \(variant)" }

  static let all = PresentationStage.Request.allCases.flatMap { request in
    Simulator.Variant.all.map { Cell(request: request, variant: $0) }
  }
}

/// Who requests a dismissal.
private enum Asker: CaseIterable {
  case tap
  case escape
  case finger

  static let pairs = allCases.flatMap { first in
    allCases.filter { $0 != first }.map { [first, $0] }
  }
}

/// The calls of the presentation controller's delegate.
@MainActor
struct UserDismissalTests {
  @Test("should, will and did are called once each", arguments: Cell.all)
  fileprivate func allowed(_ cell: Cell) {
    let stage = PresentationStage.card(variant: cell.variant)
    var hasCoordinator = false
    stage.listener.onWillDismiss = {
      hasCoordinator = $0.presentedViewController.transitionCoordinator != nil
    }
    stage.presentAndSettle()
    stage.ask(cell.request)
    stage.simulator.run(for: 0.1)
    #expect(stage.listener.calls == [.should, .will])
    #expect(hasCoordinator)
    stage.phone.settle()
    #expect(stage.listener.calls == [.should, .will, .did])
    stage.expectDismissed()
  }

  @Test(
    "when it is told that a gesture dismisses, nothing has moved yet",
    arguments: [DismissalGesture.panDown, .drag], [Simulator.Variant.standard, .laterModals])
  func atStart(_ gesture: DismissalGesture, _ variant: Simulator.Variant) {
    let stage = PresentationStage(variant: variant, dismissal: gesture) { _ in }
    var progress: [CGFloat?] = []
    stage.listener.onWillDismiss = {
      progress.append($0.presentedViewController.transitionCoordinator?.percentComplete)
    }
    stage.presentAndSettle()
    let finger = stage.phone.pull(300, for: 0.05)
    stage.simulator.run(for: 0.1)
    #expect(progress == [0])
    #expect(stage.screen.transitionCoordinator.map { $0.percentComplete > 0.1 } == true)
    stage.simulator.rest(finger)
    stage.phone.settle()
  }

  @Test(
    "nothing has moved then either if the finger moves before UIKit starts the dismissal",
    arguments: [DismissalGesture.panDown, .drag], [Simulator.Variant.standard, .laterModals])
  func atLateStart(_ gesture: DismissalGesture, _ variant: Simulator.Variant) {
    let stage = PresentationStage(variant: variant, dismissal: gesture) { _ in }
    var progress: [CGFloat?] = []
    stage.listener.onWillDismiss = {
      progress.append($0.presentedViewController.transitionCoordinator?.percentComplete)
    }
    stage.presentAndSettle()
    let finger = stage.simulator.touchDown(at: CGPoint(x: 200, y: 200))
    stage.simulator.step()
    // In one turn.
    for y in [220, 300, 500] { finger.move(to: CGPoint(x: 200, y: y)) }
    stage.simulator.run(for: 0.1)
    #expect(progress == [0])
    #expect(stage.screen.transitionCoordinator.map { $0.percentComplete > 0.1 } == true)
    stage.simulator.rest(finger)
    stage.phone.settle()
  }

  @Test("dismissals in code do not call the delegate", arguments: Simulator.Variant.all)
  func inCode(_ variant: Simulator.Variant) {
    for isAnimated in [true, false] {
      let stage = PresentationStage.card(variant: variant)
      stage.listener.allows = false
      stage.screen.isModalInPresentation = true
      stage.presentAndSettle()
      stage.dismissAndSettle(animated: isAnimated)
      #expect(stage.listener.calls.isEmpty)
      stage.expectDismissed()
    }
  }

  @Test("isModalInPresentation keeps the screen, and the attempt is reported", arguments: Cell.all)
  fileprivate func held(_ cell: Cell) {
    let stage = PresentationStage.card(variant: cell.variant)
    stage.screen.isModalInPresentation = true
    stage.presentAndSettle()
    stage.ask(cell.request)
    stage.phone.settle()
    stage.expectPresented(at: stage.cardFrame)
    #expect(stage.listener.calls == [.attempt])
    stage.screen.isModalInPresentation = false
    stage.ask(cell.request)
    stage.phone.settle()
    #expect(stage.listener.calls == [.attempt, .should, .will, .did])
    stage.expectDismissed()
  }

  @Test("so does presentationControllerShouldDismiss", arguments: Cell.all)
  fileprivate func refused(_ cell: Cell) {
    let stage = PresentationStage.card(variant: cell.variant)
    stage.listener.allows = false
    stage.presentAndSettle()
    stage.ask(cell.request)
    stage.phone.settle()
    stage.expectPresented(at: stage.cardFrame)
    #expect(stage.listener.calls == [.should, .attempt])
    // A refusal to the user does not affect the app's next dismissal.
    stage.dismissAndSettle()
    #expect(stage.listener.calls == [.should, .attempt])
    stage.expectDismissed()
  }

  @Test("a modal child keeps the screen while it is shown")
  func heldByChild() {
    let stage = PresentationStage.card()
    let navigation = UINavigationController(rootViewController: Screen("first"))
    let second = Screen("second")
    second.isModalInPresentation = true
    navigation.pushViewController(second, animated: false)
    navigation.preferredContentSize = CGSize(width: 200, height: 300)
    stage.phone.root.present(navigation, using: stage.transition)
    stage.phone.settle()
    #expect(!navigation.mayBeDismissedByUser())
    #expect(!second.mayBeDismissedByUser())
    navigation.pushViewController(Screen("third"), animated: false)
    stage.phone.settle()
    #expect(navigation.mayBeDismissedByUser())
  }

  @Test("a screen that is not presented has nothing to dismiss, and nothing is created for it")
  func notPresented() {
    var watched = WeakReferences()
    do {
      let screen = Screen("alone")
      watched.watch(screen, "screen")
      #expect(!screen.mayBeDismissedByUser())
      #expect(screen.presentation == nil)
    }
    watched.expectGone()
  }

  @Test("it works for UIKit's own presentation controllers, too")
  func fullScreen() {
    let phone = Phone()
    let screen = Screen("full screen")
    let listener = DismissalListener()
    screen.modalPresentationStyle = .fullScreen
    phone.root.present(screen, animated: false)
    phone.settle()
    screen.presentationController?.delegate = listener
    screen.isModalInPresentation = true
    #expect(!screen.mayBeDismissedByUser())
    screen.isModalInPresentation = false
    #expect(screen.mayBeDismissedByUser())
    let presentation = screen.presentation
    presentation?.reportUserDismissalStart()
    #expect(listener.calls == [.attempt, .should, .will])
    screen.dismiss(animated: false)
    phone.settle()
    presentation?.reportUserDismissal()
    #expect(listener.calls == [.attempt, .should, .will, .did])
  }

  @Test("a dismissal that an app does not perform is not reported, and the next one replaces it")
  func leftUndone() {
    let stage = PresentationStage.card()
    let screen = Stubborn()
    screen.preferredContentSize = CGSize(width: 200, height: 300)
    stage.phone.root.present(screen, using: stage.transition)
    screen.presentationController?.delegate = stage.listener
    stage.phone.settle()
    stage.tapOutside()
    stage.phone.settle()
    #expect(stage.listener.calls == [.should])
    #expect(screen.mayBeDismissedByUser())
    stage.phone.root.dismiss(animated: true)
    stage.phone.settle()
    #expect(stage.listener.calls == [.should, .should])
    stage.phone.expectAsBefore()
    stage.phone.expectNoFaults()
  }

  @Test("a dismissal that an app defers is still the user's")
  func putOff() {
    let stage = PresentationStage.card()
    let screen = Stubborn()
    screen.preferredContentSize = CGSize(width: 200, height: 300)
    stage.phone.root.present(screen, using: stage.transition)
    screen.presentationController?.delegate = stage.listener
    stage.phone.settle()
    stage.tapOutside()
    stage.simulator.run(for: 1)
    stage.phone.root.dismiss(animated: true)
    stage.phone.settle()
    #expect(stage.listener.calls == [.should, .will, .did])
    stage.phone.expectAsBefore()
  }

  @Test("of two requests in one turn, UIKit gets the first", arguments: Asker.pairs)
  fileprivate func inOneTurn(_ askers: [Asker]) {
    let stage = PresentationStage.card(dismissal: .panDown)
    stage.presentAndSettle()
    let finger = stage.simulator.touchDown(at: stage.cardFrame.center)
    let beside = CGPoint(x: 40, y: 100)
    let other = askers.contains(.tap) ? stage.simulator.touchDown(at: beside) : nil
    stage.simulator.step()
    for asker in askers {
      switch asker {
      case .tap: other?.lift()
      case .escape: _ = stage.performEscape()
      case .finger:
        // With the first movement, the pan begins.
        finger.move(to: CGPoint(x: stage.cardFrame.midX, y: stage.cardFrame.midY + 30))
        finger.move(to: CGPoint(x: stage.cardFrame.midX, y: stage.cardFrame.midY + 400))
      }
    }
    #expect(stage.listener.calls == [.should])
    if askers.first == .finger { stage.simulator.run(for: 0.1) }
    finger.lift()
    stage.phone.settle()
    #expect(stage.listener.calls == [.should, .will, .did])
    stage.expectDismissed()
  }

  @Test("a dismissal that a finger cancels calls willDismiss, not didDismiss")
  func caughtAndTakenBack() {
    let stage = PresentationStage.card(dismissal: .panDown)
    stage.presentAndSettle()
    stage.tapOutside()
    stage.simulator.run(for: 0.1)
    let finger = stage.simulator.touchDown(at: stage.cardFrame.center)
    stage.simulator.step()
    stage.phone.move(finger, by: -300)
    stage.simulator.run(for: 0.3)
    finger.lift()
    stage.phone.settle()
    stage.expectPresented(at: stage.cardFrame)
    #expect(stage.listener.calls == [.should, .will])
    stage.dismissAndSettle()
    #expect(stage.listener.calls == [.should, .will])
    stage.expectDismissed()
  }
}

/// A controller that ignores `dismiss`.
private final class Stubborn: UIViewController {
  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
}
