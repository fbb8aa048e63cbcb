import Foundation

/// A random app: its device, its screens, and the transitions between them.
struct AppPlan: Codable, Hashable, Sendable {
  var device = DevicePlan()
  var root = RootKind.screen
  /// The contents of the screens, in the order of their creation, repeated.
  var contents = [ContentKind.plain]
  /// The presentations of screens.
  var modals = [ModalPlan()]
  /// The pushes and pops of screens, or the selections in containers.
  var stack = StackPlan()
  /// The hole of the splash.
  var splash = SplashPlan.view
  /// Whether screens that are side by side are at the bottom of stacks.
  var hasStacksBeside = false
  /// Whether the tabs are objects of the app's, not just controllers.
  var hasTabObjects = false
  /// Whether constraints place the screens of the app's own container.
  var hasPinnedScreens = false
  /// Whether constraints place what is in the screens.
  var hasConstrainedContent = false
  /// The direction in which a finger presents a screen by the first plan of a presentation.
  var opener: DirectionPlan?
  /// The color of the first screen in a film, from 0 to 1; `nil` if all screens are white.
  var hue: Double?
  /// What the app does as its first screen is about to appear.
  var firstAct: Act?

  /// Whether the app is compared with a twin that animates nothing, whenever it is at rest.
  var hasTwin = false

  /// Whether some transitions take no time.
  var hasInstantTransitions: Bool {
    stack.timing == .none || modals.contains { $0.timing == .none }
  }

  /// Whether some animators are the app's.
  var hasOwnAnimators: Bool {
    stack.animator != .kit || modals.contains { $0.animator != .kit }
  }

  /// Whether some animators of the app's never say that they have ended.
  var hasSilentAnimators: Bool {
    stack.animator.isSilent || modals.contains { $0.animator.isSilent }
  }
}

/// The hole with which a splash opens.
enum SplashPlan: String, Codable, Hashable, Sendable, CaseIterable {
  /// The logo in the splash.
  case view
  /// A path, with a splash that decides the bars.
  case path
  /// None, so the splash fades.
  case nothing
}

/// The kind of the window's root controller.
enum RootKind: String, Codable, Hashable, Sendable, CaseIterable {
  case screen
  case navigation
  /// A container whose only child, a screen, fills a part of it.
  case inset
  /// A container whose only child is a navigation controller.
  case nestedNavigation
  /// A swipe container with three screens.
  case deck
  /// The same, at the bottom of a navigation controller.
  case deckInStack
  /// A tab bar controller with three screens.
  case tabs
  /// A container of the app's own with three screens, whose transitions it drives itself.
  case container

  /// Whether it has screens side by side.
  var hasSides: Bool { hasDeck || self == .tabs || self == .container }
  var hasDeck: Bool { self == .deck || self == .deckInStack }
  var hasNavigation: Bool {
    self == .navigation || self == .nestedNavigation || self == .deckInStack
  }
}

/// The content of a screen besides its two thumbnails.
enum ContentKind: String, Codable, Hashable, Sendable, CaseIterable {
  case plain
  /// A vertical scroll view that contains the second thumbnail.
  case scroll
  /// A scroll view that pages horizontally.
  case pager
  /// A pager with a vertical scroll view in each page.
  case pagesOfScrolls
  /// A button and a switch.
  case controls
  /// A collection view.
  case list
  /// A page view controller.
  case pages
}

/// The device.
struct DevicePlan: Codable, Hashable, Sendable {
  var size = ScreenSize.phone
  var refreshRate = 60
  /// The index of the simulator's variant in `Simulator.Variant.extended`.
  var variant = 0
  var reducesMotion = false
  var isRightToLeft = false
}

/// The size of the phone's screen.
enum ScreenSize: String, Codable, Hashable, Sendable, CaseIterable {
  case phone
  case landscape
  case small
  case tablet

  /// In points.
  var size: CGSize {
    switch self {
    case .phone: CGSize(width: 393, height: 852)
    case .landscape: CGSize(width: 852, height: 393)
    case .small: CGSize(width: 320, height: 568)
    case .tablet: CGSize(width: 820, height: 1180)
    }
  }
}
