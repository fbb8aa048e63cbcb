import MatchCutSplash
import UIKit
import UIKitSimulator

extension Scenario {
  /// The splash, in front of different first screens.
  static let splashes: [Scenario] = [splashPhotos, splashJournal]

  static let splashPhotos = Scenario(
    id: "splash-photos", group: .splash, title: "Onto the photos",
    summary:
      "The app starts from its icon: the logo becomes a hole, through which the photos appear.",
    code: .declaration("func showSplash", in: "Headless/Scenarios/Stage.swift"),
    posterTime: 0.98,
    prepare: { $0.showSplash() },
    script: { stage in
      stage.promise(stage.splash?.view, .fades(frames: 8))
      stage.wait(0.5)
      stage.dismissSplash()
      stage.settle(0.8)
      stage.expect(stage.reveal == nil, "the splash has gone")
    })

  static let splashJournal = Scenario(
    id: "splash-journal", group: .splash, title: "Onto the journal, in landscape",
    summary: "Another screen comes first, as from a link. Later, the splash covers it again.",
    code: .declaration("func showSplash", in: "Headless/Scenarios/Stage.swift"),
    posterTime: 0.98,
    part: .journal,
    size: CGSize(width: 852, height: 393),
    prepare: { $0.showSplash() },
    script: { stage in
      stage.promise(stage.splash?.view, .fades(frames: 8))
      stage.wait(0.5)
      stage.dismissSplash()
      stage.settle(0.8)
      stage.showSplash(animated: true)
      stage.settle(0.5)
      stage.expect(stage.reveal?.isPresented == true, "the splash covers the app")
    })
}
