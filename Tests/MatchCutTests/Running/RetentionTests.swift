import Testing
import UIKit
import UIKitSimulator

@testable import MatchCut

/// After each way that a transition goes on, the app can be released with everything that was made for
/// it.
@MainActor struct RetentionTests {
  @Test("everything is released", arguments: JourneyKind.allCases, JourneyPath.allCases)
  func released(_ kind: JourneyKind, _ path: JourneyPath) {
    let references = references(after: kind, path)
    #expect(references.alive.isEmpty, "still alive: \(references.alive)")
  }

  private func references(after kind: JourneyKind, _ path: JourneyPath) -> WeakReferences {
    let journey = kind.journey
    journey.go(path)
    journey.tearDown()
    return journey.references
  }
}

/// The kinds of transitions.
enum JourneyKind: String, CaseIterable {
  case panned
  case dragged
  case fullScreen
  case pulledIn
  case typing
  case edgeSwiped
  case fullWidth
  case draggedFromStack
  case tab
  case container

  @MainActor var journey: Journey {
    switch self {
    case .panned: ModalJourney(.panDown)
    case .dragged: ModalJourney(.drag)
    case .fullScreen: ModalJourney(.panDown, style: .fullScreen)
    case .pulledIn: PulledJourney()
    case .typing: TypingJourney()
    case .edgeSwiped: StackJourney(.edge)
    case .fullWidth: StackJourney(.fullWidth)
    case .draggedFromStack: StackJourney(.drag)
    case .tab: TabJourney()
    case .container: ContainerJourney()
    }
  }
}
