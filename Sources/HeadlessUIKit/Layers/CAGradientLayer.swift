import Foundation

/// The kinds of gradient.
public struct CAGradientLayerType: Hashable, Equatable, RawRepresentable, Sendable {
  /// The name of the kind.
  public let rawValue: String

  /// Creates a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// Outward from a point.
  public static let radial = CAGradientLayerType(rawValue: "radial")
}

/// A layer that draws a gradient over its background.
open class CAGradientLayer: CALayer {
  private struct Gradient {
    var colors: [CGColor]?
    var locations: [NSNumber]?
    var startPoint = CGPoint(x: 0.5, y: 0)
    var endPoint = CGPoint(x: 0.5, y: 1)
  }

  private var gradient = Gradient() {
    willSet { keepCommittedLook() }
  }
  /// The kind of gradient; `.axial` by default.
  open var type = CAGradientLayerType.axial

  /// Creates a gradient layer without colors.
  public override init() { super.init() }

  /// Creates a copy for the presentation of another layer.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let original = layer as? CAGradientLayer else { return }
    gradient = original.gradient
    type = original.type
  }

  override func makePresentationLayer() -> CALayer { CAGradientLayer(layer: self) }

  /// The colors, as `CGColor`s.
  open var colors: [Any]? {
    get { gradient.colors }
    set {
      let old = extraValues[.colors]
      gradient.colors = newValue?.compactMap { $0 as? CGColor }
      if let old { didChange(.colors, from: old) }
    }
  }
  /// The location of each color, 0…1; nil spreads them evenly.
  open var locations: [NSNumber]? {
    get { gradient.locations }
    set { gradient.locations = newValue }
  }
  /// The start of the gradient, in fractions of the bounds.
  open var startPoint: CGPoint {
    get { gradient.startPoint }
    set {
      let old = gradient.startPoint
      gradient.startPoint = newValue
      didChange(.startPoint, from: .point(old))
    }
  }
  /// The end of the gradient, in fractions of the bounds.
  open var endPoint: CGPoint {
    get { gradient.endPoint }
    set {
      let old = gradient.endPoint
      gradient.endPoint = newValue
      didChange(.endPoint, from: .point(old))
    }
  }

  override var extraValues: [LayerKey: AnimatableValue] {
    get {
      [
        .colors: .colors((gradient.colors ?? []).map(\.rgba)),
        .startPoint: .point(gradient.startPoint), .endPoint: .point(gradient.endPoint),
      ]
    }
    set {
      if case .colors(let colors)? = newValue[.colors], gradient.colors != nil {
        gradient.colors = colors.map { CGColor($0) }
      }
      if case .point(let point)? = newValue[.startPoint] { gradient.startPoint = point }
      if case .point(let point)? = newValue[.endPoint] { gradient.endPoint = point }
    }
  }

  override func content(extras: [LayerKey: AnimatableValue]) -> LayerContent? {
    guard case .colors(let colors)? = extras[.colors], !colors.isEmpty,
      case .point(let start)? = extras[.startPoint], case .point(let end)? = extras[.endPoint]
    else { return super.content(extras: extras) }
    return .gradient(
      GradientContent(
        kind: type == .radial ? .radial : .axial, colors: colors,
        locations: gradient.locations?.map(\.doubleValue), startPoint: start, endPoint: end))
  }
}
