import Foundation
@_spi(Simulator) import UIKit

/// What is on screen.
extension Simulator {
  /// Returns the visible frame of a view, including animations, in window coordinates.
  ///
  /// It is the bounding box of the part that superviews and masks do not clip; `.null` if there is
  /// none, or if the view has no window.
  public func visibleFrame(of view: UIView) -> CGRect {
    frame(of: [view]).visibleFrame(of: view)
  }

  /// Returns the visible opacity of a view, including animations: the product of the opacities up
  /// to the window; 0 if the view is hidden or has no window.
  public func visibleAlpha(of view: UIView) -> CGFloat {
    frame(of: [view]).visibleAlpha(of: view)
  }

  /// Records every frame that is drawn while `body` runs, after the one at its start.
  ///
  /// A ``commit()`` that changes what is on screen is a frame, too, as a display may show it. Its time
  /// is that of the frame before.
  ///
  /// - Parameter body: A closure that lets time pass.
  /// - Returns: The frames.
  public func record(_ body: () throws -> Void) rethrows -> Recording {
    precondition(recordedFrames == nil, "Simulator.record: a recording is already running")
    enter()
    let (size, refreshRate) = (window.bounds.size, refreshRate)
    recordingStart = time
    recordedFrames = []
    defer { recordedFrames = nil }
    recordFrame()
    try body()
    return Recording(size: size, refreshRate: refreshRate, frames: recordedFrames ?? [])
  }

  func recordFrame() {
    guard recordedFrames != nil else { return }
    recordedFrames?.append(frame(at: time - recordingStart))
  }

  /// Records what a commit shows, unless that is what the last frame shows.
  func recordCommit() {
    guard let last = recordedFrames?.last else { return }
    let next = frame(at: time - recordingStart)
    let isSame =
      next.nodes.elementsEqual(last.nodes) { $0.looksLike($1) }
      && next.statusBarStyle == last.statusBarStyle
    if !isSame { recordedFrames?.append(next) }
  }

  /// The current frame, with the fingers on it; its time is that since the start.
  @_spi(Simulator) public var frame: Frame {
    enter()
    return frame(at: time)
  }

  /// The current frame, with some views and their superviews only.
  @_spi(Simulator) public func frame(of views: [UIView]) -> Frame {
    enter()
    var nodes: [RenderNode] = []
    for view in views where view.window != nil { view.layer.appendRenderPath(to: &nodes) }
    return Frame(time: time, nodes: nodes, touches: [], statusBarStyle: nil)
  }

  private func frame(at time: Double) -> Frame {
    Frame(
      time: time, nodes: renderNodes(),
      touches: fingers.filter { $0.touch?.isScroll != true }.map(\.location),
      statusBarStyle: statusBarStyle)
  }

  private var statusBarStyle: UIStatusBarStyle? {
    guard let manager = scene.statusBarManager, !manager.isStatusBarHidden else { return nil }
    let isDark = manager.statusBarStyle == .default && userInterfaceStyle == .dark
    return isDark ? .lightContent : manager.statusBarStyle
  }

  private func renderNodes() -> [RenderNode] {
    var nodes: [RenderNode] = []
    for window in windows where !window.isHidden {
      window.layer.appendRenderTree(to: &nodes)
    }
    nodes.blurBehindEffects()
    return nodes
  }
}
