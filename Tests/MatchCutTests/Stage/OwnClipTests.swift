import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// An effect of an app clips a view in a screen, or resizes a screen.
@MainActor struct OwnClipTests {
  private static let rest = CGRect(x: 200, y: 250, width: 90, height: 50)

  @Test(arguments: [false, true], ["center", "bounds", "frame", "layer.position"])
  func `a clip of a subview moves and resizes`(pushes: Bool, property: String) {
    let app = ClipApp(pushes: pushes)
    let badge = UIView(frame: Self.rest)
    app.screen.view.addSubview(badge)
    app.open { stage in
      let clip = stage.clip(badge).view
      switch property {
      case "center": stage.set(\.center, of: clip, away: CGPoint(x: 100, y: 100))
      case "bounds":
        stage.set(\.bounds, of: clip, away: CGRect(x: 0, y: 0, width: 10, height: 10))
      case "frame":
        stage.set(\.frame, of: clip, away: CGRect(x: 100, y: 100, width: 10, height: 10))
      default: stage.set(\.layer.position, of: clip, away: CGPoint(x: 100, y: 100))
      }
    }
    app.simulator.run(for: 0.1)
    let clip = badge.superview.map { app.simulator.visibleFrame(of: $0) }
    #expect(clip != Self.rest, "\(pushes) \(property)")
    app.settle()
    #expect(badge.frame == Self.rest && badge.superview === app.screen.view)
  }

  @Test(arguments: [false, true], ["frame", "bounds", "center"])
  func `a clip in flight stays where its layer is, whatever sets its geometry`(
    pushes: Bool, property: String
  ) {
    let app = ClipApp(pushes: pushes)
    app.open { stage in
      let clip = stage.clip(stage.front).view
      let center = CGPoint(x: clip.center.x + 200, y: clip.center.y)
      stage.set(\.center, of: clip, away: center)
    }
    app.simulator.run(for: 0.1)
    guard let clip = app.screen.view.superview else { return }
    let (layer, seen) = (clip.layer.frame, app.simulator.visibleFrame(of: clip))
    switch property {
    case "frame": clip.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    case "bounds": clip.bounds = CGRect(x: 0, y: 0, width: 30, height: 40)
    default: clip.center = .zero
    }
    #expect(clip.layer.frame == layer && app.simulator.visibleFrame(of: clip) == seen)
    app.settle()
    #expect(app.simulator.visibleFrame(of: app.screen.view) == app.simulator.window.bounds)
    #expect(app.simulator.faults.isEmpty, "\(app.simulator.faults)")
  }

  @Test(arguments: [true, false]) func `a clip of the screen behind moves`(isFinished: Bool) {
    let app = ClipApp(pushes: true)
    app.open { stage in
      guard let back = stage.back else { return }
      stage.set(\.alpha, of: stage.front, away: 0.5)
      stage.set(\.center, of: stage.clip(back).view, settled: .zero)
    }
    app.simulator.run(for: 0.2)
    #expect(app.simulator.visibleFrame(of: app.root.view).width < 380)
    if !isFinished { app.screen.navigationController?.popOrReverse() }
    app.settle()
    #expect(app.root.view.frame == app.simulator.window.bounds)
    #expect((app.screen.view.window == nil) != isFinished)
  }

  @Test(arguments: [false, true], ["finished", "reversed", "lost"])
  func `a clipped view keeps its constraints`(pushes: Bool, path: String) {
    let app = ClipApp(pushes: pushes)
    let label = UIView()
    label.translatesAutoresizingMaskIntoConstraints = false
    app.screen.view.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: app.screen.view.leadingAnchor, constant: 20),
      label.topAnchor.constraint(equalTo: app.screen.view.topAnchor, constant: 80),
      label.widthAnchor.constraint(equalToConstant: 120),
      label.heightAnchor.constraint(equalToConstant: 40),
    ])
    app.open { stage in
      let clip = stage.clip(label)
      stage.set(\.transform, of: clip.view, away: CGAffineTransform(scaleX: 0.5, y: 0.5))
    }
    app.simulator.run(for: 0.2)
    switch path {
    case "reversed" where pushes: app.screen.navigationController?.popOrReverse()
    case "reversed": app.screen.dismissOrReverse()
    case "lost" where pushes: app.simulator.window.rootViewController = UIViewController()
    case "lost": app.screen.presentationController?.containerView?.removeFromSuperview()
    default: break
    }
    app.settle()
    #expect(label.superview === app.screen.view)
    app.screen.view.setNeedsLayout()
    app.screen.view.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 20, y: 80, width: 120, height: 40), "\(label.frame)")
  }

  @Test(arguments: [false, true]) func `a clipped view that the app removes stays away`(
    removesAll: Bool
  ) {
    let app = ClipApp()
    let label = UIView(frame: Self.rest)
    app.screen.view.addSubview(label)
    app.open { stage in stage.set(\.alpha, of: stage.clip(label).view, away: 0) }
    app.simulator.run(for: 0.2)
    if removesAll {
      for view in app.screen.view.subviews { view.removeFromSuperview() }
    } else {
      label.removeFromSuperview()
    }
    app.settle()
    #expect(label.superview == nil && app.screen.view.subviews.isEmpty)
  }

  @Test func `a clipped view that the app moves stays where it is`() {
    let app = ClipApp()
    let (label, other) = (UIView(frame: Self.rest), UIView())
    app.screen.view.addSubview(label)
    app.screen.view.addSubview(other)
    app.open { stage in stage.set(\.alpha, of: stage.clip(label).view, away: 0) }
    app.simulator.run(for: 0.2)
    other.addSubview(label)
    app.settle()
    #expect(label.superview === other && app.screen.view.subviews == [other])
  }

  @Test(arguments: [false, true], ["whole", "part", "whole of clip", "part of clip"])
  func `a part of a property moves the front screen`(pushes: Bool, path: String) {
    let app = ClipApp(pushes: pushes)
    app.open { stage in
      let view = path.hasSuffix("clip") ? stage.clip(stage.front).view : stage.front
      if path.hasPrefix("whole") {
        stage.set(\.center, of: view, away: CGPoint(x: view.center.x + 200, y: view.center.y))
      } else {
        stage.set(\.center.x, of: view, away: view.center.x + 200)
      }
    }
    app.simulator.run(for: 0.1)
    #expect(abs(app.simulator.visibleFrame(of: app.screen.view).minX - 150) < 1)
    app.settle()
    #expect(app.simulator.visibleFrame(of: app.screen.view) == app.simulator.window.bounds)
  }

  @Test func `an arranged subview is not clipped, with a hint`() {
    let app = ClipApp()
    let stack = UIStackView(frame: CGRect(x: 20, y: 80, width: 200, height: 100))
    stack.axis = .vertical
    let views = [UIView(), UIView()]
    for view in views {
      view.heightAnchor.constraint(equalToConstant: 50).isActive = true
      stack.addArrangedSubview(view)
    }
    app.screen.view.addSubview(stack)
    app.open { stage in
      let clip = stage.clip(views[0])
      #expect(clip.view === views[0])
      stage.set(\.alpha, of: clip.view, away: 0)
    }
    app.settle()
    #expect(stack.arrangedSubviews == views && views[0].alpha == 1)
    #expect(app.simulator.hints.map(\.message).contains { $0.contains("clip the stack view") })
  }

  @Test(arguments: [false, true], ["frame", "bounds", "layer.bounds"])
  func `a canceled dismissal restores the size of the screen`(pushes: Bool, property: String) {
    let app = ClipApp(pushes: pushes)
    app.open(isAnimated: false) { stage in
      let bounds = CGRect(x: 0, y: 0, width: 200, height: 400)
      switch property {
      case "frame":
        stage.set(
          \.frame, of: stage.front, away: CGRect(x: 100, y: 200, width: 200, height: 400))
      case "bounds": stage.set(\.bounds, of: stage.front, away: bounds)
      default: stage.set(\.layer.bounds, of: stage.front, away: bounds)
      }
    }
    app.settle()
    let finger = app.simulator.touchDown(at: CGPoint(x: 60, y: 300))
    app.simulator.step()
    app.simulator.move(finger, by: pushes ? CGPoint(x: 80, y: 0) : CGPoint(x: 0, y: 80), for: 0.3)
    #expect(app.screen.transitionCoordinator != nil)
    finger.cancel()
    app.settle()
    #expect(app.simulator.visibleFrame(of: app.screen.view) == app.simulator.window.bounds)
    #expect(app.simulator.hitTest(CGPoint(x: 300, y: 700)) === app.screen.view)
  }
}

/// An app that presents or pushes a screen with an effect of its own.
@MainActor private struct ClipApp {
  let simulator = Simulator()
  let root = UIViewController()
  let screen = UIViewController()
  private let stack: UINavigationController?

  init(pushes: Bool = false) {
    root.view.backgroundColor = .white
    screen.view.backgroundColor = .white
    stack = pushes ? UINavigationController(rootViewController: root) : nil
    stack?.isNavigationBarHidden = true
    simulator.window.rootViewController = stack ?? root
    simulator.runUntilIdle()
  }

  func open(
    isAnimated: Bool = true, _ arrange: @escaping @MainActor @Sendable (TransitionStage) -> Void
  ) {
    let effect = ClipEffect(body: arrange)
    if let stack {
      PushTransition(effect, popGesture: .fullWidth).attach(to: stack)
      stack.pushViewController(screen, animated: isAnimated)
    } else {
      root.present(
        screen, using: ModalTransition(effect, dismissal: .panDown), animated: isAnimated)
    }
  }

  func settle(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(simulator.runUntilIdle(), sourceLocation: sourceLocation)
    #expect(simulator.faults.isEmpty, "\(simulator.faults)", sourceLocation: sourceLocation)
  }
}

private struct ClipEffect: TransitionEffect {
  let body: @MainActor @Sendable (TransitionStage) -> Void

  func timing(for operation: TransitionOperation) -> TransitionTiming {
    .curve(.linear, duration: 0.4)
  }

  func arrange(_ stage: TransitionStage) { body(stage) }
}
