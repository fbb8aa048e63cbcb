package import MatchCut
package import UIKit

/// Keeps what is presented and a binding in agreement.
///
/// SwiftUI updates it in the middle of a view update, in which nothing may be presented and no binding
/// written. So an update only records what the binding holds. In the next frame, the presentation
/// compares that with what UIKit shows, and again in each frame until both agree. By then, UIKit has
/// begun what others have requested in the turn of the update. Whatever happens by a finger, by code or by
/// another screen is seen by the same comparison.
@MainActor package final class BoundPresentation {
  /// What a binding holds, and how to show it.
  package struct Item {
    /// Tells the values of a binding apart.
    package let id: AnyHashable
    /// Makes the transition, once for a presentation.
    package let makeTransition: @MainActor () -> ModalTransition
    /// Makes the screen, once for a presentation with this transition.
    package let makeScreen: @MainActor (ModalTransition) -> UIViewController
    /// Brings the screen up to date.
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

  /// The binding that is kept in agreement.
  package struct Source {
    /// The identifier of what the binding holds at the moment; `nil` if it holds nothing.
    package let current: @MainActor () -> AnyHashable?
    /// Makes the binding hold nothing.
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
    /// Whether the screen stays, by what UIKit was asked for last.
    var stays = true
    /// Whether the binding has held something else since the screen was last at rest.
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

  /// Records what a binding holds; the screen that shows it is brought up to date at once.
  ///
  /// - Parameters:
  ///   - item: What the binding holds; `nil` for nothing.
  ///   - isAnimated: Whether the screen appears or disappears with its transition; `true` by default.
  ///   - source: The binding.
  package func update(_ item: Item?, isAnimated: Bool = true, of source: Source) {
    if item?.id != wanted?.id { self.isAnimated = isAnimated }
    self.source = source
    wanted = item
    if let shown, let item, shown.id == item.id { item.updateScreen(shown.screen) }
    anchor.setNeedsLayout()
  }

  /// Dismisses the screen, since the view with the binding has gone.
  package func end() {
    wanted = nil
    isAnimated = true
    watch()
  }

  /// Handles an update, or that the anchor has come into a window.
  private func anchorChanged() {
    watch()
    // There are no frames in the background, where an app may hide what the list of apps must not show.
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

  /// Takes a step towards agreement, and returns whether to look again in the next frame.
  private func compare() -> Bool { shown.map(adjust) ?? present() }

  // MARK: Presenting

  private func present() -> Bool {
    // Once the anchor is in a window, it is laid out.
    guard let wanted, source?.current() == wanted.id, let presenter = anchor.presenter else {
      return false
    }
    // UIKit would ignore it in a transition (A11).
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
    // A finger may have brought back a screen that has to go.
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
    return !isWanted
  }

  /// Tells of a screen that has gone, and clears the binding, unless that holds something else.
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

/// A view that is laid out whenever a binding has to be compared.
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
  /// Whether the screen is being presented or dismissed, or will be at the end of the turn.
  fileprivate var isInModalTransition: Bool {
    isBeingPresented || isBeingDismissed || awaitsModalTransition
  }

  /// Whether the screen, or one that is presented above it, is being presented or dismissed.
  fileprivate var isTowerInTransition: Bool {
    isInModalTransition || presentedViewController?.isTowerInTransition == true
  }

  /// The controller around this one that is presented, or the root of the window.
  fileprivate var outermost: UIViewController { parent?.outermost ?? self }

  /// The last of the controllers that are presented above this one, or this one.
  fileprivate var top: UIViewController { presentedViewController?.top ?? self }
}

extension UIView {
  /// Makes SwiftUI look up where the view is, for hit-testing.
  ///
  /// Up to iOS 17, a hosting view that was moved by a view around it, and came back, has been reported to
  /// look for touches where it was in flight. It looks anew once its frame has changed.
  fileprivate func refreshHitTesting() {
    let host = sequence(first: self, next: \.superview).first { $0.next is UIViewController }
    guard let host, host.transform.isIdentity else { return }
    let frame = host.frame
    UIView.performWithoutAnimation {
      host.frame = .zero
      host.frame = frame
    }
  }
}
