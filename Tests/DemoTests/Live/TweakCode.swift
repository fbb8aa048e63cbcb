import MatchCut
import UIKit

/// The code that the live page shows for some choices, inside an app.
@MainActor
private final class App: UIViewController {
  let thumbnail = UIView()
  let photo = UIViewController()

  func standard() {
    let transition = ModalTransition(
      .zoom(from: .view(thumbnail)),
      dismissal: .drag)
    present(photo, using: transition)
  }

  func zoom() {
    var options = GestureOptions()
    options.maximumAngle = 45 * .pi / 180
    let transition = ModalTransition(
      .zoom(from: .view(thumbnail))
        .cornerRadius(24),
      timing: .spring(duration: 0.6, dampingRatio: 0.7),
      dismissal: .drag(
        .down,
        release: DragRelease(distance: 60, speed: 600)),
      dismissalOptions: options)
    present(photo, using: transition)
  }

  func pan() {
    let transition = ModalTransition(
      .cover(from: .bottom),
      timing: .spring(duration: 0.25),
      dismissal: .pan(
        .up,
        release: PanRelease(threshold: 0.6, flickSpeed: 1350)),
      presentation: PresentationOptions(
        backdrop: .dimming(
          UIColor(white: 0, alpha: 0.4)),
        cornerRadius: 20))
    present(photo, using: transition)
  }

  func circle() {
    let transition = ModalTransition(
      .circle(from: .view(thumbnail)),
      timing: .spring(dampingRatio: 0.2),
      dismissal: .drag([.down, .up]),
      presentation: PresentationOptions(
        backdrop: .dimming(
          UIColor(white: 0, alpha: 0))))
    present(photo, using: transition)
  }

  func scale() {
    var options = GestureOptions()
    options.maximumAngle = 10 * .pi / 180
    let transition = ModalTransition(
      .scale,
      dismissal: .panDown,
      dismissalOptions: options)
    present(photo, using: transition)
  }

  func fade() {
    let transition = ModalTransition(
      .fade,
      dismissal: .pan([.down, .up]))
    present(photo, using: transition)
  }
}
