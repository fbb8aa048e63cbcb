import Foundation

/// The animatable properties of a layer.
enum LayerKey: String, Hashable, Sendable {
  case position
  case bounds
  case anchorPoint
  case anchorPointZ
  case transform
  case sublayerTransform
  case zPosition
  case opacity
  case isHidden = "hidden"
  case backgroundColor
  case cornerRadius
  case borderWidth
  case borderColor
  case shadowColor
  case shadowOpacity
  case shadowOffset
  case shadowRadius
  case blurIntensity
  case colors
  case locations
  case startPoint
  case endPoint
  case path
  case fillColor
  case strokeColor
  case lineWidth
  case strokeStart
  case strokeEnd

  /// Whether an animation block animates it in a backing layer (E8).
  var animatesInBlocks: Bool {
    switch self {
    case .bounds, .position, .transform, .opacity, .backgroundColor, .cornerRadius, .anchorPoint,
      .shadowOpacity, .blurIntensity:
      true
    default: false
    }
  }

  /// Whether its block animations are additive (E7); others replace each other.
  var isAdditiveInBlocks: Bool {
    switch self {
    case .bounds, .position, .transform, .cornerRadius: true
    default: false
    }
  }
}

/// The values of a layer's properties, in its model or on screen.
struct LayerValues {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var zPosition: CGFloat = 0
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var anchorPointZ: CGFloat = 0
  var transform = CATransform3DIdentity
  var sublayerTransform = CATransform3DIdentity
  var opacity: Float = 1
  var isHidden = false
  var backgroundColor: CGColor?
  var cornerRadius: CGFloat = 0
  var borderWidth: CGFloat = 0
  var borderColor: CGColor?
  var shadowColor: CGColor? = Self.black
  var shadowOpacity: Float = 0
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3
  /// The strength of a visual effect, 0…1.
  var blurIntensity = 0.0

  private static let black = CGColor(RGBA(r: 0, g: 0, b: 0, a: 1))

  subscript(key: LayerKey) -> AnimatableValue? {
    get {
      switch key {
      case .bounds: .rect(bounds)
      case .position: .point(position)
      case .zPosition: .number(zPosition)
      case .anchorPoint: .point(anchorPoint)
      case .anchorPointZ: .number(anchorPointZ)
      case .transform: .transform(transform)
      case .sublayerTransform: .transform(sublayerTransform)
      case .opacity: .number(Double(opacity))
      case .isHidden: .number(isHidden ? 1 : 0)
      case .backgroundColor: .color(backgroundColor?.rgba ?? .clear)
      case .cornerRadius: .number(cornerRadius)
      case .borderWidth: .number(borderWidth)
      case .borderColor: .color(borderColor?.rgba ?? .clear)
      case .shadowColor: .color(shadowColor?.rgba ?? .clear)
      case .shadowOpacity: .number(Double(shadowOpacity))
      case .shadowOffset: .size(shadowOffset)
      case .shadowRadius: .number(shadowRadius)
      case .blurIntensity: .number(blurIntensity)
      default: nil
      }
    }
    set {
      switch (key, newValue) {
      case (.bounds, .rect(let value)): bounds = value
      case (.position, .point(let value)): position = value
      case (.zPosition, .number(let value)): zPosition = value
      case (.anchorPoint, .point(let value)): anchorPoint = value
      case (.anchorPointZ, .number(let value)): anchorPointZ = value
      case (.transform, .transform(let value)): transform = value
      case (.sublayerTransform, .transform(let value)): sublayerTransform = value
      case (.opacity, .number(let value)): opacity = Float(value)
      case (.isHidden, .number(let value)): isHidden = value != 0
      case (.backgroundColor, .color(let value)): backgroundColor = CGColor(value)
      case (.cornerRadius, .number(let value)): cornerRadius = value
      case (.borderWidth, .number(let value)): borderWidth = value
      case (.borderColor, .color(let value)): borderColor = CGColor(value)
      case (.shadowColor, .color(let value)): shadowColor = CGColor(value)
      case (.shadowOpacity, .number(let value)): shadowOpacity = Float(value)
      case (.shadowOffset, .size(let value)): shadowOffset = value
      case (.shadowRadius, .number(let value)): shadowRadius = value
      case (.blurIntensity, .number(let value)): blurIntensity = value
      default: break
      }
    }
  }
}

extension LayerValues {
  /// The affine transform from the layer's coordinates to its superlayer's.
  var transformToSuperlayer: CGAffineTransform {
    let pivot = CGPoint(
      x: bounds.origin.x + anchorPoint.x * bounds.width,
      y: bounds.origin.y + anchorPoint.y * bounds.height)
    let own = flatTransform
    if own.isIdentity {
      return CGAffineTransform(
        translationX: position.x - pivot.x, y: position.y - pivot.y)
    }
    return CGAffineTransform(translationX: -pivot.x, y: -pivot.y)
      .concatenating(own)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  var affineTransform: CGAffineTransform {
    CGAffineTransform(
      a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22,
      tx: transform.m41, ty: transform.m42)
  }

  /// The transform about the anchor point, seen from the front.
  var flatTransform: CGAffineTransform {
    var flat = affineTransform
    flat.tx -= anchorPointZ * transform.m31
    flat.ty -= anchorPointZ * transform.m32
    return flat
  }

  /// The bounding box in the superlayer; setting it moves the position and resizes the bounds.
  ///
  /// It does not depend on the origin of the bounds, not even in the last digit: otherwise, content
  /// that scrolls would move its scroll view.
  var frame: CGRect {
    get { boxAroundPosition.offsetBy(dx: position.x, dy: position.y) }
    set {
      let own = affineTransform
      let turned = CGAffineTransform(a: own.a, b: own.b, c: own.c, d: own.d, tx: 0, ty: 0)
      bounds.size =
        turned.isIdentity
        ? newValue.size
        : CGRect(origin: .zero, size: newValue.size).applying(turned.inverted()).size
      let box = boxAroundPosition
      position = CGPoint(x: newValue.origin.x - box.origin.x, y: newValue.origin.y - box.origin.y)
    }
  }

  /// The bounding box relative to the position.
  private var boxAroundPosition: CGRect {
    let size = bounds.size
    let box = CGRect(
      x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height,
      width: size.width, height: size.height)
    let own = flatTransform
    return own.isIdentity ? box.standardized : box.applying(own)
  }
}
