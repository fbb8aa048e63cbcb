import Testing
import UIKit
@_spi(Simulator) import UIKitSimulator

@testable import Fuzzing

/// What is found about covers whose view is out of the window.
@MainActor
struct BindingAppTests {
  @Test("a cover that stays although its state has changed", arguments: [nil, 2])
  func staying(_ id: Int?) {
    for isUpdated in [true, false] {
      let app = BindingApp(.coverInPlace, variant: .standard, isSiblingFirst: false)
      app.play(.set(1, .outer, isAnimated: true), wait: 1)
      #expect(app.outer.view.window == nil)
      if isUpdated {
        app.play(.set(id, .outer, isAnimated: true), wait: 1)
      } else {
        // Nothing updates the cover.
        app.outer.id = id
      }
      #expect(app.judge().isEmpty == isUpdated)
    }
  }
}
