import Foundation

/// How a drawing is combined with what was drawn before.
public enum CGBlendMode: Int32, Sendable {
  /// Drawn on top.
  case normal = 0
  /// Erases what was drawn before, by the opacity of the drawing.
  case destinationOut = 23
}

/// A drawing, which is recorded as a list of shapes.
public final class CGContext {
  private struct State {
    var transform = CGAffineTransform.identity
    var fill = RGBA(white: 0)
    var stroke = RGBA(white: 0)
    var lineWidth: CGFloat = 1
    var lineCap = CGLineCap.butt
    var lineJoin = CGLineJoin.miter
    var alpha: CGFloat = 1
    var clips: [ClipArea] = []
  }

  static var current: CGContext? { DrawingStack.ofThread.contexts.last }

  private(set) var shapes: [DrawnShape] = []
  private var state = State()
  private var savedStates: [State] = []
  private var path = PathData()
  let area: CGRect
  /// The number of pixels per point of an image that `UIGraphicsBeginImageContext` has begun.
  let imageScale: CGFloat?

  init(area: CGRect, imageScale: CGFloat? = nil) {
    self.area = area
    self.imageScale = imageScale
  }

  /// What was drawn, in points from the top left of the area.
  var shapesFromTopLeft: [DrawnShape] {
    guard area.origin != .zero else { return shapes }
    return shapes.map { shape in
      var shape = shape
      shape.transform(by: CGAffineTransform(translationX: -area.minX, y: -area.minY))
      return shape
    }
  }

  static func push(_ context: CGContext) {
    DrawingStack.ofThread.contexts.append(context)
  }

  static func pop() {
    DrawingStack.ofThread.contexts.removeLast()
  }

  // MARK: State

  /// Saves transform, colors, line width, opacity and clipping.
  public func saveGState() {
    savedStates.append(state)
  }

  /// Restores the state that was saved last.
  public func restoreGState() {
    guard let last = savedStates.popLast() else { return }
    state = last
  }

  /// Translates what is drawn next.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Scales what is drawn next.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Rotates what is drawn next, by an angle in radians.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// Transforms what is drawn next.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  /// Sets the color of what is filled next.
  public func setFillColor(_ color: CGColor) {
    state.fill = color.rgba
  }

  /// Sets the color of what is stroked next.
  public func setStrokeColor(_ color: CGColor) {
    state.stroke = color.rgba
  }

  /// Sets the width of strokes.
  public func setLineWidth(_ width: CGFloat) {
    state.lineWidth = width
  }

  /// Sets how the ends of strokes are drawn.
  public func setLineCap(_ cap: CGLineCap) {
    state.lineCap = cap
  }

  /// Sets how the corners of strokes are drawn.
  public func setLineJoin(_ join: CGLineJoin) {
    state.lineJoin = join
  }

  /// Sets the opacity of what is drawn next.
  public func setAlpha(_ alpha: CGFloat) {
    state.alpha = alpha
  }

  // MARK: Path

  /// Begins a new path.
  public func beginPath() {
    path = PathData()
  }

  /// Begins a new outline of the path.
  public func move(to point: CGPoint) {
    path.elements.append(.move(point))
  }

  /// Adds a straight line to the path.
  public func addLine(to point: CGPoint) {
    path.elements.append(.line(point))
  }

  /// Adds a rectangle to the path.
  public func addRect(_ rect: CGRect) {
    path.elements += PathData.rect(rect).elements
  }

  /// Adds an ellipse to the path.
  public func addEllipse(in rect: CGRect) {
    path.elements += PathData.ellipse(in: rect).elements
  }

  /// Adds the outlines of another path to the path.
  public func addPath(_ path: CGPath) {
    self.path.elements += path.data.elements
  }

  /// Closes the outline with a straight line.
  public func closePath() {
    path.elements.append(.close)
  }

  /// Fills the path, and clears it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(path, evenOdd: rule == .evenOdd)
    beginPath()
  }

  /// Strokes the path, and clears it.
  public func strokePath() {
    stroke(path, width: state.lineWidth)
    beginPath()
  }

  /// Clips what is drawn next to the path, and clears it.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(to: path, evenOdd: rule == .evenOdd)
    beginPath()
  }

  // MARK: Drawing

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {
    fill(.rect(rect), evenOdd: false)
  }

  /// Fills the ellipse in a rectangle.
  public func fillEllipse(in rect: CGRect) {
    fill(.ellipse(in: rect), evenOdd: false)
  }

  /// Strokes a rectangle.
  public func stroke(_ rect: CGRect) {
    stroke(.rect(rect), width: state.lineWidth)
  }

  /// Strokes the ellipse in a rectangle.
  public func strokeEllipse(in rect: CGRect) {
    stroke(.ellipse(in: rect), width: state.lineWidth)
  }

  /// Clips what is drawn next to a rectangle.
  public func clip(to rect: CGRect) {
    clip(to: .rect(rect), evenOdd: false)
  }

  /// Fills the clipped area with a gradient along a line.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    let (start, end) = (startPoint.applying(state.transform), endPoint.applying(state.transform))
    let strip = PathData.strip(from: start, to: end, across: area, options: options)
    add(strip, paint: .linear(stops: gradient.stops, start: start, end: end))
  }

  /// Fills the clipped area with a gradient between two circles.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    let scale = abs(state.transform.determinant).squareRoot()
    let disc = CGRect(origin: endCenter, size: .zero).insetBy(dx: -endRadius, dy: -endRadius)
    let reach =
      options.contains(.drawsAfterEndLocation)
      ? .rect(area) : PathData.ellipse(in: disc).applying(state.transform)
    add(
      reach,
      paint: .radial(
        stops: gradient.stops,
        start: startCenter.applying(state.transform), startRadius: Double(startRadius * scale),
        end: endCenter.applying(state.transform), endRadius: Double(endRadius * scale)
      )
    )
  }

  func fill(_ path: PathData, evenOdd: Bool) {
    add(path.applying(state.transform), paint: .solid(state.fill), evenOdd: evenOdd)
  }

  func stroke(_ path: PathData, width: CGFloat) {
    let scale = abs(state.transform.determinant).squareRoot()
    add(
      path.applying(state.transform),
      paint: .solid(state.stroke),
      strokeWidth: Double(width * scale)
    )
  }

  func clip(to path: PathData, evenOdd: Bool) {
    state.clips.append(ClipArea(path: path.applying(state.transform), usesEvenOddRule: evenOdd))
  }

  /// The opacity of what is drawn next.
  var alpha: CGFloat { state.alpha }

  func fill(
    _ path: PathData, with stops: [GradientStop], from start: CGPoint, to end: CGPoint
  ) {
    let (start, end) = (start.applying(state.transform), end.applying(state.transform))
    add(path.applying(state.transform), paint: .linear(stops: stops, start: start, end: end))
  }

  func draw(_ image: UIImage, in rect: CGRect, isErasing: Bool = false) {
    draw(image.drawing, size: image.size, in: rect, isErasing: isErasing)
  }

  func draw(_ drawing: [DrawnShape], size: CGSize, in rect: CGRect, isErasing: Bool = false) {
    guard size.width > 0, size.height > 0 else { return }
    let t = CGAffineTransform(
      a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height,
      tx: rect.minX, ty: rect.minY
    ).concatenating(state.transform)
    for var shape in drawing {
      shape.transform(by: t)
      shape.clips = state.clips + shape.clips
      shape.opacity *= Double(state.alpha)
      shape.isErasing = shape.isErasing || isErasing
      shapes.append(shape)
    }
  }

  private func add(
    _ path: PathData, paint: DrawnShape.Paint, strokeWidth: Double? = nil, evenOdd: Bool = false
  ) {
    guard !path.isEmpty else { return }
    shapes.append(
      DrawnShape(
        path: path, paint: paint, strokeWidth: strokeWidth,
        lineCap: state.lineCap.content, lineJoin: state.lineJoin.content, usesEvenOddRule: evenOdd,
        clips: state.clips, opacity: Double(state.alpha)
      )
    )
  }
}
