import Testing
@_spi(Simulator) import UIKit
@_spi(Simulator) import UIKitSimulator

@testable import MatchCut

/// A thumbnail with a title below it, and a screen with a picture and a title that match them.
@MainActor
final class MatchedStage {
  let stage: NavigationStage
  let title: UIView
  let picture: UIView
  let largeTitle: UIView

  /// Creates the stage, with the picture at a frame in the screen.
  init(
    picture frame: CGRect = CGRect(x: 0, y: 226, width: 393, height: 400),
    make: () -> UIView = { UIView() }
  ) {
    // Views belong to the simulator that exists when they are created.
    stage = NavigationStage(.fade)
    title = UIView(frame: CGRect(x: 30, y: 300, width: 80, height: 20))
    largeTitle = UIView(frame: CGRect(x: 40, y: 660, width: 200, height: 60))
    picture = make()
    picture.frame = frame
    title.backgroundColor = .systemRed
    title.layer.cornerRadius = 4
    largeTitle.backgroundColor = .systemRed
    stage.root.view.addSubview(title)
    stage.photo.loadViewIfNeeded()
    stage.photo.view.addSubview(picture)
    stage.photo.view.addSubview(largeTitle)
    stage.simulator.runUntilIdle()
  }

  var simulator: Simulator { stage.simulator }
  var thumbnail: UIView { stage.phone.thumbnail }
  var pair: ZoomPair { .pair(of: title, and: largeTitle) }

  /// Plays pushes and pops with an effect, linearly.
  func play(_ effect: any TransitionEffect) {
    PushTransition(effect, timing: .curve(.linear, duration: 0.5)).attach(to: stage.navigation)
  }

  /// The frame that is drawn at a fraction of a push or a pop, from away to settled.
  func frame(
    at part: CGFloat, of driver: UIPercentDrivenInteractiveTransition, isPush: Bool = true
  ) throws -> Frame {
    driver.update(isPush ? part : 1 - part)
    return try #require(simulator.record { simulator.step() }.frames.last)
  }

  /// Expects the root screen alone, as it was.
  func expectRootShown(sourceLocation: SourceLocation = #_sourceLocation) {
    stage.expectShown(stage.root, sourceLocation: sourceLocation)
    stage.expectHidden(stage.photo, sourceLocation: sourceLocation)
    #expect(thumbnail.alpha == 1 && title.alpha == 1, sourceLocation: sourceLocation)
    stage.phone.expectNoFaults(sourceLocation: sourceLocation)
  }

  /// The views that the transition has added above the screens.
  var pictures: [UIView] {
    stage.container.subviews.drop { !stage.photo.view.isDescendant(of: $0) }.dropFirst()
      .filter { !($0 is TransitionSentinel) }
  }

  /// The picture of the source in the clip, and other views above the screen.
  var covers: [UIView] {
    guard let clip = stage.photo.view.superview as? ClipView else { return [] }
    return clip.subviews.filter { $0 !== stage.photo.view }
  }
}

@MainActor
extension Frame {
  /// The frame of a view in the window, without clipping.
  func wholeFrame(of view: UIView) -> CGRect {
    guard let node = node(of: view) else { return .null }
    return node.bounds.applying(transformToWindow(of: node))
  }
}
