import Foundation

/// A behaviour that can be added to a view and is told which view it is in.
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
  /// The view that the interaction has been added to.
  var view: UIView? { get }

  /// Tells the interaction that it is about to be added to a view, or removed from one.
  func willMove(to view: UIView?)

  /// Tells the interaction that it has been added to a view, or removed from one.
  func didMove(to view: UIView?)
}
