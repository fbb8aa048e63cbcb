import MatchCut
import Testing
@_spi(Simulator) import UIKit
@_spi(Simulator) import UIKitSimulator

/// A disappearance at p looks like an appearance at 1 − p, layer by layer.
///
/// The zoom's does not: out of the source, the system's page grows with its clip; into it, the clip
/// shrinks linearly, as both were measured.
@MainActor
struct MirrorTests {
  private static let linear = TransitionTiming.curve(.linear, duration: 0.5)
  /// The frames of a transition at 60 Hz, without the first and the last one.
  private static let middle = 1...29

  @Test(
    "a dismissal is the presentation reversed",
    arguments: TestEffect.all.filter(\.mirrors), Simulator.Variant.all)
  func modal(_ effect: TestEffect, variant: Simulator.Variant) {
    let phone = Phone(variant: variant)
    let photo = Screen("photo")
    let transition = ModalTransition(
      effect.effect(from: .view(phone.thumbnail)), timing: Self.linear)
    let present = phone.simulator.record {
      phone.root.present(photo, using: transition)
      phone.settle()
    }
    let dismiss = phone.simulator.record {
      phone.root.dismiss(animated: true)
      phone.settle()
    }
    expectMirrored(present, dismiss)
    phone.expectNoFaults()
  }

  @Test(
    "a full-screen dismissal is the presentation reversed, too",
    arguments: TestEffect.all.filter(\.mirrors))
  func fullScreen(_ effect: TestEffect) {
    let phone = Phone()
    let photo = Screen("photo")
    let transition = ModalTransition(
      effect.effect(from: .view(phone.thumbnail)), timing: Self.linear)
    photo.transitioningDelegate = transition
    photo.modalPresentationStyle = .fullScreen
    let present = phone.simulator.record { phone.present(photo) }
    let dismiss = phone.simulator.record {
      phone.root.dismiss(animated: true)
      phone.settle()
    }
    expectMirrored(present, dismiss)
    phone.expectNoFaults()
  }

  @Test("a pop is the push reversed", arguments: NavigationCase.all.filter(\.effect.mirrors))
  func navigation(_ navigationCase: NavigationCase) {
    let stage = NavigationStage(navigationCase, timing: Self.linear)
    let push = stage.simulator.record { stage.pushAndSettle() }
    let pop = stage.simulator.record { stage.popAndSettle() }
    expectMirrored(push, pop)
    stage.phone.expectNoFaults()
  }

  @Test(
    "driven by percentage they mirror each other",
    arguments: NavigationCase.all.filter(\.effect.mirrors))
  func driven(_ navigationCase: NavigationCase) {
    let stage = NavigationStage(navigationCase)
    let parts = Array(stride(from: 0, through: 1, by: 0.05))
    let push = stage.drive { stage.push() }
    let pushed = parts.map { frame(at: $0, of: push, on: stage) }
    push.finish()
    stage.phone.settle()
    let pop = stage.drive { stage.pop() }
    let popped = parts.map { frame(at: $0, of: pop, on: stage) }
    for (part, pair) in zip(parts, zip(pushed, popped.reversed())) {
      expectSame(pair.0, pair.1, "pushed at \(part), popped at \(1 - part)")
    }
    pop.finish()
    stage.phone.settle()
    stage.expectRootShown()
  }

  @Test("a canceled one returns the same way", arguments: TestEffect.all)
  func cancelled(_ effect: TestEffect) {
    let stage = NavigationStage(effect)
    stage.pushAndSettle()
    let driver = stage.drive { stage.pop() }
    driver.completionCurve = .linear
    let out = [0.1, 0.2, 0.3, 0.4].map { frame(at: $0, of: driver, on: stage) }
    let back = stage.simulator.record {
      driver.cancel()
      stage.phone.settle()
    }
    let wayBack = out.reversed().map { layers(of: $0) }
    let seen = back.frames.map { layers(of: $0) }
    for layers in wayBack {
      let nearest = seen.map { $0.distance(to: layers) }.min()
      #expect(nearest.map { $0 < 40 } == true, "\(String(describing: nearest))")
    }
    stage.expectPhotoShown()
  }

  private func frame(
    at part: Double, of driver: UIPercentDrivenInteractiveTransition, on stage: NavigationStage
  ) -> Frame {
    driver.update(part)
    let recording = stage.simulator.record { stage.simulator.step() }
    return recording.frames[recording.frames.count - 1]
  }

  private func expectMirrored(
    _ coming: Recording, _ going: Recording, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for index in Self.middle {
      expectSame(
        coming.frames[index], going.frames[30 - index], "frame \(index) of \(coming.frames.count)",
        sourceLocation: sourceLocation)
    }
  }

  private func expectSame(
    _ frame: Frame, _ other: Frame, _ comment: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let (layers, others) = (layers(of: frame), layers(of: other))
    #expect(
      layers.map(\.name) == others.map(\.name), "\(comment)", sourceLocation: sourceLocation)
    let distance = layers.distance(to: others)
    #expect(distance < 0.05, "\(comment)", sourceLocation: sourceLocation)
  }

  /// The visible layers without the bar, whose cross-fade is UIKit's.
  private func layers(of frame: Frame) -> [RenderNode] {
    let hidden = Set(
      frame.nodes.indices.filter { index in
        let node = frame.nodes[index]
        return node.isHidden || node.bounds.isEmpty || node.name == "UINavigationBar"
      })
    return frame.nodes.indices.filter { index in
      var ancestor = index
      while ancestor >= 0 {
        if hidden.contains(ancestor) { return false }
        ancestor = frame.nodes[ancestor].parent
      }
      return !isLatePicture(frame.nodes[index], in: frame)
    }.map { index in
      var node = frame.nodes[index]
      let holdsPicture = frame.nodes.contains { $0.parent == index && isLatePicture($0, in: frame) }
      if holdsPicture { node.name = "SnapshotView" }
      return node
    }
  }

  /// Whether a picture is in a view that was added a frame earlier, when the screen was not drawn
  /// yet.
  private func isLatePicture(_ node: RenderNode, in frame: Frame) -> Bool {
    guard node.name == "SnapshotView", node.parent >= 0 else { return false }
    let parent = frame.nodes[node.parent]
    return parent.name == "UIView" && parent.bounds.size == node.bounds.size
  }
}

extension [RenderNode] {
  /// The largest difference between a number of a layer and that of its counterpart.
  fileprivate func distance(to others: [RenderNode]) -> Double {
    guard count == others.count else { return .infinity }
    return zip(self, others).flatMap { pair in
      zip(pair.0.numbers, pair.1.numbers).map { abs($0 - $1) }
    }.max() ?? 0
  }
}

extension RenderNode {
  fileprivate var numbers: [Double] {
    let lengths: [CGFloat] = [
      bounds.minX, bounds.minY, bounds.width, bounds.height, position.x, position.y,
      CGFloat(cornerRadius),
    ]
    // A difference of a scale or an opacity is as visible as a length of some points.
    let factors: [CGFloat] = [transform.a, transform.b, transform.c, transform.d, CGFloat(opacity)]
    let weighed = lengths + factors.map { $0 * 100 }
    return weighed.map { Double($0) }
  }
}
