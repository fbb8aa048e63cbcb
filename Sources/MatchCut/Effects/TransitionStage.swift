public import UIKit

/// The screens of one transition, and the way to change them.
///
/// Whatever an effect changes through the stage is put back when the transition ends, finished or
/// cancelled, before anything is drawn. Changes that come later have no effect.
@MainActor public final class TransitionStage {
  /// What the transition does.
  public let operation: TransitionOperation

  /// The view that the transition plays in; rectangles and points of the stage are in its
  /// coordinates.
  public let container: UIView

  /// The view of the screen that comes or goes.
  ///
  /// It is not always the view of its controller: a presentation may show that in a view of its
  /// own.
  public let front: UIView

  /// The view of the screen behind, or `nil` where it is not handed over and must not be moved.
  public let back: UIView?

  /// Where the front screen is at rest, in points.
  public let frontFrame: CGRect

  /// The controller of the front screen.
  public let frontController: UIViewController?

  /// The controller of the screen behind, also where its view is not handed over.
  public let backController: UIViewController?

  /// How often the finger has let go of the screens, after which a source may have to be looked up
  /// anew.
  private(set) var releases = 0

  /// What moves when the front screen does: its view, or the clip around that.
  private(set) var mover: UIView

  let ledger: RestoreLedger
  private var isAnimating = false
  private var part = PosePart.all
  private var posedCenter: CGPoint?
  /// Whether the pose whose place has been looked up moves the front screen by its transform.
  private(set) var posesTransform = false

  /// Makes the stage of a transition, with the views that are the kit's to move.
  init(
    _ context: any UIViewControllerContextTransitioning, operation: TransitionOperation,
    front: UIView, back: UIView?, ledger: RestoreLedger
  ) {
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
  }

  /// The direction in which the container lays out its content, for effects that have a side.
  public var layoutDirection: UIUserInterfaceLayoutDirection {
    container.effectiveUserInterfaceLayoutDirection
  }

  /// Sets a property of a view, or of anything else, for the time of the transition.
  ///
  /// At the end it gets back the value that it had before, unless something else has set it
  /// meanwhile.
  ///
  /// - Parameters:
  ///   - keyPath: The property, such as `\.alpha` or `\.layer.cornerRadius`. Of a view with a
  ///     transform set `bounds` and `center`, not `frame`.
  ///   - object: The view that has the property.
  ///   - value: The new value.
  public func set<Root: AnyObject, Value: Equatable>(
    _ keyPath: ReferenceWritableKeyPath<Root, Value>, of object: Root, to value: Value
  ) {
    if part == .position, object === mover {
      findCenter(keyPath, of: object, set: value)
    } else if part.takes(value), !isPlaced(object, by: value) {
      ledger.set(keyPath, of: object, to: value)
    }
  }

  /// Finds out what a property does to the place of the front screen, whatever its name.
  private func findCenter<Root: AnyObject, Value: Equatable>(
    _ keyPath: ReferenceWritableKeyPath<Root, Value>, of object: Root, set value: Value
  ) {
    guard PosePart.geometry.takes(value) else { return }
    if keyPath as AnyKeyPath == \UIView.center {
      posedCenter = value as? CGPoint
      return
    }
    // That of the finger, with which a frame means nothing (F1).
    let transform = mover.transform
    mover.layer.setAffineTransform(.identity)
    let (center, bounds, old) = (mover.center, mover.bounds, object[keyPath: keyPath])
    object[keyPath: keyPath] = value
    if mover.center != center || value as? CGPoint == center { posedCenter = mover.center }
    if value is CGAffineTransform { posesTransform = true }
    object[keyPath: keyPath] = old
    mover.bounds = bounds
    mover.center = center
    mover.layer.setAffineTransform(transform)
  }

  /// Whether a value is the place of the front screen, which moves by itself.
  private func isPlaced(_ object: AnyObject, by value: some Equatable) -> Bool {
    part == .geometry && object === mover && posedCenter != nil
      && value as? CGPoint == posedCenter
  }

  /// Adds a view to the container until the end of the transition.
  ///
  /// - Parameters:
  ///   - view: The view to add.
  ///   - sibling: The view that it goes below, a direct subview of the container; above all by
  ///     default.
  public func add(_ view: UIView, below sibling: UIView? = nil) {
    if let sibling, sibling.superview === container {
      container.insertSubview(view, belowSubview: sibling)
    } else {
      container.addSubview(view)
    }
    ledger.addTemporary(view)
  }

  /// Puts a view into another one that cuts off what is outside, until the end of the transition.
  ///
  /// The clip can be moved and resized while the content keeps its size and place in it. The screen
  /// of a ``ModalTransition`` is shown in such a view anyway, so nothing is moved there.
  ///
  /// - Parameter view: The view to clip; it has to have a superview.
  /// - Returns: The clip, which takes the place of the view, and the content in it.
  public func clip(_ view: UIView) -> TransitionClip {
    if let clip = view as? ClipView, let content = clip.content {
      ledger.set(\.isPosing, of: clip, to: true)
      return TransitionClip(view: clip, content: content)
    }
    let clip = ClipView()
    clip.isPosing = true
    clip.untransformedFrame = view.untransformedFrame
    let center = clip.bounds.middle
    if let superview = view.superview {
      superview.insertSubview(clip, aboveSubview: view)
      ledger.set(\.center, of: view, to: center)
      ledger.onUndo { superview.insertSubview(view, belowSubview: clip) }
    }
    clip.embed(view)
    if view === mover { mover = clip }
    ledger.addTemporary(clip)
    return TransitionClip(view: clip, content: view)
  }

  /// Makes a view disappear from where it is, such as the thumbnail that a screen grows out of.
  ///
  /// - Parameter view: The view to hide, by its alpha. It shows again at the end of the transition,
  ///   or when the last of several transitions that hide it has ended.
  public func hide(_ view: UIView) {
    if part.takesLook { ledger.hide(view) }
  }

  /// Makes a view that the other pose hides appear, with the alpha that it has by itself.
  ///
  /// - Parameter view: The view to show.
  public func show(_ view: UIView) {
    if part.takesLook { ledger.show(view) }
  }

  /// Limits changes to a part of the way between the two poses.
  ///
  /// - Parameters:
  ///   - part: The part, from 0, where the front screen is away, to 1, where it is settled, in
  ///     every operation. Numbers outside are moved to the nearer end.
  ///   - changes: Sets the properties that change there.
  public func during(_ part: ClosedRange<Double>, _ changes: @escaping () -> Void) {
    guard self.part.takesLook else { return }
    let changes = { [self] in
      let outerPart = self.part
      self.part = .all
      changes()
      self.part = outerPart
    }
    guard isAnimating else { return changes() }
    let part = part.clamped(to: 0...1)
    let start = operation.isAppearing ? part.lowerBound : 1 - part.upperBound
    let length = part.upperBound - part.lowerBound
    // A length of 0 stands for that of the animator around it (D).
    UIView.animateKeyframes(withDuration: 0, delay: 0, options: []) {
      UIView.addKeyframe(
        withRelativeStartTime: start, relativeDuration: length, animations: changes)
    }
  }

  /// Takes up a pose, or a part of it, to be animated by the block that this is called in, or at
  /// once.
  func strike(_ pose: () -> Void, _ part: PosePart = .all, animated: Bool) {
    self.part = part
    isAnimating = animated
    pose()
    isAnimating = false
    self.part = .all
  }

  /// Where a pose puts the middle of the front screen; `nil` if it leaves that alone.
  func center(in pose: () -> Void) -> CGPoint? {
    posedCenter = nil
    posesTransform = false
    strike(pose, .position, animated: false)
    return posedCenter
  }

  /// Notes that the finger has let go of the screens.
  func noteRelease() {
    releases += 1
  }
}

/// A view that clips another one for the time of a transition.
@MainActor public struct TransitionClip {
  /// The view that cuts off; move, resize and round this one.
  public let view: UIView

  /// The view in it, in the clip's coordinates.
  public let content: UIView
}
