import UIKit

/// The environment of a fact: a device, or the simulator.
///
/// Each fact gets its own.
@MainActor public protocol Laboratory: AnyObject {
  /// A window for the fact alone: key, visible and empty.
  var window: UIWindow { get }
  /// The largest delay of ``run(for:)`` and of what is on screen, in seconds.
  var timeError: Double { get }

  /// Waits for the end of the run-loop turn, with its layout and its commit.
  func endTurn() async
  /// Lets time pass, in seconds.
  func run(for seconds: Double) async
  /// Waits until no animation and no transition runs; returns whether that happened.
  @discardableResult func runUntilIdle() async -> Bool

  /// Returns the visible frame of a view, including animations, in window coordinates.
  func visibleFrame(of view: UIView) -> CGRect
  /// Returns the visible opacity of a view; 0 if it is hidden or not in the window.
  func visibleAlpha(of view: UIView) -> CGFloat

  /// Returns whether a view in the window looks like its surroundings.
  func isBlank(_ view: UIView) -> Bool

  /// Puts a finger down; returns nil where touches are not possible.
  func touchDown(at point: CGPoint) -> (any LaboratoryFinger)?
}

/// A finger in a laboratory.
@MainActor public protocol LaboratoryFinger: AnyObject {
  /// Moves the finger, in coordinates of the window.
  func move(to point: CGPoint)
  /// Lifts the finger.
  func lift()
}
