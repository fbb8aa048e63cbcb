public import UIKit

/// A view that clips another one for the duration of a transition.
@MainActor public struct TransitionClip {
  /// The clipping view; move, resize and round this one.
  public let view: UIView

  /// The view in it, in the clip's coordinates.
  public let content: UIView
}

/// A view that shows another one and clips it.
///
/// At rest, the content fills the clip. While the clip is posing, it can be moved and resized
/// without a change of the content, so that a zoom causes no layout of the content.
final class ClipView: UIView {
  /// Whether a transition is arranging the content.
  var isPosing = false {
    didSet {
      if oldValue && !isPosing { setNeedsLayout() }
    }
  }

  /// The handler of VoiceOver's escape gesture, which returns whether it has done something.
  var onEscape: (() -> Bool)?

  /// The source of the screen in the clip, if the clip stays as long as the screen is shown.
  var hiddenSource: HiddenSource?

  /// The shadow below the clip, as long as a transition shows one.
  weak var shadow: ClipShadow?

  private(set) weak var content: UIView?

  /// Takes in the view to show.
  func embed(_ view: UIView) {
    clipsToBounds = true
    autoresizesSubviews = false
    content = view
    addSubview(view)
    setNeedsLayout()
  }

  override func accessibilityPerformEscape() -> Bool {
    onEscape?() ?? super.accessibilityPerformEscape()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard !isPosing, let content, content.superview === self else { return }
    content.untransformedFrame = bounds
  }
}
