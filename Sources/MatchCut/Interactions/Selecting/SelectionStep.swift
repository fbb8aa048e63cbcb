import UIKit

/// A step from the selected screen to a neighbour.
enum SelectionStep: CaseIterable {
  case next
  case previous

  /// The direction in which a finger brings the neighbour.
  var direction: DismissalDirection {
    switch self {
    case .next: .leading
    case .previous: .trailing
    }
  }

  /// The operation of the transition.
  var operation: TransitionOperation {
    switch self {
    case .next: .selectNext
    case .previous: .selectPrevious
    }
  }

  /// Returns the request of the transition from one screen to another.
  @MainActor func request(
    from former: UIViewController, to new: UIViewController
  ) -> TransitionRequest {
    // The later one is the front screen, which appears or disappears.
    let (front, back) = self == .next ? (new, former) : (former, new)
    return TransitionRequest(
      operation: operation, frontController: front, backController: back)
  }

  /// Returns the neighbour of an element of a list; `nil` at the end of the list.
  func neighbour<Element: AnyObject>(of element: Element, in list: [Element]) -> Element? {
    guard let index = list.firstIndex(where: { $0 === element }) else { return nil }
    let other = self == .next ? index + 1 : index - 1
    return list.indices.contains(other) ? list[other] : nil
  }

  /// Makes the step from one index to another.
  init(from: Int, to: Int) {
    self = to > from ? .next : .previous
  }
}
