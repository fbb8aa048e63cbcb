import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// A source that is visible beside its screen, with rotations, other screens and effects.
@MainActor
struct HiddenBesideSurroundingsTests {
  @Test("behind a screen that covers everything it shows again, with corners it does not")
  func covered() {
    for radius in [0, 24] as [CGFloat] {
      for isAnimated in [true, false] {
        let stage = PresentationStage { $0.cornerRadius = radius }
        stage.presentAndSettle(animated: isAnimated)
        stage.expectPresented(at: stage.phone.screen)
        stage.dismissAndSettle()
        stage.expectDismissed()
      }
    }
  }

  @Test(
    "it is hidden as soon as a rotation makes it visible beside the screen",
    arguments: [true, false])
  func rotation(isAnimated: Bool) {
    let stage = PresentationStage {
      $0.layout = .custom { geometry in
        let isWide = geometry.bounds.width > geometry.bounds.height
        return isWide ? geometry.bounds.insetBy(dx: 200, dy: 0) : geometry.bounds
      }
    }
    stage.presentAndSettle(animated: isAnimated)
    #expect(stage.phone.thumbnail.alpha == 1)
    for (size, alpha) in [
      (CGSize(width: 852, height: 393), CGFloat.hidden), (stage.phone.screen.size, .hidden),
    ] {
      stage.simulator.resize(to: size)
      stage.phone.settle()
      #expect(stage.phone.thumbnail.alpha == alpha)
    }
    stage.dismissAndSettle()
    stage.expectDismissed()
  }

  @Test(
    "dismissed together with a screen above", arguments: [true, false],
    [Simulator.Variant.standard, .lowestDismissal])
  func together(isAnimated: Bool, _ variant: Simulator.Variant) {
    let stage = PresentationStage.card(variant: variant)
    stage.presentAndSettle()
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    stage.screen.view.addSubview(inner)
    let above = Screen("above")
    above.preferredContentSize = CGSize(width: 100, height: 100)
    var options = PresentationOptions()
    options.layout = .card()
    let zoom = ModalTransition(.zoom(from: .view(inner)), presentation: options)
    stage.screen.present(above, using: zoom)
    stage.phone.settle()
    #expect(stage.phone.thumbnail.alpha == .hidden && inner.alpha == .hidden)
    stage.phone.root.dismiss(animated: isAnimated)
    stage.phone.settle()
    #expect(stage.phone.thumbnail.alpha == 1 && inner.alpha == 1)
    inner.removeFromSuperview()
    #expect(stage.phone.root.presentedViewController == nil)
  }

  @Test(
    "a full-screen presentation above leaves it hidden when it is dismissed",
    arguments: [true, false])
  func fullScreenAbove(isAnimated: Bool) {
    let stage = PresentationStage.card()
    stage.presentAndSettle()
    let above = Screen("above")
    above.modalPresentationStyle = .fullScreen
    stage.screen.present(above, animated: isAnimated)
    stage.phone.settle()
    let alphas = stage.alphas(of: stage.phone.thumbnail) {
      above.dismiss(animated: isAnimated)
      stage.phone.settle()
    }
    #expect(alphas.allSatisfy { $0 == .hidden })
    stage.expectPresented(at: stage.cardFrame)
    stage.dismissAndSettle()
    stage.expectDismissed()
  }

  @Test(arguments: [true, false])
  func `a root that was replaced has its source again after the card`(isAnimated: Bool) {
    let stage = PresentationStage.card()
    stage.presentAndSettle()
    let root = stage.phone.root
    stage.phone.window.rootViewController = UIViewController()
    stage.phone.settle()
    stage.screen.dismiss(animated: isAnimated)
    stage.phone.settle()
    #expect(stage.phone.thumbnail.alpha == 1)
    stage.phone.window.rootViewController = root
    stage.phone.settle()
    #expect(stage.simulator.visibleAlpha(of: stage.phone.thumbnail) == 1)
    #expect(Set(stage.phone.facts) == ["A12"])
  }

  @Test("it shows again while the app has taken the container out of the window")
  func takenOut() throws {
    let stage = PresentationStage.card()
    stage.presentAndSettle()
    #expect(stage.phone.thumbnail.alpha == .hidden)
    let container = try #require(stage.container)
    let parent = container.superview
    container.removeFromSuperview()
    #expect(stage.phone.thumbnail.alpha == 1)
    parent?.addSubview(container)
    stage.phone.settle()
    #expect(stage.phone.thumbnail.alpha == .hidden)
    stage.dismissAndSettle()
    stage.expectDismissed()
  }

  @Test("the effect of a presentation that was not animated is asked for its source once")
  func askedOnce() throws {
    let phone = Phone()
    let screen = Screen("screen")
    screen.preferredContentSize = CGSize(width: 200, height: 300)
    var options = PresentationOptions()
    options.layout = .card()
    var count = 0
    let transition = ModalTransition(presentation: options) { _ in
      count += 1
      return .zoom(from: .view(phone.thumbnail))
    }
    phone.root.present(screen, using: transition, animated: false)
    phone.settle()
    #expect(phone.thumbnail.alpha == .hidden)
    let former = count
    screen.presentationController?.containerView?.setNeedsLayout()
    phone.settle()
    #expect(count == former)
  }

  @Test("an effect of the app that hides a view is no exception")
  func ownEffect() {
    let phone = Phone()
    var options = PresentationOptions()
    options.layout = .card()
    let screen = Screen("screen")
    screen.preferredContentSize = CGSize(width: 200, height: 300)
    let transition = ModalTransition(
      HidingEffect(view: phone.thumbnail), presentation: options)
    phone.root.present(screen, using: transition)
    phone.settle()
    #expect(phone.thumbnail.alpha == .hidden)
    screen.dismiss(animated: true)
    phone.settle()
    phone.expectAsBefore()
  }
}

/// An effect that hides a view while the screen is settled.
private struct HidingEffect: TransitionEffect {
  let view: UIView

  func arrange(_ stage: TransitionStage) {
    stage.set(\.alpha, of: stage.front, away: 0)
    stage.hide(view)
  }
}
