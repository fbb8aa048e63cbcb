import Foundation

/// The state of a presenter's view before a presentation, to be restored after it (A7).
@MainActor
struct PresenterLook {
  private let transform: CGAffineTransform

  init(_ view: UIView) {
    transform = view.transform
  }

  /// What is wrong with the view now, or nil.
  func complaint(about view: UIView) -> String? {
    if view.isHidden { return "is hidden" }
    if view.alpha < 0.03 { return "has alpha \(view.alpha)" }
    return view.transform == transform ? nil : "is still transformed"
  }
}

extension ModalPresentation {
  /// Checks the presenter after those who are told of the end had time to restore it.
  func reportDamagedPresenter(after context: TransitionContext) {
    guard let look = presenterLook, let presenter else { return }
    World.current.afterCommit { [summary = context.summary] in
      guard let view = presenter.viewIfLoaded, presenter.presentation == nil,
        let complaint = look.complaint(about: view)
      else { return }
      World.current.fault(
        "A7",
        """
        \(type(of: view)) of the presenter \(type(of: presenter)) \(complaint) after \(summary); \
        restore it in the presentation controller, since not every dismissal calls the animator
        """
      )
    }
  }
}
