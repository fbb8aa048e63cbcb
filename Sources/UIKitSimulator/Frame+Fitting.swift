import Foundation
@_spi(Simulator) import UIKit

extension Frame {
  /// Whether the screen lies across a display of a size: one is in landscape.
  @_spi(Simulator) public func isAcross(_ display: CGSize) -> Bool {
    guard let screen else { return false }
    return (screen.width > screen.height) != (display.width > display.height)
  }

  /// The frame on a display of a size: as large as fits, and turned if it lies across the display.
  ///
  /// The top of a screen in landscape is at the right of an upright display, as if the device was
  /// turned to the left.
  @_spi(Simulator) public func fitted(to display: CGSize) -> Frame {
    guard let screen, screen != display,
      screen.width > 0, screen.height > 0
    else { return self }
    let isTurned = isAcross(display)
    let turn = isTurned ? CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0) : .identity
    let size = isTurned ? CGSize(width: screen.height, height: screen.width) : screen
    let scale = min(display.width / size.width, display.height / size.height)
    let linear = turn.concatenating(CGAffineTransform(scaleX: scale, y: scale))
    let center = CGPoint(x: screen.width / 2, y: screen.height / 2).applying(linear)
    let whole = linear.concatenating(
      CGAffineTransform(
        translationX: display.width / 2 - center.x, y: display.height / 2 - center.y))
    let nodes = nodes.map { node in
      guard node.parent < 0 else { return node }
      var node = node
      node.transform = node.transform.concatenating(linear)
      node.position = node.position.applying(whole)
      return node
    }
    return Frame(
      time: time, nodes: nodes, touches: touches.map { $0.applying(whole) }, fingers: fingers,
      statusBarStyle: isTurned ? nil : statusBarStyle)
  }

  /// The size of the largest window.
  private var screen: CGSize? {
    nodes.lazy.filter { $0.parent < 0 }.map(\.bounds.size)
      .max { $0.width * $0.height < $1.width * $1.height }
  }
}
