import UIKit

/// The way of a pair of views that match, as pictures above the screens.
@MainActor struct PairTravel {
  /// The part of the transition over which the pictures cross-fade.
  private nonisolated static let crossFade = 0.25...0.75

  private struct End {
    let view: UIView
    let picture: UIView
    /// In the coordinates of the container.
    let frame: CGRect
    let cornerRadius: CGFloat
  }

  private let stage: TransitionStage
  private let box = UIView()
  private let source: End
  private let target: End

  /// Takes pictures of a pair whose screens are at rest; `nil` if one of its views is of no use.
  init?(_ pair: ZoomPair, on stage: TransitionStage) {
    guard let view = pair.source.view, let other = pair.target.view,
      let place = ResolvedZoomSource(view, in: stage.container),
      let rect = stage.screen.frame(of: other.bounds, in: other),
      let picture = stage.picture(of: view), let otherPicture = stage.picture(of: other)
    else { return nil }
    let frame = stage.screen.convert(rect, to: stage.container)
    guard frame.isUsable else { return nil }
    self.stage = stage
    source = End(
      view: view, picture: picture, frame: place.frame, cornerRadius: place.cornerRadius)
    target = End(
      view: other, picture: otherPicture, frame: frame,
      cornerRadius: other.bounds.size.fitting(cornerRadius: other.layer.cornerRadius)
        * frame.width / other.bounds.width)
  }

  /// Adds the pictures in front of everything else.
  func begin() {
    box.clipsToBounds = true
    box.isUserInteractionEnabled = false
    box.addSubview(source.picture)
    box.addSubview(target.picture)
    stage.addCompanion(box)
  }

  /// Moves the pictures to where they are in a pose, and fades them.
  func strike(_ pose: FrontPose) {
    let isAway = pose == .away
    let end = isAway ? source : target
    stage.set(\.bounds, of: box, to: CGRect(origin: .zero, size: end.frame.size))
    stage.set(\.center, of: box, to: end.frame.middle)
    stage.set(\.layer.cornerRadius, of: box, to: end.cornerRadius)
    for picture in [source.picture, target.picture] {
      let size = picture.bounds.size
      let scale = max(end.frame.width / size.width, end.frame.height / size.height)
      stage.set(\.transform, of: picture, to: CGAffineTransform(scaleX: scale, y: scale))
      stage.set(\.center, of: picture, to: end.frame.size.middle)
    }
    stage.during(Self.crossFade) {
      stage.set(\.alpha, of: source.picture, to: isAway ? 1 : 0)
      stage.set(\.alpha, of: target.picture, to: isAway ? 0 : 1)
    }
    stage.hide(source.view)
    stage.hide(target.view)
  }
}
