import Foundation
@_spi(Simulator) import UIKit

/// A finger on the screen of a ``Simulator``.
@preconcurrency @MainActor public final class Finger {
  /// Where the finger is, in window coordinates.
  public private(set) var location: CGPoint
  /// Whether the finger still touches the screen.
  public private(set) var isDown = true

  /// What UIKit makes of the finger; `nil` if it reached nothing.
  var touch: UITouch?
  private weak var simulator: Simulator?

  init(at location: CGPoint, of simulator: Simulator) {
    self.location = location
    self.simulator = simulator
  }

  /// Moves the finger, in the turn that is running.
  ///
  /// - Parameter point: Where to, in window coordinates.
  public func move(to point: CGPoint) {
    precondition(isDown, "Finger.move(to:): the finger has been lifted, put down another one")
    location = point
    deliver { dispatcher, touch, time in dispatcher.move(touch, to: point, time: time) }
  }

  /// Lifts the finger, in the turn that is running.
  public func lift() {
    leave("lift()")
    deliver { dispatcher, touch, time in dispatcher.lift(touch, time: time) }
  }

  /// Takes the touch away as the system does, for instance for a call that comes in.
  public func cancel() {
    leave("cancel()")
    deliver { dispatcher, touch, time in dispatcher.cancel(touch, time: time) }
  }

  private func leave(_ method: String) {
    precondition(isDown, "Finger.\(method): the finger has been lifted already")
    isDown = false
    simulator?.fingers.removeAll { $0 === self }
  }

  private func deliver(
    _ work: @escaping @MainActor (TouchDispatcher, UITouch, _ time: Double) -> Void
  ) {
    guard let simulator else { return }
    simulator.deliver { [self, dispatcher = simulator.dispatcher] time in
      if let touch, !touch.isOver { work(dispatcher, touch, time) }
    }
  }
}
