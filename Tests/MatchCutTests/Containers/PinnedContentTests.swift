import MatchCut
import MatchCutContainers
import Testing
import UIKit
import UIKitSimulator

/// Constraints across the border of a screen, between something in it and something around it.
@MainActor struct PinnedContentTests {
  /// What a bar in the screen is pinned to.
  enum Anchor: CaseIterable {
    case safeArea
    case keyboard
    case sibling
    case center
    case size
    case margin
    case inequality
    /// A guide of the screen, which is pinned to the safe area of the parent.
    case guide
  }

  private static let effects: [any TransitionEffect] = [
    .slide(from: .trailing), .flip,
    .zoom(from: .frame(CGRect(x: 40, y: 300, width: 60, height: 60), in: nil)),
  ]

  @Test(arguments: Anchor.allCases, PinnedEnding.allCases)
  func `a bar keeps its place in the screen, and what is pinned to the bar its own`(
    _ anchor: Anchor, _ ending: PinnedEnding
  ) {
    for effect in Self.effects {
      for operation in [TransitionOperation.selectNext, .selectPrevious] {
        for isPinned in [true, false] {
          let stage = PinnedStage(isPinned: isPinned)
          let (bar, neighbor) = (UIView(), UIView())
          let pins = stage.pin(bar, to: anchor) + stage.pin(neighbor, above: bar)
          stage.simulator.runUntilIdle()
          let (place, other) = (bar.frame, neighbor.frame)
          #expect(place.width > 0 && place.height > 0 && other.height > 0)
          var wrong: [CGRect] = []
          stage.play(effect, for: operation, ending) {
            if stage.ends != [true] {
              wrong += [(bar.frame, place), (neighbor.frame, other)]
                .filter { !$0.0.isClose(to: $0.1, within: 0.01) }.map(\.0)
            }
          }
          #expect(
            wrong.isEmpty,
            "\(type(of: effect)), \(operation), \(isPinned): \(wrong.prefix(2)) for \(place), \(other)"
          )
          guard ending != .finished else { continue }
          #expect(pins.allSatisfy { $0.isActive })
          stage.container.frame.size.height = 700
          stage.simulator.step()
          #expect(stage.old.view.frame.height == 660)
        }
      }
    }
  }

  @Test func `the bar moves with its screen, even in a container that changes its size`() {
    let stage = PinnedStage(isPinned: true)
    let bar = UIView()
    _ = stage.pin(bar, to: .safeArea)
    stage.simulator.runUntilIdle()
    let place = bar.frame
    stage.begin(.slide(from: .trailing), for: .selectPrevious, isInteractive: true)
    stage.driver?.update(0.5)
    stage.simulator.step()
    let seen = stage.simulator.visibleFrame(of: bar)
    let moved = CGRect(x: 393 / 2, y: place.minY, width: 393 / 2, height: place.height)
    #expect(seen.isClose(to: moved, within: 0.6), "\(seen)")
    stage.container.frame.size.height = 600
    stage.simulator.step()
    #expect(bar.frame == place)
    stage.driver?.cancel()
    stage.simulator.runUntilIdle()
    #expect(stage.simulator.faults.isEmpty, "\(stage.simulator.faults)")
  }

  @Test(arguments: ["UISV-canvas-connection", "UIView-Encapsulated-Layout-Height", "NSView-a"])
  func `a constraint that UIKit has made stays`(_ identifier: String) {
    let stage = PinnedStage(isPinned: false)
    let sizes = [identifier, "mine", nil].map { identifier in
      let size = stage.old.view.heightAnchor.constraint(
        equalTo: stage.container.heightAnchor, constant: -40)
      size.identifier = identifier
      size.isActive = true
      return size
    }
    stage.simulator.step()
    stage.begin(.fade, isInteractive: true)
    stage.driver?.update(0.5)
    stage.simulator.step()
    #expect(sizes.map(\.isActive) == [true, false, false])
    stage.driver?.cancel()
    stage.simulator.runUntilIdle()
    #expect(sizes.allSatisfy { $0.isActive })
    #expect(stage.simulator.faults.isEmpty, "\(stage.simulator.faults)")
  }

  @Test(arguments: [false, true])
  func `a screen that a stack view arranges stays arranged`(_ isFinished: Bool) {
    let stage = PinnedStage(isPinned: false)
    let stack = UIStackView(frame: stage.container.bounds)
    stage.container.addSubview(stack)
    stack.addArrangedSubview(stage.old.view)
    stage.simulator.step()
    let constraints = stack.constraints
    #expect(!constraints.isEmpty && stage.old.view.frame == stack.bounds)
    let context = ContainerTransitionContext(from: stage.old, to: stage.new, in: stack)
    let driver = ContainerTransitionDriver(TransitionAnimator(.fade, for: .selectNext))
    driver.start(context, isInteractive: true)
    driver.update(0.5)
    stage.simulator.step()
    #expect(stack.constraints == constraints && stage.old.view.frame == stack.bounds)
    isFinished ? driver.finish() : driver.cancel()
    stage.simulator.runUntilIdle()
    #expect(stack.arrangedSubviews == (isFinished ? [] : [stage.old.view]))
    #expect(stage.simulator.faults.isEmpty, "\(stage.simulator.faults)")
    #expect(stage.simulator.hints.isEmpty, "\(stage.simulator.hints)")
  }

  @Test func `a pushed screen without constraints or a frame is reported`() {
    let simulator = Simulator()
    let stack = UINavigationController(rootViewController: UIViewController())
    simulator.window.rootViewController = stack
    PushTransition(.fade).attach(to: stack)
    simulator.runUntilIdle()
    let screen = Screen("screen")
    screen.view.translatesAutoresizingMaskIntoConstraints = false
    stack.pushViewController(screen, animated: true)
    simulator.runUntilIdle()
    #expect(simulator.hints.map(\.message).contains { $0.contains("neither constraints") })
  }
}

extension PinnedStage {
  /// Adds a bar to the old screen, and pins it to its surroundings.
  fileprivate func pin(
    _ view: UIView, to anchor: PinnedContentTests.Anchor
  ) -> [NSLayoutConstraint] {
    view.translatesAutoresizingMaskIntoConstraints = false
    guard let screen = old.view, let outside = parent.view else { return [] }
    screen.addSubview(view)
    let area = outside.safeAreaLayoutGuide
    var pins = [
      view.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
      view.heightAnchor.constraint(equalToConstant: 44),
    ]
    if anchor != .size {
      pins.append(view.trailingAnchor.constraint(equalTo: screen.trailingAnchor))
    }
    switch anchor {
    case .safeArea: pins.append(view.bottomAnchor.constraint(equalTo: area.bottomAnchor))
    case .keyboard:
      pins.append(view.bottomAnchor.constraint(equalTo: outside.keyboardLayoutGuide.topAnchor))
    case .sibling: pins.append(view.bottomAnchor.constraint(equalTo: bar.topAnchor))
    case .center: pins.append(view.centerYAnchor.constraint(equalTo: outside.centerYAnchor))
    case .size:
      pins += [
        view.widthAnchor.constraint(equalTo: bar.widthAnchor, multiplier: 0.5),
        view.bottomAnchor.constraint(equalTo: screen.bottomAnchor),
      ]
    case .margin:
      pins.append(
        NSLayoutConstraint(
          item: view, attribute: .bottom, relatedBy: .equal, toItem: outside,
          attribute: .bottomMargin, multiplier: 1, constant: -20))
    case .inequality:
      let low = view.bottomAnchor.constraint(equalTo: screen.bottomAnchor)
      low.priority = .defaultLow
      pins += [
        low, view.bottomAnchor.constraint(lessThanOrEqualTo: area.bottomAnchor, constant: -30),
      ]
    case .guide:
      let guide = UILayoutGuide()
      screen.addLayoutGuide(guide)
      pins += [
        guide.topAnchor.constraint(equalTo: screen.topAnchor),
        guide.bottomAnchor.constraint(equalTo: area.bottomAnchor),
        view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      ]
    }
    NSLayoutConstraint.activate(pins)
    return pins
  }

  /// Adds a view beside the old screen whose lower edge is pinned to a view in it.
  fileprivate func pin(_ view: UIView, above inner: UIView) -> [NSLayoutConstraint] {
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
    let pins = [
      view.topAnchor.constraint(equalTo: container.topAnchor, constant: 100),
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 20),
      view.bottomAnchor.constraint(equalTo: inner.topAnchor),
    ]
    NSLayoutConstraint.activate(pins)
    return pins
  }
}
