import Foundation

/// A change of only a part of a view's frame.
struct FrameChange: Equatable {
  enum Part {
    case origin
    case size
  }

  let layer: UInt64
  let part: Part

  init?(of layer: UInt64, from old: CGRect, to new: CGRect) {
    self.layer = layer
    switch (old.origin != new.origin, old.size != new.size) {
    case (true, false): part = .origin
    case (false, true): part = .size
    default: return nil
    }
  }
}

extension AnimationBlock {
  /// F5: setting origin and size separately can break a property animator's animation.
  @MainActor func noteFrameChange(of view: UIView, from old: CGRect, to new: CGRect) {
    // A stack lays out its own bar in several steps, which is no mistake of the app's.
    guard owner is AnimatorClock, World.current.animations.areAnimationsEnabled,
      !(view is UINavigationBar)
    else { return }
    let change = FrameChange(of: view.layer.id, from: old, to: new)
    defer { lastFrameChange = change }
    guard let change, let last = lastFrameChange, last.layer == change.layer,
      last.part != change.part
    else { return }
    World.current.fault(
      "F5",
      """
      The origin and the size of the frame of \(describe(view)) were set separately in an \
      animator's block, which can break the animation: set the frame once.
      """)
  }
}
