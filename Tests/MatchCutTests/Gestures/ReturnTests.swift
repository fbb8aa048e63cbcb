import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// A screen that a short pull has moved, and that returns or goes after the release.
@MainActor struct ReturnTests {
  /// The transitions that a percentage drives.
  enum Kind: String, CaseIterable {
    case cover, slide, quickSlide, slowSlide, sheet, zoom
    case appDismissal, appBlockDismissal
    case pop, contentPop, appPop
    case tab, appTab
    case container, appContainer, appBlockContainer
    case driver, appDriver, appBlockDriver
  }

  @Test(arguments: Kind.allCases, [25, 60, 120, 240] as [CGFloat])
  func `it returns without a jump, in about the time of the system's swipe back`(
    _ kind: Kind, _ distance: CGFloat
  ) {
    // A zoom moves less than the finger.
    let pull = kind.pull(kind == .zoom ? distance / 2 : distance)
    pull.release(finishes: false)
    let (largest, frames) = pull.motion()
    #expect(largest <= 24, "\(largest) points in a frame")
    #expect((8...19).contains(frames), "\(frames) frames")
    pull.simulator.runUntilIdle()
    #expect(pull.offset == 0)
    #expect(pull.simulator.faults.isEmpty, "\(pull.simulator.faults)")
  }

  @Test(arguments: Kind.allCases.filter { $0 != .zoom }, [25, 60, 120] as [CGFloat])
  func `it goes as evenly if it is released near its end`(_ kind: Kind, _ distance: CGFloat) {
    let pull = kind.pull(nil)
    pull.move(to: pull.length - distance)
    pull.rest()
    pull.release(finishes: true)
    let (largest, frames) = pull.motion()
    // The curve is at most 2.5 times as fast as an even movement in 14 frames.
    #expect(largest <= max(24, distance * 2.5 / 14), "\(largest) points in a frame")
    #expect((9...22).contains(frames), "\(frames) frames")
    pull.simulator.runUntilIdle()
    #expect(pull.simulator.faults.isEmpty, "\(pull.simulator.faults)")
  }

  @Test(arguments: [Kind.cover, .slide, .quickSlide, .sheet, .appDismissal, .pop, .tab, .container])
  func `a flick back from far away returns without a jump`(_ kind: Kind) {
    let pull = kind.pull(nil)
    pull.move(to: pull.length * 0.8)
    pull.move(to: pull.length * 0.5, by: -25)
    pull.release(finishes: false)
    #expect(pull.motion().largest <= 24)
    pull.simulator.runUntilIdle()
    #expect(pull.offset == 0)
  }

  @Test func `a presentation that is caught and thrown away leaves without a jump`() {
    let pull = Pull.modal(ModalTransition(.cover(from: .bottom), dismissal: .panDown), until: 0.25)
    let start = pull.offset
    pull.touch(at: CGPoint(x: 200, y: 700))
    pull.move(to: start + 100, by: 20)
    pull.release(finishes: false)
    #expect(pull.motion().largest <= 24)
    pull.simulator.runUntilIdle()
    #expect(pull.offset > 800)
  }

  @Test func `so does one that the app dismisses meanwhile`() {
    let pull = Pull.modal(ModalTransition(.cover(from: .bottom), dismissal: .panDown), until: 0.25)
    pull.screen.dismissOrReverse()
    #expect(pull.motion().largest <= 24)
    pull.simulator.runUntilIdle()
    #expect(pull.offset > 800)
  }
}

extension ReturnTests.Kind {
  /// Pulls a screen by a distance, and rests; with `nil`, only touches it.
  @MainActor fileprivate func pull(_ distance: CGFloat?) -> Pull {
    let pull = make()
    pull.touch(at: start)
    if let distance {
      pull.move(to: distance)
      pull.rest()
    }
    return pull
  }

  private var start: CGPoint {
    switch self {
    case .pop, .appPop: CGPoint(x: 4, y: 400)
    case .contentPop: CGPoint(x: 30, y: 400)
    case .tab, .appTab, .container, .appContainer, .appBlockContainer: CGPoint(x: 390, y: 400)
    default: CGPoint(x: 200, y: 20)
    }
  }

  @MainActor private func make() -> Pull {
    // A finger at rest never decides, so that a long pull returns, too.
    let release = PanRelease(threshold: 0.7)
    func linear(_ seconds: Double) -> TransitionTiming { .curve(.linear, duration: seconds) }
    switch self {
    case .cover:
      return .modal(
        ModalTransition(.cover(from: .bottom), dismissal: .pan(.down, release: release)))
    case .slide:
      return .modal(
        ModalTransition(.slide(from: .bottom), dismissal: .pan(.down, release: release)))
    case .quickSlide, .slowSlide:
      let timing = linear(self == .quickSlide ? 0.2 : 1.5)
      return .modal(
        ModalTransition(
          .slide(from: .bottom), timing: timing, dismissal: .pan(.down, release: release)))
    case .sheet:
      return .modal(
        ModalTransition(.cover(from: .bottom), dismissal: .pan(.down, release: .sheet)))
    case .zoom:
      let source = UIView(frame: CGRect(x: 150, y: 300, width: 80, height: 60))
      return .modal(
        ModalTransition(.zoom(from: .view(source)), dismissal: .pan(.down, release: release)),
        source: source)
    case .appDismissal, .appBlockDismissal:
      return .modal(
        self == .appDismissal ? InterruptibleAnimator(0, 1) : BlockAnimator(0, 1), release: release)
    case .pop: return .pop(.edge(release: release))
    case .contentPop: return .pop(.fullWidth(release: release))
    case .appPop: return .pop(.edge(release: release), InterruptibleAnimator(1, 0))
    case .tab: return .tab(release)
    case .appTab: return .tab(release, InterruptibleAnimator(-1, 0))
    case .container: return .container(release)
    case .appContainer: return .container(release, .propertyAnimator)
    case .appBlockContainer: return .container(release, .viewAnimation)
    case .driver: return .driver(.kit)
    case .appDriver: return .driver(.propertyAnimator)
    case .appBlockDriver: return .driver(.viewAnimation)
    }
  }
}
