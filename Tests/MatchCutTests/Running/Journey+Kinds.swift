import MatchCutContainers
import UIKit
import UIKitSimulator

@testable import MatchCut

/// A presentation and a dismissal.
class ModalJourney: Journey {
  private(set) var transition: ModalTransition?
  private let style: UIModalPresentationStyle
  fileprivate let listener = JourneyListener()

  init(_ dismissal: DismissalGesture, style: UIModalPresentationStyle = .custom) {
    self.style = style
    super.init()
    listener.journey = self
    let transition = ModalTransition(
      .cover(from: .bottom), timing: .curve(.linear, duration: 0.4), dismissal: dismissal,
      dismissalOptions: options)
    self.transition = transition
    watch(transition, "transition")
  }

  override func start() { simulator.window.rootViewController = back }

  override func enter() {
    front.transitioningDelegate = transition
    front.modalPresentationStyle = style
    back.present(front, animated: true) { [weak self] in self?.record("presented") }
    front.presentationController?.delegate = listener
    watch(front.presentationController, "presentation controller")
  }

  override func leave() {
    front.dismiss(animated: true) { [weak self] in self?.record("dismissed") }
  }

  override func takeBack() {
    front.dismissOrReverse { [weak self] in self?.record("gone") }
  }

  override var presentationContainer: UIView? {
    front.presentingViewController == nil ? nil : front.presentationController?.containerView
  }

  override func watchTransition() {
    super.watchTransition()
    watch(presentationContainer, "container")
  }
}

/// A presentation by a finger, which the presenter's own interaction begins.
final class PulledJourney: ModalJourney {
  init() { super.init(.panDown) }

  override func start() {
    super.start()
    guard let transition else { return }
    var options = GestureOptions()
    options.onEnd = { [weak self] in self?.record("onOpeningEnd(\($0))") }
    let interaction = PanPresentInteraction(
      presentingFrom: back, direction: .up, using: transition, options: options
    ) { [weak self] in
      self?.record("make")
      return self?.front
    }
    watch(interaction, "interaction")
    back.view.addGestureRecognizer(interaction.gestureRecognizer)
    back.onLoad = { _ in withExtendedLifetime(interaction) {} }
  }

  override func enter() {
    let finger = simulator.touchDown(at: CGPoint(x: 196, y: 800))
    simulator.step()
    simulator.move(finger, by: CGPoint(x: 0, y: -400), steps: 12)
    front.presentationController?.delegate = listener
    watch(front.presentationController, "presentation controller")
    finger.lift()
  }
}

/// A presentation over a text that is being edited, and a dismissal by VoiceOver's escape, which the
/// app also requests, twice.
final class TypingJourney: ModalJourney {
  private let field = UITextField(frame: CGRect(x: 20, y: 20, width: 160, height: 40))
  private var watches: [NotificationWatch] = []

  init() { super.init(.panDown) }

  /// Above the keyboard.
  override var hold: CGPoint { CGPoint(x: 380, y: 300) }

  override func start() {
    super.start()
    back.view.addSubview(field)
    field.becomeFirstResponder()
    for (name, call) in [
      (UIResponder.keyboardWillShowNotification, "keyboardWillShow"),
      (UIResponder.keyboardWillHideNotification, "keyboardWillHide"),
    ] {
      watches.append(
        NotificationWatch(ofKeyboard: name, in: simulator.scene) { [weak self] in
          self?.record(call)
        })
    }
    watch(field, "field")
  }

  override func leave() {
    _ = sequence(first: front.view as UIView, next: \.superview).contains {
      $0.accessibilityPerformEscape()
    }
    for call in ["gone", "gone, too"] {
      front.dismissOrReverse { [weak self] in self?.record(call) }
    }
  }
}

/// The delegate of a presentation controller.
private final class JourneyListener: NSObject, UIAdaptivePresentationControllerDelegate {
  weak var journey: Journey?

  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    journey?.record("shouldDismiss")
    return true
  }

  func presentationControllerWillDismiss(_ controller: UIPresentationController) {
    journey?.record("willDismiss")
  }

  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    journey?.record("didDismiss")
  }
}

/// A push and a pop.
final class StackJourney: Journey {
  private let navigation = UINavigationController()
  private let delegate = JourneyStackDelegate()
  private let gesture: PopGesture

  init(_ gesture: PopGesture) {
    self.gesture = gesture
    super.init()
    delegate.journey = self
  }

  override var direction: CGVector {
    gesture == .drag ? super.direction : CGVector(dx: 1, dy: 0)
  }

  override var touch: CGPoint {
    gesture == .drag ? super.touch : CGPoint(x: gesture == .edge ? 2 : 60, y: 300)
  }

  override func start() {
    navigation.viewControllers = [back]
    navigation.isNavigationBarHidden = true
    navigation.delegate = delegate
    let transition = PushTransition(
      .slide(from: .trailing), timing: .curve(.linear, duration: 0.4), popGesture: gesture,
      popOptions: options)
    transition.attach(to: navigation)
    watch(transition, "transition")
    watch(navigation, "navigation controller")
    simulator.window.rootViewController = navigation
  }

  override func enter() { navigation.pushViewController(front, animated: true) }

  override func leave() { navigation.popViewController(animated: true) }

  override func takeBack() { navigation.popOrReverse(animated: true) }
}

/// The app's own delegate of a stack.
private final class JourneyStackDelegate: NSObject, UINavigationControllerDelegate {
  weak var journey: Journey?

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    journey?.record("willShow(\(viewController.title ?? ""))")
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    journey?.record("didShow(\(viewController.title ?? ""))")
  }
}

/// A selection of the second tab, and of the first one.
final class TabJourney: Journey {
  private let tabs = UITabBarController()
  private let delegate = JourneyTabDelegate()
  private weak var transition: TabTransition?

  override init() {
    super.init()
    delegate.journey = self
  }

  override var direction: CGVector { CGVector(dx: 1, dy: 0) }
  override var touch: CGPoint { CGPoint(x: 100, y: 300) }

  override func start() {
    tabs.viewControllers = [back, front]
    tabs.delegate = delegate
    let transition = TabTransition(
      .slide(from: .trailing), timing: .curve(.linear, duration: 0.4), swipe: PanRelease(),
      swipeOptions: options)
    transition.attach(to: tabs)
    self.transition = transition
    watch(transition, "transition")
    watch(tabs, "tab bar controller")
    simulator.window.rootViewController = tabs
  }

  override func enter() { transition?.select(1, in: tabs) }

  override func leave() { transition?.select(0, in: tabs) }
}

/// The app's own delegate of tabs.
private final class JourneyTabDelegate: NSObject, UITabBarControllerDelegate {
  weak var journey: Journey?

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    journey?.record("shouldSelect(\(viewController.title ?? ""))")
    return true
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    journey?.record("didSelect(\(viewController.title ?? ""))")
  }
}

/// A selection of the second screen of a swipe container, and of the first one.
final class ContainerJourney: Journey {
  private weak var container: JourneyContainer?

  override var direction: CGVector { CGVector(dx: 1, dy: 0) }
  override var touch: CGPoint { CGPoint(x: 100, y: 300) }

  override func start() {
    let container = JourneyContainer([back, front], selectedIndex: 0)
    container.journey = self
    container.timing = .curve(.linear, duration: 0.4)
    container.swipeOptions = options
    self.container = container
    watch(container, "container")
    simulator.window.rootViewController = container
  }

  override func enter() { container?.select(1, animated: true) }

  override func leave() { container?.select(0, animated: true) }
}

/// A swipe container that reports its callbacks.
private final class JourneyContainer: SwipeContainerController {
  weak var journey: Journey?

  override func didSelect(_ screen: UIViewController) {
    super.didSelect(screen)
    journey?.record("didSelect(\(screen.title ?? ""))")
  }
}
