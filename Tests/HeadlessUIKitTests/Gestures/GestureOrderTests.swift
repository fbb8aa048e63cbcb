import Testing
import UIKit
import UIKitSimulator

@MainActor struct GestureOrderTests {
  let stage = GestureStage()

  private final class Log {
    var lines: [String] = []
  }

  private final class View: UIView {
    var log = Log()
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.lines.append("view moved")
    }
  }

  @Test func `G: recognizers receive a touch before the view`() {
    let view = View(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    stage.view.addSubview(view)
    let pan = stage.add(UIPanGestureRecognizer())
    pan.recognizer.cancelsTouchesInView = false
    pan.onAction = { [log = view.log] _ in log.lines.append("pan") }
    let finger = stage.fingerDown(100, 100)
    finger.move(to: CGPoint(x: 100, y: 105))
    finger.move(to: CGPoint(x: 100, y: 150))
    finger.lift()
    #expect(view.log.lines == ["view moved", "pan", "view moved", "pan"])
  }

  @Test func `G: a touch that is recognized never reaches the view`() {
    let view = TouchLogView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    stage.view.addSubview(view)
    _ = stage.add(UIPanGestureRecognizer())
    let finger = stage.fingerDown(100, 100)
    finger.move(to: CGPoint(x: 100, y: 150))
    #expect(view.log == ["began", "cancelled"])
    finger.lift()
  }

  @Test(arguments: [true, false])
  func `G: the delegate is asked again when the second one begins`(stillAgrees: Bool) {
    let pan = stage.add(UIPanGestureRecognizer())
    let press = stage.add(UILongPressGestureRecognizer())
    press.recognizer.allowableMovement = 100
    let judge = GestureJudge()
    judge.allowsSimultaneous = true
    pan.recognizer.delegate = judge
    let finger = stage.fingerDown(100, 100)
    finger.move(to: CGPoint(x: 100, y: 120))
    #expect(pan.states == [.began])
    let asked = judge.questions.filter { $0 == "simultaneous" }.count
    #expect(asked > 0)
    judge.allowsSimultaneous = stillAgrees
    stage.simulator.run(for: 0.6)
    #expect(judge.questions.filter { $0 == "simultaneous" }.count > asked)
    #expect(press.states == (stillAgrees ? [.began] : []))
    finger.lift()
  }

  @Test func `G: without a delegate, a scroll view's pan excludes those of its ancestors`() {
    let scrollView = UIScrollView(frame: stage.view.bounds)
    scrollView.contentSize = CGSize(width: 393, height: 3000)
    stage.view.addSubview(scrollView)
    let pan = stage.add(UIPanGestureRecognizer())
    stage.simulator.drag(
      from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 300), duration: 0.2)
    #expect(scrollView.contentOffset.y > 100)
    #expect(pan.states.isEmpty)
  }

  @Test func `G: measured in the view that it moves, a pan reports half the translation`() {
    let card = stage.addSubview(CGRect(x: 0, y: 100, width: 300, height: 300))
    let pan = stage.add(UIPanGestureRecognizer(), to: card)
    var own: [CGFloat] = []
    var outer: [CGFloat] = []
    pan.onAction = { pan in
      card.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      own.append(pan.translation(in: card).y)
      outer.append(pan.translation(in: card.superview).y)
    }
    let finger = stage.fingerDown(100, 200)
    finger.move(to: CGPoint(x: 100, y: 260))
    finger.move(to: CGPoint(x: 100, y: 300))
    #expect(outer == [50, 90])
    #expect(own == [100, 180])
    finger.lift()
  }

  @Test func `G: a presentation that removes a screen cancels the pan in it`() {
    let root = UIViewController()
    stage.view.removeFromSuperview()
    stage.simulator.window.rootViewController = root
    stage.simulator.step()
    let pan = stage.add(UIPanGestureRecognizer(), to: root.view)
    let finger = stage.fingerDown(100, 300)
    finger.move(to: CGPoint(x: 100, y: 350))
    let screen = UIViewController()
    screen.modalPresentationStyle = .fullScreen
    root.present(screen, animated: true)
    stage.simulator.runUntilIdle()
    #expect(pan.states == [.began, .cancelled])
    finger.lift()
  }

  @Test(arguments: [
    (UIRectEdge.left, CGPoint(x: 5, y: 400), CGPoint(x: 105, y: 400)),
    (.right, CGPoint(x: 388, y: 400), CGPoint(x: 288, y: 400)),
    (.top, CGPoint(x: 200, y: 5), CGPoint(x: 200, y: 105)),
    (.bottom, CGPoint(x: 200, y: 847), CGPoint(x: 200, y: 747)),
  ])
  func `G: an edge pan begins at its edge`(edge: UIRectEdge, start: CGPoint, end: CGPoint) {
    let pan = stage.add(UIScreenEdgePanGestureRecognizer())
    pan.recognizer.edges = edge
    #expect(pan.recognizer.edges == edge)
    stage.simulator.drag(from: start, to: end, duration: 0.1)
    #expect(pan.states.last == .ended)
    let count = pan.states.count
    stage.simulator.drag(from: end, to: start, duration: 0.1)
    #expect(pan.states.count == count)
  }
}
