/// How the system animates a presentation that brings no animator.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Slides in from the bottom.
  case coverVertical = 0
  /// Turns over.
  case flipHorizontal
  /// Fades in over the presenter.
  case crossDissolve
  /// Turns a page.
  case partialCurl
}
