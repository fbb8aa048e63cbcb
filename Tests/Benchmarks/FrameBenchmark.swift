import UIKit
import UIKitSimulator

/// A frame of a screen on which one view of many moves.
@MainActor
struct FrameBenchmark {
  private let simulator = Simulator()

  init(layerCount: Int) {
    let root = UIViewController()
    simulator.window.rootViewController = root
    let columns = Int(Double(layerCount).squareRoot().rounded(.up))
    for index in 0..<layerCount {
      let place = CGPoint(x: index % columns * 4, y: index / columns * 4)
      let view = UIView(frame: CGRect(origin: place, size: CGSize(width: 3, height: 3)))
      root.view.addSubview(view)
    }
    simulator.runUntilIdle()
    UIView.animate(withDuration: 1, delay: 0, options: .repeat) {
      root.view.subviews.first?.center.x += 100
    }
    simulator.step()
  }

  /// Returns the microseconds of wall time that a frame takes.
  func run() -> Double {
    bestTime(ofBatch: 500) { simulator.step() } * 1e6
  }
}
