import MatchCut
import Testing
import UIKit
import UIKitSimulator

@testable import Demo

/// The demo's screens can be dismissed without instructions.
@MainActor
struct LeavingTests {
  private let stage = Stage(showing: .photos)

  private func openSettings() throws -> SettingsViewController {
    stage.tap(stage.app.photos.settingsButton)
    stage.settle()
    return try #require(stage.settings)
  }

  @Test(arguments: [260.0, 40])
  func `a pull dismisses the settings, or they return`(distance: CGFloat) throws {
    let settings = try openSettings()
    let place = stage.simulator.visibleFrame(of: settings.view)
    stage.drag(
      from: CGPoint(x: place.midX, y: place.minY + 30),
      [Stroke(down: distance, in: 0.4, hold: 0.1)])
    stage.settle()
    #expect((stage.settings == nil) == (distance > 200))
    if distance < 200 { #expect(stage.simulator.visibleFrame(of: settings.view) == place) }
    #expect(stage.mishaps == [] && stage.simulator.faults.isEmpty)
  }

  @Test func `the camera and the tabs have a button that closes them`() throws {
    let settings = try openSettings()
    for row in [settings.cameraRow, settings.tabsRow] {
      stage.tap(row)
      stage.settle()
      let screen = try #require(settings.presentedViewController)
      let button = screen.view.subviews.last as? IconButton
      #expect(button?.accessibilityLabel == "Close")
      stage.tap(button)
      stage.settle()
      #expect(settings.presentedViewController == nil)
    }
    #expect(stage.mishaps == [] && stage.simulator.faults.isEmpty)
  }

  @Test func `a photo shows no text in landscape`() throws {
    stage.tap(stage.app.photos.thumbnails[0])
    stage.settle()
    let photo = try #require(stage.photoScreen)
    let labels = photo.page.words
    func isClear() -> Bool {
      let picture = photo.picture.convert(photo.picture.bounds, to: photo.view)
      return labels.allSatisfy {
        $0.isHidden || !$0.frame.intersects(picture)
          || ($0 as? UILabel)?.text == photo.photo.place
      }
    }
    #expect(labels.count == 3 && labels.allSatisfy { !$0.isHidden } && isClear())
    stage.simulator.resize(to: CGSize(width: 852, height: 393))
    stage.settle()
    #expect(isClear())
    stage.simulator.resize(to: CGSize(width: 393, height: 852))
    stage.settle()
    #expect(labels.allSatisfy { !$0.isHidden })
  }
}
