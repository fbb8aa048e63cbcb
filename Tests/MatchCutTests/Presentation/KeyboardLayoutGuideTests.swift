import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// What is pinned to the guide of the keyboard goes down with the keyboard as the screen is dismissed,
/// and returns with it (AL16).
@MainActor struct KeyboardLayoutGuideTests {
  enum Place: CaseIterable {
    case full
    case card
    case sheet

    var options: PresentationOptions {
      var options = PresentationOptions()
      switch self {
      case .full: break
      case .card: options.layout = .card()
      case .sheet: options.layout = .bottomSheet()
      }
      return options
    }
  }

  @Test(arguments: Place.allCases, [DismissalGesture.panDown, .drag])
  func `a dismissal by a finger, canceled and finished`(
    _ place: Place, _ gesture: DismissalGesture
  ) {
    for variant in [
      Simulator.Variant.standard, .rewrittenGeometry, .freshInsets, .keptKeyboards,
      .hiddenKeyboards,
    ] {
      play(place, gesture, variant)
    }
  }

  private func play(
    _ place: Place, _ gesture: DismissalGesture, _ variant: Simulator.Variant
  ) {
    let phone = Phone(variant: variant)
    let (screen, field, bar) = (Screen("screen"), UITextField(), UIView())
    for view in [field, bar] {
      view.translatesAutoresizingMaskIntoConstraints = false
      screen.view.addSubview(view)
    }
    let root = screen.view ?? UIView()
    let area = root.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      field.topAnchor.constraint(equalTo: area.topAnchor, constant: 8),
      field.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: area.trailingAnchor),
      field.heightAnchor.constraint(equalToConstant: 30),
      bar.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor),
      bar.heightAnchor.constraint(equalToConstant: 44),
    ])
    screen.preferredContentSize = CGSize(width: 300, height: 300)
    phone.root.present(
      screen,
      using: ModalTransition(
        .zoom(from: .view(phone.thumbnail)), dismissal: gesture, presentation: place.options))
    phone.settle()
    let bottom = root.safeAreaInsets.bottom
    field.becomeFirstResponder()
    phone.settle()
    let raised = bar.frame
    let (screenFrame, insets) = (phone.simulator.visibleFrame(of: root), root.safeAreaInsets)
    let lowered = root.bounds.maxY - bottom
    var edges: [CGFloat] = []
    func run(_ frames: Int) {
      for _ in 0..<frames {
        root.setNeedsLayout()
        phone.simulator.step()
        if root.window != nil { edges.append(bar.frame.maxY) }
      }
    }
    func pull(by distance: CGFloat) -> Finger {
      let finger = phone.simulator.touchDown(at: CGPoint(x: 196, y: screenFrame.minY + 150))
      for _ in 0..<10 {
        finger.move(to: CGPoint(x: 196, y: finger.location.y + distance / 10))
        run(1)
      }
      return finger
    }
    let short = pull(by: 60)
    run(20)
    short.lift()
    run(90)
    phone.settle()
    #expect(field.isFirstResponder && bar.frame == raised, "\(variant)")
    #expect(phone.simulator.visibleFrame(of: root).isClose(to: screenFrame, within: 0.01))
    #expect(root.safeAreaInsets == insets)
    pull(by: 320).lift()
    run(90)
    #expect(phone.root.presentedViewController == nil)
    // The keyboard leaves as the dismissal begins, and the bar is above or below.
    #expect(Set(edges) == [raised.maxY, lowered], "\(variant): \(edges)")
    phone.settle()
    phone.expectNoFaults()
  }
}
