import UIKit

/// The clip around a dragged screen, whose frame and content an effect poses apart.
///
/// While a finger pulls the screen down, the clip cuts off what Apple's does not show of it, at the
/// lower edge. For the flight into the source, the clip takes over its scale from the transform: two
/// springs, one for the scale and one for the size, would not make up the one that was measured.
@MainActor final class DraggedClip {
  private let clip: ClipView
  private let bounds: LedgerEntry<UIView, CGRect>
  private let contents: [DraggedView]
  private let radius: LedgerEntry<UIView, CGFloat>
  /// The corner radius in the pose away; `nil` if it does not belong to the size.
  private let awayRadius: CGFloat?
  /// The corner radius when the finger took the screen, and how far that was away.
  private var held: (radius: CGFloat, progress: CGFloat)?
  private let restBounds: CGRect
  private let restCenters: [CGPoint]
  /// Whether the lower edge is that of the container, at which it stays.
  private let isCut: Bool
  /// The height to which the clip was cut off before the present drag.
  private var heldHeight: CGFloat
  private var heldScale: CGFloat = 1

  /// Makes the dragged clip of a screen at rest; `nil` if the pose away does not scale the content,
  /// which is then nobody's but the effect's.
  init?(_ view: UIView, on stage: TransitionStage) {
    guard let clip = view as? ClipView, clip.isPosing, stage.scalesContent else { return nil }
    self.clip = clip
    awayRadius = stage.place(in: .away).cornerRadius
    radius = stage.ledger.entry(.cornerRadiusOfSize, of: clip)
    bounds = stage.ledger.entry(.layerBounds, of: clip)
    restBounds = clip.bounds
    isCut = stage.frontFrame.maxY >= stage.container.bounds.maxY
    heldHeight = restBounds.height
    contents = clip.subviews.map { DraggedView($0, on: stage) }
    restCenters = clip.subviews.map(\.center)
  }

  /// Notes the size that the finger takes, and how far the screen is away, from 0 to 1.
  func take(at progress: CGFloat) {
    held = (clip.layer.cornerRadius, progress)
    heldHeight = clip.bounds.height
    let transform = clip.layerTransform
    heldScale = hypot(transform.a, transform.b)
  }

  /// Cuts off the lower edge.
  ///
  /// - Parameter drag: What the finger has done since it took the screen.
  /// - Returns: The way of the middle that this makes, in points of the container.
  func follow(_ drag: DragTransform) -> CGFloat {
    let part = isCut ? drag.crop / drag.scale : 0
    let height = max(heldHeight * (1 - part), 0)
    if clip.bounds.height != height {
      var cut = clip.bounds
      cut.size.height = height
      bounds.writeForNow(cut)
    }
    return (height - heldHeight) / 2 * drag.scale * heldScale
  }

  /// Gives the corners the radius for a screen that is so far away.
  func round(at progress: CGFloat) {
    guard let awayRadius else { return }
    let held = held ?? (clip.layer.cornerRadius, 0)
    self.held = held
    guard held.progress < 1 else { return }
    let part = (progress - held.progress) / (1 - held.progress)
    radius.writeForNow(max(held.radius + (awayRadius - held.radius) * part, 0))
  }

  /// Gives the clip the size that its transform makes of it, and its content the scale.
  func takeScale(of screen: DraggedView) {
    let transform = screen.view.layerTransform
    let scale = hypot(transform.a, transform.b)
    guard scale > 0, scale != 1, screen.restTransform.isIdentity else { return }
    screen.transform.writeForNow(transform.scaledBy(x: 1 / scale, y: 1 / scale))
    if awayRadius != nil { radius.writeForNow(clip.layer.cornerRadius * scale) }
    let size = clip.bounds.size
    bounds.writeForNow(
      CGRect(
        origin: clip.bounds.origin,
        size: CGSize(width: size.width * scale, height: size.height * scale)))
    for content in contents where content.view.superview === clip {
      let center = content.view.center
      content.transform.writeForNow(content.view.layerTransform.scaledBy(x: scale, y: scale))
      content.position.writeForNow(CGPoint(x: center.x * scale, y: center.y * scale))
    }
  }

  /// Returns the clip and its content to their sizes at rest.
  func restore() {
    bounds.write(restBounds)
    for (content, center) in zip(contents, restCenters) where content.view.superview === clip {
      content.transform.write(content.restTransform)
      content.position.write(center)
    }
  }
}
