import MatchCut
import UIKit
@_spi(Simulator) import UIKitSimulator

/// An app whose screen has two covers, and the content of the first one has another.
@MainActor final class BindingApp {
  private let simulator: Simulator
  private let root = UIViewController()
  private let outer: BoundView
  private let inner: BoundView
  private let second: BoundView
  private var finger: Finger?

  init(_ look: BindingScript.Look, variant: Simulator.Variant) {
    simulator = Simulator(variant: variant)
    outer = BoundView { _ in look.transition }
    inner = BoundView { _ in look.transition }
    second = BoundView { _ in look.transition }
    root.view.backgroundColor = .white
    root.view.addSubview(outer.view)
    root.view.addSubview(second.view)
    outer.onMake = { [inner] screen in screen.view.addSubview(inner.view) }
    simulator.window.rootViewController = root
    simulator.runUntilIdle()
  }

  func play(_ act: BindingScript.Act, wait: Double) {
    switch act {
    case .set(let id, let cover, let isAnimated):
      let view =
        switch cover {
        case .outer: outer
        case .inner: inner
        case .second: second
        }
      view.isAnimated = isAnimated
      view.id = id
    case .dismiss(let isAnimated):
      guard outer.screen?.presentedViewController == nil else { break }
      outer.screen?.dismissOrReverse(animated: isAnimated)
      // UIKit would ignore another dismissal in this turn.
      simulator.step()
    case .dismissAll:
      // In the background, the cover follows its state in the turn of this dismissal.
      guard !isInTransition, simulator.scene.activationState != .background else { break }
      root.dismiss(animated: true)
      simulator.step()
    case .presentOther:
      if !isInTransition { top.present(UIViewController(), using: ModalTransition(.fade)) }
    case .dismissOther:
      guard !isInTransition, top !== root, !(top is BoundView.Screen) else { break }
      top.dismiss(animated: true)
      simulator.step()
    case .changeContent: outer.content += "."
    case .detach: outer.view.removeFromSuperview()
    case .attach: root.view.addSubview(outer.view)
    case .remove: outer.remove()
    case .refuse(let isRefusing): outer.screen?.isModalInPresentation = isRefusing
    case .touchDown(let point): finger = simulator.touchDown(at: point)
    case .move(let vector):
      guard let finger else { break }
      for _ in 0..<5 {
        finger.move(
          to: CGPoint(x: finger.location.x + vector.dx / 5, y: finger.location.y + vector.dy / 5))
        simulator.step()
      }
    case .lift: lift()
    case .cancelTouch:
      finger?.cancel()
      finger = nil
    case .enterBackground: simulator.enterBackground()
    case .activate: simulator.activate()
    }
    simulator.run(for: wait)
  }

  /// Waits until the app is at rest, and returns what is wrong.
  func judge() -> [String] {
    lift()
    simulator.activate()
    if outer.view.superview == nil { root.view.addSubview(outer.view) }
    // Covers wait for what is not bound.
    repeat {
      guard simulator.runUntilIdle() else { return ["it never comes to rest"] }
    } while dismissOther()
    let covers = [outer, inner, second]
    var findings = covers.flatMap(\.mistakes) + simulator.faults.map { "\($0)" }
    func expect(_ isTrue: Bool, _ text: String) { if !isTrue { findings.append(text) } }
    let wanted = [outer, second].filter { !$0.isRemoved && $0.id != nil }
    let shown = [outer, second].filter { $0.screen != nil }
    expect(
      shown.count == min(wanted.count, 1) && shown.allSatisfy { $0.screen?.id == $0.id },
      "the states are \(wanted.map(\.id)), the screens \(shown.map { $0.screen?.id })")
    if inner.view.window != nil, inner.view.window === simulator.window {
      expect(inner.screen?.id == inner.id, "the inner state and its screen differ")
    }
    for view in covers {
      let isShown = view.screen != nil
      expect(view.screen?.presentingViewController != nil || !isShown, "a screen is not presented")
      expect(
        view.dismissals == view.made.count - (isShown ? 1 : 0),
        "onDismiss: \(view.dismissals) for \(view.made)")
      expect(view.made == view.transitions, "a transition is created more than once")
    }
    expect(outer.screen == nil || outer.screen?.content == outer.content, "the content is old")
    if let screen = outer.screen, screen.presentedViewController == nil {
      expect(simulator.visibleAlpha(of: screen.view) == 1, "the screen is not visible")
    }
    expect(!isInTransition, "a transition is in flight")
    return findings
  }

  /// Dismisses the lowest screen that is not bound, with those above; returns whether there was one.
  private func dismissOther() -> Bool {
    guard let other = tower.dropFirst().first(where: { !($0 is BoundView.Screen) }) else {
      return false
    }
    other.presentingViewController?.dismiss(animated: true)
    return true
  }

  private func lift() {
    finger?.lift()
    finger = nil
  }

  private var tower: [UIViewController] {
    Array(sequence(first: root as UIViewController, next: \.presentedViewController))
  }

  private var top: UIViewController { tower.last ?? root }

  private var isInTransition: Bool {
    tower.contains { $0.isBeingPresented || $0.isBeingDismissed || $0.awaitsModalTransition }
      || top.viewIfLoaded?.window == nil
  }
}

extension BindingScript.Look {
  @MainActor fileprivate var transition: ModalTransition {
    switch self {
    case .cover: ModalTransition(.cover(from: .bottom), dismissal: .panDown)
    case .coverWithoutGesture: ModalTransition(.cover(from: .bottom))
    case .draggedZoom:
      ModalTransition(
        .zoom(from: .frame(CGRect(x: 40, y: 300, width: 90, height: 90), in: nil)),
        dismissal: .drag)
    case .scaledCard:
      ModalTransition(
        .fade, dismissal: .panDown,
        presentation: PresentationOptions(cornerRadius: 20, scaleBehind: 0.9))
    }
  }
}
