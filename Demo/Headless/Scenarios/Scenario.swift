import UIKit
import UIKitFilm
import UIKitSimulator

/// A demonstration with a finger in the demo, which is played and recorded.
struct Scenario {
  enum Group: String, CaseIterable {
    case zoom = "Zoom"
    case drag = "Drag away"
    case pan = "Pan down to dismiss"
    case present = "Present by a finger"
    case caught = "Caught in flight"
    case system = "Beside the system"
    case navigation = "Navigation"
    case effects = "More effects"
    case cards = "Cards"
    case fade = "Modal fade"
    case containers = "Containers and tabs"
    case splash = "Splash"
    case accessibility = "Reduce Motion"
    case hand = "By hand"

    /// The article about it.
    var article: Documentation.Article {
      switch self {
      case .zoom, .fade, .hand: Documentation.Article(name: "GettingStarted")
      case .present: Documentation.Article(name: "PresentingByFinger")
      case .drag, .pan, .caught, .navigation: Documentation.Article(name: "Interactions")
      case .effects, .accessibility: Documentation.Article(name: "Effects")
      case .cards: Documentation.Article(name: "Presentation")
      case .containers: Documentation.Article(name: "Containers", module: "MatchCutContainers")
      case .splash: Documentation.Article(name: "MatchCutSplash", module: "MatchCutSplash")
      case .system: Documentation.motion
      }
    }

    /// The description of the group.
    var summary: String {
      switch self {
      case .zoom: "One line at the call site. The picture starts on the thumbnail."
      case .drag: "The screen follows the finger anywhere, and returns to its thumbnail."
      case .pan: "A finger drives the transition. Wherever it lifts, the state is correct."
      case .present: "A finger pulls the screen in, and pushes it back out."
      case .caught: "A finger stops any transition in flight, and reverses it."
      case .system: "The system’s motion, as others have measured it, drawn over the kit’s."
      case .navigation: "Push, pop and swipe with the same effect. Your delegate gets every call."
      case .effects: "Every effect works for modals, pushes and tabs, and a finger can drive it."
      case .cards: "A screen smaller than the container, above a dimmed or blurred one."
      case .fade: "The simplest effect. The screen behind stays in place."
      case .containers: "Screens side by side, above a background that follows them."
      case .splash: "The app starts, from an icon or a link, and appears through the logo."
      case .accessibility: "With Reduce Motion, every effect becomes a cross-fade."
      case .hand: "Recorded from a finger on the live phone."
      }
    }
  }

  /// The name of its files and anchors: lower-case words with dashes.
  let id: String
  let group: Group
  let title: String
  /// The description, in one sentence.
  let summary: String
  /// The code for it in an app, which it plays.
  let code: Code
  /// The time of the poster frame, in seconds; nil to choose one.
  var posterTime: Double?
  /// The part of the app to start with.
  var part = AppViewController.Part.photos
  /// The size of the screen; nil for a phone in portrait.
  var size: CGSize?
  /// Creates another root than the app.
  var makeRoot: (@MainActor () -> UIViewController)?
  /// Prepares the app before the recording begins.
  var prepare: @MainActor (Stage) -> Void = { _ in }
  /// Moves the finger during the recording.
  let script: @MainActor (Stage) -> Void

  /// Returns a preparation that taps something, and waits for the result.
  static func tapping(
    _ target: @escaping @MainActor (Stage) -> UIView?
  ) -> @MainActor (Stage) -> Void {
    { stage in
      stage.tap(target(stage))
      stage.settle()
    }
  }

  /// Makes a phone on which the recording can begin.
  @MainActor func makeStage() -> Stage {
    let stage = Stage(showing: part, root: makeRoot?(), size: size)
    code.play(stage)
    prepare(stage)
    return stage
  }

  /// Plays the scenario on a phone of its own.
  ///
  /// - Parameter isChecked: Whether the drawn frames are compared with what the scenario expects of
  ///   them, which takes longer than to play it.
  /// - Returns: What was drawn, and what was wrong.
  @MainActor func play(isChecked: Bool = true) -> sending Performance {
    let stage = makeStage()
    // A change of the device takes effect with the next frame.
    stage.simulator.step()
    let origin = stage.simulator.time
    let recording = stage.simulator.record { script(stage) }
    let comparisons = stage.claims.compactMap {
      Comparison($0, origin: origin, recording: recording)
    }
    return Performance(
      scenario: self, scene: Scene(recording),
      faults: stage.simulator.faults.map(\.description)
        + stage.simulator.hints.map(\.message) + stage.mishaps
        + (code.text == nil ? ["The code has gone from \(code.path ?? "the scenario")."] : [])
        + (isChecked ? stage.brokenPromises(in: recording) + statusBarFaults(in: recording) : [])
        + comparisons.compactMap(\.breach),
      comparisons: comparisons)
  }

  private func statusBarFaults(in recording: Recording) -> [String] {
    StatusBarCheck(recording.frames, refreshRate: recording.refreshRate).faults(of: id)
  }
}

/// A scenario that has been played.
struct Performance {
  let scenario: Scenario
  let scene: Scene
  /// Misuse of UIKit, failures of the script, and expectations that the frames do not meet.
  let faults: [String]
  /// The system's motions beside those that were recorded.
  let comparisons: [Comparison]
  /// The index of the poster frame.
  let poster: Int

  init(scenario: Scenario, scene: Scene, faults: [String], comparisons: [Comparison] = []) {
    self.scenario = scenario
    self.scene = scene
    self.faults = faults
    self.comparisons = comparisons
    poster =
      scenario.posterTime.map { min(Int($0 * Double(scene.refreshRate)), scene.frameCount - 1) }
      ?? scene.poster
  }
}
