import UIKit

/// A finger's way across a container, as the progress of a dismissal.
struct DismissalTrack: Equatable {
  /// The size of the container that the finger is measured in.
  let size: CGSize

  private let axis: SignedAxis
  private let startProgress: CGFloat
  private let startTranslation: CGFloat

  /// Begins with the progress that the dismissal has, and the translation that the finger has.
  init(along axis: SignedAxis, in size: CGSize, from progress: CGFloat, at translation: CGPoint) {
    self.axis = axis
    self.size = size
    startProgress = progress
    startTranslation = axis.along(translation)
  }

  /// The progress at a translation, from 0 to 1.
  func progress(at translation: CGPoint) -> CGFloat {
    let way = axis.along(translation) - startTranslation
    return min(max(startProgress + part(way), 0), 1)
  }

  /// How much of a velocity in points per second is progress, per second.
  func velocity(of velocity: CGPoint) -> CGFloat {
    part(axis.along(velocity))
  }

  private func part(_ way: CGFloat) -> CGFloat {
    let length = axis.length(of: size)
    return length > 0 ? way / length : 0
  }
}
