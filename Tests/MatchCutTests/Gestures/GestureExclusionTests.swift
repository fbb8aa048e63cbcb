import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// Views that keep a finger from the screen.
@MainActor
struct GestureExclusionTests {
  /// The view that the finger touches.
  enum Touched: CaseIterable {
    case toggle
    case disabledToggle
    case button
    case menuButton
    case bareControl
    case tappedControl
    case draggedControl
    case labelOnControl
    case excluded
    case insideExcluded
    case picker
    case noLongerExcluded

    var keepsTouches: Bool {
      switch self {
      case .toggle, .menuButton, .bareControl, .draggedControl, .labelOnControl, .excluded,
        .insideExcluded, .picker:
        true
      case .disabledToggle, .button, .tappedControl, .noLongerExcluded: false
      }
    }

    /// Adds it to a screen.
    @MainActor func add(to view: UIView) -> UIView {
      let touched = make()
      touched.frame = CGRect(x: 146, y: 225, width: 100, height: 60)
      if touched is UISwitch { touched.center = CGPoint(x: 196, y: 255) }
      view.addSubview(touched)
      return touched
    }

    @MainActor private func make() -> UIView {
      switch self {
      case .toggle: return UISwitch()
      case .picker: return UIPickerView()
      case .disabledToggle:
        let toggle = UISwitch()
        toggle.isEnabled = false
        return toggle
      case .button: return UIButton(frame: .zero)
      case .menuButton:
        let button = UIButton(frame: .zero)
        button.showsMenuAsPrimaryAction = true
        return button
      case .bareControl: return UIControl()
      case .tappedControl: return control(for: [.touchUpInside, .touchCancel])
      case .draggedControl: return control(for: [.touchUpInside, .valueChanged])
      case .labelOnControl:
        let control = UIControl()
        let label = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        control.addSubview(label)
        return control
      case .excluded, .insideExcluded, .noLongerExcluded:
        let view = UIView()
        let exclusion = GestureExclusion()
        view.addInteraction(exclusion)
        if self == .insideExcluded {
          view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60)))
        }
        if self == .noLongerExcluded { view.removeInteraction(exclusion) }
        #expect((exclusion.view === view) == (self != .noLongerExcluded))
        return view
      }
    }

    @MainActor private func control(for events: UIControl.Event) -> UIControl {
      let control = UIControl()
      control.addAction(UIAction { _ in }, for: events)
      return control
    }
  }

  @Test("a pull dismisses or not", arguments: Touched.allCases, [DismissalGesture.panDown, .drag])
  func modal(_ touched: Touched, _ gesture: DismissalGesture) {
    let phone = Phone()
    let screen = Screen("screen")
    let view = touched.add(to: screen.view)
    phone.root.present(screen, using: ModalTransition(.fade, dismissal: gesture))
    phone.settle()
    let finger = phone.pull(400)
    #expect(screen.isBeingDismissed == !touched.keepsTouches)
    if touched == .toggle { #expect((view as? UIControl)?.isTracking == true) }
    finger.lift()
    phone.settle()
    #expect((phone.root.presentedViewController == nil) == !touched.keepsTouches)
    if touched.keepsTouches {
      // Beside it, a finger dismisses.
      let start = CGPoint(x: 60, y: 400)
      phone.simulator.drag(from: start, to: CGPoint(x: 60, y: 800), duration: 0.3)
      phone.settle()
    }
    phone.expectAsBefore()
    phone.expectNoFaults()
  }

  @Test(
    "a pan of the app's on the touched view is recognized alone",
    arguments: [DismissalGesture.panDown, .drag])
  func ownPan(_ gesture: DismissalGesture) {
    let phone = Phone()
    let screen = Screen("screen")
    let map = UIView(frame: phone.screen)
    let own = UIPanGestureRecognizer()
    map.addGestureRecognizer(own)
    screen.view.addSubview(map)
    phone.root.present(screen, using: ModalTransition(.fade, dismissal: gesture))
    phone.settle()
    let start = CGPoint(x: 150, y: 300)
    let finger = phone.simulator.touchDown(at: start)
    phone.simulator.step()
    for step in 1...10 {
      finger.move(to: CGPoint(x: start.x, y: start.y + CGFloat(step) * 20))
      phone.simulator.step()
    }
    #expect(own.state == .changed && !screen.isBeingDismissed)
    finger.lift()
    phone.settle()
    #expect(phone.root.presentedViewController === screen)
    phone.expectNoFaults()
  }

  @Test(
    "two fingers that close on it dismiss or not",
    arguments: Touched.allCases.filter { $0 != .toggle })
  func pinch(_ touched: Touched) {
    let phone = Phone()
    let screen = Screen("screen")
    let view = touched.add(to: screen.view)
    view.frame = CGRect(x: 46, y: 225, width: 300, height: 160)
    view.subviews.first?.frame = view.bounds
    phone.root.present(screen, using: ModalTransition(.fade, dismissal: .drag))
    phone.settle()
    for isOnView in [true, false] {
      let y: CGFloat = isOnView ? 300 : 600
      let fingers = [60.0, 330].map { phone.simulator.touchDown(at: CGPoint(x: $0, y: y)) }
      for step in 1...12 {
        fingers[0].move(to: CGPoint(x: 60 + 11 * Double(step), y: y))
        fingers[1].move(to: CGPoint(x: 330 - 11 * Double(step), y: y))
        phone.simulator.step()
      }
      for finger in fingers { finger.lift() }
      phone.settle()
      #expect((phone.root.presentedViewController == nil) == (!touched.keepsTouches || !isOnView))
      if phone.root.presentedViewController == nil { break }
    }
    phone.expectNoFaults()
  }

  @Test("a transition in flight is caught anywhere", arguments: [DismissalGesture.panDown, .drag])
  func caught(gesture: DismissalGesture) {
    let phone = Phone()
    let screen = Screen("screen")
    _ = Touched.draggedControl.add(to: screen.view)
    phone.root.present(screen, using: ModalTransition(.fade, dismissal: gesture))
    phone.simulator.run(for: 0.15)
    let finger = phone.pull(500)
    #expect(screen.transitionCoordinator?.isInteractive == true)
    finger.lift()
    phone.settle()
    phone.expectAsBefore()
    phone.expectNoFaults()
  }

  @Test(
    "a full-width pop does not begin on it, a swipe from the edge does", arguments: [false, true])
  func pop(isFullWidth: Bool) {
    let phone = Phone(wrap: { UINavigationController(rootViewController: $0) })
    let navigation = phone.root.navigationController
    let push = PushTransition(.fade, popGesture: isFullWidth ? .fullWidth : .edge)
    push.attach(to: navigation)
    let screen = Screen("screen")
    let control = UIControl(frame: CGRect(x: 0, y: 300, width: 393, height: 80))
    screen.view.addSubview(control)
    navigation?.pushViewController(screen, animated: true)
    phone.settle()
    for start in [60, 4] as [CGFloat] {
      phone.simulator.drag(
        from: CGPoint(x: start, y: 340), to: CGPoint(x: 350, y: 340), duration: 0.3)
      phone.settle()
      #expect((navigation?.topViewController === phone.root) == (start == 4))
    }
    phone.expectNoFaults()
  }

  @Test func `a full-width pop does not begin on bars`() {
    let phone = Phone(wrap: { UINavigationController(rootViewController: $0) })
    let navigation = phone.root.navigationController
    PushTransition(.fade, popGesture: .fullWidth).attach(to: navigation)
    navigation?.isToolbarHidden = false
    let screen = Screen("screen")
    screen.toolbarItems = [UIBarButtonItem(title: "Sort", primaryAction: nil)]
    navigation?.pushViewController(screen, animated: true)
    phone.settle()
    for bar in [navigation?.navigationBar, navigation?.toolbar] as [UIView?] {
      guard let bar else { continue }
      let y = bar.convert(bar.bounds, to: nil).minY + 22
      phone.simulator.drag(from: CGPoint(x: 120, y: y), to: CGPoint(x: 380, y: y), duration: 0.3)
      phone.settle()
      #expect(navigation?.topViewController === screen)
    }
    phone.simulator.drag(
      from: CGPoint(x: 40, y: 500), to: CGPoint(x: 380, y: 500), duration: 0.3)
    phone.settle()
    #expect(navigation?.topViewController === phone.root)
    phone.expectNoFaults()
  }
}
