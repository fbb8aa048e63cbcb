import MatchCut
import ShownCode
import Testing
import UIKit
import UIKitFilm
import UIKitSimulator

// The zoom of an article, made of nothing but public API.

struct PostcardEffect: TransitionEffect {
  let thumbnail: @MainActor @Sendable (TransitionRequest) -> UIView?

  func arrange(_ stage: TransitionStage) {
    guard let source = thumbnail(stage.request),
      let picture = stage.picture(of: source)
    else { return FadeEffect.fade.arrange(stage) }
    let (start, rest) = (source.convert(source.bounds, to: stage.container), stage.frontFrame)
    let clip = stage.clip(stage.front)
    stage.dimBack(below: clip.view, opacity: 0.3)
    stage.set(\.bounds, of: clip.view, away: CGRect(origin: .zero, size: start.size))
    stage.set(\.center, of: clip.view, away: CGPoint(x: start.midX, y: start.midY))
    stage.set(\.center, of: clip.content, away: CGPoint(x: start.width / 2, y: start.height / 2))
    stage.setCornerRadius(of: clip.view, away: source.layer.cornerRadius, settled: 40)
    stage.addShadow(to: clip, cornerRadius: 40)
    stage.add(picture, to: clip)
    stage.set(\.frame, of: picture, settled: CGRect(origin: .zero, size: rest.size))
    stage.set(\.alpha, of: picture, settled: 0, during: 0...0.5)
    stage.hide(source)
  }
}

@MainActor struct OwnZoomTests {
  /// How a transition ends.
  enum Ending: CaseIterable {
    case finished
    case reversed
    case windowLost
  }

  private let phone = Phone()
  private let screen = Screen("screen")

  private var effect: PostcardEffect {
    PostcardEffect { [weak thumbnail = phone.thumbnail] _ in thumbnail }
  }

  @Test("a screen comes out of its thumbnail, and returns into it", arguments: Ending.allCases)
  func presentation(_ ending: Ending) {
    phone.root.present(screen, using: ModalTransition(effect, dismissal: .panDown))
    phone.simulator.step()
    #expect(phone.thumbnail.alpha < 0.1)
    let start = phone.simulator.visibleFrame(of: screen.view)
    #expect(start.insetBy(dx: -20, dy: -20).contains(phone.thumbnail.frame))
    switch ending {
    case .finished: break
    case .reversed: screen.dismissOrReverse()
    case .windowLost:
      phone.window.isHidden = true
      phone.simulator.step()
      phone.window.isHidden = false
    }
    phone.settle()
    if ending == .reversed { return phone.expectAsBefore() }
    phone.expectAtRest(screen)
    #expect(phone.thumbnail.alpha == 1)
    phone.pull(400).lift()
    phone.settle()
    phone.expectAsBefore()
  }

  @Test("a pulled screen that is let go early stays, without its picture")
  func canceled() {
    phone.root.present(screen, using: ModalTransition(effect, dismissal: .panDown))
    phone.settle()
    let finger = phone.pull(100)
    #expect(phone.thumbnail.alpha < 0.1)
    phone.simulator.run(for: 0.3)
    finger.lift()
    phone.settle()
    phone.expectAtRest(screen)
    #expect(phone.thumbnail.alpha == 1)
  }

  @Test("a thumbnail that cannot be seen leaves a fade")
  func withoutThumbnail() {
    phone.thumbnail.isHidden = true
    phone.takeAsInitial()
    phone.root.present(screen, using: ModalTransition(effect))
    phone.simulator.run(for: 0.1)
    #expect(phone.simulator.visibleFrame(of: screen.view) == phone.screen)
    phone.settle()
    phone.expectAtRest(screen)
  }

  @Test func `the article shows a screen that comes out of its thumbnail`() throws {
    phone.thumbnail.backgroundColor = .systemOrange
    screen.view.backgroundColor = .systemTeal
    let film = phone.simulator.film(showing: [.fingers, .phone]) {
      phone.root.present(screen, using: ModalTransition(effect, dismissal: .panDown))
      phone.settle()
      let finger = phone.pull(300)
      finger.lift()
      phone.settle()
    }
    try ShownPicture("own-zoom.svg", in: "MatchCut").compare(with: film.strip(of: 6))
  }
}
