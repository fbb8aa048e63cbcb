import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// Views that keep their touches because of the app's scroll view.
@MainActor struct ContentTouchTests {
  nonisolated private static let gestures: [DismissalGesture] = [.panDown, .drag]

  private let phone = Phone()
  private let sheet = DrawingSheet(frame: CGRect(x: 0, y: 100, width: 393, height: 600))
  private let screen = Screen("screen")

  private func present(_ gesture: DismissalGesture) {
    screen.view.addSubview(sheet)
    phone.root.present(screen, using: ModalTransition(.cover(from: .bottom), dismissal: gesture))
    phone.settle()
  }

  private func pull(from y: CGFloat, restingFor rest: Double = 0) {
    let finger = phone.simulator.touchDown(at: CGPoint(x: 200, y: y))
    phone.simulator.run(for: rest)
    move(finger, from: y, by: 400)
    finger.lift()
    phone.settle()
  }

  private func move(_ finger: Finger, from y: CGFloat, by distance: CGFloat) {
    for step in 1...18 {
      finger.move(to: CGPoint(x: 200, y: y + distance * CGFloat(step) / 18))
      phone.simulator.step()
    }
  }

  @Test(arguments: gestures, [0, 0.4])
  func `a finger on a view that keeps its touches does not dismiss, and one beside it does`(
    _ gesture: DismissalGesture, _ rest: Double
  ) {
    present(gesture)
    pull(from: 250, restingFor: rest)
    phone.expectAtRest(screen)
    pull(from: 450, restingFor: rest)
    phone.expectAsBefore()
    phone.expectNoFaults()
  }

  @Test(arguments: gestures)
  func `if its scroll view cancels its touches, they dismiss`(_ gesture: DismissalGesture) {
    sheet.isDrawing = false
    present(gesture)
    pull(from: 250)
    phone.expectAsBefore()
    phone.expectNoFaults()
  }

  @Test(arguments: gestures)
  func `a button in a scroll view lets a finger dismiss`(_ gesture: DismissalGesture) {
    sheet.canvas.addSubview(UIButton(frame: sheet.canvas.bounds))
    present(gesture)
    pull(from: 250)
    phone.expectAsBefore()
    phone.expectNoFaults()
  }

  @Test(arguments: gestures)
  func `in flight, a finger on it catches the screen, and releases it`(
    _ gesture: DismissalGesture
  ) {
    present(gesture)
    screen.dismiss(animated: true)
    phone.simulator.run(for: 0.1)
    let finger = phone.simulator.touchDown(at: CGPoint(x: 200, y: 400))
    move(finger, from: 400, by: -300)
    finger.lift()
    phone.settle()
    phone.expectAtRest(screen)
    phone.expectNoFaults()
  }
}

/// A scroll view with something to draw on.
private final class DrawingSheet: UIScrollView {
  let canvas = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 300))
  var isDrawing = true

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentSize = CGSize(width: 393, height: 1200)
    contentInsetAdjustmentBehavior = .never
    addSubview(canvas)
  }

  required init?(coder: NSCoder) { nil }

  override func touchesShouldCancel(in view: UIView) -> Bool {
    isDrawing && view === canvas ? false : super.touchesShouldCancel(in: view)
  }
}
