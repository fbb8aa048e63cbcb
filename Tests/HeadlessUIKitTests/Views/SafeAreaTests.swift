import Testing
import UIKit
import UIKitSimulator

@MainActor struct SafeAreaTests {
  private let simulator = Simulator()

  private func add(_ frame: CGRect) -> LoggingView {
    let view = LoggingView(frame: frame)
    simulator.window.addSubview(view)
    return view
  }

  private final class LoggingView: UIView {
    var changes = 0
    override func safeAreaInsetsDidChange() { changes += 1 }
  }

  @Test func `F6: a window of a scene has the scene's insets, whatever its frame is set to`() {
    let window = UIWindow(windowScene: simulator.scene)
    #expect(window.safeAreaInsets == simulator.window.safeAreaInsets)
    let root = UIViewController(nibName: nil, bundle: nil)
    window.rootViewController = root
    window.isHidden = false
    simulator.commit()
    #expect(root.view.safeAreaInsets.top == 59)
  }

  @Test func `F6: a view that moves in from below has no top inset until it is there`() {
    let view = add(simulator.window.bounds.offsetBy(dx: 0, dy: 852))
    #expect(view.safeAreaInsets.top == 0)
    let changes = view.changes
    UIView.animate(withDuration: 1) { view.frame.origin.y = 0 }
    #expect(view.safeAreaInsets.top == 59)
    #expect(view.changes == changes + 1)
  }

  @Test func `F6d: a layer that moves changes nothing; insets that change then use its position`() {
    let root = UIViewController(nibName: nil, bundle: nil)
    simulator.window.rootViewController = root
    simulator.runUntilIdle()
    let view = LoggingView(frame: simulator.window.bounds)
    root.view.addSubview(view)
    #expect(view.safeAreaInsets.top == 59)
    UIView.animate(withDuration: 1) { view.layer.position.y += 852 }
    simulator.step()
    #expect(view.safeAreaInsets.top == 59)
    root.additionalSafeAreaInsets.top = 44
    // It is still visible at the top.
    #expect(view.safeAreaInsets.top == 0)
  }

  @Test func `F6: a superview that shrinks from above moves its content onto the home indicator`() {
    let view = add(simulator.window.bounds)
    let content = LoggingView(frame: CGRect(x: 0, y: 300, width: 100, height: 200))
    view.addSubview(content)
    #expect(content.safeAreaInsets.bottom == 0)
    view.frame = CGRect(x: 0, y: 352, width: 393, height: 500)
    #expect(view.safeAreaInsets.bottom == 34)
    #expect(content.safeAreaInsets.bottom == 34)
    view.bounds.origin.y = 20
    #expect(content.safeAreaInsets.bottom == 14)
  }

  @Test func `F6: so its content jumps while it slides in by its frame`() {
    let content = UIScrollView(frame: simulator.window.bounds)
    content.contentSize = CGSize(width: 393, height: 2000)
    content.frame.origin.y = 852
    simulator.window.addSubview(content)
    simulator.step()
    #expect(content.contentOffset.y == 0)
    UIView.animate(withDuration: 1) { content.frame.origin.y = 0 }
    #expect(content.contentOffset.y == -59)
  }

  @Test func `F6: a scaled view overlaps less`() {
    let view = add(simulator.window.bounds)
    view.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
    #expect(view.safeAreaInsets.top.isAbout(59 - 42.6))
  }

  @Test(arguments: [Simulator.Variant.standard, .freshInsets])
  func `F6b: after a reversed animation a view keeps the insets of the end, or has new ones`(
    variant: Simulator.Variant
  ) {
    let simulator = Simulator(variant: variant)
    let view = LoggingView(frame: simulator.window.bounds)
    simulator.window.addSubview(view)
    simulator.commit()
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) {
      view.frame.origin.y = 852
    }
    animator.startAnimation()
    simulator.run(for: 0.2)
    animator.isReversed = true
    simulator.runUntilIdle()
    #expect(view.frame.origin.y == 0)
    #expect(view.safeAreaInsets.top == (variant == .freshInsets ? 59 : 0))
    // Moving the view, even to where it is, recomputes the insets.
    view.center = view.center
    #expect(view.safeAreaInsets.top == 59)
  }

  @Test func `F6: in viewWillAppear a screen has no insets, in viewIsAppearing it has`() {
    final class Screen: UIViewController {
      var insets: [CGFloat] = []
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        insets.append(view.safeAreaInsets.top)
      }
      override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        insets.append(view.safeAreaInsets.top)
      }
    }
    simulator.window.rootViewController = UIViewController()
    simulator.step()
    let screen = Screen()
    screen.modalPresentationStyle = .fullScreen
    simulator.window.rootViewController?.present(screen, animated: true)
    simulator.runUntilIdle()
    #expect(screen.insets == [0, 59])
  }
}
