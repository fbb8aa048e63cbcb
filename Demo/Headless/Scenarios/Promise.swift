import UIKit
import UIKitFilm
@_spi(Simulator) import UIKitSimulator

/// What a scenario expects of a view, which is checked in the drawn frames.
enum Promise {
  /// The view moves away from its first place by a number of points, in a number of frames.
  case moves(by: CGFloat, frames: Int)
  /// The opacity of the view changes in a number of frames.
  case fades(frames: Int)
  /// At the end, the view is at its first place.
  case returns
  /// While anything moves, the view and another one, which shows the same, are seen in one place, or
  /// one of them is not seen.
  case replaces(UIView)
  /// While no finger is down, the view moves by at most a number of points per frame.
  case glides(CGFloat)

  /// Returns what the frames show instead; nil if they agree.
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
    case .replaces(let other):
      let apart = Self.moving(frames).map { Self.distance(of: view, from: other, in: $0) }
      let count = apart.count { $0 > 1 }
      return count == 0
        ? nil
        : "\(count) frames show both, \(Markup.number(apart.max() ?? 0)) points apart"
    case .glides(let limit):
      let largest =
        steps.filter { !$0.isTouched && !$1.isTouched }
        .map { Self.distance($0.frame, $1.frame) }.max() ?? 0
      return largest <= limit ? nil : "it jumps by \(Markup.number(largest)) points"
    }
  }

  /// The frames that differ from the one before.
  private static func moving(_ frames: [Frame]) -> [Frame] {
    zip(frames, frames.dropFirst()).filter { $0.nodes != $1.nodes }.map(\.1)
  }

  /// The distance between two views that are both seen; 0 if one is not.
  @MainActor private static func distance(
    of view: UIView, from other: UIView, in frame: Frame
  ) -> CGFloat {
    let places = [view, other].filter { frame.visibleAlpha(of: $0) > 0.05 && !frame.covers($0) }
      .map(frame.visibleFrame(of:)).filter { !$0.isNull && !$0.isEmpty }
    return places.count == 2 ? distance(places[0], places[1]) : 0
  }

  /// The largest distance between the corners of two rectangles.
  private static func distance(_ one: CGRect, _ other: CGRect) -> CGFloat {
    max(
      hypot(one.minX - other.minX, one.minY - other.minY),
      hypot(one.maxX - other.maxX, one.maxY - other.maxY))
  }
}
