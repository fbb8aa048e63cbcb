public import UIKit

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

  /// The handler of VoiceOver's escape gesture, which returns whether it has done something.
  var onEscape: (() -> Bool)?

  /// Called when a screen that appears is in its first pose, for which the effect has found its source.
  var onFirstPose: (() -> Void)?

  /// The source of the screen in the clip, if the clip lasts as long as the presentation.
  var hiddenSource: HiddenSource?

  /// The shadow below the clip, as long as a transition shows one.
  weak var shadow: ClipShadow?

  private(set) weak var content: UIView?

  /// Takes in the view to show.
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
    // UIKit inserts the container of a presentation in the context of the screen beside it, or in its
    // place.
    for view in subviews where view !== content && view.isResizedWithSuperview {
      view.frame = bounds
    }
  }
}

/// The shadow of a clip, which cannot cast one itself (F9).
///
/// It lies below the clip, and moves and resizes along with it. A `shadowPath` avoids an offscreen
/// pass. UIKit does not animate paths (E8), so the view with the path is scaled instead, and the
/// shadow shrinks together with the screen.
final class ClipShadow: LayerMovedView {
  // As the public repository "morph" has measured it on an iPhone 16 Pro with iOS 27. Films of a
  // simulator had 0.24 and 18 points ("swift_transitions").
  private static let opacity: Float = 0.36
  private static let blur: CGFloat = 30
  private static let drop: CGFloat = 4
  /// The part over which it appears; only where it begins was measured.
  fileprivate static let partAtSource = 0.05...0.1
  /// The part over which it disappears at rest, which is visible around a card only.
  fileprivate static let partAtRest = 0.95...1.0

  let outline = UIView()
  private let restSize: CGSize

  /// Creates the shadow of a clip at rest.
  init(of clip: UIView, cornerRadius: CGFloat) {
    restSize = clip.bounds.size
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.position = clip.layer.position
    layerTransform = clip.layerTransform
    outline.bounds.size = restSize
    outline.alpha = 0
    outline.layer.cornerRadius = cornerRadius
    outline.layer.shadowPath =
      UIBezierPath(roundedRect: outline.bounds, cornerRadius: cornerRadius).cgPath
    outline.layer.shadowOpacity = Self.opacity
    outline.layer.shadowRadius = Self.blur
    outline.layer.shadowOffset = CGSize(width: 0, height: Self.drop)
  }

  required init?(coder: NSCoder) { nil }

  /// Resizes the shadow with the clip.
  func follow(_ size: CGSize) {
    guard restSize.width > 0, restSize.height > 0 else { return }
    outline.transform = CGAffineTransform(
      scaleX: size.width / restSize.width, y: size.height / restSize.height)
  }
}

extension TransitionStage {
  /// Shows a shadow below a clip until the end of the transition, unless it has one already.
  ///
  /// The shadow moves and resizes with the clip. It is that of the system's zoom: black with an opacity
  /// of 0.36, a radius of 30 points and an offset of 4 points, as the public repository "morph" has
  /// measured it. At both ends of the transition it is transparent.
  ///
  /// - Parameters:
  ///   - clip: The clip.
  ///   - cornerRadius: The corner radius of the shadow, in points.
  ///   - start: The part of the transition up to which the screen is not opaque yet, from 0 to 1; 0 by
  ///     default. A shadow would show through it.
  public func addShadow(
    to clip: TransitionClip, cornerRadius: CGFloat, from start: Double = 0
  ) {
    guard let view = clip.view as? ClipView, view.shadow == nil, start.isFinite,
      cornerRadius.isFinite
    else { return }
    let shadow = ClipShadow(of: view, cornerRadius: cornerRadius)
    add(shadow, below: view)
    // In this order, UIKit computes the safe area only once.
    shadow.addSubview(shadow.outline)
    view.shadow = shadow
    let part = ClipShadow.partAtSource
    let comes = max(part.lowerBound, min(start, 0.9))
    let length = part.upperBound - part.lowerBound
    show(shadow.outline, between: comes...comes + length, and: ClipShadow.partAtRest)
  }
}

extension UIView {
  /// Whether autoresizing keeps the margins around the view.
  fileprivate var isResizedWithSuperview: Bool {
    autoresizingMask.isSuperset(of: [.flexibleWidth, .flexibleHeight])
  }
}
