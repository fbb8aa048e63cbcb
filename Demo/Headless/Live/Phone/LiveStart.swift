import MatchCutSplash
import UIKit
import UIKitSimulator

/// The first screen of a phone.
enum LiveStart: Int, CaseIterable {
  case app
  case splash
  case postcards
  case camera
  case tabs
  case grid
  case pager
  case player
  case menu
  case sheet
  case feed
  case map
  case chat
  case albums

  var name: String {
    switch self {
    case .app: "The app"
    case .splash: "The app, through its splash"
    case .postcards: "Postcards"
    case .camera: "Camera and cards"
    case .tabs: "Tabs"
    case .grid: "A grid of photos"
    case .pager: "A grid with a pager"
    case .player: "A mini player"
    case .menu: "A menu at the side"
    case .sheet: "A sheet"
    case .feed: "Feed and camera"
    case .map: "Map with pins"
    case .chat: "Chat with a keyboard"
    case .albums: "Albums with a large title"
    }
  }

  /// Whether the app is shown, with the transitions to choose.
  var hasApp: Bool { self == .app || self == .splash }

  /// Creates the first screen, unless that is the app.
  @MainActor func makeScreen() -> UIViewController? {
    switch self {
    case .app, .splash: nil
    case .postcards: PostcardsViewController()
    case .camera: CameraContainer()
    case .tabs: PlacesTabController()
    case .grid: GridExample()
    case .pager: PagerExample()
    case .player: PlayerExample()
    case .menu: MenuExample()
    case .sheet: SheetExample()
    case .feed: FeedViewController()
    case .map: MapViewController()
    case .chat: ChatViewController()
    case .albums: StackExample()
    }
  }

  /// Covers the app with the splash, and opens it.
  @MainActor static func openSplash(on simulator: Simulator) -> SplashReveal {
    let splash = SplashViewController()
    let reveal = SplashReveal(
      simulator.scene, splash: splash, shape: .path(LogoView.outline, in: splash.logo))
    reveal.present()
    simulator.step()
    reveal.dismiss()
    return reveal
  }

  /// The beginning of a test, up to the first frame.
  @MainActor var code: String {
    let screen = makeScreen().map { "\(type(of: $0))()" }
    var lines = ["let simulator = Simulator()"]
    if screen == nil { lines.append("let app = AppViewController()") }
    lines.append("simulator.window.rootViewController = \(screen ?? "app")")
    lines.append("simulator.runUntilIdle()")
    if self == .splash { lines += Self.splashCode }
    return lines.map { "  \($0)" }.joined(separator: "\n")
  }

  private static let splashCode = [
    "let splash = SplashViewController()", "let reveal = SplashReveal(",
    "  simulator.scene, splash: splash, shape: .path(LogoView.outline, in: splash.logo))",
    "reveal.present()", "simulator.step()", "reveal.dismiss()",
  ]
}
