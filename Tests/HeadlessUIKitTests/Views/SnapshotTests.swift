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

  @Test(arguments: [true, false])
  func `F7: a view that was hidden in the same turn is drawn`(afterUpdates: Bool) {
    simulator.step()
    view.isHidden = true
    #expect(nodes(of: view.snapshotView(afterScreenUpdates: afterUpdates)).isEmpty)
    #expect(simulator.faults.map(\.fact) == ["F7"])
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
