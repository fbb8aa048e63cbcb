import UIKit
import UIKitSimulator

/// What a scenario says is seen of a view, checked on the frames that were drawn.
enum Promise {
  /// The view gets so many points away from where it is first seen, and moves in so many frames.
  case moves(by: CGFloat, frames: Int)
  /// The view becomes more or less opaque in so many frames.
  case fades(frames: Int)
  /// At the end, the view is where it was first seen.
  case returns
  /// While no finger is down, the view moves by no more than so many points from frame to frame.
  case glides(CGFloat)

  /// Returns what was drawn instead; nil if the promise is kept.
  @MainActor func breach(by view: UIView, in frames: [Frame]) -> String? {
    let seen = frames.map { (frame: $0.visibleFrame(of: view), isTouched: !$0.touches.isEmpty) }
      .filter { !$0.frame.isNull }
    guard let first = seen.first?.frame, let last = seen.last?.frame else {
      return "it is never seen"
    }
    let steps = zip(seen, seen.dropFirst())
    switch self {
    case .moves(let distance, let count):
      let farthest = seen.map { Self.distance(first, $0.frame) }.max() ?? 0
      let moved = steps.count { Self.distance($0.frame, $1.frame) > 0.1 }
      return farthest >= distance && moved >= count
        ? nil : "it moves by \(Markup.number(farthest)) points in \(moved) frames"
    case .fades(let count):
      let alphas = frames.map { $0.visibleAlpha(of: view) }
      let faded = zip(alphas, alphas.dropFirst()).count { abs($0 - $1) > 0.002 }
      return faded >= count ? nil : "it fades in \(faded) frames"
    case .returns:
      let isSeenLast = frames.last.map { !$0.visibleFrame(of: view).isNull } ?? false
      return isSeenLast && Self.distance(first, last) < 0.5 ? nil : "it does not return"
    case .glides(let limit):
      let largest =
        steps.filter { !$0.isTouched && !$1.isTouched }
        .map { Self.distance($0.frame, $1.frame) }.max() ?? 0
      return largest <= limit ? nil : "it jumps by \(Markup.number(largest)) points"
    }
  }

  /// How far the corners of two rectangles are apart, at most.
  private static func distance(_ one: CGRect, _ other: CGRect) -> CGFloat {
    max(
      hypot(one.minX - other.minX, one.minY - other.minY),
      hypot(one.maxX - other.maxX, one.maxY - other.maxY))
  }
}
