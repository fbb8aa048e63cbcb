import Foundation
@_spi(Simulator) import UIKit
@_spi(Simulator) import UIKitFilm
@_spi(Simulator) import UIKitSimulator

/// The brightness of the backgrounds that are on the screen in a frame.
struct Backdrop {
  /// The brightness at each point, from 0 to 1.
  let values: [Double]

  /// Composes the backgrounds, without pictures and texts.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - points: Where to look, in points of the screen; all over it by default.
  ///   - hasSkies: Whether gradients count, which the skies of pictures are.
  init(_ frame: Frame, at points: [CGPoint]? = nil, hasSkies: Bool = false) {
    let points = points ?? Self.raster(in: frame.nodes.first?.bounds ?? .zero)
    var places: [(transform: CGAffineTransform, opacity: Double, seen: [Bool])] = []
    var values = points.map { _ in 0.0 }
    for node in frame.nodes {
      let parent = node.parent < 0 ? (.identity, 1, points.map { _ in true }) : places[node.parent]
      let transform = node.transformToSuperlayer.concatenating(parent.0)
      let opacity = node.isHidden || node.mask != nil ? 0 : parent.1 * node.opacity
      let box = node.bounds.applying(transform)
      let seen = zip(points, parent.2).map { $1 && (!node.clips || box.contains($0)) }
      places.append((transform, opacity, seen))
      guard opacity > 0 else { continue }
      let tinted = node.tinted
      for (index, point) in points.enumerated() where seen[index] && box.contains(point) {
        var colors = [tinted.backgroundColor].compactMap { $0 }
        if hasSkies, case .gradient(let gradient)? = tinted.content, gradient.kind == .axial {
          let place = point.applying(transform.inverted())
          colors.append(gradient.color(at: place, in: node.bounds))
        }
        for color in colors {
          values[index] += (color.brightness - values[index]) * color.a * opacity
        }
      }
    }
    self.values = values
  }

  /// The mean brightness.
  var brightness: Double { values.reduce(0, +) / Double(max(values.count, 1)) }

  private static func raster(in screen: CGRect) -> [CGPoint] {
    (0..<24).map { index in
      CGPoint(
        x: screen.width * (CGFloat(index % 4) + 0.5) / 4,
        y: screen.height * (CGFloat(index / 4) + 0.5) / 6)
    }
  }

  /// The frames that are equal to the one before, one of each rest.
  static func resting(_ frames: [Frame]) -> [Frame] {
    var wasResting = false
    return zip(frames, frames.dropFirst()).filter { before, frame in
      let isResting = before.nodes == frame.nodes && before.touches.isEmpty == frame.touches.isEmpty
      defer { wasResting = isResting }
      return isResting && !wasResting
    }.map(\.1)
  }

  /// By how much the brightest of all frames is brighter than those at rest; 0 without any at rest.
  static func flash(in frames: [Frame]) -> Double {
    let brightest = frames.map { Backdrop($0).brightness }.max() ?? 0
    guard let limit = resting(frames).map({ Backdrop($0).brightness }).max() else { return 0 }
    return max(brightest - limit, 0)
  }
}

extension RGBA {
  /// The brightness, with the weights of BT.601.
  fileprivate var brightness: Double { 0.299 * r + 0.587 * g + 0.114 * b }
}

extension GradientContent {
  /// The color at a point of a layer.
  fileprivate func color(at point: CGPoint, in bounds: CGRect) -> RGBA {
    let way = CGVector(
      dx: (endPoint.x - startPoint.x) * bounds.width,
      dy: (endPoint.y - startPoint.y) * bounds.height)
    let start = CGPoint(
      x: bounds.minX + startPoint.x * bounds.width, y: bounds.minY + startPoint.y * bounds.height)
    let length = way.dx * way.dx + way.dy * way.dy
    let along = (point.x - start.x) * way.dx + (point.y - start.y) * way.dy
    let part = length > 0 ? Double(along / length) : 0
    guard let next = stops.firstIndex(where: { $0.location >= part }) else {
      return stops.last?.color ?? RGBA(r: 0, g: 0, b: 0, a: 0)
    }
    guard next > 0 else { return stops[0].color }
    let (from, to) = (stops[next - 1], stops[next])
    let mix = (part - from.location) / max(to.location - from.location, 1e-6)
    func mixed(_ component: KeyPath<RGBA, Double>) -> Double {
      from.color[keyPath: component] * (1 - mix) + to.color[keyPath: component] * mix
    }
    return RGBA(r: mixed(\.r), g: mixed(\.g), b: mixed(\.b), a: mixed(\.a))
  }
}
