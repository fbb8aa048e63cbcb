import UIKit
import UIKitSimulator

/// The demo on a simulated phone, with a hand in front of it.
@MainActor
final class Stage {
  let simulator = Simulator()
  let app: AppViewController
  /// What the hand could not do.
  private(set) var mishaps: [String] = []

  init(showing part: AppViewController.Part) {
    app = AppViewController(showing: part)
    simulator.window.rootViewController = app
    simulator.runUntilIdle()
  }

  /// The photo that is open.
  var photoScreen: PhotoViewController? { app.photos.shown() }
  /// The settings that are open.
  var settings: SettingsViewController? { app.photos.shown() }
  /// The story that is open.
  var story: ArticleViewController? { app.journal.topViewController as? ArticleViewController }

  /// Lets time pass.
  func wait(_ seconds: Double) {
    simulator.run(for: seconds)
  }

  /// Waits until nothing moves, and a moment more.
  func settle(_ seconds: Double = 0.4) {
    if !simulator.runUntilIdle() { mishaps.append("The screen never came to rest.") }
    wait(seconds)
  }

  /// Makes sure that the scenario has led to where it says.
  func expect(_ isTrue: Bool, _ expectation: String) {
    if !isTrue { mishaps.append("Expected: \(expectation).") }
  }

  /// Taps the middle of a view.
  func tap(_ view: UIView?) {
    let frame = view.map(simulator.visibleFrame(of:)) ?? .null
    guard !frame.isNull else {
      mishaps.append("There was nothing to tap at \(Markup.number(simulator.time)) s.")
      return
    }
    let finger = simulator.touchDown(at: CGPoint(x: frame.midX, y: frame.midY))
    wait(0.1)
    finger.lift()
    simulator.commit()
  }

  /// Drags a finger as hands do: it sets off and arrives slowly unless it lets go on its way.
  ///
  /// - Parameters:
  ///   - distance: How far down, in points.
  ///   - seconds: How long that takes.
  ///   - hold: How long the finger rests before it is lifted; 0 to let go in motion.
  func pull(down distance: CGFloat, in seconds: Double, hold: Double) {
    drag(
      from: CGPoint(x: 205, y: 330), by: CGVector(dx: distance * 0.06, dy: distance), in: seconds,
      hold: hold)
  }

  /// Drags a finger from one point by a distance.
  func drag(from start: CGPoint, by distance: CGVector, in seconds: Double, hold: Double) {
    let finger = simulator.touchDown(at: start)
    wait(0.1)
    let steps = max(1, Int(seconds * Double(simulator.refreshRate)))
    for step in 1...steps {
      let time = CGFloat(step) / CGFloat(steps)
      let part = hold > 0 ? time * time * (3 - 2 * time) : time * time * (2 - time)
      finger.move(
        to: CGPoint(x: start.x + distance.dx * part, y: start.y + distance.dy * part))
      simulator.step()
    }
    wait(hold)
    finger.lift()
    simulator.commit()
  }

  /// Flicks down so fast that the finger is gone before UIKit has begun the dismissal.
  func flick() {
    let start = CGPoint(x: 200, y: 380)
    let finger = simulator.touchDown(at: start)
    simulator.step()
    for distance in [24.0, 70, 130] {
      finger.move(to: CGPoint(x: start.x, y: start.y + distance))
    }
    finger.lift()
    simulator.commit()
  }
}

extension UIViewController {
  /// What is presented, here or by the controllers that this one is in.
  fileprivate func shown<Screen: UIViewController>() -> Screen? {
    presentedViewController as? Screen
  }
}
