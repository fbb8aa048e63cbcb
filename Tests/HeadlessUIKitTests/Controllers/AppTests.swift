import Testing
import UIKit
import UIKitSimulator

/// The app, its scenes and its device.
@MainActor struct AppTests {
  private let delegate = WindowDelegate()
  private let simulator: Simulator
  private var app: UIApplication { .shared }

  init() {
    simulator = Simulator(sceneDelegate: delegate)
    simulator.runUntilIdle()
  }

  @Test func `an app starts by its scene delegate`() {
    #expect(delegate.calls == ["connect", "willEnterForeground", "didBecomeActive"])
    #expect(simulator.window === delegate.window && simulator.scene.delegate === delegate)
    #expect(
      delegate.session === simulator.scene.session && delegate.session?.scene === simulator.scene)
  }

  @Test func `a scene delegate is told when the app leaves and comes back`() {
    delegate.calls = []
    simulator.enterBackground()
    #expect(delegate.calls == ["willResignActive", "didEnterBackground"])
    #expect(app.applicationState == .background)
    simulator.activate()
    #expect(delegate.calls.suffix(2) == ["willEnterForeground", "didBecomeActive"])
    #expect(app.applicationState == .active)
    simulator.deactivate()
    #expect(app.applicationState == .inactive)
    simulator.disconnect()
    #expect(delegate.calls.suffix(2) == ["didEnterBackground", "didDisconnect"])
    #expect(app.connectedScenes.isEmpty)
  }

  @Test func `the app has all scenes and their windows`() {
    let other = simulator.connectScene()
    let window = UIWindow(windowScene: other)
    window.makeKeyAndVisible()
    #expect(app.connectedScenes == [simulator.scene, other])
    #expect(Set(app.windows) == [simulator.window, window])
    #expect(app.keyWindow === window)
    #expect(app.connectedScenes.compactMap { ($0 as? UIWindowScene)?.keyWindow }.count == 2)
  }

  @Test func `the app leaves with its last scene, and comes back with its first one`() {
    let observer = Receiver()
    for name in [
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
    ] {
      NotificationCenter.default.addObserver(
        observer, selector: Receiver.plain, name: name, object: app)
    }
    _ = simulator.connectScene()
    simulator.enterBackground()
    simulator.activate()
    #expect(observer.calls.isEmpty)
    let alone = Simulator()
    NotificationCenter.default.addObserver(
      observer, selector: Receiver.plain, name: nil, object: app)
    alone.enterBackground()
    #expect(observer.calls.count == 2)
    alone.activate()
    #expect(observer.calls.count == 4)
  }

  @Test func `an action goes to its target, or along the responders`() throws {
    let receiver = Receiver()
    #expect(app.sendAction(Receiver.sent, to: receiver, from: simulator.window, for: nil))
    #expect(receiver.sender as? UIWindow === simulator.window)
    let resign = Selector("resignFirstResponder", UIResponder.resignFirstResponder)
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
    delegate.window?.rootViewController?.view.addSubview(field)
    #expect(field.becomeFirstResponder())
    #expect(app.sendAction(resign, to: nil, from: nil, for: nil))
    #expect(!field.isFirstResponder)
    #expect(!app.sendAction(Receiver.plain, to: nil, from: field, for: nil))
  }

  @Test func `responders end at the app and its delegate`() {
    let appDelegate = AppDelegate()
    app.delegate = appDelegate
    let select = Selector("menu(_:)", AppDelegate.menu(_:))
    #expect(app.sendAction(select, to: nil, from: simulator.window, for: nil))
    #expect(appDelegate.menus == 1)
    #expect(appDelegate.application(app, didFinishLaunchingWithOptions: nil))
    #expect(appDelegate.application(app, supportedInterfaceOrientationsFor: nil) == .portrait)
  }

  @Test func `touches are ignored on request`() {
    let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
    let receiver = Receiver()
    button.addTarget(receiver, action: Receiver.plain, for: .touchUpInside)
    simulator.window.addSubview(button)
    for _ in 0..<2 { app.beginIgnoringInteractionEvents() }
    app.endIgnoringInteractionEvents()
    simulator.tap(at: CGPoint(x: 50, y: 120))
    #expect(receiver.calls.isEmpty && app.isIgnoringInteractionEvents)
    for _ in 0..<2 { app.endIgnoringInteractionEvents() }
    simulator.tap(at: CGPoint(x: 50, y: 120))
    #expect(receiver.calls == ["plain"] && !app.isIgnoringInteractionEvents)
  }

  @Test(arguments: [("https://example.com", true), ("unknown://x", false)])
  func `an address is opened in the next turn`(address: String, canOpen: Bool) throws {
    let url = try #require(URL(string: address))
    #expect(app.canOpenURL(url) == canOpen)
    let delegate = delegate
    app.open(url) { delegate.calls = ["\($0)"] }
    #expect(delegate.calls != ["\(canOpen)"])
    simulator.step()
    #expect(delegate.calls == ["\(canOpen)"])
    #expect(simulator.log.contains { $0.message.contains(address) })
  }

  @Test func `each background task has a number`() {
    let tasks = [app.beginBackgroundTask(), app.beginBackgroundTask(withName: "save")]
    #expect(Set(tasks).count == 2 && !tasks.contains(.invalid))
    app.endBackgroundTask(tasks[0])
  }

  @Test func `the device turns before the scene does`() {
    let turns = Turns()
    NotificationCenter.default.addObserver(
      turns, selector: Selector("turned", Turns.turned),
      name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
    #expect(UIDevice.current.orientation == .portrait && app.statusBarOrientation == .portrait)
    turns.window = simulator.window
    simulator.resize(to: CGSize(width: 852, height: 393))
    #expect(turns.orientations == [.landscapeLeft] && turns.widths == [393])
    #expect(simulator.scene.interfaceOrientation == .landscapeRight)
    #expect(UIScreen.main.nativeBounds.size == CGSize(width: 1179, height: 2556))
    simulator.resize(to: CGSize(width: 900, height: 393))
    #expect(turns.orientations.count == 1)
  }

  @Test func `a pad may have several scenes`() {
    #expect(UIDevice.current.model == "iPhone" && !app.supportsMultipleScenes)
    simulator.userInterfaceIdiom = .pad
    #expect(UIDevice.current.model == "iPad" && app.supportsMultipleScenes)
  }
}

/// As Xcode's template has it.
private final class WindowDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var calls: [String] = []
  private(set) weak var session: UISceneSession?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    calls.append("connect")
    self.session = session
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
  }

  func sceneDidDisconnect(_ scene: UIScene) { calls.append("didDisconnect") }
  func sceneDidBecomeActive(_ scene: UIScene) { calls.append("didBecomeActive") }
  func sceneWillResignActive(_ scene: UIScene) { calls.append("willResignActive") }
  func sceneWillEnterForeground(_ scene: UIScene) { calls.append("willEnterForeground") }
  func sceneDidEnterBackground(_ scene: UIScene) { calls.append("didEnterBackground") }
}

private final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private(set) var menus = 0

  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .portrait }

  func menu(_ sender: Any?) { menus += 1 }
}

@MainActor private final class Turns {
  weak var window: UIWindow?
  private(set) var orientations: [UIDeviceOrientation] = []
  private(set) var widths: [CGFloat] = []

  func turned() {
    orientations.append(UIDevice.current.orientation)
    widths.append(window?.bounds.width ?? 0)
  }
}
