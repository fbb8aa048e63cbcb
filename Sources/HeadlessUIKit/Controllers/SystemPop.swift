import Foundation

/// The system's swipe back from the leading edge (B7).
@MainActor
final class SystemPop: NSObject {
  let recognizer: UIScreenEdgePanGestureRecognizer
  /// The swipe from anywhere in the content, where the system has it.
  let contentRecognizer = World.current.variant.hasContentPops ? ContentPopRecognizer() : nil
  private weak var navigation: UINavigationController?
  private var swipe: Swipe?

  init(navigation: UINavigationController) {
    self.navigation = navigation
    recognizer = UIScreenEdgePanGestureRecognizer()
    super.init()
    recognizer.name = "interactivePop"
    recognizer.edges = World.current.layoutDirection == .rightToLeft ? .right : .left
    recognizer.delegate = self
    recognizer.onAction(for: self) { [weak self] in self?.act($0) }
    contentRecognizer?.delegate = self
    contentRecognizer?.onAction(for: self) { [weak self] in self?.act($0) }
  }

  /// A pan that begins after 27 points (B7).
  final class ContentPopRecognizer: UIPanGestureRecognizer {
    override var hysteresis: CGFloat { 27 }
  }

  /// One swipe, whose outcome may be known before its transition has started.
  @MainActor
  final class Swipe {
    let interaction = UIPercentDrivenInteractiveTransition()
    /// At 1, the animation would complete during the interaction.
    private static let furthest: CGFloat = 1 - 1e-4
    private var hasBegun = false
    private var progress: CGFloat = 0
    private var outcome: Bool?

    func update(_ progress: CGFloat) {
      let progress = min(progress, Self.furthest)
      self.progress = progress
      if hasBegun { interaction.update(progress) }
    }

    func end(finishes: Bool) {
      guard hasBegun else {
        outcome = finishes
        return
      }
      if finishes { interaction.finish() } else { interaction.cancel() }
    }

    func hasStarted() {
      hasBegun = true
      interaction.update(progress)
      if let outcome { end(finishes: outcome) }
    }
  }

  private func act(_ recognizer: UIGestureRecognizer) {
    guard let pan = recognizer as? UIPanGestureRecognizer else { return }
    let (progress, velocity) = (progress(of: pan), velocity(of: pan))
    switch pan.state {
    case .began: begin()
    case .changed: swipe?.update(progress)
    case .ended: end(at: progress, finishes: velocity > 300 || (velocity > -300 && progress > 0.5))
    case .cancelled, .failed: end(at: progress, finishes: false)
    case .possible: break
    }
  }

  private func begin() {
    guard let navigation else { return }
    guard navigation.stack.count > 1 else { return freeze(navigation) }
    guard !delegateVendsAnimators else {
      // The delegate's animator runs, and without an interaction controller nothing drives it.
      navigation.popViewController(animated: true)
      return
    }
    let swipe = Swipe()
    self.swipe = swipe
    navigation.change(
      to: navigation.stack.dropLast(), animated: true, swipe: swipe)
  }

  private func end(at progress: CGFloat, finishes: Bool) {
    swipe?.update(progress)
    swipe?.end(finishes: finishes)
    swipe = nil
  }

  /// B7: without the recognizer's own delegate, a swipe at the root freezes the stack.
  private func freeze(_ navigation: UINavigationController) {
    navigation.content.isUserInteractionEnabled = false
    World.current.fault(
      "B7",
      """
      the interactivePopGestureRecognizer of \(type(of: navigation)) began at the root of the \
      stack, which freezes the stack; refuse that in its delegate
      """
    )
  }

  private var leading: CGFloat { recognizer.edges.contains(.right) ? -1 : 1 }

  private func progress(of pan: UIPanGestureRecognizer) -> CGFloat {
    guard let view = navigation?.viewIfLoaded, view.bounds.width > 0 else { return 0 }
    let fraction = pan.translation(in: view).x * leading / view.bounds.width
    return min(max(fraction, 0), 1)
  }

  private func velocity(of pan: UIPanGestureRecognizer) -> CGFloat {
    pan.velocity(in: navigation?.viewIfLoaded).x * leading
  }
}

extension SystemPop: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigation, let top = navigation.topViewController else { return false }
    if gestureRecognizer === contentRecognizer, let contentRecognizer {
      let way = contentRecognizer.translation(in: navigation.viewIfLoaded)
      guard way.x * leading > abs(way.y) else { return false }
    }
    return navigation.stack.count > 1 && navigation.run == nil && navigation.request == nil
      && !navigation.hidesBar && !top.navigationItem.hidesBackButton
      && top.navigationItem.leftBarButtonItems?.isEmpty != false && !delegateVendsAnimators
  }

  /// B7: a delegate that implements the method disables the swipe, whatever it returns.
  private var delegateVendsAnimators: Bool {
    guard let navigation, let delegate = navigation.delegate else { return false }
    if let known = navigation.knownDelegate, known.id == ObjectIdentifier(delegate) {
      return known.vendsAnimators
    }
    let stack = navigation.stack
    guard stack.count > 1 else { return false }
    _ = navigation.askForAnimator(.pop, from: stack[stack.count - 1], to: stack[stack.count - 2])
    return navigation.knownDelegate?.vendsAnimators ?? false
  }
}
