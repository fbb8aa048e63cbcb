import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// A view that the app pins to the container of a presentation changes nothing in its transitions, even
/// if a layout returns other views to where they were last placed through the view (AL4).
@MainActor struct PinnedToastTests {
  enum Effect: CaseIterable {
    case zoom
    case pair
    case circle
    case cover
    case slide
    case push
    case fade
  }

  /// How the dismissal ends.
  enum Ending: CaseIterable {
    case finished
    case canceled
  }

  /// When the app adds the toast.
  enum Moment: CaseIterable {
    case never
    case atRest
    case whileDragged
    case inFlight
  }

  @Test(arguments: Effect.allCases, [DismissalGesture.panDown, .drag])
  func `frame by frame, by a gesture and in code`(_ effect: Effect, _ gesture: DismissalGesture) {
    for ending in Ending.allCases {
      let expected = play(effect, gesture, ending, toast: .never)
      for moment in Moment.allCases {
        for variant in [Simulator.Variant.standard, .rewrittenGeometry] {
          let places = play(effect, gesture, ending, toast: moment, variant: variant)
          let wrong = zip(places, expected).enumerated().first { !$1.0.isClose(to: $1.1) }
          #expect(
            places.count == expected.count && wrong == nil,
            "\(ending), \(moment), \(variant): \(String(describing: wrong))")
        }
      }
    }
  }

  private struct Place {
    /// The frames of the screen, and of all but the toast in the container.
    let frames: [CGRect]
    let insets: UIEdgeInsets

    func isClose(to other: Place) -> Bool {
      insets == other.insets && frames.count == other.frames.count
        && zip(frames, other.frames).allSatisfy { $0.isClose(to: $1, within: 0.01) }
    }
  }

  private func play(
    _ effect: Effect, _ gesture: DismissalGesture, _ ending: Ending, toast moment: Moment,
    variant: Simulator.Variant = .standard
  ) -> [Place] {
    let phone = Phone(variant: variant)
    let (screen, toast) = (Screen("screen"), UILabel())
    let picture = UIView(frame: CGRect(x: 40, y: 120, width: 200, height: 150))
    picture.backgroundColor = .systemBlue
    screen.view.addSubview(picture)
    let look: any TransitionEffect =
      switch effect {
      case .zoom: .zoom(from: .view(phone.thumbnail))
      case .pair: .match([.pair(of: phone.thumbnail, and: picture)])
      case .circle: .circle(from: .view(phone.thumbnail))
      case .cover: .cover(from: .bottom)
      case .slide: .slide(from: .trailing)
      case .push: .push
      case .fade: .fade
      }
    phone.root.present(screen, using: ModalTransition(look, dismissal: gesture))
    phone.settle()
    let container = screen.presentationController?.containerView
    func add(at now: Moment) {
      if now == moment, let container { pin(toast, to: container) }
    }
    add(at: .atRest)
    phone.settle()
    var places: [Place] = []
    func run(_ frames: Int) {
      for _ in 0..<frames {
        container?.setNeedsLayout()
        phone.simulator.step()
        let isShown = screen.view.window != nil
        var views = (container?.subviews ?? []).filter { $0 !== toast }
        if let view = screen.view { views.append(view) }
        places.append(
          Place(
            frames: isShown ? views.map { phone.simulator.visibleFrame(of: $0) } : [],
            insets: isShown ? screen.view.safeAreaInsets : .zero))
      }
    }
    let finger = phone.simulator.touchDown(at: CGPoint(x: 200, y: 300))
    for index in 0..<10 {
      finger.move(to: CGPoint(x: 200, y: finger.location.y + 12))
      run(1)
      if index == 6 { add(at: .whileDragged) }
    }
    if ending == .canceled { run(20) }
    finger.lift()
    run(4)
    add(at: .inFlight)
    run(60)
    if ending == .finished {
      screen.dismiss(animated: true)
      run(60)
    }
    #expect((phone.root.presentedViewController == nil) == (ending == .finished))
    #expect(phone.simulator.faults.isEmpty, "\(ending), \(moment)")
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
