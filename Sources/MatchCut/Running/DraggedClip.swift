import UIKit

/// The clip around a dragged screen, for an effect that scales the content in it.
///
/// While a finger pulls the screen down, the clip cuts off its lower edge, as Apple's does. Before the
/// screen flies into its source, the scale moves from the transform of the clip to its size and content:
/// two springs, one for the scale and one for the size, would not make up the one that was measured.
@MainActor final class DraggedClip {
  private let clip: ClipView
  private let bounds: LedgerEntry<UIView, CGRect>
  private let contents: [DraggedView]
  private let radius: LedgerEntry<UIView, CGFloat>
  /// The corner radius in the pose away; `nil` if it does not change along with the size.
  private let awayRadius: CGFloat?
  /// The corner radius when the finger grabbed the screen, and how far the screen was away.
  private var grabbed: (radius: CGFloat, progress: CGFloat)?
  private let restBounds: CGRect
  private let restCenters: [CGPoint]
  /// Whether the lower edge is cut off, since it lies on that of the container.
  private let isCut: Bool
  private var heightAtGrab: CGFloat
  private var scaleAtGrab: CGFloat = 1

  /// Makes the dragged clip of a screen at rest; `nil` if the pose away does not scale the content: then
  /// the effect alone owns the content.
  init?(_ view: UIView, on stage: TransitionStage) {
    guard let clip = view as? ClipView, clip.isPosing, stage.scalesContent else { return nil }
    self.clip = clip
    awayRadius = stage.place(in: .away).cornerRadius
    radius = stage.ledger.entry(.cornerRadiusOfSize, of: clip)
    bounds = stage.ledger.entry(.layerBounds, of: clip)
    restBounds = clip.bounds
    isCut = stage.frontFrame.maxY >= stage.container.bounds.maxY
    heightAtGrab = restBounds.height
    contents = clip.subviews.map { DraggedView($0, on: stage) }
    restCenters = clip.subviews.map(\.center)
  }

  /// Records the state in which the finger grabs the screen, and how far that is away, from 0 to 1.
  func grab(at progress: CGFloat) {
    grabbed = (clip.layer.cornerRadius, progress)
    heightAtGrab = clip.bounds.height
    let transform = clip.layerTransform
    scaleAtGrab = hypot(transform.a, transform.b)
  }

  /// Cuts off the lower edge.
  ///
  /// - Parameter drag: What the finger has done since it grabbed the screen.
  /// - Returns: The vertical offset of the center that results, in points of the container.
  func follow(_ drag: DragTransform) -> CGFloat {
    let part = isCut ? drag.crop / drag.scale : 0
    let height = max(heightAtGrab * (1 - part), 0)
    if clip.bounds.height != height {
      var cut = clip.bounds
      cut.size.height = height
      bounds.writeForNow(cut)
    }
    return (height - heightAtGrab) / 2 * drag.scale * scaleAtGrab
  }

  /// Gives the corners the radius for a screen that is so far away.
  func round(at progress: CGFloat) {
    guard let awayRadius else { return }
    let start = grabbed ?? (clip.layer.cornerRadius, 0)
    grabbed = start
    guard start.progress < 1 else { return }
    let part = (progress - start.progress) / (1 - start.progress)
    radius.writeForNow(max(start.radius + (awayRadius - start.radius) * part, 0))
  }

  /// Moves the scale from the transform of the clip to its size and its content, which looks the same.
  func takeScale(of screen: DraggedView) {
    let transform = screen.view.layerTransform
    let scale = hypot(transform.a, transform.b)
    guard scale > 0, scale != 1, screen.restTransform.isIdentity else { return }
    screen.transform.writeForNow(transform.scaledBy(x: 1 / scale, y: 1 / scale))
    if awayRadius != nil { radius.writeForNow(clip.layer.cornerRadius * scale) }
    bounds.writeForNow(
      CGRect(origin: clip.bounds.origin, size: clip.bounds.size.scaled(by: scale)))
    for content in contents where content.view.superview === clip {
      content.transform.writeForNow(content.view.layerTransform.scaledBy(x: scale, y: scale))
      content.position.writeForNow(content.view.center * scale)
    }
  }

  /// Restores the sizes at rest, for an effect that does not set them itself.
  func restore() {
    bounds.write(restBounds)
    for (content, center) in zip(contents, restCenters) where content.view.superview === clip {
      content.transform.write(content.restTransform)
      content.position.write(center)
    }
  }
}

/// A view that a finger drags, by its transform, from where the finger grabbed it.
@MainActor final class DraggedView {
  let view: UIView
  /// The position of the layer.
  ///
  /// If the view moved instead, the content would be laid out anew for each safe area (F6).
  let position: LedgerEntry<UIView, CGPoint>
  let transform: LedgerEntry<UIView, CGAffineTransform>
  let restTransform: CGAffineTransform
  private var transformAtGrab: CGAffineTransform

  /// Makes the dragged view of one that is at rest.
  init(_ view: UIView, on stage: TransitionStage) {
    self.view = view
    restTransform = view.layerTransform
    transformAtGrab = restTransform
    position = stage.ledger.entry(.layerPosition, of: view)
    transform = stage.ledger.entry(.layerTransform, of: view)
  }

  /// Records where the finger grabs the view.
  func grab() {
    transformAtGrab = view.layerTransform
  }

  /// Moves the view with the finger.
  func follow(_ drag: DragTransform) {
    let shift = drag.shift(of: centerAtGrab)
    var dragged = scaled(by: drag)
    dragged.tx += shift.x
    dragged.ty += shift.y
    transform.writeForNow(dragged)
  }

  /// Moves the translation of the finger from the transform to the position, which looks the same, but
  /// can be animated apart from the scale.
  func commitTranslation(_ drag: DragTransform) {
    guard drag != DragTransform() else { return }
    let shift = drag.shift(of: centerAtGrab)
    transform.writeForNow(scaled(by: drag))
    position.writeForNow(view.center + shift)
  }

  /// Moves the displacement from a position to the transform, which looks the same.
  func movePositionIntoTransform(from rest: CGPoint) {
    var moved = view.layerTransform
    moved.tx += view.center.x - rest.x
    moved.ty += view.center.y - rest.y
    transform.writeForNow(moved)
    position.writeForNow(rest)
  }

  private func scaled(by drag: DragTransform) -> CGAffineTransform {
    let scaled = transformAtGrab.scaledBy(x: drag.scale, y: drag.scale)
    return drag.rotation == 0 ? scaled : scaled.rotated(by: drag.rotation)
  }

  /// The center of the view when the finger grabbed it.
  private var centerAtGrab: CGPoint {
    view.center + transformAtGrab.translation
  }
}
