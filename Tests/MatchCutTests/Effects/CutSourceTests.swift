import Testing
import UIKit
import UIKitFilm
import UIKitSimulator

@testable import MatchCut

/// Sources that a clipping superview or a bar cuts off.
@MainActor struct CutSourceTests {
  /// What cuts the source, and how the screen comes and goes.
  enum Cover: CaseIterable {
    case navigationBar, scrolledBelowBar, tabBar, toolbar, row, nestedRow
  }

  enum Way: CaseIterable {
    case plain, draggable, targeted
  }

  @MainActor private struct Stage {
    let phone: Phone
    let source: UIView
    /// The part of the source that is in sight, in the window.
    let seen: CGRect

    init(_ cover: Cover) {
      phone = Phone { root in
        let stack = UINavigationController(rootViewController: root)
        if cover == .toolbar { stack.isToolbarHidden = false }
        guard cover == .tabBar else { return stack }
        let tabs = UITabBarController()
        tabs.viewControllers = [stack]
        return tabs
      }
      source = UIView()
      source.backgroundColor = .green
      source.layer.cornerRadius = 8
      let (window, stack) = (phone.window, phone.root.navigationController)
      let size = CGSize(width: 100, height: 120)
      var cut = CGRect.null
      var host: UIView = phone.root.view
      switch cover {
      case .navigationBar, .scrolledBelowBar:
        cut = stack.map { $0.navigationBar.convert($0.navigationBar.bounds, to: nil) } ?? .null
        if cover == .scrolledBelowBar {
          let scroll = UIScrollView(frame: phone.root.view.bounds)
          phone.root.view.addSubview(scroll)
          host = scroll
        }
      case .tabBar:
        cut = stack?.tabBarController.map { $0.tabBar.convert($0.tabBar.bounds, to: nil) } ?? .null
      case .toolbar: cut = stack.map { $0.toolbar.convert($0.toolbar.bounds, to: nil) } ?? .null
      case .row, .nestedRow:
        let row = UIScrollView(frame: CGRect(x: 40, y: 300, width: 313, height: 140))
        phone.root.view.addSubview(row)
        host = row
        if cover == .nestedRow {
          host = UIView(frame: row.bounds)
          row.addSubview(host)
        }
      }
      var frame = CGRect(x: 40, y: 0, width: size.width, height: size.height)
      switch cover {
      case .navigationBar, .scrolledBelowBar:
        frame.origin.y = cut.maxY - 50
        seen = CGRect(x: 40, y: cut.maxY, width: 100, height: 70)
      case .tabBar, .toolbar:
        frame.origin.y = cut.minY - 70
        seen = CGRect(x: 40, y: cut.minY - 70, width: 100, height: 70)
      case .row, .nestedRow:
        frame = CGRect(x: 283, y: 310, width: 100, height: 120)
        seen = CGRect(x: 283, y: 310, width: 70, height: 120)
      }
      host.addSubview(source)
      source.frame = host.convert(frame, from: window)
      phone.settle()
      phone.takeAsInitial()
    }

    func transition(_ way: Way, matching view: UIView) -> ModalTransition {
      switch way {
      case .plain: ModalTransition(.zoom(from: .view(source)), dismissal: .panDown)
      case .draggable: ModalTransition(.zoom(from: .view(source)), dismissal: .drag)
      case .targeted: ModalTransition(.zoom(from: .view(source), matching: .view(view)))
      }
    }
  }

  @Test(.filmed, arguments: Cover.allCases, Way.allCases)
  func `a zoom comes out of the part in sight, and returns to it`(_ cover: Cover, _ way: Way) {
    let stage = Stage(cover)
    let phone = stage.phone
    let viewer = Screen("viewer")
    viewer.view.backgroundColor = .black
    let picture = UIView(frame: CGRect(x: 0, y: 200, width: 393, height: 400))
    viewer.view.addSubview(picture)
    let transition = stage.transition(way, matching: picture)
    for isDragged in [false, true] where way != .targeted || !isDragged {
      phone.root.present(viewer, using: transition)
      phone.simulator.commit()
      let first = phone.simulator.visibleFrame(of: viewer.view)
      #expect(first.isClose(to: stage.seen, within: 1), "\(first), not \(stage.seen)")
      phone.settle()
      #expect(phone.simulator.visibleFrame(of: viewer.view) == phone.screen)
      if isDragged { phone.pullToDismiss() } else { viewer.dismiss(animated: true) }
      var last = CGRect.null
      for _ in 0..<240 where viewer.presentingViewController != nil {
        let frame = phone.simulator.visibleFrame(of: viewer.view)
        if !frame.isNull { last = frame }
        phone.simulator.step()
      }
      #expect(last.isClose(to: stage.seen, within: 3), "\(last), not \(stage.seen)")
      phone.settle()
      Hierarchy(of: phone.window).expectSame(as: phone.initial)
      phone.expectNoFaults()
    }
  }

  @Test(.filmed, arguments: Cover.allCases, [true, false])
  func `the picture in the clip lies on the source`(_ cover: Cover, isTargeted: Bool) throws {
    let stage = Stage(cover)
    let viewer = Screen("viewer")
    let target = UIView(frame: CGRect(x: 0, y: 200, width: 393, height: 400))
    viewer.view.addSubview(target)
    let transition = stage.transition(isTargeted ? .targeted : .plain, matching: target)
    stage.phone.root.present(viewer, using: transition)
    stage.phone.simulator.commit()
    let clip = try #require(viewer.view.superview as? ClipView)
    let picture = try #require(clip.subviews.first { $0 !== viewer.view })
    let whole = stage.source.convert(stage.source.bounds, to: nil)
    let presented = stage.phone.simulator.visibleFrame(of: picture)
    #expect(presented.isClose(to: stage.seen, within: 1), "\(presented) of \(whole)")
    stage.phone.settle()
    stage.phone.expectNoFaults()
  }

  @Test(.filmed, arguments: Cover.allCases, [true, false])
  func `caught and canceled, or caught and dismissed, it works as ever`(
    _ cover: Cover, isGone: Bool
  ) {
    let stage = Stage(cover)
    let phone = stage.phone
    let viewer = Screen("viewer")
    phone.root.present(viewer, using: stage.transition(.draggable, matching: viewer.view))
    phone.settle()
    viewer.dismiss(animated: true)
    phone.simulator.run(for: 0.08)
    let finger = phone.simulator.touchDown(at: CGPoint(x: 200, y: 380))
    phone.simulator.step()
    phone.move(finger, by: isGone ? 250 : -300)
    phone.simulator.run(for: 0.2)
    finger.lift()
    phone.settle()
    if isGone {
      Hierarchy(of: phone.window).expectSame(as: phone.initial)
    } else {
      phone.expectAtRest(viewer)
    }
    phone.expectNoFaults()
  }

  @Test(.filmed) func `a push below the bar is not cut by it`() {
    let stage = Stage(.navigationBar)
    let photo = Screen("photo")
    let stack = stage.phone.root.navigationController
    let container = stage.phone.root.view.superview ?? stage.phone.window
    let request = TransitionRequest(
      operation: .push, frontController: photo, backController: stage.phone.root)
    let resolved = ZoomSource.view(stage.source).resolve(in: container, for: request)
    #expect(resolved != nil && resolved?.seen == resolved?.frame && stack != nil)
  }

  @Test(.filmed, arguments: [-200, 0, 1] as [CGFloat])
  func `a source in a bar, in front of it or altogether below it is used as a whole`(y: CGFloat) {
    let stage = Stage(.navigationBar)
    guard let stack = stage.phone.root.navigationController else { return }
    if y == 0 { stack.navigationBar.addSubview(stage.source) }
    if y == 1 { stack.view.addSubview(stage.source) }
    stage.source.frame.origin.y = y == -200 ? 0 : 60
    if y == -200 { stage.source.frame.size.height = 30 }
    let request = TransitionRequest(
      operation: .present, frontController: nil, backController: stage.phone.root)
    let resolved = ZoomSource.view(stage.source).resolve(in: stage.phone.window, for: request)
    #expect(resolved != nil && resolved?.seen == resolved?.frame)
  }

  @Test(.filmed, arguments: [true, false])
  func `a hidden bar cuts nothing`(isRemoved: Bool) {
    let stage = Stage(.navigationBar)
    let stack = stage.phone.root.navigationController
    if isRemoved { stack?.isNavigationBarHidden = true } else { stack?.navigationBar.alpha = 0 }
    let request = TransitionRequest(
      operation: .present, frontController: nil, backController: stage.phone.root)
    let resolved = ZoomSource.view(stage.source).resolve(in: stage.phone.window, for: request)
    #expect(resolved != nil && resolved?.seen == resolved?.frame)
  }

  @Test(.filmed) func `the picture of a pair ends where the view is cut off`() throws {
    let phone = Phone()
    let row = UIScrollView(frame: CGRect(x: 30, y: 500, width: 200, height: 60))
    let badge = UIView(frame: CGRect(x: 150, y: 10, width: 80, height: 40))
    badge.backgroundColor = .red
    row.addSubview(badge)
    phone.root.view.addSubview(row)
    phone.settle()
    let viewer = Screen("viewer")
    let other = UIView(frame: CGRect(x: 40, y: 660, width: 200, height: 100))
    other.backgroundColor = .red
    viewer.view.addSubview(other)
    let zoom = ZoomEffect.zoom(
      from: .view(phone.thumbnail), also: [.pair(of: badge, and: other)])
    phone.root.present(viewer, using: ModalTransition(zoom))
    phone.simulator.commit()
    let container = try #require(viewer.presentationController?.containerView)
    let box = try #require(container.subviews.last { $0.subviews.count == 2 })
    let frame = phone.simulator.visibleFrame(of: box)
    #expect(frame.isClose(to: CGRect(x: 180, y: 510, width: 50, height: 40), within: 1))
    phone.settle()
    viewer.dismiss(animated: true)
    phone.settle()
    phone.expectNoFaults()
  }

  @Test(.filmed) func `the corners of a part fit it`() {
    let stage = Stage(.row)
    stage.source.layer.cornerRadius = 50
    stage.source.frame.origin.x += 50
    let request = TransitionRequest(
      operation: .present, frontController: nil, backController: stage.phone.root)
    let resolved = ZoomSource.view(stage.source).resolve(in: stage.phone.window, for: request)
    #expect(resolved?.seen.width == 20 && resolved?.cornerRadius == 50)
    #expect(resolved.map { $0.seen.size.fitting(cornerRadius: $0.cornerRadius) } == 10)
  }
}
