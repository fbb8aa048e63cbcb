import Foundation

/// Recognizes a gesture in touches, and calls its targets.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// The state of a recognizer.
  public enum State: Int, Sendable {
    /// Nothing has been recognized yet.
    case possible = 0
    /// A continuous gesture began.
    case began
    /// A continuous gesture changed.
    case changed
    /// The gesture is complete.
    case ended
    /// A continuous gesture was canceled.
    case cancelled
    /// The touches are a different gesture.
    case failed

    /// The state of a discrete gesture that has been recognized, the same as ``ended``.
    public static var recognized: State { .ended }
  }

  /// The state of the recognizer; subclasses set it while they receive touches.
  ///
  /// With Apple's UIKit, a file of a subclass also imports `UIKit.UIGestureRecognizerSubclass`.
  open var state: State {
    get { reportedState ?? currentState }
    set { arbiter?.update { change(to: newValue) } }
  }

  /// Decides whether the recognizer may recognize; not retained.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether the recognizer receives touches; disabling it cancels the current gesture.
  @_Observed open var isEnabled = true {
    didSet {
      if oldValue && !isEnabled { abandonTouches() }
    }
  }

  /// The view that the recognizer is attached to.
  open internal(set) weak var view: UIView? {
    didSet {
      if oldValue !== view { abandonTouches() }
    }
  }

  /// Whether a recognized gesture cancels its touches in their views.
  open var cancelsTouchesInView = true

  /// Whether the view waits for the beginning of a touch until the recognizer has failed.
  open var delaysTouchesBegan = false

  /// Whether the view waits for the end of a touch until the recognizer has failed.
  open var delaysTouchesEnded = true

  /// A name for the recognizer, for debugging.
  open var name: String?

  /// The number of fingers in the gesture.
  open var numberOfTouches: Int { activeTouches.count { !$0.isScroll } }

  /// The state, regardless of the action that is being sent.
  var currentState = State.possible
  /// The state that an action reports, while it is being sent.
  var reportedState: State?
  /// Whether it has recognized, but its action waits for the failure of others.
  var isWaiting = false
  /// Whether it has recognized, and was not prevented.
  var isGranted = false
  /// The state with which it has recognized: that of a discrete gesture is `ended`.
  var recognizedState = State.began
  /// All touches since the last reset, including those that have ended.
  var sequence: [UITouch] = []
  var lastCentroid = CGPoint.zero
  weak var arbiter: GestureArbiter?
  /// The recognizers that have to fail before this one's action is sent, for the current touches.
  var pendingRequirements: [UIGestureRecognizer] = []
  /// The targets in the order of their calls.
  var targets: [GestureTarget] = []
  private var failureRequirements: [WeakRecognizer] = []

  private struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
  }

  /// Creates a recognizer, with a target that is not retained and its action.
  ///
  /// Without arguments, it is Apple's `init()`.
  public init(target: Any? = nil, action: Selector? = nil) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Makes the recognizer wait for the failure of another one before its action is sent.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    failureRequirements.removeAll { $0.recognizer == nil }
    failureRequirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  /// Returns the centroid of the fingers, in the coordinates of a view, or of the window for `nil`.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(lastCentroid, from: self.view?.window ?? sequence.last?.window) ?? lastCentroid
  }

  /// Returns the location of one of the fingers, in the coordinates of a view.
  ///
  /// The index has to be below ``numberOfTouches``.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    let touches = countedTouches
    precondition(
      touches.indices.contains(touchIndex),
      "location(ofTouch:in:): there is no touch \(touchIndex), numberOfTouches is \(touches.count)"
    )
    return touches[touchIndex].location(in: view)
  }

  // MARK: For subclasses

  /// Called when fingers have touched down; does nothing by default.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when fingers have moved; does nothing by default.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when fingers were lifted; does nothing by default.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when the system has canceled touches; does nothing by default, so a subclass sets its
  /// state.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when the gesture has ended, before the state returns to `possible`.
  open func reset() {}

  /// Receives no more calls about a touch.
  open func ignore(_ touch: UITouch, for event: UIEvent) { ignore(touch) }

  /// Whether recognizing this gesture makes another one fail; `true` by default.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether this gesture fails when another one is recognized; `true` by default.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether this gesture waits for the failure of another one; `false` by default.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether another gesture waits for the failure of this one; `false` by default.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  // MARK: For UIKit's own

  /// Whether both recognizers belong to the same view, which lets both recognize.
  func isPartner(of other: UIGestureRecognizer) -> Bool { false }

  /// Whether the recognizer accepts scrolls of a trackpad.
  var takesScrolls: Bool { false }

  /// Whether the recognizer receives a touch on a subview of its view.
  func accepts(_ touch: UITouch) -> Bool { true }

  /// The touches that ``numberOfTouches`` counts.
  var countedTouches: [UITouch] { activeTouches.filter { !$0.isScroll } }

  func isRequiredToFail(_ other: UIGestureRecognizer) -> Bool {
    failureRequirements.contains { $0.recognizer === other }
      || shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }
}
