import Foundation
@_spi(Simulator) import UIKit

/// What fingers do.
extension Simulator {
  /// Puts a finger down.
  ///
  /// Touches arrive in the turn that is running: several calls without ``step()`` or ``commit()``
  /// in between are a quick movement that arrives before UIKit has got round to anything else.
  ///
  /// - Parameter point: Where, in window coordinates.
  /// - Returns: The finger, to be moved and lifted.
  public func touchDown(at point: CGPoint) -> Finger { touchDown(at: point, ago: 0) }

  /// Puts a finger down, of which UIKit hears late.
  ///
  /// - Parameters:
  ///   - point: Where, in window coordinates.
  ///   - ago: How long ago that was, in seconds, as in ``Finger/move(to:ago:)``.
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
  /// They are no touches to UIKit: no view hears of them, and a recognizer only if its
  /// `allowedScrollTypesMask` says so.
  ///
  /// - Parameter pointer: Where the pointer is, in window coordinates; it stays there.
  /// - Returns: The fingers, to be moved and lifted as one. They begin at the pointer's place.
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
  /// - Parameter point: Where, in window coordinates.
  public func tap(at point: CGPoint) {
    let finger = touchDown(at: point)
    for _ in 0..<3 { step() }
    finger.lift()
    commit()
  }

  /// Drags a finger at an even pace, a step in each frame, then lifts it and ends the turn.
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
    commit()
  }

  /// Returns the view that a touch at a point in window coordinates would reach.
  public func hitTest(_ point: CGPoint) -> UIView? {
    enter()
    return TouchDispatcher.hitTest(point, in: windows)
  }
}
