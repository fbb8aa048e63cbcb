import Foundation

/// A layer that fills and strokes a path.
open class CAShapeLayer: CALayer {
  private struct Shape {
    var path: CGPath?
    var fillColor: CGColor? = CGColor(RGBA(r: 0, g: 0, b: 0, a: 1))
    var strokeColor: CGColor?
    var lineWidth: CGFloat = 1
    var strokeStart: CGFloat = 0
    var strokeEnd: CGFloat = 1
  }

  private var shape = Shape() {
    willSet { keepCommittedLook() }
  }
  /// The rule for the inside of the path; `.nonZero` by default.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// How the ends of the outline are drawn; `.butt` by default.
  open var lineCap = CAShapeLayerLineCap.butt
  /// How the corners of the outline are drawn; `.miter` by default.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// The lengths of the dashes of the outline and of the gaps between them, in points; nil for a line
  /// without gaps.
  open var lineDashPattern: [NSNumber]?

  /// Creates a shape layer without a path.
  public override init() { super.init() }

  /// Creates a copy for the presentation of another layer.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let original = layer as? CAShapeLayer else { return }
    shape = original.shape
    fillRule = original.fillRule
    lineCap = original.lineCap
    lineJoin = original.lineJoin
    lineDashPattern = original.lineDashPattern
  }

  override func makePresentationLayer() -> CALayer { CAShapeLayer(layer: self) }

  /// The outline, in the layer's coordinates.
  open var path: CGPath? {
    get { shape.path }
    set {
      let old = shape.path
      shape.path = newValue
      // E8: a path has no implicit animation, only explicit ones.
      if newValue == nil, old != nil { removeAnimation(forKey: LayerKey.path.rawValue) }
    }
  }
  /// The fill color; black by default.
  open var fillColor: CGColor? {
    get { shape.fillColor }
    set { shape.fillColor = newValue }
  }
  /// The stroke color.
  open var strokeColor: CGColor? {
    get { shape.strokeColor }
    set { shape.strokeColor = newValue }
  }
  /// The width of the outline, in points; 1 by default.
  open var lineWidth: CGFloat {
    get { shape.lineWidth }
    set { shape.lineWidth = newValue }
  }
  /// The start of the stroked part of the path, 0…1.
  open var strokeStart: CGFloat {
    get { shape.strokeStart }
    set { shape.strokeStart = newValue }
  }
  /// The end of the stroked part of the path, 0…1.
  open var strokeEnd: CGFloat {
    get { shape.strokeEnd }
    set { shape.strokeEnd = newValue }
  }

  override var extraValues: [LayerKey: AnimatableValue] {
    get {
      var values: [LayerKey: AnimatableValue] = [
        .lineWidth: .number(shape.lineWidth), .strokeStart: .number(shape.strokeStart),
        .strokeEnd: .number(shape.strokeEnd),
      ]
      if let path = shape.path { values[.path] = .path(path) }
      if let color = shape.fillColor { values[.fillColor] = .color(color.rgba) }
      if let color = shape.strokeColor { values[.strokeColor] = .color(color.rgba) }
      return values
    }
    set {
      if case .path(let path)? = newValue[.path] { shape.path = path }
      if case .color(let color)? = newValue[.fillColor] { shape.fillColor = CGColor(color) }
      if case .color(let color)? = newValue[.strokeColor] { shape.strokeColor = CGColor(color) }
      if case .number(let width)? = newValue[.lineWidth] { shape.lineWidth = width }
      if case .number(let start)? = newValue[.strokeStart] { shape.strokeStart = start }
      if case .number(let end)? = newValue[.strokeEnd] { shape.strokeEnd = end }
    }
  }

  override func content(extras: [LayerKey: AnimatableValue]) -> LayerContent? {
    guard case .path(let path)? = extras[.path] else { return super.content(extras: extras) }
    var content = ShapeContent(path: path.data)
    if case .number(let start)? = extras[.strokeStart] { content.strokeStart = start }
    if case .number(let end)? = extras[.strokeEnd] { content.strokeEnd = end }
    if case .color(let color)? = extras[.fillColor] { content.fill = color }
    if case .color(let color)? = extras[.strokeColor] { content.stroke = color }
    if case .number(let width)? = extras[.lineWidth] { content.lineWidth = width }
    content.usesEvenOddRule = fillRule == .evenOdd
    content.lineCap = lineCap.drawn
    content.lineJoin = lineJoin.drawn
    content.dashes = lineDashPattern?.map(\.doubleValue) ?? []
    return .shape(content)
  }
}

extension CGPath {
  /// The path between this one and another with the same kinds of elements, or nil.
  func interpolated(to other: CGPath, progress: Double) -> CGPath? {
    guard data.elements.count == other.data.elements.count else { return nil }
    var elements: [PathElement] = []
    for (start, end) in zip(data.elements, other.data.elements) {
      guard let element = start.mixed(with: end, progress) else { return nil }
      elements.append(element)
    }
    return CGPath(PathData(elements))
  }
}

extension PathElement {
  fileprivate func mixed(with end: PathElement, _ p: Double) -> PathElement? {
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * p, y: a.y + (b.y - a.y) * p)
    }
    switch (self, end) {
    case (.move(let a), .move(let b)): return .move(mix(a, b))
    case (.line(let a), .line(let b)): return .line(mix(a, b))
    case (.quad(let c, let a), .quad(let d, let b)):
      return .quad(control: mix(c, d), end: mix(a, b))
    case (.cubic(let c1, let c2, let a), .cubic(let d1, let d2, let b)):
      return .cubic(control1: mix(c1, d1), control2: mix(c2, d2), end: mix(a, b))
    case (.close, .close): return .close
    default: return nil
    }
  }
}
