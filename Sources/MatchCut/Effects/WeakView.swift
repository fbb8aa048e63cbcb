import UIKit

/// A reference that does not keep its view alive.
struct WeakView: Sendable {
  weak var view: UIView?
}
