import Testing
import UIKit

@testable import MatchCut

/// The attached transition, and the delegate that it has replaced.
@MainActor struct TransitionAttachmentTests {
  private final class Delegate: NSObject, UINavigationControllerDelegate {}

  @Test func `a stack that is presented keeps both of its transitions`() {
    let view = UIView()
    weak var modal: ModalTransition?
    weak var push: PushTransition?
    do {
      let (first, second) = (ModalTransition(.fade), PushTransition(.fade))
      (modal, push) = (first, second)
      TransitionAttachment.attach(first, to: view)
      TransitionAttachment.attach(second, to: view)
    }
    #expect(modal != nil && push != nil)
    TransitionAttachment.attach(ModalTransition(.fade), to: view)
    #expect(modal == nil && push != nil)
    #expect(view.interactions.count == 2)
  }

  @Test func `the replaced delegate is remembered by its transition only, and not retained`() {
    let view = UIView()
    let transition = PushTransition(.fade)
    do {
      let delegate = Delegate()
      TransitionAttachment.attach(transition, to: view, replacing: delegate)
      #expect(TransitionAttachment.formerDelegate(of: transition, in: view) === delegate)
      let other = PushTransition(.fade)
      #expect(TransitionAttachment.formerDelegate(of: other, in: view) == nil)
    }
    #expect(TransitionAttachment.formerDelegate(of: transition, in: view) == nil)
  }
}
