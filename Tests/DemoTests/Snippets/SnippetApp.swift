import MatchCut
import UIKit

/// Accepts expressions that are shown on their own.
@resultBuilder enum Pushes {
  static func buildBlock(_ transitions: PushTransition...) -> [PushTransition] { transitions }
}

/// Accepts expressions that are shown on their own.
@resultBuilder enum Modals {
  static func buildBlock(_ transitions: ModalTransition...) -> [ModalTransition] { transitions }
}

/// The code in the gallery, inside an app.
@MainActor
final class SnippetApp: UIViewController {
  final class MenuViewController: UIViewController {}
  final class CameraViewController: UIViewController {}

  let thumbnail = UIView()
  let label = UILabel()
  let closeButton = UIButton()
  let photo = UIViewController()
  let story = UIViewController()
  var visibleThumbnail: UIView? { thumbnail }
  let miniPlayer = UIView()
  func makePlayer() -> UIViewController { UIViewController() }
}
