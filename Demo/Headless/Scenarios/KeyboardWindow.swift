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
    for (row, letters) in rows.enumerated() {
      let left = (width - CGFloat(letters.count) * 39) / 2
      for (column, letter) in letters.enumerated() {
        let frame = CGRect(
          x: left + CGFloat(column) * 39 + 3, y: 10 + CGFloat(row) * 54, width: 33, height: 43)
        keys.append(UIBezierPath(roundedRect: frame, cornerRadius: 6))
        let label = UILabel(String(letter), size: 22, color: Palette.shadow)
        label.textAlignment = .center
        label.frame = frame
        board.addSubview(label)
      }
    }
    let space = CGRect(x: 100, y: 172, width: width - 200, height: 43)
    keys.append(UIBezierPath(roundedRect: space, cornerRadius: 6))
    let layer = CAShapeLayer()
    layer.path = keys.cgPath
    layer.fillColor = UIColor.white.cgColor
    board.layer.insertSublayer(layer, at: 0)
    return board
  }
}
