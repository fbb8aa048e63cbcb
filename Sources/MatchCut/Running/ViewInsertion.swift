import UIKit

/// Decides which views of a transition the kit may move, and where they go in the container.
///
/// The kit moves a view only if UIKit hands it over. In a `.custom` presentation, for example, the
/// presenter's view stays where it is (A4, A7). The kit inserts the incoming view; UIKit removes
/// the other.
@MainActor final class ViewInsertion {
  let container: UIView
  private let incoming: UIView?
  private let outgoing: UIView?
  private let operation: TransitionOperation
  private let wasInserted: Bool
  /// Whether the outgoing view has filled the container.
  private let wasFilled: Bool

  init(of context: any UIViewControllerContextTransitioning, for operation: TransitionOperation) {
    let container = context.containerView
    let (incoming, outgoing) = (context.view(forKey: .to), context.view(forKey: .from))
    self.container = container
    self.incoming = incoming
    self.outgoing = outgoing
    self.operation = operation
    wasInserted = incoming?.superview !== container
    wasFilled =
      outgoing?.superview === container && outgoing?.untransformedFrame == container.bounds
  }

  /// The view of the screen that appears or disappears.
  var front: UIView? { operation.isAppearing ? incoming : outgoing }

  /// The view of the screen behind it, if UIKit returns that.
  var back: UIView? { operation.isAppearing ? outgoing : incoming }

  /// Inserts the incoming view at its final frame, and lays out both.
  func begin(in context: any UIViewControllerContextTransitioning) {
    if let incoming {
      let frame = finalFrame(in: context)
      // A view without a size would get wrong insets when it enters a window.
      if incoming.bounds.size == .zero { incoming.untransformedFrame = frame }
      insert(incoming)
      // It is not known whether UIKit moves the presenter here before the backdrop is added.
      if operation == .present, let back, back.superview === container {
        container.sendSubviewToBack(back)
      }
      incoming.untransformedFrame = frame
    }
    // Otherwise, the animation block would perform the pending layout, and animate it (F4).
    incoming?.layoutIfNeeded()
    if let clip = incoming as? ClipView {
      clip.onFirstLayout?()
      clip.layoutIfNeeded()
    }
    outgoing?.layoutIfNeeded()
  }

  /// Sets the frame of the view that stays, and removes the incoming view of a canceled transition.
  func end(in context: any UIViewControllerContextTransitioning, isCancelled: Bool) {
    // While the view had a transform, UIKit may have set its frame, and that is undefined (F3).
    if isCancelled, wasFilled, let outgoing, outgoing.superview === container {
      outgoing.untransformedFrame = container.bounds
    }
    guard let incoming else { return }
    if !isCancelled {
      // The presentation controller places its clip, which may have another frame by now.
      if !(incoming is ClipView) { incoming.untransformedFrame = finalFrame(in: context) }
    } else if wasInserted || !operation.isModal {
      // UIKit does not remove it when a dismissal or a pop is canceled (A6). In a stack, the app's
      // animator may have inserted it before the kit replaced that animator.
      incoming.removeFromSuperview()
    }
  }

  private func insert(_ view: UIView) {
    if operation.isAppearing {
      container.addSubview(view)
    } else if !operation.isModal, let outgoing, outgoing.superview === container {
      container.insertSubview(view, belowSubview: outgoing)
    } else {
      // The backdrop of a presentation is between the screens.
      container.insertSubview(view, at: 0)
    }
  }

  private func finalFrame(in context: any UIViewControllerContextTransitioning) -> CGRect {
    guard let controller = context.viewController(forKey: .to) else { return container.bounds }
    let frame = context.finalFrame(for: controller)
    return frame.isValid ? frame : container.bounds
  }
}
