import UIKit

/// A thumbnail that is hidden while a screen is shown beside it.
struct Hiding {
  weak var thumbnail: AppView?
  /// Whether the screen could zoom out of it at the presentation.
  var isUsable = false
}

extension App {
  /// Records the source of a screen that is presented for the first time.
  func noteSource(of controller: UIViewController, by plan: ModalPlan, behind: AppScreen?) {
    // Another controller may have the identity of one that was released.
    hidings[ObjectIdentifier(controller)] = nil
    guard plan.isKit, case .zoom(let source) = plan.effect else {
      return
    }
    switch source {
    case .first(let index): hide(first?.thumbnails[index], for: controller)
    case .behind(let index): hide(behind?.thumbnails[index], for: controller)
    default: break
    }
  }

  /// Records whether a screen that is about to be presented can zoom out of its source.
  func checkSource(of controller: UIViewController) {
    let id = ObjectIdentifier(controller)
    let isUsable = hidings[id]?.thumbnail.map(isInSight) ?? false
    hidings[id]?.isUsable = isUsable
  }

  /// Records that screens may be unable to zoom out of their sources, which may be out of sight
  /// when the transition begins.
  func excuseSources() {
    for id in hidings.keys { hidings[id]?.isUsable = false }
  }

  private func hide(_ thumbnail: AppView?, for controller: UIViewController) {
    hidings[ObjectIdentifier(controller)] = Hiding(thumbnail: thumbnail)
  }

  /// Whether a thumbnail is certainly visible: at its original place, on a screen that fills its
  /// container.
  private func isInSight(_ thumbnail: AppView) -> Bool {
    // In a container with several screens, a screen may move without a coordinator.
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
