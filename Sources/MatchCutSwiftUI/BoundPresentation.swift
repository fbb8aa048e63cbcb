package import MatchCut
package import UIKit

/// Keeps a presentation and a binding in sync.
///
/// SwiftUI calls it during a view update, in which nothing may be presented and no binding may be
/// written. So an update only records the value of the binding. From the next frame on, the
/// presentation compares that with what UIKit shows, in each frame until both agree. The same
/// comparison covers changes by a finger, by code, and by other screens.
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
    /// Whether the last request to UIKit was to keep the screen.
    var stays = true
    /// Whether the binding has had another value since the screen was last at rest.
    var wasUnwanted = false
    var isAtRest = false
  }

  /// A view in the hierarchy of the presenter, of any size.
  package let anchor = PresentationAnchor()
  private var source: Source?
  private var wanted: Item?
  private var shown: Shown?
  private var isAnimated = true
  private var isWatching = false

  package init() {
    anchor.onLayout = { [weak self] in self?.anchorChanged() }
  }

  /// The screen that is presented, or in flight; `nil` if there is none.
  package var screen: UIViewController? { shown?.screen }

  /// Records the value of a binding, and updates the screen that shows it at once.
  ///
  /// - Parameters:
  ///   - item: The value of the binding; `nil` for none.
  ///   - isAnimated: Whether the screen appears or disappears with its transition; `true` by default.
  ///   - source: The binding.
  package func update(_ item: Item?, isAnimated: Bool = true, of source: Source) {
    if item?.id != wanted?.id { self.isAnimated = isAnimated }
    self.source = source
    wanted = item
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
    // In the background, there are no frames, but an app may have to hide a screen from the app
    // switcher.
    let isInBackground = anchor.window?.windowScene?.activationState == .background
    if isInBackground, let shown, wanted?.id != shown.id { _ = adjust(shown) }
  }

  /// Compares in each frame, until the screen and the binding agree.
  private func watch() {
    guard !isWatching else { return }
    isWatching = true
    FrameAction.run { [self] in
      isWatching = compare()
      return isWatching
    }
  }

  /// Takes a step toward the binding's value, and returns whether to compare again in the next
  /// frame.
  private func compare() -> Bool { shown.map(adjust) ?? present() }

  // MARK: Presenting

  private func present() -> Bool {
    // Once the anchor is in a window, it is laid out.
    guard let wanted, source?.current() == wanted.id, let presenter = anchor.presenter else {
      return false
    }
    // UIKit would ignore the presentation during a transition (A11).
    guard !presenter.isTowerInTransition else { return true }
    let transition = wanted.makeTransition()
    let screen = wanted.makeScreen(transition)
    shown = Shown(id: wanted.id, screen: screen)
    presenter.top.present(screen, using: transition, animated: isAnimated)
    screen.onModalTransitionEnd { [weak self] in
      self?.shown?.isAtRest = false
      self?.watch()
    }
    return true
  }

  // MARK: Dismissing

  private func adjust(_ former: Shown) -> Bool {
    let screen = former.screen
    guard screen.presentingViewController != nil else {
      end(former)
      return true
    }
    let isWanted = wanted?.id == former.id
    let isBusyAbove = screen.presentedViewController?.isTowerInTransition == true
    let isAtRest = !screen.isInModalTransition
    if isAtRest, !former.isAtRest { refreshHitTesting(of: screen) }
    shown?.isAtRest = isAtRest
    shown?.wasUnwanted = !isWanted || former.wasUnwanted && !isAtRest
    // A finger may have canceled a dismissal that the binding demands.
    if isWanted != former.stays || !isWanted && isAtRest, !isBusyAbove,
      !screen.awaitsModalTransition
    {
      shown?.stays = isWanted
      if isWanted {
        screen.keepPresented()
      } else {
        screen.dismissWithPresented(animated: isAnimated)
      }
    }
    return !isWanted || shown?.stays == false
  }

  /// Reports that the screen has gone, and clears the binding, unless it has another value.
  private func end(_ former: Shown) {
    shown = nil
    refreshHitTesting(of: former.screen)
    if !former.wasUnwanted, source?.current() == former.id {
      wanted = nil
      source?.clear()
    }
    source?.onDismiss?()
  }

  private func refreshHitTesting(of screen: UIViewController) {
    screen.viewIfLoaded?.refreshHitTesting()
    anchor.refreshHitTesting()
  }
}

/// A view whose layout starts the comparison.
package final class PresentationAnchor: UIView {
  fileprivate var onLayout: (() -> Void)?

  /// The controller above which a screen is presented; `nil` if the anchor is not in a window.
  fileprivate var presenter: UIViewController? {
    guard let window, let root = window.rootViewController else { return nil }
    let controller = sequence(first: self as UIResponder, next: \.next)
      .first { $0 is UIViewController }
    return (controller as? UIViewController)?.outermost ?? root
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }

  package override func didMoveToWindow() {
    super.didMoveToWindow()
    setNeedsLayout()
  }
}

extension UIViewController {
  /// Whether the screen is being presented or dismissed, or will be at the end of the turn of the
  /// run loop.
  fileprivate var isInModalTransition: Bool {
    isBeingPresented || isBeingDismissed || awaitsModalTransition
  }

  /// Whether the screen, or one that is presented above it, is being presented or dismissed.
  fileprivate var isTowerInTransition: Bool {
    isInModalTransition || presentedViewController?.isTowerInTransition == true
  }

  /// The controller around this one that is presented, or the root of the window.
  fileprivate var outermost: UIViewController { parent?.outermost ?? self }

  /// The topmost controller presented above this one, or this one.
  fileprivate var top: UIViewController { presentedViewController?.top ?? self }
}

extension UIView {
  /// Makes SwiftUI update the place of the view for hit testing.
  ///
  /// Up to iOS 17, a hosting view whose superview has moved and returned has been reported to
  /// hit-test at its place in flight, until its frame changes.
  func refreshHitTesting() {
    let host = sequence(first: self, next: \.superview).first { $0.next is UIViewController }
    guard let host, host.transform.isIdentity else { return }
    let frame = host.frame
    UIView.performWithoutAnimation {
      host.frame = .zero
      host.frame = frame
    }
  }
}
