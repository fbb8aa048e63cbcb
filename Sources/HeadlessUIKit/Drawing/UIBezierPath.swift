import Foundation

/// A path of lines and curves.
open class UIBezierPath: NSObject {
  private var data: PathData

  /// The width of a stroke, in points; 1 by default.
  open var lineWidth: CGFloat = 1
  /// How the ends of a stroke are drawn; `.butt` by default.
  open var lineCapStyle = CGLineCap.butt
  /// How the corners of a stroke are drawn; `.miter` by default.
  open var lineJoinStyle = CGLineJoin.miter
  /// Whether the even-odd rule determines the inside, rather than the winding rule.
  open var usesEvenOddFillRule = false

  /// A copy of the path for Core Graphics.
  open var cgPath: CGPath {
    get { CGPath(data) }
    set { data = newValue.data }
  }

  private init(_ data: PathData) {
    self.data = data
  }

  /// Creates an empty path.
  public convenience override init() {
    self.init(PathData())
  }

  /// Creates a rectangle.
  public convenience init(rect: CGRect) {
    self.init(PathData.rect(rect))
  }

  /// Creates an ellipse that fills a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init(PathData.ellipse(in: rect))
  }

  /// Creates a rectangle with rounded corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(PathData.roundedRect(rect, width: cornerRadius, height: cornerRadius))
  }

  /// Creates a rectangle, some of its corners rounded.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init(
      PathData.roundedRect(
        rect, width: cornerRadii.width, height: cornerRadii.height, corners: corners
      )
    )
  }

  /// Creates an arc; angles in radians from the x axis, clockwise as seen on the screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init(
      PathData.arc(
        center: center, radius: radius, from: startAngle, to: endAngle, clockwise: !clockwise
      )
    )
  }

  /// Creates a path from one of Core Graphics.
  public convenience init(cgPath CGPath: CGPath) {
    self.init(CGPath.data)
  }

  /// Begins a new outline.
  open func move(to point: CGPoint) {
    data.elements.append(.move(point))
  }

  /// Adds a straight line.
  open func addLine(to point: CGPoint) {
    data.elements.append(.line(point))
  }

  /// Adds a cubic Bézier curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    data.elements.append(.cubic(control1: controlPoint1, control2: controlPoint2, end: endPoint))
  }

  /// Adds a quadratic Bézier curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    data.elements.append(.quad(control: controlPoint, end: endPoint))
  }

  /// Adds an arc, joined to the outline by a line.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    let arc = PathData.arc(
      center: center, radius: radius, from: startAngle, to: endAngle, clockwise: !clockwise
    )
    data.elements += arc.joining(data).elements
  }

  /// Closes the outline with a straight line.
  open func close() {
    data.elements.append(.close)
  }

  /// Removes all outlines.
  open func removeAllPoints() {
    data = PathData()
  }

  /// Adds the outlines of another path.
  open func append(_ bezierPath: UIBezierPath) {
    data.elements += bezierPath.data.elements
  }

  /// Transforms all points.
  open func apply(_ transform: CGAffineTransform) {
    data = data.applying(transform)
  }

  /// Whether the path has no elements.
  open var isEmpty: Bool { data.isEmpty }

  /// The smallest rectangle around the outlines.
  open var bounds: CGRect { data.box }

  /// The end point of the last element.
  open var currentPoint: CGPoint { data.currentPoint ?? .zero }

  /// Returns whether the point is inside.
  open func contains(_ point: CGPoint) -> Bool {
    data.contains(point, evenOdd: usesEvenOddFillRule)
  }

  /// Fills the outlines in the current drawing.
  open func fill() {
    CGContext.current?.fill(data, evenOdd: usesEvenOddFillRule)
  }

  /// Strokes the outlines in the current drawing.
  open func stroke() {
    guard let context = CGContext.current else { return }
    context.saveGState()
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.stroke(data, width: lineWidth)
    context.restoreGState()
  }

  /// Clips what is drawn next in the current drawing to the path.
  open func addClip() {
    CGContext.current?.clip(to: data, evenOdd: usesEvenOddFillRule)
  }
}
