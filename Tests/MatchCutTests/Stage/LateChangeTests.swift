import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// An effect that keeps the stage, to use it too late.
private struct KeepingEffect: TransitionEffect {
  let keep: @MainActor @Sendable (TransitionStage) -> Void

  func arrange(_ stage: TransitionStage) {
    stage.set(\.alpha, of: stage.front, away: 0.1)
    keep(stage)
  }
}

/// The stage takes changes only while an effect arranges it.
@MainActor struct LateChangeTests {
  private final class Box { var stage: TransitionStage? }

  @Test(arguments: [false, true])
  func `views that are added or clipped too late stay where they are`(afterEnd: Bool) {
    let phone = Phone()
    let screen = Screen("screen")
    let box = Box()
    let child = UIView(frame: CGRect(x: 20, y: 300, width: 80, height: 80))
    phone.root.view.addSubview(child)
    phone.takeAsInitial()
    phone.root.present(screen, using: ModalTransition(KeepingEffect { box.stage = $0 }))
    phone.simulator.run(for: 0.1)
    if afterEnd { phone.settle() }
    let added = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let clip = box.stage?.clip(child)
    box.stage?.add(added)
    box.stage?.dimBack(below: screen.view, opacity: 0.5)
    if let clip { box.stage?.add(UIView(), to: clip) }
    #expect(clip?.view === child && clip?.content === child)
    #expect(child.superview === phone.root.view && child.subviews.isEmpty)
    #expect(added.superview == nil)
    phone.settle()
    phone.expectNoFaults()
  }

  @Test func `a picture of a view that is in no window, or in a hidden one, is nil`() {
    let phone = Phone()
    let image = UIImageView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    image.image = UIImage(systemName: "star")
    let hidden = UIView(frame: CGRect(x: 0, y: 300, width: 50, height: 50))
    hidden.isHidden = true
    let inside = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    hidden.addSubview(inside)
    phone.root.view.addSubview(hidden)
    var pictures: [UIView?] = []
    let effect = KeepingEffect { stage in
      pictures = [stage.picture(of: image), stage.picture(of: inside)]
      pictures.append(stage.picture(of: phone.thumbnail))
    }
    phone.root.present(Screen("screen"), using: ModalTransition(effect))
    phone.settle()
    #expect(pictures.map { $0 == nil } == [true, true, false])
    phone.expectNoFaults()
  }

  @Test func `negative corner radii are 0`() {
    let phone = Phone()
    let screen = Screen("screen")
    var layers: [CALayer] = []
    let effect = KeepingEffect { stage in
      let clip = stage.clip(stage.front)
      stage.setCornerRadius(of: clip.view, away: -3, settled: -1)
      stage.addShadow(to: clip, cornerRadius: -10)
      layers = [clip.view.layer] + stage.container.subviews.flatMap(\.subviews).map(\.layer)
    }
    phone.root.present(screen, using: ModalTransition(effect))
    phone.simulator.run(for: 0.1)
    #expect(layers.count > 1 && layers.allSatisfy { $0.cornerRadius >= 0 })
    phone.settle()
    phone.expectNoFaults()
  }
}
