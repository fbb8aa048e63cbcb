import UIKit

/// A picture of the source of a zoom, on what matches it in the screen.
///
/// It moves with the content of the clip as if it were a part of that.
@MainActor struct ZoomCover {
  private let stage: TransitionStage
  private let fade: ZoomFade
  private let picture: UIView
  /// What the picture fades into, if that is not the screen.
  private let veil: UIView?

  /// Adds a picture to a clip.
  init(_ picture: UIView, _ fade: ZoomFade, in clip: TransitionClip, on stage: TransitionStage) {
    self.stage = stage
    self.fade = fade
    self.picture = picture
    if fade.kind == .through {
      let veil = UIView(frame: CGRect(origin: .zero, size: stage.frontFrame.size))
      veil.backgroundColor = clip.content.backgroundColor ?? .systemBackground
      veil.isUserInteractionEnabled = false
      stage.add(veil, to: clip)
      self.veil = veil
    } else {
      veil = nil
    }
    stage.add(picture, to: clip)
  }

  /// Moves the picture to where the content is in a pose, and fades it.
  ///
  /// - Parameters:
  ///   - pose: The pose.
  ///   - small: The end of the zoom at its source.
  func strike(_ pose: FrontPose, of small: ZoomPose) {
    let isAway = pose == .away
    let size = picture.bounds.size
    let fill = max(small.size.width / size.width, small.size.height / size.height)
    let scale = isAway ? fill : fill / small.alignment.scale
    stage.set(\.transform, of: picture, to: CGAffineTransform(scaleX: scale, y: scale))
    stage.set(
      \.center, of: picture,
      to: isAway
        ? small.size.middle : small.alignment.sourceMiddle(in: stage.frontFrame.size))
    let alpha: CGFloat = isAway ? 1 : 0
    let part = veil == nil ? fade.part : fade.firstHalf
    stage.during(part) { stage.set(\.alpha, of: picture, to: alpha) }
    guard let veil else { return }
    let veilScale = isAway ? small.alignment.scale : 1
    stage.set(\.transform, of: veil, to: CGAffineTransform(scaleX: veilScale, y: veilScale))
    stage.set(
      \.center, of: veil, to: isAway ? small.alignment.center : stage.frontFrame.size.middle)
    stage.during(fade.secondHalf) { stage.set(\.alpha, of: veil, to: alpha) }
  }
}
