import Foundation

/// What the last commit shows of a layer that was changed since (F7).
///
/// A change of a layer keeps it first; the next commit lets it expire. Each layer uses one object
/// again and again, because layers change in every frame.
final class CommittedLook {
  @exclusivity(unchecked) fileprivate(set) var isCurrent = false
  /// The values on screen, with the animations of that time.
  @exclusivity(unchecked) fileprivate(set) var target = AnimationTarget(values: LayerValues())
  @exclusivity(unchecked) fileprivate(set) var clips = false
  @exclusivity(unchecked) fileprivate(set) var content: LayerContent?
  @exclusivity(unchecked) fileprivate(set) var mask: CALayer?
  @exclusivity(unchecked) fileprivate(set) var sublayers: [CALayer] = []

  /// Called by the next commit.
  func expire() {
    isCurrent = false
    content = nil
    mask = nil
    sublayers = []
  }
}

extension CALayer {
  /// The values, for a change that the next commit will show.
  final var nextValues: LayerValues {
    get { values }
    _modify {
      keepCommittedLook()
      yield &values
    }
  }

  /// Called before a change of what the layer looks like.
  ///
  /// The fraction of an animator is not kept: it has its effect on snapshots at once.
  final func keepCommittedLook() {
    guard committedLook?.isCurrent != true, modelLayer == nil else { return }
    let transactions = World.current.transactions
    let commits = transactions.commitCount
    guard joinedAtCommit < commits || leftAtCommit == commits || isWindowRoot else { return }
    let look = committedLook ?? CommittedLook()
    committedLook = look
    look.isCurrent = true
    look.target = presentationTarget(isCommitted: true)
    look.clips = masksToBounds
    look.content = content(extras: look.target.extras)
    look.mask = mask
    look.sublayers = sublayerList
    transactions.keep(look)
  }

  /// What the last commit shows, if the layer was changed since.
  final var currentLook: CommittedLook? {
    committedLook?.isCurrent == true ? committedLook : nil
  }

  /// Whether the layer is hidden in the last commit.
  final var committedIsHidden: Bool { currentLook?.target.values.isHidden ?? isHidden }

  /// The sublayers in the last commit.
  final var committedSublayers: [CALayer] { currentLook?.sublayers ?? sublayerList }
}
