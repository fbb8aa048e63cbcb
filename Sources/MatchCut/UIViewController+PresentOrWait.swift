public import UIKit

extension UIViewController {
  /// Presents a controller at any time, even when UIKit ignores `present(_:animated:completion:)`.
  ///
  /// The presentation begins as soon as nothing is in its way: a presentation or a dismissal of this
  /// controller or of those above it, a push or a change of tabs around it, a finger that holds the
  /// screen, and a ``dismissOrReverse(animated:completion:)`` that still waits. If nothing is, it
  /// begins in the next frame. What stays is not waited for: if this controller presents a screen
  /// that is not being dismissed, has no window, or is dismissed itself, nothing is presented. One
  /// presentation waits for each controller; a later call takes the place of an earlier one, whose
  /// completion is called at once. If a controller and one of its children wait, the first presents.
  ///
  /// ```swift
  /// root.dismissOrReverse()
  /// root.presentOrWait(login, using: zoom)
  /// ```
  ///
  /// - Parameters:
  ///   - viewController: The controller to present, such as a screen or an alert; retained until
  ///     the end.
  ///   - transition: The transition, as in ``present(_:using:animated:completion:)``; with `nil`,
  ///     the default, the controller keeps its delegate and style.
  ///   - animated: Whether the presentation is animated; `true` by default.
  ///   - completion: Called once, in the frame after the end of the presentation at the latest, and
  ///     within three frames if nothing is presented; `nil` by default. It is told whether the
  ///     controller is presented: `false` if that was not possible, if a later call has taken its
  ///     place, or if the presentation was canceled in flight. The controller is released then.
  public func presentOrWait(
    _ viewController: UIViewController, using transition: ModalTransition? = nil,
    animated: Bool = true, completion: (@MainActor (_ isPresented: Bool) -> Void)? = nil
  ) {
    expectMainThread()
    PendingPresentation(
      of: viewController, on: self,
      by: {
        guard let transition else { return $0.present(viewController, animated: animated) }
        $0.present(viewController, using: transition, animated: animated)
      }, completion: completion ?? { _ in })
  }
}
