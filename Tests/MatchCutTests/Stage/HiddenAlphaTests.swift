import Testing
import UIKit
import UIKitSimulator

@testable import MatchCut

/// The alpha of a hidden view, which glass in it must survive.
@MainActor struct HiddenAlphaTests {
  private let ledger = RestoreLedger()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))

  /// What is in the hidden view.
  enum Content: CaseIterable {
    case none, labels, effect, nestedEffect, hiddenEffect, manyViews, opaque

    @MainActor func add(to view: UIView) {
      let box = UIView()
      view.addSubview(box)
      let effect = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
      switch self {
      case .none: box.removeFromSuperview()
      case .labels: for _ in 1...100 { box.addSubview(UILabel()) }
      case .effect: view.addSubview(effect)
      case .nestedEffect: box.addSubview(effect)
      case .hiddenEffect:
        box.isHidden = true
        box.addSubview(effect)
      case .manyViews: for _ in 1...400 { box.addSubview(UIView()) }
      case .opaque: box.addSubview(ContentMark())
      }
    }
    var mayHaveEffect: Bool { self != .none && self != .labels }
  }

  @Test(arguments: Content.allCases)
  func `a hidden view draws nothing, unless there may be an effect in it`(_ content: Content) {
    content.add(to: view)
    ledger.hide(view)
    #expect(view.alpha == (content.mayHaveEffect ? .fading : .hidden))
    #expect(content.mayHaveEffect || view.alpha * 255 < 0.5)
    ledger.show(view)
    #expect(view.alpha == 1)
    ledger.undo()
    #expect(view.alpha == 1)
  }

  @Test func `an effect that is added later counts from the next time that the view is hidden`() {
    let second = RestoreLedger()
    ledger.hide(view)
    let effect = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
    view.addSubview(effect)
    second.hide(view)
    #expect(view.alpha == .fading)
    effect.removeFromSuperview()
    second.undo()
    #expect(view.alpha == .hidden)
    ledger.undo()
    #expect(view.alpha == 1)
  }

  @Test(arguments: [0, 0.02] as [CGFloat])
  func `a nearly transparent view stays so, also if the app makes it transparent`(_ alpha: CGFloat)
  {
    view.alpha = alpha
    let initial = view.alpha
    ledger.hide(view)
    #expect(view.alpha == min(initial, .hidden))
    ledger.undo()
    #expect(view.alpha == initial)
    view.alpha = 1
    let second = RestoreLedger()
    second.hide(view)
    view.alpha = alpha
    second.undo()
    #expect(view.alpha == initial)
  }

  @Test(arguments: [true, false])
  func `the source of a held screen is not seen`(isGone: Bool) {
    let stage = DragStage()
    stage.presentAndSettle()
    let finger = stage.drag(down: isGone ? 250 : 100)
    #expect(stage.simulator.visibleAlpha(of: stage.phone.thumbnail) * 255 < 0.5)
    stage.rest(finger)
    stage.expectEnd(isGone: isGone)
  }
}

private final class ContentMark: UIView, OpaqueContent {}
