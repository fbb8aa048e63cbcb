import Foundation

/// A button of an alert.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  /// What a button stands for.
  public enum Style: Int, Sendable {
    /// An ordinary choice.
    case `default` = 0
    /// Leaves everything as it is; an alert has at most one.
    case cancel
    /// Changes or deletes something.
    case destructive
  }

  /// The title of the button.
  public let title: String?
  /// What the button stands for.
  public let style: Style
  /// Whether the button can be tapped; true by default.
  @_Observed open var isEnabled = true {
    didSet { onChange?() }
  }

  let handler: ((UIAlertAction) -> Void)?
  var onChange: (() -> Void)?

  /// Creates a button, whose handler is called after the alert has been dismissed (W2).
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}
