import Foundation

/// Looks at touches and tells its targets when they make up a gesture.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// How far a recognizer has come with the touches that it receives.
  public enum State: Int, Sendable {
    /// Nothing has been recognized yet.
    case possible = 0
    /// A continuous gesture began.
    case began
    /// A continuous gesture changed.
    case changed
    /// The gesture is complete.
    case ended
    /// A continuous gesture was taken away.
    case cancelled
    /// The touches are not this gesture.
    case failed

    /// The state of a discrete gesture that has been recognized, the same as ``ended``.
    public static var recognized: State { .ended }
  }

  /// How far the recognizer has come.
  open internal(set) var state: State {
    get { reportedState ?? currentState }
    set { change(to: newValue) }
  }

  /// The object that is asked before anything is recognized; not retained.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether the recognizer receives touches; switching it off cancels the gesture under way.
  open var isEnabled = true {
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

  /// Whether the touches of a recognized gesture are canceled in the view that they began on.
  open var cancelsTouchesInView = true

  /// Whether the view waits for the beginning of a touch until the recognizer has failed.
  open var delaysTouchesBegan = false

  /// Whether the view waits for the end of a touch until the recognizer has failed.
  open var delaysTouchesEnded = true

  /// A name for the recognizer, for debugging.
  open var name: String?

  /// The number of fingers that take part now.
  open var numberOfTouches: Int { activeTouches.count { !$0.isScroll } }

  /// The state without regard to the action that is being sent.
  var currentState = State.possible
  /// The state that an action reports, while it is being sent.
  var reportedState: State?
  /// Recognized, but waiting for the failure of others before anybody is told.
  var isWaiting = false
  /// Recognized, and nobody objected.
  var isGranted = false
  /// All touches since the recognizer was reset, those that are over too.
  var sequence: [UITouch] = []
  var lastCentroid = CGPoint.zero
  weak var arbiter: GestureArbiter?
  /// Those that have to fail before this one's action is sent, for the present sequence.
  var pendingRequirements: [UIGestureRecognizer] = []
  /// In the order in which they are told.
  var targets: [GestureTarget] = []
  private var failureRequirements: [WeakRecognizer] = []

  private struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
  }

  /// Makes the recognizer wait for the failure of another one before its action is sent.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    failureRequirements.removeAll { $0.recognizer == nil }
    failureRequirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  /// Returns the middle of the fingers, in the coordinates of a view, or of the window for `nil`.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(lastCentroid, from: self.view?.window ?? sequence.last?.window) ?? lastCentroid
  }

  /// Returns where one of the fingers is, in the coordinates of a view.
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

  // MARK: What kinds of recognizers differ in

  func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = currentState == .possible ? .failed : .cancelled
  }

  /// Makes ready for the next touches.
  func reset() {}

  /// Whether the gesture has a beginning and an end, rather than happening at once.
  var isContinuous: Bool { true }

  /// Whether recognizing this gesture makes another one fail.
  func canPrevent(_ other: UIGestureRecognizer) -> Bool { true }

  /// Whether the recognizer and another one belong to the same view, which lets both recognize.
  func isPartner(of other: UIGestureRecognizer) -> Bool { false }

  /// Whether the recognizer takes the scrolling of a trackpad for its gesture.
  var takesScrolls: Bool { false }

  /// Whether the recognizer looks at a touch on a view below its own.
  func accepts(_ touch: UITouch) -> Bool { true }

  /// The touches that ``numberOfTouches`` counts.
  var countedTouches: [UITouch] { activeTouches.filter { !$0.isScroll } }

  func isRequiredToFail(_ other: UIGestureRecognizer) -> Bool {
    failureRequirements.contains { $0.recognizer === other }
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }
}
