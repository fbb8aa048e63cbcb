import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// A phone with a navigation controller, a transition attached to it, and a screen to push.
@MainActor
final class NavigationStage: EffectStage {
  let phone: Phone
  let navigation: UINavigationController
  let photo = Screen("photo")
  /// The app's own delegate, which the transition forwards to.
  let delegate = StackDelegate()
  /// The container of pushes and pops.
  let container: UIView
  private let initial: Hierarchy

  /// Sets up a case; by default, the zoom's source is the thumbnail of the root screen.
  init(
    _ navigationCase: NavigationCase, source: ZoomSource? = nil, timing: TransitionTiming? = nil
  ) {
    var made: UINavigationController?
    phone = Phone(variant: navigationCase.variant) { root in
      let navigation = UINavigationController(rootViewController: root)
      navigation.setNavigationBarHidden(!navigationCase.hasBar, animated: false)
      made = navigation
      return navigation
    }
    guard let made, let container = phone.root.view.superview else {
      preconditionFailure("the phone does not show its root screen")
    }
    navigation = made
    self.container = container
    initial = Hierarchy(of: container)
    navigation.delegate = delegate
    let effect = navigationCase.effect.effect(from: source ?? .view(phone.thumbnail))
    PushTransition(effect, timing: timing).attach(to: navigation)
  }

  /// Sets up an effect below a bar, on the likeliest UIKit.
  convenience init(
    _ effect: TestEffect, source: ZoomSource? = nil, timing: TransitionTiming? = nil
  ) {
    self.init(NavigationCase(effect: effect), source: source, timing: timing)
  }

  var root: Screen { phone.root }
  var front: Screen { photo }
  var scene: EffectScene {
    EffectScene(
      isModal: false, isRightToLeft: simulator.layoutDirection == .rightToLeft, hasBack: true,
      container: screen, rest: screen)
  }
  var screen: CGRect { phone.screen }

  /// Pushes the photo; nothing happens before the end of the turn.
  func push(animated: Bool = true) {
    navigation.pushViewController(photo, animated: animated)
  }

  /// Pops the top screen; nothing happens before the end of the turn.
  func pop(animated: Bool = true) {
    navigation.popViewController(animated: animated)
  }

  /// Pushes, and waits for the end.
  func pushAndSettle(animated: Bool = true, sourceLocation: SourceLocation = #_sourceLocation) {
    push(animated: animated)
    phone.settle(sourceLocation: sourceLocation)
  }

  /// Pops, and waits for the end.
  func popAndSettle(animated: Bool = true, sourceLocation: SourceLocation = #_sourceLocation) {
    pop(animated: animated)
    phone.settle(sourceLocation: sourceLocation)
  }

  /// Begins a transition that the test drives, with the app's own delegate.
  func drive(_ change: () -> Void) -> UIPercentDrivenInteractiveTransition {
    let driver = UIPercentDrivenInteractiveTransition()
    delegate.driver = driver
    change()
    simulator.commit()
    delegate.driver = nil
    return driver
  }

  /// Attaches a fade of half a second, in place of the transition so far.
  func attachFade() {
    PushTransition(.fade, timing: .curve(.linear, duration: 0.5)).attach(to: navigation)
  }

  // MARK: Expectations

  /// Pops, and expects a fade of half a second, with the photo above.
  func expectFadesBack(sourceLocation: SourceLocation = #_sourceLocation) {
    pop()
    simulator.run(for: 0.25)
    expectFront(of: .fade, at: 0.5, sourceLocation: sourceLocation)
    expectPhotoAbove(sourceLocation: sourceLocation)
    phone.settle(sourceLocation: sourceLocation)
    expectRootShown(sourceLocation: sourceLocation)
  }

  /// Pushes, and expects that fade.
  func expectFadesThere(sourceLocation: SourceLocation = #_sourceLocation) {
    push()
    simulator.run(for: 0.25)
    expectFront(of: .fade, at: 0.5, sourceLocation: sourceLocation)
    phone.settle(sourceLocation: sourceLocation)
    expectPhotoShown(sourceLocation: sourceLocation)
  }

  /// Expects the root screen alone, with everything as it was before the first push.
  func expectRootShown(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(navigation.viewControllers == [root], sourceLocation: sourceLocation)
    expectShown(root, sourceLocation: sourceLocation)
    Hierarchy(of: container).expectSame(as: initial, sourceLocation: sourceLocation)
    expectHidden(photo, sourceLocation: sourceLocation)
    #expect(photo.parent == nil, sourceLocation: sourceLocation)
    let hit = simulator.hitTest(Phone.thumbnailFrame.center)
    #expect(hit === phone.thumbnail, "touches get lost", sourceLocation: sourceLocation)
  }

  /// Expects the photo at rest above the root screen, and nothing else in the container.
  func expectPhotoShown(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(navigation.viewControllers == [root, photo], sourceLocation: sourceLocation)
    expectShown(photo, sourceLocation: sourceLocation)
    expectHidden(root, sourceLocation: sourceLocation)
  }

  /// Expects one screen at rest, alone in the container, and its bar.
  func expectShown(_ shown: Screen, sourceLocation: SourceLocation = #_sourceLocation) {
    phone.expectAtRest(shown, sourceLocation: sourceLocation)
    #expect(container.subviews == [shown.view], sourceLocation: sourceLocation)
    #expect(shown.additionalSafeAreaInsets == .zero, sourceLocation: sourceLocation)
    let top: CGFloat = navigation.isNavigationBarHidden ? 59 : 103
    #expect(shown.view.safeAreaInsets.top == top, sourceLocation: sourceLocation)
    #expect(navigation.topViewController === shown, sourceLocation: sourceLocation)
    #expect(navigation.transitionCoordinator == nil, sourceLocation: sourceLocation)
    #expect(!shown.isMovingToParent && !shown.isMovingFromParent, sourceLocation: sourceLocation)
    let bar = navigation.navigationBar
    #expect(bar.topItem === shown.navigationItem, sourceLocation: sourceLocation)
    #expect(bar.isUserInteractionEnabled, sourceLocation: sourceLocation)
  }

  /// Expects that a screen is not in the window, and that nothing remains on it.
  func expectHidden(_ hidden: Screen, sourceLocation: SourceLocation = #_sourceLocation) {
    hidden.expectDisappeared(sourceLocation: sourceLocation)
    #expect(hidden.additionalSafeAreaInsets == .zero, sourceLocation: sourceLocation)
    guard let view = hidden.viewIfLoaded else { return }
    #expect(view.superview == nil, sourceLocation: sourceLocation)
    #expect(view.alpha == 1 && view.transform.isIdentity, sourceLocation: sourceLocation)
    #expect(view.bounds.size == screen.size, sourceLocation: sourceLocation)
    #expect(view.center == screen.center, sourceLocation: sourceLocation)
    #expect(view.layer.cornerRadius == 0, sourceLocation: sourceLocation)
    #expect(view.layer.animationKeys() ?? [] == [], sourceLocation: sourceLocation)
  }

  /// The visible values of the front screen.
  var seenFront: [CGFloat] {
    let frame = simulator.visibleFrame(of: photo.view)
    let alpha = simulator.visibleAlpha(of: photo.view)
    return [frame.minX, frame.minY, frame.maxX, frame.maxY, alpha].map { value in
      (value * 1e6).rounded() / 1e6
    }
  }

  /// Expects both screens in the container, the photo above.
  func expectPhotoAbove(sourceLocation: SourceLocation = #_sourceLocation) {
    let order = [root, photo].map { controller in
      container.subviews.firstIndex { controller.view.isDescendant(of: $0) } ?? -1
    }
    #expect(order[0] >= 0 && order[0] < order[1], "\(order)", sourceLocation: sourceLocation)
  }
}
