import MatchCut
import UIKit
import UIKitSimulator

/// A phone, and a screen to present on it; each has a title that matches the other's.
@MainActor
struct MatchedModal {
  let phone: Phone
  let photo: Screen
  let title: UIView
  let largeTitle: UIView

  init() {
    // Views belong to the simulator that exists when they are created.
    phone = Phone()
    photo = Screen("photo")
    title = UIView(frame: CGRect(x: 30, y: 300, width: 80, height: 20))
    largeTitle = UIView(frame: CGRect(x: 40, y: 660, width: 200, height: 60))
    phone.root.view.addSubview(title)
    photo.loadViewIfNeeded()
    photo.view.addSubview(largeTitle)
    phone.simulator.runUntilIdle()
    phone.takeAsInitial()
  }

  var pairs: [ZoomPair] { [.pair(of: title, and: largeTitle)] }

  func present(_ effect: any TransitionEffect, dismissal: DismissalGesture) {
    phone.root.present(photo, using: ModalTransition(effect, dismissal: dismissal))
  }
}
