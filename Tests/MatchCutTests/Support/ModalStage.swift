import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// A phone, and a screen that is presented on it.
@MainActor
final class ModalStage: EffectStage {
  let phone: Phone
  let photo = Screen("photo")
  let way: ModalWay
  /// The color of the dimming behind the screen.
  var dimming: UIColor
  private(set) var transition: ModalTransition
  /// The delegate, unless that is the `ModalTransition` itself.
  var delegate: HandWrittenDelegate?
  /// The number of calls of the completions of `present` and `dismiss`.
  private(set) var presentCompletions = 0
  private(set) var dismissCompletions = 0

  /// Sets up a case; with `isDriven`, the test drives the transition with ``driver``.
  init(
    _ modalCase: ModalCase, source: ZoomSource? = nil, timing: TransitionTiming? = nil,
    isDriven: Bool = false
  ) {
    phone = Phone(variant: modalCase.variant, refreshRate: modalCase.refreshRate)
    way = modalCase.way
    dimming = modalCase.effect.dimming
    let effect = modalCase.effect.effect(from: source ?? .view(phone.thumbnail))
    transition = ModalTransition(
      effect, timing: timing, dismissal: .panDown, presentation: way.options)
    guard isDriven || !way.usesModalTransition else { return }
    delegate = HandWrittenDelegate(
      effect, timing: timing, base: way.usesModalTransition ? transition : nil)
    guard !isDriven else { return }
    let pan = PanDismissInteraction(dismissing: photo)
    photo.onLoad = { $0.view.addGestureRecognizer(pan.gestureRecognizer) }
    delegate?.pan = pan
  }

  convenience init(_ effect: TestEffect, _ way: ModalWay = .presentUsing) {
    self.init(ModalCase(effect: effect, way: way))
  }

  var root: Screen { phone.root }
  var front: Screen { photo }
  var scene: EffectScene {
    EffectScene(
      isModal: true, hasBack: way.removesPresenter, container: phone.screen, rest: phone.screen)
  }
  var container: UIView? { photo.presentationController?.containerView }

  /// The interaction of the next transitions, if the test drives them.
  var driver: UIPercentDrivenInteractiveTransition? {
    get { delegate?.driver }
    set { delegate?.driver = newValue }
  }

  /// Calls `present`; nothing happens before the end of the turn.
  func present(animated: Bool = true) {
    let completion: @MainActor () -> Void = { [weak self] in
      guard let self else { return }
      presentCompletions += 1
    }
    guard !way.isPresentUsing else {
      return root.present(photo, using: transition, animated: animated, completion: completion)
    }
    photo.transitioningDelegate = delegate ?? transition
    photo.modalPresentationStyle = way.isFullScreen ? .fullScreen : .custom
    root.present(photo, animated: animated, completion: completion)
  }

  /// Calls `dismiss`; nothing happens before the end of the turn.
  func dismiss(animated: Bool = true) {
    photo.dismiss(animated: animated) { [weak self] in
      guard let self else { return }
      dismissCompletions += 1
    }
  }

  /// Presents, and waits for the end.
  func presentAndSettle(
    animated: Bool = true, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    present(animated: animated)
    phone.settle(sourceLocation: sourceLocation)
  }

  /// Dismisses, and waits for the end.
  func dismissAndSettle(
    animated: Bool = true, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    dismiss(animated: animated)
    phone.settle(sourceLocation: sourceLocation)
  }

  /// Releases the transition and its delegate.
  func forgetTransition() {
    transition = ModalTransition(.fade)
    delegate = nil
  }

  // MARK: Expectations

  /// Expects the screen at rest above the root, and nothing in the container that is not needed.
  func expectPresented(sourceLocation: SourceLocation = #_sourceLocation) {
    phone.expectAtRest(photo, sourceLocation: sourceLocation)
    #expect(root.presentedViewController === photo, sourceLocation: sourceLocation)
    #expect((root.view.window == nil) == way.removesPresenter, sourceLocation: sourceLocation)
    if way.removesPresenter {
      root.expectDisappeared(sourceLocation: sourceLocation)
    } else {
      root.expectAppeared(sourceLocation: sourceLocation)
    }
    let views = container?.subviews ?? []
    let view: UIView = photo.view
    guard way.hasPresentationController else {
      #expect(views == [view], sourceLocation: sourceLocation)
      return
    }
    #expect(views.count == 2, "\(views)", sourceLocation: sourceLocation)
    #expect(views.map(\.frame) == [phone.screen, phone.screen], sourceLocation: sourceLocation)
    let alphas = views.map { simulator.visibleAlpha(of: $0) }
    #expect(alphas == [1, 1], sourceLocation: sourceLocation)
    #expect(views.first?.backgroundColor == dimming, sourceLocation: sourceLocation)
    #expect(views.last?.subviews == [view], sourceLocation: sourceLocation)
    #expect(views.last?.layer.cornerRadius == 0, sourceLocation: sourceLocation)
  }

  /// Expects that everything is as it was before the screen was presented.
  func expectDismissed(sourceLocation: SourceLocation = #_sourceLocation) {
    phone.expectAsBefore(sourceLocation: sourceLocation)
    #expect(photo.viewIfLoaded?.window == nil, sourceLocation: sourceLocation)
    #expect(photo.presentingViewController == nil, sourceLocation: sourceLocation)
    #expect(photo.transitionCoordinator == nil, sourceLocation: sourceLocation)
    #expect(!photo.isBeingPresented && !photo.isBeingDismissed, sourceLocation: sourceLocation)
    #expect(photo.viewIfLoaded?.alpha ?? 1 == 1, sourceLocation: sourceLocation)
    photo.expectDisappeared(sourceLocation: sourceLocation)
  }
}
