public import UIKit

/// The screens of one transition, and the methods by which an effect changes them.
///
/// When the transition ends, finished or canceled, MatchCut restores whatever an effect has changed
/// through the stage, before the next frame is drawn. The stage takes changes only while the effect
/// arranges it, and ignores later ones.
@MainActor public final class TransitionStage {
  /// The transition: its operation and its controllers.
  public let request: TransitionRequest

  /// The operation of the transition.
  public var operation: TransitionOperation { request.operation }

  /// The container view; rectangles and points of the stage are in its coordinates.
  public let container: UIView

  /// The view of the screen that appears or disappears.
  ///
  /// A presentation may wrap the view of the controller; this is then the outer view.
  public let front: UIView

  /// The view of the screen behind; `nil` if UIKit does not hand it over, so it must not move.
  public let back: UIView?

  /// The frame of the front screen at rest, in points.
  public let frontFrame: CGRect

  /// The controller of the front screen.
  public var frontController: UIViewController? { request.frontController }

  /// The controller of the screen behind, even if UIKit does not return its view.
  public var backController: UIViewController? { request.backController }

  /// The number of releases so far; a zoom resolves its source again after each.
  var releaseCount = 0
  /// How far the front screen is moved beside its animation, toward a source that has moved.
  private var aimed = CGPoint.zero
  /// How far the source has moved since the animation was made.
  private var sourceShift = CGPoint.zero

  /// The view that moves the front screen: its own view, or the clip around that.
  private(set) var movingView: UIView

  /// The views above the screens that a drag moves together with the front one.
  private(set) var companions: [UIView] = []

  /// Whether the user may drag the front screen independently of the animation.
  let isDraggable: Bool

  let ledger: RestoreLedger
  let safeArea: SafeAreaPin?
  let hiddenSource: HiddenSource?
  let latePictures = LatePictures()
  var poses = PoseProperties()
  /// The type of the effect that is arranging the stage.
  private(set) var effectType: Any.Type?

  /// Creates the stage of a transition, with the views that the kit may move.
  init(
    _ context: any UIViewControllerContextTransitioning, operation: TransitionOperation,
    front: UIView, back: UIView?, ledger: RestoreLedger, isDraggable: Bool = false
  ) {
    self.isDraggable = isDraggable
    request = TransitionRequest(operation, in: context)
    self.front = front
    self.back = back
    movingView = front
    self.ledger = ledger
    container = context.containerView
    frontFrame = front.untransformedFrame
    safeArea = request.frontController.flatMap(SafeAreaPin.init)
    hiddenSource = (front as? ClipView)?.hiddenSource
    if let hiddenSource { ledger.add(hiddenSource) }
    if operation.isAppearing { hiddenSource?.awaitsEffect = false }
    // These are undone last, when the screens are in their superviews again.
    let isPlacedByUIKit = !(context is any InteractionReporting)
    for case let view? in [front, back] {
      if let constraints = SuspendedConstraints(of: view, isPlacedByUIKit: isPlacedByUIKit) {
        ledger.onUndo { constraints.restore() }
      }
    }
    // Undone before them: makes UIKit update a safe area that it has computed in flight.
    ledger.onUndo { [front, back] in
      front.renewSafeArea()
      back?.renewSafeArea()
    }
    for case let view as LayerMovedView in [front, back] {
      view.isHeld = true
      ledger.onUndo {
        view.isHeld = false
        // An animation that is reversed may restore the size without a layout.
        view.setNeedsLayout()
      }
    }
  }

  /// The content of the front screen: without the clip, if a presentation has one.
  var screen: UIView { (front as? ClipView)?.content ?? front }

  /// The layout direction of the container, for effects with a leading and a trailing side.
  public var layoutDirection: UIUserInterfaceLayoutDirection {
    container.effectiveUserInterfaceLayoutDirection
  }

  /// Whether an effect is arranging the stage.
  var acceptsChanges: Bool { effectType != nil && !ledger.isClosed }

  // MARK: Views

  /// Adds a view to the container until the end of the transition; it takes no touches until then.
  ///
  /// - Parameters:
  ///   - view: The view to add; it is removed at the end, even if it was in another view before.
  ///   - sibling: The subview of the container below which the view is inserted. By default, the
  ///     view is in front of all others.
  ///   - followsDrag: Whether a drag moves the view with the front screen; `false` by default.
  public func add(_ view: UIView, below sibling: UIView? = nil, followsDrag: Bool = false) {
    guard acceptsChanges else { return }
    if followsDrag { companions.append(view) }
    if let sibling, sibling.superview === container {
      container.insertSubview(view, belowSubview: sibling)
    } else {
      container.addSubview(view)
    }
    addTemporary(view)
  }

  /// Adds a view to a clip until the end of the transition; it takes no touches until then.
  ///
  /// - Parameters:
  ///   - view: The view to add, in front of the content, in the coordinates of the clip.
  ///   - clip: The clip.
  public func add(_ view: UIView, to clip: TransitionClip) {
    guard acceptsChanges else { return }
    clip.view.addSubview(view)
    addTemporary(view)
  }

  private func addTemporary(_ view: UIView) {
    (view as? LayerMovedView)?.isHeld = true
    if view.isUserInteractionEnabled { ledger.set(\.isUserInteractionEnabled, of: view, to: false) }
    ledger.addTemporary(view)
  }

  /// Wraps a view in another one that clips it, until the end of the transition.
  ///
  /// An effect can move and resize the clip while the content keeps its size and its place in it.
  /// If a ``ModalTransition`` shows its screen in a clip anyway, this method returns that one.
  ///
  /// The clip is upright. It has the frame that the view has without its transform; a view that is
  /// turned or scaled keeps its transform in the clip, which cuts off what sticks out. If the same
  /// view is clipped again, the second clip is inside of the first one. Clipping the view of a clip
  /// returns the same clip.
  ///
  /// The view leaves its superview meanwhile. Its constraints to other views are suspended. A
  /// superview that sets its frame in `layoutSubviews` moves it in the clip. An arranged subview of
  /// a stack view is not clipped, with a hint.
  ///
  /// - Parameter view: The view to clip; it must have a superview.
  /// - Returns: The clip, in the place of the view, and the content in it.
  public func clip(_ view: UIView) -> TransitionClip {
    guard acceptsChanges else { return TransitionClip(view: view, content: view) }
    if let clip = view as? ClipView, let content = clip.content {
      clip.isPosing = true
      ledger.onUndo { clip.isPosing = false }
      return TransitionClip(view: clip, content: content)
    }
    if let stack = view.superview as? UIStackView, stack.arrangedSubviews.contains(view) {
      Misuse.report(
        view,
        """
        \(effectType.map { "\($0)" } ?? "An effect") clips an arranged subview of \(type(of: stack)), which \
        would lose it: clip the stack view, or a view in the arranged one.
        """)
      return TransitionClip(view: view, content: view)
    }
    // Restored when the view is in its superview again.
    if view !== front, view !== back, let constraints = SuspendedConstraints(of: view) {
      ledger.onUndo { constraints.restore() }
    }
    let clip = ClipView()
    clip.isPosing = true
    clip.untransformedFrame = view.untransformedFrame
    let center = clip.bounds.center
    if let superview = view.superview {
      superview.insertSubview(clip, aboveSubview: view)
      // The view returns last, so that its safe area is never computed in another place.
      ledger.onUndo {
        // The app may have moved or removed the view, or everything in its superview.
        guard view.superview === clip else { return }
        guard clip.superview === superview else { return view.removeFromSuperview() }
        superview.insertSubview(view, belowSubview: clip)
      }
      ledger.set(.layerPosition, of: view, to: center)
    }
    clip.embed(view)
    clip.isHeld = true
    if view === movingView { movingView = clip }
    ledger.addTemporary(clip)
    return TransitionClip(view: clip, content: view)
  }

  /// Whether a view is moved by its layer: a screen, a clip, the content of a clip, even if the app
  /// takes it out, or a companion.
  func movesLayer(of view: UIView) -> Bool {
    view === front || view === back || view === screen || view is LayerMovedView
      || view.superview is ClipView || companions.contains { $0 === view }
  }

  // MARK: Poses

  /// Accepts changes while an effect arranges the stage.
  ///
  /// - Parameters:
  ///   - type: The type of the effect.
  ///   - arrangement: Sets the properties.
  func recordChanges(of type: Any.Type, _ arrangement: () -> Void) {
    effectType = type
    arrangement()
    effectType = nil
  }

  /// Brings the screens into a pose, or a part of it.
  ///
  /// - Parameters:
  ///   - pose: The pose.
  ///   - part: The properties to change; all by default.
  ///   - inParts: Whether a change takes its part of the surrounding animation only.
  func apply(_ pose: FrontPose, _ part: PosePart = .all, inParts: Bool) {
    let changes = { [self] in
      poses.apply(pose, part, moving: movingView, inPartsOf: inParts ? operation : nil)
    }
    ledger.bypass {
      if let safeArea { safeArea.hold(with: ledger, during: changes) } else { changes() }
    }
  }

  /// Lets a screen whose animation is released land where its source is now.
  ///
  /// The animation keeps the ends with which it has begun, so the screen moves beside it, and sooner.
  func aim(at pose: FrontPose) {
    if pose == .away, let former = place(in: .away).center {
      releaseCount += 1
      sourceShift = sourceShift + (place(in: .away).center ?? former) - former
    }
    let change = (pose == .away ? sourceShift : .zero) - aimed
    guard change != .zero else { return }
    aimed = aimed + change
    let position = ledger.entry(.layerPosition, of: movingView)
    UIView.animate(
      withDuration: 0.15, delay: 0, options: .allowUserInteraction,
      animations: { [movingView] in position.write(movingView.layerPosition + change) })
  }

  /// Returns where a pose puts the front screen.
  func place(in pose: FrontPose) -> PoseGeometry { poses.place(of: movingView, in: pose) }

  /// Whether the effect scales the content of the clip that moves the front screen.
  var scalesContent: Bool {
    guard let content = (movingView as? ClipView)?.content else { return false }
    return poses.place(of: content, in: .away).scale != nil
  }

  /// How far the front screen moves until it is out of the container, in points; `nil` if the effect
  /// does anything else with it.
  var displacement: CGPoint? {
    let (away, settled) = (place(in: .away), place(in: .settled))
    guard away.size == nil, !away.isTransformed, let end = away.center, let rest = settled.center
    else { return nil }
    let (displacement, frame, bounds) = (end - rest, frontFrame, container.bounds)
    let moved = frame.offsetBy(dx: displacement.x, dy: displacement.y).insetBy(dx: 1, dy: 1)
    guard !moved.intersects(bounds) else { return nil }
    return displacement * min(frame.factorToLeave(bounds, along: displacement), 1)
  }
}
