import SwiftUI
import UIKit

/// A view that gets another superview while its pan recognizer has a touch.
final class MovedRecognizerBench: UIViewController {
  private let former = UIView(frame: CGRect(x: 0, y: 0, width: 360, height: 300))
  private let card = UIView(frame: CGRect(x: 16, y: 80, width: 200, height: 160))
  private let log = UITextView(frame: CGRect(x: 16, y: 310, width: 340, height: 200))

  override func viewDidLoad() {
    super.viewDidLoad()
    log.isEditable = false
    card.backgroundColor = .systemTeal
    card.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(pan)))
    former.addSubview(card)
    for part in [former, log] { view.addSubview(part) }
  }

  @objc private func pan(_ recognizer: UIPanGestureRecognizer) {
    let y = recognizer.translation(in: view).y
    switch recognizer.state {
    case .began: log.text = "began\n"
    case .changed where abs(y) > 40 && card.superview === former:
      view.insertSubview(card, belowSubview: log)
      log.text += "moved at \(Int(y))\n"
    case .changed where card.superview !== former && !log.text.hasSuffix("changed\n"):
      log.text += "changed\n"
    case .ended, .cancelled, .failed:
      log.text += "\(recognizer.state == .ended ? "ended" : "canceled") at \(Int(y))\n"
      former.addSubview(card)
    default: break
    }
  }
}

/// Buttons in a view whose recognizer recognizes each touch at once.
final class BlockedTapBench: UIViewController {
  private let blocker = UILongPressGestureRecognizer()

  override func viewDidLoad() {
    super.viewDidLoad()
    let container = UIView(frame: CGRect(x: 0, y: 70, width: 360, height: 320))
    view.addSubview(container)
    let hosting = UIHostingController(rootView: Content())
    addChild(hosting)
    hosting.view.frame = CGRect(x: 0, y: 0, width: 360, height: 200)
    container.addSubview(hosting.view)
    hosting.didMove(toParent: self)
    let button = UIButton(type: .system)
    var taps = 0
    button.setTitle("UIKit: 0", for: .normal)
    button.addAction(
      UIAction { [weak button] _ in
        taps += 1
        button?.setTitle("UIKit: \(taps)", for: .normal)
      }, for: .touchUpInside)
    button.frame = CGRect(x: 16, y: 220, width: 180, height: 44)
    container.addSubview(button)
    blocker.minimumPressDuration = 0
    blocker.isEnabled = false
    container.addGestureRecognizer(blocker)
    addButton("Block taps", y: 8) { [weak self] in self?.blocker.isEnabled.toggle() }
  }

  private struct Content: View {
    @State private var buttonTaps = 0
    @State private var gestureTaps = 0

    var body: some View {
      VStack(spacing: 24) {
        Button("SwiftUI's button: \(buttonTaps)") { buttonTaps += 1 }
        Text("SwiftUI's tap gesture: \(gestureTaps)").onTapGesture { gestureTaps += 1 }
      }
    }
  }
}
