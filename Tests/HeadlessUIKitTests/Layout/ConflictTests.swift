import Testing
import UIKit
import UIKitSimulator

@MainActor struct ConflictTests {
  private let stage = ConstrainedStage()
  private var simulator: Simulator { stage.simulator }

  @Test func `AL14: a contradiction is reported, and one constraint broken`() {
    let (view, _) = stage.addPinned(width: 50)
    let second = view.widthAnchor.constraint(equalToConstant: 80)
    second.identifier = "second"
    second.isActive = true
    simulator.commit()
    #expect(stage.faults == ["AL14"])
    let message = simulator.faults.first?.message ?? ""
    #expect(message.contains("UIView.width = 50.0;"))
    #expect(message.contains("\"second\" UIView.width = 80.0 is broken"))
    #expect(view.frame.width == 50)
    #expect(second.isActive)
  }

  @Test func `AL14: a broken constraint holds again once nothing contradicts it`() {
    let (view, _) = stage.addPinned(width: 50)
    let first = view.constraints.first { $0.firstAttribute == .width }
    view.widthAnchor.constraint(equalToConstant: 80).isActive = true
    simulator.commit()
    first?.isActive = false
    simulator.commit()
    #expect(view.frame.width == 80)
    #expect(stage.faults == ["AL14"])
  }

  @Test func `AL14: margins that do not fit in a size that is too small are a contradiction`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 100))
    stage.root.addSubview(outer)
    let view = stage.add(to: outer)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 20),
      view.rightAnchor.constraint(equalTo: outer.rightAnchor, constant: -20),
    ])
    simulator.commit()
    #expect(stage.faults == ["AL14"])
    #expect(view.frame.width == 0)
    outer.frame.size.width = 100
    simulator.commit()
    #expect(view.frame == CGRect(x: 20, y: 0, width: 60, height: 0))
  }

  @Test func `a constraint of a lower priority gives way without a report`() {
    let (view, _) = stage.addPinned(width: 50)
    let weak = view.widthAnchor.constraint(equalToConstant: 80)
    weak.priority = .defaultHigh
    weak.isActive = true
    simulator.commit()
    #expect(view.frame.width == 50)
    #expect(stage.faults == [])
  }

  @Test func `priorities that need not hold can be changed while active`() {
    let view = stage.add()
    let (narrow, wide) = (
      view.widthAnchor.constraint(equalToConstant: 50),
      view.widthAnchor.constraint(equalToConstant: 80)
    )
    narrow.priority = .init(600)
    wide.priority = .init(500)
    NSLayoutConstraint.activate([narrow, wide])
    simulator.commit()
    #expect(view.frame.width == 50)
    narrow.priority = .init(400)
    simulator.commit()
    #expect(view.frame.width == 80)
    #expect(stage.faults == [])
  }

  @Test func `AL15: a priority cannot be changed to required while active`() {
    let view = stage.add()
    let width = view.widthAnchor.constraint(equalToConstant: 50)
    width.priority = .defaultLow
    width.isActive = true
    width.priority = .required
    #expect(stage.faults == ["AL15"])
  }

  @Test func `AL15: a constraint to a view outside of the hierarchy is refused`() {
    let view = UIView()
    let constraint = view.leftAnchor.constraint(equalTo: stage.root.leftAnchor)
    constraint.isActive = true
    #expect(stage.faults == ["AL15"])
    #expect(!constraint.isActive)
    let (inner, _) = stage.addPinned()
    inner.addConstraint(inner.leftAnchor.constraint(equalTo: stage.root.leftAnchor))
    #expect(stage.faults == ["AL15", "AL15"])
  }

  @Test func `AL15: sides that do not compare are refused`() {
    let view = stage.add()
    let (root, pairs): (UIView, [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)]) =
      (stage.root, [(.left, .leading), (.trailing, .rightMargin), (.width, .left)])
    var constraints = pairs.map { first, second in
      NSLayoutConstraint(
        item: view, attribute: first, relatedBy: .equal, toItem: root, attribute: second,
        multiplier: 1, constant: 0)
    }
    constraints.append(
      NSLayoutConstraint(
        item: view, attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: 5))
    constraints.append(view.widthAnchor.constraint(equalToConstant: .nan))
    NSLayoutConstraint.activate(constraints)
    #expect(stage.faults == Array(repeating: "AL15", count: 5))
    #expect(constraints.allSatisfy { !$0.isActive })
  }

  @Test(
    arguments: [
      (.left, .top), (.bottom, .centerX), (.centerX, .centerY), (.leading, .bottomMargin),
    ] as [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)])
  func `AL15: a horizontal place beside a vertical one raises an exception in the layout`(
    first: NSLayoutConstraint.Attribute, second: NSLayoutConstraint.Attribute
  ) {
    let (view, _) = stage.addPinned()
    let constraint = NSLayoutConstraint(
      item: view, attribute: first, relatedBy: .equal, toItem: stage.root, attribute: second,
      multiplier: 1, constant: 50)
    constraint.isActive = true
    #expect(constraint.isActive && stage.root.constraints.contains(constraint))
    #expect(stage.faults == [])
    simulator.runUntilIdle()
    #expect(stage.faults == ["AL15"])
    #expect(simulator.faults.first?.message.contains("\(first)") == true)
    // It has no part in the equations.
    #expect(view.frame == CGRect(x: 20, y: 100, width: 50, height: 40))
    constraint.isActive = false
    simulator.runUntilIdle()
    #expect(stage.faults == ["AL15"])
  }

  @Test func `AL5: a root that is not translated is a fault when it is presented or pushed`() {
    let screen = UIViewController(nibName: nil, bundle: nil)
    screen.modalPresentationStyle = .fullScreen
    screen.view.translatesAutoresizingMaskIntoConstraints = false
    stage.controller.present(screen, animated: false)
    simulator.runUntilIdle()
    #expect(stage.faults.first == "AL5")
  }

  @Test func `an animated constraint leaves no fault, and neither does its reversal`() {
    let (view, left) = stage.addPinned()
    simulator.commit()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      left.constant = 120
      self.stage.root.layoutIfNeeded()
    }
    animator.startAnimation()
    simulator.run(for: 0.5)
    animator.isReversed = true
    simulator.runUntilIdle()
    #expect(simulator.visibleFrame(of: view).minX == 20)
    #expect(stage.faults == [])
  }
}
