import Testing
@_spi(Simulator) import UIKit
@_spi(Simulator) import UIKitSimulator

@testable import MatchCut

/// The input of an effect's poses; rectangles are in the window's coordinates.
struct EffectScene: Sendable {
  var isModal: Bool
  var isRightToLeft = false
  /// Whether the front screen appears, in an animation that no finger can drag.
  var isComing = false
  /// Whether UIKit gives the screen behind to the animator; always in a navigation stack.
  var hasBack = false
  /// The frame of the container.
  var container: CGRect
  /// The frame of the front screen at rest.
  var rest: CGRect
  var restRadius: CGFloat = 0
  var source = Phone.thumbnailFrame
  var sourceRadius = Phone.thumbnailRadius

  /// The corner radius of a zoomed screen beside its place.
  var displayRadius: CGFloat { restRadius > 0 || rest != container ? restRadius : 55 }

  /// The look with the front screen at rest and the source visible.
  var atRest: EffectLook { EffectLook(frame: rest, cornerRadius: restRadius) }
}

/// The visible look of the screens in a transition.
struct EffectLook {
  /// The frame of the front screen, in the window's coordinates, without clipping by the window.
  var frame: CGRect
  var alpha: CGFloat = 1
  /// In points of the window.
  var cornerRadius: CGFloat = 0
  /// The scale of the front screen's content.
  var scale: CGFloat = 1
  var sourceAlpha: CGFloat = 1
  /// The frame of the screen behind; at rest if that is `nil`.
  var back: CGRect?
  var backAlpha: CGFloat = 1

  /// The alpha of a screen at a fraction of its fade.
  static func alpha(at part: CGFloat) -> CGFloat { CGFloat.fading.interpolated(to: 1, at: part) }

  /// The look with the front screen moved.
  func shifted(by shift: CGPoint) -> EffectLook {
    var look = self
    look.frame = frame.offsetBy(dx: shift.x, dy: shift.y)
    return look
  }
}

/// A stage with a screen that appears and disappears in front of another one.
@MainActor protocol EffectStage {
  var phone: Phone { get }
  /// The screen that appears and disappears.
  var front: Screen { get }
  var scene: EffectScene { get }
}

extension EffectStage {
  var simulator: Simulator { phone.simulator }
  /// The arguments of `completeTransition` so far, in order.
  var outcomes: [Bool] { simulator.outcomes }

  /// Expects that in each frame one of the screens fills the window, unless the effect moves or
  /// fades both.
  func expectNeverEmpty(
    _ recording: Recording, of effect: TestEffect,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    if effect.movesBack, scene.hasBack { return }
    recording.expectNeverEmpty([phone.root.view, front.view], sourceLocation: sourceLocation)
  }

  /// Expects the look of an effect at a progress from away to settled; in the stage's scene unless
  /// another one is given.
  func expectFront(
    of effect: TestEffect, at part: CGFloat, in scene: EffectScene? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let frame = phone.simulator.record({}).frames.first else {
      Issue.record("nothing is drawn", sourceLocation: sourceLocation)
      return
    }
    var scene = scene ?? self.scene
    scene.isComing = front.isBeingPresented || front.isMovingToParent
    let differences = seen(in: frame)
      .differences(from: effect.look(at: part, in: scene), at: part, in: scene)
    report(differences, "\(effect) at \(part)", sourceLocation)
  }

  /// Expects the look of an effect in a frame, at a progress from away to settled, with the front
  /// screen moved; only its place if the others may differ.
  func expectFront(
    of effect: TestEffect, at part: CGFloat, shiftedBy shift: CGPoint = .zero, in frame: Frame,
    isComing: Bool = false, isAlone: Bool = false, comment: @autoclosure () -> String = "now",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var scene = scene
    scene.isComing = isComing
    let look = effect.look(at: part, in: scene).shifted(by: shift)
    var differences = seen(in: frame).differences(from: look, at: part, in: scene)
    if isAlone { differences.removeAll(where: \.isOfOthers) }
    report(differences, "\(effect) at \(part), \(comment())", sourceLocation)
  }

  private func report(
    _ differences: [LookDifference], _ comment: @autoclosure () -> String,
    _ sourceLocation: SourceLocation
  ) {
    for difference in differences where difference.size > difference.tolerance {
      Issue.record("\(comment()): \(difference)", sourceLocation: sourceLocation)
    }
  }

  /// The visible look of a frame.
  func seen(in frame: Frame) -> SeenLook {
    SeenLook(
      frame: frame.visibleFrame(of: front.view), alpha: frame.visibleAlpha(of: front.view),
      cornerRadius: frame.cornerRadius(of: front.view), scale: frame.scale(of: front.view),
      back: frame.visibleFrame(of: phone.root.view),
      backAlpha: frame.visibleAlpha(of: phone.root.view),
      sourceAlpha: phone.thumbnail.window == nil
        ? nil : frame.visibleAlpha(of: phone.thumbnail), screen: phone.screen)
  }
}

@MainActor extension Frame {
  /// The visible corner radius of a view or of its clip, in the window's points.
  func cornerRadius(of view: UIView) -> CGFloat {
    let nodes = [clip(of: view), node(of: view)].compactMap { $0 }
    return nodes.map { CGFloat($0.cornerRadius) * transformToWindow(of: $0).scale }.max() ?? 0
  }

  /// The scale of a view's content.
  func scale(of view: UIView) -> CGFloat {
    node(of: view).map { transformToWindow(of: $0).scale } ?? 1
  }
}

extension CGAffineTransform {
  /// The scale of the transform, without its rotation.
  var scale: CGFloat { hypot(a, b) }
}

extension CGFloat {
  /// The number at a fraction of the distance to another one.
  func interpolated(to other: CGFloat, at part: CGFloat) -> CGFloat {
    self + (other - self) * part
  }
}

extension CGRect {
  /// The rectangle at a fraction of the distance to another one.
  func interpolated(to other: CGRect, at part: CGFloat) -> CGRect {
    CGRect(
      x: minX.interpolated(to: other.minX, at: part),
      y: minY.interpolated(to: other.minY, at: part),
      width: width.interpolated(to: other.width, at: part),
      height: height.interpolated(to: other.height, at: part))
  }
}

extension CGFloat {
  /// The alpha of a view that the kit has hidden.
  static let hidden: CGFloat = 1 / 65536
  /// The alpha of one that begins to fade in, or may have glass in it.
  static let fading: CGFloat = 3 / 128
}
