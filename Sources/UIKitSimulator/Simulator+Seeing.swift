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
  ///
  /// Masks do not count: test whether ``visibleFrame(of:)`` is null for what a mask hides.
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
    let (size, refreshRate) = (window.bounds.size, refreshRate)
    let recorder = startRecording()
    defer { stopRecording(recorder) }
    try body()
    return Recording(size: size, refreshRate: refreshRate, frames: recorder.frames)
  }

  /// Begins to record every frame that is drawn, after the current one.
  ///
  /// - Parameter limit: The largest number of frames that are kept; those of a longer recording are
  ///   thinned out.
  /// - Returns: The recorder, which has the frames.
  @_spi(Simulator) public func startRecording(limit: Int = .max) -> FrameRecorder {
    enter()
    let recorder = FrameRecorder(world, limit: limit)
    recorder.add(frame(at: time), size: window.bounds.size, refreshRate: refreshRate)
    recorders.append(recorder)
    return recorder
  }

  /// Ends a recording, which then has what was logged meanwhile.
  @_spi(Simulator) public func stopRecording(_ recorder: FrameRecorder) {
    recorder.takeRecords(of: world)
    recorders.removeAll { $0 === recorder }
  }

  func recordFrame() {
    guard !recorders.isEmpty else { return }
    let frame = frame(at: time)
    for recorder in recorders {
      recorder.add(frame, size: window.bounds.size, refreshRate: refreshRate)
    }
  }

  /// Records what a commit shows.
  func recordCommit() {
    guard !recorders.isEmpty else { return }
    let frame = frame(at: time)
    for recorder in recorders { recorder.addCommit(frame, size: window.bounds.size) }
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
    return Frame(time: time, nodes: nodes, touches: [], fingers: [], statusBarStyle: nil)
  }

  private func frame(at time: Double) -> Frame {
    let fingers = fingers.filter { $0.touch?.isScroll != true }
    return Frame(
      time: time, nodes: renderNodes(), touches: fingers.map(\.location),
      fingers: fingers.map(\.number), statusBarStyle: statusBarStyle)
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
