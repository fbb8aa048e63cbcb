import Testing
import UIKit

/// The views in a view as they are, to be compared with how they are at another time.
@MainActor
struct Hierarchy {
  private var lines: [String] = []

  nonisolated init() {}

  /// Notes a view and all that is in it.
  init(of view: UIView) {
    add(view, indent: "")
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

  private mutating func add(_ view: UIView, indent: String) {
    let layer = view.layer
    let facts: [String] = [
      "\(type(of: view))", "\(ObjectIdentifier(view).hashValue)", "bounds \(view.bounds)",
      "center \(view.center)", "transform \(view.transform)", "alpha \(view.alpha)",
      "hidden \(view.isHidden)", "clips \(view.clipsToBounds)", "radius \(layer.cornerRadius)",
      "touchable \(view.isUserInteractionEnabled)", "masked \(layer.mask != nil)",
      "animations \(layer.animationKeys() ?? [])", "speed \(layer.speed)",
      "interactions \(view.interactions.count)", "safe area \(view.safeAreaInsets)",
    ]
    lines.append(indent + facts.joined(separator: ", "))
    for subview in view.subviews { add(subview, indent: indent + "  ") }
  }
}
