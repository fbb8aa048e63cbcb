import Testing
import UIKit
import UIKitFilm
import UIKitSimulator

/// Two films are compared frame by frame.
@MainActor
struct FilmDifferenceTests {
  @Test func `films of the same have no difference, whenever they were made`() {
    let stage = FilmStage()
    let first = stage.filmMove(by: 100)
    stage.box.center.x -= 100
    stage.simulator.run(for: 0.3)
    var second = stage.filmMove(by: 100)
    second.parts = []
    #expect(first.difference(to: second) == nil)
  }

  @Test func `the first frame that differs is found, and the place in it`() throws {
    let films = [100, 130].map { FilmStage().filmMove(by: $0) }
    let difference = try #require(films[0].difference(to: films[1]))
    // Both begin at the same place.
    #expect(abs(difference.time - 1.0 / 60) < 1e-6)
    #expect(difference.place.minY == 200 && abs(difference.place.minX - 40) < 12)
    // The place is that of the box in both films.
    #expect(difference.place.width > 100)
    #expect(difference.description.hasPrefix("At 0.017 s, UIView differs: position "))
    #expect(difference.picture.contains("stroke=\"#ff3b30\""))
    #expect(difference.picture.contains(">This film</text>"))
    #expect(difference.picture.contains(">The other film</text>"))
  }

  private enum Change: CaseIterable {
    case background
    case opacity
    case transform
    case border
    case text
    case added
    case touched
    case longer
  }

  private func compare(_ change: Change) -> FilmDifference? {
    let films = [false, true].map { isChanged in
      let stage = FilmStage()
      let label = UILabel(frame: CGRect(x: 10, y: 400, width: 200, height: 20))
      label.text = "before"
      stage.root.view.addSubview(label)
      stage.simulator.run(for: 0.1)
      return stage.simulator.film {
        stage.simulator.run(for: 0.1)
        guard isChanged else { return stage.simulator.run(for: 0.1) }
        switch change {
        case .background: stage.box.backgroundColor = .green
        case .opacity: stage.box.alpha = 0.5
        case .transform: stage.box.transform = CGAffineTransform(rotationAngle: 1)
        case .border: stage.box.layer.borderWidth = 2
        case .text: label.text = "after"
        case .added: stage.root.view.addSubview(UIButton())
        case .touched: _ = stage.simulator.touchDown(at: CGPoint(x: 200, y: 600))
        case .longer: stage.simulator.run(for: 0.1)
        }
        stage.simulator.run(for: 0.1)
      }
    }
    return films[0].difference(to: films[1])
  }

  @Test(
    arguments: [
      (.background, "UIView differs: background"),
      (.opacity, "UIView differs: opacity 1 instead of .5"),
      (.transform, "UIView differs: transform"), (.border, "UIView differs: border"),
      (.text, "UILabel differs: content"), (.added, "only the other film has the layer UIButton"),
      (.touched, "the fingers differ"), (.longer, "The films end at 0.200 s and at 0.300 s."),
    ] as [(Change, String)])
  private func `a difference is said in words`(change: Change, text: String) throws {
    let difference = try #require(compare(change))
    #expect(difference.description.contains(text))
    let time = change == .longer ? 0.2 : 0.1
    #expect(abs(difference.time - time) < 0.02)
  }
}
