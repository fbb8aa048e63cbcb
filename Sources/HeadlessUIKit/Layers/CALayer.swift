import Foundation

/// A rectangle of content in a tree of such, with its geometry and looks.
open class CALayer: NSObject, CAMediaTiming {
  /// The layer's number, never used again for another.
  @_spi(Simulator) public let id: UInt64
  @exclusivity(unchecked) var values = LayerValues()
  @exclusivity(unchecked) var timing = MediaTiming() {
    willSet { keepCommittedTiming() }
  }
  /// The timing as it was at a commit, after which it was changed.
  @exclusivity(unchecked) var committedTiming: CommittedTiming?
  @exclusivity(unchecked) var entries: [LayerAnimation] = []
  @exclusivity(unchecked) var sublayerList: [CALayer] = []
  @exclusivity(unchecked) var layoutState = LayoutState()
  /// Whether it belongs to a view, whose animation blocks then decide what animates.
  @exclusivity(unchecked) var isBacking = false
  /// Whether it is the layer of a window that is on screen.
  @exclusivity(unchecked) var isWindowRoot = false
  /// Whether it is the mask of its superlayer, and none of its sublayers.
  var isMask = false
  @exclusivity(unchecked) var joinedAtCommit = Int.max
  /// The commit that had it on screen before it was taken out of the tree.
  @exclusivity(unchecked) var leftAtCommit: Int?
  /// What it draws beside its own properties.
  @_spi(Simulator) public var drawnContent: LayerContent?

  /// Told about layout.
  @exclusivity(unchecked) open weak var delegate: (any CALayerDelegate)?
  /// The layer that contains it.
  open internal(set) var superlayer: CALayer? {
    get { parent }
    set { parent = newValue }
  }
  /// The superlayer, which lets go of it when it goes.
  ///
  /// Not weak, as every conversion of time and place walks up here in every frame.
  @exclusivity(unchecked) unowned(unsafe) final var parent: CALayer?
  /// The name given to it.
  @exclusivity(unchecked) open var name: String?

  /// Creates a layer of no size.
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
    modelLayer = original
  }

  deinit {
    for layer in sublayerList { layer.superlayer = nil }
    maskLayer?.superlayer = nil
    for entry in entries { entry.layerHasGone() }
  }

  /// A layer for the values on screen now, or nil for one that has never been on screen.
  open func presentation() -> Self? { presentationCopy() as? Self }

  /// The layer that a presentation layer was made from, or the layer itself.
  open func model() -> Self { (modelLayer as? Self) ?? self }

  @exclusivity(unchecked) private(set) var modelLayer: CALayer?
  private var isMaskingToBounds = false
  private var maskLayer: CALayer?

  /// A copy of the layer's own class; subclasses of UIKit's override it.
  func makePresentationLayer() -> CALayer { CALayer(layer: self) }

  /// Values that only a subclass knows.
  var extraValues: [LayerKey: AnimatableValue] {
    get { [:] }
    set {}
  }

  /// What the layer draws, given its subclass's values on screen.
  func content(extras: [LayerKey: AnimatableValue]) -> LayerContent? { drawnContent }

  // MARK: Geometry

  /// The origin and size of its own coordinates.
  open var bounds: CGRect {
    get { values.bounds }
    set {
      let old = values.bounds
      guard old != newValue, accepts(newValue, as: "bounds") else { return }
      values.bounds = newValue
      if old.size != newValue.size { setNeedsLayout() }
      didChange(.bounds, from: .rect(old))
    }
  }
  /// Where its anchor point lies in the superlayer.
  open var position: CGPoint {
    get { values.position }
    set {
      let old = values.position
      guard old != newValue, accepts(newValue, as: "position") else { return }
      values.position = newValue
      didChange(.position, from: .point(old))
    }
  }
  /// Its place among its siblings, front to back.
  open var zPosition: CGFloat {
    get { values.zPosition }
    set { didChange(.zPosition, from: replace(&values.zPosition, with: newValue)) }
  }
  /// The point of the bounds, in fractions of them, that is at `position`.
  open var anchorPoint: CGPoint {
    get { values.anchorPoint }
    set { didChange(.anchorPoint, from: replace(&values.anchorPoint, with: newValue)) }
  }
  /// The transformation about the anchor point.
  open var transform: CATransform3D {
    get { values.transform }
    set {
      let old = values.transform
      guard !CATransform3DEqualToTransform(old, newValue), accepts(newValue, as: "transform")
      else { return }
      values.transform = newValue
      didChange(.transform, from: .transform(old))
    }
  }
  /// The transformation of its sublayers; kept, but not drawn.
  open var sublayerTransform: CATransform3D {
    get { values.sublayerTransform }
    set { values.sublayerTransform = newValue }
  }
  /// Returns the affine part of the transformation.
  open func affineTransform() -> CGAffineTransform { values.affineTransform }
  /// Sets an affine transformation.
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }
  /// The bounding box in the superlayer.
  open var frame: CGRect {
    get { values.frame }
    set { place(in: newValue) }
  }

  // MARK: Looks

  /// Whether it and its sublayers are left out.
  open var isHidden: Bool {
    get { values.isHidden }
    set { if replace(&values.isHidden, with: newValue) != nil { didChangeAtOnce() } }
  }
  /// How much it covers what is behind it, 0…1.
  open var opacity: Float {
    get { values.opacity }
    set { didChange(.opacity, from: replace(&values.opacity, with: newValue)) }
  }
  /// What is drawn in it, scaled to its bounds: a `CGImage`.
  open var contents: Any? {
    didSet { drawnContent = (contents as? CGImage)?.content }
  }
  /// The layer whose alpha decides what is seen of this one.
  open var mask: CALayer? {
    get { maskLayer }
    set {
      guard newValue !== maskLayer else { return }
      newValue.map(reportMisuse(ofMask:))
      maskLayer?.endMasking()
      maskLayer = newValue
      newValue?.beginMasking(self)
    }
  }
  /// Whether sublayers are cut off at the bounds.
  open var masksToBounds: Bool {
    get { isMaskingToBounds }
    set { if replace(&isMaskingToBounds, with: newValue) != nil { didChangeAtOnce() } }
  }
  /// The color behind everything in it.
  open var backgroundColor: CGColor? {
    get { values.backgroundColor }
    set { didChange(.backgroundColor, from: replace(&values.backgroundColor, with: newValue)) }
  }
  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat {
    get { values.cornerRadius }
    set { didChange(.cornerRadius, from: replace(&values.cornerRadius, with: newValue)) }
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
    set { didChange(.borderWidth, from: replace(&values.borderWidth, with: newValue)) }
  }
  /// The color of the border.
  open var borderColor: CGColor? {
    get { values.borderColor }
    set { didChange(.borderColor, from: replace(&values.borderColor, with: newValue)) }
  }
  /// The color of the shadow.
  open var shadowColor: CGColor? {
    get { values.shadowColor }
    set { values.shadowColor = newValue }
  }
  /// The opacity of the shadow, 0…1.
  open var shadowOpacity: Float {
    get { values.shadowOpacity }
    set { didChange(.shadowOpacity, from: replace(&values.shadowOpacity, with: newValue)) }
  }
  /// How far the shadow lies off, in points.
  open var shadowOffset: CGSize {
    get { values.shadowOffset }
    set { didChange(.shadowOffset, from: replace(&values.shadowOffset, with: newValue)) }
  }
  /// How soft the shadow is, in points.
  open var shadowRadius: CGFloat {
    get { values.shadowRadius }
    set { didChange(.shadowRadius, from: replace(&values.shadowRadius, with: newValue)) }
  }
  /// The shape of the shadow; nil follows the contents.
  open var shadowPath: CGPath?
  /// Whether it is drawn once and then reused as a picture.
  open var shouldRasterize = false

  // MARK: Tree

  /// The layers in it, back to front.
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
  /// Takes the layer out of its superlayer.
  open func removeFromSuperlayer() { detach() }

  // MARK: Layout

  /// Asks for a layout of the sublayers before the next frame.
  open func setNeedsLayout() { markNeedsLayout() }
  /// Lays out now what asked for it, from the highest such superlayer down.
  open func layoutIfNeeded() { topmostLayerNeedingLayout.layoutTree() }
  /// Lays out the sublayers; the delegate does the work.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

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
  /// Returns what happens when a property changes: nothing beside the standard.
  open func action(forKey event: String) -> (any CAAction)? { nil }
}

/// Writes a value, and returns the one that was there if that is another.
private func replace<Value: Equatable>(_ slot: inout Value, with value: Value) -> Value? {
  guard slot != value else { return nil }
  defer { slot = value }
  return slot
}
