import Foundation

/// A layer as drawn in one frame.
@_spi(Simulator)
public struct RenderNode: Sendable, Equatable {
  /// The shadow of a layer.
  public struct Shadow: Sendable, Equatable {
    /// The color, including its opacity.
    public var color: RGBA
    /// The blur radius, in points.
    public var radius: Double
    /// The offset, in points.
    public var offset: CGSize
    /// Whether it has a path, and so does not depend on the content.
    public var hasPath: Bool
  }

  /// The layer's number, which is never reused.
  public var id: UInt64
  /// The index of the superlayer's node in the list, or -1.
  public var parent: Int
  /// The class of the view, or of a layer without one.
  public var name: String
  /// The layer's own coordinates.
  public var bounds: CGRect
  /// The location of its anchor point in the superlayer.
  public var position: CGPoint
  /// The anchor point, in fractions of the bounds.
  public var anchorPoint: CGPoint
  /// The transform about the anchor point.
  public var transform: CGAffineTransform
  /// The opacity without its superlayers', 0…1.
  public var opacity: Double
  /// Whether it is hidden.
  public var isHidden: Bool
  /// Whether its sublayers are clipped to its outline.
  public var clips: Bool
  /// The radius of its corners, in points.
  public var cornerRadius: Double
  /// The background color.
  public var backgroundColor: RGBA?
  /// The width of its border, in points.
  public var borderWidth: Double
  /// The color of its border.
  public var borderColor: RGBA?
  /// Its shadow, if it has a visible one.
  public var shadow: Shadow?
  /// The mask and its sublayers, in the layer's coordinates; the layer is visible only where they
  /// draw something.
  public var mask: [RenderNode]?
  /// The content that it draws.
  public var content: LayerContent?
  /// The radius by which visual effects in front of it blur it and its sublayers, in points.
  public var blurRadius = 0.0

  /// The transform from its own coordinates to its superlayer's.
  public var transformToSuperlayer: CGAffineTransform {
    let pivot = CGPoint(
      x: bounds.origin.x + anchorPoint.x * bounds.width,
      y: bounds.origin.y + anchorPoint.y * bounds.height)
    return CGAffineTransform(translationX: -pivot.x, y: -pivot.y)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  /// Whether it looks the same as a node of another layer at the same place of its list.
  public func looksLike(_ other: RenderNode) -> Bool { unnumbered == other.unnumbered }

  private var unnumbered: RenderNode {
    var node = self
    node.id = 0
    node.mask = mask?.map(\.unnumbered)
    return node
  }

  /// Moves the origin of the bounds to a point of the superlayer, without a transform.
  mutating func place(at origin: CGPoint) {
    transform = .identity
    anchorPoint = .zero
    position = CGPoint(x: origin.x + bounds.origin.x, y: origin.y + bounds.origin.y)
  }
}

extension CALayer {
  /// The layer as it is on screen, or as the last commit shows it.
  @_spi(Simulator) public func renderNode(parent: Int, isCommitted: Bool = false) -> RenderNode {
    let look = isCommitted ? currentLook : nil
    let target = look?.target ?? presentationTarget(isCommitted: isCommitted)
    let values = target.values
    let clips = look?.clips ?? masksToBounds
    let content = look == nil ? content(extras: target.extras) : look?.content
    let mask = look == nil ? mask : look?.mask
    return RenderNode(
      id: id, parent: parent, name: name ?? String(describing: type(of: self)),
      bounds: values.bounds, position: values.position, anchorPoint: values.anchorPoint,
      transform: values.flatTransform, opacity: Double(min(max(values.opacity, 0), 1)),
      isHidden: values.isHidden, clips: clips, cornerRadius: Double(values.cornerRadius),
      backgroundColor: values.backgroundColor?.rgba, borderWidth: Double(values.borderWidth),
      borderColor: values.borderColor?.rgba, shadow: shadow(of: values, clips: clips),
      // F12: a mask's own mask is ignored.
      mask: isMask ? nil : mask?.renderTree(isCommitted: isCommitted),
      content: content.flatMap { visible($0, blurIntensity: values.blurIntensity) })
  }

  private func visible(_ content: LayerContent, blurIntensity: Double) -> LayerContent? {
    // F8d: a visual effect below a mask has nothing behind it.
    if case .blur = content, isBelowMask { return nil }
    return content.blurred(by: blurIntensity)
  }

  /// Whether it or a superlayer has a mask.
  private var isBelowMask: Bool { mask != nil || superlayer?.isBelowMask == true }

  /// The layer and its sublayers, depth-first, back to front.
  @_spi(Simulator) public func renderTree(isCommitted: Bool = false) -> [RenderNode] {
    var nodes: [RenderNode] = []
    appendRenderTree(to: &nodes, isCommitted: isCommitted)
    return nodes
  }

  /// Adds the layer and its sublayers to nodes behind them.
  @_spi(Simulator) public func appendRenderTree(
    to nodes: inout [RenderNode], parent: Int = -1, isCommitted: Bool = false
  ) {
    let index = nodes.count
    nodes.append(renderNode(parent: parent, isCommitted: isCommitted))
    let sublayers = isCommitted ? committedSublayers : sublayerList
    for layer in Self.drawingOrder(of: sublayers) {
      layer.appendRenderTree(to: &nodes, parent: index, isCommitted: isCommitted)
    }
  }

  /// Adds the layer and its superlayers to nodes, and returns its index.
  @_spi(Simulator) @discardableResult
  public func appendRenderPath(to nodes: inout [RenderNode]) -> Int {
    if let index = nodes.firstIndex(where: { $0.id == id }) { return index }
    let parent = superlayer?.appendRenderPath(to: &nodes) ?? -1
    nodes.append(renderNode(parent: parent))
    return nodes.count - 1
  }

  private static func drawingOrder(of layers: [CALayer]) -> [CALayer] {
    guard hasDepth(layers) else { return layers }
    return layers.enumerated()
      .sorted {
        ($0.element.values.zPosition, $0.offset) < ($1.element.values.zPosition, $1.offset)
      }
      .map(\.element)
  }

  /// Whether the `zPosition` of a layer changes the order.
  private static func hasDepth(_ layers: [CALayer]) -> Bool {
    for layer in layers where layer.values.zPosition != 0 { return true }
    return false
  }

  private func shadow(of values: LayerValues, clips: Bool) -> RenderNode.Shadow? {
    // F9: a layer that clips its content also clips its shadow.
    guard values.shadowOpacity > 0, !clips, let color = values.shadowColor?.rgba else {
      return nil
    }
    return RenderNode.Shadow(
      color: color.withAlpha(color.a * Double(values.shadowOpacity)),
      radius: Double(values.shadowRadius), offset: values.shadowOffset, hasPath: shadowPath != nil)
  }
}

extension LayerContent {
  /// The content with a blur of this strength, or nil without any.
  fileprivate func blurred(by intensity: Double) -> LayerContent? {
    guard case .blur(var blur) = self else { return self }
    blur.intensity = min(max(intensity, 0), 1)
    return blur.intensity > 0 ? .blur(blur) : nil
  }
}
