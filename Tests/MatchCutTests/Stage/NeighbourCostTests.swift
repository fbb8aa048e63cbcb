import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// The work of UIKit in a transition, for all views on the screens.
@MainActor
struct NeighbourCostTests {
  /// The number of walks of a zoom by the transform, as in tutorials.
  private static let mostWalks = 5

  @Test("presented and dismissed", arguments: TestEffect.all)
  func modal(_ effect: TestEffect) {
    let phone = Phone()
    let screen = BusyScreen()
    let transition = ModalTransition(effect.effect(from: phone.thumbnail), dismissal: .panDown)
    let coming = Cost(on: phone, of: screen) {
      phone.root.present(screen, using: transition, animated: true)
    }
    coming.expect(layouts: 1, insets: [59])
    let going = Cost(on: phone, of: screen) { screen.dismiss(animated: true) }
    // Nothing is recomputed outside of the window.
    going.expect(layouts: 0, insets: [])
    #expect(going.walks == 0)
    #expect(coming.walks <= Self.mostWalks)
    phone.expectNoFaults()
  }

  @Test("pushed and popped", arguments: TestEffect.all)
  func stack(_ effect: TestEffect) {
    var stack: UINavigationController?
    let phone = Phone { root in
      let controller = UINavigationController(rootViewController: root)
      stack = controller
      return controller
    }
    guard let stack else { return }
    PushTransition(effect.effect(from: phone.thumbnail)).attach(to: stack)
    let screen = BusyScreen()
    let coming = Cost(on: phone, of: screen) { stack.pushViewController(screen, animated: true) }
    coming.expect(layouts: 1, insets: [103])
    #expect(coming.walks <= Self.mostWalks)
    let going = Cost(on: phone, of: screen) { stack.popViewController(animated: true) }
    #expect(going.layouts == 0)
    #expect(going.walks <= Self.mostWalks)
    phone.expectNoFaults()
  }

  @Test(
    "a first responder is searched for only if a dismissal can be canceled",
    arguments: [true, false])
  func firstResponder(isCancelable: Bool) {
    #expect(searchedViews(of: 1, isCancelable: isCancelable) == (isCancelable ? 1 : 0))
  }

  @Test("a large screen is not searched as a whole")
  func largeScreen() {
    #expect((1...256).contains(searchedViews(of: 5_000, isCancelable: true)))
  }

  @Test("nothing is searched while a text is being edited, wherever it is")
  func editedText() {
    #expect(searchedViews(of: 5_000, isCancelable: true, editsText: true) == 0)
  }

  /// Returns how many views of a screen are asked at its dismissal whether they are first responder.
  private func searchedViews(
    of count: Int, isCancelable: Bool, editsText: Bool = false
  ) -> Int {
    let phone = Phone()
    let screen = UIViewController()
    let views = (0..<count).map { _ in AskedView(frame: .zero) }
    views.forEach(screen.view.addSubview)
    let field = UITextField(frame: CGRect(x: 20, y: 60, width: 160, height: 40))
    screen.view.addSubview(field)
    let transition = ModalTransition(.fade, dismissal: isCancelable ? .panDown : nil)
    phone.root.present(screen, using: transition, animated: true)
    phone.settle()
    if editsText { field.becomeFirstResponder() }
    for view in views { view.count = 0 }
    screen.dismiss(animated: true)
    phone.settle()
    phone.expectNoFaults()
    return views.reduce(0) { $0 + $1.count }
  }

  @Test("dragged, returned, and dragged away")
  func dragged() {
    let phone = Phone()
    let screen = BusyScreen()
    let transition = ModalTransition(.zoom(from: .view(phone.thumbnail)), dismissal: .drag(.down))
    phone.root.present(screen, using: transition, animated: true)
    phone.settle()
    let returning = Cost(on: phone, of: screen) { phone.pullInVain() }
    returning.expect(layouts: 0, insets: [])
    #expect(returning.walks == 0)
    let going = Cost(on: phone, of: screen) { phone.pullToDismiss() }
    going.expect(layouts: 0, insets: [])
    #expect(going.walks == 0)
  }
}

/// The work of UIKit in a part of a test.
@MainActor
private struct Cost {
  let walks: Int
  let layouts: Int
  let insets: [CGFloat]

  init(on phone: Phone, of screen: BusyScreen, _ body: () -> Void) {
    let before = phone.simulator.counters.safeAreaWalks
    screen.layouts = 0
    screen.topInsets = []
    body()
    phone.settle()
    walks = phone.simulator.counters.safeAreaWalks - before
    layouts = screen.layouts
    insets = screen.topInsets
  }

  func expect(
    layouts: Int, insets: [CGFloat], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(self.layouts == layouts, sourceLocation: sourceLocation)
    #expect(self.insets == insets, sourceLocation: sourceLocation)
  }
}

/// A screen with nested views, which counts its layouts.
private final class BusyScreen: UIViewController {
  var layouts = 0
  var topInsets: [CGFloat] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    for _ in 0..<10 {
      let panel = UIView(frame: view.bounds)
      panel.addSubview(UIView(frame: view.bounds))
      view.addSubview(panel)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layouts += 1
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    topInsets.append(view.safeAreaInsets.top)
  }
}

/// A view that counts how often it is asked whether it is first responder.
private final class AskedView: UIView {
  var count = 0

  override var isFirstResponder: Bool {
    count += 1
    return super.isFirstResponder
  }
}
