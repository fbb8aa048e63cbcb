import UIKit
import UIKitFilm
import UIKitSimulator

/// A phone with a button that moves when it is dragged, and that can present a screen.
@MainActor struct FilmStage {
  let simulator: Simulator
  let root = UIViewController()
  let box = UIView(frame: CGRect(x: 40, y: 200, width: 100, height: 80))

  init(size: CGSize = CGSize(width: 393, height: 852)) {
    simulator = Simulator(size: size)
    root.view.backgroundColor = .white
    box.backgroundColor = .blue
    root.view.addSubview(box)
    simulator.window.rootViewController = root
    simulator.runUntilIdle()
  }

  /// Films a touch, and a presentation after it.
  func film(showing parts: FilmParts = .all) -> Film {
    simulator.film(showing: parts) {
      simulator.run(for: 0.1)
      let finger = simulator.touchDown(at: CGPoint(x: 90, y: 240))
      simulator.run(for: 0.2)
      finger.lift()
      let screen = UIViewController()
      screen.modalPresentationStyle = .fullScreen
      screen.view.backgroundColor = .red
      root.present(screen, animated: true)
      simulator.runUntilIdle()
    }
  }

  /// Films the box as it moves.
  func filmMove(by distance: CGFloat, for seconds: Double = 0.2) -> Film {
    simulator.film {
      UIView.animate(withDuration: 0.2, delay: 0, options: .curveLinear) {
        box.center.x += distance
      }
      simulator.run(for: seconds)
    }
  }
}
