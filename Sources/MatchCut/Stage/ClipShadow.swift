import UIKit

/// The shadow of a clip; the clip itself cannot cast one (F9).
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
  /// The progress at which it appears, as measured; how fast was not.
  static let startAtSource = 0.05
  /// The part over which it disappears at rest; that is visible around a card only.
  static let partAtRest = 0.95...1.0

  let outline = UIView()
  private let restSize: CGSize
  private weak var clip: ClipView?
  /// The part of the content whose shadow it is, in the content's coordinates; `nil` for the clip.
  private let part: CGRect?

  /// Creates the shadow of a clip at rest, or of a part of its content.
  init(of clip: UIView, part: CGRect? = nil, cornerRadius: CGFloat) {
    self.clip = clip as? ClipView
    self.part = part
    restSize = part?.size ?? clip.bounds.size
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

  override func follow(_ size: CGSize) {
    guard restSize.width > 0, restSize.height > 0 else { return }
    var seen = CGRect(origin: .zero, size: size)
    if let part, let content = clip?.content {
      let scale = content.layerTransform.scale
      let center = content.layerPosition + (part.center - content.bounds.center) * scale
      let place = part.size.scaled(by: scale)
      seen = seen.intersection(CGRect(origin: center - place.center, size: place))
    }
    guard !seen.isNull else { return }
    outline.center = seen.center - size.center
    outline.transform = CGAffineTransform(
      scaleX: seen.width / restSize.width, y: seen.height / restSize.height)
  }
}
