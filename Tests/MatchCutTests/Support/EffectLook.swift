import Testing
@_spi(Simulator) import UIKit
@_spi(Simulator) import UIKitSimulator

@testable import MatchCut

/// What the poses of an effect depend on; rectangles are in the window's coordinates.
struct EffectScene: Sendable {
  var isModal: Bool
  var isRightToLeft = false
  /// Whether UIKit hands over the screen behind; always in a navigation stack.
  var hasBack = false
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
  /// Expects that in each frame one of the screens fills the window, unless the effect moves or
  /// fades both.
  func expectNeverEmpty(
    _ recording: Recording, of effect: TestEffect,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    if effect.movesBack, scene.hasBack { return }
    recording.expectNeverEmpty([phone.root.view, front.view], sourceLocation: sourceLocation)
  }

  /// Expects to see now what an effect shows at a part of the way from away to settled; in the
  /// stage's scene unless it has been another one.
  func expectFront(
    of effect: TestEffect, at part: CGFloat, in scene: EffectScene? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let frame = phone.simulator.record({}).frames.first else {
      Issue.record("nothing is drawn", sourceLocation: sourceLocation)
      return
    }
    let differences = differences(of: effect, at: part, in: scene ?? self.scene, frame)
    report(differences, "\(effect) at \(part)", sourceLocation)
  }

  /// Expects to see in a frame what an effect shows at a part of the way from away to settled, with
  /// the front screen shifted by points; of that alone once the others may be as they were.
  func expectFront(
    of effect: TestEffect, at part: CGFloat, shiftedBy shift: CGPoint = .zero, in frame: Frame,
    isAlone: Bool = false, comment: @autoclosure () -> String = "now",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var differences = differences(of: effect, at: part, shiftedBy: shift, in: scene, frame)
    if isAlone { differences.removeAll(where: \.isOfOthers) }
    report(differences, "\(effect) at \(part), \(comment())", sourceLocation)
  }

  private func report(
    _ differences: [LookDifference], _ comment: @autoclosure () -> String,
    _ sourceLocation: SourceLocation
  ) {
    for difference in differences where difference.size > difference.tolerance {
      Issue.record(
        "\(comment()): \(difference.name) \(difference.seen), not \(difference.wanted)",
        sourceLocation: sourceLocation)
    }
  }

  /// How much a frame differs from what an effect shows, to compare with other parts of the way.
  func mismatch(
    of effect: TestEffect, at part: CGFloat, shiftedBy shift: CGPoint, in frame: Frame
  ) -> CGFloat {
    differences(of: effect, at: part, shiftedBy: shift, in: scene, frame)
      .reduce(0) { $0 + $1.size / $1.tolerance }
  }

  private func differences(
    of effect: TestEffect, at part: CGFloat, shiftedBy shift: CGPoint = .zero,
    in scene: EffectScene, _ frame: Frame
  ) -> [LookDifference] {
    let look = effect.look(at: part, in: scene)
    let shifted = look.frame.offsetBy(dx: shift.x, dy: shift.y)
    func shown(_ rect: CGRect) -> CGRect { rect.intersection(scene.container) }
    let radius = frame.cornerRadius(of: front.view)
    // An effect may put round corners where they cannot be seen.
    let isAtRest = part == 1 && abs(radius - scene.restRadius) < 0.1
    let differences = [
      LookDifference("frame", frame.visibleFrame(of: front.view), shown(shifted)),
      LookDifference("alpha", frame.visibleAlpha(of: front.view), look.alpha),
      LookDifference(
        "corner radius", radius, isAtRest ? radius : look.cornerRadius, tolerance: 0.1),
      LookDifference("scale", frame.scale(of: front.view), look.scale),
    ]
    var others = [
      LookDifference(
        "back", frame.visibleFrame(of: phone.root.view), shown(look.back ?? phone.screen)),
      LookDifference("back's alpha", frame.visibleAlpha(of: phone.root.view), look.backAlpha),
    ]
    if phone.thumbnail.window != nil {
      others.append(
        LookDifference(
          "source's alpha", frame.visibleAlpha(of: phone.thumbnail), look.sourceAlpha))
    }
    for index in others.indices { others[index].isOfOthers = true }
    return differences + others
  }
}

/// What is seen of something, and what should be.
private struct LookDifference {
  let name: String
  let seen: String
  let wanted: String
  let size: CGFloat
  let tolerance: CGFloat
  /// Whether it is one of the screen behind, or of the source.
  var isOfOthers = false

  init(_ name: String, _ seen: CGFloat, _ wanted: CGFloat, tolerance: CGFloat = 0.01) {
    self.name = name
    self.seen = "\(seen)"
    self.wanted = "\(wanted)"
    self.tolerance = tolerance
    size = abs(seen - wanted)
  }

  init(_ name: String, _ seen: CGRect, _ wanted: CGRect) {
    self.name = name
    self.seen = "\(seen)"
    self.wanted = "\(wanted)"
    tolerance = 0.1
    // Where next to nothing is left, it does not matter where.
    let isNothing = [seen, wanted].allSatisfy { min($0.width, $0.height) < 0.1 }
    size = isNothing ? 0 : min(seen.distance(to: wanted), 1e4)
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
