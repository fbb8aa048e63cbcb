import MatchCut
import UIKit

// The kit's values for those of a plan.

extension TimingPlan {
  /// The timing, `nil` for the effect's own.
  var timing: TransitionTiming? {
    switch self {
    case .own: nil
    case .quick: .curve(.easeOut, duration: 0.1)
    case .spring: .spring(duration: 0.5, dampingRatio: 0.8)
    case .linear: .curve(.linear, duration: 0.3)
    case .none: .curve(.linear, duration: 0)
    }
  }
}

extension GesturePlan {
  /// The kit's gesture; an eager one dismisses after a very short distance.
  func gesture(isEager: Bool, isSheet: Bool) -> DismissalGesture {
    switch self {
    case .pan(let plan):
      .pan(plan.direction, release: .plan(isEager: isEager, isSheet: isSheet))
    case .drag(let plan): .drag(plan.direction, release: .plan(isEager: isEager))
    }
  }
}

extension PopPlan {
  /// The kit's gesture.
  func gesture(isEager: Bool) -> PopGesture {
    switch self {
    case .edge: .edge(release: .plan(isEager: isEager))
    case .fullWidth: .fullWidth(release: .plan(isEager: isEager))
    case .drag: .drag(.down, release: .plan(isEager: isEager))
    }
  }
}

extension DirectionPlan {
  /// The kit's direction.
  var direction: GestureDirection {
    switch self {
    case .down: .down
    case .up: .up
    case .leading: .leading
    case .trailing: .trailing
    case .vertical: [.down, .up]
    case .sideways: [.leading, .trailing]
    case .any: [.down, .up, .leading, .trailing]
    }
  }
}

extension PanRelease {
  /// The default release, an eager one, or that of a sheet.
  static func plan(isEager: Bool, isSheet: Bool = false) -> PanRelease {
    if isSheet { return .sheet }
    return isEager ? PanRelease(threshold: 0.02) : PanRelease()
  }
}

extension DragRelease {
  /// The default release, or an eager one.
  static func plan(isEager: Bool) -> DragRelease {
    isEager ? DragRelease(distance: 5) : DragRelease()
  }
}
