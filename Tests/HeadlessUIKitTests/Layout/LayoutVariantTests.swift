import Testing
import UIKit
import UIKitSimulator

@MainActor struct LayoutVariantTests {
  private func movedSibling(_ variant: Simulator.Variant) -> CGFloat {
    let stage = ConstrainedStage(variant: variant)
    let plain = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    stage.root.addSubview(plain)
    _ = stage.addPinned()
    stage.simulator.commit()
    plain.layer.position.x += 300
    stage.root.setNeedsLayout()
    stage.simulator.commit()
    return plain.frame.minX
  }

  @Test func `AL4: a layout beside constraints leaves other views, or writes them again`() {
    #expect(movedSibling(.standard) == 305)
    #expect(movedSibling(.rewrittenGeometry) == 5)
  }

  private func movedScreen(_ variant: Simulator.Variant) -> CGFloat {
    let stage = ConstrainedStage(variant: variant)
    stage.root.layer.position.x += 300
    stage.root.superview?.setNeedsLayout()
    stage.simulator.commit()
    return stage.root.frame.minX
  }

  @Test func `AL7: a transition container leaves a screen, or writes it again`() {
    #expect(movedScreen(.standard) == 300)
    #expect(movedScreen(.engagedContainers) == 0)
  }

  private func comingScreen(_ variant: Simulator.Variant) -> CGFloat {
    let simulator = Simulator(variant: variant)
    let stack = UINavigationController(rootViewController: UIViewController())
    simulator.window.rootViewController = stack
    simulator.runUntilIdle()
    let next = UIViewController()
    stack.pushViewController(next, animated: true)
    simulator.step()
    next.view.layer.position.x += 50
    stack.view.setNeedsLayout()
    simulator.step()
    return next.view.frame.minX
  }

  @Test func `B19: a layout of a stack in flight leaves the screen that comes, or places it`() {
    #expect(comingScreen(.standard) == 50)
    #expect(comingScreen(.placedComingScreens) == 0)
  }

  private func topInsetOfMovedLayer(_ variant: Simulator.Variant) -> CGFloat {
    let stage = ConstrainedStage(variant: variant)
    let view = UIView(frame: stage.root.bounds)
    stage.root.addSubview(view)
    stage.simulator.commit()
    view.layer.position.y += 852
    view.setNeedsLayout()
    stage.simulator.commit()
    return view.safeAreaInsets.top
  }

  @Test func `AL12: a layout keeps the insets, or computes them anew`() {
    #expect(topInsetOfMovedLayer(.standard) == 59)
    #expect(topInsetOfMovedLayer(.layoutInsets) == 0)
  }

  private func topInsetsOfChild(_ variant: Simulator.Variant) -> [CGFloat] {
    let stage = ConstrainedStage(variant: variant)
    let child = UIViewController(nibName: nil, bundle: nil)
    stage.controller.addChild(child)
    child.view.frame = stage.root.bounds.offsetBy(dx: 0, dy: 852)
    stage.root.addSubview(child.view)
    var insets = [child.view.safeAreaInsets.top]
    child.view.frame.origin.y = 0
    insets.append(child.view.safeAreaInsets.top)
    child.view.frame.origin.y = 852
    insets.append(child.view.safeAreaInsets.top)
    return insets
  }

  @Test func `AL13: a child outside of its parent has no insets, or keeps those that it had`() {
    #expect(topInsetsOfChild(.standard) == [0, 59, 0])
    #expect(topInsetsOfChild(.insetsOutside) == [0, 59, 59])
  }
}
