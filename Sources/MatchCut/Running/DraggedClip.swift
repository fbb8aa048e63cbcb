import UIKit

/// The clip around a dragged screen, for an effect that scales the content in it.
///
/// While a finger pulls the screen down, the clip cuts off its lower edge, as Apple's does. Before
/// the screen returns to its source, the scale moves from the transform of the clip to its size and
/// content: scale and size have to share one spring to match the measurement.
@MainActor final class DraggedClip {
  private let clip: ClipView
  private let bounds: LedgerEntry<UIView, CGRect>
  private let contents: [DraggedView]
  private let radius: LedgerEntry<UIView, CGFloat>
  /// The corner radius in the pose away; `nil` if it does not change along with the size.
  private let awayRadius: CGFloat?
  /// The corner radius and the progress when the finger grabbed the screen.
  private var grabbed: (radius: CGFloat, progress: CGFloat)?
  private let restBounds: CGRect
  /// Whether the clip cuts off the lower edge, as it does if that is the edge of the container.
  private let isCut: Bool
  private var heightAtGrab: CGFloat
  private var scaleAtGrab: CGFloat = 1

  /// Creates the dragged clip of a screen at rest; `nil` if the pose away does not scale the
  /// content, because the effect alone owns that then.
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
  }

  /// Records the state in which the finger grabs the screen, at a progress from 0 to 1.
  func grab(at progress: CGFloat) {
    grabbed = (clip.layer.cornerRadius, progress)
    heightAtGrab = clip.bounds.height
    scaleAtGrab = clip.layerTransform.scale
  }

  /// Cuts off the lower edge.
  ///
  /// - Parameter drag: The transform of the drag since the finger grabbed the screen.
  /// - Returns: The resulting vertical offset of the center, in points of the container.
  func follow(_ drag: DragTransform) -> CGFloat {
    let part = isCut ? drag.crop / drag.scale : 0
    let height = max(heightAtGrab * (1 - part), 0)
    if clip.bounds.height != height {
      var cut = clip.bounds
      cut.size.height = height
      bounds.writeTransient(cut)
    }
    return (height - heightAtGrab) / 2 * drag.scale * scaleAtGrab
  }

  /// Sets the corner radius for a progress of the dismissal from 0 to 1.
  func updateCornerRadius(at progress: CGFloat) {
    guard let awayRadius else { return }
    let start = grabbed ?? (clip.layer.cornerRadius, 0)
    grabbed = start
    guard start.progress < 1 else { return }
    let part = (progress - start.progress) / (1 - start.progress)
    radius.writeTransient(max(start.radius + (awayRadius - start.radius) * part, 0))
  }

  /// Moves the scale from the clip's transform to its size and content, without a visible change.
  func moveScaleIntoSize(of screen: DraggedView) {
    let transform = screen.view.layerTransform
    let scale = transform.scale
    guard scale > 0, scale != 1, screen.restTransform.isIdentity else { return }
    screen.transform.writeTransient(transform.scaledBy(x: 1 / scale, y: 1 / scale))
    if awayRadius != nil { radius.writeTransient(clip.layer.cornerRadius * scale) }
    bounds.writeTransient(
      CGRect(origin: clip.bounds.origin, size: clip.bounds.size.scaled(by: scale)))
    for content in contents where content.view.superview === clip {
      content.transform.writeTransient(content.view.layerTransform.scaledBy(x: scale, y: scale))
      content.position.writeTransient(content.view.center * scale)
    }
  }

  /// Restores the sizes at rest, for an effect that does not set them itself.
  func restore() {
    bounds.write(restBounds)
    for content in contents where content.view.superview === clip {
      content.transform.write(content.restTransform)
      content.position.write(content.restCenter)
    }
  }
}
