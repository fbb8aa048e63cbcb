import Foundation

/// The key path of a property animation: a property of the layer, or a component of one.
struct AnimationKeyPath: Hashable, Sendable {
  let key: LayerKey
  /// The rest of the path, such as "x" in "position.x"; empty for the whole property.
  let component: String

  init?(_ path: String) {
    if let key = LayerKey(rawValue: path) {
      self.init(key: key, component: "")
      return
    }
    let parts = path.split(separator: ".", maxSplits: 1)
    guard let first = parts.first, let key = LayerKey(rawValue: String(first)) else { return nil }
    self.init(key: key, component: parts.count > 1 ? String(parts[1]) : "")
  }

  private init(key: LayerKey, component: String) {
    self.key = key
    self.component = component
  }

  /// The component of a property's value.
  func read(from value: AnimatableValue) -> AnimatableValue? {
    guard !component.isEmpty else { return value }
    switch value {
    case .point(let point): return point.component(component).map { .number($0) }
    case .size(let size): return size.component(component).map { .number($0) }
    case .rect(let rect): return read(from: rect)
    case .transform(let transform): return read(from: transform)
    default: return nil
    }
  }

  /// The property's value with the component replaced.
  func write(_ part: AnimatableValue, into value: AnimatableValue) -> AnimatableValue {
    guard !component.isEmpty else { return part }
    switch (value, part) {
    case (.point(var point), .number(let number)):
      if component == "x" { point.x = number } else { point.y = number }
      return .point(point)
    case (.size(var size), .number(let number)):
      if component == "width" { size.width = number } else { size.height = number }
      return .size(size)
    case (.rect(let rect), _): return .rect(write(part, into: rect))
    case (.transform(let transform), _): return .transform(write(part, into: transform))
    default: return value
    }
  }

  private func read(from rect: CGRect) -> AnimatableValue? {
    switch component {
    case "origin": .point(rect.origin)
    case "size": .size(rect.size)
    case "origin.x": .number(rect.origin.x)
    case "origin.y": .number(rect.origin.y)
    case "size.width": .number(rect.size.width)
    case "size.height": .number(rect.size.height)
    default: nil
    }
  }

  private func write(_ part: AnimatableValue, into rect: CGRect) -> CGRect {
    var rect = rect
    switch (component, part) {
    case ("origin", .point(let point)): rect.origin = point
    case ("size", .size(let size)): rect.size = size
    case ("origin.x", .number(let number)): rect.origin.x = number
    case ("origin.y", .number(let number)): rect.origin.y = number
    case ("size.width", .number(let number)): rect.size.width = number
    case ("size.height", .number(let number)): rect.size.height = number
    default: break
    }
    return rect
  }

  private func read(from transform: CATransform3D) -> AnimatableValue? {
    let parts = AffineComponents(CATransform3DGetAffineTransform(transform))
    switch component {
    case "scale": return .number((parts.scale.dx + parts.scale.dy) / 2)
    case "scale.x": return .number(parts.scale.dx)
    case "scale.y": return .number(parts.scale.dy)
    case "rotation", "rotation.z": return .number(parts.rotation)
    case "translation.x": return .number(parts.translation.dx)
    case "translation.y": return .number(parts.translation.dy)
    case "translation":
      return .size(CGSize(width: parts.translation.dx, height: parts.translation.dy))
    default: return nil
    }
  }

  private func write(_ part: AnimatableValue, into transform: CATransform3D) -> CATransform3D {
    var parts = AffineComponents(CATransform3DGetAffineTransform(transform))
    switch (component, part) {
    case ("scale", .number(let number)): parts.scale = CGVector(dx: number, dy: number)
    case ("scale.x", .number(let number)): parts.scale.dx = number
    case ("scale.y", .number(let number)): parts.scale.dy = number
    case ("rotation", .number(let number)), ("rotation.z", .number(let number)):
      parts.rotation = number
    case ("translation.x", .number(let number)): parts.translation.dx = number
    case ("translation.y", .number(let number)): parts.translation.dy = number
    case ("translation", .size(let size)):
      parts.translation = CGVector(dx: size.width, dy: size.height)
    default: break
    }
    return CATransform3DMakeAffineTransform(parts.transform)
  }
}

extension CGPoint {
  fileprivate func component(_ name: String) -> Double? {
    switch name {
    case "x": x
    case "y": y
    default: nil
    }
  }
}

extension CGSize {
  fileprivate func component(_ name: String) -> Double? {
    switch name {
    case "width": width
    case "height": height
    default: nil
    }
  }
}
