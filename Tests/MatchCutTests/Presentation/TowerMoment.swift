import UIKit
import UIKitSimulator

/// What is under way at the top of a tower when the app requests the dismissal of one of its screens.
enum TowerMoment: String, CaseIterable {
  case sameTurn
  case willAppear
  case isAppearing
  case alongside
  case presenting
  case didAppear
  case presentCompletion
  case coordinatorCompletion
  case unanimatedPresentation
  case caught
  case rest
  case inBlock
  case sameTurnAsDismiss
  case willDisappear
  case dismissing
  case didDisappear
  case dismissCompletion
  case unanimatedDismissal
  case beginningPull
  case held
  case thrown
  case returning
  case gone

  /// The moments in which the top screen leaves.
  static let leaving: [TowerMoment] = [
    .sameTurnAsDismiss, .willDisappear, .dismissing, .didDisappear, .unanimatedDismissal,
    .beginningPull, .held, .thrown, .returning,
  ]

  /// Whether it needs a gesture.
  var isPull: Bool {
    switch self {
    case .caught, .beginningPull, .held, .thrown, .returning: true
    default: false
    }
  }
}
