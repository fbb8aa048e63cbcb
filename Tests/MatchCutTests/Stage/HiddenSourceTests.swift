import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// The source of a zoom is hidden in flight, and shown again.
@MainActor
struct HiddenSourceTests {
  @Test("an alpha of one half is restored exactly", arguments: ModalWay.allCases)
  func halfTransparent(_ way: ModalWay) {
    let stage = ModalStage(.zoom, way)
    stage.phone.thumbnail.alpha = 0.5
    let initial = Hierarchy(of: stage.phone.window)
    stage.present()
    stage.simulator.run(for: 0.2)
    #expect(stage.simulator.visibleAlpha(of: stage.phone.thumbnail) == .hidden)
    stage.phone.settle()
    #expect(stage.phone.thumbnail.alpha == 0.5)
    stage.dismiss()
    // If the presenter was removed, the picture is taken with the first frame, which hides the
    // source.
    stage.simulator.step()
    stage.simulator.step()
    #expect(stage.simulator.visibleAlpha(of: stage.phone.thumbnail) == .hidden)
    stage.phone.settle()
    #expect(stage.phone.thumbnail.alpha == 0.5)
    Hierarchy(of: stage.phone.window).expectSame(as: initial)
  }

  @Test("a canceled dismissal restores it, too", arguments: ModalWay.pannable)
  func cancelled(_ way: ModalWay) {
    let stage = ModalStage(.zoom, way)
    stage.phone.thumbnail.alpha = 0.5
    stage.presentAndSettle()
    for _ in 1...2 {
      stage.phone.pullInVain()
      stage.phone.settle()
      #expect(stage.phone.thumbnail.alpha == 0.5)
    }
    stage.phone.pullToDismiss()
    stage.phone.settle()
    #expect(stage.phone.thumbnail.alpha == 0.5)
    #expect(stage.simulator.visibleAlpha(of: stage.phone.thumbnail) == 0.5)
  }

  @Test("a thumbnail that the app has hidden stays hidden", arguments: ModalWay.allCases)
  func hiddenByApp(_ way: ModalWay) {
    let stage = ModalStage(.zoom, way)
    stage.phone.thumbnail.isHidden = true
    stage.phone.takeAsInitial()
    stage.presentAndSettle()
    stage.expectPresented()
    stage.dismissAndSettle()
    #expect(stage.phone.thumbnail.isHidden && stage.phone.thumbnail.alpha == 1)
    Hierarchy(of: stage.phone.window).expectSame(as: stage.phone.initial)
    stage.phone.expectNoFaults()
  }

  @Test("a thumbnail that is already transparent stays so", arguments: ModalWay.allCases)
  func transparent(_ way: ModalWay) {
    let stage = ModalStage(.zoom, way)
    stage.phone.thumbnail.alpha = 0
    let initial = Hierarchy(of: stage.phone.window)
    stage.presentAndSettle()
    stage.dismissAndSettle()
    Hierarchy(of: stage.phone.window).expectSame(as: initial)
    stage.phone.expectNoFaults()
  }

  @Test("a value that the app sets in flight stays", arguments: ModalWay.allCases)
  func setMeanwhile(_ way: ModalWay) {
    let stage = ModalStage(.zoom, way)
    stage.present()
    stage.simulator.run(for: 0.2)
    stage.phone.thumbnail.alpha = 0.25
    stage.phone.settle()
    #expect(stage.phone.thumbnail.alpha == 0.25)
  }

  /// How a screen goes.
  enum Leaving: CaseIterable {
    case inCode
    case unanimated
    case byFinger
    case canceledFirst
  }

  /// Beside a card, they stay hidden as long as it is shown.
  @Test(
    "each of several sources is hidden and shown again", arguments: Leaving.allCases, [true, false])
  func severalSources(leaving: Leaving, isCard: Bool) {
    let phone = Phone()
    let screen = Screen("screen")
    let sources = [phone.thumbnail, UIView(), UIView()]
    var pairs: [ZoomPair] = []
    for (index, source) in sources.enumerated() {
      source.frame = CGRect(x: 30, y: 150 + 100 * index, width: 90, height: 60)
      source.backgroundColor = .systemBlue
      phone.root.view.addSubview(source)
      let picture = UIView(frame: CGRect(x: 100, y: 100 + 200 * index, width: 180, height: 120))
      picture.backgroundColor = .systemBlue
      screen.view.addSubview(picture)
      pairs.append(.pair(of: source, and: picture))
    }
    phone.root.present(
      screen,
      using: ModalTransition(
        .match(pairs), dismissal: .drag,
        presentation: PresentationOptions(layout: isCard ? .card() : .fill)))
    phone.simulator.run(for: 0.1)
    func alphas() -> [CGFloat] { sources.map { phone.simulator.visibleAlpha(of: $0) } }
    #expect(alphas() == [.hidden, .hidden, .hidden])
    phone.settle()
    #expect(sources.map(\.alpha) == [CGFloat](repeating: isCard ? .hidden : 1, count: 3))
    switch leaving {
    case .inCode: screen.dismiss(animated: true)
    case .unanimated: screen.dismiss(animated: false)
    case .byFinger: phone.pullToDismiss()
    case .canceledFirst:
      phone.pullInVain()
      phone.settle()
      phone.pullToDismiss()
    }
    phone.settle()
    #expect(phone.root.presentedViewController == nil)
    #expect(alphas() == [1, 1, 1] && sources.map(\.alpha) == [1, 1, 1])
  }

  @Test("two transitions at once hide the same source")
  func twoSessions() {
    let phone = Phone()
    let (left, right) = (Screen("left"), Screen("right"))
    // Two presenters, side by side, each presenting over its own part of the window.
    let hosts = [Screen("host 1"), Screen("host 2")]
    for (index, host) in hosts.enumerated() {
      phone.root.addChild(host)
      host.view.frame = CGRect(x: 90 * CGFloat(index), y: 150, width: 90, height: 400)
      host.definesPresentationContext = true
      phone.root.view.addSubview(host.view)
      host.didMove(toParent: phone.root)
    }
    phone.simulator.commit()
    let initial = Hierarchy(of: phone.window)
    let delegate = HandWrittenDelegate(.zoom(from: .view(phone.thumbnail)))
    for (host, screen) in zip(hosts, [left, right]) {
      screen.modalPresentationStyle = .overCurrentContext
      screen.transitioningDelegate = delegate
      host.present(screen, animated: true)
      phone.simulator.run(for: 0.1)
    }
    #expect(left.isBeingPresented && right.isBeingPresented)
    phone.simulator.run(for: 0.35)
    #expect(!left.isBeingPresented && right.isBeingPresented)
    #expect(phone.simulator.visibleAlpha(of: phone.thumbnail) == .hidden)
    phone.settle()
    #expect(phone.simulator.visibleAlpha(of: phone.thumbnail) == 1)
    for screen in [left, right] {
      screen.dismiss(animated: true)
      phone.simulator.run(for: 0.04)
    }
    #expect(left.isBeingDismissed && right.isBeingDismissed)
    #expect(phone.simulator.visibleAlpha(of: phone.thumbnail) == .hidden)
    phone.settle()
    #expect(phone.thumbnail.alpha == 1)
    Hierarchy(of: phone.window).expectSame(as: initial)
    phone.expectNoFaults()
  }
}
