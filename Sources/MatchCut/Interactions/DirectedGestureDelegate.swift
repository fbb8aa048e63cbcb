package import UIKit

/// The directions of a gesture, and the current one.
package struct DirectionChoice {
  /// The directions in which the gesture may begin.
  let all: [GestureDirection]
  /// The direction in which the finger moved last; before that, the first one of the set.
  fileprivate(set) var current: GestureDirection

  /// Creates the choice for a gesture of an object, and reports an empty set as misuse.
  @MainActor init(_ set: GestureDirection, for object: AnyObject) {
    all = set.elements
    current = all.first ?? .down
    guard all.isEmpty else { return }
    Misuse.report(
      object,
      """
      A gesture of \(type(of: object)) has no direction, so that no finger begins it by a movement: pass one of \
      down, up, leading and trailing, or several.
      """)
  }
}

/// A delegate whose gesture has one direction, or several of which the finger chooses one.
@MainActor package protocol DirectedGestureDelegate: GestureDelegate {
  var directions: DirectionChoice { get set }
}

extension DirectedGestureDelegate {
  package var axis: SignedAxis { SignedAxis(directions.current, in: container) }

  package var axes: [SignedAxis] { directions.all.map { SignedAxis($0, in: container) } }

  package func chooseAxis(along vector: CGPoint) {
    guard directions.all.count > 1 else { return }
    let axes = axes
    let ahead = axes.indices.filter { axes[$0].leads(vector, within: maximumAngle) }
    // Content under a finger that moves back scrolls along the same axis.
    let chosen =
      ahead.max { axes[$0].along(vector) < axes[$1].along(vector) }
      ?? axes.firstIndex { $0.isAlong(vector, within: maximumAngle) }
    if let chosen { directions.current = directions.all[chosen] }
  }
}
