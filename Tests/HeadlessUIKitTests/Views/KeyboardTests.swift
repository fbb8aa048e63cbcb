import Foundation
import Testing
import UIKit
import UIKitSimulator

/// The first responder, and the notifications of the keyboard.
@MainActor struct KeyboardTests {
  let simulator: Simulator
  let root = UIViewController(nibName: nil, bundle: nil)
  let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
  let shown = CGRect(x: 0, y: 516, width: 393, height: 336)

  init() { self.init(.standard) }

  init(_ variant: Simulator.Variant) {
    simulator = Simulator(variant: variant)
    simulator.window.rootViewController = root
    root.view.addSubview(field)
    simulator.runUntilIdle()
  }

  @Test func `a tapped field is the first responder until it resigns`() {
    #expect(!field.isFirstResponder && simulator.keyboardFrame.isNull)
    simulator.tap(at: CGPoint(x: 60, y: 120))
    #expect(field.isFirstResponder && field.isEditing)
    #expect(simulator.keyboardFrame == shown)
    #expect(field.resignFirstResponder())
    #expect(!field.isFirstResponder && simulator.keyboardFrame.isNull)
  }

  @Test func `a first responder has to be in a window, and able to become it`() {
    let other = UITextField()
    #expect(!other.becomeFirstResponder())
    #expect(!root.view.becomeFirstResponder())
    field.isEnabled = false
    #expect(!field.becomeFirstResponder())
    #expect(simulator.keyboardFrame.isNull)
  }

  @Test func `between two fields the keyboard stays`() {
    let other = UITextField(frame: CGRect(x: 20, y: 160, width: 200, height: 40))
    root.view.addSubview(other)
    field.becomeFirstResponder()
    let count = simulator.log.count
    #expect(other.becomeFirstResponder())
    #expect(!field.isFirstResponder && other.isFirstResponder)
    #expect(simulator.log.count == count)
    #expect(root.view.endEditing(false) && simulator.keyboardFrame.isNull)
  }

  @Test func `a field that leaves the window resigns`() {
    field.becomeFirstResponder()
    field.removeFromSuperview()
    #expect(!field.isFirstResponder && simulator.keyboardFrame.isNull)
  }

  @Test func `a field and a text view post that they begin and end to be edited`() {
    let text = UITextView(frame: CGRect(x: 20, y: 160, width: 200, height: 90))
    root.view.addSubview(text)
    let names = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidEndEditingNotification,
      UITextView.textDidBeginEditingNotification, UITextView.textDidEndEditingNotification,
    ]
    var posts: [Int] = []
    let (views, center) = ([field, text] as [UIView], NotificationCenter.default)
    let tokens = names.indices.map { index in
      center.addObserver(forName: names[index], object: views[index / 2], queue: nil) { _ in
        MainActor.assumeIsolated { posts.append(index) }
      }
    }
    field.becomeFirstResponder()
    #expect(text.becomeFirstResponder() && posts == [0, 1, 2])
    simulator.window.endEditing(true)
    #expect(posts == [0, 1, 2, 3] && simulator.keyboardFrame.isNull)
    text.isEditable = false
    #expect(!text.becomeFirstResponder() && posts.count == 4)
    for token in tokens { center.removeObserver(token) }
  }

  @Test func `H: its frame is posted, with the duration and the curve`() {
    var frames: [CGRect] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
    ) { notification in
      let info = notification.userInfo
      let frame = info?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
      let duration = info?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
      let curve = info?[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt
      MainActor.assumeIsolated {
        frames.append(frame ?? .null)
        #expect(duration == 0.25 && curve == 7)
      }
    }
    field.becomeFirstResponder()
    field.resignFirstResponder()
    NotificationCenter.default.removeObserver(token)
    #expect(frames == [shown, shown.offsetBy(dx: 0, dy: 336)])
  }

  @Test func `H: the end of a change is posted after its duration, unless another one has begun`() {
    var posts: [String] = []
    let names = [
      UIResponder.keyboardDidShowNotification, UIResponder.keyboardDidHideNotification,
      UIResponder.keyboardDidChangeFrameNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { posts.append(name.rawValue) }
      }
    }
    field.becomeFirstResponder()
    simulator.run(for: 0.2)
    #expect(posts.isEmpty)
    simulator.run(for: 0.1)
    #expect(posts == [names[0].rawValue, names[2].rawValue])
    field.resignFirstResponder()
    simulator.run(for: 0.2)
    field.becomeFirstResponder()
    simulator.run(for: 0.2)
    field.resignFirstResponder()
    #expect(posts.count == 2)
    simulator.run(for: 0.3)
    #expect(posts.dropFirst(2) == [names[1].rawValue, names[2].rawValue])
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  @Test func `H: the object of its notifications is the screen that shows it`() {
    var screens: [ObjectIdentifier?] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { notification in
      let screen = (notification.object as? UIScreen).map(ObjectIdentifier.init)
      MainActor.assumeIsolated { screens.append(screen) }
    }
    field.becomeFirstResponder()
    field.resignFirstResponder()
    let scene = simulator.connectScene()
    let window = UIWindow(windowScene: scene)
    window.isHidden = false
    window.addSubview(field)
    field.becomeFirstResponder()
    NotificationCenter.default.removeObserver(token)
    #expect(screens == [simulator.scene.screen, scene.screen].map { ObjectIdentifier($0) })
    #expect(UIScreen.main === simulator.scene.screen && scene.screen !== UIScreen.main)
    #expect(UIScreen.main.bounds == simulator.window.bounds && UIScreen.main.scale == 3)
  }

  @Test func `H: a rotation hides it, and shows it in its new place`() {
    field.becomeFirstResponder()
    var frames: [CGRect] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
    ) { notification in
      let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
      MainActor.assumeIsolated { frames.append(frame ?? .null) }
    }
    simulator.resize(to: CGSize(width: 852, height: 393))
    NotificationCenter.default.removeObserver(token)
    let turned = CGRect(x: 0, y: 184, width: 852, height: 209)
    #expect(frames == [shown.offsetBy(dx: 0, dy: 336), turned])
    #expect(field.isFirstResponder && simulator.keyboardFrame == turned)
    #expect(simulator.hitTest(CGPoint(x: 400, y: 200)) == nil)
    field.resignFirstResponder()
    simulator.resize(to: CGSize(width: 393, height: 852))
    #expect(simulator.keyboardFrame.isNull)
  }

  @Test func `H: it turns with its window, which waits for a transition`() {
    let test = KeyboardTests(.keptKeyboards)
    let (simulator, field) = (test.simulator, test.field)
    field.becomeFirstResponder()
    test.root.present(UIViewController(nibName: nil, bundle: nil), animated: true)
    simulator.run(for: 0.1)
    simulator.resize(to: CGSize(width: 852, height: 393))
    simulator.step()
    #expect(simulator.window.bounds.width == 393 && simulator.keyboardFrame == shown)
    field.resignFirstResponder()
    field.becomeFirstResponder()
    #expect(simulator.keyboardFrame == shown)
    simulator.runUntilIdle()
    #expect(simulator.window.bounds.width == 852 && field.isFirstResponder)
    #expect(simulator.keyboardFrame == CGRect(x: 0, y: 184, width: 852, height: 209))
  }

  @Test(arguments: ["resigns", "hides", "hides at rest"])
  func `H: a first responder that has gone takes it along, also as its window turns`(how: String) {
    let window = UIWindow(windowScene: simulator.scene)
    let turning = TurningController(nibName: nil, bundle: nil)
    window.rootViewController = turning
    window.isHidden = false
    turning.view.addSubview(field)
    simulator.runUntilIdle()
    field.becomeFirstResponder()
    #expect(!simulator.keyboardFrame.isNull)
    if how == "hides at rest" {
      window.isHidden = true
    } else {
      turning.onTurn = { [field] in
        if how == "hides" { window.isHidden = true } else { field.resignFirstResponder() }
      }
      simulator.resize(to: CGSize(width: 852, height: 393))
    }
    simulator.runUntilIdle()
    #expect(!field.isFirstResponder && simulator.keyboardFrame.isNull)
    #expect(simulator.hitTest(CGPoint(x: 100, y: 380)) != nil)
  }

  @Test(arguments: [UIModalPresentationStyle.custom, .fullScreen], Handing.all)
  func `H: a presentation takes it, and the dismissal gives it back`(
    _ style: UIModalPresentationStyle, _ handing: Handing
  ) {
    let test = KeyboardTests(handing.variant)
    let (simulator, field) = (test.simulator, test.field)
    let screen = UIViewController(nibName: nil, bundle: nil)
    screen.modalPresentationStyle = style
    field.becomeFirstResponder()
    test.root.present(screen, animated: true)
    simulator.step()
    #expect(field.isFirstResponder == handing.isKept)
    simulator.runUntilIdle()
    #expect(field.isFirstResponder == (handing.isKept && style == .custom))
    screen.dismiss(animated: true)
    simulator.step()
    #expect(field.isFirstResponder == (style == .custom && !handing.isLate))
    simulator.runUntilIdle()
    #expect(field.isFirstResponder == (style == .custom || !handing.isKept))
  }

  @Test(arguments: Handing.all, [true, false])
  func `H: a gesture leaves it to the screen, and hands it over one commit after it finishes`(
    _ handing: Handing, _ finishes: Bool
  ) {
    let test = KeyboardTests(handing.variant)
    let (simulator, field) = (test.simulator, test.field)
    let screen = UIViewController(nibName: nil, bundle: nil)
    let upper = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    screen.view.addSubview(upper)
    screen.modalPresentationStyle = .pageSheet
    field.becomeFirstResponder()
    test.root.present(screen, animated: true)
    simulator.runUntilIdle()
    upper.becomeFirstResponder()
    let finger = simulator.touchDown(at: CGPoint(x: 200, y: 300))
    simulator.step()
    for y in stride(from: 305.0, through: finishes ? 780 : 360, by: 5) {
      finger.move(to: CGPoint(x: 200, y: y))
      simulator.step()
    }
    #expect(upper.isFirstResponder != handing.isHidden)
    simulator.run(for: 0.3)
    finger.lift()
    #expect(upper.isFirstResponder != handing.isHidden)
    simulator.step()
    #expect(test.root.presentedViewController === screen)
    #expect(upper.isFirstResponder == (!finishes && !handing.isHidden))
    let returns = !handing.isKept && !handing.isLate
    #expect(field.isFirstResponder == (finishes && returns))
    simulator.runUntilIdle()
    #expect((test.root.presentedViewController === screen) != finishes)
    #expect(upper.isFirstResponder == (!finishes && !handing.isHidden))
    #expect(field.isFirstResponder == (finishes && !handing.isKept))
  }

  struct Handing: CustomStringConvertible, Sendable {
    let variant: Simulator.Variant
    var isKept = false
    var isLate = false
    var isHidden = false
    var description: String { variant.description }

    static let all: [Handing] = [
      Handing(variant: .standard), Handing(variant: .keptKeyboards, isKept: true),
      Handing(variant: .lateKeyboards, isLate: true),
      Handing(variant: .hiddenKeyboards, isHidden: true),
    ]
  }

  private final class TurningController: UIViewController {
    var onTurn: () -> Void = {}

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      onTurn()
    }
  }
}
