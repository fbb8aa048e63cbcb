import Testing
import UIKit
import UIKitSimulator

/// A constraint of a layout library: it knows who made it, and counts its changes.
private final class LibraryConstraint: NSLayoutConstraint {
  weak var owner: Pins?
  private(set) var changes = 0

  var label: String? {
    get { identifier }
    set { identifier = newValue }
  }

  override var constant: CGFloat {
    didSet { changes += 1 }
  }

  override var priority: UILayoutPriority {
    didSet { changes += 1 }
  }
}

/// One with an initializer of its own.
private class Ratio: NSLayoutConstraint {
  let note: String

  override init() {
    note = "a ratio"
    super.init()
  }

  convenience init(of view: UIView, width: CGFloat, height: CGFloat) {
    self.init(
      item: view, attribute: .width, relatedBy: .equal, toItem: view, attribute: .height,
      multiplier: width / height, constant: 0)
  }
}

/// What can be pinned.
@MainActor private protocol Pinnable: AnyObject {
  var pinContainer: UIView? { get }
}

extension UIView: Pinnable {
  fileprivate var pinContainer: UIView? { superview }

  fileprivate var pins: Pins { Pins(self) }
}

extension UILayoutGuide: Pinnable {
  fileprivate var pinContainer: UIView? { owningView }

  fileprivate var pins: Pins { Pins(self) }
}

/// Makes the constraints of one view or guide, without an item on the right for lengths.
@MainActor private final class Pins {
  let item: any Pinnable
  private(set) var constraints: [LibraryConstraint] = []

  init(_ item: any Pinnable) { self.item = item }

  @discardableResult
  func make(
    _ attributes: NSLayoutConstraint.Attribute..., to other: (any Pinnable)? = nil,
    at otherAttribute: NSLayoutConstraint.Attribute? = nil,
    by relation: NSLayoutConstraint.Relation = .equal, inset: CGFloat = 0,
    priority: UILayoutPriority = .required
  ) -> Pins {
    (item as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
    for attribute in attributes {
      let isLength = attribute == .width || attribute == .height
      let isFarSide = [.right, .bottom, .trailing].contains(attribute)
      let constraint = LibraryConstraint(
        item: item, attribute: attribute, relatedBy: relation,
        toItem: other ?? (isLength ? nil : item.pinContainer),
        attribute: otherAttribute ?? attribute, multiplier: 1,
        constant: isFarSide ? -inset : inset)
      constraint.priority = priority
      constraint.owner = self
      constraint.label = "\(attribute) of \(constraints.count)"
      constraints.append(constraint)
    }
    return self
  }

  func install() { NSLayoutConstraint.activate(constraints) }

  func remove() {
    NSLayoutConstraint.deactivate(constraints)
    constraints = []
  }
}

/// The other manner: operators between edges.
@MainActor private struct Edge {
  let item: AnyObject
  let attribute: NSLayoutConstraint.Attribute
  var factor: CGFloat = 1
  var distance: CGFloat = 0

  static func == (one: Edge, other: Edge) -> NSLayoutConstraint { relate(one, .equal, other) }
  static func >= (one: Edge, other: Edge) -> NSLayoutConstraint {
    relate(one, .greaterThanOrEqual, other)
  }
  static func == (one: Edge, length: CGFloat) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: one.item, attribute: one.attribute, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: length)
    constraint.isActive = true
    return constraint
  }
  static func + (edge: Edge, distance: CGFloat) -> Edge {
    Edge(
      item: edge.item, attribute: edge.attribute, factor: edge.factor,
      distance: edge.distance + distance)
  }
  static func * (edge: Edge, factor: CGFloat) -> Edge {
    Edge(item: edge.item, attribute: edge.attribute, factor: edge.factor * factor)
  }

  private static func relate(
    _ one: Edge, _ relation: NSLayoutConstraint.Relation, _ other: Edge
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: one.item, attribute: one.attribute, relatedBy: relation, toItem: other.item,
      attribute: other.attribute, multiplier: other.factor, constant: other.distance)
    constraint.isActive = true
    return constraint
  }
}

extension NSObject {
  @MainActor fileprivate func edge(_ attribute: NSLayoutConstraint.Attribute) -> Edge {
    Edge(item: self, attribute: attribute)
  }
}

/// A layout library that subclasses constraints, and adds shorthand to views.
@MainActor struct LayoutLibraryTests {
  private let stage = ConstrainedStage()
  private var simulator: Simulator { stage.simulator }

  @Test func `constraints of a subclass place views and guides`() {
    let (view, guide) = (stage.add(), UILayoutGuide())
    stage.root.addLayoutGuide(guide)
    let inGuide = guide.pins.make(.leading, .top, inset: 12).make(.width, .height, inset: 100)
    let inView = view.pins.make(.leading, .trailing, .top, .bottom, to: guide, inset: 10)
    inGuide.install()
    inView.install()
    simulator.commit()
    #expect(guide.layoutFrame == CGRect(x: 12, y: 12, width: 100, height: 100))
    #expect(view.frame == CGRect(x: 22, y: 22, width: 80, height: 80))
    let held = stage.root.constraints.compactMap { $0 as? LibraryConstraint }
    #expect(held.count == 8 && held.allSatisfy { $0.isActive })
    #expect(held.filter { $0.owner === inGuide }.count == 4)
    #expect(held.first?.label == "leading of 0")
    #expect(held.filter { $0.secondAttribute == .notAnAttribute }.count == 2)
    #expect(simulator.faults.isEmpty)
  }

  @Test func `they can be changed, removed and made again`() throws {
    let view = stage.add()
    let pins = view.pins.make(.left, .top).make(.width, .height, inset: 50)
    pins.install()
    simulator.commit()
    let left = try #require(pins.constraints.first)
    (left.constant, left.priority) = (30, .required)
    simulator.commit()
    #expect(view.frame == CGRect(x: 30, y: 0, width: 50, height: 50))
    #expect(left.changes == 3)
    pins.remove()
    #expect(!left.isActive && stage.root.constraints.isEmpty)
    pins.make(.right, .bottom, inset: 5).make(.width, .height, inset: 20).install()
    simulator.commit()
    #expect(view.frame == CGRect(x: 368, y: 827, width: 20, height: 20))
    #expect(simulator.faults.isEmpty)
  }

  @Test func `in an animation that is reversed, they return`() throws {
    let view = stage.add()
    let pins = view.pins.make(.left, .top).make(.width, .height, inset: 50)
    pins.install()
    simulator.commit()
    let left = try #require(pins.constraints.first)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      left.constant = 100
      stage.root.layoutIfNeeded()
    }
    animator.startAnimation()
    simulator.run(for: 0.5)
    #expect(simulator.visibleFrame(of: view).minX > 40)
    animator.isReversed = true
    simulator.runUntilIdle()
    #expect(simulator.visibleFrame(of: view).minX == 0)
    #expect(simulator.faults.isEmpty)
  }

  @Test func `an initializer of its own, and one without items`() {
    let view = stage.add()
    view.pins.make(.left, .top).make(.height, inset: 30).install()
    let ratio = Ratio(of: view, width: 16, height: 10)
    ratio.isActive = true
    simulator.commit()
    #expect(view.frame.size == CGSize(width: 48, height: 30))
    #expect(ratio.note == "a ratio" && ratio.multiplier == 1.6 && ratio.relation == .equal)
    let empty = LibraryConstraint()
    #expect(empty.firstItem == nil && empty.firstAttribute == .notAnAttribute && !empty.isActive)
  }

  @Test func `operators`() {
    let (view, other) = (stage.add(), stage.add())
    var constraints: [NSLayoutConstraint] = []
    constraints.append(view.edge(.left) == stage.root.edge(.left) + 20)
    constraints.append(view.edge(.top) == stage.root.edge(.top) + 50)
    constraints.append(view.edge(.width) == 60)
    constraints.append(view.edge(.height) == view.edge(.width) * 0.5)
    constraints.append(other.edge(.left) >= view.edge(.right) + 8)
    constraints.append(other.edge(.width) == 10)
    constraints.append(other.edge(.height) == 10)
    constraints.append(other.edge(.top) == view.edge(.bottom))
    simulator.commit()
    #expect(!constraints.contains { !$0.isActive })
    #expect(view.frame == CGRect(x: 20, y: 50, width: 60, height: 30))
    #expect(other.frame.minX >= 88 && other.frame.minY == 80)
    #expect(simulator.faults.isEmpty)
  }

  /// Tests of such libraries have no window, and count the constraints only.
  @Test func `AL15: without a layout, a horizontal place beside a vertical one is taken`() {
    let (container, view) = (UIView(), UIView())
    container.addSubview(view)
    view.pins.make(.left, to: container, at: .top, inset: 50).install()
    #expect(container.constraints.count == 1)
    #expect(simulator.faults.isEmpty)
  }
}
