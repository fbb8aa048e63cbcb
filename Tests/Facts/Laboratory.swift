import UIKit

/// Where a fact is looked at: a phone, or the simulator of one.
///
/// Each fact gets one of its own.
@MainActor public protocol Laboratory: AnyObject {
  /// A window for the fact alone: key, visible and empty.
  var window: UIWindow { get }
  /// By how many seconds ``run(for:)`` and what is on screen may be late.
  var timeError: Double { get }

  /// Lets the turn of the run loop end, with its layout and its commit.
  func endTurn() async
  /// Lets time pass.
  func run(for seconds: Double) async
  /// Waits until no animation and no transition runs; returns whether that came to pass.
  @discardableResult func runUntilIdle() async -> Bool

  /// Returns where a view is to be seen, through animations, in coordinates of the window.
  func visibleFrame(of view: UIView) -> CGRect
  /// Returns how opaque a view is on screen; 0 if it is hidden or not in the window.
  func visibleAlpha(of view: UIView) -> CGFloat

  /// Returns whether a view in the window shows nothing but what is beside it.
  func isBlank(_ view: UIView) -> Bool

  /// Puts a finger down; returns nil where touches cannot be made.
  func touchDown(at point: CGPoint) -> (any LaboratoryFinger)?
}

/// A finger on the screen of a laboratory.
@MainActor public protocol LaboratoryFinger: AnyObject {
  /// Moves the finger, in coordinates of the window.
  func move(to point: CGPoint)
  /// Lifts the finger.
  func lift()
}
