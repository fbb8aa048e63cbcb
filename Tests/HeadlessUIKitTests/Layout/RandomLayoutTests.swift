import Testing
import UIKit
import UIKitSimulator

/// Random trees whose constraints determine each view: after any changes, the frames satisfy them.
@MainActor struct RandomLayoutTests {
  @Test(arguments: 0..<30)
  func `frames satisfy the constraints after changes of constants, of superviews and of sizes`(
    seed: Int
  ) {
    let tree = RandomTree(seed: UInt64(seed))
    for _ in 0..<40 {
      tree.change()
      tree.stage.simulator.commit()
      #expect(tree.wrongPlaces() == [])
    }
    let faults = tree.stage.simulator.faults.filter { $0.fact != "AL11" }
    #expect(faults == [])
  }
}

@MainActor private final class RandomTree {
  /// A view whose corner is at a distance from that of another, anywhere in the tree.
  @MainActor final class Node {
    let view = UIView()
    var reference: Node?
    var distance = CGPoint.zero
    var size = CGSize.zero
    var constraints: [NSLayoutConstraint] = []

    init() {}
  }

  let stage = ConstrainedStage()
  private let nodes: [Node]
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 7919 &+ 1
    nodes = (0..<8).map { _ in Node() }
    for (index, node) in nodes.enumerated() {
      let outer = index == 0 ? stage.root : nodes[random(index)].view
      node.view.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(node.view)
      renew(node)
    }
  }

  private func random(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % count
  }

  /// Gives a view new constraints to the root or to a view before it in the list.
  private func renew(_ node: Node) {
    NSLayoutConstraint.deactivate(node.constraints)
    let index = nodes.firstIndex { $0 === node } ?? 0
    let choice = random(index + 1)
    node.reference = choice == index ? nil : nodes[choice]
    let other = node.reference?.view ?? stage.root
    node.distance = CGPoint(x: CGFloat(random(90)) / 3, y: CGFloat(random(90)) / 3)
    node.size = CGSize(width: random(100), height: random(100))
    let view = node.view
    node.constraints = [
      view.leftAnchor.constraint(equalTo: other.leftAnchor, constant: node.distance.x),
      view.topAnchor.constraint(equalTo: other.topAnchor, constant: node.distance.y),
      view.widthAnchor.constraint(equalToConstant: node.size.width),
      view.heightAnchor.constraint(equalToConstant: node.size.height),
    ]
    NSLayoutConstraint.activate(node.constraints)
  }

  func change() {
    let index = random(nodes.count)
    let node = nodes[index]
    switch random(6) {
    case 0:
      node.distance.x = CGFloat(random(90)) / 3
      node.constraints[0].constant = node.distance.x
    case 1:
      node.size.height = CGFloat(random(100))
      node.constraints[3].constant = node.size.height
    case 2: renew(node)
    case 3: move(node, at: index)
    case 4:
      // Away, for a turn, and back.
      let outer = node.view.superview
      node.view.removeFromSuperview()
      stage.simulator.commit()
      outer?.addSubview(node.view)
      renewInactive()
    default: stage.root.frame.size.width = CGFloat(300 + random(100))
    }
  }

  private func move(_ node: Node, at index: Int) {
    let outer = index == 0 ? stage.root : nodes[random(index)].view
    guard !outer.isDescendant(of: node.view) else { return }
    outer.addSubview(node.view)
    renewInactive()
  }

  private func renewInactive() {
    for node in nodes where node.constraints.contains(where: { !$0.isActive }) { renew(node) }
  }

  private func corner(of node: Node) -> CGPoint {
    let other = node.reference.map(corner) ?? .zero
    return CGPoint(x: other.x + node.distance.x, y: other.y + node.distance.y)
  }

  /// The views that are not where their constraints say, by their numbers.
  func wrongPlaces() -> [Int] {
    nodes.indices.filter { index in
      let node = nodes[index]
      let seen = node.view.convert(node.view.bounds, to: stage.root)
      let corner = corner(of: node)
      return abs(seen.minX - corner.x) > 0.01 || abs(seen.minY - corner.y) > 0.01
        || node.view.bounds.size != node.size
    }
  }
}
