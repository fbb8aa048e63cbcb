import UIKit

/// What a frame shows of the screens of a transition, as far as the window shows it.
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

  /// How it differs from what an effect has to show at a progress from away to settled.
  func differences(
    from look: EffectLook, at part: CGFloat, in scene: EffectScene
  ) -> [LookDifference] {
    func shown(_ rect: CGRect) -> CGRect { rect.intersection(scene.container) }
    // An effect may put round corners where they cannot be seen.
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

  /// How much it differs from what an effect has to show, to compare with other progresses.
  func mismatch(with look: EffectLook, at part: CGFloat, in scene: EffectScene) -> CGFloat {
    differences(from: look, at: part, in: scene).reduce(0) { $0 + $1.size / $1.tolerance }
  }
}

/// What is seen of something, and what should be.
struct LookDifference: CustomStringConvertible {
  /// What is seen, and what should be.
  enum Values {
    case number(CGFloat, CGFloat)
    case rect(CGRect, CGRect)
  }

  let name: String
  let size: CGFloat
  let tolerance: CGFloat
  /// Whether it is one of the screen behind, or of the source.
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
      // Where next to nothing is left, it does not matter where.
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
