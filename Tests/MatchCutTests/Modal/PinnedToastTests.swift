import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// A view that the app pins to the container of a presentation changes nothing in its transitions.
@MainActor struct PinnedToastTests {
  /// How the dismissal ends.
  enum Ending: CaseIterable {
    case finished
    case canceled
  }

  @Test(
    "frame by frame, by a pan and in code", arguments: 0..<4, Ending.allCases)
  func frames(effect: Int, ending: Ending) {
    let expected = play(effect, ending, hasToast: false)
    for variant in [Simulator.Variant.standard, .rewrittenGeometry] {
      let places = play(effect, ending, hasToast: true, variant: variant)
      let wrong = zip(places, expected).enumerated().first {
        !$1.0.frame.isClose(to: $1.1.frame, within: 0.01) || $1.0.insets != $1.1.insets
      }
      #expect(
        places.count == expected.count && wrong == nil, "\(variant): \(String(describing: wrong))")
    }
  }

  private struct Place {
    let frame: CGRect
    let insets: UIEdgeInsets
  }

  private func play(
    _ effect: Int, _ ending: Ending, hasToast: Bool, variant: Simulator.Variant = .standard
  ) -> [Place] {
    let phone = Phone(variant: variant)
    let screen = Screen("screen")
    let effects: [any TransitionEffect] = [
      .zoom(from: .view(phone.thumbnail)), .cover(from: .bottom), .slide(from: .trailing), .fade,
    ]
    phone.root.present(screen, using: ModalTransition(effects[effect], dismissal: .panDown))
    phone.settle()
    let container = screen.presentationController?.containerView
    if hasToast, let container { pin(UILabel(), to: container) }
    phone.settle()
    var places: [Place] = []
    func run(_ frames: Int) {
      for _ in 0..<frames {
        container?.setNeedsLayout()
        phone.simulator.step()
        let isShown = screen.view.window != nil
        places.append(
          Place(
            frame: isShown ? phone.simulator.visibleFrame(of: screen.view) : .null,
            insets: isShown ? screen.view.safeAreaInsets : .zero))
      }
    }
    let finger = phone.simulator.touchDown(at: CGPoint(x: 200, y: 300))
    for _ in 0..<10 {
      finger.move(to: CGPoint(x: 200, y: finger.location.y + 12))
      run(1)
    }
    if ending == .canceled { run(20) }
    finger.lift()
    run(60)
    if ending == .finished {
      screen.dismiss(animated: true)
      run(60)
    }
    #expect((phone.root.presentedViewController == nil) == (ending == .finished))
    phone.expectNoFaults()
    return places
  }

  private func pin(_ toast: UILabel, to container: UIView) {
    toast.text = "Saved"
    toast.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(toast)
    NSLayoutConstraint.activate([
      toast.centerXAnchor.constraint(equalTo: container.centerXAnchor),
      toast.bottomAnchor.constraint(
        equalTo: container.safeAreaLayoutGuide.bottomAnchor, constant: -20),
    ])
  }
}
