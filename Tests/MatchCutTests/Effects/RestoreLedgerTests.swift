import Testing
import UIKit

@testable import MatchCut

@MainActor
@Suite("RestoreLedger")
struct RestoreLedgerTests {
  private let ledger = RestoreLedger()
  private let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))

  @Test("a property gets back the value that it had before the first change")
  func restores() {
    ledger.set(\.center, of: view, to: .zero)
    ledger.set(\.center, of: view, to: CGPoint(x: 1, y: 2))
    ledger.undo()
    #expect(view.center == CGPoint(x: 25, y: 40))
  }

  @Test("any value that the ledger has written counts, as when a reversed animation wrote it back")
  func restoresFromEarlierWrite() {
    ledger.set(\.alpha, of: view, to: 0.3)
    ledger.set(\.alpha, of: view, to: 0)
    view.alpha = 0.3
    ledger.undo()
    #expect(view.alpha == 1)
  }

  @Test("what somebody else has set meanwhile stays")
  func respectsOthers() {
    ledger.set(\.alpha, of: view, to: 0)
    view.alpha = 0.5
    ledger.undo()
    #expect(view.alpha == 0.5)
  }

  @Test("properties of layers and transforms are put back too")
  func layers() {
    view.layer.cornerRadius = 4
    ledger.set(\.layer.cornerRadius, of: view, to: 12)
    ledger.set(\.transform, of: view, to: CGAffineTransform(scaleX: 2, y: 2))
    ledger.undo()
    #expect(view.layer.cornerRadius == 4)
    #expect(view.transform == .identity)
  }

  @Test(
    "a value that is not a number, or a place that is not finite, is not set",
    arguments: [CGFloat.nan, .infinity, -.infinity])
  func notNumbers(_ number: CGFloat) {
    let old = Hierarchy(of: view)
    ledger.set(\.center, of: view, to: CGPoint(x: 3, y: number))
    ledger.set(\.bounds, of: view, to: CGRect(x: 0, y: 0, width: number, height: 3))
    ledger.set(\.bounds.size, of: view, to: CGSize(width: 3, height: number))
    ledger.set(\.layer.cornerRadius, of: view, to: number)
    ledger.set(\.transform, of: view, to: CGAffineTransform(translationX: 3, y: number))
    if number.isNaN { ledger.set(\.alpha, of: view, to: number) }
    Hierarchy(of: view).expectSame(as: old)
    ledger.undo()
    Hierarchy(of: view).expectSame(as: old)
  }

  @Test("a property that has been given no number comes back all the same")
  func notNumberBetween() {
    ledger.set(\.center, of: view, to: .zero)
    ledger.set(\.center, of: view, to: CGPoint(x: CGFloat.nan, y: 0))
    #expect(view.center == .zero)
    ledger.undo()
    #expect(view.center == CGPoint(x: 25, y: 40))
  }

  @Test("an infinity that is no place is a value like others")
  func infinity() {
    let object = Numbers()
    ledger.set(\.limit, of: object, to: .infinity)
    #expect(object.limit == .infinity)
    ledger.undo()
    #expect(object.limit == 1)
  }

  @Test("changes are undone newest first")
  func order() {
    var steps: [Int] = []
    ledger.onUndo { steps.append(1) }
    ledger.onUndo { steps.append(2) }
    ledger.undo()
    #expect(steps == [2, 1])
  }

  @Test("undoing twice does nothing more, and writes after it are ignored")
  func closed() {
    ledger.set(\.alpha, of: view, to: 0)
    ledger.undo()
    view.alpha = 0
    ledger.undo()
    #expect(view.alpha == 0)
    ledger.set(\.alpha, of: view, to: 0.7)
    ledger.hide(view)
    #expect(view.alpha == 0)
  }

  @Test("temporary views are removed, also one that comes too late")
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

  @Test("a view hidden by two transitions shows again with the last of them")
  func hiddenByTwo() {
    view.alpha = 0.8
    let alpha = view.alpha
    let other = RestoreLedger()
    ledger.hide(view)
    other.hide(view)
    ledger.show(view)
    #expect(view.alpha == alpha)
    other.hide(view)
    ledger.undo()
    #expect(view.alpha == 0)
    other.undo()
    #expect(view.alpha == alpha)
  }

  @Test("a hidden view that the app has shown meanwhile stays as the app wants it")
  func hiddenAndReused() {
    ledger.hide(view)
    view.alpha = 0.4
    let alpha = view.alpha
    ledger.undo()
    #expect(view.alpha == alpha)
  }

  @Test("nothing is retained after the undoing")
  func releases() {
    var target: UIView? = UIView()
    weak let weakTarget = target
    if let target {
      ledger.set(\.alpha, of: target, to: 0)
      ledger.hide(target)
      ledger.addTemporary(target)
    }
    target = nil
    #expect(weakTarget != nil)
    ledger.undo()
    ledger.removeTemporaryViews()
    #expect(weakTarget == nil)
  }
}

private final class Numbers {
  var limit = 1.0
}
