import MatchCut
import MatchCutSwiftUI
import Testing
@_spi(Simulator) import UIKit
import UIKitSimulator

/// SwiftUI content that is marked as a source or a target.
@MainActor struct TransitionSourcesTests {
  /// Content with a mark behind it, whose opacity follows the mark one update later.
  @MainActor private final class Marked {
    let content = UIView()
    let mark = TransitionMark(frame: .zero)
    /// The opacities of the content.
    private(set) var opacities: [CGFloat] = []

    init(
      _ id: AnyHashable, as role: TransitionSources.Role = .source, in sources: TransitionSources,
      of host: UIView, frame: CGRect, cornerRadius: CGFloat = 0
    ) {
      for view in [mark, content] {
        view.frame = frame
        host.addSubview(view)
      }
      content.backgroundColor = .systemRed
      mark.stand(for: id, as: role, in: sources, cornerRadius: cornerRadius)
      mark.onOpacity = { [weak self] in
        self?.opacities.append($0)
        self?.content.alpha = $0
      }
    }
  }

  private let simulator = Simulator()
  private let root = UIViewController()
  private let sources = TransitionSources()
  private static let frame = CGRect(x: 40, y: 300, width: 100, height: 80)

  init() {
    root.view.backgroundColor = .white
    simulator.window.rootViewController = root
    simulator.runUntilIdle()
  }

  private func open(_ transition: ModalTransition) -> UIViewController {
    let screen = UIViewController()
    screen.view.backgroundColor = .white
    root.present(screen, using: transition)
    return screen
  }

  @Test func `a zoom leaves from the content, and returns to it`() {
    let marked = Marked(7, in: sources, of: root.view, frame: Self.frame, cornerRadius: 12)
    let screen = open(ModalTransition(.zoom(from: .source(7, in: sources)), dismissal: .drag))
    simulator.run(for: 0.02)
    #expect(simulator.visibleFrame(of: screen.view).minY > 150)
    #expect(marked.content.alpha < 0.1)
    simulator.runUntilIdle()
    #expect(marked.content.alpha == 1)
    screen.dismiss(animated: true)
    simulator.run(for: 0.3)
    #expect(marked.content.alpha < 0.1)
    simulator.runUntilIdle()
    #expect(marked.content.alpha == 1 && root.presentedViewController == nil)
    #expect(marked.opacities.count == 4)
    #expect(simulator.faults.isEmpty, "\(simulator.faults)")
  }

  @Test func `the content is visible again after a cancel`() {
    let marked = Marked("a", in: sources, of: root.view, frame: Self.frame)
    let screen = open(ModalTransition(.zoom(from: .source("a", in: sources)), dismissal: .drag))
    simulator.run(for: 0.15)
    screen.dismissOrReverse()
    simulator.runUntilIdle()
    #expect(marked.content.alpha == 1 && root.presentedViewController == nil)
  }

  @Test(arguments: [false, true], [0.05, 0.2, 2])
  func `the same content in both screens: the one behind is the source, and the other the target`(
    _ isPushed: Bool, _ seconds: Double
  ) {
    let (grid, detail) = (UIViewController(), UIViewController())
    detail.view.backgroundColor = .white
    let stack = UINavigationController(rootViewController: grid)
    stack.setNavigationBarHidden(true, animated: false)
    simulator.window.rootViewController = stack
    simulator.runUntilIdle()
    let inGrid = Marked(1, in: sources, of: grid.view, frame: Self.frame)
    let inDetail = Marked(
      1, in: sources, of: detail.view, frame: CGRect(x: 9, y: 9, width: 80, height: 90))
    let targets = [grid.view, detail.view].map {
      Marked(
        1, as: .target, in: sources, of: $0!, frame: CGRect(x: 9, y: 200, width: 40, height: 40))
    }
    let effect = ZoomEffect.zoom(
      from: .source(1, in: sources), matching: .target(1, in: sources))
    if isPushed {
      PushTransition(effect, popGesture: .drag).attach(to: stack)
      stack.pushViewController(detail, animated: true)
    } else {
      grid.present(detail, using: ModalTransition(effect, dismissal: .drag))
    }
    simulator.run(for: seconds)
    #expect(inGrid.content.alpha < 0.1 || seconds > 1)
    #expect(inDetail.content.alpha == 1 && targets.allSatisfy { $0.content.alpha == 1 })
    if isPushed { stack.popOrReverse() } else { detail.dismissOrReverse() }
    // Where the target is in the last frame.
    var seen = CGRect.null
    for _ in 0..<240 where detail.view.window != nil {
      seen = simulator.visibleFrame(of: targets[1].mark)
      simulator.step()
    }
    simulator.runUntilIdle()
    #expect(abs(seen.midX - Self.frame.midX) < 6 && abs(seen.midY - Self.frame.midY) < 6, "\(seen)")
    #expect(inGrid.content.alpha == 1 && inDetail.content.alpha == 1)
    #expect(simulator.faults.isEmpty && simulator.hints.isEmpty, "\(simulator.hints)")
  }

  @Test func `of several behind, the one in sight is the source`() {
    let away = CGRect(x: 40, y: 2000, width: 100, height: 80)
    let marks = [Self.frame, away].map { Marked(7, in: sources, of: root.view, frame: $0) }
    let screen = open(ModalTransition(.zoom(from: .source(7, in: sources))))
    simulator.run(for: 0.02)
    #expect(simulator.visibleFrame(of: screen.view).minY > 150)
    #expect(marks[0].content.alpha < 0.1 && marks[1].content.alpha == 1)
    simulator.runUntilIdle()
    // The one that was added last, if both are.
    marks[1].mark.frame = CGRect(x: 200, y: 500, width: 100, height: 80)
    screen.dismiss(animated: true)
    simulator.run(for: 0.2)
    #expect(marks[0].content.alpha == 1 && marks[1].content.alpha < 0.1)
    simulator.runUntilIdle()
    #expect(simulator.faults.isEmpty && simulator.hints.isEmpty, "\(simulator.hints)")
  }

  @Test func `if there is only the screen's own, the zoom is a fade, and it is reported`() {
    let screen = UIViewController()
    screen.view.backgroundColor = .white
    let marked = Marked(7, in: sources, of: screen.view, frame: Self.frame)
    root.present(screen, using: ModalTransition(.zoom(from: .source(7, in: sources))))
    simulator.run(for: 0.03)
    #expect(simulator.visibleFrame(of: screen.view) == simulator.window.bounds)
    #expect(marked.content.alpha == 1)
    simulator.runUntilIdle()
    #expect(simulator.hints.map(\.fact) == ["MatchCut"])
  }

  @Test func `a pair takes the view behind and the one in the screen`() {
    let screen = UIViewController()
    screen.view.backgroundColor = .white
    let marks = [root.view, screen.view].flatMap { host in
      [TransitionSources.Role.source, .target].map {
        Marked(3, as: $0, in: sources, of: host!, frame: Self.frame)
      }
    }
    root.present(screen, using: ModalTransition(.match([.pair(3, in: sources)])))
    simulator.run(for: 0.05)
    // The source behind and the target in the screen.
    #expect(marks.map { $0.content.alpha < 0.1 } == [true, false, false, true])
    simulator.runUntilIdle()
    screen.dismiss(animated: true)
    simulator.run(for: 0.05)
    #expect(marks.map { $0.content.alpha < 0.1 } == [true, false, false, true])
    simulator.runUntilIdle()
    #expect(marks.allSatisfy { $0.content.alpha == 1 })
  }

  @Test func `the picture is that of the region in the hosting view`() {
    let marked = Marked(7, in: sources, of: root.view, frame: Self.frame)
    simulator.runUntilIdle()
    let picture = marked.mark.snapshotView(afterScreenUpdates: false)
    #expect(picture?.bounds.size == Self.frame.size)
    guard case .snapshot(let nodes) = picture?.layer.drawnContent else {
      Issue.record("the picture is empty")
      return
    }
    // The hosting view is positioned so that the content is visible.
    #expect(nodes.dropFirst().first?.position == CGPoint(x: -Self.frame.minX, y: -Self.frame.minY))
    // Content that the kit has just shown again may still be hidden in the last frame.
    marked.mark.alpha = 0.02
    #expect(marked.mark.snapshotView(afterScreenUpdates: false) !== picture)
    let last = marked.mark.snapshotView(afterScreenUpdates: false)
    marked.mark.alpha = 1
    #expect(marked.mark.snapshotView(afterScreenUpdates: false) === last)
    last.map(root.view.addSubview)
    let other = marked.mark.snapshotView(afterScreenUpdates: false)
    #expect(other !== last)
    simulator.run(for: 0.2)
    let later = marked.mark.snapshotView(afterScreenUpdates: false)
    #expect(later !== other)
    marked.mark.alpha = 0.02
    marked.mark.alpha = 1
    // Nor is a picture of the mark's former content taken.
    marked.mark.stand(for: 8, as: .source, in: sources, cornerRadius: 0)
    #expect(marked.mark.snapshotView(afterScreenUpdates: false) !== later)
  }

  @Test func `the view takes no touches, and has the corner radius of the content`() {
    let marked = Marked(7, in: sources, of: root.view, frame: Self.frame, cornerRadius: 12)
    marked.content.removeFromSuperview()
    #expect(simulator.hitTest(CGPoint(x: 60, y: 320)) === root.view)
    #expect(marked.mark.layer.cornerRadius == 12)
    for radius in [-3, .nan, .infinity] as [CGFloat] {
      marked.mark.stand(for: 7, as: .source, in: sources, cornerRadius: radius)
      #expect(marked.mark.layer.cornerRadius == 0)
    }
  }

  @Test func `a source that is removed in flight leaves nothing hidden`() {
    let marked = Marked(7, in: sources, of: root.view, frame: Self.frame)
    let screen = open(ModalTransition(.zoom(from: .source(7, in: sources)), dismissal: .drag))
    simulator.run(for: 0.1)
    // A list removes the cell, and creates another one for the same photo.
    marked.mark.leave()
    marked.mark.removeFromSuperview()
    simulator.runUntilIdle()
    #expect(marked.content.alpha == 1)
    let frame = Self.frame.offsetBy(dx: 0, dy: 200)
    let other = Marked(7, in: sources, of: root.view, frame: frame)
    screen.dismiss(animated: true)
    simulator.run(for: 0.3)
    #expect(other.content.alpha < 0.1 && marked.content.alpha == 1)
    simulator.runUntilIdle()
    #expect(other.content.alpha == 1 && simulator.faults.isEmpty)
  }

  @Test func `without a mark, the zoom is a fade`() {
    let screen = open(ModalTransition(.zoom(from: .source(7, in: sources))))
    simulator.run(for: 0.1)
    #expect(simulator.visibleFrame(of: screen.view) == simulator.window.bounds)
    #expect(simulator.visibleAlpha(of: screen.view) < 1)
    #expect(simulator.runUntilIdle() && simulator.faults.isEmpty)
  }

  @Test func `of marks with one identifier, the last one in a window is used`() {
    let first = Marked(7, in: sources, of: root.view, frame: Self.frame)
    let second = Marked(7, in: sources, of: root.view, frame: Self.frame)
    #expect(sources.marks(7, as: .source).first === second.mark)
    second.mark.removeFromSuperview()
    #expect(sources.marks(7, as: .source).first === first.mark)
    first.mark.leave()
    #expect(sources.marks(7, as: .source).first == nil)
    root.view.addSubview(second.mark)
    #expect(sources.marks(7, as: .source).first === second.mark)
    second.mark.stand(for: 8, as: .source, in: sources, cornerRadius: 0)
    #expect(sources.marks(7, as: .source).isEmpty && !sources.marks(8, as: .source).isEmpty)
    second.mark.stand(for: 8, as: .target, in: sources, cornerRadius: 0)
    #expect(sources.marks(8, as: .source).isEmpty && !sources.marks(8, as: .target).isEmpty)
  }

  @Test func `views are not retained`() {
    weak var mark: TransitionMark?
    do {
      let marked = Marked(7, in: sources, of: root.view, frame: Self.frame)
      mark = marked.mark
      marked.mark.removeFromSuperview()
    }
    simulator.runUntilIdle()
    #expect(mark == nil && sources.marks(7, as: .source).first == nil)
  }

  @Test func `a target coincides with its source, and a pair moves along`() {
    let thumbnail = Marked(7, in: sources, of: root.view, frame: Self.frame)
    let title = Marked(
      "title", in: sources, of: root.view, frame: CGRect(x: 40, y: 390, width: 100, height: 20))
    let screen = UIViewController()
    screen.view.backgroundColor = .white
    let picture = CGRect(x: 0, y: 100, width: 393, height: 314.4)
    let target = Marked(7, as: .target, in: sources, of: screen.view, frame: picture)
    let heading = Marked(
      "title", as: .target, in: sources, of: screen.view,
      frame: CGRect(x: 20, y: 440, width: 200, height: 40))
    root.present(
      screen,
      using: ModalTransition(
        .zoom(
          from: .source(7, in: sources), matching: .target(7, in: sources),
          also: [.pair("title", in: sources), .pair("nothing", in: sources)]),
        dismissal: .drag))
    simulator.runUntilIdle()
    screen.dismiss(animated: true)
    simulator.run(for: 0.33)
    let seen = simulator.visibleFrame(of: target.mark)
    #expect(abs(seen.midX - Self.frame.midX) < 2 && abs(seen.width - Self.frame.width) < 2)
    #expect(thumbnail.content.alpha < 0.1)
    #expect(title.content.alpha < 0.1 && heading.content.alpha < 0.1)
    simulator.runUntilIdle()
    for marked in [thumbnail, title, target, heading] { #expect(marked.content.alpha == 1) }
    #expect(simulator.faults.isEmpty, "\(simulator.faults)")
  }
  @Test(arguments: [true, false])
  func `a held picture flies alone, and a held target in its screen`(isPicture: Bool) throws {
    _ = Marked(7, in: sources, of: root.view, frame: Self.frame)
    let screen = UIViewController()
    screen.view.backgroundColor = .white
    let picture = CGRect(x: 0, y: 100, width: 393, height: 314.4)
    let target = Marked(7, as: .target, in: sources, of: screen.view, frame: picture)
    let match: ZoomTarget = isPicture ? .picture(7, in: sources) : .target(7, in: sources)
    root.present(
      screen,
      using: ModalTransition(
        .zoom(from: .source(7, in: sources), matching: match), dismissal: .drag))
    simulator.runUntilIdle()
    let finger = simulator.touchDown(at: CGPoint(x: 200, y: 600))
    for y in [620, 660, 700] {
      simulator.step()
      finger.move(to: CGPoint(x: 200, y: y))
    }
    simulator.run(for: 0.3)
    let around = try #require(screen.view.mask?.subviews.first?.layer.presentation())
    #expect(around.opacity == (isPicture ? 0 : 1))
    finger.cancel()
    simulator.runUntilIdle()
    #expect(screen.view.mask == nil && target.content.alpha == 1 && simulator.faults.isEmpty)
  }
}
