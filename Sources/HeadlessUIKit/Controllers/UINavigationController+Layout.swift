import Foundation

extension UINavigationController {
  func makeLayoutView() -> UIView {
    let view = UILayoutContainerView(frame: World.current.screenBounds, navigation: self)
    view.backgroundColor = .systemBackground
    content.frame = view.bounds
    view.addSubview(content)
    view.addSubview(navigationBar)
    if !hidesToolbar { view.addSubview(toolbar) }
    navigationBar.goBack = { [weak self] in self?.goBack() }
    view.addGestureRecognizer(systemPop.recognizer)
    if let pan = systemPop.contentRecognizer { view.addGestureRecognizer(pan) }
    return view
  }

  /// Pops for the back button, unless the stack is changing.
  private func goBack() {
    guard run == nil, request == nil else { return }
    popViewController(animated: true)
  }

  /// Sets the frames of the bar and of the content, which extends below the bar.
  func layOutParts() {
    let view = loadedView()
    let frame = barFrame
    if navigationBar.frame != frame { navigationBar.frame = frame }
    navigationBar.isHidden = hidesBar && frame.maxY <= view.bounds.minY
    layOutToolbar()
    followContent()
    updateSafeAreas()
    if let run {
      resize(run.context)
      run.context.to.placeInFlight(in: content)
    }
    guard run == nil, let shown, let shownView = shown.viewIfLoaded else { return }
    let wanted = self.frame(for: shown)
    if shownView.superview === content, shownView.transform.isIdentity, shownView.frame != wanted {
      shownView.frame = wanted
    }
  }

  /// The container may be resized during a transition, which changes the final frames (B4).
  private func resize(_ context: TransitionContext) {
    let frame = frame(for: context.to.controller)
    guard context.to.finalFrame != frame else { return }
    context.to.finalFrame = frame
    context.from.initialFrame = self.frame(for: context.from.controller)
  }

  private var barFrame: CGRect {
    let view = loadedView()
    let height = barHeight(for: barOwner)
    let top = hidesBar ? -height : view.safeAreaInsets.top
    return CGRect(x: 0, y: top, width: view.bounds.width, height: height)
  }

  /// The final frame of a child, which accounts for the bar (B4).
  func frame(for controller: UIViewController) -> CGRect {
    let bounds = loadedView().bounds
    guard !hidesBar, !controller.edgesForExtendedLayout.contains(.top) else { return bounds }
    let top = loadedView().safeAreaInsets.top + barHeight(for: controller)
    return bounds.inset(by: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
  }

  func updateSafeAreas() {
    for controller in stack + [shown].compactMap({ $0 }) {
      let isBelowBar = !hidesBar && controller.edgesForExtendedLayout.contains(.top)
      controller.containerSafeAreaInsets = UIEdgeInsets(
        top: isBelowBar ? barHeight(for: controller) : 0, left: 0, bottom: toolbarInset, right: 0)
    }
  }

  func hideBar(_ isHidden: Bool, animated: Bool) {
    guard isHidden != hidesBar else { return }
    hidesBar = isHidden
    if isHidden { lowerTitles(of: stack) }
    guard let view = viewIfLoaded else { return }
    navigationBar.isHidden = false
    guard animated, view.window != nil else { return view.setNeedsLayout() }
    animateBars(beside: navigationBar)
  }

  /// Moves the bars alongside a transition in flight, or on their own.
  func animateBars(beside bar: UIView) {
    if let run, run.context.phase != .ended {
      let isQueued = run.context.coordinator.animateAlongsideTransition(
        in: bar, animation: { _ in self.layOutParts() },
        // Reversed, it has taken the bar back, which the app may have shown or hidden meanwhile.
        completion: { _ in self.viewIfLoaded?.setNeedsLayout() })
      if isQueued { return }
    }
    UIView.animate(withDuration: 0.2) { self.layOutParts() }
  }
}

/// The view of a navigation controller; its layout begins deferred transitions (B1).
final class UILayoutContainerView: UIView {
  private weak var navigation: UINavigationController?

  init(frame: CGRect, navigation: UINavigationController) {
    self.navigation = navigation
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    navigation?.layOutParts()
    navigation?.startDeferredTransition()
  }
}

/// The container of pushes and pops, which always contains the current screen's view (B4).
final class UINavigationTransitionView: TransitionContainerView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }
}
