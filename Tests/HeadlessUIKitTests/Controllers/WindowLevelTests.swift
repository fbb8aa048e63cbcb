import Testing
@_spi(Simulator) import UIKit
@_spi(Simulator) import UIKitSimulator

@MainActor struct WindowLevelTests {
  private let simulator = Simulator()
  private let point = CGPoint(x: 100, y: 100)
  private var bar: UIStatusBarManager? { simulator.scene.statusBarManager }

  private func makeWindow(_ level: UIWindow.Level = .normal) -> UIWindow {
    let window = UIWindow(windowScene: simulator.scene)
    window.windowLevel = level
    window.rootViewController = UIViewController()
    return window
  }

  private func isInFront(_ window: UIWindow) -> Bool {
    let recording = simulator.record {}
    let roots = recording.frames[0].nodes.filter { $0.parent < 0 }
    return simulator.hitTest(point)?.window === window && roots.last?.id == window.layer.id
  }

  @Test func `F14: a window of a higher level is in front, whenever it was shown`() {
    let high = makeWindow(.alert)
    high.isHidden = false
    let middle = makeWindow(.statusBar)
    middle.isHidden = false
    #expect(isInFront(high))
    #expect(simulator.scene.windows.map(\.windowLevel) == [.normal, .statusBar, .alert])
    high.windowLevel = UIWindow.Level(UIWindow.Level.normal.rawValue - 1)
    #expect(isInFront(middle))
    middle.isHidden = true
    #expect(isInFront(simulator.window))
  }

  @Test func `F14: makeKeyAndVisible moves a window to the front of its level`() {
    let other = makeWindow()
    other.isHidden = false
    #expect(isInFront(other))
    simulator.window.makeKeyAndVisible()
    #expect(isInFront(simulator.window))
  }

  @Test func `F14: a touch on the keyboard reaches no window`() {
    let simulator = Simulator()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    simulator.window.addSubview(field)
    let front = UIWindow(windowScene: simulator.scene)
    front.windowLevel = .alert
    front.isHidden = false
    let (key, above) = (CGPoint(x: 200, y: 700), CGPoint(x: 200, y: 500))
    #expect(simulator.hitTest(key) === front)
    field.becomeFirstResponder()
    #expect(simulator.hitTest(key) == nil && simulator.hitTest(above) === front)
    var taps = 0
    let tap = UITapGestureRecognizer()
    tap.onAction(for: tap) { _ in taps += 1 }
    front.addGestureRecognizer(tap)
    simulator.tap(at: key)
    #expect(taps == 0)
    field.resignFirstResponder()
    simulator.tap(at: key)
    #expect(taps == 1)
  }

  @Test func `F14: a window in front leaves the keyboard`() {
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
    simulator.window.addSubview(field)
    field.becomeFirstResponder()
    let high = makeWindow(.alert)
    high.isHidden = false
    simulator.step()
    #expect(isInFront(high) && !simulator.keyboardFrame.isNull && field.isFirstResponder)
  }

  @Test func `F15: a window that is only shown does not become key`() {
    let other = makeWindow(.alert)
    other.isHidden = false
    #expect(!other.isKeyWindow)
    #expect(simulator.scene.keyWindow === simulator.window)
  }

  @Test func `F15: a scene has one key window, and hiding it makes another one key`() {
    let other = makeWindow(.alert)
    other.makeKeyAndVisible()
    #expect(other.isKeyWindow && !simulator.window.isKeyWindow)
    other.isHidden = true
    #expect(!other.isKeyWindow && simulator.window.isKeyWindow)

    let second = simulator.connectScene()
    let beside = UIWindow(windowScene: second)
    beside.makeKeyAndVisible()
    #expect(beside.isKeyWindow && simulator.window.isKeyWindow)
  }

  @Test func `F15: a window that cannot become key does not`() {
    final class Pane: UIWindow {
      override var canBecomeKey: Bool { false }
    }
    let pane = Pane(windowScene: simulator.scene)
    pane.makeKeyAndVisible()
    #expect(!pane.isKeyWindow && !pane.isHidden)
    #expect(simulator.window.isKeyWindow)
  }

  @Test func `F16: the front window decides the status bar, through its children (harsher)`() {
    let root = StyledController(.lightContent)
    simulator.window.rootViewController = root
    #expect(bar?.statusBarStyle == .lightContent)
    let other = makeWindow(.alert)
    other.isHidden = false
    #expect(bar?.statusBarStyle == .default)
    let navigation = UINavigationController(
      rootViewController: StyledController(.darkContent, isHidden: true))
    navigation.setNavigationBarHidden(true, animated: false)
    other.rootViewController = navigation
    #expect(bar?.statusBarStyle == .darkContent)
    #expect(bar?.isStatusBarHidden == true)
    other.isHidden = true
    #expect(bar?.statusBarStyle == .lightContent)
    #expect(bar?.isStatusBarHidden == false)
  }

  @Test func `F16: a full-screen presentation decides the status bar (harsher)`() {
    let root = StyledController(.lightContent)
    simulator.window.rootViewController = root
    simulator.step()
    let screen = StyledController(.darkContent)
    screen.modalPresentationStyle = .fullScreen
    root.present(screen, animated: false)
    #expect(bar?.statusBarStyle == .darkContent)
  }

  @Test func `F17: a window leaves the screen with its scene`() {
    let other = makeWindow(.alert)
    other.isHidden = false
    other.windowScene = nil
    #expect(isInFront(simulator.window))
    #expect(simulator.scene.windows.count == 1)
  }

  @Test func `F17: windows follow the size of their own scene`() {
    let second = simulator.connectScene(size: CGSize(width: 500, height: 600))
    let beside = UIWindow(windowScene: second)
    beside.rootViewController = UIViewController()
    beside.isHidden = false
    let other = makeWindow(.alert)
    other.isHidden = false
    simulator.resize(to: CGSize(width: 852, height: 393))
    simulator.runUntilIdle()
    #expect(other.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
    #expect(beside.frame == CGRect(x: 0, y: 0, width: 500, height: 600))
    #expect(isInFront(other))
  }

  @Test func `windows post that they become visible, hidden and key`() {
    let log = NotificationLog()
    let other = makeWindow(.alert)
    other.makeKeyAndVisible()
    other.isHidden = true
    log.stop()
    #expect(log.names == ["visible", "no key", "key", "no key", "key", "hidden"])
  }

  @Test func `a level may be rendered later than the layers that changed with it`() {
    let simulator = Simulator(variant: .lateWindowLevels)
    let other = UIWindow(windowScene: simulator.scene)
    other.windowLevel = .alert
    other.rootViewController = UIViewController()
    other.isHidden = false
    simulator.step()
    other.windowLevel = UIWindow.Level(UIWindow.Level.normal.rawValue - 1)
    simulator.commit()
    #expect(simulator.hitTest(point)?.window === other)
    simulator.step()
    simulator.step()
    #expect(simulator.hitTest(point)?.window === simulator.window)
  }
}

@MainActor struct SceneStartTests {
  @Test func `an app starts from a scene that is not active yet`() {
    var stateAtStart: UIScene.ActivationState?
    let simulator = Simulator { scene in
      stateAtStart = scene.activationState
      return UIWindow(windowScene: scene)
    }
    #expect(stateAtStart == .unattached)
    #expect(simulator.window.isHidden && simulator.window.windowScene === simulator.scene)
    #expect(simulator.hitTest(CGPoint(x: 100, y: 100)) == nil)
    simulator.commit()
    #expect(simulator.scene.activationState == .foregroundActive)
  }

  @Test func `the first screen may be chosen late`() {
    let simulator = Simulator { UIWindow(windowScene: $0) }
    simulator.run(for: 0.2)
    let first = StyledController(.lightContent)
    simulator.window.rootViewController = first
    simulator.window.makeKeyAndVisible()
    simulator.step()
    #expect(first.view.window === simulator.window)
    #expect(simulator.visibleFrame(of: first.view) == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(simulator.faults.isEmpty)
  }

  @Test func `a scene that disconnects posts its states`() {
    let simulator = Simulator()
    simulator.disconnect()
    #expect(simulator.scene.activationState == .unattached)
    let posts = simulator.log.map(\.message).filter { $0.hasPrefix("UIScene posts") }
    #expect(
      posts == [
        "UIScene posts UISceneWillDeactivateNotification",
        "UIScene posts UISceneDidEnterBackgroundNotification",
        "UIScene posts UISceneDidDisconnectNotification",
      ])
  }

  @Test func `windows of other scenes are neither visible nor touched here`() {
    let simulator = Simulator()
    let window = UIWindow(windowScene: simulator.connectScene())
    window.windowLevel = .alert
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    #expect(simulator.hitTest(CGPoint(x: 100, y: 100)) === simulator.window)
    #expect(simulator.record {}.frames[0].nodes.count { $0.parent < 0 } == 1)
  }
}

/// A controller with preferences for the status bar.
private final class StyledController: UIViewController {
  private let style: UIStatusBarStyle
  private let isBarHidden: Bool

  init(_ style: UIStatusBarStyle, isHidden: Bool = false) {
    self.style = style
    isBarHidden = isHidden
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var preferredStatusBarStyle: UIStatusBarStyle { style }
  override var prefersStatusBarHidden: Bool { isBarHidden }
}

/// The notifications of windows, by short names.
@MainActor private final class NotificationLog {
  private(set) var names: [String] = []
  private var tokens: [any NSObjectProtocol] = []

  init() {
    let known = [
      (UIWindow.didBecomeVisibleNotification, "visible"),
      (UIWindow.didBecomeHiddenNotification, "hidden"),
      (UIWindow.didBecomeKeyNotification, "key"),
      (UIWindow.didResignKeyNotification, "no key"),
    ]
    for (name, word) in known {
      let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [weak self] _ in
        MainActor.assumeIsolated { self?.names.append(word) }
      }
      tokens.append(token)
    }
  }

  func stop() { tokens.forEach(NotificationCenter.default.removeObserver) }
}
