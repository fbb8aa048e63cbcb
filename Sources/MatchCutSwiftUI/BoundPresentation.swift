package import MatchCut
package import UIKit

/// Keeps a presentation and a binding in sync.
///
/// SwiftUI calls it during a view update, when nothing may be presented and no binding may be
/// written. So an update only records the value of the binding. From the next frame on, the
/// presentation compares that with what UIKit shows, in each frame until both agree. The same
/// comparison covers changes by a gesture, by code, and by other screens.
///
/// As with the system's covers, a screen presents one other at a time. While it presents anything,
/// further covers wait for that to go.
@MainActor package final class BoundPresentation {
  /// The value of a binding, and how to show it.
  package struct Item {
    /// Identifies the value.
    package let id: AnyHashable
    /// Makes the transition, once per presentation.
    package let makeTransition: @MainActor () -> ModalTransition
    /// Makes the screen, once per presentation with this transition.
    package let makeScreen: @MainActor (ModalTransition) -> UIViewController
    /// Updates the screen.
    package let updateScreen: @MainActor (UIViewController) -> Void

    package init(
      id: AnyHashable, makeTransition: @escaping @MainActor () -> ModalTransition,
      makeScreen: @escaping @MainActor (ModalTransition) -> UIViewController,
      updateScreen: @escaping @MainActor (UIViewController) -> Void
    ) {
      self.id = id
      self.makeTransition = makeTransition
      self.makeScreen = makeScreen
      self.updateScreen = updateScreen
    }
  }

  /// The binding.
  package struct Source {
    /// Returns the identifier of the present value; `nil` if there is none.
    package let current: @MainActor () -> AnyHashable?
    /// Clears the binding.
    package let clear: @MainActor () -> Void
    /// Called once for each screen that has gone.
    package let onDismiss: (() -> Void)?

    package init(
      current: @escaping @MainActor () -> AnyHashable?, clear: @escaping @MainActor () -> Void,
      onDismiss: (() -> Void)?
    ) {
      self.current = current
      self.clear = clear
      self.onDismiss = onDismiss
    }
  }

  private struct Shown {
    let id: AnyHashable
    let screen: UIViewController
    /// Whether UIKit was asked last to keep the screen, rather than to dismiss it.
    var keepsScreen = true
    /// Whether the binding has changed since the screen was at rest, so that it is not cleared.
    var wasDismissedByBinding = false
    /// Whether UIKit has begun to present the screen.
    var hasBegun = false
    /// Whether UIKit was asked to dismiss the screen, and no transition has ended since.
    var isAsked = false
  }

  /// A view in the hierarchy of the presenter, of any size.
  package let anchor = PresentationAnchor()
  private var source: Source?
  private var wanted: Item?
  private var shown: Shown?
  private var isAnimated = true
  private var isWatching = false
  /// Whether the presenter was free in the former frame.
  private var wasFree = false
  /// The value whose presentation UIKit has ignored once.
  private var failedID: AnyHashable?
  /// Waits until what prevents the presentation has gone.
  private let obstacle = WindowWatch()

  package init() {
    anchor.onLayout = { [weak self] in self?.anchorChanged() }
  }

  /// The screen that is presented, or in flight; `nil` if there is none.
  package var screen: UIViewController? { shown?.screen }

  /// Records the value of a binding, and updates the screen that shows it at once.
  ///
  /// - Parameters:
  ///   - item: The value of the binding; `nil` for none.
  ///   - isAnimated: Whether the screen appears or disappears with its transition; `true` by
  ///     default.
  ///   - source: The binding.
  package func update(_ item: Item?, isAnimated: Bool = true, of source: Source) {
    if item?.id != wanted?.id {
      self.isAnimated = isAnimated
      failedID = nil
    }
    self.source = source
    wanted = item
    if let shown, item?.id != shown.id {
      // It may have the former value again before the next comparison.
      self.shown?.wasDismissedByBinding = true
      // Outside of a window, the anchor is not laid out.
      watch()
      if anchor.window == nil, let window {
        NextLayout.run(in: window) { [weak self] in self?.anchorChanged() }
      }
    }
    if let shown, let item, shown.id == item.id { item.updateScreen(shown.screen) }
    anchor.setNeedsLayout()
  }

  /// Dismisses the screen, because the view with the binding has gone.
  package func end() {
    wanted = nil
    isAnimated = true
    watch()
  }

  /// Handles an update, and the anchor entering a window.
  private func anchorChanged() {
    watch()
    // There are no frames in the background, but an app may hide a screen from the app switcher.
    let isInBackground = window?.windowScene?.activationState == .background
    if isInBackground, let shown, wanted?.id != shown.id { _ = adjust(shown) }
  }

  /// The window of the anchor, or of the screen if the anchor is in none.
  private var window: UIWindow? { anchor.window ?? screen?.viewIfLoaded?.window }

  /// Compares in each frame, until the screen and the binding agree.
  private func watch() {
    guard !isWatching else { return }
    isWatching = true
    FrameAction.run { [self] in
      isWatching = compare()
      return isWatching
    }
  }

  /// Takes a step toward the binding's value, and returns whether to compare again.
  private func compare() -> Bool {
    obstacle.end()
    return shown.map(adjust) ?? present()
  }

  // MARK: Presenting

  private func present() -> Bool {
    let wasFree = wasFree
    self.wasFree = false
    // Once the anchor is in a window, it is laid out.
    guard let wanted, source?.current() == wanted.id, let presenter = anchor.presenter else {
      return false
    }
    // UIKit would ignore the presentation.
    guard presenter.viewIfLoaded?.window != nil else { return wait(for: presenter.view) }
    guard !presenter.isInTransitionWithPresenters else { return true }
    if let other = presenter.presentedViewController {
      if other.isInOrAwaitsModalTransition { return true }
      return wait(for: other.presentationController?.containerView)
    }
    // In the frame between, every other cover has dismissed its screen, or reported that it has
    // gone.
    guard wasFree else {
      self.wasFree = true
      return true
    }
    let transition = wanted.makeTransition()
    let screen = wanted.makeScreen(transition)
    let shown = Shown(id: wanted.id, screen: screen)
    // The content may have presented something itself.
    guard presenter.presentedViewController == nil else { return presentationFailed(shown) }
    self.shown = shown
    presenter.present(screen, using: transition, animated: isAnimated)
    follow(screen)
    return true
  }

  /// Compares again at the end of each transition, because a gesture may have dismissed the screen.
  private func follow(_ screen: UIViewController) {
    // Otherwise, the presentation controller would be created here, and retain the screen (A12).
    guard screen.presentingViewController != nil else { return }
    screen.onModalTransitionEnd { [weak self] in
      self?.shown?.hasBegun = true
      self?.shown?.isAsked = false
      self?.watch()
    }
  }

  /// Compares again when a view enters or leaves a window.
  private func wait(for view: UIView?) -> Bool {
    view.map {
      obstacle.watch($0) { [weak self] in
        self?.shown?.isAsked = false
        self?.watch()
      }
    }
    return false
  }

  /// Tries once more, and then clears the binding, without `onDismiss`: there was no screen.
  private func presentationFailed(_ former: Shown) -> Bool {
    shown = nil
    if failedID == former.id { clear(former.id) }
    failedID = former.id
    return true
  }

  // MARK: Dismissing

  private func adjust(_ former: Shown) -> Bool {
    let screen = former.screen
    guard screen.presentingViewController != nil else {
      guard former.hasBegun else { return presentationFailed(former) }
      end(former)
      return true
    }
    if !former.hasBegun {
      // The app may have delayed the presentation in an override of `present`.
      follow(screen)
      guard !screen.awaitsModalTransition else { return true }
      shown?.hasBegun = true
    }
    let isWanted = wanted?.id == former.id
    let isBusyAbove = screen.presentedViewController?.isAnyPresentedInTransition == true
    let isAtRest = !screen.isInOrAwaitsModalTransition
    shown?.wasDismissedByBinding = !isWanted || former.wasDismissedByBinding && !isAtRest
    // A gesture may have canceled a dismissal that the binding demands.
    if isWanted != former.keepsScreen || !isWanted && isAtRest && !former.isAsked, !isBusyAbove,
      !screen.awaitsModalTransition
    {
      shown?.keepsScreen = isWanted
      shown?.isAsked = !isWanted
      if isWanted {
        screen.keepPresented()
      } else {
        screen.dismissWithPresented(animated: isAnimated)
      }
    }
    // The request was ignored, or waits for another transition.
    if isAtRest, former.isAsked, !isWanted {
      return wait(for: screen.presentationController?.containerView)
    }
    return !isWanted || shown?.keepsScreen == false
  }

  /// Reports that the screen has gone, and clears the binding, unless it has another value.
  private func end(_ former: Shown) {
    shown = nil
    if !former.wasDismissedByBinding { clear(former.id) }
    source?.onDismiss?()
  }

  private func clear(_ id: AnyHashable) {
    guard source?.current() == id else { return }
    wanted = nil
    source?.clear()
  }
}
