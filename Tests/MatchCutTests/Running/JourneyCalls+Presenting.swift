// The calls of presentations that begin in another way, or over a text that is being edited.
extension JourneyCalls {
  static let pulledIn = JourneyCalls(
    opening: "make front.willAppear front.didAppear onOpeningEnd(true)",
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
      make front.willAppear shouldDismiss front.willDisappear front.didDisappear \
      onOpeningEnd(false)
      """,
      .openingKept: "make front.willAppear shouldDismiss front.didAppear onOpeningEnd(true)",
      .openingTakenBack: """
      make front.willAppear front.willDisappear front.didDisappear onOpeningEnd(false) gone
      """,
      .closingReversed: """
      front.willDisappear front.willAppear front.didAppear dismissed onEnd(false)
      """,
      .closingKept: "front.willDisappear front.didDisappear dismissed onEnd(true)",
      .lostWhileOpening: "make front.willAppear lost front.didAppear onOpeningEnd(true)",
      .lostWhileClosing: "front.willDisappear lost front.didDisappear dismissed",
      .lostWhilePulled: """
      shouldBegin shouldDismiss front.willDisappear willDismiss lost front.willAppear \
      front.didAppear onEnd(false) lift
      """,
    ])

  static let typing = JourneyCalls(
    opening: "keyboardWillHide front.willAppear front.didAppear presented",
    paths: [
      .finished: """
      shouldDismiss keyboardWillShow willDismiss front.willDisappear front.didDisappear didDismiss \
      gone gone, too
      """,
      .pulledAway: """
      shouldBegin shouldDismiss front.willDisappear willDismiss lift keyboardWillShow \
      front.didDisappear didDismiss onEnd(true)
      """,
      .pulledBack: """
      shouldBegin shouldDismiss front.willDisappear willDismiss lift front.willAppear \
      front.didAppear onEnd(false)
      """,
      .openingReversed: """
      keyboardWillHide front.willAppear shouldDismiss willDismiss front.willDisappear \
      front.didDisappear keyboardWillShow presented didDismiss onEnd(true)
      """,
      .openingKept: """
      keyboardWillHide front.willAppear shouldDismiss front.didAppear presented onEnd(false)
      """,
      .openingTakenBack: """
      keyboardWillHide front.willAppear front.willDisappear front.didDisappear \
      keyboardWillShow presented gone
      """,
      .closingReversed: """
      shouldDismiss keyboardWillShow willDismiss front.willDisappear front.willAppear \
      front.didAppear keyboardWillHide onEnd(false)
      """,
      .closingKept: """
      shouldDismiss keyboardWillShow willDismiss front.willDisappear front.didDisappear didDismiss \
      onEnd(true) gone gone, too
      """,
      .lostWhileOpening: "keyboardWillHide front.willAppear lost front.didAppear presented",
      .lostWhileClosing: """
      shouldDismiss keyboardWillShow willDismiss front.willDisappear lost front.didDisappear \
      didDismiss gone gone, too
      """,
      .lostWhilePulled: """
      shouldBegin shouldDismiss front.willDisappear willDismiss lost front.willAppear \
      front.didAppear onEnd(false) lift
      """,
    ])
}
