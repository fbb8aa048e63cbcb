import UIKit

/// The dismissal that an app wants when the transition in flight is over.
///
/// However often the app asks for it, UIKit is asked once.
final class LaterDismissal: NSObject, UIInteraction {
  private(set) weak var view: UIView?
  /// Whether the screen goes even if the transition in flight brings it back.
  var outlastsReturn = false
  /// Whether UIKit has been asked, which ignores that if the app has asked just before.
  private(set) var hasAsked = false
  private var isAnimated = true
  private var completions: [@MainActor () -> Void] = []

  /// Returns the dismissal that was added to a view.
  static func on(_ view: UIView?) -> LaterDismissal? {
    view?.interaction(LaterDismissal.self)
  }

  func willMove(to view: UIView?) {}

  func didMove(to view: UIView?) {
    self.view = view
  }

  /// Adds a caller; the dismissal is animated only if all of them want it to be.
  func add(animated: Bool, completion: (@MainActor () -> Void)?) {
    isAnimated = isAnimated && animated
    if let completion { completions.append(completion) }
  }

  /// Dismisses a screen, and tells all callers when it has gone.
  func dismiss(_ viewController: UIViewController) {
    // The app may have dismissed it meanwhile.
    guard viewController.presentingViewController != nil else { return tell() }
    if viewController.isBeingDismissed, viewController.delay(self) { return }
    hasAsked = true
    DismissalMark.put(on: viewController)
    viewController.dismissForGood(animated: isAnimated) { self.tell() }
  }

  /// Tells all callers that the screen has gone, once.
  func tell() {
    let waiting = completions
    completions = []
    for completion in waiting { completion() }
  }
}
