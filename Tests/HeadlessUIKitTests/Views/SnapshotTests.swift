import Testing
import UIKitSimulator

@testable @_spi(Simulator) import UIKit

@MainActor struct SnapshotTests {
  private let simulator = Simulator()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    view.backgroundColor = .red
    simulator.window.addSubview(view)
  }

  private func nodes(of picture: UIView?) -> [RenderNode] {
    guard case .snapshot(let nodes)? = picture?.layer.drawnContent else { return [] }
    return nodes
  }

  @Test func `F7: a view that was never drawn has a blank snapshot`() {
    let picture = view.snapshotView(afterScreenUpdates: false)
    #expect(picture != nil)
    #expect(nodes(of: picture).isEmpty)
    #expect(simulator.faults.map(\.fact) == ["F7"])
    #expect(simulator.faults[0].message.contains("of UIView"))
    #expect(simulator.faults[0].message.contains("wait for the next turn"))
  }

  @Test func `F7: one turn later the snapshot is not blank`() {
    simulator.step()
    let picture = view.snapshotView(afterScreenUpdates: false)
    #expect(nodes(of: picture).map(\.name) == ["UIView"])
    #expect(picture?.bounds.size == view.bounds.size)
    #expect(simulator.faults.isEmpty)
    #expect(simulator.counters.snapshots == 1)
  }

  @Test func `F7: effects are left out, except in a snapshot of the whole window`() {
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    blur.frame = view.bounds
    view.addSubview(blur)
    simulator.step()
    for (pictured, hasEffect) in [(view, false), (simulator.window, true)] as [(UIView, Bool)] {
      let nodes = nodes(of: pictured.snapshotView(afterScreenUpdates: false))
      let effects = nodes.filter { if case .blur = $0.content { true } else { false } }
      #expect(nodes.count > 2 && effects.isEmpty != hasEffect)
    }
  }

  @Test func `F7: with true the view is drawn first`() {
    #expect(!nodes(of: view.snapshotView(afterScreenUpdates: true)).isEmpty)
    #expect(simulator.faults.isEmpty)
  }

  @Test func `F7: a view that was hidden in the same turn is drawn, but not with true`() {
    simulator.step()
    view.isHidden = true
    #expect(!nodes(of: view.snapshotView(afterScreenUpdates: false)).isEmpty)
    #expect(simulator.faults.isEmpty)
    #expect(nodes(of: view.snapshotView(afterScreenUpdates: true)).isEmpty)
    simulator.step()
    #expect(nodes(of: view.snapshotView(afterScreenUpdates: false)).isEmpty)
    #expect(simulator.faults.map(\.fact) == ["F7", "F7"])
  }

  @Test func `F7: a snapshot is of the last frame, whatever has changed since`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    let (shape, gradient, mask) = (CAShapeLayer(), CAGradientLayer(), CALayer())
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil)
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    label.text = "before"
    view.addSubview(label)
    for layer in [shape, gradient] { view.layer.addSublayer(layer) }
    mask.backgroundColor = UIColor.black.cgColor
    mask.frame = view.bounds
    view.layer.mask = mask
    simulator.step()
    let before = nodes(of: view.snapshotView(afterScreenUpdates: false))
    CATransaction.setDisableActions(true)
    view.backgroundColor = .blue
    view.alpha = 0.5
    view.clipsToBounds = true
    view.layer.cornerRadius = 9
    view.layer.borderWidth = 2
    view.layer.shadowOpacity = 1
    view.layer.mask = nil
    label.text = "after"
    label.frame.origin.y = 50
    label.isHidden = true
    shape.path = nil
    gradient.colors = [UIColor.red.cgColor]
    view.addSubview(UIView())
    view.sendSubviewToBack(view.subviews[1])
    label.removeFromSuperview()
    #expect(before.count == 4 && before[0].mask?.count == 1)
    #expect(nodes(of: view.snapshotView(afterScreenUpdates: false)) == before)
    #expect(nodes(of: view.snapshotView(afterScreenUpdates: true)) != before)
    simulator.step()
    let after = nodes(of: view.snapshotView(afterScreenUpdates: false))
    #expect(after.count == 4 && after[0].backgroundColor == UIColor.blue.cgColor.rgba)
    #expect(simulator.faults.isEmpty)
  }

  @Test func `F7: a snapshot is of the last frame, also if its animation was stopped since`() {
    simulator.step()
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.addSubview(inner)
    simulator.step()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { inner.center.x = 95 }
    animator.startAnimation()
    simulator.run(for: 0.5)
    animator.stopAnimation(true)
    inner.center.x = 20
    let picture = nodes(of: view.snapshotView(afterScreenUpdates: false))
    let x = picture.last?.position.x ?? 0
    #expect(x.isAbout(50))
    simulator.step()
    #expect(nodes(of: view.snapshotView(afterScreenUpdates: false)).last?.position.x == 20)
  }

  @Test func `F7: a snapshot has the alpha of the view, and not its transform`() {
    view.alpha = 0.25
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    simulator.step()
    let picture = view.snapshotView(afterScreenUpdates: false)
    #expect(nodes(of: picture).first?.opacity == 0.25)
    #expect(nodes(of: picture).first?.transform == .identity)
    let part = view.resizableSnapshotView(
      from: CGRect(x: 0, y: 0, width: 50, height: 50), afterScreenUpdates: false,
      withCapInsets: .zero)
    #expect(nodes(of: part).map(\.opacity) == [1, 0.25])
  }

  @Test func `F7: a snapshot does not change, and its look cannot be set`() {
    simulator.step()
    let picture = view.snapshotView(afterScreenUpdates: false)
    let before = nodes(of: picture)
    view.backgroundColor = .blue
    picture?.backgroundColor = .green
    simulator.step()
    #expect(nodes(of: picture) == before)
    #expect(before.first?.backgroundColor == UIColor.red.cgColor.rgba)
  }

  @Test func `F7: a snapshot has no subviews`() {
    view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    simulator.step()
    let picture = view.snapshotView(afterScreenUpdates: false)
    #expect(picture?.subviews.isEmpty == true)
    #expect(nodes(of: picture).count == 2)
  }

  @Test func `F7: a snapshot of a snapshot`() {
    simulator.step()
    let picture = view.snapshotView(afterScreenUpdates: false) ?? UIView()
    picture.center.y = 300
    simulator.window.addSubview(picture)
    simulator.step()
    let second = picture.snapshotView(afterScreenUpdates: false)
    guard case .snapshot(let inner)? = nodes(of: second).first?.content else {
      Issue.record("the second picture is blank")
      return
    }
    #expect(inner.map(\.name) == ["UIView"])
    #expect(simulator.faults.isEmpty)
  }

  @Test func `F7: a snapshot shows what is on screen, not the model`() {
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.addSubview(inner)
    simulator.step()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { inner.center.x = 95 }
    simulator.run(for: 0.5)
    let picture = nodes(of: view.snapshotView(afterScreenUpdates: false))
    let x = picture.last?.position.x ?? 0
    #expect(x.isAbout(50))
  }

  @Test func `F7: a snapshot of a part has the size of the part, and is clipped to it`() {
    simulator.step()
    let picture = view.resizableSnapshotView(
      from: CGRect(x: 20, y: 30, width: 40, height: 50), afterScreenUpdates: false,
      withCapInsets: .zero)
    #expect(picture?.bounds.size == CGSize(width: 40, height: 50))
    let nodes = nodes(of: picture)
    #expect(nodes.first?.bounds == CGRect(x: 0, y: 0, width: 40, height: 50))
    #expect(nodes.first?.clips == true && nodes.first?.parent == -1)
    #expect(nodes.dropFirst().first?.position == CGPoint(x: -20, y: -30))
    #expect(nodes.dropFirst().first?.parent == 0)
  }

  @Test func `F7: drawing returns whether there is anything`() {
    #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: false))
    #expect(view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
    simulator.step()
    #expect(view.drawHierarchy(in: view.bounds, afterScreenUpdates: false))
  }
}
