import ShownCode
import Testing
import UIKit
import UIKitFilm
import UIKitSimulator

/// Expands a card of the presenting screen by constraints, and then shows the screen.
private final class CardExpansionTransition: NSObject, UIViewControllerAnimatedTransitioning {
  private let card: UIView
  private let isRepaired: Bool

  @MainActor
  init(card: UIView, isRepaired: Bool) {
    self.card = card
    self.isRepaired = isRepaired
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let toView = transitionContext.view(forKey: .to), let home = card.superview else {
      return transitionContext.completeTransition(false)
    }
    let container = transitionContext.containerView
    let start = container.convert(card.frame, from: home)
    let former = isRepaired ? constraintsToAncestors() : []
    NSLayoutConstraint.deactivate(former)
    container.addSubview(card)
    let top = card.topAnchor.constraint(equalTo: container.topAnchor, constant: start.minY)
    let leading = card.leadingAnchor.constraint(
      equalTo: container.leadingAnchor, constant: start.minX)
    let width = card.widthAnchor.constraint(equalToConstant: start.width)
    let height = card.heightAnchor.constraint(equalToConstant: start.height)
    let inFlight = [top, leading, width, height]
    NSLayoutConstraint.activate(inFlight)
    container.layoutIfNeeded()

    top.constant = 0
    leading.constant = 0
    width.constant = container.bounds.width
    height.constant = container.bounds.height
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0,
      usingSpringWithDamping: 0.8, initialSpringVelocity: 0, options: [],
      animations: { container.layoutIfNeeded() },
      completion: { _ in
        if self.isRepaired { NSLayoutConstraint.deactivate(inFlight) }
        home.addSubview(self.card)
        NSLayoutConstraint.activate(former)
        if !transitionContext.transitionWasCancelled {
          toView.frame = container.bounds
          container.addSubview(toView)
        }
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }

  private func constraintsToAncestors() -> [NSLayoutConstraint] {
    sequence(first: card, next: \.superview).dropFirst().flatMap(\.constraints)
      .filter { $0.firstItem === card || $0.secondItem === card }
  }
}

/// An animator that takes a constrained view out of its superview.
@MainActor
struct CardExpansionTests {
  private static let place = CGRect(x: 20, y: 120, width: 150, height: 100)

  private func pinnedCard(in root: UIView) -> UIView {
    let card = UIView()
    card.backgroundColor = .systemBlue
    card.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(card)
    NSLayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: Self.place.minX),
      card.topAnchor.constraint(equalTo: root.topAnchor, constant: Self.place.minY),
      card.trailingAnchor.constraint(equalTo: root.leadingAnchor, constant: Self.place.maxX),
      card.bottomAnchor.constraint(equalTo: root.topAnchor, constant: Self.place.maxY),
    ])
    return card
  }

  @Test(arguments: [false, true], Simulator.Variant.extended)
  func `AL11: a card that an animator moves by constraints covers the list afterward`(
    isRepaired: Bool, variant: Simulator.Variant
  ) {
    let stage = ModalStage(dismiss: FadeAnimator(), variant: variant)
    let card = pinnedCard(in: stage.root.view)
    stage.simulator.runUntilIdle()
    #expect(stage.simulator.visibleFrame(of: card) == Self.place)
    stage.delegate.presentation = CardExpansionTransition(card: card, isRepaired: isRepaired)
    stage.root.present(stage.photo, animated: true)
    stage.simulator.run(for: 0.1)
    #expect(stage.simulator.visibleFrame(of: card).width > Self.place.width)
    stage.simulator.runUntilIdle()
    #expect(stage.simulator.shows(stage.photo))
    stage.dismissPhoto()
    #expect(stage.simulator.shows(stage.root))
    expectCard(card, isRepaired: isRepaired, on: stage)
  }

  @Test(arguments: [false, true], Simulator.Variant.extended)
  func `AL11: so does one after a cancel`(isRepaired: Bool, variant: Simulator.Variant) {
    let stage = ModalStage(variant: variant)
    let card = pinnedCard(in: stage.root.view)
    stage.simulator.runUntilIdle()
    stage.delegate.presentation = CardExpansionTransition(card: card, isRepaired: isRepaired)
    stage.release(stage.push(to: 0.5), finishes: false)
    #expect(stage.root.presentedViewController == nil)
    #expect(stage.simulator.shows(stage.root))
    expectCard(card, isRepaired: isRepaired, on: stage)
  }

  @Test func `the article shows how the card covers the list`() throws {
    let stage = ModalStage(dismiss: FadeAnimator())
    stage.paint()
    let card = pinnedCard(in: stage.root.view)
    stage.delegate.presentation = CardExpansionTransition(card: card, isRepaired: false)
    stage.simulator.runUntilIdle()
    let film = stage.simulator.film {
      stage.presentPhoto()
      stage.dismissPhoto()
    }
    try ShownPicture("card-expansion.svg").compare(with: film.strip(of: 5))
  }

  /// Expects the card at its place, or with the size that it had at the end of the animation.
  private func expectCard(_ card: UIView, isRepaired: Bool, on stage: ModalStage) {
    let frame = stage.simulator.visibleFrame(of: card)
    #expect(frame == (isRepaired ? Self.place : stage.simulator.window.bounds))
    if isRepaired {
      stage.simulator.expectFaults()
    } else {
      stage.simulator.expectFaults("AL11")
    }
  }
}
