import MatchCutSplash
import UIKit
@_spi(Simulator) import UIKitSimulator

/// A splash with a logo, above everything else in the app.
@MainActor final class AppSplash {
  let screen = UIViewController()
  private let reveal: SplashReveal
  private weak var app: App?

  init(_ plan: SplashPlan, in app: App) {
    self.app = app
    let logo = UIView(frame: CGRect(x: 100, y: 200, width: 80, height: 60))
    logo.backgroundColor = .red
    screen.view.backgroundColor = .white
    screen.view.addSubview(logo)
    reveal = SplashReveal(app.simulator.scene, splash: screen, shape: plan.shape(of: logo))
    reveal.splashDecidesBars = plan == .path
    app.leaks.watched(screen, "the splash")
    app.leaks.watched(reveal, "the reveal")
    app.leaks.watched(self, "what holds the splash")
  }

  /// Whether it covers the app, or is in a transition.
  var isPresented: Bool { reveal.isPresented }

  func cover(animated: Bool) {
    reveal.present(animated: animated, completion: request("cover(animated: \(animated))"))
  }

  func open(animated: Bool) {
    reveal.dismiss(animated: animated, completion: request("open(animated: \(animated))"))
  }

  private func request(_ name: String) -> @MainActor () -> Void {
    let request = Request(name) { true }
    app?.splashRequests.append(request)
    return { [weak app] in
      request.complete()
      app?.fire(.splashCompletion)
    }
  }
}

extension SplashPlan {
  @MainActor fileprivate func shape(of logo: UIView) -> SplashShape {
    switch self {
    case .view: .view(logo)
    case .path: .path(UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40)))
    case .nothing: .path(UIBezierPath())
    }
  }
}
