import Testing
import UIKit
import UIKitSimulator

@MainActor
struct NavigationDelegateTests {
  @Test func `B1: a push while the delegate is asked for an animator is a fault, and follows`() {
    let stage = StackStage(hasDelegate: false)
    let delegate = AskedDelegate()
    let third = UIViewController()
    delegate.onQuestion = { navigation in
      guard !navigation.viewControllers.contains(third) else { return }
      navigation.pushViewController(third, animated: false)
      navigation.view.setNeedsLayout()
      navigation.view.layoutIfNeeded()
    }
    stage.navigation.delegate = delegate
    stage.pushDetail()
    #expect(stage.facts == ["B1"])
    #expect(delegate.questions == 1)
    #expect(stage.navigation.viewControllers == [stage.list, stage.detail, third])
    #expect(third.view.window != nil)
    #expect(third.view.superview?.subviews.count == 1)
    #expect(third.transitionCoordinator == nil)
  }

  @Test(arguments: Simulator.Variant.extended)
  func `L4: the delegate of a stack is not asked without animation`(variant: Simulator.Variant) {
    let stage = StackStage(hasDelegate: false, variant: variant)
    let delegate = AskedDelegate()
    stage.navigation.delegate = delegate
    stage.navigation.pushViewController(stage.detail, animated: false)
    stage.simulator.runUntilIdle()
    stage.navigation.popViewController(animated: false)
    stage.simulator.runUntilIdle()
    #expect(delegate.questions == 0)
    #expect(stage.list.view.window != nil)
  }
}

private final class AskedDelegate: NSObject, UINavigationControllerDelegate {
  private(set) var questions = 0
  var onQuestion: ((UINavigationController) -> Void)?

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    questions += 1
    onQuestion?(navigationController)
    return nil
  }
}
