import UIKit

/// Draws the fingers of a scene as soft discs.
package struct FingerDrawing {
  private static let arrival = 9
  private static let departure = 14

  /// A finger at the origin: white, with a dark rim for light screens.
  package static let disc =
    "<circle r=\"28\" fill=\"#1b1a24\" fill-opacity=\".45\"/>"
    + "<circle r=\"24\" fill=\"#fff\" fill-opacity=\".6\" stroke=\"#fff\""
    + " stroke-width=\"2\"/>"

  let touches: [[CGPoint]]
  let prefix: String

  /// The discs in one frame, and their motions.
  func paint(poster: Int) -> (markup: String, motions: [Motion]) {
    var markup = ""
    var motions: [Motion] = []
    for finger in 0..<(touches.map(\.count).max() ?? 0) {
      let id = "\(prefix)T\(finger)"
      let placement = placement(of: finger)
      let place = Track(
        samples: placement.map(\.place), weights: [28, 28, 28, 28, 1, 1], tolerance: 0.7, jump: 60)
      let opacity = Track(
        samples: placement.map { [$0.presence] }, weights: [1], tolerance: 0.02, jump: 2)
      motions.append(Motion(target: id, kind: .matrix, track: place))
      motions.append(Motion(target: id, kind: .opacity, track: opacity))
      let matrix = Markup.numbers(place.values(at: Double(poster)))
      let shown = Markup.number(opacity.values(at: Double(poster))[0])
      markup +=
        "<g id=\"\(id)\" transform=\"matrix(\(matrix))\" opacity=\"\(shown)\">\(Self.disc)</g>"
    }
    return (markup, motions)
  }

  /// The stroke of the finger in a frame, and its opacity: it fades in shortly before the touch,
  /// and out after it.
  private func presence(at frame: Int, of strokes: [ClosedRange<Int>]) -> (Int, Double) {
    let before = strokes.lastIndex { $0.lowerBound <= frame }
    let after = strokes.firstIndex { $0.lowerBound > frame }
    if let before, strokes[before].contains(frame) { return (before, 1) }
    var pace = 1.0
    if let before, let after {
      // If there is no time for both fades, they are faster.
      let pause = strokes[after].lowerBound - strokes[before].upperBound
      pace = max(1, Double(Self.departure + Self.arrival) / Double(pause))
    }
    let going = before.map { stroke in
      1 - Double(frame - strokes[stroke].upperBound) * pace / Double(Self.departure)
    }
    if let before, let going, going >= 0 || after == nil { return (before, max(going, 0)) }
    let coming = after.map { stroke in
      1 - Double(strokes[stroke].lowerBound - frame) * pace / Double(Self.arrival)
    }
    return (after ?? 0, max(coming ?? 0, 0))
  }

  private func placement(of finger: Int) -> [(place: [Double], presence: Double)] {
    let strokes = touches.map { $0.count > finger }.strokes
    return touches.indices.map { frame in
      let (index, presence) = presence(at: frame, of: strokes)
      let nearest = min(max(frame, strokes[index].lowerBound), strokes[index].upperBound)
      let point = touches[nearest][finger]
      let scale = 1.35 - 0.35 * presence
      return ([scale, 0, 0, scale, Double(point.x), Double(point.y)], presence)
    }
  }
}

extension [Bool] {
  /// The frames in which a finger is down, where these are the frames.
  package var strokes: [ClosedRange<Int>] {
    var strokes: [ClosedRange<Int>] = []
    for frame in indices where self[frame] {
      if let last = strokes.last, last.upperBound == frame - 1 {
        strokes[strokes.count - 1] = last.lowerBound...frame
      } else {
        strokes.append(frame...frame)
      }
    }
    return strokes
  }
}
