import Foundation

/// Makes the device give haptic feedback; the simulator writes it to its log.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Prepares the device, so that the feedback is not late.
  open func prepare() {}

  func note(_ event: String) { World.current.note("\(describe(self)).\(event)") }
}

/// Gives feedback about an impact.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The mass and the stiffness of what collides.
  public enum FeedbackStyle: Int, Sendable {
    /// Small or light.
    case light = 0
    /// Of medium size or weight.
    case medium
    /// Large or heavy.
    case heavy
    /// Soft, with a long contact.
    case soft
    /// Rigid, with a short contact.
    case rigid
  }

  private var style = FeedbackStyle.medium

  /// Creates a generator with a style.
  public convenience init(style: FeedbackStyle) {
    self.init()
    self.style = style
  }

  /// Gives the feedback.
  open func impactOccurred() { note("impactOccurred() .\(style)") }

  /// Gives the feedback with an intensity from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {
    note("impactOccurred(intensity: \(intensity)) .\(style)")
  }
}

/// Gives feedback about a changed selection.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Gives the feedback.
  open func selectionChanged() { note("selectionChanged()") }
}

/// Gives feedback about a result.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The kind of a result.
  public enum FeedbackType: Int, Sendable {
    /// A task has succeeded.
    case success = 0
    /// A task has produced a warning.
    case warning
    /// A task has failed.
    case error
  }

  /// Gives the feedback.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    note("notificationOccurred(.\(notificationType))")
  }
}
