import UIKit

/// What surrounds a presented screen: the backdrop, the screen behind, which may recede, and the
/// source, which is hidden as long as it could be seen beside the screen.
@MainActor final class PresentationSurroundings {
  /// The views that the presentation hides.
  let hiddenSource = HiddenSource()

  private let backdrop: BackdropView
  private let scaleBehind: CGFloat
  /// The screen behind, if it recedes.
  private var screenBehind: RecedingScreen?

  init(_ options: PresentationOptions) {
    backdrop = BackdropView(options.backdrop)
    scaleBehind = options.scaleBehind
  }

  /// The action for when the container has moved to a window, or out of it.
  var onMove: (() -> Void)? {
    get { backdrop.onMove }
    set { backdrop.onMove = newValue }
  }

  /// The frame of the backdrop, which fills the container.
  var frame: CGRect {
    get { backdrop.frame }
    set { backdrop.frame = newValue }
  }

  /// Sets the handler of a tap anywhere beside the screen.
  func onTap(_ handler: @escaping @MainActor () -> Void) {
    backdrop.onTap(handler)
  }

  /// Puts the backdrop, which is not seen yet, into the container of a presentation.
  func add(to container: UIView, for effect: (any TransitionEffect)?) {
    backdrop.adopt(effect)
    container.insertSubview(backdrop, at: 0)
  }

  /// Takes the screen behind the container, if it recedes.
  func take(_ presenter: UIView?, behind container: UIView) {
    guard scaleBehind > 0, scaleBehind < 1, !UIAccessibility.isReduceMotionEnabled else { return }
    screenBehind = presenter.map { RecedingScreen($0, to: scaleBehind, behind: container) }
  }

  // MARK: In the animation of the caller, if there is one

  /// Dims the screen behind, and lets it recede.
  func appear() {
    backdrop.isShown = true
    screenBehind?.recede()
  }

  /// Undoes that, and shows the source.
  func disappear() {
    backdrop.isShown = false
    screenBehind?.comeBack()
    hiddenSource.show()
  }

  // MARK: At once

  /// Puts back what a dismissal has changed that was in vain.
  func restore() {
    // A blur may not return by itself, as properties of layers do, such as the screen's behind.
    backdrop.isShown = true
    hiddenSource.restoreAppValues()
  }

  /// Lets the screen behind recede, if it has come back.
  func recede() {
    screenBehind?.recede()
  }

  /// Brings the screen behind back for a while.
  func comeBack() {
    screenBehind?.comeBack()
  }

  /// Gives the screen behind back for good.
  func end() {
    screenBehind?.end()
  }

  // MARK: The source

  /// Hides the source of a screen at rest, or gives it up if nothing can be seen beside the screen.
  func rest(isBesideSource: Bool) {
    if isBesideSource { hiddenSource.hide() } else { hiddenSource.release() }
  }

  /// Hides the source as soon as it can be seen beside a screen at rest.
  ///
  /// - Parameters:
  ///   - container: The container of the presentation.
  ///   - request: The presentation.
  ///   - choice: Chooses the effect, which knows the source of a presentation without animation.
  func hideSource(
    in container: UIView, for request: TransitionRequest, by choice: EffectChoice
  ) {
    if hiddenSource.isOpen {
      hiddenSource.begin()
      let effect = choice(request)?.played(for: .present) as? any SourceHidingEffect
      if let view = effect?.hiddenView(in: container, for: request) { hiddenSource.take(view) }
      hiddenSource.hide()
    }
    hiddenSource.hideAgain()
  }
}
