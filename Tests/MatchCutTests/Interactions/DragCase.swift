import MatchCut
import UIKit
import UIKitSimulator

/// The parameters of a drag: effect, way of presenting, layout, refresh rate, and variant.
struct DragCase: CustomStringConvertible, Sendable {
  var effect = TestEffect.zoom
  var way = ModalWay.presentUsing
  var isRightToLeft = false
  var refreshRate = 60
  var variant = Simulator.Variant.standard

  var description: String {
    let direction = isRightToLeft ? "right to left" : "left to right"
    return "\(effect), \(way), \(direction), \(refreshRate) Hz, \(variant)"
  }

  /// Whether there is a backdrop behind the screen.
  var hasBackdrop: Bool { way.hasPresentationController }

  /// Each kind of effect in each way, the others once, with alternating layouts, rates and
  /// variants.
  static let all: [DragCase] = {
    let effects = TestEffect.all
    var cases: [DragCase] = []
    for (row, way) in ModalWay.pannable.enumerated() {
      for (column, effect) in effects.enumerated() {
        // Together with the screen behind, the front one rotates while the finger moves it.
        if effect == .flip, way.removesPresenter { continue }
        if !TestEffect.kinds.contains(effect), column % ModalWay.pannable.count != row { continue }
        let number = row * effects.count + column
        cases.append(
          DragCase(
            effect: effect, way: way, isRightToLeft: (row + column / 2) % 2 == 1,
            refreshRate: (row / 2 + column) % 2 == 0 ? 60 : 120,
            variant: Simulator.Variant.all[(row + number) % Simulator.Variant.all.count]))
      }
    }
    return cases
  }()

  /// A few that differ in every parameter.
  static let some: [DragCase] = [
    DragCase(),
    DragCase(effect: .lean, way: .custom, isRightToLeft: true, refreshRate: 120),
    DragCase(way: .bareFullScreen, variant: Simulator.Variant.all[1]),
    DragCase(effect: .slide, refreshRate: 120, variant: Simulator.Variant.all[3]),
    DragCase(effect: .fade, way: .bare, isRightToLeft: true),
  ]
}
