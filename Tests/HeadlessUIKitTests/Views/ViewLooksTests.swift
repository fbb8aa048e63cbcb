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

  @Test func `F10: a concentric corner is as far inside as its radius is smaller`() {
    let window = stage.simulator.window
    let view = UIView(frame: window.bounds)
    window.addSubview(view)
    stage.simulator.displayCornerRadius = 55
    #expect(view.effectiveRadius(corner: .topLeft) == 0)
    view.cornerConfiguration = .corners(radius: .containerConcentric())
    #expect(view.effectiveRadius(corner: .topLeft) == 55)
    view.frame = window.bounds.insetBy(dx: 10, dy: 20).offsetBy(dx: -10, dy: 0)
    #expect(view.effectiveRadius(corner: [.topLeft, .bottomLeft]) == 35)
    #expect(view.effectiveRadius(corner: .topRight) == 35)
    view.frame = CGRect(x: 100, y: 100, width: 20, height: 20)
    view.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 8))
    #expect(view.effectiveRadius(corner: .allCorners) == 8)
  }

  @Test func `F10: a window that does not fill the display has square corners`() {
    let window = stage.simulator.window
    let view = UIView(frame: window.bounds)
    view.cornerConfiguration = .corners(radius: .containerConcentric())
    stage.simulator.displayCornerRadius = 18
    #expect(view.effectiveRadius(corner: .allCorners) == 0)
    window.addSubview(view)
    #expect(view.effectiveRadius(corner: .allCorners) == 18)
    stage.simulator.screenSize = CGSize(width: 1194, height: 834)
    #expect(view.effectiveRadius(corner: .allCorners) == 0)
  }

  @Test func `F9: corners have a curve, and can be selected`() {
    #expect(view.layer.cornerCurve == .circular)
    #expect(view.layer.maskedCorners.contains(.layerMinXMinYCorner))
    view.layer.cornerCurve = .continuous
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    #expect(view.layer.cornerCurve == .continuous)
    #expect(!view.layer.maskedCorners.contains(.layerMinXMaxYCorner))
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
