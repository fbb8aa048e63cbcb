import UIKit

/// What a finger that pulls a screen away makes of it.
///
/// The figures come from two measurements of Apple's zoom: of films of a simulator (iOS 27.0 beta;
/// the public repository "swift_transitions") and of layers on a phone (iPhone 16 Pro, iOS 27.0.1;
/// "morph"). They agree to a few points. Parts of the way are parts of the container's extent along
/// the pull. Beyond what was measured, the screen goes on without a jump, and never back.
struct DragFigures: Equatable {
  /// The extent of the container along the pull, in points.
  let length: CGFloat
  /// The shorter side of the container, in points.
  let breadth: CGFloat
  /// Whether the finger pulls down or up, rather than to a side.
  let isVertical: Bool

  /// Makes the figures of a container, whatever its size.
  init(_ axis: SignedAxis, in size: CGSize) {
    length = Self.usable(axis.length(of: size))
    breadth = Self.usable(min(size.width, size.height))
    isVertical = axis.vector(1).x == 0
  }

  /// The way of the finger before the screen moves, in points.
  var slop: CGFloat { isVertical ? 13.5 : 12.5 }

  /// The scale of the screen after a pull, in points.
  func scale(after pull: CGFloat) -> CGFloat {
    let part = max(pull, 0) / length
    return 1 - 0.67 * (min(part, 0.52) + Self.knee.offset(of: part - 0.52))
  }

  private static let knee = RubberBand(dimension: 0.4203, coefficient: 1)

  /// The part of the screen's height that is cut off below after a pull, since the lower edge of the
  /// page does not follow a finger that pulls it down.
  ///
  /// That was measured up to a scale of 0.78.
  func crop(after pull: CGFloat) -> CGFloat {
    min(1 - scale(after: pull), 0.22)
  }

  /// The way of the screen along a pull, in points.
  ///
  /// Pulled down, it lags behind the finger by ever more.
  func way(after pull: CGFloat) -> CGFloat {
    guard isVertical, pull > 0 else { return pull }
    let part = pull / length
    // From there on, the screen follows with the part of the finger's speed that it has by then.
    let measured = min(part, 0.78)
    let lag = 0.45 * measured * measured * measured
    return (part - lag - 3 * 0.45 * measured * measured * (part - measured)) * length
  }

  /// The way of the screen across a pull, in points, for that of the finger.
  func wayAcross(_ way: CGFloat) -> CGFloat {
    let band = RubberBand(dimension: 0.9 * breadth, coefficient: 0.56)
    return way < 0 ? -band.offset(of: -way) : band.offset(of: way)
  }

  /// The way of a screen that is pulled back beyond its place, in points, for that of the finger.
  func wayBack(_ way: CGFloat) -> CGFloat {
    RubberBand(dimension: length).offset(of: way)
  }

  private static func usable(_ length: CGFloat) -> CGFloat {
    length.isFinite ? max(length, 1) : 1
  }
}
