import UIKit
import UIKitSimulator

/// Something that a finger does in the demo, played and recorded.
struct Scenario {
  enum Group: String, CaseIterable {
    case zoom = "Zoom"
    case drag = "Drag away"
    case pan = "Pan down to dismiss"
    case caught = "Caught in flight"
    case navigation = "Navigation"
    case effects = "More effects"
    case cards = "Cards"
    case fade = "Modal fade"
    case containers = "Containers and tabs"
    case splash = "Splash"
    case accessibility = "Reduce Motion"
    case hand = "By hand"

    /// The article that says more, in the documentation of the module.
    var article: String {
      switch self {
      case .zoom, .fade, .hand: "GettingStarted"
      case .drag, .pan, .caught, .navigation: "Interactions"
      case .effects, .accessibility: "Effects"
      case .cards: "Presentation"
      case .containers: "Containers"
      case .splash: "Splash"
      }
    }

    /// What the scenarios of the group have in common.
    var summary: String {
      switch self {
      case .zoom: "One line at the call site; the picture is the same on both sides of the cut."
      case .drag: "The screen is in the hand, in both directions, and lands where it came from."
      case .pan: "The finger drives. Wherever it lets go, the app ends up in a correct state."
      case .caught: "Whatever runs can be stopped by a finger, and turned around."
      case .navigation: "Push, pop and swipe with the same effect; the delegate is kept for you."
      case .effects: "Each for present, dismiss, push and pop, and in the finger's hand."
      case .cards: "Smaller than what is behind them, which dims or blurs, and takes a tap."
      case .fade: "The simplest effect, above a screen that stays in place."
      case .containers: "Screens side by side, and a background that follows them."
      case .splash: "The app starts, from an icon or a link, and is first seen through the logo."
      case .accessibility: "Who asks for less motion gets less motion."
      case .hand: "A finger on the live phone, and not a script."
      }
    }
  }

  /// Names the files and the anchors: lower-case words with dashes.
  let id: String
  let group: Group
  let title: String
  /// One sentence about what is seen.
  let summary: String
  /// The code of an app that does this.
  let code: String
  /// The seconds after which the picture is taken that stands for the whole; nil to find a time.
  var posterTime: Double?
  /// What the app shows first.
  var part = AppViewController.Part.photos
  /// The size of the screen; nil for a phone held upright.
  var size: CGSize?
  /// Makes another root than the app, for a part of its own.
  var makeRoot: (@MainActor () -> UIViewController)?
  /// Brings the app to where the recording begins.
  var prepare: @MainActor (Stage) -> Void = { _ in }
  /// What the finger does while it is recorded.
  let script: @MainActor (Stage) -> Void

  /// Makes a preparation that taps something, and waits until what follows is over.
  static func tapping(
    _ target: @escaping @MainActor (Stage) -> UIView?
  ) -> @MainActor (Stage) -> Void {
    { stage in
      stage.tap(target(stage))
      stage.settle()
    }
  }

  /// Plays the scenario on a phone of its own.
  @MainActor func play() -> sending Performance {
    let stage = Stage(showing: part, root: makeRoot?(), size: size)
    prepare(stage)
    let recording = stage.simulator.record { script(stage) }
    return Performance(
      scenario: self, scene: Scene(recording),
      faults: stage.simulator.faults.map(\.description) + stage.mishaps
        + stage.brokenPromises(in: recording))
  }
}

/// A scenario that has been played.
struct Performance {
  let scenario: Scenario
  let scene: Scene
  /// What went wrong: misuse of UIKit, a script that could not be played, or a promise that
  /// the frames do not keep.
  let faults: [String]

  /// The frame that stands for the whole.
  var poster: Int {
    guard let time = scenario.posterTime else { return scene.poster }
    return min(Int(time * Double(scene.refreshRate)), scene.frameCount - 1)
  }
}
