import Foundation

/// A node in a tree of rectangles, with geometry, appearance and content.
open class CALayer: NSObject, CAMediaTiming {
  /// The layer's number, which is never reused.
  @_spi(Simulator) public let id: UInt64
  @exclusivity(unchecked) var values = LayerValues()
  @exclusivity(unchecked) var timing = MediaTiming() {
    willSet { keepCommittedTiming() }
  }
  /// The timing at the last commit, if it was changed since.
  @exclusivity(unchecked) var committedTiming: CommittedTiming?
  @exclusivity(unchecked) var entries: [LayerAnimation] = []
  @exclusivity(unchecked) var sublayerList: [CALayer] = []
  @exclusivity(unchecked) var layoutState = LayoutState()
  @exclusivity(unchecked) var displayState = DisplayState()
  /// Whether it belongs to a view, so that animation blocks determine its animations.
  @exclusivity(unchecked) var isBacking = false
  /// Whether constraints may place its view, which then has to know of changes of the geometry.
  @exclusivity(unchecked) var isWatched = false
  /// Whether it is the layer of a visible window.
  @exclusivity(unchecked) var isWindowRoot = false
  /// Whether it is the mask of its superlayer, rather than a sublayer.
  var isMask = false
  @exclusivity(unchecked) var joinedAtCommit = Int.max
  /// The last commit that showed it, before it was removed from the tree.
  @exclusivity(unchecked) var leftAtCommit: Int?
  /// What is stored, and not drawn.
  var undrawn = UndrawnLayerValues()
  /// What it draws in addition to its properties.
  @_spi(Simulator) public var drawnContent: LayerContent? { willSet { keepCommittedLook() } }
  /// What the last commit shows of it, if it was changed since.
  @exclusivity(unchecked) final var committedLook: CommittedLook?

  /// The object that manages the layer.
  @exclusivity(unchecked) open weak var delegate: (any CALayerDelegate)?
  /// The layer that contains it.
  open internal(set) var superlayer: CALayer? {
    get { parent }
    set { parent = newValue }
  }
  /// The superlayer, which resets this when it is released.
  ///
  /// Not weak, because each conversion of points and times reads it, in every frame.
  @exclusivity(unchecked) unowned(unsafe) final var parent: CALayer?
  /// The name of the layer.
  @exclusivity(unchecked) open var name: String?

  /// Creates a layer without a size.
  public override init() {
    id = World.current.nextLayerID()
    super.init()
  }

  /// Creates a copy for the presentation of another layer.
  public init(layer: Any) {
    let original = layer as? CALayer
    id = original?.id ?? World.current.nextLayerID()
    super.init()
    guard let original else { return }
    values = original.values
    timing = original.timing
    name = original.name
    isMaskingToBounds = original.isMaskingToBounds
    contents = original.contents
    drawnContent = original.drawnContent
    undrawn = original.undrawn
    modelLayer = original
  }

  deinit {
    for layer in sublayerList { layer.superlayer = nil }
    maskLayer?.superlayer = nil
  }

  /// A layer with the values on screen; nil if it has never been on screen.
  open func presentation() -> Self? { presentationCopy() as? Self }

  /// The layer that a presentation layer was made from, or the layer itself.
  open func model() -> Self { (modelLayer as? Self) ?? self }

  @exclusivity(unchecked) private(set) var modelLayer: CALayer?
  private var isMaskingToBounds = false
  private var maskLayer: CALayer?

  /// A copy for the presentation, of the layer's own class; UIKit's subclasses override it.
  func makePresentationLayer() -> CALayer { CALayer(layer: self) }

  /// The values of a subclass.
  var extraValues: [LayerKey: AnimatableValue] {
    get { [:] }
    set {}
  }

  /// The content of the layer, with its subclass's values on screen.
  func content(extras: [LayerKey: AnimatableValue]) -> LayerContent? { drawnContent }

  // MARK: Geometry

  /// The rectangle of its own coordinates.
  open var bounds: CGRect {
    get { values.bounds }
    set {
      let old = values.bounds
      guard old != newValue, accepts(newValue, as: "bounds") else { return }
      if isWatched, old.size != newValue.size { reportWrite(of: "bounds") }
      nextValues.bounds = newValue
      setNeedsLayout()
      parent?.markNeedsLayout()
      didChange(.bounds, from: .rect(old))
    }
  }
  /// The location of its anchor point in the superlayer.
  open var position: CGPoint {
    get { values.position }
    set {
      let old = values.position
      guard old != newValue, accepts(newValue, as: "position") else { return }
      if isWatched { reportWrite(of: "position") }
      nextValues.position = newValue
      didChange(.position, from: .point(old))
    }
  }
  /// The order among its siblings, back to front.
  open var zPosition: CGFloat {
    get { values.zPosition }
    set { didChange(.zPosition, from: replace(&nextValues.zPosition, with: newValue)) }
  }
  /// The point of the bounds, in fractions of them, that is at `position`.
  open var anchorPoint: CGPoint {
    get { values.anchorPoint }
    set { didChange(.anchorPoint, from: replace(&nextValues.anchorPoint, with: newValue)) }
  }
  /// The distance of the anchor point from the layer's plane, in points; 0 by default.
  open var anchorPointZ: CGFloat {
    get { values.anchorPointZ }
    set { didChange(.anchorPointZ, from: replace(&nextValues.anchorPointZ, with: newValue)) }
  }
  /// The transform about the anchor point.
  open var transform: CATransform3D {
    get { values.transform }
    set {
      let old = values.transform
      guard !CATransform3DEqualToTransform(old, newValue), accepts(newValue, as: "transform")
      else { return }
      nextValues.transform = newValue
      parent?.markNeedsLayout()
      didChange(.transform, from: .transform(old))
    }
  }
  /// The transform of its sublayers; kept, but not drawn.
  open var sublayerTransform: CATransform3D {
    get { values.sublayerTransform }
    set { values.sublayerTransform = newValue }
  }
  /// Returns the affine part of the transform.
  open func affineTransform() -> CGAffineTransform { values.affineTransform }
  /// Sets an affine transform.
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }
  /// The bounding box in the superlayer.
  open var frame: CGRect {
    get { values.frame }
    set { place(in: newValue) }
  }

  // MARK: Appearance

  /// Whether the layer is hidden.
  open var isHidden: Bool {
    get { values.isHidden }
    set { if replace(&nextValues.isHidden, with: newValue) != nil { didChangeAtOnce() } }
  }
  /// The opacity, 0…1.
  open var opacity: Float {
    get { values.opacity }
    set { didChange(.opacity, from: replace(&nextValues.opacity, with: newValue)) }
  }
  /// The image in it, scaled to its bounds: a `CGImage`.
  @_Observed open var contents: Any? {
    didSet { drawnContent = (contents as? CGImage)?.content }
  }
  /// The layer whose alpha masks this one.
  open var mask: CALayer? {
    get { maskLayer }
    set {
      guard newValue !== maskLayer else { return }
      newValue.map(reportMisuse(ofMask:))
      keepCommittedLook()
      maskLayer?.endMasking()
      maskLayer = newValue
      newValue?.beginMasking(self)
    }
  }
  /// Whether sublayers are clipped to the bounds.
  open var masksToBounds: Bool {
    get { isMaskingToBounds }
    set {
      keepCommittedLook()
      if replace(&isMaskingToBounds, with: newValue) != nil { didChangeAtOnce() }
    }
  }
  /// The background color.
  open var backgroundColor: CGColor? {
    get { values.backgroundColor }
    set { didChange(.backgroundColor, from: replace(&nextValues.backgroundColor, with: newValue)) }
  }
  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat {
    get { values.cornerRadius }
    set { didChange(.cornerRadius, from: replace(&nextValues.cornerRadius, with: newValue)) }
  }
  /// The corners that the radius applies to.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The shape of the corners.
  @exclusivity(unchecked) open var cornerCurve = CALayerCornerCurve.circular
  /// The width of the border, in points.
  open var borderWidth: CGFloat {
    get { values.borderWidth }
    set { didChange(.borderWidth, from: replace(&nextValues.borderWidth, with: newValue)) }
  }
  /// The color of the border.
  open var borderColor: CGColor? {
    get { values.borderColor }
    set { didChange(.borderColor, from: replace(&nextValues.borderColor, with: newValue)) }
  }
  /// The color of the shadow.
  open var shadowColor: CGColor? {
    get { values.shadowColor }
    set { nextValues.shadowColor = newValue }
  }
  /// The opacity of the shadow, 0…1.
  open var shadowOpacity: Float {
    get { values.shadowOpacity }
    set { didChange(.shadowOpacity, from: replace(&nextValues.shadowOpacity, with: newValue)) }
  }
  /// The offset of the shadow, in points.
  open var shadowOffset: CGSize {
    get { values.shadowOffset }
    set { didChange(.shadowOffset, from: replace(&nextValues.shadowOffset, with: newValue)) }
  }
  /// The blur radius of the shadow, in points.
  open var shadowRadius: CGFloat {
    get { values.shadowRadius }
    set { didChange(.shadowRadius, from: replace(&nextValues.shadowRadius, with: newValue)) }
  }
  /// The shape of the shadow; nil for that of the content.
  open var shadowPath: CGPath?
  /// Whether it is rendered as a bitmap and reused.
  open var shouldRasterize = false

  // MARK: Tree

  /// The sublayers, back to front.
  open var sublayers: [CALayer]? {
    get { sublayerList.isEmpty ? nil : sublayerList }
    set {
      for layer in sublayerList { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }
  /// Adds a layer in front of the others.
  open func addSublayer(_ layer: CALayer) {
    layer.removeFromSuperlayer()
    attach(layer, at: sublayerList.count)
  }
  /// Inserts a layer at an index, 0 being the back.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    attach(layer, at: min(Int(idx), sublayerList.count))
  }
  /// Removes the layer from its superlayer.
  open func removeFromSuperlayer() { detach() }

  // MARK: Layout

  /// Asks for a layout of the sublayers before the next frame.
  open func setNeedsLayout() { markNeedsLayout() }
  /// Performs a pending layout, from the topmost such superlayer down.
  open func layoutIfNeeded() { topmostLayerNeedingLayout.layoutTree() }
  /// Lays out the sublayers, by the delegate.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  // MARK: Content

  /// Asks for the content to be drawn before the next frame.
  open func setNeedsDisplay() { markNeedsDisplay() }
  /// Asks for the content to be drawn before the next frame, whatever the part.
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
  /// Whether the content will be drawn before the next frame.
  open func needsDisplay() -> Bool { displayState.needsDisplay }
  /// Draws the content now if that was asked for.
  open func displayIfNeeded() {
    guard displayState.needsDisplay else { return }
    displayState.needsDisplay = false
    display()
  }
  /// Replaces the content by what ``draw(in:)`` draws.
  open func display() { drawContent() }
  /// Draws the content; by default, the delegate does.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  // MARK: Animations

  /// Adds a copy of an animation; one with the same key is replaced.
  open func add(_ anim: CAAnimation, forKey key: String?) { addCopy(of: anim, key: key) }
  /// Removes all animations.
  open func removeAllAnimations() {
    for entry in entries { removeEntry(entry, finished: false) }
  }
  /// Removes an animation.
  open func removeAnimation(forKey key: String) {
    for entry in entries where entry.key == key { removeEntry(entry, finished: false) }
  }
  /// Returns the keys of the running animations, or nil if there are none.
  open func animationKeys() -> [String]? { entries.isEmpty ? nil : entries.map(\.key) }
  /// Returns the running animation of a key.
  open func animation(forKey key: String) -> CAAnimation? {
    entries.last { $0.key == key }?.animation
  }
  /// Returns the action of a change: none of its own.
  open func action(forKey event: String) -> (any CAAction)? { nil }
}

/// Sets a value, and returns the former one if it differs.
private func replace<Value: Equatable>(_ slot: inout Value, with value: Value) -> Value? {
  guard slot != value else { return nil }
  defer { slot = value }
  return slot
}
