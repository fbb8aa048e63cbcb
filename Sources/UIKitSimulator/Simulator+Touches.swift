import Foundation
@_spi(Simulator) public import UIKit

/// Touches.
extension Simulator {
  /// Puts a finger down.
  ///
  /// Touches arrive in the current turn of the run loop: several calls without ``step()`` or
  /// ``commit()`` between them are a quick movement, to which UIKit cannot react in between.
  ///
  /// - Parameter point: The location, in window coordinates.
  /// - Returns: The finger, to be moved and lifted.
  public func touchDown(at point: CGPoint) -> Finger { touchDown(at: point, ago: 0) }

  /// Puts a finger down, with an event that arrives late.
  ///
  /// - Parameters:
  ///   - point: The location, in window coordinates.
  ///   - ago: The age of the event, in seconds, as in ``Finger/move(to:ago:)``.
  /// - Returns: The finger, to be moved and lifted.
  public func touchDown(at point: CGPoint, ago: Double) -> Finger {
    let finger = Finger(at: point, of: self)
    fingers.append(finger)
    deliver { [self, dispatcher] now in
      let time = finger.timestamp(at: now, ago: ago)
      finger.touch = dispatcher.touchDown(at: point, in: self.windows, time: time)
    }
    return finger
  }

  /// Puts two fingers on a trackpad, which scroll what is under the pointer as they move.
  ///
  /// They are not touches: no view receives them, and a recognizer only if its
  /// `allowedScrollTypesMask` includes them.
  ///
  /// - Parameter pointer: The location of the pointer, in window coordinates, which does not move.
  /// - Returns: The fingers, to be moved and lifted as one, beginning at the pointer.
  public func touchTrackpad(at pointer: CGPoint) -> Finger {
    let finger = Finger(at: pointer, of: self)
    fingers.append(finger)
    deliver { [self, dispatcher] now in
      let time = finger.timestamp(at: now, ago: 0)
      finger.touch = dispatcher.scrollBegins(at: pointer, in: self.windows, time: time)
    }
    return finger
  }

  /// Taps: puts a finger down, lifts it some frames later, and ends the turn.
  ///
  /// - Parameter point: The location, in window coordinates.
  public func tap(at point: CGPoint) {
    let finger = touchDown(at: point)
    for _ in 0..<3 { step() }
    finger.lift()
    endTurn()
  }

  /// Drags a finger at a constant speed, one movement per frame, then lifts it and ends the turn.
  ///
  /// - Parameters:
  ///   - start: Where the finger touches down, in window coordinates.
  ///   - end: Where it is lifted, in window coordinates.
  ///   - duration: The simulated seconds between the two.
  public func drag(from start: CGPoint, to end: CGPoint, duration: Double) {
    requirePlayable(duration)
    let finger = touchDown(at: start)
    step()
    let count = max(1, Int((duration * Double(refreshRate)).rounded()))
    for index in 1...count {
      let part = CGFloat(index) / CGFloat(count)
      finger.move(
        to: CGPoint(
          x: start.x + (end.x - start.x) * part,
          y: start.y + (end.y - start.y) * part
        )
      )
      step()
    }
    finger.lift()
    endTurn()
  }

  /// Returns the view that a touch at a point in window coordinates would reach.
  public func hitTest(_ point: CGPoint) -> UIView? {
    enter()
    return TouchDispatcher.hitTest(point, in: windows)
  }
}

extension UIGestureRecognizer {
  /// Adds a closure in place of a target and an action, which need the Objective-C runtime.
  ///
  /// - Parameters:
  ///   - target: The object that owns the closure. It is not retained; when it has been deallocated, the
  ///     closure is no longer called.
  ///   - action: Called whenever the recognizer reports a state, with the recognizer.
  public func addAction(
    for target: AnyObject, _ action: @escaping @MainActor (UIGestureRecognizer) -> Void
  ) {
    onAction(for: target, action)
  }

  /// Removes the closures that were added for an object.
  ///
  /// - Parameter target: The object.
  public func removeAction(for target: AnyObject) {
    removeActions(for: target)
  }
}
