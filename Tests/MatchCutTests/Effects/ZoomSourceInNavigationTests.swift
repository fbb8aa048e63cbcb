import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// The source of a zoom.
@MainActor
struct ZoomSourceInNavigationTests {
  private static let linear = TransitionTiming.curve(.linear, duration: 0.5)

  /// A defect of a source.
  enum Defect: String, CaseIterable {
    case released = "its view has been released"
    case offWindow = "its view is not in the window"
    case empty = "its view is empty"
    case outOfSight = "its view is beyond the edge"
    case nothing = "the provider returns nil"
  }

  @Test(
    "a push and a pop without a valid source fade", arguments: Defect.allCases,
    Simulator.Variant.all)
  func invalid(_ defect: Defect, variant: Simulator.Variant) {
    let stage = NavigationStage(
      NavigationCase(effect: .zoom, variant: variant), source: source(with: defect),
      timing: Self.linear)
    if [.released, .offWindow, .empty].contains(defect) {
      stage.phone.expectedHint = "A zoom becomes a fade"
    }
    stage.expectFadesThere()
    stage.expectFadesBack()
    stage.phone.expectNoFaults()
  }

  @Test(
    "a source that is gone at the pop makes that a fade",
    arguments: NavigationCase.all.filter { $0.effect == .zoom })
  func goneAtPop(_ navigationCase: NavigationCase) {
    let stage = NavigationStage(navigationCase, timing: Self.linear)
    stage.push()
    stage.simulator.run(for: 0.25)
    stage.expectFront(of: .zoom, at: 0.5)
    stage.phone.settle()
    stage.phone.thumbnail.removeFromSuperview()
    stage.pop()
    stage.simulator.run(for: 0.25)
    stage.expectFront(of: .fade, at: 0.5)
    stage.phone.settle()
    stage.expectShown(stage.root)
    stage.expectHidden(stage.photo)
    stage.phone.expectNoFaults()
  }

  @Test(
    "a source that is removed during the pop is shown again", arguments: [true, false])
  func goneDuringPop(finishes: Bool) {
    let stage = NavigationStage(.zoom)
    stage.pushAndSettle()
    let driver = stage.drive { stage.pop() }
    driver.update(0.5)
    stage.simulator.step()
    stage.phone.thumbnail.removeFromSuperview()
    if finishes { driver.finish() } else { driver.cancel() }
    stage.phone.settle()
    #expect(stage.phone.thumbnail.alpha == 1)
    stage.expectShown(finishes ? stage.root : stage.photo)
    stage.phone.expectNoFaults()
  }

  @Test("a pop ends where the source is by then")
  func moved() {
    let stage = NavigationStage(.zoom)
    stage.pushAndSettle()
    let place = CGRect(x: 200, y: 500, width: 60, height: 60)
    stage.phone.thumbnail.frame = place
    stage.phone.thumbnail.layer.cornerRadius = 30
    let driver = stage.drive { stage.pop() }
    driver.update(1)
    stage.simulator.step()
    let clip = stage.photo.view.superview
    #expect(stage.simulator.visibleFrame(of: stage.photo.view).isClose(to: place))
    #expect(clip !== stage.container && clip?.clipsToBounds == true)
    #expect(clip?.layer.cornerRadius == 30)
    #expect(stage.simulator.visibleAlpha(of: stage.phone.thumbnail) == .hidden)
    driver.finish()
    stage.phone.settle()
    stage.expectShown(stage.root)
    #expect(stage.simulator.visibleFrame(of: stage.phone.thumbnail) == place)
    stage.phone.expectNoFaults()
  }

  @Test("the source is hidden while a picture covers it, and visible at both ends")
  func hidden() {
    let stage = NavigationStage(.zoom)
    let thumbnail = stage.phone.thumbnail
    let driver = stage.drive { stage.push() }
    for part in [0, 0.2, 0.6, 1] {
      driver.update(part)
      stage.simulator.step()
      #expect(stage.simulator.visibleAlpha(of: thumbnail) == .hidden, "at \(part)")
    }
    driver.finish()
    stage.phone.settle()
    #expect(thumbnail.alpha == 1)
  }

  @Test("a source's own alpha is restored", arguments: [true, false])
  func translucent(finishes: Bool) {
    let stage = NavigationStage(.zoom)
    stage.phone.thumbnail.alpha = 0.5
    let driver = stage.drive { stage.push() }
    driver.update(0.5)
    stage.simulator.step()
    #expect(stage.simulator.visibleAlpha(of: stage.phone.thumbnail) == .hidden)
    if finishes { driver.finish() } else { driver.cancel() }
    stage.phone.settle()
    #expect(stage.phone.thumbnail.alpha == 0.5)
    stage.phone.expectNoFaults()
  }

  @Test("a provider is called once per transition, with its request")
  func provider() {
    var requests: [TransitionOperation] = []
    var hasRightControllers = true
    let box = Box<NavigationStage>()
    let stage = NavigationStage(
      .zoom,
      source: .provider { request in
        requests.append(request.operation)
        if request.frontController !== box.value?.photo { hasRightControllers = false }
        if request.backController !== box.value?.root { hasRightControllers = false }
        return box.value.map { .view($0.phone.thumbnail) }
      })
    box.value = stage
    stage.pushAndSettle()
    let driver = stage.drive { stage.pop() }
    driver.update(0.5)
    stage.simulator.step()
    driver.cancel()
    stage.phone.settle()
    stage.popAndSettle()
    #expect(requests == [.push, .pop, .pop])
    #expect(hasRightControllers)
    stage.popAndSettle()
    stage.pushAndSettle(animated: false)
    stage.popAndSettle(animated: false)
    #expect(requests == [.push, .pop, .pop])
    stage.expectRootShown()
  }

  private func source(with defect: Defect) -> ZoomSource {
    switch defect {
    case .released: .view(UIView(frame: Phone.thumbnailFrame))
    case .offWindow: .view(Self.offWindow)
    case .empty: .frame(.zero, in: nil)
    case .outOfSight: .frame(CGRect(x: 0, y: 2000, width: 50, height: 50), in: nil)
    case .nothing: .provider { _ in nil }
    }
  }

  private static let offWindow = UIView(frame: Phone.thumbnailFrame)
}

/// A value that is set later, not retained.
@MainActor
private final class Box<Value: AnyObject> {
  weak var value: Value?
}
