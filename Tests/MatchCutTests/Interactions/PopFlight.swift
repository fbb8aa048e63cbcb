import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// A push or a pop in flight, by how it has got there.
enum PopFlight: String, CaseIterable {
  case pushing
  case popping
  case returning
  case committing

  /// Whether the photo would be shown at the end without a catch.
  var stays: Bool { self == .pushing || self == .returning }

  /// The argument of `completeTransition` if the photo stays, or not.
  func outcome(stays: Bool) -> Bool { self == .pushing ? stays : !stays }

  /// Brings a transition into flight, with no finger on the screen.
  ///
  /// Without a bar, a finger decides again at each catch.
  @MainActor func fly(
    _ popCase: PopCase = PopCase(), hasBar: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> PopStage {
    let pop = PopStage(popCase, pushes: self != .pushing, hasBar: hasBar)
    switch self {
    case .pushing: pop.stage.push()
    case .popping: pop.stage.pop()
    case .returning: swipe(110, on: pop)
    case .committing: swipe(200, on: pop)
    }
    pop.simulator.run(for: self == .pushing || self == .popping ? 0.2 : 0.05)
    let coordinator = pop.navigation.transitionCoordinator
    #expect(coordinator?.isInteractive == false, sourceLocation: sourceLocation)
    #expect(coordinator?.isCancelled == (self == .returning), sourceLocation: sourceLocation)
    return pop
  }

  @MainActor private func swipe(_ distance: CGFloat, on pop: PopStage) {
    let finger = pop.swipe(distance)
    pop.simulator.run(for: 0.2)
    finger.lift()
  }
}

/// A flight that a finger catches, and the case in which it does.
struct PopCatch: CustomStringConvertible, Sendable {
  let flight: PopFlight
  let popCase: PopCase

  var description: String { "\(flight.rawValue), \(popCase)" }

  /// Each flight with each gesture, direction, rate and kind of effect, but not with each pair of
  /// them, and the other effects once.
  static let all: [PopCatch] =
    PopFlight.allCases.enumerated().flatMap { index, flight in
      PopCase.kinds.enumerated().filter { ($0.offset + index) % 2 == 0 }
        .map { PopCatch(flight: flight, popCase: $0.element) }
    }
    + PopCase.others.enumerated().map { index, popCase in
      PopCatch(flight: PopFlight.allCases[index % PopFlight.allCases.count], popCase: popCase)
    }
  /// Each flight once with the standard case.
  static let few: [PopCatch] = PopFlight.allCases.map { PopCatch(flight: $0, popCase: PopCase()) }
}

extension PopStage {
  /// Puts a finger in the center, where no gesture from an edge begins, and holds the screen.
  func catchInFlight(sourceLocation: SourceLocation = #_sourceLocation) -> Finger {
    let finger = simulator.touchDown(at: point(width / 2))
    simulator.step()
    #expect(
      navigation.transitionCoordinator?.isInteractive == true, sourceLocation: sourceLocation)
    return finger
  }

  /// Expects that a transition that was caught has ended once, and that everything still works.
  func expectEnd(
    of caught: PopCatch, stays: Bool, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let flight = caught.flight
    stage.phone.settle(sourceLocation: sourceLocation)
    let before = flight == .pushing ? [] : [true]
    #expect(
      stage.outcomes == before + [flight.outcome(stays: stays)], sourceLocation: sourceLocation)
    let name = flight == .pushing ? "photo" : "root"
    let shown = flight.outcome(stays: stays) ? ["didShow \(name)"] : []
    #expect(
      stage.delegate.events == ["willShow \(name)"] + shown, sourceLocation: sourceLocation)
    #expect(stage.container.gestureRecognizers ?? [] == [], sourceLocation: sourceLocation)
    if stays, flight == .pushing {
      stage.expectPhotoShown(sourceLocation: sourceLocation)
      #expect(stage.photo.parent === navigation, sourceLocation: sourceLocation)
      stage.phone.expectNoFaults(sourceLocation: sourceLocation)
    } else {
      expectEnd(popped: !stays, sourceLocation: sourceLocation)
    }
    if !stays {
      stage.pushAndSettle(sourceLocation: sourceLocation)
      stage.expectPhotoShown(sourceLocation: sourceLocation)
    }
    expectSwipePops(sourceLocation: sourceLocation)
  }
}
