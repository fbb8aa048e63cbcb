import Testing
import UIKit
import UIKitSimulator

@testable import MatchCut

/// A phone, and a screen that is presented on it with some options.
@MainActor
final class PresentationStage: EffectStage {
  let phone: Phone
  let screen = Screen("screen")
  let listener = DismissalListener()
  let transition: ModalTransition
  let options: PresentationOptions
  private let effect: TestEffect

  init(
    _ effect: TestEffect = .zoom, timing: TransitionTiming? = nil,
    variant: Simulator.Variant = .standard, dismissal: DismissalGesture? = nil,
    _ configure: (inout PresentationOptions) -> Void
  ) {
    phone = Phone(variant: variant)
    self.effect = effect
    var options = PresentationOptions()
    configure(&options)
    self.options = options
    transition = ModalTransition(
      effect.effect(from: phone.thumbnail), timing: timing, dismissal: dismissal,
      presentation: options)
  }

  /// A stage with a card that is 200 by 300 points, at the center of the phone's safe area.
  static func card(
    _ effect: TestEffect = .zoom, timing: TransitionTiming? = nil,
    variant: Simulator.Variant = .standard, dismissal: DismissalGesture? = nil,
    _ configure: (inout PresentationOptions) -> Void = { _ in }
  ) -> PresentationStage {
    let stage = PresentationStage(effect, timing: timing, variant: variant, dismissal: dismissal) {
      $0.layout = .card()
      $0.dismissesOnTapOutside = true
      configure(&$0)
    }
    stage.screen.preferredContentSize = CGSize(width: 200, height: 300)
    return stage
  }

  var front: Screen { screen }
  var scene: EffectScene {
    EffectScene(
      isModal: true, container: phone.screen,
      rest: screen.presentationController?.frameOfPresentedViewInContainerView ?? phone.screen,
      restRadius: options.cornerRadius)
  }
  var container: UIView? { screen.presentationController?.containerView }
  /// The backdrop, and the clip around the screen.
  var backdrop: UIView? { container?.subviews.first { $0 is BackdropView } }
  var clip: UIView? { screen.viewIfLoaded?.superview }
  /// The visible frame of the screen.
  var frame: CGRect { simulator.visibleFrame(of: screen.view) }
  var safeArea: CGRect { phone.screen.inset(by: phone.window.safeAreaInsets) }
  var cardFrame: CGRect {
    CGRect(
      x: (safeArea.midX - 100).rounded(), y: (safeArea.midY - 150).rounded(), width: 200,
      height: 300)
  }

  func present(animated: Bool = true) {
    phone.root.present(screen, using: transition, animated: animated)
    screen.presentationController?.delegate = listener
  }

  func presentAndSettle(
    animated: Bool = true, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    present(animated: animated)
    phone.settle(sourceLocation: sourceLocation)
  }

  func dismissAndSettle(
    animated: Bool = true, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    screen.dismiss(animated: animated)
    phone.settle(sourceLocation: sourceLocation)
  }

  /// Taps beside the card.
  func tapOutside() {
    simulator.tap(at: CGPoint(x: 40, y: 100))
  }

  /// Performs the escape gesture as VoiceOver does: on the focused view, then on its superviews.
  func performEscape() -> Bool {
    sequence(first: screen.view as UIView, next: \.superview).contains {
      $0.accessibilityPerformEscape()
    }
  }

  /// Requests a dismissal like a user, without moving a finger.
  func ask(_ request: Request) {
    switch request {
    case .tap: tapOutside()
    case .escape: _ = performEscape()
    }
  }

  enum Request: CaseIterable {
    case tap
    case escape
  }

  /// The visible opacity of a view in each frame.
  func alphas(of view: UIView, _ body: () -> Void) -> [CGFloat] {
    simulator.record(body).frames.map { $0.visibleAlpha(of: view) }
  }

  func expectPresented(
    at frame: CGRect, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(phone.root.presentedViewController === screen, sourceLocation: sourceLocation)
    #expect(screen.transitionCoordinator == nil, sourceLocation: sourceLocation)
    #expect(self.frame == frame, sourceLocation: sourceLocation)
    #expect(clip?.frame == frame, sourceLocation: sourceLocation)
    #expect(screen.view.frame.size == frame.size, sourceLocation: sourceLocation)
    #expect(simulator.visibleAlpha(of: screen.view) == 1, sourceLocation: sourceLocation)
    #expect(backdrop?.frame == container?.bounds, sourceLocation: sourceLocation)
    let isBeside = frame != phone.screen || options.cornerRadius > 0
    let alpha: CGFloat = [.zoom, .matchedZoom].contains(effect) && isBeside ? .hidden : 1
    #expect(phone.thumbnail.alpha == alpha, sourceLocation: sourceLocation)
    screen.expectAppeared(sourceLocation: sourceLocation)
  }

  func expectDismissed(sourceLocation: SourceLocation = #_sourceLocation) {
    phone.expectAsBefore(sourceLocation: sourceLocation)
    phone.expectNoFaults(sourceLocation: sourceLocation)
    #expect(screen.presentingViewController == nil, sourceLocation: sourceLocation)
    screen.expectDisappeared(sourceLocation: sourceLocation)
  }
}

/// A presentation controller's delegate that records its calls.
final class DismissalListener: NSObject, UIAdaptivePresentationControllerDelegate {
  enum Call {
    case should
    case will
    case did
    case attempt
  }

  private(set) var calls: [Call] = []
  /// Whether it allows dismissals.
  var allows = true
  /// Called when the dismissal begins.
  var onWillDismiss: (UIPresentationController) -> Void = { _ in }

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    calls.append(.should)
    return allows
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    calls.append(.will)
    onWillDismiss(presentationController)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    calls.append(.did)
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    calls.append(.attempt)
  }
}
