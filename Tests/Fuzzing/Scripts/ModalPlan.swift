/// How a screen is presented and dismissed.
struct ModalPlan: Codable, Hashable, Sendable {
  var way = ModalWay.using
  var effect = EffectPlan.fade
  var timing = TimingPlan.own
  var gesture: GesturePlan?
  /// Whether the finger has it easy: any angle, hardly any distance.
  var isEager = false
  /// Whether a pan releases the screen as a sheet of the system.
  var isSheet = false
  /// Whose animators a delegate vends that is written by hand.
  var animator = AnimatorPlan.kit
  var layout = LayoutPlan.fill
  var backdrop = BackdropPlan.dimming
  var cornerRadius = 0.0
  var dismissesOnTapOutside = false
  /// Whether the presenter leaves, if the layout fills the container.
  var removesPresenter = false
  var scalesBehind = false

  /// Whether UIKit takes the presenter away.
  var isPresenterRemoved: Bool {
    way == .fullScreen || removesPresenter && layout == .fill && (way == .using || way == .assigned)
  }
}

/// Who is the transitioning delegate, and with which style the screen is presented.
enum ModalWay: String, Codable, Hashable, Sendable, CaseIterable {
  /// By the kit's one line.
  case using
  /// With the kit's object assigned by hand, and kept by the app.
  case assigned
  /// The same, full-screen: the presenter is taken away.
  case fullScreen
  /// With a delegate that vends the kit's animators and interactions.
  case handWritten
  /// The same, with interactions only when a finger has begun.
  case handWrittenStrict
  /// As the system does it.
  case sheet
}

/// Whose animator it is, and how it works.
enum AnimatorPlan: String, Codable, Hashable, Sendable, CaseIterable {
  case kit
  /// One of the app's with a property animator, which can be interrupted.
  case property
  /// One of the app's with an animation block.
  case block
  /// The same, but it never says that it has ended.
  case silent
}

/// How a finger dismisses.
enum GesturePlan: Codable, Hashable, Sendable {
  case pan(DirectionPlan)
  case drag(DirectionPlan)

  /// The number of recognizers that it takes.
  var recognizerCount: Int {
    switch self {
    case .pan: 1
    case .drag: 3
    }
  }
}

/// In which direction it does.
enum DirectionPlan: String, Codable, Hashable, Sendable, CaseIterable {
  case down
  case up
  case leading
  case trailing
}

/// Where the screen is.
enum LayoutPlan: String, Codable, Hashable, Sendable, CaseIterable {
  case fill
  case card
  case custom
  /// A layout whose answer is not a number.
  case nonsense
  /// A layout whose answer has a negative size.
  case negative
}

/// What is behind the screen.
enum BackdropPlan: String, Codable, Hashable, Sendable, CaseIterable {
  case dimming
  case blur
  case none
}

/// What a transition looks like.
enum EffectPlan: Codable, Hashable, Sendable {
  case fade
  case zoom(SourcePlan)
  /// A zoom in which a part of the screen matches the source.
  case match(SourcePlan)
  /// Another effect of the kit's.
  case kit(KitEffectPlan)
  /// An effect of the app's own that moves the screen.
  case slide
  /// One that turns and scales it.
  case turn
  /// One that uses all that the stage offers.
  case curtain
  /// One that changes nothing.
  case still
  /// One that leaves damage behind, to see that it is noticed; never made up.
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

/// What a zoom comes out of.
enum SourcePlan: Codable, Hashable, Sendable {
  /// A thumbnail of the app's first screen, which any number of screens zoom out of.
  case first(Int)
  /// A thumbnail of the screen behind.
  case behind(Int)
  case frame
  case frameInView
  /// Whatever the app answers when it is asked.
  case provider
}

/// How long a transition takes.
enum TimingPlan: String, Codable, Hashable, Sendable, CaseIterable {
  /// As the effect says.
  case own
  case quick
  case spring
  case linear
  case none
}
