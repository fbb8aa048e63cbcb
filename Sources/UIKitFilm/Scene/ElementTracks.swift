@_spi(Simulator) import UIKit

/// The precision of recorded motion.
package struct Precision {
  /// The largest error of a position or a size, in points.
  var distance: Double
  /// The largest error of an opacity or a color component, from 0 to 1.
  var opacity: Double

  /// For pages: finer than a pixel.
  package static let fine = Precision(distance: 0.12, opacity: 0.004)
  /// For what has no sharp edges.
  var soft: Precision { Precision(distance: distance * 4, opacity: opacity * 2) }

  /// For small pictures.
  static let coarse = Precision(distance: 0.5, opacity: 0.02)
}

/// An element's motion.
struct ElementTracks {
  let matrix: Track
  let opacity: Track
  /// The radius of a blur, and the left, top, width and height of what is blurred.
  let blur: Track
  let box: Track
  let background: Track?
  /// The opacity without the masks; nil if there are none.
  let unmasked: Track?

  /// The motion of an element in its parent; while the parent is missing, the element need not be
  /// hidden.
  init(_ element: SceneElement, in parent: SceneElement?, precision: Precision) {
    // Most elements never change: one state is enough for them.
    let states = element.onlyState.map { [$0] } ?? Self.filled(element)
    let size = states.reduce(into: (width: 1.0, height: 1.0)) { size, state in
      size = (max(size.width, state.box[2]), max(size.height, state.box[3]))
    }
    func track(
      _ samples: [[Double]], weights: [Double], tolerance: Double, jump: Double
    ) -> Track {
      Track(samples: samples, weights: weights, tolerance: tolerance, jump: jump)
    }
    matrix = track(
      states.map(\.matrix.values),
      weights: [size.width, size.width, size.height, size.height, 1, 1],
      tolerance: precision.distance, jump: 160)
    opacity = track(
      states.indices.map { frame in
        let isGone = element.states[frame] == nil && parent?.states[frame] != nil
        return [
          isGone || (parent == nil && element.states[frame] == nil) ? 0 : states[frame].opacity
        ]
      },
      weights: [1], tolerance: precision.opacity, jump: 0.3)
    let isBlurred = states.contains { $0.blur > 0 }
    blur = track(
      isBlurred ? states.map(\.blurred) : [[0, 0, 0, 0, 0]], weights: [1, 1, 1, 1, 1],
      tolerance: 0.5, jump: 60)
    box = track(
      states.map(\.box), weights: [1, 1, 1, 1, 1], tolerance: precision.distance, jump: 160)
    unmasked =
      element.masks.isEmpty
      ? nil
      : track(
        element.unmasked.map { [$0] }, weights: [1], tolerance: precision.opacity, jump: 0.3)
    background =
      element.look.backgroundColor == nil
      ? nil
      : track(
        states.map { $0.background ?? [0, 0, 0, 0] }, weights: [1, 1, 1, 1],
        tolerance: precision.opacity, jump: 0.5)
  }

  /// The states, with the nearest known one wherever the element is missing.
  private static func filled(_ element: SceneElement) -> [ElementState] {
    var last = element.firstState
    return element.states.map { state in
      last = state ?? last
      return last
    }
  }
}
