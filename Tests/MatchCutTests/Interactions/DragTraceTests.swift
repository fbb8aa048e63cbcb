import MatchCut
import Testing
@_spi(Simulator) import UIKit
@_spi(Simulator) import UIKitSimulator

/// The drag beside Apple's, frame by frame.
@MainActor
@Suite("Drag: as measured")
struct DragTraceTests {
  @Test("held, the screen is where Apple's is")
  func held() throws {
    var differences: [CGFloat] = []
    for held in DragTraces.held {
      let page = DraggedPage(.drag)
      page.hold(held.touch, held.way)
      differences += try #require(page.frame).differences(from: held.frame)
    }
    let error = differences.rootMeanSquare
    #expect(error < 4, "\(error) points")
  }

  @Test("held at a side, too")
  func heldAside() throws {
    var differences: [CGFloat] = []
    for held in DragTraces.heldAside {
      let page = DraggedPage(.drag(.trailing))
      page.hold(held.touch, held.way)
      differences += try #require(page.frame).differences(from: held.frame)
    }
    let error = differences.rootMeanSquare
    #expect(error < 8, "\(error) points")
  }

  @Test("let go of at a side, it flies as Apple's")
  func edgeFlight() throws {
    let error = try DraggedPage.error(of: DragTraces.edgeFlight, dragged: .drag(.trailing))
    #expect(error < 8, "\(error) points")
  }

  @Test(
    "let go of, it flies as Apple's", arguments: DragTraces.flights.indices)
  func flight(_ index: Int) throws {
    let flight = DragTraces.flights[index]
    let error = try DraggedPage.error(of: flight, dragged: .drag)
    #expect(error < 8, "\(flight.name): \(error) points")
  }
}

/// A page above a source, on a screen as large as the one that was measured.
@MainActor
final class DraggedPage {
  let simulator = Simulator(
    size: DragTraces.screen, refreshRate: 120)
  let page = UIViewController()
  private let transition: ModalTransition
  private(set) var finger: Finger?

  init(_ gesture: DismissalGesture) {
    let root = UIViewController()
    let source = UIView(frame: DragTraces.source)
    root.view.backgroundColor = .white
    root.view.addSubview(source)
    page.view.backgroundColor = .black
    transition = ModalTransition(.zoom(from: .view(source)), dismissal: gesture)
    simulator.window.rootViewController = root
    simulator.commit()
    root.present(page, using: transition)
    simulator.runUntilIdle()
  }

  /// Drags the page, and waits until it is at rest under the finger.
  func hold(_ touch: CGPoint, _ way: CGPoint) {
    let finger = simulator.touchDown(at: touch)
    self.finger = finger
    simulator.step()
    for part in stride(from: 0.02, through: 1.001, by: 0.02) {
      finger.move(to: CGPoint(x: touch.x + way.x * part, y: touch.y + way.y * part))
      simulator.step()
    }
    simulator.run(for: 0.2)
  }

  /// The rectangle that is seen of the page, or would be if the window did not end to the sides.
  var frame: CGRect? {
    guard let clip = page.view.superview, clip.window != nil else { return nil }
    let frame = simulator.record({}).frames.first
    guard let frame, let node = frame.node(of: clip) else { return nil }
    return node.bounds.applying(frame.transformToWindow(of: node))
  }

  /// The root of the mean square of the differences from a flight, in points.
  static func error(of flight: DragTraces.Flight, dragged gesture: DismissalGesture) throws
    -> CGFloat
  {
    let page = DraggedPage(gesture)
    page.hold(flight.touch, flight.way)
    var frames = [try #require(page.frame)]
    page.finger?.lift()
    while let frame = page.next(), frames.count < 120 { frames.append(frame) }
    // A film of 60 frames a second does not tell when in a frame the finger has lifted.
    let errors = [0, 1, 2].map { delay in
      flight.frames.flatMap { time, frame in
        let place = min(max(time / 1000 * 120 - Double(delay), 0), Double(frames.count - 1))
        let next = frames[min(Int(place) + 1, frames.count - 1)]
        let part = CGFloat(place - place.rounded(.down))
        return frames[Int(place)].interpolated(to: next, at: part).differences(from: frame)
      }.rootMeanSquare
    }
    return errors.min() ?? .infinity
  }

  private func next() -> CGRect? {
    simulator.step()
    return frame
  }
}

extension CGRect {
  /// The differences of the sides and of the size from a rectangle of which parts may be unknown.
  func differences(from other: CGRect) -> [CGFloat] {
    [
      minX - other.origin.x, minY - other.origin.y, width - other.size.width,
      height - other.size.height,
    ].filter { !$0.isNaN }
  }
}

extension [CGFloat] {
  fileprivate var rootMeanSquare: CGFloat {
    (map { $0 * $0 }.reduce(0, +) / CGFloat(Swift.max(count, 1))).squareRoot()
  }
}
