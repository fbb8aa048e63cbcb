/// How the status bar contrasts with what is below it.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark or light, as the user interface style asks.
  case `default` = 0
  /// Light, for dark backgrounds.
  case lightContent = 1
  /// Dark, for light backgrounds.
  case darkContent = 3
}
