import UIKit
import UIKitSimulator

extension Scenario {
  /// A map and a chat.
  static let places: [Scenario] = [mapPin, chatPicture]

  static let mapPin = Scenario(
    id: "map-pin", group: .cards, title: "A pin on a map",
    summary: "The picture of a pin becomes that of a card. Thrown away, it lands on the map again.",
    code: .declaration("private func open", in: "Demo/Screens/Map/MapViewController.swift"),
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

  static let chatPicture = Scenario(
    id: "chat-picture", group: .drag, title: "A picture in a chat",
    summary: "The keyboard makes room for the photo, and is back when that has landed.",
    code: .declaration("private func open", in: "Demo/Screens/Chat/ChatViewController.swift"),
    posterTime: 0.95,
    makeRoot: { ChatViewController() },
    prepare: { $0.drawKeyboard() },
    script: { stage in
      stage.wait(0.2)
      stage.tap(stage.chat?.field)
      stage.settle(0.2)
      stage.expect(!stage.simulator.keyboardFrame.isNull, "the keyboard is shown")
      stage.tap(stage.chat?.picture)
      stage.settle()
      stage.expect(stage.simulator.keyboardFrame.isNull, "the keyboard is away")
      let photo = stage.chat?.presentedViewController as? PhotoViewController
      stage.promise(photo?.view, .moves(by: 150, frames: 40))
      if let picture = stage.chat?.picture { stage.promise(photo?.picture, .replaces(picture)) }
      stage.drag(from: CGPoint(x: 205, y: 360), [Stroke(right: -40, down: 230, in: 0.4)])
      stage.settle()
      stage.expect(stage.chat?.presentedViewController == nil, "the photo is away")
      stage.expect(!stage.simulator.keyboardFrame.isNull, "the keyboard is back")
    })
}

extension Stage {
  /// The chat, if that is the root.
  fileprivate var chat: ChatViewController? {
    simulator.window.rootViewController as? ChatViewController
  }
}
