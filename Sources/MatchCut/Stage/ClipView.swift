import UIKit

/// A view that shows another one and clips it.
///
/// At rest, the content fills the clip. During a transition, the clip can be moved and resized
/// without resizing the content, so that a zoom causes no layout.
final class ClipView: LayerMovedView {
  /// Whether a transition is arranging the content.
  var isPosing = false {
    didSet {
      if oldValue && !isPosing { setNeedsLayout() }
    }
  }

  /// The handler of VoiceOver's escape gesture; it returns whether it has done something.
  var onEscape: (() -> Bool)?

  /// Called when an appearing screen has been laid out in the container, before its first pose.
  var onFirstLayout: (() -> Void)?

  /// Called when an appearing screen is in its first pose, after the effect has found its source.
  var onFirstPose: (() -> Void)?

  /// The source of the screen in the clip, if the clip lasts as long as the presentation.
  var hiddenSource: HiddenSource?

  private(set) weak var content: UIView?

  /// Adds the view to show.
  func embed(_ view: UIView) {
    clipsToBounds = true
    autoresizesSubviews = false
    content = view
    view.untransformedFrame = bounds
    addSubview(view)
  }

  override func accessibilityPerformEscape() -> Bool {
    onEscape?() ?? super.accessibilityPerformEscape()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard !isPosing else { return }
    if let content, content.superview === self { content.untransformedFrame = bounds }
    // UIKit inserts the container of a current-context presentation beside it, or in its place.
    for view in subviews where view !== content && view.isResizedWithSuperview {
      view.frame = bounds
    }
  }
}

extension UIView {
  /// Whether autoresizing keeps the margins around the view.
  fileprivate var isResizedWithSuperview: Bool {
    autoresizingMask.isSuperset(of: [.flexibleWidth, .flexibleHeight])
  }
}
