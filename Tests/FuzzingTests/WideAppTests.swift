import Testing
import UIKit
@_spi(Simulator) import UIKitSimulator

@testable import Fuzzing

/// What apps and users do beside the transitions.
@MainActor
struct WideAppTests {
  private static let presentation = Event.act(.present(0, inStack: false, animated: true))
  private static let views: [MovedView] = [.front, .back, .source(0), .sourceBehind(1), .container]
  private static let properties: [MovedProperty] = [.alpha(0.6), .corners(9), .turn(0.3), .layout]

  @Test(
    "an animation of the app's own, of any view, has no findings", arguments: MotionKind.allCases)
  func motion(_ kind: MotionKind) {
    for view in Self.views {
      for property in Self.properties {
        let motion = Event.act(.move(view, property, kind))
        let script = Script(events: [motion, .run(0.1), Self.presentation, .settle, motion])
        #expect(Episode.play(script).isEmpty, "\(view) \(property)")
      }
    }
  }

  @Test("an animation sets the value that it should", arguments: MotionKind.allCases)
  func motionValue(_ kind: MotionKind) throws {
    let app = App(AppPlan())
    let thumbnail = try #require(app.first?.thumbnails[0])
    app.play(.act(.move(.source(0), .alpha(0.6), kind)))
    app.play(.run(0.1))
    let seen = app.simulator.visibleAlpha(of: thumbnail)
    app.play(.settle)
    let isKept = kind.isOfLayer || kind == .reversed
    #expect(abs(thumbnail.alpha - (isKept ? 1 : 0.6)) < 1e-6)
    switch kind {
    case .content, .withoutAnimation, .silent, .transaction: #expect(abs(seen - 0.6) < 1e-6)
    default: #expect(seen > 0.6 && seen <= 1)
    }
    #expect(app.heldAnimators.isEmpty)
  }

  @Test("what is done in an animation block has no findings", arguments: Wrapping.allCases)
  func wrapping(_ wrapping: Wrapping) {
    for act: Act in [.present(0, inStack: false, animated: true), .push(animated: true)] {
      let script = Script(
        app: AppPlan(root: .navigation),
        events: [
          .act(.within(wrapping, act)), .settle, .act(.within(wrapping, .tweak(.alpha(0.7)))),
        ])
      #expect(Episode.play(script).isEmpty, "\(act)")
    }
  }

  @Test("without animations, a presentation takes no time, and nothing else does afterward")
  func unanimated() {
    let app = App(AppPlan())
    app.play(.act(.animations(false)))
    app.play(Self.presentation)
    app.play(.run(0.1))
    #expect(app.topScreen?.appearance.isShown == true)
    app.close()
    #expect(UIView.areAnimationsEnabled)
  }

  @Test("another window shows and presents screens, and is released")
  func otherWindow() throws {
    let app = App(AppPlan())
    app.play(.act(.window(.show(isInFront: true))))
    app.play(.act(.window(.present(0, animated: true))))
    app.play(.settle)
    let window = try #require(app.other?.window)
    #expect(app.other?.chain.count == 2)
    #expect(app.simulator.hitTest(CGPoint(x: 200, y: 400))?.window === window)
    #expect(app.comeToRest())
    #expect(app.simulator.hitTest(CGPoint(x: 200, y: 400))?.window === app.window)
    #expect(Episode.judge(app).isEmpty)
    app.play(.act(.window(.close)))
    #expect(app.other == nil)
  }

  @Test("tabs that are objects show screens, are selected and replaced", arguments: [false, true])
  func tabs(hasTabObjects: Bool) throws {
    let app = App(AppPlan(root: .tabs, hasTabObjects: hasTabObjects))
    let tabs = try #require(app.root as? AppTabs)
    app.play(.act(.select(1, animated: true)))
    app.play(.settle)
    #expect(tabs.selectedIndex == 1)
    let screen = app.topScreen
    app.play(.act(.replaceSides(keep: 0)))
    app.play(.settle)
    #expect(app.topScreen === screen)
    #expect(tabs.selectedIndex == 0)
    #expect(Episode.judge(app).isEmpty)
  }

  @Test("a trackpad scrolls a story")
  func trackpad() {
    let app = App(AppPlan(contents: [.scroll]))
    app.play(.trackpad(0, x: 0.5, y: 0.6))
    app.play(.move(0, x: 0, y: -200, seconds: 0.2))
    #expect((app.topScreen?.scrollView?.contentOffset.y ?? 0) > 100)
  }

  @Test("a transition is removed from a stack, and added again")
  func detaching() {
    let app = App(AppPlan(root: .navigation))
    app.play(.act(.detach))
    #expect(app.topStack?.delegate == nil)
    app.play(.act(.attach))
    #expect(app.topStack?.delegate != nil)
    let script = Script(
      app: AppPlan(root: .navigation),
      events: [.act(.push(animated: true)), .run(0.1), .act(.detach), .settle, .act(.attach)])
    #expect(Episode.play(script).isEmpty)
  }

  @Test("typing on a screen shows the keyboard until it ends")
  func typing() {
    let app = App(AppPlan())
    app.play(.act(.type(isBehind: false)))
    #expect(!app.simulator.keyboardFrame.isNull)
    app.play(.act(.endTyping))
    #expect(app.simulator.keyboardFrame.isNull)
  }

  @Test("the user leaves the app in a transition, and returns")
  func background() {
    let script = Script(events: [Self.presentation, .run(0.1), .background, .run(0.5), .activate])
    #expect(Episode.play(script).isEmpty)
  }
}
