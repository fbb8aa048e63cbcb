import Testing
@_spi(Simulator) import UIKit
@_spi(Simulator) import UIKitSimulator

@testable import Fuzzing

/// Films of the random test, and their counters.
@MainActor
struct WildFilmTests {
  @Test("each transition that begins ends exactly once, and the counter says so in every frame")
  func counts() throws {
    let film = WildFilm(from: 75, seconds: 30)
    #expect(film.frameCount >= 1800 && film.reels.count > 5)
    #expect(film.total.begun > 15 && film.exact == film.total.begun)
    #expect(film.total.completed + film.total.canceled == film.total.begun)
    #expect(film.total.inFlight == 0 && film.total.repeated == 0)
    #expect(film.total.canceled > 0 && film.counts.contains { $0.inFlight > 0 })
    #expect(film.counts.allSatisfy { $0.inFlight >= 0 })
    #expect(zip(film.counts, film.counts.dropFirst()).allSatisfy { $0.frame < $1.frame })
    #expect(film.moments.map(\.frame) == film.moments.map(\.frame).sorted())
  }

  @Test("colors and numbers change nothing", arguments: 0..<60 as Range<UInt64>)
  func colors(_ seed: UInt64) {
    let films = [nil, 0.5].map { hue in
      var (script, film) = (Script(seed: seed), WildFilm())
      script.app.hue = hue
      film.add(script, of: seed)
      return film
    }
    // A commit is a frame only if it is seen, as it may be by a color.
    let counts = films.map { film in
      film.counts.map { [$0.begun, $0.completed, $0.canceled, $0.repeated] }
    }
    #expect(counts[0] == counts[1])
    #expect(films[0].moments.map(\.text) == films[1].moments.map(\.text))
  }

  @Test("a transition that ends twice, or never, is counted as such", arguments: [0, 1, 2])
  func wrong(calls: Int) {
    let simulator = Simulator()
    let presenter = UIViewController()
    simulator.window.rootViewController = presenter
    let presented = UIViewController()
    let delegate = CountingAnimator(calls: calls)
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = delegate
    presenter.present(presented, animated: true)
    simulator.run(for: 1)
    var film = WildFilm()
    film.count(simulator.transitions) { Int($0 * 60) }
    #expect(film.total.begun == 1 && film.exact == (calls == 1 ? 1 : 0))
    #expect(film.total.inFlight == (calls == 0 ? 1 : 0))
    #expect(film.total.repeated == (calls == 2 ? 1 : 0))
  }
}

/// An animator that completes a transition a number of times.
private final class CountingAnimator: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  private let calls: Int

  init(calls: Int) {
    self.calls = calls
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.2 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    if let view = transitionContext.view(forKey: .to) {
      transitionContext.containerView.addSubview(view)
    }
    for _ in 0..<calls { transitionContext.completeTransition(true) }
  }
}
