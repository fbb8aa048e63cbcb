import Testing
import UIKit

@testable import MatchCut

@MainActor
struct RestoreLedgerTests {
  private let ledger = RestoreLedger()
  private let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
  private let other = UIView()

  @Test("a property is restored to the value before its first change")
  func restores() {
    ledger.set(\.center, of: view, to: .zero)
    ledger.set(\.center, of: view, to: CGPoint(x: 1, y: 2))
    ledger.undo()
    #expect(view.center == CGPoint(x: 25, y: 40))
  }

  @Test("any value that the ledger has written is recognized, also after a reversed animation")
  func restoresFromEarlierWrite() {
    ledger.set(\.alpha, of: view, to: 0.3)
    ledger.set(\.alpha, of: view, to: 0)
    view.alpha = 0.3
    ledger.undo()
    #expect(view.alpha == 1)
  }

  @Test("a value that a reversed animation left one unit in the last place off is recognized")
  func restoresFromRoundedWrite() {
    let scaled = CGAffineTransform(scaleX: 0.3, y: 0.3)
    ledger.set(\.center, of: view, to: CGPoint(x: 0.1, y: 0.2))
    ledger.set(\.transform, of: view, to: scaled)
    view.center = CGPoint(x: (0.1 as CGFloat).nextUp, y: 0.2)
    view.transform.a = scaled.a.nextUp
    ledger.undo()
    #expect(view.center == CGPoint(x: 25, y: 40) && view.transform == .identity)
  }

  @Test("a value that the app has set in between stays")
  func respectsOthers() {
    ledger.set(\.alpha, of: view, to: 0)
    view.alpha = 0.5
    ledger.undo()
    #expect(view.alpha == 0.5)
  }

  @Test("a value that the app has set is not written again, and stays")
  func keepsOff() {
    ledger.set(\.alpha, of: view, to: 0)
    view.alpha = 0.5
    ledger.set(\.alpha, of: view, to: 0.75)
    #expect(view.alpha == 0.5)
    view.alpha = 0.25
    ledger.set(\.alpha, of: view, to: 0)
    ledger.undo()
    #expect(view.alpha == 0.25)
  }

  @Test(
    "a value that the app has set survives an animation that restores the former one",
    arguments: [true, false])
  func noted(isReverted: Bool) {
    ledger.set(\.alpha, of: view, to: 0.75)
    UIView.animate(withDuration: 1) { ledger.set(\.alpha, of: view, to: 0) }
    ledger.hide(other)
    view.alpha = 0.5
    other.alpha = 0.5
    ledger.recordAppValues()
    view.alpha = 0.75
    other.alpha = 1
    ledger.undo(isReverted: isReverted)
    // Without such an animation, the app has set it. The alpha of a view that was hidden at once is in
    // none.
    #expect(view.alpha == (isReverted ? 0.5 : 0.75))
    #expect(other.alpha == 1)
  }

  @Test(arguments: [1, 0.5, 0, 0.375] as [CGFloat])
  func `once the app has set a value, any other one is the app's, too`(last: CGFloat) {
    ledger.set(\.alpha, of: view, to: 0.75)
    ledger.set(\.alpha, of: view, to: 0)
    ledger.hide(other)
    for alpha in [0.625, last] {
      view.alpha = alpha
      other.alpha = alpha
      ledger.recordAppValues()
    }
    // A stopped animation, and a reversed one.
    ledger.bypass {
      view.alpha = 0.125
      other.alpha = 0.125
    }
    #expect(view.alpha == last && other.alpha == last)
    view.alpha = 0.75
    other.alpha = .hidden
    ledger.undo(isReverted: true)
    #expect(view.alpha == (last == 0.75 ? 0.75 : last) && other.alpha == last)
  }

  @Test("a property of the transition alone is written whatever the app has set")
  func owns() {
    let center = view.center
    ledger.set(.layerPosition, of: view, to: .zero)
    view.center = CGPoint(x: 7, y: 7)
    ledger.set(.layerPosition, of: view, to: CGPoint(x: 3, y: 3))
    #expect(view.center == CGPoint(x: 3, y: 3))
    ledger.undo()
    #expect(view.center == center)
  }

  @Test("a temporary value is restored, but not returned to")
  func passes() {
    let center = view.center
    let entry = ledger.entry(.layerPosition, of: view)
    entry.writeTransient(CGPoint(x: 1, y: 1))
    entry.writeTransient(CGPoint(x: 2, y: 2))
    ledger.undo()
    #expect(view.center == center)
  }

  @Test("a temporary value that the app has set again stays")
  func passed() {
    let entry = ledger.entry(.layerPosition, of: view)
    entry.writeTransient(CGPoint(x: 1, y: 1))
    entry.writeTransient(CGPoint(x: 2, y: 2))
    view.center = CGPoint(x: 1, y: 1)
    ledger.undo()
    #expect(view.center == CGPoint(x: 1, y: 1))
  }

  @Test("a value left by a stopped animation is the ledger's, one set by the app is not")
  func absorbs() {
    ledger.set(\.alpha, of: view, to: 0)
    ledger.set(\.center, of: view, to: .zero)
    ledger.hide(other)
    view.alpha = 0.5
    ledger.bypass {
      view.alpha = 0.125
      view.center = CGPoint(x: 4, y: 4)
      other.alpha = 0.375
    }
    #expect(view.alpha == 0.5 && other.alpha == 0.375)
    ledger.undo()
    #expect(view.alpha == 0.5 && view.center == CGPoint(x: 25, y: 40) && other.alpha == 1)
  }

  @Test("properties of layers and transforms are restored, too")
  func layers() {
    view.layer.cornerRadius = 4
    ledger.set(\.layer.cornerRadius, of: view, to: 12)
    ledger.set(\.transform, of: view, to: CGAffineTransform(scaleX: 2, y: 2))
    ledger.undo()
    #expect(view.layer.cornerRadius == 4)
    #expect(view.transform == .identity)
  }

  @Test(
    "a NaN, or geometry that is not finite, is not set",
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

  @Test("a property that was set to a NaN is restored as well")
  func notNumberBetween() {
    ledger.set(\.center, of: view, to: .zero)
    ledger.set(\.center, of: view, to: CGPoint(x: CGFloat.nan, y: 0))
    #expect(view.center == .zero)
    ledger.undo()
    #expect(view.center == CGPoint(x: 25, y: 40))
  }

  @Test("an infinite value outside of geometry is a value like others")
  func infinity() {
    let object = Numbers()
    ledger.set(\.limit, of: object, to: .infinity)
    #expect(object.limit == .infinity)
    ledger.undo()
    #expect(object.limit == 1)
  }

  @Test("a property has one entry under all of its names", arguments: [true, false])
  func names(isReverted: Bool) {
    ledger.set(\.center, of: view, to: .zero)
    ledger.set(\.layer.position, of: view, to: CGPoint(x: 3, y: 3))
    ledger.recordAppValues()
    ledger.undo(isReverted: isReverted)
    #expect(view.center == CGPoint(x: 25, y: 40))
  }

  @Test("geometry is restored by its parts and as a whole", arguments: [true, false])
  func parts(isWholeFirst: Bool) {
    if isWholeFirst { ledger.set(\.center, of: view, to: .zero) }
    ledger.bypass { ledger.set(\.layer.position.x, of: view, to: 70) }
    if !isWholeFirst { ledger.bypass { ledger.set(\.center, of: view, to: .zero) } }
    ledger.undo()
    #expect(view.center == CGPoint(x: 25, y: 40))
  }

  @Test("an entry of another type takes over a property that was not written")
  func retires() {
    let spatial = ledger.entry(.of(\.layer.transform), of: view)
    ledger.set(\.transform, of: view, to: CGAffineTransform(scaleX: 2, y: 2))
    ledger.recordAppValues()
    ledger.bypass { view.transform = CGAffineTransform(scaleX: 3, y: 3) }
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    ledger.undo(isReverted: true)
    #expect(view.transform.isIdentity && CATransform3DIsIdentity(spatial.prior))
  }

  @Test("changes are undone newest first")
  func order() {
    var steps: [Int] = []
    ledger.onUndo { steps.append(1) }
    ledger.onUndo { steps.append(2) }
    ledger.undo()
    #expect(steps == [2, 1])
  }

  @Test("undoing twice has no further effect, and writes after it are ignored")
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

  @Test("nothing is retained after the undo")
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
