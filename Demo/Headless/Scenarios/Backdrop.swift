@_spi(Simulator) import UIKit
@_spi(Simulator) import UIKitSimulator

/// The backgrounds that are on the screen in a frame, without pictures and texts.
struct Backdrop {
  /// The mean brightness, from 0 to 1.
  let brightness: Double

  init(_ frame: Frame) {
    let screen = frame.nodes.first?.bounds ?? .zero
    let points = (0..<24).map { index in
      CGPoint(
        x: screen.width * (CGFloat(index % 4) + 0.5) / 4,
        y: screen.height * (CGFloat(index / 4) + 0.5) / 6)
    }
    var places: [(transform: CGAffineTransform, opacity: Double, seen: [Bool])] = []
    var values = points.map { _ in 0.0 }
    for node in frame.nodes {
      let parent = node.parent < 0 ? (.identity, 1, points.map { _ in true }) : places[node.parent]
      let transform = node.transformToSuperlayer.concatenating(parent.0)
      let opacity = node.isHidden || node.mask != nil ? 0 : parent.1 * node.opacity
      let box = node.bounds.applying(transform)
      let seen = zip(points, parent.2).map { $1 && (!node.clips || box.contains($0)) }
      places.append((transform, opacity, seen))
      guard opacity > 0, let color = node.tinted.backgroundColor else { continue }
      // The weights of the components are those of Rec. 601.
      let own: Double = 0.299 * color.r + 0.587 * color.g + 0.114 * color.b
      for (index, point) in points.enumerated() where seen[index] && box.contains(point) {
        values[index] += (own - values[index]) * color.a * opacity
      }
    }
    brightness = values.reduce(0, +) / Double(points.count)
  }

  /// By how much the brightest of all frames is brighter than those at rest; 0 without any at rest.
  static func flash(in frames: [Frame]) -> Double {
    let values = frames.map { Backdrop($0).brightness }
    let pairs = zip(frames, frames.dropFirst())
    let resting = zip(values.dropFirst(), pairs).filter { $1.0.nodes == $1.1.nodes }.map(\.0)
    guard let limit = resting.max() else { return 0 }
    return max((values.max() ?? 0) - limit, 0)
  }
}
