public import UIKit

/// The screens of one transition, and the means to change them.
///
/// When the transition ends, finished or cancelled, the kit restores whatever an effect has changed
/// through the stage, before the next frame is drawn. Later changes have no effect.
@MainActor public final class TransitionStage {
  /// The operation of the transition.
  public let operation: TransitionOperation

  /// The container view; rectangles and points of the stage are in its coordinates.
  public let container: UIView

  /// The view of the screen that appears or disappears.
  ///
  /// It may differ from the view of the controller, which a presentation may wrap in another one.
  public let front: UIView

  /// The view of the screen behind; `nil` if UIKit does not hand it over, so that it must not be
  /// moved.
  public let back: UIView?

  /// The frame of the front screen at rest, in points.
  public let frontFrame: CGRect

  /// The controller of the front screen.
  public let frontController: UIViewController?

  /// The controller of the screen behind, even if UIKit does not hand over its view.
  public let backController: UIViewController?

  /// The way of the front screen from rest, in points, if a finger moves it by as much as itself.
  private(set) var way: CGPoint?

  /// The number of releases by the finger so far; after each, an effect looks its source up anew.
  private(set) var releases = 0

  /// The view that moves the front screen: its own view, or the clip around that.
  private(set) var mover: UIView

  /// The views above the screens that a finger moves together with the front one.
  private(set) var companions: [UIView] = []

  /// Whether a finger may drag the front screen, apart from the animation.
  let isDraggable: Bool

  let ledger: RestoreLedger
  /// The views in clips, also when the app takes them out.
  private var clipped: [UIView] = []
  private let safeArea: SafeAreaPin?
  let hiddenSource: HiddenSource?
  private var isAnimating = false
  private var part = PosePart.all
  private var posedCenter: CGPoint?
  /// Whether the pose that ``center(in:)`` was last asked about sets the transform of the front
  /// screen.
  private(set) var posesTransform = false
  private var posesContentScale = false
  /// The width of the front screen in that pose, and the scale of its transform; `nil` if the pose
  /// does not set them.
  private(set) var posedWidth: CGFloat?
  private(set) var posedScale: CGFloat?

  /// Makes the stage of a transition, with the views that the kit may move.
  init(
    _ context: any UIViewControllerContextTransitioning, operation: TransitionOperation,
    front: UIView, back: UIView?, ledger: RestoreLedger, isDraggable: Bool = false
  ) {
    self.isDraggable = isDraggable
    self.operation = operation
    self.front = front
    self.back = back
    mover = front
    self.ledger = ledger
    container = context.containerView
    frontFrame = front.untransformedFrame
    let isAppearing = operation.isAppearing
    frontController = context.viewController(forKey: isAppearing ? .to : .from)
    backController = context.viewController(forKey: isAppearing ? .from : .to)
    safeArea = frontController.flatMap(SafeAreaPin.init)
    hiddenSource = (front as? ClipView)?.hiddenSource
    if isAppearing { hiddenSource?.begin() }
    // This comes last of all. If UIKit has computed a safe area on the way, it does so again.
    ledger.onUndo { [front, back] in
      for screen in [front, back].compactMap({ $0 }) { screen.center = screen.center }
    }
  }

  /// The view of the front screen's controller, or what stands for it.
  var screen: UIView { (front as? ClipView)?.content ?? front }

  /// The layout direction of the container, for effects with a leading and a trailing side.
  public var layoutDirection: UIUserInterfaceLayoutDirection {
    container.effectiveUserInterfaceLayoutDirection
  }

  /// Sets a property of a view, or of any other object, for the duration of the transition.
  ///
  /// At the end, the stage restores the former value, unless something else has set the property
  /// meanwhile.
  ///
  /// - Parameters:
  ///   - keyPath: The property, such as `\.alpha` or `\.layer.cornerRadius`. If the view has a
  ///     transform, set `bounds` and `center` rather than `frame`.
  ///   - object: The view or the other object with the property.
  ///   - value: The new value.
  public func set<Root: AnyObject, Value: Equatable>(
    _ keyPath: ReferenceWritableKeyPath<Root, Value>, of object: Root, to value: Value
  ) {
    set(keyPath, of: object, to: value, by: { $0 == $1 })
  }

  /// Sets a transform in space, such as `\.layer.transform`, for the duration of the transition.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - object: The layer, the view or the other object with the property.
  ///   - value: The new value.
  public func set<Root: AnyObject>(
    _ keyPath: ReferenceWritableKeyPath<Root, CATransform3D>, of object: Root,
    to value: CATransform3D
  ) {
    set(keyPath, of: object, to: value, by: CATransform3DEqualToTransform)
  }

  /// Sets a property of a type that is not `Equatable`, for the duration of the transition.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - object: The view or the other object with the property.
  ///   - value: The new value.
  ///   - areEqual: A closure that says whether two values are the same; by it, the stage knows
  ///     whether something else has set the property meanwhile.
  public func set<Root: AnyObject, Value>(
    _ keyPath: ReferenceWritableKeyPath<Root, Value>, of object: Root, to value: Value,
    by areEqual: @escaping (Value, Value) -> Bool
  ) {
    if part == .position, object === mover {
      findCenter(keyPath, of: object, set: value)
    } else if part == .position {
      if value is CGAffineTransform, object === (mover as? ClipView)?.content {
        posesContentScale = true
      }
    } else if part.takes(value), !isPlaced(object, by: value) {
      write(keyPath, of: object, value, by: areEqual)
    }
  }

  private func write<Root: AnyObject, Value>(
    _ keyPath: ReferenceWritableKeyPath<Root, Value>, of object: Root, _ value: Value,
    by areEqual: @escaping (Value, Value) -> Bool
  ) {
    guard let screen = object as? UIView, isScreen(screen), PosePart.geometry.takes(value) else {
      return ledger.set(keyPath, of: object, to: value, by: areEqual)
    }
    // The layer moves rather than the view: UIKit computes the safe area anew when a view moves, and
    // the content would jump (F6).
    if let position = screen.position(by: keyPath, value) {
      ledger.own(\.layerPosition, of: screen, to: position)
    } else if let transform = value as? CGAffineTransform,
      keyPath as AnyKeyPath == \UIView.transform
    {
      ledger.own(\.layerTransform, of: screen, to: transform)
    } else if let bounds = value as? CGRect, screen is ClipView,
      keyPath as AnyKeyPath == \UIView.bounds
    {
      ledger.own(\.layerBounds, of: screen, to: bounds)
    } else {
      ledger.own(keyPath, of: object, to: value, by: areEqual)
    }
  }

  /// Whether a view is one of the screens, the clip around one, or moves with one.
  private func isScreen(_ view: UIView) -> Bool {
    view === mover || view === front || view === back || view.superview is ClipView
      || (clipped + companions).contains { $0 === view }
  }

  /// Notes what a value does to the position of the front screen, whichever property it belongs to.
  private func findCenter<Root: AnyObject, Value>(
    _ keyPath: ReferenceWritableKeyPath<Root, Value>, of object: Root, set value: Value
  ) {
    guard PosePart.geometry.takes(value) else { return }
    guard keyPath as AnyKeyPath != \UIView.bounds else {
      posedWidth = (value as? CGRect)?.width
      return
    }
    guard keyPath as AnyKeyPath != \UIView.transform, !PosePart.isSpatial(value) else {
      posesTransform = true
      posedScale = (value as? CGAffineTransform).map { hypot($0.a, $0.b) }
      return
    }
    // The finger's transform is set aside, since a frame is undefined with it (F1).
    let transform = mover.layerTransform
    mover.layerTransform = .identity
    defer { mover.layerTransform = transform }
    if let position = mover.position(by: keyPath, value) {
      posedCenter = position
      return
    }
    let (center, bounds, old) = (mover.center, mover.bounds, object[keyPath: keyPath])
    object[keyPath: keyPath] = value
    if mover.center != center || value as? CGPoint == center { posedCenter = mover.center }
    if value is CGAffineTransform { posesTransform = true }
    object[keyPath: keyPath] = old
    if mover.bounds != bounds { mover.bounds = bounds }
    mover.layer.position = center
  }

  /// Whether a value is the position of the front screen, which is animated apart.
  private func isPlaced(_ object: AnyObject, by value: Any) -> Bool {
    part == .geometry && object === mover && posedCenter != nil
      && value as? CGPoint == posedCenter
  }

  /// Adds a view to the container until the end of the transition.
  ///
  /// - Parameters:
  ///   - view: The view to add.
  ///   - sibling: The subview of the container below which the view is inserted. By default, the
  ///     view is in front of all others.
  public func add(_ view: UIView, below sibling: UIView? = nil) {
    if let sibling, sibling.superview === container {
      container.insertSubview(view, belowSubview: sibling)
    } else {
      container.addSubview(view)
    }
    ledger.addTemporary(view)
  }

  /// Adds a view that a finger moves together with the front screen, in front of all others unless
  /// there is a sibling above it.
  func addCompanion(_ view: UIView, below sibling: UIView? = nil) {
    add(view, below: sibling)
    companions.append(view)
  }

  /// Adds a view to a clip, in front of its content, until the end of the transition.
  func add(_ view: UIView, to clip: TransitionClip) {
    clip.view.addSubview(view)
    ledger.addTemporary(view)
  }

  /// Adds a shadow below a clip until the end of the transition; `nil` if it has one already.
  func addShadow(to clip: TransitionClip, cornerRadius: CGFloat) -> ClipShadow? {
    guard let view = clip.view as? ClipView, view.shadow == nil else { return nil }
    let shadow = ClipShadow(of: view, cornerRadius: cornerRadius)
    add(shadow, below: view)
    shadow.begin()
    view.shadow = shadow
    return shadow
  }

  /// Wraps a view in another one that clips it, until the end of the transition.
  ///
  /// An effect can move and resize the clip while the content keeps its size and its place in it. A
  /// ``ModalTransition`` shows its screen in such a clip anyway, which this method then returns.
  ///
  /// - Parameter view: The view to clip; it must have a superview.
  /// - Returns: The clip, which takes the place of the view, and the content in it.
  public func clip(_ view: UIView) -> TransitionClip {
    if let clip = view as? ClipView, let content = clip.content {
      ledger.set(\.isPosing, of: clip, to: true)
      clipped.append(content)
      return TransitionClip(view: clip, content: content)
    }
    let clip = ClipView()
    clip.isPosing = true
    clip.untransformedFrame = view.untransformedFrame
    let center = clip.bounds.middle
    if let superview = view.superview {
      superview.insertSubview(clip, aboveSubview: view)
      // The view returns to its superview last, so that its safe area never depends on a wrong place.
      ledger.onUndo { superview.insertSubview(view, belowSubview: clip) }
      ledger.own(\.layerPosition, of: view, to: center)
    }
    clip.embed(view)
    clipped.append(view)
    if view === mover { mover = clip }
    ledger.addTemporary(clip)
    return TransitionClip(view: clip, content: view)
  }

  /// Hides a view, such as the thumbnail that a screen grows out of.
  ///
  /// - Parameter view: The view to hide, by its alpha. It shows again at the end of the transition;
  ///   if several transitions hide it, it shows again at the end of the last one. Beside a screen
  ///   that a ``ModalTransition`` presents and that does not cover the container, the view stays
  ///   hidden until the screen is dismissed.
  public func hide(_ view: UIView) {
    guard part.takesLook else { return }
    ledger.hide(view)
    if operation.isAppearing, !view.isDescendant(of: front) { hiddenSource?.take(view) }
  }

  /// Shows a view that the other pose hides, with the alpha that it had before.
  ///
  /// - Parameter view: The view to show.
  public func show(_ view: UIView) {
    if part.takesLook { ledger.show(view) }
  }

  /// Limits changes to a part of the transition between the two poses.
  ///
  /// - Parameters:
  ///   - part: The part, from 0, where the front screen is away, to 1, where it is settled, in
  ///     every operation. Numbers outside of 0 to 1 count as the nearer end.
  ///   - changes: A closure that sets the properties that change there.
  public func during(_ part: ClosedRange<Double>, _ changes: @escaping @MainActor () -> Void) {
    guard self.part.takesLook else { return }
    let changes = { [self] in
      let outerPart = self.part
      self.part = .all
      changes()
      self.part = outerPart
    }
    guard isAnimating else { return changes() }
    animateKeyframes { self.addKeyframe(over: part, changes) }
  }

  /// Shows something on the way only, in either direction.
  ///
  /// - Parameters:
  ///   - part: The part at whose inner end it is shown.
  ///   - other: The part after that, as the front screen comes, at whose outer end it is not shown.
  ///   - changes: A closure that shows it or not.
  func between(
    _ part: ClosedRange<Double>, and other: ClosedRange<Double>,
    _ changes: @escaping @MainActor (_ isShown: Bool) -> Void
  ) {
    guard self.part.takesLook else { return }
    let changes = { [self] isShown in
      let outerPart = self.part
      self.part = .all
      changes(isShown)
      self.part = outerPart
    }
    guard isAnimating else { return changes(false) }
    let (first, last) = operation.isAppearing ? (part, other) : (other, part)
    animateKeyframes { [self] in
      addKeyframe(over: first) { changes(true) }
      addKeyframe(over: last) { changes(false) }
    }
  }

  private func animateKeyframes(_ keyframes: @escaping () -> Void) {
    // A duration of 0 stands for the duration of the surrounding animator (D).
    UIView.animateKeyframes(withDuration: 0, delay: 0, options: [], animations: keyframes)
  }

  private func addKeyframe(over part: ClosedRange<Double>, _ changes: @escaping () -> Void) {
    let part = part.clamped(to: 0...1)
    let start = operation.isAppearing ? part.lowerBound : 1 - part.upperBound
    UIView.addKeyframe(
      withRelativeStartTime: start, relativeDuration: part.upperBound - part.lowerBound,
      animations: changes)
  }

  /// Strikes a pose, or a part of it, inside an animation block or without animation.
  func strike(_ pose: () -> Void, _ part: PosePart = .all, animated: Bool) {
    self.part = part
    isAnimating = animated
    ledger.absorb {
      if let safeArea {
        safeArea.hold(with: ledger, during: pose)
      } else {
        pose()
      }
    }
    isAnimating = false
    self.part = .all
  }

  /// Returns the centre of the front screen in a pose; `nil` if the pose does not set it.
  func center(in pose: () -> Void) -> CGPoint? {
    posedCenter = nil
    posesTransform = false
    posedWidth = nil
    posedScale = nil
    strike(pose, .position, animated: false)
    return posedCenter
  }

  /// Returns whether a pose transforms the content of the clip that moves the front screen.
  func scalesContent(in pose: () -> Void) -> Bool {
    posesContentScale = false
    strike(pose, .position, animated: false)
    return posesContentScale
  }

  /// Notes the way of a front screen that only moves.
  func noteWay(_ way: CGPoint) {
    self.way = way
  }

  /// Notes a release by the finger.
  func noteRelease() {
    releases += 1
  }
}
