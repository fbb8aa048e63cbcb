import Testing
import UIKit

/// The state of a view and its subviews, for comparison with another time.
@MainActor
struct Hierarchy {
  private var lines: [Line] = []

  nonisolated init() {}

  /// Records a view and its subviews.
  init(of view: UIView) {
    add(view, depth: 0)
  }

  /// Expects the same views, in the same order, with the same properties.
  func expectSame(as other: Hierarchy, sourceLocation: SourceLocation = #_sourceLocation) {
    let difference = lines.difference(from: other.lines).map { change in
      switch change {
      case .insert(let offset, let line, _): "now \(offset): \(line)"
      case .remove(let offset, let line, _): "before \(offset): \(line)"
      }
    }
    let report = difference.joined(separator: "\n")
    #expect(difference.isEmpty, "\(report)", sourceLocation: sourceLocation)
  }

  private mutating func add(_ view: UIView, depth: Int) {
    lines.append(Line(view, depth: depth))
    for subview in view.subviews { add(subview, depth: depth + 1) }
  }
}

/// The state of one view.
private struct Line: Equatable {
  let depth: Int
  let kind: Kind
  let view: ObjectIdentifier
  let bounds: CGRect
  let center: CGPoint
  let transform: CGAffineTransform
  let alpha: CGFloat
  let isHidden: Bool
  let clips: Bool
  let radius: CGFloat
  let isTouchable: Bool
  let isMasked: Bool
  let animations: [String]
  let speed: Float
  let interactionCount: Int
  let safeArea: UIEdgeInsets

  @MainActor init(_ view: UIView, depth: Int) {
    let layer = view.layer
    self.depth = depth
    self.view = ObjectIdentifier(view)
    kind = Kind(type: type(of: view))
    bounds = view.bounds
    center = view.center
    transform = view.transform
    alpha = view.alpha
    isHidden = view.isHidden
    clips = view.clipsToBounds
    radius = layer.cornerRadius
    isTouchable = view.isUserInteractionEnabled
    isMasked = layer.mask != nil
    animations = layer.animationKeys() ?? []
    speed = layer.speed
    interactionCount = view.interactions.count
    safeArea = view.safeAreaInsets
  }
}

/// The class of a view, whose name is needed only for differences.
private struct Kind: Equatable, CustomStringConvertible {
  let type: UIView.Type

  var description: String { "\(type)" }

  static func == (one: Self, other: Self) -> Bool { one.type == other.type }
}
