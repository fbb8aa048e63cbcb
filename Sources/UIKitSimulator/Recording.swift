import Foundation
@_spi(Simulator) import UIKit

/// The frames that a ``Simulator`` has drawn.
public struct Recording: Sendable {
  /// The size of the screen in points, at the start.
  public let size: CGSize
  /// The number of frames per second.
  public let refreshRate: Int
  /// The frames, beginning with the one at the start.
  public let frames: [Frame]
}

/// A frame as it was drawn.
public struct Frame: Sendable, Equatable {
  /// The simulated seconds since the recording began.
  public let time: Double
  /// The layers on screen, depth-first and back to front; parents come before their children.
  @_spi(Simulator) public let nodes: [RenderNode]
  /// The locations of the fingers, in window coordinates.
  public let touches: [CGPoint]

  /// Returns where a view was to be seen, in window coordinates.
  ///
  /// It is the bounding box of what its ancestors and masks did not clip, and `.null` if there was
  /// none or the view was not in the window.
  @MainActor public func visibleFrame(of view: UIView) -> CGRect {
    chain(of: view).visibleFrame
  }

  /// Returns how opaque a view was: the product of opacities up to the window; 0 if it was hidden
  /// or not in the window.
  @MainActor public func visibleAlpha(of view: UIView) -> CGFloat {
    chain(of: view).visibleAlpha
  }

  @MainActor private func chain(of view: UIView) -> RenderChain {
    var nodes: [RenderNode] = []
    var index = self.nodes.firstIndex { $0.id == view.layer.id } ?? -1
    while self.nodes.indices.contains(index) {
      nodes.append(self.nodes[index])
      index = self.nodes[index].parent
    }
    return RenderChain(nodes: nodes)
  }
}
