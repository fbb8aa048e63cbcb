import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// Once the app has set a value, that value, or a later one of the app's, is there at rest.
@MainActor
struct AppValuesTests {
  /// A property that the effect below changes, or that the kit changes beside it.
  @MainActor struct Property {
    let name: String
    /// Sets a first, a second or the initial value, by number.
    let set: @MainActor (UIView, Int) -> Void
    let read: @MainActor (UIView) -> Int?
    /// Whether the transition animates the property.
    var isAnimated: Bool { name != "hidden" && name != "zoom" }
    /// Whether the app animates it, too.
    var isTimed: Bool { ["hidden", "alpha", "zoomIn", "center"].contains(name) }

    init<Value: Equatable>(
      _ name: String, _ path: ReferenceWritableKeyPath<UIView, Value>, _ values: [Value]
    ) {
      self.name = name
      set = { $0[keyPath: path] = values[$1] }
      read = { values.firstIndex(of: $0[keyPath: path]) }
    }

    static let all = [
      Property("hidden", \.alpha, [1, 0.625, 0.25]),
      Property("alpha", \.alpha, [1, 0.625, 0.25]),
      Property("zoom", \.alpha, [1, 0.625, 0.25]),
      Property("zoomIn", \.alpha, [1, 0.625, 0.25]),
      Property("cornerRadius", \.layer.cornerRadius, [0, 3, 5]),
      Property(
        "center", \.center,
        [CGPoint(x: 60, y: 530), CGPoint(x: 70, y: 500), CGPoint(x: 80, y: 510)]),
      Property(
        "bounds", \.bounds,
        [
          CGRect(x: 0, y: 0, width: 60, height: 40), CGRect(x: 0, y: 0, width: 65, height: 42),
          CGRect(x: 0, y: 0, width: 70, height: 50),
        ]),
      Property(
        "transform", \.transform,
        [
          .identity, CGAffineTransform(scaleX: 2, y: 2), CGAffineTransform(translationX: 3, y: 4),
        ]),
      Property("backgroundColor", \.backgroundColor, [.red, .green, .blue]),
    ]
  }

  /// The times at which the app sets values, one after the other.
  enum Moment: String, CaseIterable, Sendable {
    case before, begun, alongside, inFlight, caught, held, released
  }

  enum Manner: String, CaseIterable, Sendable {
    case plain, block, slowBlock, animator
  }

  enum End: String, CaseIterable, Sendable {
    case finish, cancel, turn, early
  }

  enum Gesture: String, CaseIterable, Sendable {
    case pan, drag, pinch
  }

  @MainActor struct Case {
    let property: Property
    let changes: [(moment: Moment, value: Int)]
    let manner: Manner
    let gesture: Gesture
    let isPresenting: Bool
    let end: End
    /// Whether UIKit overwrites the last value: at the end of a reversed animation, it writes the value
    /// from the start (D), without a call before.
    var isOverwritten: Bool {
      gesture == .pan && end != .finish && property.isAnimated
        && changes.contains { $0.moment == .released }
    }
    var description: String {
      "\(property.name), \(changes.map { "\($0.moment) \($0.value)" }), \(manner), \(gesture), "
        + "\(isPresenting ? "presenting" : "dismissing"), \(end)"
    }
  }

  private static let stride = 5

  static let cases: [Case] = {
    var cases: [Case] = []
    let pairs: [[(Moment, Int)]] =
      Moment.allCases.map { [($0, 1)] }
      + [
        [(.begun, 1), (.caught, 0)], [(.inFlight, 1), (.held, 0)], [(.begun, 1), (.held, 2)],
        [(.caught, 1), (.released, 0)], [(.caught, 1), (.released, 2)],
        [(.alongside, 1), (.held, 0)], [(.begun, 1), (.inFlight, 0)], [(.held, 1), (.held, 2)],
      ]
    for property in Property.all {
      for changes in pairs {
        for manner in Manner.allCases
        where manner == .plain || changes.count == 1 && property.isTimed {
          for gesture in Gesture.allCases {
            for isPresenting in [true, false] {
              for end in End.allCases {
                let item = Case(
                  property: property, changes: changes, manner: manner, gesture: gesture,
                  isPresenting: isPresenting, end: end)
                if !item.isOverwritten { cases.append(item) }
              }
            }
          }
        }
      }
    }
    return cases
  }()

  /// Every fifth combination, which covers each pair of parameters.
  @Test(arguments: Gesture.allCases, End.allCases)
  func `at rest, the value is the last one that the app has set`(_ gesture: Gesture, _ end: End) {
    let cases = Self.cases.filter { $0.gesture == gesture && $0.end == end }
    for (index, item) in cases.enumerated() where index % Self.stride == 0 {
      if let failure = run(item) { Issue.record("\(item.description): \(failure)") }
    }
  }

  private func run(_ item: Case) -> String? {
    let phone = Phone()
    let view = UIView(frame: CGRect(x: 30, y: 510, width: 60, height: 40))
    view.backgroundColor = .red
    phone.root.view.addSubview(view)
    phone.settle()
    let screen = Screen("screen")
    let effect = ChangingEffect(name: item.property.name, view: view)
    let transition = ModalTransition(effect, dismissal: item.gesture == .pan ? .panDown : .drag)
    var running: [UIViewPropertyAnimator] = []
    func change(_ moment: Moment) {
      for change in item.changes where change.moment == moment {
        let body = { item.property.set(view, change.value) }
        switch item.manner {
        case .plain: body()
        case .block: UIView.animate(withDuration: 0.2, animations: body)
        case .slowBlock: UIView.animate(withDuration: 1, animations: body)
        case .animator:
          let animator = UIViewPropertyAnimator(duration: 0.2, curve: .linear, animations: body)
          animator.startAnimation()
          running.append(animator)
        }
      }
    }
    func begin(_ request: () -> Void) {
      var isJoined = false
      screen.onCall = { _, screen in
        guard !isJoined, let coordinator = screen.transitionCoordinator else { return }
        isJoined = true
        coordinator.animate(alongsideTransition: { _ in change(.alongside) }, completion: nil)
      }
      request()
      change(.begun)
    }
    let stays = item.isPresenting == (item.end == .finish)
    if item.isPresenting {
      change(.before)
      begin { phone.root.present(screen, using: transition) }
      phone.simulator.run(for: 0.1)
    } else {
      phone.root.present(screen, using: transition)
      phone.settle()
      change(.before)
      begin { screen.dismiss(animated: true) }
      phone.simulator.run(for: 0.06)
    }
    change(.inFlight)
    phone.simulator.run(for: 0.05)
    let fingers = Fingers(on: phone, count: item.gesture == .pinch ? 2 : 1)
    phone.simulator.step()
    change(.caught)
    phone.simulator.run(for: 0.05)
    fingers.move(by: stays ? -20 : 20)
    change(.held)
    if item.end == .turn { fingers.move(by: stays ? 150 : -150) }
    if item.end == .early {
      fingers.move(by: stays ? -60 : 120, for: 0.05)
    } else {
      fingers.move(by: stays ? -350 : 350)
      phone.simulator.run(for: 0.2)
    }
    fingers.lift()
    phone.simulator.run(for: 0.05)
    change(.released)
    guard phone.simulator.runUntilIdle() else { return "no rest" }
    _ = running
    guard item.gesture == .pinch || (phone.root.presentedViewController === screen) == stays else {
      return "wrong end"
    }
    let wanted = item.changes.last?.value
    if item.property.read(view) != wanted {
      return "alpha \(view.alpha) r \(view.layer.cornerRadius) \(view.frame)"
    }
    if !phone.simulator.faults.isEmpty { return "\(phone.simulator.faults)" }
    return nil
  }
}

/// An effect that changes one property of a view, or hides it.
private struct ChangingEffect: TransitionEffect {
  let name: String
  let view: UIView

  func arrange(_ stage: TransitionStage) {
    if !name.hasPrefix("zoom") { stage.set(\.alpha, of: stage.front, away: 0.5) }
    switch name {
    case "hidden": stage.hide(view)
    case "zoom": ZoomEffect.zoom(from: .view(view)).arrange(stage)
    case "zoomIn": ZoomEffect.zoom(from: .view(view), fade: .in).arrange(stage)
    case "alpha": stage.set(\.alpha, of: view, settled: 0.5)
    case "cornerRadius": stage.set(\.layer.cornerRadius, of: view, settled: 9)
    case "center": stage.set(\.center, of: view, settled: CGPoint(x: 9, y: 9))
    case "bounds":
      stage.set(\.bounds, of: view, settled: CGRect(x: 0, y: 0, width: 90, height: 90))
    case "transform": stage.set(\.transform, of: view, settled: CGAffineTransform(scaleX: 3, y: 3))
    default: stage.set(\.backgroundColor, of: view, settled: .yellow)
    }
  }
}

/// One finger that moves down, or two that move together.
@MainActor private final class Fingers {
  let phone: Phone
  let fingers: [Finger]
  private let starts: [CGPoint]
  private var distance: CGFloat = 0

  init(on phone: Phone, count: Int) {
    self.phone = phone
    starts =
      count == 1
      ? [CGPoint(x: 200, y: 400)] : [CGPoint(x: 140, y: 400), CGPoint(x: 260, y: 400)]
    fingers = starts.map(phone.simulator.touchDown)
  }

  /// Moves toward the dismissal by a distance.
  func move(by distance: CGFloat, for seconds: Double = 0.3) {
    let count = Int((seconds * 60).rounded())
    let start = self.distance
    for frame in 1...count {
      self.distance = start + distance * CGFloat(frame) / CGFloat(count)
      if fingers.count == 1 {
        fingers[0].move(to: CGPoint(x: starts[0].x, y: starts[0].y + self.distance))
      } else {
        let half = min(max(60 - self.distance / 3, 10), 120)
        for (finger, side) in zip(fingers, [-1, 1] as [CGFloat]) {
          finger.move(to: CGPoint(x: 200 + side * half, y: 400))
        }
      }
      phone.simulator.step()
    }
  }

  func lift() {
    for finger in fingers { finger.lift() }
  }
}
