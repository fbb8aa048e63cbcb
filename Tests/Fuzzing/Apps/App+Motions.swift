import UIKit
import UIKitSimulator

// Animations of the app's own.
extension App {
  private static let duration = 0.3

  /// Animates a view.
  func move(_ moved: MovedView, _ property: MovedProperty, by kind: MotionKind) {
    guard let view = view(for: moved) else { return }
    switch moved {
    case .source(let index): first?.thumbnails[index].changes += 1
    case .sourceBehind(let index): screenBehind?.thumbnails[index].changes += 1
    case .front, .back, .container: break
    }
    hasChangedRoom = true
    if kind.isOfLayer {
      animateLayer(of: view, property, by: kind)
    } else if property == .layout {
      animate(by: kind, view) { view.layOut() }
    } else if let view = view as? AppView {
      want(property, of: view, by: kind, isThumbnail: moved.isThumbnail)
    } else {
      flash(view, by: kind)
    }
  }

  /// Performs something in code that animates.
  func perform(within wrapping: Wrapping, _ work: @escaping () -> Void) {
    switch wrapping {
    case .withoutAnimation: UIView.performWithoutAnimation(work)
    case .block: UIView.animate(withDuration: Self.duration, animations: work)
    case .layout:
      UIView.animate(withDuration: Self.duration) { [window] in
        work()
        window.layOut()
      }
    case .animator:
      UIViewPropertyAnimator(duration: Self.duration, curve: .easeInOut, animations: work)
        .startAnimation()
    case .transaction:
      CATransaction.begin()
      CATransaction.setAnimationDuration(Self.duration)
      work()
      CATransaction.commit()
    }
  }

  /// Lets paused animations end.
  func releaseMotions() {
    let animators = heldAnimators
    heldAnimators = []
    for animator in animators where animator.state == .active {
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
  }

  private func view(for moved: MovedView) -> UIView? {
    switch moved {
    case .front: topScreen?.viewIfLoaded
    case .back: screenBehind?.viewIfLoaded
    case .source(let index): first?.shownThumbnail(index)
    case .sourceBehind(let index): screenBehind?.shownThumbnail(index)
    case .container:
      // Without a presenter, reading the presentation controller would create one.
      topBelowAlerts.presentingViewController == nil
        ? nil : topBelowAlerts.presentationController?.containerView
    }
  }

  private func want(
    _ property: MovedProperty, of view: AppView, by kind: MotionKind, isThumbnail: Bool
  ) {
    // A canceled animation restores the former value, whatever was set since.
    guard !isGoingBack else { return }
    switch property {
    case .alpha(let alpha): want(\.alpha, alpha, of: view, by: kind)
    case .corners(let radius): want(\.cornerRadius, radius, of: view, by: kind)
    case .turn(let angle):
      guard isThumbnail else { return }
      want(\.transform, CGAffineTransform(rotationAngle: angle), of: view, by: kind)
    case .layout: break
    }
  }

  private func want<Value: Equatable>(
    _ look: WritableKeyPath<AppView.Look, Value>, _ value: Value, of view: AppView,
    by kind: MotionKind
  ) {
    let former = view.wanted[keyPath: look]
    if isAlongside {
      // A canceled transition restores what is animated alongside.
      alongsideReversals.append { [weak view] in
        if view?.damage != nil { view?.want(look, former) }
      }
    }
    animate(by: kind, view) {
      view.want(look, value, isAnimated: true)
    } reversal: { [weak self, weak view] in
      view?.want(look, former)
      // In flight, the kit cannot tell a value that was on screen before from its own.
      self?.repeatedAtRest.append {
        if view?.wanted[keyPath: look] == former { view?.want(look, former) }
      }
    }
  }

  /// Lets a view of UIKit's appear anew.
  private func flash(_ view: UIView, by kind: MotionKind) {
    // A canceled transition restores what is animated alongside.
    if isAlongside { alongsideReversals.append { [weak view] in view?.alpha = 1 } }
    UIView.performWithoutAnimation { view.alpha = 0.5 }
    animate(by: kind, view) {
      view.alpha = 1
    } reversal: { [weak view] in
      view?.alpha = 1
    }
  }

  private func animate(
    by kind: MotionKind, _ view: UIView, _ work: @escaping () -> Void,
    reversal: @escaping () -> Void = {}
  ) {
    switch kind {
    case .block: UIView.animate(withDuration: Self.duration, animations: work)
    case .nested:
      UIView.animate(withDuration: 2 * Self.duration) {
        UIView.animate(
          withDuration: Self.duration, delay: 0, options: .overrideInheritedDuration,
          animations: work)
      }
    case .fromCurrentState:
      UIView.animate(
        withDuration: Self.duration, delay: 0.05,
        options: [.beginFromCurrentState, .allowUserInteraction], animations: work)
    case .spring:
      UIView.animate(
        withDuration: Self.duration, delay: 0, usingSpringWithDamping: 0.7,
        initialSpringVelocity: 0, animations: work)
    case .keyframes:
      UIView.animateKeyframes(withDuration: Self.duration, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5, animations: work)
      }
    case .content: UIView.transition(with: view, duration: Self.duration, animations: work)
    case .running, .paused, .reversed:
      let animator = UIViewPropertyAnimator(
        duration: Self.duration, curve: .easeInOut, animations: work)
      animator.startAnimation()
      if kind == .paused {
        animator.pauseAnimation()
        // No value on screen is one that the app sets; the kit would take that for its own.
        animator.fractionComplete = 0.45
        heldAnimators.append(animator)
      }
      guard kind == .reversed else { break }
      animator.addCompletion { _ in reversal() }
      animator.isReversed = true
    case .transaction:
      CATransaction.begin()
      CATransaction.setAnimationDuration(Self.duration)
      work()
      CATransaction.commit()
    case .withoutAnimation: UIView.performWithoutAnimation(work)
    case .silent, .layerBasic, .layerKeyframes, .layerSpring: work()
    }
  }

  private func animateLayer(of view: UIView, _ property: MovedProperty, by kind: MotionKind) {
    let (path, values): (String, [Double]) =
      switch property {
      case .alpha(let alpha): ("opacity", [alpha, 1])
      case .corners(let radius): ("cornerRadius", [radius, 0])
      case .turn(let angle): ("transform.rotation.z", [angle, 0])
      case .layout: ("transform.scale", [0.9, 1])
      }
    let animation: CAPropertyAnimation
    switch kind {
    case .layerKeyframes:
      let keyframes = CAKeyframeAnimation(keyPath: path)
      keyframes.values = values
      animation = keyframes
    default:
      let basic =
        kind == .layerSpring ? CASpringAnimation(keyPath: path) : CABasicAnimation(keyPath: path)
      basic.fromValue = values[0]
      basic.toValue = values[1]
      animation = basic
    }
    animation.duration = Self.duration
    view.layer.add(animation, forKey: "app.\(path)")
  }
}

extension MovedView {
  fileprivate var isThumbnail: Bool {
    switch self {
    case .source, .sourceBehind: true
    case .front, .back, .container: false
    }
  }
}

extension UIView {
  /// Lays the view out at once.
  fileprivate func layOut() {
    setNeedsLayout()
    layoutIfNeeded()
  }
}
