import Testing
import UIKitSimulator

@testable import UIKit

@MainActor struct LayoutFactsTests {
  private let stage = ConstrainedStage()
  private var simulator: Simulator { stage.simulator }

  @Test func `AL1: the next layout of the superview overwrites what was set`() {
    let (view, _) = stage.addPinned()
    simulator.commit()
    #expect(view.frame == CGRect(x: 20, y: 100, width: 50, height: 40))
    view.center = .zero
    simulator.commit()
    #expect(view.center == .zero)
    view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    simulator.commit()
    #expect(view.frame == CGRect(x: 20, y: 100, width: 50, height: 40))
    #expect(stage.faults == [])
  }

  @Test func `AL1: bounds are assigned, then the center, before layoutSubviews`() {
    final class Recorder: UIView {
      var calls: [String] = []
      override var bounds: CGRect { didSet { calls.append("bounds \(bounds.width)") } }
      override var center: CGPoint { didSet { calls.append("center \(center.x)") } }
    }
    final class Outer: UIView {
      var inner: Recorder?
      override func layoutSubviews() { inner?.calls.append("layoutSubviews") }
    }
    let outer = Outer(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.root.addSubview(outer)
    let inner = stage.add(Recorder(), to: outer)
    outer.inner = inner
    NSLayoutConstraint.activate(ConstrainedStage.fill(inner, outer))
    simulator.commit()
    // The new bounds mark the superview again (F4b).
    let pass = ["bounds 100.0", "center 50.0", "layoutSubviews"]
    #expect(inner.calls == pass + pass)
  }

  @Test func `AL1: the layer of a constrained view is overwritten, which is a fault`() {
    let (view, _) = stage.addPinned()
    simulator.commit()
    view.layer.position.x += 300
    #expect(stage.faults == ["AL1"])
    stage.root.setNeedsLayout()
    simulator.commit()
    #expect(view.center.x == 45)
  }

  @Test func `AL2: what is set by means of a translated view stays, and others follow`() {
    let anchor = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 30))
    stage.root.addSubview(anchor)
    let view = stage.add()
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: anchor.bottomAnchor, constant: 5),
      view.leftAnchor.constraint(equalTo: anchor.leftAnchor),
      view.widthAnchor.constraint(equalTo: anchor.widthAnchor, multiplier: 2),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    simulator.commit()
    #expect(view.frame == CGRect(x: 10, y: 45, width: 200, height: 10))
    anchor.center.y += 100
    anchor.bounds.size.width = 50
    simulator.commit()
    #expect(anchor.frame == CGRect(x: 35, y: 110, width: 50, height: 30))
    #expect(view.frame == CGRect(x: 35, y: 145, width: 100, height: 10))
    anchor.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    simulator.commit()
    #expect(view.frame == CGRect(x: 0, y: 25, width: 40, height: 10))
  }

  @Test func `AL3: after stopAnimation, others are where the animation would have ended`() {
    let anchor = UIView(frame: CGRect(x: 0, y: 10, width: 100, height: 30))
    stage.root.addSubview(anchor)
    let view = stage.add()
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: anchor.rightAnchor),
      view.topAnchor.constraint(equalTo: anchor.topAnchor),
    ])
    simulator.commit()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { anchor.center.x += 100 }
    animator.startAnimation()
    simulator.run(for: 0.5)
    animator.stopAnimation(true)
    stage.root.setNeedsLayout()
    simulator.commit()
    #expect(abs(anchor.frame.minX - 50) < 2)
    #expect(view.frame.minX == 200)
  }

  @Test func `AL5: the root of a controller hosts the equations of what is inside`() {
    let (view, _) = stage.addPinned()
    simulator.commit()
    #expect(view.layoutHost === stage.root)
    #expect(stage.root.superview?.layoutEngine == nil)
    #expect(simulator.window.layoutEngine == nil)
  }

  @Test func `AL5: the root of a child hosts its own, until constraints place it`() {
    let child = UIViewController(nibName: nil, bundle: nil)
    stage.controller.addChild(child)
    stage.root.addSubview(child.view)
    let (inner, _) = stage.addPinned(to: child.view)
    simulator.commit()
    #expect(inner.layoutHost === child.view)
    child.view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate(ConstrainedStage.fill(child.view, stage.root))
    #expect(inner.layoutHost === stage.root)
    simulator.commit()
    #expect(inner.frame == CGRect(x: 20, y: 100, width: 50, height: 40))
    NSLayoutConstraint.deactivate(stage.root.constraints)
    child.view.translatesAutoresizingMaskIntoConstraints = true
    #expect(inner.layoutHost === child.view)
    child.view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    inner.constraints.first { $0.firstAttribute == .width }?.constant = 60
    simulator.commit()
    #expect(inner.frame.width == 60)
    #expect(stage.faults == [])
  }

  @Test func `AL6: the place of a hosting root is no matter of its equations`() {
    let (view, _) = stage.addPinned()
    simulator.commit()
    stage.root.layer.position.x += 500
    stage.root.setNeedsLayout()
    simulator.commit()
    #expect(stage.root.frame.minX == 500)
    #expect(view.frame.minX == 20)
    let (other, _) = stage.addPinned(y: 200)
    simulator.commit()
    #expect(other.frame.minX == 20)
    #expect(stage.faults == [])
  }

  @Test func `AL7: constraints to a container place a child's root in it`() {
    let child = UIViewController(nibName: nil, bundle: nil)
    stage.controller.addChild(child)
    let view = stage.add(child.view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: stage.root.leftAnchor, constant: 30),
      view.rightAnchor.constraint(equalTo: stage.root.rightAnchor),
      view.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 60),
      view.bottomAnchor.constraint(equalTo: stage.root.bottomAnchor),
    ])
    let (inner, _) = stage.addPinned(to: view)
    simulator.commit()
    #expect(view.frame == CGRect(x: 30, y: 60, width: 363, height: 792))
    #expect(inner.frame == CGRect(x: 20, y: 100, width: 50, height: 40))
  }

  @Test func `AL8: constraints inside of a view do not engage its superview`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let plain = UIView(frame: CGRect(x: 5, y: 5, width: 5, height: 5))
    stage.root.addSubview(outer)
    stage.root.addSubview(plain)
    _ = stage.addPinned(to: outer)
    simulator.commit()
    outer.layer.position.x = 500
    stage.root.setNeedsLayout()
    simulator.commit()
    #expect(outer.center.x == 500)
    #expect(stage.root.constraints.isEmpty)
  }

  @Test func `AL11: a view that changes its superview loses the constraints across the border`() {
    let (view, left) = stage.addPinned()
    let (inner, _) = stage.addPinned(x: 3, y: 4, width: 10, height: 10, to: view)
    simulator.commit()
    let clip = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    stage.root.addSubview(clip)
    clip.addSubview(view)
    #expect(stage.faults == ["AL11"])
    #expect(!left.isActive)
    #expect(stage.root.constraints.isEmpty)
    simulator.commit()
    // Its size, which it holds itself, is left.
    #expect(view.frame == CGRect(x: 0, y: 0, width: 50, height: 40))
    #expect(inner.frame == CGRect(x: 3, y: 4, width: 10, height: 10))
    stage.root.addSubview(view)
    simulator.commit()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 50, height: 40))
    left.isActive = true
    simulator.commit()
    #expect(view.frame == CGRect(x: 20, y: 0, width: 50, height: 40))
  }

  @Test func `AL11: a view that is not translated collapses`() {
    let view = stage.add()
    let inner = stage.add(to: view)
    NSLayoutConstraint.activate(
      ConstrainedStage.fill(view, stage.root) + ConstrainedStage.fill(inner, view))
    simulator.commit()
    #expect(inner.frame.size == CGSize(width: 393, height: 852))
    let leaf = stage.add()
    NSLayoutConstraint.activate(ConstrainedStage.fill(leaf, stage.root))
    simulator.commit()
    let clip = UIView(frame: stage.root.bounds)
    stage.root.addSubview(clip)
    clip.addSubview(view)
    clip.addSubview(leaf)
    simulator.commit()
    #expect(view.frame == .zero)
    #expect(inner.frame == .zero)
    #expect(leaf.frame == .zero)
  }

  @Test func `AL11: within its superview a view keeps its constraints, and without one none`() {
    let (view, left) = stage.addPinned()
    let sibling = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.root.addSubview(sibling)
    stage.root.addSubview(view)
    #expect(left.isActive)
    view.removeFromSuperview()
    #expect(!left.isActive)
    #expect(stage.faults == [])
  }

  @Test func `AL11: what was pinned to the container of a transition ends with it`() throws {
    let screen = UIViewController(nibName: nil, bundle: nil)
    screen.modalPresentationStyle = .overFullScreen
    stage.controller.present(screen, animated: false)
    simulator.runUntilIdle()
    let container = try #require(screen.presentationController?.containerView)
    let (view, left) = stage.addPinned(to: container)
    stage.root.addSubview(view)
    #expect(!left.isActive)
    #expect(stage.faults == [])
    let (other, _) = stage.addPinned(to: container)
    screen.view.addSubview(other)
    #expect(stage.faults == ["AL11"])
  }
}
