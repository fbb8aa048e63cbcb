import UIKit

/// The positions in which a drag holds the screens of a stack.
///
/// If UIKit lays out the stack in flight, it may set the frame of the incoming screen (B19).
/// Nothing reports that, so the next movement of the finger, or its release, corrects the position.
@MainActor final class HeldPositions {
  private let views: [UIView]
  private var positions: [CGPoint]?

  init(of views: [UIView]) {
    self.views = views
  }

  /// Records where the screens are.
  func record() {
    positions = views.map(\.layer.position)
  }

  /// Returns the screens to their recorded positions, or records these.
  func restore() {
    guard let positions else { return record() }
    for (view, position) in zip(views, positions) where view.layer.position != position {
      view.layer.position = position
    }
  }

  /// Lets the screens go.
  func release() {
    restore()
    positions = nil
  }
}
