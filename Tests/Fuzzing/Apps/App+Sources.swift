import UIKit

/// A thumbnail that a screen hides while it is shown beside it.
struct Hiding {
  weak var thumbnail: AppView?
  /// Whether the screen could zoom out of it when it was presented.
  var isUsable = false
}

extension App {
  /// Notes what a screen comes out of, which is presented for the first time.
  func noteSource(of controller: UIViewController, by plan: ModalPlan, behind: AppScreen?) {
    // Another controller may have got the identity of one that no longer exists.
    hidings[ObjectIdentifier(controller)] = nil
    guard plan.way == .using || plan.way == .assigned, case .zoom(let source) = plan.effect else {
      return
    }
    switch source {
    case .first(let index): hide(first?.thumbnails[index], for: controller)
    case .behind(let index): hide(behind?.thumbnails[index], for: controller)
    default: break
    }
  }

  /// Notes whether a screen can come out of its source, which is about to be presented.
  func checkSource(of controller: UIViewController) {
    let id = ObjectIdentifier(controller)
    let isUsable = hidings[id]?.thumbnail.map(isInSight) ?? false
    hidings[id]?.isUsable = isUsable
  }

  /// Forgets that screens can come out of their sources, as these may be out of sight when it begins.
  func excuseSources() {
    for id in hidings.keys { hidings[id]?.isUsable = false }
  }

  private func hide(_ thumbnail: AppView?, for controller: UIViewController) {
    hidings[ObjectIdentifier(controller)] = Hiding(thumbnail: thumbnail)
  }

  /// Whether a thumbnail is surely in sight: where it was made, on a screen that fills its place.
  private func isInSight(_ thumbnail: AppView) -> Bool {
    // Beside others, a screen may move without a coordinator.
    guard !plan.root.hasSides, thumbnail.changes == 0, thumbnail.window === window,
      !window.isHidden,
      thumbnail.superview is AppView,
      chain.allSatisfy({
        $0.transitionCoordinator == nil && $0.shownStack?.transitionCoordinator == nil
      }),
      let host = chain.first(where: { thumbnail.isDescendant(of: $0.view) })
    else { return false }
    return host === root || plan(of: host)?.layout == .fill
  }
}
