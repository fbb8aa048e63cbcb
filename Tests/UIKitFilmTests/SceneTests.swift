import Testing
import UIKit
import UIKitSimulator

@testable import UIKitFilm

@MainActor
struct SceneTests {
  private let simulator = Simulator()
  private let root = UIViewController()

  init() {
    simulator.window.rootViewController = root
    root.view.backgroundColor = .white
    simulator.runUntilIdle()
  }

  private func box(_ color: UIColor) -> UIView {
    let view = UIView(frame: CGRect(x: 20, y: 40, width: 100, height: 60))
    view.backgroundColor = color
    root.view.addSubview(view)
    return view
  }

  private func record(_ body: () -> Void) -> Scene {
    simulator.commit()
    return Scene(
      simulator.record {
        body()
        simulator.runUntilIdle()
      })
  }

  private func paint(_ scene: Scene) -> (markup: String, motions: [Motion]) {
    var painter = ScenePainter(definitions: Definitions(), precision: .fine, prefix: "e")
    let markup = painter.paint(scene.elements, poster: 0)
    return (markup, painter.motions)
  }

  @Test("a view that stays in place has no motion")
  func still() {
    _ = box(.red)
    let scene = record { simulator.run(for: 0.2) }
    #expect(scene.frameCount > 10)
    #expect(paint(scene).motions.isEmpty)
    #expect(paint(scene).markup.contains("fill=\"#"))
  }

  @Test("a moved view has one motion, and its sibling none")
  func moved() throws {
    let view = box(.red)
    _ = box(.blue)
    let scene = record {
      UIView.animate(withDuration: 0.3) { view.center.x += 150 }
      simulator.commit()
    }
    let motion = try #require(paint(scene).motions.first)
    #expect(paint(scene).motions.count == 1)
    #expect(motion.kind == .zoom)
    #expect(motion.track.keys.first?.values == [1, 20, 40])
    #expect(motion.track.keys.last?.values == [1, 170, 40])
  }

  @Test("a resized clip keeps its corners")
  func resized() {
    let view = box(.red)
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    content.backgroundColor = .blue
    view.addSubview(content)
    view.clipsToBounds = true
    view.layer.cornerRadius = 8
    let scene = record {
      UIView.animate(withDuration: 0.3) {
        view.frame.size = CGSize(width: 200, height: 200)
        view.layer.cornerRadius = 40
      }
      simulator.commit()
    }
    let boxes = paint(scene).motions.filter { $0.kind == .box }
    #expect(boxes.count == 2)
    #expect(boxes.allSatisfy { $0.track.keys.first?.values == [0, 0, 100, 60, 8] })
    #expect(boxes.allSatisfy { $0.track.keys.last?.values == [0, 0, 200, 200, 40] })
  }

  @Test("a view that is brought to the front continues as another element")
  func reordered() {
    let view = box(.red)
    _ = box(.blue)
    let scene = record {
      simulator.run(for: 0.1)
      root.view.bringSubviewToFront(view)
      simulator.run(for: 0.1)
    }
    let opacities = paint(scene).motions.filter { $0.kind == .opacity }
    #expect(opacities.count == 2)
    #expect(opacities.map { $0.track.values(at: 0)[0] } == [1, 0])
    #expect(opacities.map { $0.track.values(at: 11)[0] } == [0, 1])
  }

  @Test("a view that is never visible is left out")
  func unseen() {
    box(.red).isHidden = true
    box(.blue).alpha = 0
    let scene = record { simulator.run(for: 0.1) }
    let markup = paint(scene).markup
    #expect(!markup.contains("opacity"))
    #expect(markup.components(separatedBy: "<rect").count == 2)
  }
}
