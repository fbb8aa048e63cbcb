import UIKit
import UIKitSimulator

extension Scenario {
  /// A map and a chat.
  static let places: [Scenario] = [mapPin]

  static let mapPin = Scenario(
    id: "map-pin", group: .cards, title: "A pin on a map",
    summary: "The picture of a pin becomes that of a card. Thrown away, it lands on the map again.",
    code: """
      var options = PresentationOptions(
        backdrop: .none, cornerRadius: 28)
      options.layout = .custom { geometry in
        let area = geometry.safeArea
        return CGRect(
          x: area.midX - 150, y: area.maxY - 452,
          width: 300, height: 452)
      }
      let zoom = ModalTransition(
        .zoom(
          from: .view(pin.picture),
          matching: .view(card.picture)),
        dismissal: .drag, presentation: options)
      present(card, using: zoom)
      """,
    makeRoot: { MapViewController() },
    script: { stage in
      let map = stage.simulator.window.rootViewController as? MapViewController
      stage.wait(0.3)
      stage.tap(map?.pins[0])
      stage.settle()
      let card = map?.presentedViewController as? PostcardViewController
      stage.promise(card?.view, .moves(by: 150, frames: 40))
      if let pin = map?.pins[0].picture { stage.promise(card?.picture, .replaces(pin)) }
      stage.drag(
        from: CGPoint(x: 200, y: 540),
        [Stroke(right: -40, down: 90, in: 0.4), Stroke(right: 60, down: 150, in: 0.22)])
      stage.settle()
      stage.expect(map?.presentedViewController == nil, "the card is away")
    })
}
