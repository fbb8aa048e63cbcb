/// The calls that an app gets on each path, in order.
///
/// They are those of UIKit's standard order. `opening` comes before a path that begins at rest.
struct JourneyCalls {
  let opening: String
  let paths: [JourneyPath: String]
}

extension JourneyKind {
  var calls: JourneyCalls {
    switch self {
    case .panned, .dragged: .modal
    case .fullScreen: .fullScreen
    case .pulledIn: .pulledIn
    case .typing: .typing
    case .edgeSwiped, .fullWidth, .draggedFromStack: .stack
    case .tab: .tab
    case .container: .container
    }
  }
}

extension JourneyCalls {
  fileprivate static let modal = JourneyCalls(
    opening: "front.willAppear front.didAppear presented",
    paths: [
      .finished: "front.willDisappear front.didDisappear dismissed",
      .pulledAway: """
      shouldBegin shouldDismiss front.willDisappear willDismiss lift front.didDisappear \
      didDismiss onEnd(true)
      """,
      .pulledBack: """
      shouldBegin shouldDismiss front.willDisappear willDismiss lift front.willAppear \
      front.didAppear onEnd(false)
      """,
      .openingReversed: """
      front.willAppear shouldDismiss willDismiss front.willDisappear front.didDisappear \
      presented didDismiss onEnd(true)
      """,
      .openingKept: "front.willAppear shouldDismiss front.didAppear presented onEnd(false)",
      .openingTakenBack: "front.willAppear front.willDisappear front.didDisappear presented gone",
      .closingReversed:
        "front.willDisappear front.willAppear front.didAppear dismissed onEnd(false)",
      .closingKept: "front.willDisappear front.didDisappear dismissed onEnd(true)",
      .lostWhileOpening: "front.willAppear lost front.didAppear presented",
      .lostWhileClosing: "front.willDisappear lost front.didDisappear dismissed",
      .lostWhilePulled: """
      shouldBegin shouldDismiss front.willDisappear willDismiss lost front.willAppear \
      front.didAppear onEnd(false) lift
      """,
    ])

  fileprivate static let fullScreen = JourneyCalls(
    opening: "back.willDisappear front.willAppear front.didAppear back.didDisappear presented",
    paths: [
      .finished: "front.willDisappear back.willAppear front.didDisappear back.didAppear dismissed",
      .pulledAway: """
      shouldBegin shouldDismiss front.willDisappear back.willAppear willDismiss lift \
      front.didDisappear back.didAppear didDismiss onEnd(true)
      """,
      .pulledBack: """
      shouldBegin shouldDismiss front.willDisappear back.willAppear willDismiss lift \
      back.willDisappear back.didDisappear front.willAppear front.didAppear onEnd(false)
      """,
      .openingReversed: """
      back.willDisappear front.willAppear shouldDismiss willDismiss front.willDisappear \
      front.didDisappear back.willAppear back.didAppear presented didDismiss onEnd(true)
      """,
      .openingKept: """
      back.willDisappear front.willAppear shouldDismiss front.didAppear back.didDisappear \
      presented onEnd(false)
      """,
      .openingTakenBack: """
      back.willDisappear front.willAppear front.didAppear back.didDisappear presented \
      front.willDisappear back.willAppear front.didDisappear back.didAppear gone
      """,
      .closingReversed: """
      front.willDisappear back.willAppear back.willDisappear back.didDisappear \
      front.willAppear front.didAppear dismissed onEnd(false)
      """,
      .closingKept: """
      front.willDisappear back.willAppear front.didDisappear back.didAppear dismissed \
      onEnd(true)
      """,
      .lostWhileOpening: """
      back.willDisappear front.willAppear lost front.didAppear back.didDisappear presented
      """,
      .lostWhileClosing: """
      front.willDisappear back.willAppear lost front.didDisappear back.didAppear dismissed
      """,
      .lostWhilePulled: """
      shouldBegin shouldDismiss front.willDisappear back.willAppear willDismiss lost \
      back.willDisappear back.didDisappear front.willAppear front.didAppear onEnd(false) \
      lift
      """,
    ])

  fileprivate static let stack = JourneyCalls(
    opening: """
      willShow(front) back.willDisappear front.willAppear back.didDisappear front.didAppear \
      didShow(front)
      """,
    paths: [
      .finished: """
      willShow(back) front.willDisappear back.willAppear front.didDisappear back.didAppear \
      didShow(back)
      """,
      .pulledAway: """
      shouldBegin willShow(back) front.willDisappear back.willAppear lift \
      front.didDisappear back.didAppear didShow(back) onEnd(true)
      """,
      .pulledBack: """
      shouldBegin willShow(back) front.willDisappear back.willAppear lift \
      back.willDisappear back.didDisappear front.willAppear front.didAppear onEnd(false)
      """,
      .openingReversed: """
      willShow(front) back.willDisappear front.willAppear front.willDisappear \
      front.didDisappear back.willAppear back.didAppear onEnd(true)
      """,
      .openingKept: """
      willShow(front) back.willDisappear front.willAppear back.didDisappear \
      front.didAppear didShow(front) onEnd(false)
      """,
      .openingTakenBack: """
      willShow(front) back.willDisappear front.willAppear front.willDisappear \
      front.didDisappear back.willAppear back.didAppear
      """,
      .closingReversed: """
      willShow(back) front.willDisappear back.willAppear back.willDisappear \
      back.didDisappear front.willAppear front.didAppear onEnd(false)
      """,
      .closingKept: """
      willShow(back) front.willDisappear back.willAppear front.didDisappear back.didAppear \
      didShow(back) onEnd(true)
      """,
      .lostWhileOpening: """
      willShow(front) back.willDisappear front.willAppear lost front.willDisappear \
      back.didDisappear didShow(front) front.didDisappear
      """,
      .lostWhileClosing: """
      willShow(back) front.willDisappear back.willAppear lost back.willDisappear \
      front.didDisappear didShow(back) back.didDisappear
      """,
      .lostWhilePulled: """
      shouldBegin willShow(back) front.willDisappear back.willAppear lost \
      back.willDisappear back.didDisappear onEnd(false) front.didDisappear lift
      """,
    ])

  fileprivate static let tab = JourneyCalls(
    opening: "back.willDisappear front.willAppear back.didDisappear front.didAppear",
    paths: [
      .finished: "front.willDisappear back.willAppear front.didDisappear back.didAppear",
      .pulledAway: """
      shouldBegin shouldSelect(back) front.willDisappear back.willAppear lift \
      front.didDisappear back.didAppear onEnd(true) didSelect(back)
      """,
      .pulledBack: """
      shouldBegin shouldSelect(back) front.willDisappear back.willAppear lift \
      back.willDisappear back.didDisappear front.willAppear front.didAppear onEnd(false)
      """,
      .openingReversed: """
      back.willDisappear front.willAppear front.willDisappear front.didDisappear \
      back.willAppear back.didAppear onEnd(false)
      """,
      .openingKept: """
      back.willDisappear front.willAppear back.didDisappear front.didAppear onEnd(true)
      """,
      .openingTakenBack: """
      back.willDisappear front.willAppear back.didDisappear front.didAppear \
      front.willDisappear back.willAppear front.didDisappear back.didAppear
      """,
      .closingReversed: """
      front.willDisappear back.willAppear back.willDisappear back.didDisappear \
      front.willAppear front.didAppear onEnd(false)
      """,
      .closingKept: """
      front.willDisappear back.willAppear front.didDisappear back.didAppear onEnd(true)
      """,
      .lostWhileOpening: """
      back.willDisappear front.willAppear lost back.didDisappear front.didAppear \
      front.willDisappear front.didDisappear
      """,
      .lostWhileClosing: """
      front.willDisappear back.willAppear lost front.didDisappear back.didAppear \
      back.willDisappear back.didDisappear
      """,
      .lostWhilePulled: """
      shouldBegin shouldSelect(back) front.willDisappear back.willAppear lost \
      back.willDisappear back.didDisappear front.willAppear front.didAppear \
      front.willDisappear onEnd(false) front.didDisappear lift
      """,
    ])

  fileprivate static let container = JourneyCalls(
    opening: """
      back.willDisappear front.willAppear back.didDisappear front.didAppear didSelect(front)
      """,
    paths: [
      .finished: """
      front.willDisappear back.willAppear front.didDisappear back.didAppear \
      didSelect(back)
      """,
      .pulledAway: """
      shouldBegin front.willDisappear back.willAppear lift front.didDisappear \
      back.didAppear onEnd(true) didSelect(back)
      """,
      .pulledBack: """
      shouldBegin front.willDisappear back.willAppear lift back.willDisappear \
      back.didDisappear front.willAppear front.didAppear onEnd(false)
      """,
      .openingReversed: """
      back.willDisappear front.willAppear front.willDisappear front.didDisappear \
      back.willAppear back.didAppear onEnd(false)
      """,
      .openingKept: """
      back.willDisappear front.willAppear back.didDisappear front.didAppear onEnd(true) \
      didSelect(front)
      """,
      .openingTakenBack: """
      back.willDisappear front.willAppear front.willDisappear front.didDisappear \
      back.willAppear back.didAppear
      """,
      .closingReversed: """
      front.willDisappear back.willAppear back.willDisappear back.didDisappear \
      front.willAppear front.didAppear onEnd(false)
      """,
      .closingKept: """
      front.willDisappear back.willAppear front.didDisappear back.didAppear onEnd(true) \
      didSelect(back)
      """,
      .lostWhileOpening: """
      back.willDisappear front.willAppear lost back.didDisappear front.didAppear \
      didSelect(front) front.willDisappear front.didDisappear
      """,
      .lostWhileClosing: """
      front.willDisappear back.willAppear lost front.didDisappear back.didAppear \
      didSelect(back) back.willDisappear back.didDisappear
      """,
      .lostWhilePulled: """
      shouldBegin front.willDisappear back.willAppear lost back.willDisappear \
      back.didDisappear front.willAppear front.didAppear onEnd(false) front.willDisappear \
      front.didDisappear lift
      """,
    ])
}
