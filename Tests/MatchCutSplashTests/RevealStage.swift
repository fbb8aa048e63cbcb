import MatchCutSplash
import Testing
@_spi(Simulator) import UIKit
@_spi(Simulator) import UIKitSimulator

/// A phone with an app in its window, and a splash with a logo of 100 points at its center.
@MainActor final class RevealStage {
  let simulator: Simulator
  let root = UIViewController()
  let splash = SplashScreen()
  var reveal: SplashReveal?
  /// The number of calls of completions.
  private(set) var calls = 0

  var window: UIWindow { simulator.window }
  var bar: UIStatusBarManager? { simulator.scene.statusBarManager }
  /// The windows that the reveal has added.
  var added: [UIWindow] { simulator.scene.windows.filter { $0 !== window } }
  /// The view with the hole.
  var coverView: UIView? { splash.viewIfLoaded?.superview }
  /// The hole, which has its size at rest.
  var hole: CALayer? { coverView?.layer.mask }
  /// The visible frame of the app: the bounding box of the hole, or the screen without a splash.
  var seen: CGRect {
    guard let hole else { return added.isEmpty ? simulator.visibleFrame(of: root.view) : .null }
    return hole.bounds.applying(hole.presentedTransformToSuperlayer).intersection(window.bounds)
  }
  /// The scale of the hole relative to the logo, and its rotation.
  var turn: (scale: CGFloat, angle: CGFloat) {
    let transform = hole?.presentation()?.affineTransform() ?? .identity
    let scale = (transform.a * transform.a + transform.b * transform.b).squareRoot()
    return (scale, atan2(transform.b, transform.a))
  }
  var isCovered: Bool { simulator.hitTest(CGPoint(x: 20, y: 120))?.window !== window }

  init(
    size: CGSize = CGSize(width: 393, height: 852), variant: Simulator.Variant = .standard,
    motion: SplashMotion = SplashMotion(), shape: ((SplashScreen) -> SplashShape)? = nil
  ) {
    simulator = Simulator(size: size, variant: variant)
    root.view.backgroundColor = .white
    simulator.window.rootViewController = root
    splash.loadViewIfNeeded()
    reveal = SplashReveal(
      simulator.scene, splash: splash, shape: shape?(splash) ?? .view(splash.logo),
      motion: motion)
    simulator.step()
  }

  func count() { calls += 1 }

  /// Covers the app, and lets a frame pass.
  @discardableResult func cover() -> RevealStage {
    reveal?.present()
    simulator.step()
    return self
  }

  func dismiss(animated: Bool = true) {
    reveal?.dismiss(animated: animated) { [weak self] in self?.count() }
  }

  func coverAgain() {
    reveal?.present(animated: true) { [weak self] in self?.count() }
  }

  /// Expects everything to be as if there had never been a splash.
  func expectNothingLeft(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(added.isEmpty, sourceLocation: sourceLocation)
    #expect(window.layer.mask == nil, sourceLocation: sourceLocation)
    #expect(window.layer.animationKeys() == nil, sourceLocation: sourceLocation)
    #expect(window.isKeyWindow, sourceLocation: sourceLocation)
    #expect(seen == window.bounds, sourceLocation: sourceLocation)
    #expect(!isCovered, sourceLocation: sourceLocation)
    #expect(splash.parent == nil && splash.view.superview == nil, sourceLocation: sourceLocation)
    #expect(splash.isUntouched, sourceLocation: sourceLocation)
    #expect(reveal?.isPresented != true, sourceLocation: sourceLocation)
    #expect(simulator.runUntilIdle(), sourceLocation: sourceLocation)
    #expect(simulator.faults.map(\.description) == [], sourceLocation: sourceLocation)
  }

  /// Expects that no frame shows the app without a hole or an open splash, and that none masks the
  /// app.
  func expectNoFlash(
    in recording: Recording, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for frame in recording.frames {
      let roots = frame.nodes.filter { $0.parent < 0 }
      guard let app = roots.firstIndex(where: { $0.id == window.layer.id }),
        let shown = frame.nodes.first(where: { $0.id == splash.view.layer.id })
      else { continue }
      var top = shown
      while top.parent >= 0 { top = frame.nodes[top.parent] }
      let isInFront = (roots.firstIndex { $0.id == top.id } ?? -1) > app
      #expect(isInFront, "at \(frame.time) s", sourceLocation: sourceLocation)
      #expect(roots[app].mask == nil, "at \(frame.time) s", sourceLocation: sourceLocation)
      guard shown.parent >= 0, frame.nodes[shown.parent].mask == nil else { continue }
      let opacity = frame.nodes[shown.parent].opacity
      #expect(opacity == 1, "at \(frame.time) s", sourceLocation: sourceLocation)
    }
  }
}

/// A splash: a logo, a title, and a background.
final class SplashScreen: UIViewController {
  let logo = UIImageView()
  let caption = UILabel()
  let backdrop = UIView()
  private(set) var callbacks: [String] = []

  init() { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .blue
    backdrop.backgroundColor = .purple
    logo.image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    caption.text = "Match cut"
    for part in [backdrop, logo, caption] { view.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    backdrop.frame = view.bounds
    logo.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    logo.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    caption.frame = CGRect(x: 20, y: view.bounds.maxY - 80, width: 200, height: 30)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    callbacks.append("appear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    callbacks.append("disappear")
  }

  /// Whether its views are as they were created.
  var isUntouched: Bool {
    [view, logo, caption, backdrop].allSatisfy { part in
      guard let part else { return false }
      return part.alpha == 1 && !part.isHidden && part.transform.isIdentity
        && part.layer.mask == nil && part.layer.animationKeys() == nil
    }
  }
}

/// Records whether an object has been released.
final class Life {
  private weak var object: AnyObject?

  init(of object: AnyObject?) { self.object = object }

  var isOver: Bool { object == nil }
}
