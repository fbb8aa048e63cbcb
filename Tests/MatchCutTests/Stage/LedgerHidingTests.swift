import Testing
import UIKit

@testable import MatchCut

/// Views that the ledger hides, and removes.
@MainActor
struct LedgerHidingTests {
  private let ledger = RestoreLedger()
  private let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
  private let other = UIView()

  @Test("a hidden view that the app has shown stays visible when a hidden one is stopped")
  func absorbsShown() {
    ledger.hide(view)
    view.alpha = 0.5
    ledger.bypass { view.alpha = 0.125 }
    #expect(view.alpha == 0.5)
    ledger.undo()
    #expect(view.alpha == 0.5)
  }

  @Test("temporary views are removed, also one that is added too late")
  func temporaryViews() {
    let early = UIView()
    let late = UIView()
    view.addSubview(early)
    view.addSubview(late)
    ledger.addTemporary(early)
    ledger.undo()
    #expect(early.superview === view)
    ledger.removeTemporaryViews()
    ledger.addTemporary(late)
    #expect(view.subviews.isEmpty)
  }

  @Test("a view hidden by two transitions shows again after the last of them")
  func hiddenByTwo() {
    view.alpha = 0.8
    let alpha = view.alpha
    let second = RestoreLedger()
    ledger.hide(view)
    second.hide(view)
    ledger.show(view)
    #expect(view.alpha == alpha)
    second.hide(view)
    ledger.undo()
    #expect(view.alpha == .hidden)
    second.undo()
    #expect(view.alpha == alpha)
  }

  @Test("a hidden view that the app has shown in between stays visible")
  func hiddenAndReused() {
    ledger.hide(view)
    view.alpha = 0.4
    let alpha = view.alpha
    ledger.undo()
    #expect(view.alpha == alpha)
  }

  @Test("a hidden view that the app has shown is not hidden again, nor shown")
  func hiddenAndShown() {
    ledger.hide(view)
    view.alpha = 0.5
    ledger.hide(view)
    #expect(view.alpha == 0.5)
    view.alpha = 0.25
    ledger.show(view)
    #expect(view.alpha == 0.25)
    ledger.undo()
    #expect(view.alpha == 0.25)
  }

  @Test("of two that hide a view the later one may hide what the app has shown before it")
  func hiddenByLater() {
    for isFirst in [true, false] {
      let (ledger, later) = (RestoreLedger(), RestoreLedger())
      view.alpha = 1
      ledger.hide(view)
      view.alpha = 0.5
      later.hide(view)
      #expect(view.alpha == .hidden)
      ledger.show(view)
      #expect(view.alpha == .hidden)
      (isFirst ? ledger : later).undo()
      // The earlier one has nothing left to hide.
      #expect(view.alpha == (isFirst ? .hidden : 0.5))
      (isFirst ? later : ledger).undo()
      #expect(view.alpha == 0.5)
    }
  }

  @Test("a hidden view may be released, and nothing is left of it for the next one")
  func hiddenGone() {
    weak var weakView: UIView?
    do {
      let view = UIView()
      weakView = view
      ledger.hide(view)
    }
    #expect(weakView == nil)
    for _ in 1...50 {
      let next = UIView()
      ledger.hide(next)
      #expect(next.alpha == .hidden)
      ledger.show(next)
      #expect(next.alpha == 1)
    }
  }
}
