import Testing
import UIKit
import UIKitSimulator

@MainActor @Test(arguments: Simulator.Variant.all)
func `a short pull leaves the settings in place`(variant: Simulator.Variant) {
  let simulator = Simulator(variant: variant)
  let (root, settings) = (UIViewController(), SettingsController())
  simulator.window.rootViewController = root
  root.present(settings, animated: false)
  simulator.runUntilIdle()
  simulator.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 360), duration: 0.5)
  #expect(simulator.runUntilIdle())
  #expect(root.presentedViewController === settings)
  #expect(simulator.visibleFrame(of: settings.view) == simulator.window.bounds)
  #expect(simulator.faults.isEmpty)
}

@MainActor @Test func `a long pull and a button dismiss the settings`() {
  for byButton in [false, true] {
    let simulator = Simulator()
    let (root, settings) = (UIViewController(), SettingsController())
    simulator.window.rootViewController = root
    root.present(settings, animated: false)
    simulator.runUntilIdle()
    if byButton {
      simulator.tap(at: CGPoint(x: 340, y: 120))
    } else {
      simulator.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 700), duration: 0.5)
    }
    #expect(simulator.runUntilIdle())
    #expect(root.presentedViewController == nil)
    #expect(simulator.faults.isEmpty)
  }
}

/// A screen as the commands of the article leave it.
private class SettingsController: UIViewController {
  private let closeButton = UIButton(frame: CGRect(x: 310, y: 100, width: 60, height: 44))

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(closeButton)
    closeButton.addTarget(
      self, action: Selector("close", Self.close), for: .touchUpInside)
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector("handlePan(_:)", Self.handlePan(_:))))
  }

  private func close() {
    dismiss(animated: true)
  }

  private func handlePan(_ pan: UIPanGestureRecognizer) {
    let distance = max(0, pan.translation(in: view.superview).y)
    switch pan.state {
    case .changed:
      view.transform = CGAffineTransform(translationX: 0, y: distance)
    case .ended where distance > 200:
      dismiss(animated: true)
    case .ended, .cancelled:
      UIView.animate(withDuration: 0.3) { self.view.transform = .identity }
    default:
      break
    }
  }
}
