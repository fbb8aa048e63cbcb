import Testing
import UIKit
import UIKitSimulator

@MainActor struct AnchorTests {
  private let stage = ConstrainedStage()
  private var simulator: Simulator { stage.simulator }

  @Test func `edges, centers and multiples`() {
    let (one, other) = (stage.add(), stage.add())
    NSLayoutConstraint.activate([
      one.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 20),
      one.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor, constant: -20),
      one.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 60),
      one.heightAnchor.constraint(equalTo: one.widthAnchor, multiplier: 0.5, constant: 3.5),
      other.widthAnchor.constraint(equalTo: one.widthAnchor, multiplier: 2.0 / 3),
      other.heightAnchor.constraint(equalToConstant: 44),
      other.centerXAnchor.constraint(equalTo: one.centerXAnchor),
      other.topAnchor.constraint(equalToSystemSpacingBelow: one.bottomAnchor, multiplier: 2),
    ])
    simulator.commit()
    #expect(one.frame == CGRect(x: 20, y: 60, width: 353, height: 180))
    // In whole pixels, of which a point has three.
    #expect(other.frame.minX == 79)
    #expect(other.frame.minY == 256)
    #expect(abs(other.frame.width - 353 * 2 / 3) < 0.35)
  }

  @Test func `constraints hold between cousins, and through a scrolled view`() {
    let (left, _) = stage.addPinned(x: 10, y: 100, width: 100, height: 100)
    let (inner, _) = stage.addPinned(x: 5, y: 6, width: 10, height: 10, to: left)
    let scroll = UIScrollView(frame: CGRect(x: 200, y: 100, width: 100, height: 100))
    stage.root.addSubview(scroll)
    let cousin = stage.add(to: scroll)
    NSLayoutConstraint.activate([
      cousin.topAnchor.constraint(equalTo: inner.bottomAnchor),
      cousin.leftAnchor.constraint(equalTo: inner.rightAnchor, constant: 200),
      cousin.widthAnchor.constraint(equalTo: inner.widthAnchor),
      cousin.heightAnchor.constraint(equalToConstant: 10),
    ])
    simulator.commit()
    #expect(cousin.frame == CGRect(x: 25, y: 16, width: 10, height: 10))
    scroll.contentSize = CGSize(width: 500, height: 500)
    scroll.contentOffset.y = 50
    simulator.commit()
    #expect(cousin.frame.minY == 66)
    #expect(cousin.convert(cousin.bounds, to: stage.root).minY == 116)
  }

  @Test func `right to left, leading is right and distances count from there`() {
    simulator.layoutDirection = .rightToLeft
    let (one, other) = (stage.add(), stage.add())
    NSLayoutConstraint.activate([
      one.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 20),
      one.widthAnchor.constraint(equalToConstant: 100),
      one.topAnchor.constraint(equalTo: stage.root.topAnchor),
      other.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: 8),
      other.trailingAnchor.constraint(
        lessThanOrEqualTo: stage.root.trailingAnchor, constant: -200),
      other.leftAnchor.constraint(greaterThanOrEqualTo: stage.root.leftAnchor, constant: 210),
    ])
    simulator.commit()
    #expect(one.frame.minX == 273)
    #expect(other.frame.maxX == 265)
    #expect(other.frame.minX >= 210)
  }

  @Test func `a view can be forced to be laid out from left to right`() {
    simulator.layoutDirection = .rightToLeft
    stage.root.semanticContentAttribute = .forceLeftToRight
    let view = stage.add()
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 20),
      view.widthAnchor.constraint(equalToConstant: 100),
    ])
    simulator.commit()
    #expect(view.frame.minX == 20)
  }

  @Test func `at rest, leading and trailing change sides with the language and with the content`() {
    let (view, margin, plain) = (stage.add(), stage.add(), stage.addPinned(y: 300).view)
    stage.root.layoutMargins.left = 40
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 20),
      view.widthAnchor.constraint(equalToConstant: 100),
      margin.leadingAnchor.constraint(equalTo: stage.root.layoutMarginsGuide.leadingAnchor),
      margin.widthAnchor.constraint(equalToConstant: 10),
    ])
    func expect(isRightToLeft: Bool, _ sourceLocation: SourceLocation = #_sourceLocation) {
      simulator.runUntilIdle()
      let (x, inner) = isRightToLeft ? (273.0, 367.0) : (20.0, 40.0)
      #expect(abs(view.frame.minX - x) < 1e-6, sourceLocation: sourceLocation)
      #expect(abs(margin.frame.minX - inner) < 1e-6, sourceLocation: sourceLocation)
      #expect(plain.frame.minX == 20, sourceLocation: sourceLocation)
    }
    expect(isRightToLeft: false)
    simulator.layoutDirection = .rightToLeft
    expect(isRightToLeft: true)
    stage.root.semanticContentAttribute = .forceLeftToRight
    expect(isRightToLeft: false)
    stage.root.semanticContentAttribute = .unspecified
    expect(isRightToLeft: true)
    simulator.layoutDirection = .leftToRight
    expect(isRightToLeft: false)
    #expect(stage.faults == [])
  }

  @Test func `a guide is placed by constraints, and places views`() {
    let guide = UILayoutGuide()
    stage.root.addLayoutGuide(guide)
    let view = stage.add()
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: stage.root.leftAnchor, constant: 10),
      guide.widthAnchor.constraint(equalToConstant: 33),
      guide.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 7),
      guide.heightAnchor.constraint(equalToConstant: 3),
      view.leftAnchor.constraint(equalTo: guide.rightAnchor),
      view.topAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    simulator.commit()
    #expect(guide.layoutFrame == CGRect(x: 10, y: 7, width: 33, height: 3))
    #expect(view.frame.origin == CGPoint(x: 43, y: 10))
    stage.root.removeLayoutGuide(guide)
    #expect(stage.root.constraints.isEmpty)
    #expect(guide.owningView == nil)
  }

  @Test func `safe area and margins have guides that follow`() {
    let (safe, inset) = (stage.add(), stage.add())
    NSLayoutConstraint.activate([
      safe.topAnchor.constraint(equalTo: stage.root.safeAreaLayoutGuide.topAnchor),
      safe.bottomAnchor.constraint(equalTo: stage.root.safeAreaLayoutGuide.bottomAnchor),
      inset.leadingAnchor.constraint(equalTo: stage.root.layoutMarginsGuide.leadingAnchor),
      NSLayoutConstraint(
        item: inset, attribute: .trailing, relatedBy: .equal, toItem: stage.root,
        attribute: .trailingMargin, multiplier: 1, constant: 0),
    ])
    simulator.commit()
    #expect(safe.frame.minY == 59)
    #expect(safe.frame.maxY == 818)
    #expect(inset.frame.minX == 16)
    #expect(inset.frame.maxX == 377)
    stage.controller.additionalSafeAreaInsets.top = 44
    stage.root.layoutMargins.left = 30
    simulator.commit()
    #expect(safe.frame.minY == 103)
    #expect(inset.frame.minX == 30)
  }

  @Test func `baselines of labels are aligned`() {
    let (small, large) = (stage.add(UILabel()), stage.add(UILabel()))
    small.text = "small"
    large.text = "large"
    large.font = .systemFont(ofSize: 40)
    NSLayoutConstraint.activate([
      large.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 100),
      large.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
      small.leadingAnchor.constraint(equalTo: large.trailingAnchor),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
    ])
    simulator.commit()
    let baselines = [small, large].map { $0.frame.minY + $0.font.ascender }
    #expect(abs(baselines[0] - baselines[1]) < 0.5)
    #expect(large.frame.size.width == large.intrinsicContentSize.width.rounded(toPixels: 3))
  }

  @Test func `the title of a button has a baseline`() {
    let (label, button) = (stage.add(UILabel()), stage.add(UIButton(type: .system)))
    label.text = "label"
    button.setTitle("Done", for: .normal)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 100),
      label.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
      button.leadingAnchor.constraint(equalTo: label.trailingAnchor),
      button.lastBaselineAnchor.constraint(equalTo: label.lastBaselineAnchor),
    ])
    simulator.commit()
    let title = button.titleLabel ?? UILabel()
    let baseline = title.convert(title.bounds, to: stage.root).minY + title.font.ascender
    #expect(abs(baseline - label.frame.minY - label.font.ascender) < 0.5)
  }

  @Test func `a constraint is held by the nearest common superview`() {
    let (outer, left) = stage.addPinned()
    let (inner, innerLeft) = stage.addPinned(to: outer)
    let between = inner.topAnchor.constraint(equalTo: outer.bottomAnchor)
    between.isActive = true
    #expect(stage.root.constraints.contains { $0 === left })
    #expect(outer.constraints.contains { $0 === innerLeft })
    #expect(outer.constraints.contains { $0 === between })
    #expect(between.firstItem === inner)
    #expect(between.secondAttribute == .bottom)
    between.isActive = false
    #expect(!outer.constraints.contains { $0 === between })
  }

  @Test func `constraints are updated once before the first layout, and when asked for`() {
    final class Updating: UIView {
      var updates = 0
      override func updateConstraints() {
        updates += 1
        super.updateConstraints()
      }
    }
    let view = stage.add(Updating())
    NSLayoutConstraint.activate(ConstrainedStage.fill(view, stage.root))
    simulator.commit()
    #expect(view.updates == 1)
    simulator.commit()
    #expect(view.updates == 1)
    view.setNeedsUpdateConstraints()
    #expect(view.needsUpdateConstraints())
    simulator.commit()
    #expect(view.updates == 2)
    #expect(!view.needsUpdateConstraints())
  }

  @Test func `a controller updates the constraints of its view`() {
    final class Updating: UIViewController {
      var width: NSLayoutConstraint?
      override func updateViewConstraints() {
        width?.constant += 10
        super.updateViewConstraints()
      }
    }
    let controller = Updating(nibName: nil, bundle: nil)
    simulator.window.rootViewController = controller
    let view = stage.add(to: controller.view)
    let width = view.widthAnchor.constraint(equalToConstant: 50)
    controller.width = width
    width.isActive = true
    simulator.commit()
    let before = view.frame.width
    controller.view.setNeedsUpdateConstraints()
    simulator.commit()
    #expect(view.frame.width == before + 10)
  }
}

extension CGFloat {
  fileprivate func rounded(toPixels scale: CGFloat) -> CGFloat { (self * scale).rounded() / scale }
}
