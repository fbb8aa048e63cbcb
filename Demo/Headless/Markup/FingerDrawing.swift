import UIKit

/// Draws the fingers of a scene as soft discs.
struct FingerDrawing {
  private static let arrival = 9
  private static let departure = 14

  let touches: [[CGPoint]]
  let prefix: String

  /// The discs as they are in one frame, and their motions.
  func paint(poster: Int) -> (markup: String, motions: [Motion]) {
    var markup = ""
    var motions: [Motion] = []
    for finger in 0..<(touches.map(\.count).max() ?? 0) {
      let id = "\(prefix)t\(finger)"
      let place = Track(
        samples: placement(of: finger), weights: [28, 28, 28, 28, 1, 1], tolerance: 0.4, jump: 60)
      let opacity = Track(
        samples: presence(of: finger).map { [$0] }, weights: [1], tolerance: 0.02, jump: 2)
      motions.append(Motion(target: id, kind: .matrix, track: place))
      motions.append(Motion(target: id, kind: .opacity, track: opacity))
      let matrix = Markup.numbers(place.values(at: Double(poster)))
      let shown = Markup.number(opacity.values(at: Double(poster))[0])
      markup +=
        "<g id=\"\(id)\" transform=\"matrix(\(matrix))\" opacity=\"\(shown)\">"
        + "<circle r=\"28\" fill=\"#1b1a24\" fill-opacity=\".22\"/>"
        + "<circle r=\"24\" fill=\"#fff\" fill-opacity=\".6\" stroke=\"#fff\""
        + " stroke-width=\"2\"/></g>"
    }
    return (markup, motions)
  }

  /// The times at which the finger is down.
  private func strokes(of finger: Int) -> [ClosedRange<Int>] {
    var strokes: [ClosedRange<Int>] = []
    for frame in touches.indices where touches[frame].count > finger {
      if let last = strokes.last, last.upperBound == frame - 1 {
        strokes[strokes.count - 1] = last.lowerBound...frame
      } else {
        strokes.append(frame...frame)
      }
    }
    return strokes
  }

  /// How visible the finger is: it comes shortly before it touches, and goes after it.
  private func presence(of finger: Int) -> [Double] {
    let strokes = strokes(of: finger)
    return touches.indices.map { frame in
      strokes.map { stroke in
        if stroke.contains(frame) { return 1 }
        return frame < stroke.lowerBound
          ? 1 - Double(stroke.lowerBound - frame) / Double(Self.arrival)
          : 1 - Double(frame - stroke.upperBound) / Double(Self.departure)
      }.reduce(0, max)
    }
  }

  private func placement(of finger: Int) -> [[Double]] {
    let strokes = strokes(of: finger)
    let presence = presence(of: finger)
    return touches.indices.map { frame in
      let stroke = strokes.first { frame <= $0.upperBound + Self.departure } ?? strokes.last
      let nearest = stroke.map { min(max(frame, $0.lowerBound), $0.upperBound) } ?? frame
      let point = touches[nearest].count > finger ? touches[nearest][finger] : .zero
      let scale = 1.35 - 0.35 * presence[frame]
      return [scale, 0, 0, scale, Double(point.x), Double(point.y)]
    }
  }
}
