import UIKit
import UIKitSimulator

/// A phone with a root screen that shows alerts.
@MainActor final class AlertStage {
  let simulator: Simulator
  let root = UIViewController()
  /// What the actions have called, in order.
  private(set) var calls: [String] = []

  init(_ variant: Simulator.Variant = .standard, size: CGSize = CGSize(width: 400, height: 800)) {
    simulator = Simulator(size: size, variant: variant)
    root.view.backgroundColor = .white
    simulator.window.rootViewController = root
    simulator.runUntilIdle()
  }

  /// Makes an alert whose actions record their title, and whether the presenter still presents.
  func alert(
    _ style: UIAlertController.Style = .alert, actions: [(String, UIAlertAction.Style)]
  ) -> UIAlertController {
    let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: style)
    for (title, style) in actions {
      alert.addAction(
        UIAlertAction(title: title, style: style) { [weak self] action in
          guard let self else { return }
          let isPresenting = root.presentedViewController != nil
          calls.append("\(action.title ?? "")\(isPresenting ? ", presenting" : "")")
        })
    }
    return alert
  }

  func present(_ alert: UIAlertController) {
    root.present(alert, animated: true)
    simulator.runUntilIdle()
  }

  /// The button with a title.
  func button(_ title: String, of alert: UIAlertController) -> UIButton? {
    alert.view.subviews.compactMap { $0 as? UIButton }.first { $0.currentTitle == title }
  }

  func tap(_ title: String, of alert: UIAlertController) {
    simulator.tap(at: frame(title, of: alert).center)
  }

  /// The visible frame of a button.
  func frame(_ title: String, of alert: UIAlertController) -> CGRect {
    simulator.visibleFrame(of: button(title, of: alert) ?? UIView())
  }
}

extension CGRect {
  fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}
