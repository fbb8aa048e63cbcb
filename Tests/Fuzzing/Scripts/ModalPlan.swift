/// How a screen is presented and dismissed.
struct ModalPlan: Codable, Hashable, Sendable {
  var way = ModalWay.using
  var effect = EffectPlan.fade
  var timing = TimingPlan.own
  var gesture: GesturePlan?
  /// Whether the gesture begins at any angle and finishes after a very short distance.
  var isEager = false
  /// Whether a pan releases the screen as a sheet of the system.
  var isSheet = false
  /// Whose animators a delegate vends that is written by hand.
  var animator = AnimatorPlan.kit
  var layout = LayoutPlan.fill
  var backdrop = BackdropPlan.dimming
  var cornerRadius = 0.0
  var dismissesOnTapOutside = false
  /// Whether the presenter is removed, if the layout fills the container.
  var removesPresenter = false

  /// Whether the presentation controller is the kit's.
  var isKit: Bool { way == .using || way == .assigned }

  /// Whether the user can dismiss the screen.
  var isUserDismissible: Bool { gesture != nil || dismissesOnTapOutside || way == .sheet }

  /// Whether UIKit removes the presenter's view.
  var isPresenterRemoved: Bool {
    way == .fullScreen || way == .currentContext
      || removesPresenter && layout == .fill && isKit
  }
}

/// The transitioning delegate, and the presentation style.
enum ModalWay: String, Codable, Hashable, Sendable, CaseIterable {
  /// With `present(_:using:)`.
  case using
  /// With the kit's object assigned, and kept by the app.
  case assigned
  /// The same, full screen: the presenter's view is removed.
  case fullScreen
  /// The same with the other styles that cover the presenter, none of which defines a context.
  case overFullScreen
  case currentContext
  case overCurrentContext
  /// With a delegate that returns the kit's animators and interactions.
  case handWritten
  /// The same, with interactions only when a finger has begun.
  case handWrittenStrict
  /// With the system's sheet.
  case sheet

  /// Whether UIKit puts the screen right above its presenter, not into the window.
  var isInContext: Bool { self == .currentContext || self == .overCurrentContext }

  /// Whether the kit's object is assigned to a presentation of UIKit's.
  var isCovering: Bool {
    switch self {
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: true
    default: false
    }
  }
}

/// Whose animator it is, and how it works.
enum AnimatorPlan: String, Codable, Hashable, Sendable, CaseIterable {
  case kit
  /// One of the app's with a property animator, which can be interrupted.
  case property
  /// The same, but its completion retains the context.
  case keeping
  /// One of the app's with an animation block.
  case block
  /// The same, but a pop that is canceled leaves the view that it has added.
  case leaving
  /// One with animations of layers, whose own values stay.
  case layer
  /// The same, but it never says that it has ended.
  case silent
  /// One with a property animator, which never says so either.
  case silentProperty
}

/// The dismissal gesture.
enum GesturePlan: Codable, Hashable, Sendable {
  case pan(DirectionPlan)
  case drag(DirectionPlan)

  /// The number of recognizers.
  var recognizerCount: Int {
    switch self {
    case .pan: 1
    case .drag: 3
    }
  }
}

/// The direction of the dismissal.
enum DirectionPlan: String, Codable, Hashable, Sendable, CaseIterable {
  case down
  case up
  case leading
  case trailing
  /// Down or up.
  case vertical
  /// Leading or trailing.
  case sideways
  /// All four.
  case any
}

/// The layout of the screen.
enum LayoutPlan: String, Codable, Hashable, Sendable, CaseIterable {
  case fill
  case card
  case bottomSheet
  case custom
  /// A layout that returns NaN.
  case nonsense
  /// A layout that returns a negative size.
  case negative
}

/// The backdrop.
enum BackdropPlan: String, Codable, Hashable, Sendable, CaseIterable {
  case dimming
  case blur
  case none
}

/// The effect of a transition.
enum EffectPlan: Codable, Hashable, Sendable {
  case fade
  case zoom(SourcePlan)
  /// A zoom in which a part of the screen matches the source.
  case match(SourcePlan)
  /// Another effect of the kit.
  case kit(KitEffectPlan)
  /// An effect of the app that moves the screen.
  case slide
  /// One that rotates and scales it.
  case turn
  /// One that uses everything that the stage offers.
  case curtain
  /// A match of the thumbnails and texts of both screens.
  case pairs
  /// One that changes nothing.
  case still
  /// One that leaves damage, to test that it is found; never chosen at random.
  case careless
}

/// The effects of the kit that have no options here.
enum KitEffectPlan: String, Codable, Hashable, Sendable, CaseIterable {
  case push
  case slide
  case cover
  case scale
  case circle
  case flip
  case sharedX
  case sharedZ
  case fadeThrough
  case combined
  case turnedAndScaled
  case asymmetric
}

/// The source of a zoom.
enum SourcePlan: Codable, Hashable, Sendable {
  /// A thumbnail of the app's first screen, shared by any number of screens.
  case first(Int)
  /// A thumbnail of the screen behind.
  case behind(Int)
  case frame
  case frameInView
  /// The result of a provider.
  case provider
}

/// The timing of a transition.
enum TimingPlan: String, Codable, Hashable, Sendable, CaseIterable {
  /// The effect's own.
  case own
  case quick
  case spring
  case linear
  case none
}
