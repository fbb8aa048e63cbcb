#if canImport(UIKitFacts)
import MatchCut
import MatchCutContainers
import MatchCutSplash
import UIKit
import UIKitFacts

extension Experiment {
  /// Experiments with the kit's own transitions.
  static let ofKit = [
    Experiment(
      title: "The kit: canceled pops and zooms",
      steps: [
        "Tap “Push”. Drag the screen back from its leading edge by a fifth of the width, and then "
          + "back to the edge before you lift. Do it again by a half, and by four fifths.",
        "Do the same with “Zoom”: drag it down by a fifth, a half and four fifths, and up again.",
        "Copy the lines: the positions after each release, and whether the transforms are as before.",
      ], makeScreen: CanceledReturnsBench.init),
    Experiment(
      title: "The kit: swipes in tabs",
      steps: [
        "Tap “Push” in the second tab, and swipe right in the middle of the pushed screen.",
        "Does it pop, or is the first tab selected? Swipe left as well.",
      ], makeScreen: PushedInTabsBench.init),
    Experiment(
      title: "The kit: touches through a clear card",
      steps: [
        "Tap “Count” on the background, above and beside the card, and the button on the card.",
        "Does each button count every tap? Swipe to the other card, and tap again.",
      ], makeScreen: ClearCardBench.init),
    Experiment(
      title: "The kit: a splash and the keyboard",
      steps: [
        "Tap the field, and then “Cover”. Is the keyboard gone, and back after three seconds?",
        "Hide the keyboard, and tap “Cover, then edit”. Does the keyboard stay away until the end?",
      ], makeScreen: SplashKeyboardBench.init),
    Experiment(
      title: "The kit: a camera above a photo",
      steps: [
        "Tap “Photo”, then “Camera”, and then “Back”. Is the photo where it was?",
        "Drag the photo down. Does it return into the button?",
      ], makeScreen: CameraBench.init),
    Experiment(
      title: "The kit: a pan that removes the presenter",
      steps: [
        "Pull the yellow bar up slowly, by half of the screen, and lift. Do it again quickly.",
        "Does the screen follow the finger all the way? Tap “Close”, and copy the states: is there a "
          + "“canceled” before you lifted?",
      ], makeScreen: RemovingPanBench.init),
    Experiment(
      title: "The kit: unknown delegate methods",
      steps: [
        "Read the two lines. The first has to say “true, 42”, and the second “nil”: the delegate that "
          + "an attached transition has replaced is called while it exists."
      ], makeScreen: ForwardingBench.init),
  ]
}

extension UIViewController {
  fileprivate func addKitButton(
    _ title: String, x: CGFloat = 16, y: CGFloat, action: @escaping @MainActor (UIButton) -> Void
  ) {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.backgroundColor = .systemYellow
    button.addAction(
      UIAction { [weak button] _ in
        if let button { action(button) }
      }, for: .touchUpInside)
    button.frame = CGRect(x: x, y: y, width: 160, height: 44)
    view.addSubview(button)
  }

  fileprivate func addFilling(_ child: UIViewController) {
    addChild(child)
    child.view.frame = view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}

/// Records where screens are from each release by a finger until they are at rest.
private final class CanceledReturnsBench: UIViewController {
  private let log = UITextView(frame: CGRect(x: 16, y: 130, width: 340, height: 300))
  private let root = UIViewController()
  private lazy var stack = UINavigationController(rootViewController: root)
  private weak var screen: UIViewController?
  private var link: CADisplayLink?
  private var positions: [String] = []
  private var transforms: [CATransform3D] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    log.isEditable = false
    addFilling(stack)
    root.view.addSubview(log)
    root.addKitButton("Push", y: 70) { [weak self] _ in self?.push() }
    root.addKitButton("Zoom", x: 190, y: 70) { [weak self] in self?.zoom(from: $0) }
    PushTransition(.push).attach(to: stack)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard link == nil else { return }
    link = CADisplayLink(target: self, selector: #selector(step))
    link?.add(to: .main, forMode: .common)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard presentedViewController == nil else { return }
    link?.invalidate()
    link = nil
  }

  private func push() {
    let screen = UIViewController()
    screen.view.backgroundColor = .systemTeal
    self.screen = screen
    stack.pushViewController(screen, animated: true)
  }

  private func zoom(from source: UIView) {
    let screen = UIViewController()
    screen.view.backgroundColor = .systemIndigo
    self.screen = screen
    present(screen, using: ModalTransition(.zoom(from: .view(source)), dismissal: .panDown))
  }

  /// The layers that a transition of the kit may move.
  private var layers: [CALayer] {
    let view = screen?.viewIfLoaded
    return [view?.layer, view?.superview?.layer].compactMap { $0 }
  }

  @objc private func step() {
    let coordinator = screen?.transitionCoordinator ?? stack.transitionCoordinator
    guard let coordinator else { return rest() }
    guard coordinator.isCancelled, !coordinator.isInteractive else { return }
    positions.append(
      layers.map { layer in
        layer.presentation().map { "\(Int($0.position.x)) \(Int($0.position.y))" } ?? "nil"
      }.joined(separator: ", "))
  }

  private func rest() {
    if !positions.isEmpty {
      let isExact = zip(layers, transforms).allSatisfy {
        CATransform3DEqualToTransform($0.transform, $1)
      }
      log.text +=
        "\(positions.joined(separator: "; ")); the transforms are \(isExact ? "equal" : "not equal")\n\n"
      positions = []
    }
    transforms = layers.map(\.transform)
  }
}

/// A stack in one of the tabs, which a finger swipes.
private final class PushedInTabsBench: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let tabs = UITabBarController()
    let stack = UINavigationController(rootViewController: UIViewController())
    tabs.viewControllers = [UIViewController(), stack, UIViewController()]
    for (index, screen) in (tabs.viewControllers ?? []).enumerated() {
      screen.tabBarItem = UITabBarItem(
        title: "Tab \(index + 1)", image: UIImage(systemName: "\(index + 1).circle"), tag: index)
    }
    tabs.selectedIndex = 1
    addFilling(tabs)
    stack.viewControllers.first?.addKitButton("Push", y: 120) { [weak stack] _ in
      let screen = UIViewController()
      screen.view.backgroundColor = .systemTeal
      stack?.pushViewController(screen, animated: true)
    }
    TabTransition(.slide(from: .trailing), swipe: PanRelease()).attach(to: tabs)
  }
}

/// Clear cards above a background with buttons.
private final class ClearCardBench: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let container = SwipeContainerController()
    let background = UIViewController()
    addCounter(to: background, y: 60)
    addCounter(to: background, y: 360)
    container.backgroundViewController = background
    container.viewControllers = (1...2).map { _ in
      let card = UIViewController()
      card.view.backgroundColor = .clear
      let part = UIView(frame: CGRect(x: 0, y: 160, width: 400, height: 160))
      part.backgroundColor = .systemTeal
      card.view.addSubview(part)
      addCounter(to: card, y: 220)
      return card
    }
    addFilling(container)
  }

  private func addCounter(to screen: UIViewController, y: CGFloat) {
    var count = 0
    screen.addKitButton("Count", y: y) { button in
      count += 1
      button.setTitle("Count: \(count)", for: .normal)
    }
  }
}

/// Covers a text field with a splash of the kit.
private final class SplashKeyboardBench: UIViewController {
  private let field = UITextField(frame: CGRect(x: 16, y: 64, width: 300, height: 40))
  private var reveal: SplashReveal?

  override func viewDidLoad() {
    super.viewDidLoad()
    field.borderStyle = .roundedRect
    view.addSubview(field)
    addKitButton("Cover", y: 8) { [weak self] _ in self?.cover(editing: false) }
    addKitButton("Cover, then edit", x: 190, y: 8) { [weak self] _ in self?.cover(editing: true) }
  }

  private func cover(editing: Bool) {
    guard let scene = view.window?.windowScene else { return }
    let splash = UIViewController()
    splash.view.backgroundColor = .systemGray
    let logo = UIView(frame: CGRect(x: 150, y: 300, width: 100, height: 100))
    logo.backgroundColor = .white
    splash.view.addSubview(logo)
    let reveal = SplashReveal(scene, splash: splash, shape: .view(logo))
    self.reveal = reveal
    reveal.present()
    Task {
      try? await Task.sleep(nanoseconds: 1_500_000_000)
      if editing { field.becomeFirstResponder() }
      try? await Task.sleep(nanoseconds: 1_500_000_000)
      reveal.dismiss(animated: true)
    }
  }
}

/// Sends a transition a message that only the delegate that it has replaced understands.
private final class ForwardingBench: UIViewController {
  private final class Former: NSObject, UITabBarControllerDelegate {
    @objc func answer() -> NSNumber { 42 }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let tabs = UITabBarController()
    var former: Former? = Former()
    tabs.delegate = former
    TabTransition(.fade).attach(to: tabs)
    let delegate = tabs.delegate as? NSObject
    let selector = #selector(Former.answer)
    var lines: [String] = []
    autoreleasepool {
      let answer = delegate?.perform(selector)?.takeUnretainedValue() as? NSNumber
      lines.append("\(delegate?.responds(to: selector) == true), \(answer ?? 0)")
      former = nil
    }
    let silence = delegate?.perform(selector)
    lines.append(silence == nil ? "nil" : "an answer")
    let label = UILabel(frame: CGRect(x: 16, y: 60, width: 340, height: 60))
    label.numberOfLines = 0
    label.text = lines.joined(separator: "\n")
    view.addSubview(label)
  }
}

/// A zoomed photo of the kit, and a full-screen controller above it.
private final class CameraBench: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    addKitButton("Photo", y: 60) { [weak self] button in
      let photo = UIViewController()
      photo.view.backgroundColor = .systemIndigo
      photo.addKitButton("Camera", y: 200) { [weak photo] _ in photo.map(Self.presentCamera) }
      self?.present(photo, using: ModalTransition(.zoom(from: .view(button)), dismissal: .drag))
    }
  }

  private static func presentCamera(above photo: UIViewController) {
    let camera = UIViewController()
    camera.view.backgroundColor = .black
    camera.modalPresentationStyle = .fullScreen
    camera.addKitButton("Back", y: 200) { [weak camera] _ in camera?.dismiss(animated: true) }
    photo.present(camera, animated: true)
  }
}

/// Presents with a pan while the presenter, whose view has the recognizer, leaves the hierarchy.
private final class RemovingPanBench: UIViewController {
  private let bar = UIView(frame: CGRect(x: 16, y: 200, width: 340, height: 64))
  private let log = UITextView(frame: CGRect(x: 16, y: 8, width: 340, height: 180))
  private lazy var open = PanPresentInteraction(
    presentingFrom: self, direction: .up,
    using: ModalTransition(
      .cover(from: .bottom), presentation: PresentationOptions(removesPresenter: true))
  ) {
    let screen = UIViewController()
    screen.view.backgroundColor = .systemTeal
    screen.addKitButton("Close", y: 200) { [weak screen] _ in screen?.dismissOrReverse() }
    return screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    log.isEditable = false
    bar.backgroundColor = .systemYellow
    for part in [log, bar] { view.addSubview(part) }
    bar.addGestureRecognizer(open.gestureRecognizer)
    open.gestureRecognizer.addTarget(self, action: #selector(note))
  }

  @objc private func note(_ pan: UIPanGestureRecognizer) {
    let names = [
      UIGestureRecognizer.State.began: "began", .ended: "ended", .cancelled: "canceled",
    ]
    guard let name = names[pan.state] else { return }
    log.text += "\(name) at \(Int(pan.translation(in: nil).y))\n"
  }
}
#endif
