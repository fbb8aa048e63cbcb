import UIKit

/// The shadow of a clip, which cannot cast one itself (F9).
///
/// It lies below the clip, which takes it along wherever the kit moves or resizes the clip. Its outline
/// stays as it is, and is scaled: a path tells it, so that nothing has to be drawn apart, and no
/// animation of UIKit's changes a path (E8). So the shadow becomes smaller together with the screen.
final class ClipShadow: UIView {
  // As the public repository "morph" has measured it on an iPhone 16 Pro with iOS 27. Films of a
  // simulator had 0.24 and 18 points ("swift_transitions").
  private static let opacity: Float = 0.36
  private static let blur: CGFloat = 30
  private static let drop: CGFloat = 4
  /// The part over which it comes; how far from the source there is none was measured, the rest not.
  private static let partAtSource = 0.05...0.1
  /// The part over which it goes, where it is seen around a card only.
  private static let partAtRest = 0.95...1.0

  private let outline = UIView()
  private let restSize: CGSize

  /// Makes the shadow of a clip at rest.
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

  /// Takes in what casts the shadow; one after the other, nothing has a safe area to be computed anew.
  fileprivate func addOutline() {
    addSubview(outline)
  }

  /// Takes over the size of the clip.
  func follow(_ size: CGSize) {
    guard restSize.width > 0, restSize.height > 0 else { return }
    outline.transform = CGAffineTransform(
      scaleX: size.width / restSize.width, y: size.height / restSize.height)
  }

  /// Shows the shadow on the way between two poses.
  ///
  /// - Parameters:
  ///   - stage: The screens.
  ///   - start: The part of the way up to which what is behind the screen is seen through it.
  fileprivate func arrange(_ stage: TransitionStage, from start: Double) {
    let comes = max(Self.partAtSource.lowerBound, min(start, 0.9))
    let length = Self.partAtSource.upperBound - Self.partAtSource.lowerBound
    stage.show(outline, between: comes...comes + length, and: Self.partAtRest)
  }
}

extension TransitionStage {
  /// Shows a shadow below a clip until the end of the transition, unless it has one already.
  ///
  /// - Parameters:
  ///   - clip: The clip.
  ///   - cornerRadius: The corner radius of the shadow, in points.
  ///   - start: The part of the way up to which what is behind the screen is seen through it.
  func addShadow(to clip: TransitionClip, cornerRadius: CGFloat, from start: Double) {
    guard let view = clip.view as? ClipView, view.shadow == nil else { return }
    let shadow = ClipShadow(of: view, cornerRadius: cornerRadius)
    add(shadow, below: view)
    shadow.addOutline()
    view.shadow = shadow
    shadow.arrange(self, from: start)
  }
}
