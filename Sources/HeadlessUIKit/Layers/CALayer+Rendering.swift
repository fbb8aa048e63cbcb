import Foundation

extension CALayer {
  /// Draws the layer and its sublayers, as they are after all animations (F13).
  ///
  /// The drawing is recorded as shapes: a line of text is a box, a gradient is axial, and blurs,
  /// snapshots, shadows and masks are missing.
  public func render(in ctx: CGContext) {
    guard !values.isHidden, values.opacity > 0 else { return }
    ctx.saveGState()
    ctx.dim(by: CGFloat(values.opacity))
    let outline = PathData.roundedRect(
      values.bounds, width: values.cornerRadius, height: values.cornerRadius)
    if let color = values.backgroundColor {
      ctx.setFillColor(color)
      ctx.fill(outline, evenOdd: false)
    }
    if masksToBounds { ctx.clip(to: outline, evenOdd: false) }
    renderContent(in: ctx)
    for layer in sublayerList.sorted(by: { $0.values.zPosition < $1.values.zPosition }) {
      ctx.saveGState()
      ctx.concatenate(layer.values.transformToSuperlayer)
      layer.render(in: ctx)
      ctx.restoreGState()
    }
    renderBorder(in: ctx)
    ctx.restoreGState()
  }

  private func renderBorder(in ctx: CGContext) {
    guard values.borderWidth > 0, let color = values.borderColor else { return }
    let inset = values.borderWidth / 2
    let radius = max(values.cornerRadius - inset, 0)
    ctx.setStrokeColor(color)
    ctx.stroke(
      .roundedRect(values.bounds.insetBy(dx: inset, dy: inset), width: radius, height: radius),
      width: values.borderWidth)
  }

  private func renderContent(in ctx: CGContext) {
    switch content(extras: extraValues) {
    case .image(let image): ctx.draw(image, in: image.frame(in: values.bounds))
    case .shape(let shape): ctx.draw(shape)
    case .gradient(let gradient): ctx.draw(gradient, in: values.bounds)
    case .text(let text): ctx.draw(text, at: values.bounds.origin)
    case nil, .blur, .snapshot: break
    }
  }
}

extension CGContext {
  /// Multiplies the opacity of what is drawn next.
  fileprivate func dim(by factor: CGFloat) { setAlpha(alpha * factor) }

  fileprivate func draw(_ image: ImageContent, in rect: CGRect) {
    let shapes = image.shapes.map { shape in
      var shape = shape
      if let tint = image.tint { shape.paint = .solid(tint) }
      return shape
    }
    draw(shapes, size: image.size, in: rect)
  }

  fileprivate func draw(_ shape: ShapeContent) {
    if let fill = shape.fill {
      setFillColor(CGColor(fill))
      self.fill(shape.path, evenOdd: shape.usesEvenOddRule)
    }
    if let stroke = shape.stroke, shape.lineWidth > 0 {
      setStrokeColor(CGColor(stroke))
      self.stroke(shape.path, width: shape.lineWidth)
    }
  }

  fileprivate func draw(_ gradient: GradientContent, in bounds: CGRect) {
    func place(_ point: CGPoint) -> CGPoint {
      CGPoint(x: bounds.minX + point.x * bounds.width, y: bounds.minY + point.y * bounds.height)
    }
    fill(
      .rect(bounds),
      with: gradient.stops, from: place(gradient.startPoint), to: place(gradient.endPoint))
  }

  fileprivate func draw(_ text: TextContent, at origin: CGPoint) {
    setFillColor(CGColor(text.color))
    for line in text.lines {
      let box = CGRect(
        x: origin.x + line.origin.x, y: origin.y + line.origin.y - text.pointSize * 0.7,
        width: line.width, height: text.pointSize * 0.7)
      fill(box)
    }
  }
}
