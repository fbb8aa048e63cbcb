import UIKit

/// The progress for a translation of the finger: the fraction of the distance that the screen
/// moves, or of the container's extent.
struct PercentTrack: Equatable {
  private let axis: SignedAxis
  private let startProgress: CGFloat
  private let startTranslation: CGFloat
  /// The distance of the finger from a progress of 0 to 1, in points.
  private(set) var length: CGFloat

  /// Creates a track from the present progress and the present translation of the finger.
  init(along axis: SignedAxis, in size: CGSize, from progress: CGFloat, at translation: CGPoint) {
    self.axis = axis
    length = axis.length(of: size)
    startProgress = progress
    startTranslation = axis.along(translation)
  }

  /// The track of a screen that moves a known distance along the axis; otherwise, the same track.
  func scaled(to travel: CGPoint?) -> PercentTrack {
    guard let travel, axis.along(travel) > 0 else { return self }
    var track = self
    track.length = axis.along(travel)
    return track
  }

  /// The progress at a translation, from 0 to 1.
  func progress(at translation: CGPoint) -> CGFloat {
    min(max(freeProgress(at: translation), 0), 1)
  }

  /// The change of the progress since the finger grabbed the screen; positive is away.
  func change(at translation: CGPoint) -> CGFloat { freeProgress(at: translation) - startProgress }

  /// The translation of the finger back beyond a progress of 0, in points.
  func overshoot(at translation: CGPoint) -> CGFloat {
    max(-freeProgress(at: translation), 0) * length
  }

  /// Whether the finger has moved on beyond a progress of 1.
  func isBeyondEnd(at translation: CGPoint) -> Bool { freeProgress(at: translation) > 1 }

  /// The velocity in progress per second, for one in points per second.
  func velocity(of velocity: CGPoint) -> CGFloat { fraction(axis.along(velocity)) }

  private func freeProgress(at translation: CGPoint) -> CGFloat {
    startProgress + fraction(axis.along(translation) - startTranslation)
  }

  private func fraction(_ distance: CGFloat) -> CGFloat {
    length > 0 ? distance / length : 0
  }
}
