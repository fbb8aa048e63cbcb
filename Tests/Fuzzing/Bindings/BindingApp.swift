import MatchCut
import UIKit
@_spi(Simulator) import UIKitSimulator

/// An app with a view that has a cover, whose content has one, too.
@MainActor final class BindingApp {
  let simulator: Simulator
  private let root = UIViewController()
  let outer: BoundView
  private let inner: BoundView
  private let sibling: BoundView
  private var finger: Finger?
  private weak var sheet: UIViewController?
  /// The states that nothing but the app may change.
  private var claims: [BindingScript.Place: Int] = [:]

  init(_ look: BindingScript.Look, variant: Simulator.Variant, isSiblingFirst: Bool) {
    simulator = Simulator(variant: variant)
    outer = BoundView { _ in look.transition }
    sibling = BoundView { _ in look.transition }
    inner = BoundView { _ in look.transition }
    root.view.backgroundColor = .white
    let views = [outer.view, sibling.view]
    for view in isSiblingFirst ? views.reversed() : views { root.view.addSubview(view) }
    outer.onMake = { [inner] screen in screen.view.addSubview(inner.view) }
    simulator.window.rootViewController = root
    simulator.runUntilIdle()
  }

  func play(_ act: BindingScript.Act, wait: Double) {
    claim(for: act)
    switch act {
    case .set(let id, let place, let isAnimated):
      let view = view(at: place)
      view.isAnimated = isAnimated
      view.id = id
      if view.view.window == nil { view.update() }
    case .openSheet:
      guard !isInTransition, sheet == nil else { break }
      let new = UIViewController()
      new.modalPresentationStyle = .pageSheet
      top.present(new, animated: true)
      sheet = new
    case .closeSheet:
      // As for any other dismissal, not in the background.
      guard !isInBackground, let sheet, let presenter = sheet.presentingViewController,
        // A cover has to wait for the sheet; nothing else of the app's comes or goes now.
        tower.allSatisfy({ isAtRest($0) || isAbove(sheet, $0) && $0 is BoundView.Screen })
      else { break }
      presenter.dismiss(animated: true)
      self.sheet = nil
      simulator.step()
    case .dismiss(let isAnimated):
      guard outer.screen?.presentedViewController == nil else { break }
      outer.screen?.dismissOrReverse(animated: isAnimated)
      // UIKit would ignore another dismissal in this turn.
      simulator.step()
    case .dismissAll:
      // In the background, the cover follows its state in the turn of this dismissal.
      guard !isInTransition, !isInBackground else { break }
      root.dismiss(animated: true)
      simulator.step()
    case .presentOther:
      if !isInTransition { top.present(UIViewController(), using: ModalTransition(.fade)) }
    case .changeContent:
      outer.content += "."
      if outer.view.window == nil { outer.update() }
    case .detach:
      outer.view.removeFromSuperview()
      // SwiftUI updates it, although no layout comes.
      if outer.updatedID != outer.id { outer.update() }
    case .attach: root.view.addSubview(outer.view)
    case .remove: outer.remove()
    case .refuse(let isRefusing): outer.screen?.isModalInPresentation = isRefusing
    case .touchDown(let point):
      lift()
      finger = simulator.touchDown(at: point)
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
    guard simulator.runUntilIdle() else { return ["it never comes to rest"] }
    if outer.view.window == nil, !outer.isRemoved, let screen = outer.screen, screen.id != outer.id
    {
      return ["the state is \(outer.id as Any), the screen out of the window \(screen.id)"]
    }
    if outer.view.superview == nil { root.view.addSubview(outer.view) }
    guard simulator.runUntilIdle() else { return ["it never comes to rest"] }
    var findings =
      outer.mistakes + inner.mistakes + sibling.mistakes + simulator.faults.map { "\($0)" }
    func expect(_ isTrue: Bool, _ text: String) { if !isTrue { findings.append(text) } }
    for view in [outer, sibling] where !view.isRemoved {
      // A cover waits until what its presenter shows has gone.
      let waits = view.screen == nil && tower.dropFirst().contains { $0 !== inner.screen }
      expect(
        view.screen?.id == view.id || waits,
        "the state is \(view.id as Any), the screen \(view.screen?.id as Any)")
    }
    for (place, id) in claims {
      let now = view(at: place).id
      expect(now == id, "the state of the \(place) view is \(now as Any), not \(id)")
    }
    if inner.view.window != nil, inner.view.window === simulator.window {
      let waits = inner.screen == nil && tower.contains { !($0 is BoundView.Screen) && $0 !== root }
      expect(inner.screen?.id == inner.id || waits, "the inner state and its screen differ")
    }
    for view in [outer, inner, sibling] {
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

  private func view(at place: BindingScript.Place) -> BoundView {
    switch place {
    case .outer: outer
    case .sibling: sibling
    case .inner: inner
    }
  }

  /// Notes what the app wants to be shown; the user, or a dismissal, may change it.
  private func claim(for act: BindingScript.Act) {
    switch act {
    case .set(let id, let place, _):
      // The same value again changes nothing, not even a dismissal in flight.
      guard view(at: place).id != id else { break }
      // Without an update, a value that returns was never seen to be another one.
      let isUnseen = view(at: place).updatedID == id
      // What the content of a screen shows that is about to go goes, too.
      let isLeaving = place == .inner && outer.screen?.id != outer.id
      // Without a window, a cover is given up in the end.
      let isDetached = view(at: place).view.window == nil
      // A finger that holds a screen may dismiss it.
      let isOpen = isInBackground || isUnseen || isLeaving || isDetached || finger != nil
      claims[place] = isOpen ? nil : id
      if place == .outer { claims[.inner] = nil }
    case .openSheet, .closeSheet, .changeContent, .refuse, .move, .lift, .cancelTouch,
      .enterBackground, .activate:
      break
    case .dismiss, .dismissAll, .presentOther, .detach, .attach, .remove, .touchDown:
      claims = [:]
    }
  }

  private var isInBackground: Bool { simulator.scene.activationState == .background }

  private func lift() {
    finger?.lift()
    finger = nil
  }

  private var tower: [UIViewController] {
    Array(sequence(first: root as UIViewController, next: \.presentedViewController))
  }

  private var top: UIViewController { tower.last ?? root }

  private func isAbove(_ sheet: UIViewController, _ controller: UIViewController) -> Bool {
    sequence(first: controller, next: \.presentingViewController).dropFirst().contains {
      $0 === sheet
    }
  }

  private func isAtRest(_ controller: UIViewController) -> Bool {
    !controller.isBeingPresented && !controller.isBeingDismissed
      && !controller.awaitsModalTransition
  }

  private var isInTransition: Bool {
    !tower.allSatisfy(isAtRest) || top.viewIfLoaded?.window == nil
  }
}

extension BindingScript.Look {
  @MainActor fileprivate var transition: ModalTransition {
    switch self {
    case .cover: ModalTransition(.cover(from: .bottom), dismissal: .panDown)
    case .coverWithoutGesture: ModalTransition(.cover(from: .bottom))
    case .coverInPlace:
      ModalTransition(
        .fade, dismissal: .panDown, presentation: PresentationOptions(removesPresenter: true))
    case .draggedZoom:
      ModalTransition(
        .zoom(from: .frame(CGRect(x: 40, y: 300, width: 90, height: 90), in: nil)),
        dismissal: .drag)
    case .roundedCard:
      ModalTransition(
        .fade, dismissal: .panDown,
        presentation: PresentationOptions(cornerRadius: 20))
    }
  }
}
