import SwiftUI
import UIKit

/// Cards between constrained views, each moved in a different way before a layout.
final class MovedLayerBench: UIViewController {
  private struct Way {
    let name: String
    let move: @MainActor (UIView) -> Void
  }

  private let ways = [
    Way(name: "layer.position") { $0.layer.position.x += 100 },
    Way(name: "layer.bounds") { $0.layer.bounds.size.width += 100 },
    Way(name: "layer.transform") {
      $0.layer.setAffineTransform(.init(translationX: 100, y: 0))
    },
    Way(name: "center") { $0.center.x += 100 },
    Way(name: "transform") { $0.transform = .init(translationX: 100, y: 0) },
  ]
  private let log = UITextView(frame: CGRect(x: 16, y: 330, width: 340, height: 160))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(log)
    addButton("Move and lay out", y: 8) { [weak self] in self?.play() }
  }

  private func play() {
    log.text = ""
    for (index, way) in ways.enumerated() { play(way, y: 60 + CGFloat(index) * 50) }
  }

  private func play(_ way: Way, y: CGFloat) {
    let container = UIView(frame: CGRect(x: 0, y: y, width: 360, height: 44))
    let card = UIView(frame: CGRect(x: 16, y: 4, width: 120, height: 36))
    card.backgroundColor = .systemYellow
    container.addSubview(card)
    addConstrainedLabel(to: container)
    addConstrainedLabel(to: card)
    view.addSubview(container)
    view.layoutIfNeeded()
    way.move(card)
    let moved = card.layer.frame
    for laidOut in [card, container] {
      addConstrainedLabel(to: laidOut)
      laidOut.setNeedsLayout()
      view.layoutIfNeeded()
      log.text += "\(way.name), after a layout \(laidOut === card ? "in it" : "above it"): "
      log.text += card.layer.frame == moved ? "stays\n" : "moves to \(card.layer.frame)\n"
    }
    card.removeFromSuperview()
    container.addSubview(card)
    view.layoutIfNeeded()
    if card.layer.frame != moved { log.text += "\(way.name), added anew: \(card.layer.frame)\n" }
  }

  private func addConstrainedLabel(to view: UIView) {
    let label = UILabel()
    label.text = "Constrained"
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}

/// A SwiftUI list and a SwiftUI scroll view, and what a recognizer outside of them sees.
final class ScrolledTouchBench: UIViewController, UIGestureRecognizerDelegate {
  private let log = UITextView(frame: CGRect(x: 16, y: 330, width: 340, height: 160))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(log)
    let hosting = UIHostingController(rootView: Content())
    addChild(hosting)
    hosting.view.frame = CGRect(x: 16, y: 8, width: 340, height: 310)
    view.addSubview(hosting.view)
    hosting.didMove(toParent: self)
    let recognizer = UIPanGestureRecognizer()
    recognizer.delegate = self
    view.addGestureRecognizer(recognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    let chain = sequence(first: touch.view) { $0?.superview }.compactMap { $0 }
    let scrollViews = chain.filter { $0 is UIScrollView }
    log.text =
      """
      The touch is on: \(touch.view.map { "\(type(of: $0))" } ?? "nothing")
      Scroll views around it: \(scrollViews.map { "\(type(of: $0))" })
      """
    return false
  }

  private struct Content: View {
    var body: some View {
      VStack {
        List {
          ForEach(0..<30, id: \.self) { row in
            Text("Row \(row)")
            Button("Button \(row)") {}
          }
        }
        ScrollView {
          VStack {
            ForEach(0..<30, id: \.self) { row in Text("Line \(row)").padding(8) }
          }
        }
      }
    }
  }
}
