import MatchCutContainers
import Testing
import UIKit
import UIKitSimulator

@testable import MatchCut

/// Animators and sources that do not fit their use.
@MainActor
struct MisusedAnimatorTests {
  @Test(
    "an animator for another operation", arguments: [TransitionOperation.present, .pop, .dismiss])
  func wrongOperation(operation: TransitionOperation) {
    let phone = Phone()
    let screen = Screen("screen")
    let delegate = FixedDelegate(dismissal: TransitionAnimator(.fade, for: operation))
    screen.transitioningDelegate = delegate
    screen.modalPresentationStyle = .custom
    phone.present(screen)
    screen.dismiss(animated: true)
    phone.settle()
    phone.simulator.expectHint(
      operation == .dismiss ? nil : "for .\(operation) animates a .dismiss of Screen and Screen")
  }

  @Test(
    "an animator for another operation in a stack",
    arguments: [
      TransitionOperation.push, .pop, .present,
    ])
  func wrongOperationInStack(operation: TransitionOperation) {
    let phone = Phone { UINavigationController(rootViewController: $0) }
    let delegate = FixedStackDelegate(TransitionAnimator(.fade, for: operation))
    phone.root.navigationController?.delegate = delegate
    phone.root.navigationController?.pushViewController(Screen("photo"), animated: true)
    phone.settle()
    let hints = phone.simulator.hints.map(\.message)
    #expect(hints.contains { $0.contains("animates a .push") } == (operation != .push), "\(hints)")
  }

  /// How a source is used.
  enum SourceUse: CaseIterable {
    case presented, pushed, provided, providedTwice, pushedByProvider, circle, pushedCircle

    @MainActor func effect(from source: ZoomSource) -> any TransitionEffect {
      switch self {
      case .presented, .pushed: .zoom(from: source)
      case .provided, .pushedByProvider: .zoom(from: .provider { _ in source })
      case .providedTwice: .zoom(from: .provider { _ in .provider { _ in source } })
      case .circle, .pushedCircle: .circle(from: source)
      }
    }
  }

  @Test("an animator for another operation between tabs", arguments: TransitionOperation.all)
  func wrongOperationBetweenTabs(operation: TransitionOperation) {
    let delegate = TabDelegate()
    delegate.animator = TransitionAnimator(.fade, for: operation)
    let stage = TabStage(delegate: delegate)
    stage.tap(2)
    stage.settle()
    let isRight = operation == .selectNext || operation == .selectPrevious
    stage.simulator.expectHint(
      isRight ? nil : "for .\(operation) animates a .selectNext or .selectPrevious of Screen")
  }

  @Test("an animator for another operation of a container", arguments: TransitionOperation.all)
  func wrongOperationOfContainer(operation: TransitionOperation) {
    let stage = DriverStage(TransitionAnimator(.fade, for: operation))
    stage.driver.start(stage.context)
    stage.simulator.runUntilIdle()
    stage.simulator.expectHint(operation.isModal ? "animates a .push or .pop or .select" : nil)
  }

  @Test("a modal animator for a stack that is replaced", arguments: [true, false])
  func wrongOperationOfReplacement(isModal: Bool) {
    let phone = Phone { UINavigationController(rootViewController: $0) }
    let delegate = FixedStackDelegate(TransitionAnimator(.fade, for: isModal ? .dismiss : .pop))
    phone.root.navigationController?.delegate = delegate
    phone.root.navigationController?.setViewControllers([Screen("other")], animated: true)
    phone.settle()
    phone.simulator.expectHint(isModal ? "animates a .push or .pop" : nil)
  }

  @Test("an invalid source", arguments: [0, 1, 2, 3, 4, 5, 6], SourceUse.allCases)
  func source(kind: Int, use: SourceUse) {
    let isPush = [.pushed, .pushedByProvider, .pushedCircle].contains(use)
    let phone = Phone { isPush ? UINavigationController(rootViewController: $0) : $0 }
    let view = UIView(frame: Phone.thumbnailFrame)
    let other = UIWindow(frame: phone.screen)
    let words: String?
    var source = ZoomSource.view(view)
    switch kind {
    case 0: words = "is in no window"
    case 1:
      words = "is in another window"
      other.rootViewController = UIViewController()
      other.isHidden = false
      other.addSubview(view)
    case 2:
      words = "is empty"
      view.frame.size = .zero
      phone.root.view.addSubview(view)
    case 3:
      words = "is empty"
      source = .frame(CGRect(x: 10, y: 10, width: 0, height: 40), in: phone.root.view)
    case 4:
      words = "no longer exists"
      source = .view(UIView(frame: Phone.thumbnailFrame))
    case 5:
      words = "no longer exists"
      source = .frame(Phone.thumbnailFrame, in: UIView(frame: phone.screen))
    default:
      words = nil
      source = .provider { _ in nil }
    }
    let screen = Screen("screen")
    let effect = use.effect(from: source)
    for _ in 0..<2 {
      if let navigation = phone.root.navigationController {
        PushTransition(effect).attach(to: navigation)
        navigation.pushViewController(screen, animated: true)
        phone.settle()
        navigation.popViewController(animated: true)
      } else {
        phone.root.present(screen, using: ModalTransition(effect))
        phone.settle()
        screen.dismiss(animated: true)
      }
      phone.settle()
    }
    phone.simulator.expectHint(words)
  }

  @Test(
    "a source that is out of sight, or gone at the dismissal, is not reported",
    arguments: [
      true, false,
    ])
  func sourceOnTheWay(isHidden: Bool) {
    let phone = Phone()
    phone.thumbnail.superview?.isHidden = false
    if isHidden { phone.root.view.subviews.first?.frame.origin.y = 5000 }
    let screen = Screen("screen")
    phone.root.present(screen, using: ModalTransition(.zoom(from: .view(phone.thumbnail))))
    phone.settle()
    phone.thumbnail.removeFromSuperview()
    screen.dismiss(animated: true)
    phone.settle()
    phone.expectNoFaults()
  }
}

/// A delegate with one animator for dismissals.
private final class FixedDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private let dismissal: TransitionAnimator

  init(dismissal: TransitionAnimator) {
    self.dismissal = dismissal
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    dismissal
  }
}

/// A delegate with one animator for everything.
private final class FixedStackDelegate: NSObject, UINavigationControllerDelegate {
  private let animator: TransitionAnimator

  init(_ animator: TransitionAnimator) {
    self.animator = animator
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animator
  }
}
