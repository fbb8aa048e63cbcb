import Testing
import UIKit
import UIKitSimulator

@testable import MatchCut
@testable import MatchCutContainers

/// A swipe container with three screens over a background, alone in the window.
@MainActor final class SwipeStage: SidewaysStage {
  let simulator: Simulator
  var expectedHint: String?
  let screens = [Screen("first"), Screen("second"), Screen("third")]
  let background = Screen("background")
  let container: RecordedContainer
  private(set) var initial = Hierarchy()

  init(
    variant: Simulator.Variant = .standard, isRightToLeft: Bool = false, selectedIndex: Int = 1,
    animator: AppAnimator? = nil, configure: (RecordedContainer) -> Void = { _ in }
  ) {
    simulator = Simulator(variant: variant)
    if isRightToLeft { simulator.layoutDirection = .rightToLeft }
    container = RecordedContainer(screens, selectedIndex: selectedIndex)
    container.backgroundViewController = background
    container.appAnimator = animator
    configure(container)
    simulator.window.rootViewController = container
    simulator.runUntilIdle()
    initial = Hierarchy(of: simulator.window)
    for screen in screens + [background] { screen.forgetCalls() }
  }

  var first: Screen { screens[0] }
  var second: Screen { screens[1] }
  var third: Screen { screens[2] }

  /// The visible place of a screen's leading edge, in widths of the container.
  func place(of screen: Screen) -> CGFloat? {
    guard screen.view.window != nil else { return nil }
    let frame = simulator.record({}).frames.first?.visibleFrame(of: screen.view) ?? .null
    guard !frame.isNull, frame.width > 0.01 else { return nil }
    return (frame.minX > 0 ? frame.minX : frame.maxX - width) / width
  }

  /// Expects one screen at rest, the others removed, and all callbacks balanced.
  func expectSelected(_ index: Int, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(container.selectedIndex == index, sourceLocation: sourceLocation)
    for (place, screen) in screens.enumerated() {
      if place == index {
        screen.expectAppeared(sourceLocation: sourceLocation)
        #expect(screen.view.superview === container.content, sourceLocation: sourceLocation)
        #expect(screen.view.frame == container.view.bounds, sourceLocation: sourceLocation)
        #expect(
          screen.view.transform.isIdentity && screen.view.alpha == 1,
          sourceLocation: sourceLocation)
        #expect(screen.view.isUserInteractionEnabled, sourceLocation: sourceLocation)
        #expect(
          simulator.visibleFrame(of: screen.view) == simulator.window.bounds,
          sourceLocation: sourceLocation)
      } else {
        screen.expectDisappeared(sourceLocation: sourceLocation)
        #expect(screen.viewIfLoaded?.superview == nil, sourceLocation: sourceLocation)
      }
      #expect(screen.parent === container, sourceLocation: sourceLocation)
    }
    background.expectAppeared(sourceLocation: sourceLocation)
    let layer = container.content.layer
    #expect(
      layer.speed == 1 && layer.timeOffset == 0 && layer.beginTime == 0,
      sourceLocation: sourceLocation)
    #expect(container.content.subviews.count == 1, sourceLocation: sourceLocation)
    #expect(container.transition == nil, sourceLocation: sourceLocation)
    expectNoFaults(sourceLocation: sourceLocation)
  }

  /// Expects everything to be as at the beginning.
  func expectAsBefore(sourceLocation: SourceLocation = #_sourceLocation) {
    Hierarchy(of: simulator.window).expectSame(as: initial, sourceLocation: sourceLocation)
    expectNoFaults(sourceLocation: sourceLocation)
  }
}

/// A container that records its callbacks, and may have an animator of the app.
final class RecordedContainer: SwipeContainerController {
  var appAnimator: AppAnimator?
  /// Called when the container asks for an animator.
  var whenAskedForAnimator: (() -> Void)?
  /// The inset of the screens at rest.
  var margin: CGFloat = 0
  private(set) var positions: [CGFloat] = []
  private(set) var selections: [String] = []
  private(set) var statusBarChanges = 0

  override func animator(
    from former: UIViewController, to new: UIViewController
  ) -> any UIViewControllerAnimatedTransitioning {
    whenAskedForAnimator?()
    return appAnimator?.make() ?? super.animator(from: former, to: new)
  }

  override func restFrame(of screen: UIViewController) -> CGRect {
    super.restFrame(of: screen).insetBy(dx: margin, dy: 0)
  }

  override func didMove(toPosition position: CGFloat) {
    super.didMove(toPosition: position)
    positions.append(position)
  }

  override func didSelect(_ screen: UIViewController) {
    super.didSelect(screen)
    selections.append((screen as? Screen)?.name ?? "")
  }

  override func setNeedsStatusBarAppearanceUpdate() {
    super.setNeedsStatusBarAppearanceUpdate()
    statusBarChanges += 1
  }
}

extension Screen {
  /// The calls without `viewIsAppearing`, whose order differs.
  var steps: [Call] { calls.filter { $0 != .isAppearing } }
}
