import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// End to end.
@MainActor
struct SmokeTests {
  @Test("a zoom opens out of its source and returns into it")
  func zoomModal() throws {
    let app = App()
    let photo = app.makePhoto()
    let zoom = ModalTransition(.zoom(from: .view(app.thumbnail)))
    app.root.present(photo, using: zoom)
    app.simulator.commit()
    let wrapper = try #require(photo.view.superview)
    #expect(app.simulator.visibleFrame(of: wrapper).isClose(to: App.thumbnailFrame))
    #expect(app.thumbnail.layer.presentation()?.opacity == Float(CGFloat.hidden))
    app.simulator.run(for: 0.25)
    let halfway = app.simulator.visibleFrame(of: wrapper)
    #expect(halfway.width > App.thumbnailFrame.width && halfway.width < app.screen.width)
    #expect(app.simulator.visibleAlpha(of: app.thumbnail) == .hidden)
    #expect(app.simulator.runUntilIdle())
    #expect(app.simulator.visibleFrame(of: photo.view) == app.screen)
    #expect(app.simulator.visibleAlpha(of: photo.view) == 1)
    #expect(app.thumbnail.alpha == 1)
    app.root.dismiss(animated: true)
    app.simulator.commit()
    #expect(app.simulator.visibleFrame(of: wrapper).isClose(to: app.screen))
    app.simulator.run(for: 0.33)
    #expect(app.simulator.visibleFrame(of: wrapper).isClose(to: App.thumbnailFrame, within: 2))
    #expect(app.simulator.runUntilIdle())
    app.expectRootOnly()
  }

  @Test("a modal fade never moves the presenter")
  func fadeModal() {
    let app = App()
    let photo = app.makePhoto()
    let superview = app.root.view.superview
    app.root.present(photo, using: ModalTransition(.fade))
    app.simulator.run(for: 0.125)
    #expect(app.simulator.visibleAlpha(of: photo.view).isBetween(0.2, and: 0.8))
    #expect(app.simulator.runUntilIdle())
    #expect(app.simulator.visibleAlpha(of: photo.view) == 1)
    app.root.dismiss(animated: true)
    app.simulator.run(for: 0.125)
    #expect(app.simulator.visibleAlpha(of: photo.view).isBetween(0.2, and: 0.8))
    #expect(app.root.view.superview === superview)
    #expect(app.simulator.runUntilIdle())
    app.expectRootOnly()
  }

  @Test("pushes and pops zoom and fade", arguments: [true, false])
  func navigation(zooms: Bool) throws {
    let app = App()
    let navigation = UINavigationController(rootViewController: app.root)
    navigation.setNavigationBarHidden(true, animated: false)
    app.simulator.window.rootViewController = navigation
    app.simulator.commit()
    if zooms {
      PushTransition(.zoom(from: .view(app.thumbnail))).attach(to: navigation)
    } else {
      PushTransition(.fade).attach(to: navigation)
    }
    let photo = app.makePhoto()
    navigation.pushViewController(photo, animated: true)
    app.simulator.commit()
    if zooms {
      #expect(app.simulator.visibleFrame(of: photo.view).isClose(to: App.thumbnailFrame))
    }
    #expect(app.simulator.runUntilIdle())
    #expect(app.simulator.visibleFrame(of: photo.view) == app.screen)
    #expect(app.simulator.visibleAlpha(of: photo.view) == 1)
    #expect(navigation.topViewController === photo)
    navigation.popViewController(animated: true)
    app.simulator.run(for: 0.1)
    #expect(app.root.view.window != nil)
    #expect(app.simulator.runUntilIdle())
    #expect(navigation.viewControllers == [app.root])
    #expect(photo.view.window == nil)
    app.expectRootOnly()
  }

  @Test("a pull down dismisses, and a short one does not", arguments: [true, false])
  func panDown(finishes: Bool) {
    let app = App()
    let photo = app.makePhoto()
    app.root.present(
      photo, using: ModalTransition(.zoom(from: .view(app.thumbnail)), dismissal: .panDown))
    #expect(app.simulator.runUntilIdle())
    let start = CGPoint(x: 200, y: 300)
    let finger = app.simulator.touchDown(at: start)
    for step in 1...(finishes ? 40 : 10) {
      finger.move(to: CGPoint(x: start.x, y: start.y + 10 * CGFloat(step)))
      app.simulator.step()
    }
    #expect(photo.isBeingDismissed)
    if !finishes { app.simulator.run(for: 0.3) }
    finger.lift()
    #expect(app.simulator.runUntilIdle())
    if finishes {
      app.expectRootOnly()
    } else {
      #expect(app.root.presentedViewController === photo)
      #expect(app.simulator.visibleFrame(of: photo.view) == app.screen)
      #expect(app.simulator.visibleAlpha(of: photo.view) == 1)
      #expect(photo.view.transform == .identity)
      #expect(app.thumbnail.alpha == 1)
      #expect(app.simulator.faults.isEmpty)
    }
  }

  @Test("a flick that ends before the dismissal starts is not lost")
  func earlyLift() {
    let app = App()
    let photo = app.makePhoto()
    app.root.present(photo, using: ModalTransition(.fade, dismissal: .panDown))
    #expect(app.simulator.runUntilIdle())
    let finger = app.simulator.touchDown(at: CGPoint(x: 200, y: 300))
    app.simulator.step()
    app.simulator.stall(for: 0.1)
    for step in 1...6 { finger.move(to: CGPoint(x: 200, y: 300 + 30 * CGFloat(step))) }
    finger.lift()
    #expect(app.simulator.runUntilIdle())
    app.expectRootOnly()
  }
}

/// A root screen with a thumbnail.
///
/// It is created in the body of each test: there is one simulated device at a time, and another
/// test may run between the initializer of a suite and its test.
@MainActor
private struct App {
  static let thumbnailFrame = CGRect(x: 30, y: 200, width: 120, height: 90)

  let simulator = Simulator()
  let root = UIViewController()
  let thumbnail = UIView(frame: Self.thumbnailFrame)
  var screen: CGRect { simulator.window.bounds }

  init() {
    thumbnail.layer.cornerRadius = 10
    root.view.backgroundColor = .white
    root.view.addSubview(thumbnail)
    simulator.window.rootViewController = root
    simulator.commit()
  }

  func makePhoto() -> UIViewController {
    let photo = UIViewController()
    photo.view.backgroundColor = .black
    return photo
  }

  func expectRootOnly() {
    #expect(root.presentedViewController == nil)
    #expect(simulator.visibleFrame(of: root.view) == screen)
    #expect(simulator.visibleFrame(of: thumbnail) == Self.thumbnailFrame)
    #expect(simulator.visibleAlpha(of: thumbnail) == 1)
    #expect(simulator.faults.isEmpty, "\(simulator.faults)")
  }
}

extension CGFloat {
  fileprivate func isBetween(_ low: CGFloat, and high: CGFloat) -> Bool {
    low < self && self < high
  }
}
