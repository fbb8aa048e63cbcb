import MatchCut
import MeasuredMotion
import Testing
import UIKit
import UIKitSimulator

/// The phone of the measurements, with a source at the same place and a screen that zooms out of
/// it.
@MainActor
final class MotionStage {
  /// How the screen is shown.
  enum Container {
    /// In a navigation stack without a bar.
    case stack(PushTransition)
    /// Above the root screen.
    case modal(ModalTransition)
  }

  let simulator: Simulator
  let navigation: UINavigationController
  let page = UIViewController()
  private let container: Container

  /// Sets up the phone, without a push or a presentation.
  ///
  /// - Parameter container: Creates the container of the screen, for the source's view.
  init(_ container: (_ source: UIView) -> Container) {
    // More frames than any display draws, so that interpolation matters little.
    simulator = Simulator(size: CGSize(width: 402, height: 874), refreshRate: 480)
    let root = UIViewController()
    root.view.backgroundColor = .white
    let source = UIView(frame: CGRect(x: 121.3, y: 250, width: 160, height: 100))
    source.backgroundColor = .systemBlue
    root.view.addSubview(source)
    page.view.backgroundColor = .black
    navigation = UINavigationController(rootViewController: root)
    navigation.setNavigationBarHidden(true, animated: false)
    self.container = container(source)
    simulator.window.rootViewController = navigation
    if case .stack(let transition) = self.container { transition.attach(to: navigation) }
    simulator.runUntilIdle()
  }

  /// Shows the page, and records its visible frames.
  func show() -> MotionFilm {
    switch container {
    case .stack: navigation.pushViewController(page, animated: true)
    case .modal(let transition): navigation.present(page, using: transition)
    }
    return film(for: 0.8)
  }

  /// Removes the page like a button would, and records it.
  func takeAway() -> MotionFilm {
    switch container {
    case .stack: navigation.popViewController(animated: true)
    case .modal: navigation.dismiss(animated: true)
    }
    return film(for: 0.8)
  }

  /// Shows the page, and waits for the end.
  func showAndSettle() {
    _ = show()
    simulator.runUntilIdle()
  }

  // MARK: The swipe back

  /// The distance of the page from its place at rest, in points.
  var pageOffset: CGFloat { simulator.visibleFrame(of: page.view).minX }

  /// Whether the page is no longer in the stack.
  var isPopped: Bool { navigation.viewControllers.count == 1 }

  /// Swipes from an edge until the finger or the page is at a place, at a constant speed, in points
  /// per second; 300 at first.
  func swipe(_ start: CGFloat = 3, while isOnItsWay: (_ finger: CGFloat) -> Bool) -> Finger {
    let finger = simulator.touchDown(at: CGPoint(x: start, y: 450))
    simulator.step()
    move(finger, at: 300, while: isOnItsWay)
    return finger
  }

  /// Moves a finger on at a speed in points per second, for as long as a condition holds.
  func move(
    _ finger: Finger, at speed: CGFloat, while isOnItsWay: (_ finger: CGFloat) -> Bool
  ) {
    let step = speed / CGFloat(simulator.refreshRate)
    while isOnItsWay(finger.location.x), (0...402).contains(finger.location.x + step) {
      finger.move(to: CGPoint(x: finger.location.x + step, y: finger.location.y))
      simulator.step()
    }
  }

  /// Records the visible frames of the page for some seconds.
  func film(for seconds: Double) -> MotionFilm {
    // UIKit begins a transition at the end of the turn.
    simulator.commit()
    let start = simulator.time
    var film = MotionFilm()
    film.add(simulator.visibleFrame(of: page.view), at: 0)
    while simulator.time < start + seconds {
      simulator.step()
      film.add(simulator.visibleFrame(of: page.view), at: simulator.time - start)
    }
    return film
  }
}
