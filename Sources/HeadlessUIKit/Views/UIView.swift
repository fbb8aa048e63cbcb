import Foundation

/// A rectangle on screen that shows content and takes touches.
@preconcurrency @MainActor open class UIView: UIResponder, CALayerDelegate {
  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer that draws the view.
  nonisolated(unsafe) public let layer: CALayer
  /// The controller whose view this is.
  @exclusivity(unchecked) weak var controller: UIViewController?
  @exclusivity(unchecked) var children: [UIView] = []
  @exclusivity(unchecked) var recognizers: [UIGestureRecognizer] = []
  var interactionList: [any UIInteraction] = []
  @exclusivity(unchecked) var observations: [WeakObservation] = []
  /// What Auto Layout knows of the view; nil as long as it has no part in any.
  @exclusivity(unchecked) var constraintState: ConstraintState?
  @exclusivity(unchecked) var knownSafeAreaInsets = UIEdgeInsets.zero
  /// Whether UIKit itself is setting the frame.
  var isBeingPlaced = false
  @exclusivity(unchecked) private weak var parentView: UIView?
  @exclusivity(unchecked) private weak var windowReference: UIWindow?

  /// Creates a view with a frame in its future superview.
  public init(frame: CGRect) {
    layer = .backing(of: Self.layerClass)
    super.init()
    layer.isBacking = true
    layer.displayState.needsDisplay = true
    layer.name = describe(self)
    layer.delegate = self
    if !frame.containsNaN || layer.accepts(frame, as: "frame") { layer.values.frame = frame }
  }

  /// Creates a view without a size.
  public convenience init() { self.init(frame: .zero) }

  /// Not available on Linux, which has no archives.
  public required init?(coder: NSCoder) { nil }

  // MARK: Geometry

  /// The bounding box in the superview; must not be set on a view with a transform (F1).
  open var frame: CGRect {
    get { layer.values.frame }
    set { setFrame(newValue) }
  }
  /// The rectangle of the view's own coordinates.
  open var bounds: CGRect {
    get { layer.values.bounds }
    set {
      let old = layer.values.bounds
      if ignores(newValue, old) { return }
      if let constraintState {
        constraintState.write { layer.bounds = newValue }
      } else {
        layer.bounds = newValue
      }
      boundsDidChange(from: old)
    }
  }
  /// The user interface style that the view overrides, for itself and its subviews.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// Whether Smart Invert leaves the view as it is.
  open var accessibilityIgnoresInvertColors = false
  /// The location of the anchor point, usually the center, in the superview.
  open var center: CGPoint {
    get { layer.values.position }
    set {
      if ignores(newValue, center) { return }
      if let constraintState {
        constraintState.write { layer.position = newValue }
      } else {
        layer.position = newValue
      }
      safeAreaMayHaveChanged()
      reportObservations()
    }
  }
  /// The transform about the anchor point.
  open var transform: CGAffineTransform {
    get { layer.values.affineTransform }
    set {
      if ignores(newValue, transform) { return }
      layer.setAffineTransform(newValue)
      safeAreaMayHaveChanged()
      reportObservations()
    }
  }
  /// Whether geometry is set that the view has already, in the variant that ignores it (F6).
  private func ignores<Value: Equatable>(_ new: Value, _ old: Value) -> Bool {
    World.current.variant.ignoresEqualGeometry && new == old
  }
  /// The transform about the anchor point, in space.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set {
      layer.transform = newValue
      safeAreaMayHaveChanged()
    }
  }
  /// The point of the bounds, in fractions of them, that is at `center`.
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }
  /// The number of pixels per point.
  open var contentScaleFactor: CGFloat = 3
  /// How it resizes with its superview; not at all by default.
  open var autoresizingMask: UIView.AutoresizingMask = []
  /// Whether its subviews resize with it; true by default.
  open var autoresizesSubviews = true
  /// Whether frame and autoresizing place the view, rather than constraints; true by default.
  @_Observed open var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      if translatesAutoresizingMaskIntoConstraints != oldValue { translationDidChange() }
    }
  }

  // MARK: Appearance

  /// The opacity of the view, 0…1.
  open var alpha: CGFloat {
    get { CGFloat(layer.values.opacity) }
    set {
      layer.opacity = Float(min(max(newValue, 0), 1))
      reportObservations()
    }
  }
  /// Whether the view is hidden.
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      let old = layer.isHidden
      layer.isHidden = newValue
      if constraintState != nil, newValue != old { arrangedVisibilityDidChange() }
      reportObservations()
    }
  }
  /// A hint that the view fills its bounds; true by default.
  open var isOpaque = true
  /// The background color.
  @_Observed open var backgroundColor: UIColor? {
    didSet { backgroundColorMayHaveChanged() }
  }
  /// Resolves a dynamic color anew.
  @_spi(Simulator) public func backgroundColorMayHaveChanged() {
    layer.backgroundColor = backgroundColor?.cgColor
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of controls; inherited from the superview where none was set.
  open var tintColor: UIColor! {
    get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      ownTintColor = newValue
      tintColorDidChange()
    }
  }
  private var ownTintColor: UIColor?
  /// Called when the tint color has changed.
  open func tintColorDidChange() {}
  /// Whether subviews are clipped to the bounds; false by default.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  /// How content fits the bounds; `.scaleToFill` by default.
  open var contentMode = UIView.ContentMode.scaleToFill
  /// The radii of the corners; they are square by default.
  @available(iOS 26.0, *)
  public final var cornerConfiguration: UICornerConfiguration {
    get { corners }
    set { corners = newValue }
  }
  private var corners = UICornerConfiguration(radius: nil)
  /// The view whose alpha masks this one.
  @_Observed open var mask: UIView? {
    didSet { layer.mask = mask?.layer }
  }
  /// A number for the app's own use.
  open var tag = 0
  /// The name for the restoration of the app's state; stored only.
  open var restorationIdentifier: String?
  /// Called when the view has been loaded from a nib; not called, since there are none.
  open func awakeFromNib() {}
  /// Called when Interface Builder shows the view; not called, since there is none.
  open func prepareForInterfaceBuilder() {}

  // MARK: Touches

  /// Whether the view and its subviews take touches; true by default.
  open var isUserInteractionEnabled = true
  /// Whether it takes several touches at once; false by default.
  open var isMultipleTouchEnabled = false
  /// Whether the view keeps touches from others while it has one; false by default; stored only.
  open var isExclusiveTouch = false
  /// The recognizers of the view.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set {
      for recognizer in recognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }
  /// Adds a recognizer.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }
  /// Removes a recognizer.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }
  /// Whether a recognizer may begin; asked in addition to the recognizer's delegate; true by
  /// default.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// The interactions of the view.
  open var interactions: [any UIInteraction] {
    get { interactionList }
    set {
      for interaction in interactionList { removeInteraction(interaction) }
      for interaction in newValue { addInteraction(interaction) }
    }
  }
  /// Adds an interaction, which the view retains.
  open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }
  /// Removes an interaction.
  open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }
  /// Returns the front-most view that takes a touch at a point, in the view's coordinates.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    defaultHitTest(point, with: event)
  }
  /// Whether a point is inside the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  open override var next: UIResponder? { controller ?? parentView }

  // MARK: Tree

  /// The superview.
  open internal(set) var superview: UIView? {
    get { parentView }
    set { parentView = newValue }
  }
  /// The subviews, back to front.
  open var subviews: [UIView] { children }
  /// The window of the view.
  open internal(set) var window: UIWindow? {
    get { windowReference }
    set { windowReference = newValue }
  }
  /// Adds a view in front of the others.
  open func addSubview(_ view: UIView) { insert(view, at: .front) }
  /// Inserts a view at an index, 0 being the back.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: .index(index)) }
  /// Inserts a view just behind another.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: .below(siblingSubview))
  }
  /// Inserts a view just in front of another.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, at: .above(siblingSubview))
  }
  /// Moves a subview in front of its siblings.
  open func bringSubviewToFront(_ view: UIView) { reorder(view, toFront: true) }
  /// Moves a subview behind its siblings.
  open func sendSubviewToBack(_ view: UIView) { reorder(view, toFront: false) }
  /// Removes the view from its superview.
  open func removeFromSuperview() { removeFromTree() }
  /// Whether the view is another one, or inside it.
  open func isDescendant(of view: UIView) -> Bool {
    var here: UIView? = self
    while let inner = here, inner !== view { here = inner.parentView }
    return here != nil
  }
  /// Called before the superview changes.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called when the superview has changed.
  open func didMoveToSuperview() {}
  /// Called before the window changes.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called when the window has changed.
  open func didMoveToWindow() {}
  /// Resigns the first responder in the view; returns whether it has.
  @discardableResult open func endEditing(_ force: Bool) -> Bool { takeKeyboard(force: force) }

  override var shownWindow: UIWindow? { window }
  /// Called when a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Returns the view in this tree that has a tag.
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(tagged: tag) }

  // MARK: Layout

  /// Requests a layout before the next frame.
  open func setNeedsLayout() { layer.setNeedsLayout() }
  /// Performs a pending layout now; constraints do not move the view itself (AL10).
  open func layoutIfNeeded() {
    if constraintState?.isPlaced == true { layer.layoutTree() } else { layer.layoutIfNeeded() }
  }
  /// Updates the constraints that depend on the view's own properties; overrides call super last.
  open func updateConstraints() {}
  /// Sets the frames of the subviews, after autoresizing.
  open func layoutSubviews() {}
  /// Lays out the subviews when the layer asks for it.
  nonisolated open func layoutSublayers(of layer: CALayer) {
    MainActor.assumeIsolated { layoutFromLayer() }
  }
  /// Requests a redraw before the next frame.
  open func setNeedsDisplay() { layer.setNeedsDisplay() }
  /// Requests a redraw before the next frame, whatever the part.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }
  /// Draws the content; does nothing by default.
  ///
  /// It is called before the first frame that shows the view, after ``setNeedsDisplay()``, and when the
  /// size changes with the content mode `.redraw`; not for labels and image views.
  open func draw(_ rect: CGRect) {}
  /// Draws the content for the layer.
  nonisolated open func draw(_ layer: CALayer, in ctx: CGContext) {
    CGContext.push(ctx)
    defer { CGContext.pop() }
    MainActor.assumeIsolated { draw(bounds) }
  }
  /// Returns the size that fits the content best, given a size to fit in.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Resizes the view to fit its content.
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    frame = CGRect(origin: frame.origin, size: size)
  }
  /// The natural size of the content; `noIntrinsicMetric` where there is none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// Means that there is no natural size.
  public static let noIntrinsicMetric: CGFloat = -1
  /// The insets of the bars and of the device's shape, in points.
  open var safeAreaInsets: UIEdgeInsets { knownSafeAreaInsets }
  /// Called when the safe area has changed.
  open func safeAreaInsetsDidChange() {}
  /// Whether subviews have insets where they overlap those of this view.
  var passesSafeAreaOn: Bool { true }
  /// The distances that the view's content keeps from its edges, with the safe area, in points.
  open var layoutMargins: UIEdgeInsets {
    get { currentMargins }
    set { changeMargins { $0.given = newValue } }
  }
  /// Returns the size that satisfies the constraints inside and is closest to another one.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    fittingSize(targetSize, .fittingSizeLevel, .fittingSizeLevel)
  }
  /// Returns the size that satisfies the constraints inside and, as far as the priorities demand, is
  /// another one.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }
  /// The distances from the frame to the rectangle that constraints place; none.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// Returns the rectangle that constraints place for a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame }
  /// Returns the frame for the rectangle that constraints place.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { alignmentRect }
  /// Called when the layout margins have changed.
  open func layoutMarginsDidChange() {}

  // MARK: Environment

  /// How the content follows the language's direction; `.unspecified` by default.
  @_Observed open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { layoutDirectionMayHaveChanged() } }
  }
  /// The direction that the content is laid out in.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }
  /// The traits of the view.
  open var traitCollection: UITraitCollection { currentTraitCollection }
  /// Called when the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Snapshots

  /// Returns a view with a snapshot of this one as it is on screen, or nil (F7).
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    makeSnapshot(of: bounds, afterScreenUpdates: afterUpdates)
  }
  /// Returns a view with a snapshot of a part of this one, or nil.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool,
    withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    makeSnapshot(of: rect, afterScreenUpdates: afterUpdates)
  }
  /// Draws the view's tree; on Linux, it only returns whether there is something to draw.
  @discardableResult open func drawHierarchy(
    in rect: CGRect, afterScreenUpdates afterUpdates: Bool
  ) -> Bool {
    afterUpdates || layer.hasBeenCommitted
  }
}
