import UIKit

/// The visible look of the screens of a transition.
struct SeenLook {
  let frame: CGRect
  let alpha: CGFloat
  let cornerRadius: CGFloat
  let scale: CGFloat
  let back: CGRect
  let backAlpha: CGFloat
  /// `nil` if the source is not in the window.
  let sourceAlpha: CGFloat?
  /// The window.
  let screen: CGRect

  /// The differences from the look of an effect at a progress from away to settled.
  func differences(
    from look: EffectLook, at part: CGFloat, in scene: EffectScene
  ) -> [LookDifference] {
    func shown(_ rect: CGRect) -> CGRect { rect.intersection(scene.container) }
    // An effect may round corners that are not visible.
    let isAtRest = part == 1 && abs(cornerRadius - scene.restRadius) < 0.1
    var differences = [
      LookDifference("frame", .rect(frame, shown(look.frame))),
      LookDifference("alpha", .number(alpha, look.alpha)),
      LookDifference(
        "corner radius", .number(cornerRadius, isAtRest ? cornerRadius : look.cornerRadius),
        tolerance: 0.1),
      LookDifference("scale", .number(scale, look.scale)),
      LookDifference("back", .rect(back, shown(look.back ?? screen)), isOfOthers: true),
      LookDifference("back's alpha", .number(backAlpha, look.backAlpha), isOfOthers: true),
    ]
    if let sourceAlpha {
      differences.append(
        LookDifference(
          "source's alpha", .number(sourceAlpha, look.sourceAlpha), isOfOthers: true))
    }
    return differences
  }

  /// The size of the difference from the look of an effect, for comparison with other progresses.
  func mismatch(with look: EffectLook, at part: CGFloat, in scene: EffectScene) -> CGFloat {
    differences(from: look, at: part, in: scene).reduce(0) { $0 + $1.size / $1.tolerance }
  }
}

/// A visible value, and the expected one.
struct LookDifference: CustomStringConvertible {
  /// The visible value, and the expected one.
  enum Values {
    case number(CGFloat, CGFloat)
    case rect(CGRect, CGRect)
  }

  let name: String
  let size: CGFloat
  let tolerance: CGFloat
  /// Whether it belongs to the screen behind, or to the source.
  let isOfOthers: Bool
  private let values: Values

  init(
    _ name: String, _ values: Values, tolerance: CGFloat? = nil, isOfOthers: Bool = false
  ) {
    self.name = name
    self.values = values
    self.isOfOthers = isOfOthers
    switch values {
    case .number(let seen, let wanted):
      self.tolerance = tolerance ?? 0.01
      size = abs(seen - wanted)
    case .rect(let seen, let wanted):
      self.tolerance = tolerance ?? 0.1
      // If almost nothing is visible, its place does not matter.
      let isNothing =
        min(seen.width, seen.height) < 0.1 && min(wanted.width, wanted.height) < 0.1
      size = isNothing ? 0 : min(seen.distance(to: wanted), 1e4)
    }
  }

  var description: String {
    switch values {
    case .number(let seen, let wanted): "\(name) \(seen), not \(wanted)"
    case .rect(let seen, let wanted): "\(name) \(seen), not \(wanted)"
    }
  }
}
