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
  private(set) var clipped: [UIView] = []
  let safeArea: SafeAreaPin?
  let hiddenSource: HiddenSource?
  private(set) var isAnimating = false
  private(set) var part = PosePart.all
  private var place = PosedPlace()
  /// What the poses set, in a build that compares it.
  private var comparison: PoseComparison?

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
      front.center = front.center
      if let back { back.center = back.center }
    }
  }

  /// The view of the front screen's controller, or what stands for it.
  var screen: UIView { (front as? ClipView)?.content ?? front }

  /// The layout direction of the container, for effects with a leading and a trailing side.
  public var layoutDirection: UIUserInterfaceLayoutDirection {
    container.effectiveUserInterfaceLayoutDirection
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
    comparison?.note(keyPath, of: object)
    if part == .position {
      place.note(keyPath, of: object, set: value, moving: mover)
    } else if part.takes(value), !isPlaced(object, by: value) {
      write(keyPath, of: object, value, by: areEqual)
    }
  }

  /// Whether a value is the position of the front screen, which is animated apart.
  private func isPlaced(_ object: AnyObject, by value: Any) -> Bool {
    part == .geometry && object === mover && place.center != nil
      && value as? CGPoint == place.center
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
      ledger.own(.layerPosition, of: view, to: center)
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
    comparison?.note(\UIView.alpha, of: view)
    ledger.hide(view)
    if operation.isAppearing, !view.isDescendant(of: front) { hiddenSource?.take(view) }
  }

  /// Shows a view that the other pose hides, with the alpha that it had before.
  ///
  /// - Parameter view: The view to show.
  public func show(_ view: UIView) {
    guard part.takesLook else { return }
    comparison?.note(\UIView.alpha, of: view)
    ledger.show(view)
  }

  /// Returns changes that belong as a whole to the pose that is being struck, whenever they are made.
  func whole(_ changes: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
    let pose = comparison?.pose
    return { [self] in
      let outerPart = part
      part = .all
      record(pose, during: changes)
      part = outerPart
    }
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
    findPlace(in: pose).center
  }

  /// Returns whether a pose transforms the content of the clip that moves the front screen.
  func scalesContent(in pose: () -> Void) -> Bool {
    findPlace(in: pose).scalesContent
  }

  /// Whether the pose whose place was last looked for sets the transform of the front screen.
  var posesTransform: Bool { place.setsTransform }
  /// The width of the front screen in that pose; `nil` if the pose does not set it.
  var posedWidth: CGFloat? { place.width }
  /// The scale of its transform in that pose; `nil` if the pose does not set it.
  var posedScale: CGFloat? { place.scale }
  /// The corner radius in that pose, if it belongs to the size; `nil` if the pose does not set it.
  var posedRadius: CGFloat? { place.radius }

  private func findPlace(in pose: () -> Void) -> PosedPlace {
    place = PosedPlace()
    strike(pose, .position, animated: false)
    return place
  }

  /// Begins to compare what the poses of an effect set; always true, to be called in an assertion.
  func beginComparing(posesOf effect: any TransitionEffect) -> Bool {
    comparison = PoseComparison(of: effect)
    return true
  }

  /// Returns poses that write down what they set, if they are compared.
  func recorded(_ poses: TransitionPoses) -> TransitionPoses {
    guard comparison != nil else { return poses }
    return TransitionPoses(
      away: { [self] in record(.away, during: poses.away) },
      settled: { [self] in record(.settled, during: poses.settled) })
  }

  /// Writes down what a pose sets, unless a part of it is left out.
  private func record(_ pose: FrontPose?, during changes: () -> Void) {
    guard let comparison, let pose, part.takesLook else { return changes() }
    comparison.record(pose, during: changes)
  }

  /// Reports what one of the poses sets and the other one does not.
  func comparePoses() {
    comparison?.report { [self] object in
      if object === front || object === mover { return "the front screen" }
      return object === back ? "the screen behind" : "\(object)"
    }
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
