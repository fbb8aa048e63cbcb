/// A made-up app: the phone it runs on, its screens, and the transitions between them.
struct AppPlan: Codable, Hashable, Sendable {
  var device = DevicePlan()
  var root = RootKind.screen
  /// What is on the screens, in the order in which they are made; it begins anew after the last.
  var contents = [ContentKind.plain]
  /// How screens are presented.
  var modals = [ModalPlan()]
  /// How screens are pushed and popped, or take the place of those beside them.
  var stack = StackPlan()
  /// What its splash opens with.
  var splash = SplashPlan.view
  /// Whether screens that are side by side are at the bottom of stacks.
  var hasStacksBeside = false
  /// What the app does as its first screen is about to appear.
  var firstAct: Act?
}

/// The hole with which a splash opens.
enum SplashPlan: String, Codable, Hashable, Sendable, CaseIterable {
  /// The logo in the splash.
  case view
  /// A path, of a splash that decides the bars.
  case path
  /// None, so that the splash fades.
  case nothing
}

/// What the window's root controller is.
enum RootKind: String, Codable, Hashable, Sendable, CaseIterable {
  case screen
  case navigation
  /// A container whose one child, a screen, fills a part of it.
  case inset
  /// A container whose one child is a navigation controller.
  case nestedNavigation
  /// A swipe container with three screens.
  case deck
  /// A tab bar controller with three screens.
  case tabs
  /// A container of the app's own with three screens, whose transitions it drives itself.
  case container

  /// Whether it has screens side by side.
  var hasSides: Bool { self == .deck || self == .tabs || self == .container }
  var hasNavigation: Bool { self == .navigation || self == .nestedNavigation }
}

/// What is on a screen besides its two thumbnails.
enum ContentKind: String, Codable, Hashable, Sendable, CaseIterable {
  case plain
  /// A scroll view that scrolls vertically, in which the second thumbnail is.
  case scroll
  /// A scroll view that pages horizontally.
  case pager
  /// A pager with a vertical scroll view in each page.
  case pagesOfScrolls
  /// A button and a switch.
  case controls
}

/// The phone.
struct DevicePlan: Codable, Hashable, Sendable {
  var size = ScreenSize.phone
  var refreshRate = 60
  /// Which of the simulator's variants it is; see `Simulator.Variant.extended`.
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
}
