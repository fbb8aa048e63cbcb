import Foundation
@_spi(Simulator) import UIKit

/// A finger on the screen of a ``Simulator``.
@preconcurrency @MainActor public final class Finger {
  /// The location of the finger, in window coordinates.
  public private(set) var location: CGPoint
  /// Whether the finger still touches the screen.
  public private(set) var isDown = true

  /// The number of the finger among all that there were.
  let number: Int
  /// The touch of the finger; `nil` if no view was hit.
  var touch: UITouch?
  private weak var simulator: Simulator?
  private static var count = 0
  /// The time of the finger's last event, as of `CACurrentMediaTime()`.
  private var lastTime = -Double.infinity

  init(at location: CGPoint, of simulator: Simulator) {
    Self.count += 1
    number = Self.count
    self.location = location
    self.simulator = simulator
  }

  /// Moves the finger, in the current turn of the run loop.
  ///
  /// - Parameter point: The new location, in window coordinates.
  public func move(to point: CGPoint) { move(to: point, ago: 0) }

  /// Moves the finger, in the current turn of the run loop, with an event that arrives late.
  ///
  /// - Parameters:
  ///   - point: The new location, in window coordinates.
  ///   - ago: The age of the event, in seconds; at least 0, and at most that of the previous
  ///     movement.
  public func move(to point: CGPoint, ago: Double) {
    precondition(isDown, "Finger.move(to:): the finger has been lifted; put down another one")
    location = point
    deliver(ago: ago) { dispatcher, touch, time in dispatcher.move(touch, to: point, time: time) }
  }

  /// Lifts the finger, in the current turn of the run loop.
  public func lift() { lift(ago: 0) }

  /// Lifts the finger, in the current turn of the run loop, with an event that arrives late.
  ///
  /// - Parameter ago: The age of the event, in seconds, as in ``move(to:ago:)``.
  public func lift(ago: Double) {
    leave("lift()")
    deliver(ago: ago) { dispatcher, touch, time in dispatcher.lift(touch, time: time) }
  }

  /// Cancels the touch as the system does, for example for an incoming call.
  public func cancel() {
    leave("cancel()")
    deliver(ago: 0) { dispatcher, touch, time in dispatcher.cancel(touch, time: time) }
  }

  private func leave(_ method: String) {
    precondition(isDown, "Finger.\(method): the finger has been lifted already")
    isDown = false
    simulator?.fingers.removeAll { $0 === self }
  }

  private func deliver(
    ago: Double, _ work: @escaping @MainActor (TouchDispatcher, UITouch, _ time: Double) -> Void
  ) {
    guard let simulator else { return }
    simulator.deliver { [self, dispatcher = simulator.dispatcher] now in
      let time = timestamp(at: now, ago: ago)
      if let touch, !touch.isOver { work(dispatcher, touch, time) }
    }
  }

  /// The time of an event that the app receives now.
  func timestamp(at now: Double, ago: Double) -> Double {
    lastTime = max(lastTime, ago > 0 ? now - ago : now)
    return lastTime
  }
}
