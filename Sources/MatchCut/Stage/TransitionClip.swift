public import UIKit

/// A view that clips another one for the duration of a transition.
@MainActor public struct TransitionClip {
  /// The clipping view; move, resize and round this one.
  public let view: UIView

  /// The view in it, in the clip's coordinates.
  public let content: UIView
}
