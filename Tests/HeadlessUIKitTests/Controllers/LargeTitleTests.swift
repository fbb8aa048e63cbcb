import Foundation
import Testing
@_spi(Simulator) import UIKit
import UIKitSimulator

/// The large title, which collapses as the content scrolls up (M13).
@MainActor struct LargeTitleTests {
  let simulator = Simulator()
  let list = ListScreen()
  let navigation: UINavigationController

  init() {
    navigation = UINavigationController(rootViewController: list)
    navigation.navigationBar.prefersLargeTitles = true
    simulator.window.rootViewController = navigation
    simulator.runUntilIdle()
  }

  private var barHeight: CGFloat { navigation.navigationBar.frame.height }

  /// Scrolls by a drag, and returns the finger.
  private func drag(_ distance: CGFloat) -> Finger {
    let finger = simulator.touchDown(at: CGPoint(x: 200, y: 400))
    simulator.step()
    // The first ten points are excluded.
    let way = distance + (distance > 0 ? 10 : -10)
    for step in 1...12 {
      finger.move(to: CGPoint(x: 200, y: 400 + way * CGFloat(step) / 12))
      simulator.step()
    }
    return finger
  }

  @Test func `M13: a large title makes the bar 52 points higher, and the content begins below it`()
  {
    #expect(barHeight == 96)
    #expect(list.scrollView.adjustedContentInset.top == 155)
    #expect(list.scrollView.contentOffset.y == -155)
    navigation.navigationBar.prefersLargeTitles = false
    simulator.runUntilIdle()
    #expect(barHeight == 44 && list.scrollView.contentOffset.y == -103)
  }

  @Test func `M13: the bar collapses with the content, whose edge stays below it`() {
    let finger = drag(-30)
    #expect(abs(barHeight - 66) < 0.5)
    #expect(abs(list.scrollView.contentOffset.y + 125) < 0.5)
    #expect(abs(list.scrollView.adjustedContentInset.top - 125) < 0.5)
    for y in stride(from: 350.0, through: 250, by: -10) {
      finger.move(to: CGPoint(x: 200, y: y))
      simulator.step()
    }
    #expect(barHeight == 44 && list.scrollView.adjustedContentInset.top == 103)
    #expect(list.scrollView.contentOffset.y > -103)
    finger.cancel()
  }

  @Test func `M13: a bar that is pulled higher is as before after a push, and after a pop`() {
    World.current.variant.stretchesLargeTitles = true
    let finger = simulator.touchDown(at: CGPoint(x: 200, y: 250))
    simulator.step()
    finger.move(to: CGPoint(x: 200, y: 600))
    simulator.step()
    navigation.pushViewController(ListScreen(), animated: true)
    for _ in 1...60 { simulator.step() }
    finger.lift()
    simulator.runUntilIdle()
    #expect(navigation.navigationBar.frame.height == 96)
    navigation.popViewController(animated: true)
    simulator.runUntilIdle()
    #expect(navigation.navigationBar.frame.height == 96)
    #expect(list.scrollView.contentOffset.y == -155)
  }

  @Test func `M13: a title expands with content that moves on during a push`() {
    let finger = drag(-28)
    for _ in 1...20 { simulator.step() }
    finger.lift()
    simulator.step()
    #expect(barHeight < 96)
    navigation.pushViewController(ListScreen(), animated: true)
    simulator.runUntilIdle()
    navigation.popViewController(animated: true)
    simulator.runUntilIdle()
    let inset = list.scrollView.adjustedContentInset.top
    #expect(inset > 150 && inset == barHeight + 59)
    #expect(abs(list.scrollView.contentOffset.y + inset) < 0.5)
  }

  @Test func `M13: a pull first expands a collapsed title, then bounces`() {
    list.scrollView.contentOffset.y = -103
    #expect(barHeight == 44)
    let finger = drag(40)
    #expect(abs(barHeight - 84) < 0.5)
    #expect(abs(list.scrollView.contentOffset.y + 143) < 0.5)
    finger.move(to: CGPoint(x: 200, y: 400 + 10 + 52))
    #expect(abs(barHeight - 96) < 0.5)
    finger.move(to: CGPoint(x: 200, y: 400 + 10 + 52 + 40))
    #expect(barHeight == 96)
    let beyond = -155 - list.scrollView.contentOffset.y
    #expect(beyond > 15 && beyond < 25)
    finger.lift()
    simulator.runUntilIdle()
    #expect(list.scrollView.contentOffset.y == -155)
  }

  @Test(arguments: [(20, 96), (36, 96), (37, 44), (50, 44)] as [(CGFloat, CGFloat)])
  func `M13: released at rest, up to 36 points expand again, and 37 collapse`(
    scrolled: CGFloat, height: CGFloat
  ) {
    let finger = drag(-scrolled)
    simulator.run(for: 0.3)
    finger.lift()
    simulator.runUntilIdle()
    #expect(barHeight == height)
    #expect(list.scrollView.contentOffset.y == -59 - height)
  }

  @Test func `with .never the title is not large, and the bar changes with the push`() {
    let plain = ListScreen()
    plain.navigationItem.largeTitleDisplayMode = .never
    navigation.pushViewController(plain, animated: true)
    simulator.run(for: 0.1)
    let height = simulator.visibleFrame(of: navigation.navigationBar).height
    #expect(height > 50 && height < 95)
    simulator.runUntilIdle()
    #expect(barHeight == 44 && plain.scrollView.contentOffset.y == -103)
    navigation.popViewController(animated: true)
    simulator.runUntilIdle()
    #expect(barHeight == 96 && list.scrollView.contentOffset.y == -155)
    #expect(simulator.faults.isEmpty)
  }

  @Test func `.automatic follows the previous screen, and stays collapsed meanwhile`() {
    list.scrollView.contentOffset.y = 200
    let next = ListScreen()
    navigation.pushViewController(next, animated: true)
    simulator.runUntilIdle()
    #expect(barHeight == 96 && next.scrollView.contentOffset.y == -155)
    navigation.popViewController(animated: true)
    simulator.runUntilIdle()
    #expect(barHeight == 44 && list.scrollView.contentOffset.y == 200)
  }

  @Test func `in a low window titles are not large`() {
    simulator.resize(to: CGSize(width: 852, height: 393))
    simulator.runUntilIdle()
    #expect(barHeight == 44)
  }

  @Test func `the bar may grow with content beyond its edge`() {
    World.current.variant.stretchesLargeTitles = true
    let finger = drag(60)
    #expect(barHeight > 110)
    #expect(abs(list.scrollView.contentOffset.y + 59 + barHeight) < 0.5)
    finger.lift()
    simulator.runUntilIdle()
    #expect(barHeight == 96 && list.scrollView.contentOffset.y == -155)
  }

  @Test(arguments: [false, true])
  func `a hidden bar does not grow with content, and is shown as high as at rest`(
    isPulledBefore: Bool
  ) {
    World.current.variant.stretchesLargeTitles = true
    if !isPulledBefore { navigation.setNavigationBarHidden(true, animated: false) }
    let finger = simulator.touchDown(at: CGPoint(x: 200, y: 250))
    for y in stride(from: 260.0, through: 500, by: 10) {
      finger.move(to: CGPoint(x: 200, y: y))
      simulator.step()
    }
    if isPulledBefore {
      #expect(barHeight > 100)
      navigation.setNavigationBarHidden(true, animated: false)
      simulator.step()
    }
    #expect(barHeight == 96)
    finger.lift()
    simulator.runUntilIdle()
    navigation.setNavigationBarHidden(false, animated: false)
    simulator.runUntilIdle()
    #expect(barHeight == 96 && list.scrollView.contentOffset.y == -155)
  }

  @Test func `a bar that grows with content ends in the safe area`() {
    World.current.variant.stretchesLargeTitles = true
    let finger = simulator.touchDown(at: CGPoint(x: 200, y: 250))
    finger.move(to: CGPoint(x: 200, y: 800))
    simulator.step()
    finger.lift()
    var highest: CGFloat = 0
    for _ in 1...90 {
      simulator.step()
      highest = max(highest, navigation.navigationBar.frame.maxY)
      #expect(list.view.safeAreaLayoutGuide.layoutFrame.height >= 0)
    }
    #expect(abs(highest - (852 - 34)) < 0.01)
    #expect(barHeight == 96 && list.scrollView.contentOffset.y == -155)
  }
}

/// A screen with a long list.
final class ListScreen: UIViewController {
  let scrollView = UIScrollView()

  init() { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: 393, height: 2000)
    view.addSubview(scrollView)
  }
}
