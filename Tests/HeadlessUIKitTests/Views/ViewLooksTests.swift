import Testing
import UIKitSimulator

@testable @_spi(Simulator) import UIKit

@MainActor struct ViewLooksTests {
  private let stage = AnimationStage()
  private var view: UIView { stage.view }

  @Test func `F8: hiding, the content mode and interaction do not animate`() {
    UIView.animate(withDuration: 1) {
      view.isHidden = true
      view.contentMode = .center
      view.isUserInteractionEnabled = false
    }
    #expect(view.layer.animationKeys() == nil)
    #expect(stage.alpha == 0)
  }

  @Test func `F9: a view that clips has no shadow`() {
    view.layer.shadowOpacity = 1
    #expect(view.layer.renderNode(parent: -1).shadow != nil)
    view.clipsToBounds = true
    #expect(view.layer.renderNode(parent: -1).shadow == nil)
  }

  @Test func `F9: a wrapper has the shadow of a view that clips`() {
    let inner = UIView(frame: view.bounds)
    inner.clipsToBounds = true
    view.addSubview(inner)
    view.layer.shadowOpacity = 1
    #expect(view.layer.renderNode(parent: -1).shadow != nil)
  }

  @Test func `F9: corners have a curve, and can be selected`() {
    #expect(view.layer.cornerCurve == .circular)
    #expect(view.layer.maskedCorners.contains(.layerMinXMinYCorner))
    view.layer.cornerCurve = .continuous
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    #expect(view.layer.cornerCurve == .continuous)
    #expect(!view.layer.maskedCorners.contains(.layerMinXMaxYCorner))
  }

  @Test func `F9: a mask is neither a subview nor a sublayer (harsher)`() {
    let mask = UIView(frame: view.bounds)
    view.mask = mask
    #expect(mask.superview == nil)
    #expect(view.subviews.isEmpty)
    #expect(view.layer.sublayers == nil)
    #expect(mask.window == nil)
  }

  @Test func `F9: the path of a mask does not animate in a block (harsher)`() {
    let mask = CAShapeLayer()
    mask.path = UIBezierPath(ovalIn: view.bounds).cgPath
    view.layer.mask = mask
    stage.simulator.step()
    let large = UIBezierPath(ovalIn: view.bounds.insetBy(dx: -50, dy: -50)).cgPath
    UIView.animate(withDuration: 1) { mask.path = large }
    #expect(mask.animationKeys() == nil)
    guard case .shape(let shape)? = view.layer.renderNode(parent: -1).mask?.first?.content else {
      Issue.record("the mask draws no shape")
      return
    }
    #expect(shape.path == large.data)
  }
}
