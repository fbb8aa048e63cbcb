/// How a presented view controller is laid over the others.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the screen; the presenter's view is removed.
  case fullScreen = 0
  /// A sheet that leaves the presenter visible behind it.
  case pageSheet
  /// A smaller, centred sheet.
  case formSheet
  /// Covers the controller that defines the context, whose view is removed.
  case currentContext
  /// As the transitioning delegate's presentation controller says.
  case custom
  /// Covers the screen; the presenter's view stays.
  case overFullScreen
  /// Covers the controller that defines the context, whose view stays.
  case overCurrentContext
  /// A bubble that points at its source.
  case popover
  /// No presentation, used where adaptation is asked for.
  case none = -1
  /// The system's choice, a page sheet.
  case automatic = -2
}
