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
///
/// Frames are equal if they show the same at the same time, also in two simulators.
public struct Frame: Sendable, Equatable {
  /// The simulated seconds since the recording began.
  public internal(set) var time: Double
  /// The layers on screen, depth-first and back to front; parents come before their children.
  @_spi(Simulator) public internal(set) var nodes: [RenderNode]
  /// The locations of the fingers, in window coordinates.
  public let touches: [CGPoint]
  /// The numbers of the fingers, which tell a new finger from the one before.
  @_spi(Simulator) public let fingers: [Int]
  /// The style of the status bar; `nil` if it is hidden.
  public let statusBarStyle: UIStatusBarStyle?

  /// The same frame at another time.
  @_spi(Simulator) public func at(_ time: Double) -> Frame {
    var copy = self
    copy.time = time
    return copy
  }

  /// Whether two frames show the same at the same time.
  public static func == (one: Frame, other: Frame) -> Bool {
    one.time == other.time && one.touches == other.touches
      && one.statusBarStyle == other.statusBarStyle
      && one.nodes.elementsEqual(other.nodes) { $0.looksLike($1) }
  }

  /// Returns the visible frame of a view, in window coordinates.
  ///
  /// It is the bounding box of the part that superviews and masks did not clip; `.null` if there
  /// was none, or if the view had no window.
  @MainActor public func visibleFrame(of view: UIView) -> CGRect {
    chain(of: view).visibleFrame
  }

  /// Returns the visible opacity of a view: the product of the opacities up to the window; 0 if the
  /// view was hidden or had no window.
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
