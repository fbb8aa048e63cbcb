import MatchCut
import UIKit
import UIKitSimulator

/// Draws the keyboard of a simulated phone, which has none that is seen.
@MainActor final class KeyboardWindow {
  private let window: UIWindow
  private let watch: NotificationWatch

  init(on simulator: Simulator) {
    window = UIWindow(windowScene: simulator.scene)
    window.frame = simulator.window.bounds
    window.windowLevel = .alert
    window.isUserInteractionEnabled = false
    let size = window.bounds.size
    let board = Self.board
    board.frame.origin.y = size.height
    window.addSubview(board)
    window.isHidden = false
    watch = NotificationWatch(
      [UIResponder.keyboardWillChangeFrameNotification],
      reading: { $0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect },
      handler: { [weak board] frame in
        UIView.animate(withDuration: 0.25) { board?.frame.origin.y = frame.minY }
      })
  }

  private static let rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
  private static let (width, height): (CGFloat, CGFloat) = (393, 336)

  private static var board: UIView {
    let board = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    board.backgroundColor = UIColor(hex: 0xD2D4DA)
    let keys = UIBezierPath()
    let grayKeys = UIBezierPath()
    func add(_ text: String, at frame: CGRect, size: CGFloat, to keys: UIBezierPath) {
      keys.append(UIBezierPath(roundedRect: frame, cornerRadius: 6))
      let label = UILabel(text, size: size, color: Palette.shadow)
      label.textAlignment = .center
      label.frame = frame
      board.addSubview(label)
    }
    for (row, letters) in rows.enumerated() {
      let left = (width - CGFloat(letters.count) * 39) / 2
      for (column, letter) in letters.enumerated() {
        let frame = CGRect(
          x: left + CGFloat(column) * 39 + 3, y: 10 + CGFloat(row) * 54, width: 33, height: 43)
        add(String(letter), at: frame, size: 22, to: keys)
      }
    }
    let (left, right, side) = (CGFloat(3), width - 3, CGFloat(43))
    add("space", at: CGRect(x: 100, y: 172, width: width - 200, height: side), size: 16, to: keys)
    add("123", at: CGRect(x: left, y: 172, width: 91, height: side), size: 16, to: grayKeys)
    add(
      "return", at: CGRect(x: right - 91, y: 172, width: 91, height: side), size: 16, to: grayKeys)
    add("", at: CGRect(x: left, y: 118, width: 44, height: side), size: 16, to: grayKeys)
    add("", at: CGRect(x: right - 44, y: 118, width: 44, height: side), size: 16, to: grayKeys)
    let signs = UIBezierPath()
    for points in [shiftSign, deleteSign] { signs.appendLine(points) }
    // The cross of the delete sign.
    signs.appendLine([CGPoint(x: 367, y: 135), CGPoint(x: 376, y: 144)])
    signs.appendLine([CGPoint(x: 376, y: 135), CGPoint(x: 367, y: 144)])
    board.layer.insertSublayer(shape(signs, stroke: Palette.shadow), at: 0)
    board.layer.insertSublayer(shape(grayKeys, fill: UIColor(hex: 0xABB0BC)), at: 0)
    board.layer.insertSublayer(shape(keys, fill: .white), at: 0)
    return board
  }

  /// An arrow up, in the key at the left.
  private static let shiftSign = [
    (25, 130), (34, 139.5), (29, 139.5), (29, 148), (21, 148), (21, 139.5), (16, 139.5), (25, 130),
  ].map { CGPoint(x: $0.0, y: $0.1) }
  /// An arrow to the left, in the key at the right.
  private static let deleteSign = [
    (355, 139.5), (362, 131.5), (381, 131.5), (381, 147.5), (362, 147.5), (355, 139.5),
  ].map { CGPoint(x: $0.0, y: $0.1) }

  private static func shape(
    _ path: UIBezierPath, fill: UIColor? = nil, stroke: UIColor? = nil
  ) -> CAShapeLayer {
    let layer = CAShapeLayer()
    layer.path = path.cgPath
    layer.fillColor = fill?.cgColor
    layer.strokeColor = stroke?.cgColor
    layer.lineWidth = 1.5
    return layer
  }
}

extension UIBezierPath {
  /// Appends lines from point to point.
  fileprivate func appendLine(_ points: [CGPoint]) {
    move(to: points[0])
    for point in points.dropFirst() { addLine(to: point) }
  }
}
