import Testing
@_spi(Simulator) import UIKit
@_spi(Simulator) import UIKitSimulator

@testable import MatchCut

/// What the poses of an effect depend on; rectangles are in the window's coordinates.
struct EffectScene: Sendable {
  var isModal: Bool
  var isRightToLeft = false
  /// Where the transition plays.
  var container: CGRect
  /// Where the front screen is at rest.
  var rest: CGRect
  var restRadius: CGFloat = 0
  var source = Phone.thumbnailFrame
  var sourceRadius = Phone.thumbnailRadius

  /// What is seen when the front screen is at rest, and leaves its source alone.
  var atRest: EffectLook { EffectLook(frame: rest, cornerRadius: restRadius) }
}

/// What is seen of the screens of a transition.
struct EffectLook {
  /// The front screen, in the window's coordinates, whatever the window cuts off of it.
  var frame: CGRect
  var alpha: CGFloat = 1
  /// In points of the window.
  var cornerRadius: CGFloat = 0
  /// How large the content of the front screen is, compared with its own size.
  var scale: CGFloat = 1
  var sourceAlpha: CGFloat = 1
  /// Where the screen behind is; at rest if that is `nil`.
  var back: CGRect?
  var backAlpha: CGFloat = 1
}

/// A stage on which a screen comes and goes, in front of another one.
@MainActor protocol EffectStage {
  var phone: Phone { get }
  /// The screen that comes and goes.
  var front: Screen { get }
  var scene: EffectScene { get }
}

extension EffectStage {
  /// Expects to see what an effect shows at a part of the way from away to settled.
  func expectFront(
    of effect: TestEffect, at part: CGFloat, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let frame = phone.simulator.record({}).frames.first else {
      Issue.record("nothing is drawn", sourceLocation: sourceLocation)
      return
    }
    let scene = scene
    let look = effect.look(at: part, in: scene)
    func expect(
      _ name: String, _ seen: CGFloat, _ wanted: CGFloat, within tolerance: CGFloat = 0.01
    ) {
      #expect(
        abs(seen - wanted) < tolerance, "\(effect) at \(part): \(name) \(seen), not \(wanted)",
        sourceLocation: sourceLocation)
    }
    func expect(_ name: String, of view: UIView, _ wanted: CGRect) {
      let seen = frame.visibleFrame(of: view)
      let shown = wanted.intersection(scene.container)
      #expect(
        shown.isEmpty ? seen.isEmpty : seen.isClose(to: shown, within: 0.1),
        "\(effect) at \(part): \(name) \(seen), not \(shown)", sourceLocation: sourceLocation)
    }
    expect("frame", of: front.view, look.frame)
    expect("alpha", frame.visibleAlpha(of: front.view), look.alpha)
    expect("corner radius", frame.cornerRadius(of: front.view), look.cornerRadius, within: 0.1)
    expect("scale", frame.scale(of: front.view), look.scale)
    if phone.thumbnail.window != nil {
      expect("the source's alpha", frame.visibleAlpha(of: phone.thumbnail), look.sourceAlpha)
    }
    expect("the back", of: phone.root.view, look.back ?? phone.screen)
    expect("the back's alpha", frame.visibleAlpha(of: phone.root.view), look.backAlpha)
  }
}

@MainActor extension Frame {
  /// The corner radius by which a view is seen, its own or that of a clip around it, in the
  /// window's points.
  func cornerRadius(of view: UIView) -> CGFloat {
    let nodes = [clip(of: view), node(of: view)].compactMap { $0 }
    return nodes.map { CGFloat($0.cornerRadius) * transformToWindow(of: $0).scale }.max() ?? 0
  }

  /// How large a view's content is, compared with its own size.
  func scale(of view: UIView) -> CGFloat {
    node(of: view).map { transformToWindow(of: $0).scale } ?? 1
  }
}

extension CGAffineTransform {
  /// How much the transform enlarges; what it turns is of no matter.
  var scale: CGFloat { hypot(a, b) }
}

extension CGFloat {
  /// The number that is a part of the way to another one.
  func interpolated(to other: CGFloat, at part: CGFloat) -> CGFloat {
    self + (other - self) * part
  }
}

extension CGRect {
  /// The rectangle that is a part of the way to another one.
  func interpolated(to other: CGRect, at part: CGFloat) -> CGRect {
    CGRect(
      x: minX.interpolated(to: other.minX, at: part),
      y: minY.interpolated(to: other.minY, at: part),
      width: width.interpolated(to: other.width, at: part),
      height: height.interpolated(to: other.height, at: part))
  }
}
