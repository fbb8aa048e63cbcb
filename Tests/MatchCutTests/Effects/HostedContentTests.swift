import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// Content that depends on transforms and superviews, like SwiftUI's and visual effects.
@MainActor struct HostedContentTests {
  @Test(arguments: TestEffect.all)
  func `content that computes its safe area in the window does not jump`(_ effect: TestEffect) {
    let phone = Phone()
    let hosting = HostingView(frame: phone.screen)
    let photo = Screen("photo") { $0.view.addSubview(hosting) }
    let zoom = ModalTransition(effect.effect(from: phone.thumbnail), dismissal: .drag)
    hosting.tops = []
    phone.root.present(photo, using: zoom)
    phone.settle()
    phone.simulator.drag(
      from: CGPoint(x: 200, y: 300), to: CGPoint(x: 220, y: 390), duration: 0.3)
    phone.settle()
    #expect(photo.presentingViewController != nil)
    photo.dismiss(animated: true)
    phone.settle()
    #expect(!hosting.tops.isEmpty && Set(hosting.tops) == [59], "\(hosting.tops)")
    phone.expectAsBefore()
  }

  @Test(arguments: TestEffect.all, [DismissalGesture.panDown, .drag])
  func `nor when its screen is flicked away, or caught in flight`(
    _ effect: TestEffect, _ gesture: DismissalGesture
  ) {
    for isCaught in [false, true] {
      let phone = Phone()
      let hosting = HostingView(frame: phone.screen)
      let photo = Screen("photo") { $0.view.addSubview(hosting) }
      phone.root.present(
        photo, using: ModalTransition(effect.effect(from: phone.thumbnail), dismissal: gesture))
      phone.simulator.run(for: 0.12)
      if isCaught {
        phone.pull(-120).lift()
        phone.simulator.run(for: 0.05)
      } else {
        phone.settle()
      }
      phone.pull(300, for: 0.06).lift()
      phone.settle()
      #expect(Set(hosting.tops) == [59], "\(hosting.tops)")
    }
  }

  @Test(arguments: TestEffect.all, [false, true])
  func `nor in a stack whose bars appear and disappear`(_ effect: TestEffect, changesBars: Bool) {
    let phone = Phone(wrap: { UINavigationController(rootViewController: $0) })
    let stack = phone.root.navigationController
    PushTransition(effect.effect(from: phone.thumbnail), popGesture: .fullWidth).attach(to: stack)
    let hosting = HostingView(frame: phone.screen)
    let photo = Screen("photo") { $0.view.addSubview(hosting) }
    for screen in [phone.root, photo] where changesBars {
      screen.onCall = { [weak photo] call, screen in
        guard call == .willAppear else { return }
        screen.navigationController?.setNavigationBarHidden(screen === photo, animated: true)
      }
    }
    stack?.pushViewController(photo, animated: true)
    phone.settle()
    for (end, steps) in [(90, 15), (300, 3)] as [(CGFloat, Int)] {
      phone.simulator.swipe(
        from: CGPoint(x: 60, y: 400), by: CGPoint(x: end - 60, y: 0), steps: steps,
        rest: steps == 15 ? 0.3 : 0)
      phone.settle()
      #expect(stack?.viewControllers.count == (steps == 15 ? 2 : 1))
    }
    #expect(!hosting.tops.isEmpty && Set(hosting.tops) == [59], "\(hosting.tops)")
    phone.expectNoFaults()
  }

  @Test(arguments: TestEffect.all + [faintZoom])
  func `no screen or source is ever drawn with an alpha at which glass stays flat`(
    _ effect: TestEffect
  ) {
    for isStacked in [false, true] {
      let stack = UINavigationController()
      let phone = Phone { root in
        guard isStacked else { return root }
        stack.pushViewController(root, animated: false)
        return stack
      }
      // Without an effect, it is no obstacle to a picture.
      phone.thumbnail.addSubview(UIVisualEffectView(effect: nil))
      let effect = effect.effect(from: phone.thumbnail)
      let photo = Screen("photo")
      let push = PushTransition(effect)
      if isStacked { push.attach(to: stack) }
      let recording = phone.simulator.record {
        if isStacked {
          stack.pushViewController(photo, animated: true)
        } else {
          phone.root.present(photo, using: ModalTransition(effect))
        }
        phone.settle()
        if isStacked {
          stack.popViewController(animated: true)
        } else {
          photo.dismiss(animated: true)
        }
        phone.settle()
      }
      for view in [photo.view, phone.root.view, phone.thumbnail] as [UIView] {
        let alphas = recording.frames.filter { $0.node(of: view) != nil }
          .map { $0.visibleAlpha(of: view) }
        #expect(alphas.count > 3 && alphas.allSatisfy { $0 >= 0.0199 }, "\(alphas)")
      }
    }
  }

  nonisolated private static let faintZoom = TestEffect(
    "zoom that fades", { .zoom(from: $0, fade: .in) }, look: { _, scene in scene.atRest })

  @Test(arguments: [true, false])
  func `effects that do not fade leave a blur opaque in every frame`(_ isPresented: Bool) {
    let sources: [(UIView, UIView) -> any TransitionEffect] = [
      { view, _ in .zoom(from: .view(view)) },
      { .zoom(from: .view($0), matching: .view($1)) }, { _, _ in .push },
      { _, _ in .slide(from: .leading) }, { _, _ in .cover(from: .bottom) },
      { view, _ in .circle(from: .view(view)) }, { _, _ in .flip },
    ]
    for makeEffect in sources {
      let phone = Phone()
      let picture = UIImageView(frame: CGRect(x: 0, y: 200, width: 393, height: 300))
      let blur = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
      blur.frame = CGRect(x: 0, y: 700, width: 393, height: 100)
      let photo = Screen("photo") {
        $0.view.addSubview(picture)
        $0.view.addSubview(blur)
      }
      let transition = ModalTransition(makeEffect(phone.thumbnail, picture))
      if !isPresented {
        phone.root.present(photo, using: transition)
        phone.settle()
      }
      let recording = phone.simulator.record {
        if isPresented {
          phone.root.present(photo, using: transition)
        } else {
          photo.dismiss(animated: true)
        }
        phone.settle()
      }
      let alphas = recording.frames.filter { !$0.visibleFrame(of: blur).isNull }
        .map { $0.visibleAlpha(of: blur) }
      #expect(alphas.count > 3 && alphas.allSatisfy { $0 == 1 }, "\(alphas)")
    }
  }
}

/// A view that places its content below the top safe area of the window, with its current
/// transform.
private final class HostingView: UIView {
  private let content = UIView()
  /// The places of its content so far.
  var tops: [CGFloat] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let window else { return }
    let top = max(window.safeAreaInsets.top - convert(bounds.origin, to: window).y, 0)
    content.frame = CGRect(x: 0, y: top, width: bounds.width, height: 100)
    tops.append(top)
  }
}
