import UIKit

@testable import MatchCut

/// A controller like one of SwiftUI, which hit-tests where its view was when its frame changed.
final class HostingScreen: UIViewController, HostingController {
  override func loadView() {
    view = HostedView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = .white
  }

  /// Whether touches hit the content where it is.
  var isHitInPlace: Bool { hosted?.knownOrigin == view.convert(.zero, to: view.window) }

  /// How often the frame was set with a transform, which is undefined.
  var changesInFlight: Int { hosted?.changesInFlight ?? 0 }

  /// Hit-tests elsewhere, as while a superview is moving.
  func updatePlaceInFlight() { hosted?.knownOrigin = CGPoint(x: 7, y: 70) }

  private var hosted: HostedView? { viewIfLoaded as? HostedView }
}

/// A view that stores its place in the window until its frame changes.
final class HostedView: UIView {
  private var remembered: CGPoint?
  private(set) var changesInFlight = 0

  var knownOrigin: CGPoint {
    get {
      let origin = remembered ?? convert(.zero, to: window)
      remembered = origin
      return origin
    }
    set { remembered = newValue }
  }

  override var frame: CGRect {
    didSet {
      if frame != oldValue { remembered = nil }
      if !transform.isIdentity { changesInFlight += 1 }
    }
  }
}
