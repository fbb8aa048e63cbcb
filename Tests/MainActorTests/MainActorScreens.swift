import MatchCut
import MatchCutContainers
import UIKit

// An app as Xcode 26 creates it: everything is isolated to the main actor by default, so nothing here
// says so.

/// An effect of the app's own.
struct LiftEffect: TransitionEffect {
  var height: CGFloat = 200

  func arrange(_ stage: TransitionStage) {
    stage.set(\.alpha, of: stage.front, away: 0)
    stage.set(\.center.y, of: stage.front, away: stage.front.center.y + height)
  }

  func timing(for operation: TransitionOperation) -> TransitionTiming {
    .curve(.easeOut, duration: operation == .present ? 0.3 : 0.2)
  }
}

/// A grid that presents, pushes and lets a finger present.
final class GridViewController: UIViewController {
  let thumbnail = UIView(frame: CGRect(x: 40, y: 200, width: 90, height: 90))
  private(set) var outcomes: [Bool] = []
  private(set) var open: PanPresentInteraction?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(thumbnail)
    let interaction = PanPresentInteraction(
      presentingFrom: self, direction: .up, using: ModalTransition(.cover(from: .bottom))
    ) { DetailViewController() }
    view.addGestureRecognizer(interaction.gestureRecognizer)
    open = interaction
  }

  var zoom: ModalTransition {
    var options = GestureOptions()
    options.shouldBegin = { request in !(request.viewController is GridViewController) }
    options.onEnd = { [weak self] isGone in self?.outcomes.append(isGone) }
    return ModalTransition(dismissal: .drag, dismissalOptions: options) { [weak self] request in
      guard let thumbnail = self?.thumbnail, request.operation == .present else {
        return LiftEffect()
      }
      return .zoom(from: .view(thumbnail))
    }
  }
}

final class DetailViewController: UIViewController {}

/// A hand-written delegate, whose conformance is inferred to be isolated.
final class PresentationDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    TransitionAnimator(LiftEffect(), for: .present)
  }
}

/// A container of the app's own.
final class SwitchingViewController: UIViewController {
  private var driver: ContainerTransitionDriver?
}
