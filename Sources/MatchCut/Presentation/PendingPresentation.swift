import UIKit

/// A presentation that an app has requested, until the screen is presented or cannot be.
///
/// UIKit ignores presentations during transitions. So this one compares the screens with what is
/// wanted in each frame: as soon as nothing is in flight around, above or below the presenter, it
/// asks UIKit. The view of the presenter keeps it, and it keeps itself until its end.
final class PendingPresentation: ViewAttachment {
  /// The frames in which what is in the way may still begin to leave.
  private static let patience = 3

  private let screen: UIViewController
  private weak var presenter: UIViewController?
  private let present: @MainActor (UIViewController) -> Void
  /// `nil` after the end.
  private var completion: (@MainActor (_ isPresented: Bool) -> Void)?
  private var isAsked = false
  private var framesLeft = patience

  /// Requests a presentation, instead of another one that still waits for the same presenter.
  ///
  /// - Parameters:
  ///   - screen: The screen; retained until the end.
  ///   - presenter: The controller that presents it; not retained.
  ///   - present: Asks UIKit to present the screen.
  ///   - completion: Called once.
  @discardableResult init(
    of screen: UIViewController, on presenter: UIViewController,
    by present: @escaping @MainActor (UIViewController) -> Void,
    completion: @escaping @MainActor (_ isPresented: Bool) -> Void
  ) {
    self.screen = screen
    self.presenter = presenter
    self.present = present
    self.completion = completion
    super.init()
    let others = presenter.view?.interactions.compactMap { $0 as? PendingPresentation } ?? []
    presenter.view?.addInteraction(self)
    for other in others where !other.isAsked { _ = other.end(isPresented: false) }
    // What the app has requested in this turn has begun by the next frame.
    FrameAction.run { self.compare() }
  }

  /// Takes a step toward the presentation, and returns whether to compare again in the next frame.
  private func compare() -> Bool {
    guard completion != nil else { return false }
    if isAsked {
      let isPresented = screen.presentingViewController != nil
      return isPresented && screen.isInModalTransition || end(isPresented: isPresented)
    }
    guard let presenter else { return end(isPresented: false) }
    if isBlocked(presenter) {
      framesLeft = Self.patience
      return true
    }
    if presenter.canPresent(screen) {
      isAsked = true
      present(presenter)
      return true
    }
    framesLeft -= 1
    return framesLeft > 0 || end(isPresented: false)
  }

  /// Whether something is in flight, or requested, that has to end first.
  private func isBlocked(_ presenter: UIViewController) -> Bool {
    // UIKit presents and dismisses a container as a whole, together with what is above it.
    let container = sequence(first: presenter, next: \.parent).reduce(presenter) { $1 }
    let below = sequence(first: container, next: \.presentingViewController)
    let above = sequence(first: presenter, next: \.presentedViewController).dropFirst()
    return presenter.transitionCoordinator != nil
      || (Array(below) + above).contains {
        $0.isInModalTransition || PendingDismissal.of($0) != nil
      }
  }

  private func end(isPresented: Bool) -> Bool {
    view?.removeInteraction(self)
    completion?(isPresented)
    completion = nil
    return false
  }
}

extension UIViewController {
  /// Whether UIKit would present a screen now; it raises an exception for one that is in use.
  fileprivate func canPresent(_ screen: UIViewController) -> Bool {
    presentedViewController == nil && viewIfLoaded?.window != nil && screen !== self
      && screen.presentingViewController == nil && screen.parent == nil
      && screen.viewIfLoaded?.window == nil
  }
}
