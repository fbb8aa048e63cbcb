import Foundation

/// One instance of the app's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The state of a scene in the foreground or the background.
  public enum ActivationState: Int, Sendable {
    /// Not connected to the app.
    case unattached = -1
    /// On screen, and receives events.
    case foregroundActive = 0
    /// On screen, and receives no events.
    case foregroundInactive
    /// Not on screen.
    case background
  }

  /// The object that is told about the scene, which retains it.
  open var delegate: (any UISceneDelegate)?
  /// What the system knows of the scene.
  open private(set) lazy var session = UISceneSession(scene: self)

  /// The state of the scene.
  open internal(set) var activationState = ActivationState.foregroundActive {
    didSet {
      let animations = World.current.animations
      if activationState == .background { animations.enterBackground() }
      if oldValue == .background, activationState != .background { animations.leaveBackground() }
    }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The name of the scene.
  open var title: String! = ""

  init(scene: Void) {
    super.init()
    World.current.add(self)
  }

  open override var next: UIResponder? { UIApplication.shared }
}

extension UIScene {
  /// Posted when the scene has been connected to the app.
  public nonisolated static let willConnectNotification =
    NSNotification.Name("UISceneWillConnectNotification")
  /// Posted when the scene is no longer connected to the app.
  public nonisolated static let didDisconnectNotification =
    NSNotification.Name("UISceneDidDisconnectNotification")
  /// Posted before the scene stops receiving events.
  public nonisolated static let willDeactivateNotification =
    NSNotification.Name("UISceneWillDeactivateNotification")
  /// Posted when the scene has begun to receive events.
  public nonisolated static let didActivateNotification =
    NSNotification.Name("UISceneDidActivateNotification")
  /// Posted when the scene has left the screen.
  public nonisolated static let didEnterBackgroundNotification =
    NSNotification.Name("UISceneDidEnterBackgroundNotification")
  /// Posted before the scene comes back on screen.
  public nonisolated static let willEnterForegroundNotification =
    NSNotification.Name("UISceneWillEnterForegroundNotification")

  /// Moves the scene through the states up to a new one, with their notifications.
  ///
  /// In which order UIKit calls the delegate and posts them is not known.
  @_spi(Simulator)
  public func move(to state: ActivationState) {
    guard state != activationState else { return }
    switch (activationState, state) {
    case (.foregroundActive, .unattached), (.foregroundInactive, .unattached):
      move(to: .background)
      move(to: state)
    case (_, .unattached):
      activationState = state
      delegate?.sceneDidDisconnect(self)
      post(Self.didDisconnectNotification)
    case (.unattached, .foregroundActive):
      move(to: .foregroundInactive)
      move(to: state)
    case (.unattached, .foregroundInactive):
      post(Self.willConnectNotification)
      delegate?.sceneWillEnterForeground(self)
      post(Self.willEnterForegroundNotification)
      activationState = state
    case (.foregroundActive, .background), (.background, .foregroundActive):
      move(to: .foregroundInactive)
      move(to: state)
    case (.foregroundActive, _):
      delegate?.sceneWillResignActive(self)
      post(Self.willDeactivateNotification)
      postOfApp(UIApplication.willResignActiveNotification, unlessOthersAre: [.foregroundActive])
      activationState = state
    case (.foregroundInactive, .background):
      activationState = state
      World.current.animations.endEffects(in: self)
      delegate?.sceneDidEnterBackground(self)
      post(Self.didEnterBackgroundNotification)
      postOfApp(
        UIApplication.didEnterBackgroundNotification,
        unlessOthersAre: [.foregroundActive, .foregroundInactive])
    case (_, .foregroundActive):
      activationState = state
      delegate?.sceneDidBecomeActive(self)
      post(Self.didActivateNotification)
      postOfApp(UIApplication.didBecomeActiveNotification, unlessOthersAre: [.foregroundActive])
    case (.background, .foregroundInactive):
      delegate?.sceneWillEnterForeground(self)
      post(Self.willEnterForegroundNotification)
      postOfApp(
        UIApplication.willEnterForegroundNotification,
        unlessOthersAre: [.foregroundActive, .foregroundInactive])
      activationState = state
    default:
      activationState = state
    }
  }

  /// Posts what the change means for the app, unless another scene keeps it in that state.
  private func postOfApp(
    _ name: NSNotification.Name, unlessOthersAre states: [UIScene.ActivationState]
  ) {
    let others = World.current.scenes.filter { $0 !== self }
    guard !others.contains(where: { states.contains($0.activationState) }) else { return }
    NotificationCenter.default.post(name: name, object: UIApplication.shared)
  }

  private func post(_ name: NSNotification.Name) {
    World.current.note("UIScene posts \(name.rawValue)")
    NotificationCenter.default.post(name: name, object: self)
  }
}
