import Testing
@_spi(Simulator) import UIKit
@_spi(Simulator) import UIKitSimulator

@testable import MatchCut

/// What the poses of an effect depend on; rectangles are in the window's coordinates.
struct EffectScene: Sendable {
  var isModal: Bool
  var isRightToLeft = false
  /// Whether the front screen comes, by an animation in which no finger can drag it.
  var isComing = false
  /// Whether UIKit hands over the screen behind; always in a navigation stack.
  var hasBack = false
  /// Where the transition plays.
  var container: CGRect
  /// Where the front screen is at rest.
  var rest: CGRect
  var restRadius: CGFloat = 0
  var source = Phone.thumbnailFrame
  var sourceRadius = Phone.thumbnailRadius

  /// The corner radius of a zoom's screen just off its place.
  var displayRadius: CGFloat { restRadius > 0 || rest != container ? restRadius : 55 }

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

  /// The alpha of a screen at a part of its fade.
  static func alpha(at part: CGFloat) -> CGFloat { CGFloat.hidden.interpolated(to: 1, at: part) }

  /// The look with the front screen elsewhere.
  func shifted(by shift: CGPoint) -> EffectLook {
    var look = self
    look.frame = frame.offsetBy(dx: shift.x, dy: shift.y)
    return look
  }
}

/// A stage on which a screen appears and disappears, in front of another one.
@MainActor protocol EffectStage {
  var phone: Phone { get }
  /// The screen that appears and disappears.
  var front: Screen { get }
  var scene: EffectScene { get }
}

extension EffectStage {
  /// Expects that in each frame one of the screens fills the window, unless the effect moves or
  /// fades both.
  func expectNeverEmpty(
    _ recording: Recording, of effect: TestEffect,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    if effect.movesBack, scene.hasBack { return }
    recording.expectNeverEmpty([phone.root.view, front.view], sourceLocation: sourceLocation)
  }

  /// Expects to see now what an effect shows at a progress from away to settled; in the
  /// stage's scene unless it has been another one.
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

  /// Expects to see in a frame what an effect shows at a progress from away to settled, with
  /// the front screen shifted by points; of that alone once the others may be as they were.
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

  /// What a frame shows.
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
  /// The alpha of a view that the kit has hidden, or begins to fade in.
  static let hidden: CGFloat = 3 / 128
}
