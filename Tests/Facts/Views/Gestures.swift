import UIKit

/// Gestures, where a laboratory has fingers.
extension Fact {
  static let gestures: [Fact] = [scrollingPan, swipeBack]

  private static let scrollingPan = Fact(
    "M5", "a scroll view's pan begins at 10 points, and excludes them", demands: [.finger]
  ) { lab, found in
    let scroll = UIScrollView(frame: lab.window.bounds)
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: scroll.bounds.width, height: 3000)
    scroll.contentOffset.y = 1000
    lab.window.addSubview(scroll)
    await lab.run(for: 0.1)
    guard let finger = lab.touchDown(at: CGPoint(x: 150, y: 400)) else { return }
    await lab.run(for: 0.02)
    finger.move(to: CGPoint(x: 150, y: 409))
    await lab.run(for: 0.02)
    found.check("nothing at 9 points", !scroll.isDragging)
    finger.move(to: CGPoint(x: 150, y: 430))
    await lab.run(for: 0.02)
    found.check("dragged at 30", scroll.isDragging)
    found.measure("by", scroll.contentOffset.y, 980)
    finger.lift()
    await lab.runUntilIdle()
  }

  private static let swipeBack = Fact(
    "B7", "the system's swipe back pops", demands: [.finger]
  ) { lab, found in
    let bench = await StackBench(lab)
    bench.navigation.delegate = nil
    await bench.pushDetail()
    guard let finger = lab.touchDown(at: CGPoint(x: 5, y: 400)) else { return }
    await lab.run(for: 0.02)
    for x in stride(from: 25, through: 300, by: 25) {
      finger.move(to: CGPoint(x: CGFloat(x), y: 400))
      await lab.run(for: 0.02)
    }
    finger.lift()
    await lab.runUntilIdle()
    found.check("popped", bench.navigation.viewControllers == [bench.list])
  }
}
