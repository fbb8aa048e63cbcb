import UIKit

/// Belongs to the view of a screen or of a container, and keeps its transition alive: UIKit's
/// references to delegates are weak, but a view retains its interactions.
///
/// It also remembers the delegate that the transition has replaced.
final class TransitionAttachment: ViewAttachment {
  private let transition: NSObject
  private weak var formerDelegate: (any NSObjectProtocol)?
  private var touchObserver: TouchObserver?

  private init(
    _ transition: NSObject, formerDelegate: (any NSObjectProtocol)?,
    onTouch: (@MainActor () -> Void)?
  ) {
    self.transition = transition
    self.formerDelegate = formerDelegate
    super.init()
    guard let onTouch else { return }
    let observer = TouchObserver()
    observer.onTouch = onTouch
    observer.delegate = observer
    touchObserver = observer
  }

  /// Makes a view retain a transition, instead of another transition of the same type.
  ///
  /// The view of a presented navigation controller keeps two: for the presentation and for pushes.
  ///
  /// - Parameters:
  ///   - transition: The transition; retained.
  ///   - view: The view of the presented screen, or of the container.
  ///   - formerDelegate: The container's replaced delegate, not retained; `nil` by default.
  ///   - onTouch: Called when a touch begins in the view; `nil` by default.
  static func attach(
    _ transition: NSObject, to view: UIView,
    replacing formerDelegate: (any NSObjectProtocol)? = nil,
    onTouch: (@MainActor () -> Void)? = nil
  ) {
    for case let other as TransitionAttachment in view.interactions
    where type(of: other.transition) == type(of: transition) {
      view.removeInteraction(other)
    }
    view.addInteraction(
      TransitionAttachment(transition, formerDelegate: formerDelegate, onTouch: onTouch))
  }

  /// Makes a view release a transition, if it keeps it.
  static func detach(_ transition: NSObject, from view: UIView?) {
    if let attachment = find(transition, in: view) { view?.removeInteraction(attachment) }
  }

  /// Returns the delegate that a transition has replaced; `nil` if the app has assigned it itself.
  static func formerDelegate(of transition: NSObject, in view: UIView?) -> (any NSObjectProtocol)? {
    find(transition, in: view)?.formerDelegate
  }

  /// Whether a view keeps a transition.
  static func isAttached(_ transition: NSObject, to view: UIView?) -> Bool {
    find(transition, in: view) != nil
  }

  private static func find(_ transition: NSObject, in view: UIView?) -> TransitionAttachment? {
    view?.interactions.first { ($0 as? Self)?.transition === transition } as? Self
  }

  override func willMove(to view: UIView?) {
    super.willMove(to: view)
    if let touchObserver { self.view?.removeGestureRecognizer(touchObserver) }
  }

  override func didMove(to view: UIView?) {
    super.didMove(to: view)
    if let touchObserver { view?.addGestureRecognizer(touchObserver) }
  }
}

/// A recognizer that is asked about every touch in its view, and receives none.
///
/// A transition checks at each touch that no other delegate has replaced it.
private final class TouchObserver: UIGestureRecognizer, UIGestureRecognizerDelegate {
  var onTouch: @MainActor () -> Void = {}

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    onTouch()
    return false
  }
}
