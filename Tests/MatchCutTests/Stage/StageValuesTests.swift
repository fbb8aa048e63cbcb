import Testing
import UIKit
import UIKitSimulator

@testable import MatchCut

/// The values that an effect sets through the stage.
@MainActor
struct StageValuesTests {
  private let bare = BareStage()
  private let ledger = RestoreLedger()

  @Test("every value is restored")
  func set() throws {
    let stage = try bare.stage(.push, ledger: ledger)
    let view: UIView = stage.front
    stage.arrange { stage in
      stage.set(\.alpha, of: view, away: 0)
      stage.set(\.layer.cornerRadius, of: view, away: 9)
      stage.set(\.alpha, of: view, away: 0.25)
    }
    #expect(view.alpha == 1, "nothing changes before the pose is applied")
    stage.apply(.away, inParts: false)
    #expect(view.alpha == 0.25 && view.layer.cornerRadius == 9)
    ledger.undo()
    #expect(view.alpha == 1 && view.layer.cornerRadius == 0)
  }

  @Test("values and hidden views after arranging are ignored")
  func late() throws {
    let stage = try bare.stage(.push, ledger: ledger)
    let view = UIView()
    stage.arrange { _ in }
    stage.set(\.alpha, of: stage.front, away: 0.5)
    stage.hide(view)
    stage.apply(.away, inParts: false)
    #expect(stage.front.alpha == 1 && view.alpha == 1)
  }

  @Test("geometry that is set under more than one name is restored", arguments: [true, false])
  func names(isReverted: Bool) throws {
    let stage = try bare.stage(.push, ledger: ledger)
    let label = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    stage.front.addSubview(label)
    stage.arrange { stage in
      stage.set(\.center, of: label, away: CGPoint(x: 100, y: 100))
      stage.set(\.layer.position.x, of: label, away: 70)
      stage.set(\.frame, of: label, away: CGRect(x: 1, y: 2, width: 30, height: 40))
      stage.set(\.bounds.size.width, of: label, away: 50)
    }
    for _ in 1...2 {
      stage.apply(.away, inParts: false)
      #expect(label.center == CGPoint(x: 16, y: 22) && label.bounds.width == 50)
      ledger.recordAppValues()
    }
    ledger.undo(isReverted: isReverted)
    #expect(label.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test("a 3D transform is set and restored, unless the app has set another one")
  func spatialTransform() throws {
    let stage = try bare.stage(.push, ledger: ledger)
    let (own, other) = (CALayer(), CALayer())
    let turned = CATransform3DMakeRotation(1, 0, 1, 0)
    let scaled = CATransform3DMakeScale(2, 2, 1)
    own.transform = scaled
    other.transform = scaled
    stage.arrange { stage in
      stage.set(\.transform, of: own, away: turned)
      stage.set(\.transform, of: other, away: turned, settled: turned)
    }
    stage.apply(.away, inParts: false)
    #expect(CATransform3DEqualToTransform(own.transform, turned))
    #expect(CATransform3DEqualToTransform(other.transform, turned))
    stage.apply(.settled, inParts: false)
    #expect(CATransform3DEqualToTransform(own.transform, scaled))
    other.transform = CATransform3DMakeTranslation(5, 0, 0)
    ledger.undo()
    #expect(CATransform3DEqualToTransform(own.transform, scaled))
    #expect(CATransform3DEqualToTransform(other.transform, CATransform3DMakeTranslation(5, 0, 0)))
  }

  @Test("a 3D transform with a NaN is not set")
  func invalidTransform() throws {
    let stage = try bare.stage(.push, ledger: ledger)
    let layer = CALayer()
    stage.arrange { $0.set(\.transform, of: layer, settled: CATransform3DMakeScale(.nan, 1, 1)) }
    stage.apply(.settled, inParts: false)
    #expect(CATransform3DIsIdentity(layer.transform))
    #expect(bare.simulator.hints.count == 1)
  }

  @Test("a value of a type that is not Equatable is set and restored")
  func anyType() throws {
    struct Mark { var number: Int }
    final class Marked { var mark = Mark(number: 1) }
    let stage = try bare.stage(.push, ledger: ledger)
    let (own, other) = (Marked(), Marked())
    stage.arrange { stage in
      for marked in [own, other] { stage.set(\.mark, of: marked, away: Mark(number: 2)) }
    }
    stage.apply(.away, inParts: false)
    #expect(own.mark.number == 2 && other.mark.number == 2)
    other.mark.number = 3
    ledger.undo()
    #expect(own.mark.number == 1 && other.mark.number == 3)
  }

  @Test("a value for the whole transition is set in both poses, and restored")
  func wholeTransition() throws {
    let stage = try bare.stage(.push, ledger: ledger)
    let view = UIView()
    view.layer.zPosition = 3
    stage.arrange { $0.set(\.layer.zPosition, of: view, to: 1) }
    for pose in [FrontPose.away, .settled] {
      stage.apply(pose, inParts: false)
      #expect(view.layer.zPosition == 1)
    }
    ledger.undo()
    #expect(view.layer.zPosition == 3)
  }

  @Test("nil is a value of an optional property, at either end")
  func nilValue() throws {
    let stage = try bare.stage(.push, ledger: ledger)
    let (first, second, third) = (UIView(), UIView(), UIView())
    for view in [first, second, third] { view.backgroundColor = .red }
    stage.arrange { stage in
      stage.set(\.backgroundColor, of: first, away: nil)
      stage.set(\.backgroundColor, of: second, settled: nil)
      stage.set(\.backgroundColor, of: third, to: nil)
    }
    stage.apply(.away, inParts: false)
    #expect(first.backgroundColor == nil && second.backgroundColor == .red)
    stage.apply(.settled, inParts: false)
    #expect(first.backgroundColor == .red && second.backgroundColor == nil)
    #expect(third.backgroundColor == nil)
    ledger.undo()
    #expect([first, second, third].allSatisfy { $0.backgroundColor == .red })
  }

  @Test("values are compared by ==, by identity, or part by part")
  func comparison() {
    struct Pair {
      var number = 1.0
      var name: String?
      var object: Token?
      var kind = Kind.plain
    }
    final class Token {}
    enum Kind {
      case plain, other
      case of(Token)
    }
    let (token, areSame) = (Token(), Comparison.of(Pair.self))
    #expect(areSame(Pair(name: "a", object: token), Pair(name: "a", object: token)))
    #expect(!areSame(Pair(object: token), Pair(object: Token())))
    #expect(!areSame(Pair(number: 1), Pair(number: 2)) && !areSame(Pair(name: "a"), Pair()))
    #expect(!areSame(Pair(), Pair(kind: .other)) && areSame(Pair(kind: .other), Pair(kind: .other)))
    #expect(!areSame(Pair(kind: .of(token)), Pair(kind: .plain)))
    #expect(areSame(Pair(kind: .of(token)), Pair(kind: .of(token))))
    #expect(!areSame(Pair(number: .nan), Pair(number: .nan)), "it is not a valid value")
    let colors = Comparison.of(UIColor?.self)
    #expect(colors(nil, nil) && colors(.red, .red) && !colors(.red, nil))
    let transforms = Comparison.of(CATransform3D.self)
    #expect(transforms(CATransform3DIdentity, CATransform3DIdentity))
    #expect(!transforms(CATransform3DIdentity, CATransform3DMakeScale(2, 2, 1)))
    #expect(Comparison.of(Token.self)(token, token) && !Comparison.of(Token.self)(token, Token()))
  }

  @Test("a closure is restored, after a finish and after a cancel", arguments: [true, false])
  func closures(finishes: Bool) {
    let (phone, box) = (Phone(), ActionBox())
    let transition = ModalTransition(ActionEffect(box: box), dismissal: .panDown)
    phone.root.present(Screen("screen"), using: transition)
    phone.simulator.run(for: 0.1)
    #expect(box.action() == 2)
    if !finishes { phone.root.presentedViewController?.dismissOrReverse() }
    phone.settle()
    #expect(box.action() == 1)
  }
}

/// An object with a property that cannot be compared.
@MainActor private final class ActionBox {
  var action: () -> Int = { 1 }
}

private struct ActionEffect: TransitionEffect {
  let box: ActionBox

  func arrange(_ stage: TransitionStage) {
    stage.set(\.alpha, of: stage.front, away: 0)
    stage.set(\.action, of: box, to: { 2 })
  }
}
