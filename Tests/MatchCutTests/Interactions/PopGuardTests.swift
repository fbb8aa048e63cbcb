import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// When a swipe must not pop.
@MainActor
struct PopGuardTests {
  @Test(arguments: [PopGesture.edge, .fullWidth])
  func `during a search, UIKit pushes and pops, and a swipe pops at once`(
    _ gesture: PopGesture
  ) {
    let pop = PopStage(PopCase(gesture: gesture), pushes: false)
    let search = UISearchController(searchResultsController: nil)
    pop.stage.phone.root.navigationItem.searchController = search
    search.isActive = true
    pop.stage.pushAndSettle()
    #expect(pop.navigation.viewControllers.count == 2)
    for distance in [300, 60] as [CGFloat] {
      let finger = pop.swipe(distance)
      #expect(pop.navigation.transitionCoordinator?.isInteractive == false)
      pop.simulator.run(for: 1)
      #expect(pop.navigation.viewControllers.count == 1)
      finger.lift()
      pop.phone.settle()
      pop.stage.pushAndSettle()
      #expect(pop.navigation.viewControllers.count == 2)
    }
    pop.navigation.popViewController(animated: true)
    pop.phone.settle()
    #expect(pop.navigation.viewControllers.count == 1)
    search.isActive = false
    pop.stage.pushAndSettle()
    pop.swipe(300).lift()
    pop.phone.settle()
    #expect(pop.navigation.viewControllers.count == 1)
    #expect(pop.simulator.faults.isEmpty && pop.simulator.hints.isEmpty)
  }

  @Test("a swipe at the root does nothing and freezes nothing", arguments: PopCase.all)
  func root(_ popCase: PopCase) throws {
    var count = 0
    var options = GestureOptions()
    options.shouldBegin = { _ in
      count += 1
      return true
    }
    let pop = PopStage(popCase, pushes: false, options: options)
    let recognizer = try #require(pop.recognizer)
    for _ in 0..<2 {
      let finger = pop.swipe(220)
      // The touch is left to the app.
      #expect(recognizer.state != .began && recognizer.state != .changed && count == 0)
      finger.lift()
      #expect(pop.navigation.transitionCoordinator == nil)
      pop.expectEnd(popped: true)
    }
    #expect(pop.stage.outcomes == [] && pop.stage.delegate.events == [])
    pop.stage.pushAndSettle()
    pop.expectSwipePops()
  }

  @Test("a swipe before a push has begun starts nothing", arguments: PopCase.all)
  func duringPush(_ popCase: PopCase) {
    let pop = PopStage(popCase, pushes: false)
    pop.stage.photo.loadViewIfNeeded()
    pop.stage.push()
    let finger = pop.simulator.touchDown(at: pop.point(popCase.gesture == .edge ? 4 : 80))
    pop.moveInOneTurn(finger, by: [20, 60])
    pop.simulator.step()
    finger.lift()
    pop.stage.phone.settle()
    pop.stage.expectPhotoShown()
    #expect(pop.stage.outcomes == [true])
    pop.expectSwipePops()
  }

  @Test("nothing is popped below a presentation", arguments: [true, false])
  func presentedAbove(isUnderTheFinger: Bool) {
    let pop = PopStage(PopCase(gesture: .fullWidth))
    let above = Screen("above")
    above.modalPresentationStyle = .overFullScreen
    let finger = isUnderTheFinger ? pop.touchDown() : nil
    pop.stage.photo.present(above, animated: false)
    pop.simulator.step()
    if let finger {
      pop.move(finger, by: 250)
      finger.lift()
    } else {
      pop.swipeToPop()
    }
    pop.stage.phone.settle()
    #expect(pop.navigation.viewControllers == [pop.stage.root, pop.stage.photo])
    above.dismiss(animated: false)
    pop.stage.phone.settle()
    pop.expectEnd(popped: false)
    pop.expectSwipePops()
  }

  @Test("only forward, within 45 degrees", arguments: PopCase.sides)
  func directions(_ popCase: PopCase) {
    let pop = PopStage(popCase)
    for (distance, down) in [(40, 60), (40, -60), (0, 300), (-3, 200), (-4, 4)]
      as [(CGFloat, CGFloat)]
    {
      let finger = pop.touchDown()
      pop.move(finger, by: distance, down: down, for: 0.1)
      finger.lift()
    }
    if popCase.gesture == .fullWidth {
      let finger = pop.simulator.touchDown(at: pop.point(300))
      pop.move(finger, by: -250)
      finger.lift()
    }
    pop.expectUntouched()
  }

  @Test("the whole translation decides, not its first step", arguments: PopCase.sides)
  func accumulated(_ popCase: PopCase) {
    let pop = PopStage(popCase)
    let finger = pop.touchDown()
    pop.move(finger, by: 1, down: 4, for: 0.02)
    pop.move(finger, by: 240, down: 10)
    finger.lift()
    pop.expectEnd(popped: true)
  }

  @Test(
    "an edge swipe has to come from the leading edge",
    arguments: [PopCase.sides[0], PopCase.sides[2]])
  func awayFromTheEdge(_ popCase: PopCase) {
    let pop = PopStage(popCase)
    for distance in [60, 200, pop.width - 4] {
      let finger = pop.simulator.touchDown(at: pop.point(distance))
      pop.move(finger, by: distance > 300 ? -250 : 150)
      finger.lift()
    }
    pop.expectUntouched()
  }

  @Test("an edge swipe follows the layout direction when that changes")
  func directionChanges() {
    let pop = PopStage()
    pop.swipeToPop()
    pop.expectEnd(popped: true)
    pop.simulator.layoutDirection = .rightToLeft
    pop.stage.pushAndSettle()
    let finger = pop.simulator.touchDown(at: CGPoint(x: pop.width - 4, y: 500))
    pop.move(finger, by: -240)
    finger.lift()
    pop.expectEnd(popped: true)
  }

  @Test("the app's veto", arguments: PopCase.sides)
  func veto(_ popCase: PopCase) throws {
    let app = Veto()
    var options = GestureOptions()
    options.shouldBegin = { request in
      app.asked.append((request.location, request.velocity))
      app.screens.append(request.viewController)
      return app.isAllowed
    }
    let pop = PopStage(popCase, options: options)
    pop.swipeToPop()
    pop.expectEnd(popped: false)
    let (location, velocity) = try #require(app.asked.first)
    #expect(app.asked.count == 1 && location.y == 500)
    #expect(app.screens.first === pop.stage.photo)
    #expect(popCase.isMirrored ? velocity.x < -500 : velocity.x > 500)
    // The app is not asked about a swipe that cannot pop anyway.
    pop.swipe(-3).lift()
    #expect(app.asked.count == 1 && pop.outcomes == [])
    app.isAllowed = true
    pop.expectSwipePops()
    #expect(app.asked.count == 2)
  }

  @Test("a view that the app removes in shouldBegin", arguments: PopCase.sides)
  func viewRemoved(_ popCase: PopCase) throws {
    let app = Veto()
    app.isAllowed = true
    var options = GestureOptions()
    options.shouldBegin = { request in
      if app.isAllowed { request.viewController.navigationController?.view.removeFromSuperview() }
      return true
    }
    let pop = PopStage(popCase, options: options)
    let view = try #require(pop.navigation.view)
    let superview = try #require(view.superview)
    let finger = pop.swipe(200)
    pop.phone.settle()
    #expect(pop.navigation.transitionCoordinator == nil && pop.outcomes == [])
    finger.lift()
    app.isAllowed = false
    superview.addSubview(view)
    pop.phone.settle()
    pop.expectSwipePops()
  }

  @Test(
    "a swipe that had to wait for another recognizer", arguments: PopCase.sides, [true, false])
  func waiting(_ popCase: PopCase, isOvertaken: Bool) {
    let pop = PopStage(popCase)
    let other = UIPanGestureRecognizer()
    other.minimumNumberOfTouches = 2
    pop.navigation.view.addGestureRecognizer(other)
    pop.recognizer?.require(toFail: other)
    let finger = pop.swipe(200)
    #expect(pop.navigation.transitionCoordinator == nil)
    if isOvertaken {
      pop.stage.pop()
      pop.simulator.run(for: 0.1)
    }
    finger.lift()
    pop.expectEnd(popped: true)
    #expect(pop.outcomes == [true])
  }

  @Test("a transition that is not animated pops at once", arguments: PopCase.sides)
  func unanimated(_ popCase: PopCase) {
    let pop = PopStage(popCase)
    let instant = PushTransition(
      SlideEffect(), timing: .curve(duration: 0), popGesture: popCase.gesture)
    instant.attach(to: pop.navigation)
    for _ in 0..<2 {
      let finger = pop.swipe(100)
      #expect(pop.navigation.transitionCoordinator == nil)
      finger.lift()
      pop.expectEnd(popped: true)
      pop.stage.pushAndSettle()
    }
  }

  @Test("a second finger changes nothing", arguments: PopCase.sides)
  func secondFinger(_ popCase: PopCase) {
    let pop = PopStage(popCase)
    let finger = pop.swipe(200)
    let frame = pop.simulator.visibleFrame(of: pop.stage.photo.view)
    let second = pop.simulator.touchDown(at: pop.point(120, y: 300))
    pop.move(second, by: 100, for: 0.1)
    second.lift()
    pop.simulator.step()
    #expect(pop.simulator.visibleFrame(of: pop.stage.photo.view) == frame)
    finger.lift()
    pop.expectEnd(popped: true)
    #expect(pop.outcomes == [true])
  }
}

/// An app that refuses at first.
@MainActor
private final class Veto {
  var asked: [(location: CGPoint, velocity: CGPoint)] = []
  var screens: [UIViewController] = []
  var isAllowed = false
}
