import Foundation
@_spi(Simulator) import UIKit

/// The scene and the settings of the device.
extension Simulator {
  /// Whether the user prefers less motion; a change is posted.
  public var isReduceMotionEnabled: Bool {
    get { world.isReduceMotionEnabled }
    set {
      enter()
      guard world.isReduceMotionEnabled != newValue else { return }
      world.isReduceMotionEnabled = newValue
      NotificationCenter.default.post(
        name: UIAccessibility.reduceMotionStatusDidChangeNotification,
        object: nil
      )
    }
  }

  /// Whether VoiceOver is on; `false` by default.
  public var isVoiceOverRunning: Bool {
    get { world.isVoiceOverRunning }
    set { world.isVoiceOverRunning = newValue }
  }

  /// The direction of the user's language; a change lays out and draws every view anew.
  public var layoutDirection: UIUserInterfaceLayoutDirection {
    get { world.layoutDirection }
    set {
      enter()
      world.layoutDirection = newValue
      for window in windows {
        layOutAnew(window)
        turnAround(window)
      }
    }
  }

  /// Whether the device is light or dark; a change draws every view anew, and tells controllers and
  /// views whose traits change.
  ///
  /// As on a phone, a `CGColor` of a layer stays as it is.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { world.userInterfaceStyle }
    set {
      enter()
      let record = TraitRecord(of: windows)
      world.userInterfaceStyle = newValue
      for window in windows { layOutAnew(window) }
      record.tell()
    }
  }

  /// The kind of the device; a phone by default.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { world.userInterfaceIdiom }
    set { world.userInterfaceIdiom = newValue }
  }

  /// The size of the display in points; `nil`, the default, if the scene fills it.
  public var screenSize: CGSize? {
    get { world.screenSize }
    set { world.screenSize = newValue }
  }

  /// The corner radius of the display in points, as a view with concentric corners has it that
  /// fills the window (F10).
  ///
  /// If it is `nil`, the default, such a view has square corners: that its container is the display
  /// is only recalled.
  public var displayCornerRadius: CGFloat? {
    get { world.displayCornerRadius }
    set { world.displayCornerRadius = newValue }
  }

  private func turnAround(_ view: UIView) {
    view.layoutDirectionMayHaveChanged()
    for subview in view.subviews { turnAround(subview) }
  }

  private func layOutAnew(_ view: UIView) {
    view.setNeedsLayout()
    view.setNeedsDisplay()
    // Without a color of the view, its layer may have one.
    if view.backgroundColor != nil { view.backgroundColorMayHaveChanged() }
    for subview in view.subviews { layOutAnew(subview) }
  }

  /// Sets the image that `UIImage(named:)` creates; without it, a gray one of 100 by 100 points.
  ///
  /// - Parameters:
  ///   - image: The image; `nil` for none.
  ///   - name: The name.
  public func setImage(_ image: UIImage?, named name: String) { world.setImage(image, named: name) }

  /// Sets the color that `UIColor(named:)` creates; without it, gray.
  ///
  /// - Parameters:
  ///   - color: The color; `nil` for none.
  ///   - name: The name.
  public func setColor(_ color: UIColor?, named name: String) { world.setColor(color, named: name) }

  /// The frame of the keyboard, in the coordinates of the screen; null while it is hidden.
  public var keyboardFrame: CGRect { world.keyboard.frame }

  /// Makes the scene inactive, as for an incoming call; touches are canceled.
  public func deactivate() {
    enter()
    dispatcher.cancelAll(time: CACurrentMediaTime())
    scene.move(to: .foregroundInactive)
  }

  /// Makes the scene active again.
  public func activate() {
    enter()
    scene.move(to: .foregroundActive)
  }

  /// Moves the scene to the background, as when the user switches to another app.
  public func enterBackground() {
    enter()
    dispatcher.cancelAll(time: CACurrentMediaTime())
    scene.move(to: .background)
  }

  /// Ends the scene, as when the user closes it.
  public func disconnect() {
    enter()
    dispatcher.cancelAll(time: CACurrentMediaTime())
    scene.move(to: .unattached)
  }

  /// Adds an active scene, like that of a second window on an iPad.
  ///
  /// Its windows are part of the app, but not of this screen and its touches.
  ///
  /// - Parameter size: The size of that screen in points.
  /// - Returns: The scene.
  public func connectScene(size: CGSize = CGSize(width: 393, height: 852)) -> UIWindowScene {
    enter()
    let insets = Self.safeAreaInsets(forSize: size)
    let scene = UIWindowScene(size: size, safeAreaInsets: insets, state: .foregroundActive)
    otherScenes.append(scene)
    return scene
  }

  /// The windows on the screen, back to front, hidden ones too.
  var windows: [UIWindow] {
    world.windows.filter { $0.windowScene === scene || $0.windowScene == nil }
  }

  /// Gives the scene another size, as a rotation does.
  ///
  /// A transition in flight ends first. To change the size at once, set the frame of the window.
  ///
  /// - Parameter size: The new size in points.
  public func resize(to size: CGSize) {
    enter()
    scene.resize(to: size, safeAreaInsets: Self.safeAreaInsets(forSize: size))
  }
}
