import Testing
import UIKit
import UIKitSimulator

@MainActor struct StackViewTests {
  private let stage = ConstrainedStage()
  private var simulator: Simulator { stage.simulator }

  /// A stack view of 300 × 100 points at the upper left corner.
  private func stack(
    _ views: [UIView], width: CGFloat? = 300, height: CGFloat? = 100,
    _ setUp: (UIStackView) -> Void = { _ in }
  ) -> UIStackView {
    let stack = stage.add(UIStackView(arrangedSubviews: views))
    setUp(stack)
    NSLayoutConstraint.activate([
      stack.leftAnchor.constraint(equalTo: stage.root.leftAnchor),
      stack.topAnchor.constraint(equalTo: stage.root.topAnchor),
    ])
    if let width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
    simulator.commit()
    return stack
  }

  private func sized(_ width: CGFloat, _ height: CGFloat) -> UIView { Sized(width, height) }

  private final class Sized: UIView {
    private let size: CGSize

    init(_ width: CGFloat, _ height: CGFloat) {
      size = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { size }
  }

  private func xs(_ views: [UIView]) -> [CGFloat] {
    views.flatMap { [$0.frame.minX, $0.frame.maxX] }
  }

  @Test func `fill stretches the view that hugs its content least`() {
    let views = [sized(50, 10), sized(60, 10)]
    views[0].setContentHuggingPriority(.init(260), for: .horizontal)
    _ = stack(views) { $0.spacing = 8 }
    #expect(xs(views) == [0, 50, 58, 300])
    #expect(views.map(\.frame.height) == [100, 100])
    #expect(stage.faults == [])
  }

  @Test func `fillEqually gives all the same length`() {
    let views = [sized(50, 10), sized(60, 10), sized(70, 10)]
    _ = stack(views) {
      $0.distribution = .fillEqually
      $0.spacing = 15
    }
    #expect(xs(views) == [0, 90, 105, 195, 210, 300])
  }

  @Test func `fillProportionally keeps the proportions of the content`() {
    let views = [sized(50, 10), sized(100, 10)]
    _ = stack(views) { $0.distribution = .fillProportionally }
    #expect(xs(views) == [0, 100, 100, 300])
  }

  @Test func `equalSpacing makes the gaps equal`() {
    let views = [sized(20, 10), sized(40, 10), sized(60, 10)]
    _ = stack(views) { $0.distribution = .equalSpacing }
    #expect(xs(views) == [0, 20, 110, 150, 240, 300])
  }

  @Test func `equalCentering makes the distances of the centers equal`() {
    let views = [sized(20, 10), sized(40, 10), sized(60, 10)]
    _ = stack(views) { $0.distribution = .equalCentering }
    let centers = views.map(\.frame.midX)
    #expect(abs((centers[1] - centers[0]) - (centers[2] - centers[1])) < 0.4)
    #expect(views.map(\.frame.width) == [20, 40, 60])
  }

  @Test(arguments: [
    (UIStackView.Alignment.leading, 0.0, 10.0), (.center, 45, 55), (.trailing, 90, 100),
    (.fill, 0, 100),
  ])
  func `alignment places views across the axis`(
    alignment: UIStackView.Alignment, top: CGFloat, bottom: CGFloat
  ) {
    let view = sized(50, 10)
    _ = stack([view, sized(10, 10)]) { $0.alignment = alignment }
    #expect(view.frame.minY == top)
    #expect(view.frame.maxY == bottom)
  }

  @Test func `a stack view is as large as its content`() {
    let stack = stack([sized(50, 30), sized(80, 20)], width: nil, height: nil) {
      $0.axis = .vertical
      $0.spacing = 4
      $0.alignment = .leading
    }
    #expect(stack.frame.size == CGSize(width: 80, height: 54))
    #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 80, height: 54))
  }

  @Test func `a hidden view takes no room, and spacing can be set after each`() {
    let views = [sized(50, 10), sized(60, 10), sized(70, 10)]
    let stack = stack(views, width: nil) { $0.spacing = 5 }
    #expect(stack.frame.width == 190)
    views[1].isHidden = true
    simulator.commit()
    #expect(stack.frame.width == 125)
    #expect(views[2].frame.minX == 55)
    stack.setCustomSpacing(20, after: views[0])
    simulator.commit()
    #expect(views[2].frame.minX == 70)
    views[1].isHidden = false
    simulator.commit()
    #expect(xs(views) == [0, 50, 70, 130, 135, 205])
    #expect(stage.faults == [])
  }

  @Test func `margins are kept free, if asked for`() {
    let view = sized(50, 10)
    let stack = stack([view], width: nil, height: nil) {
      $0.isLayoutMarginsRelativeArrangement = true
      $0.insetsLayoutMarginsFromSafeArea = false
      $0.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
    #expect(view.frame == CGRect(x: 2, y: 1, width: 50, height: 10))
    #expect(stack.frame.size == CGSize(width: 56, height: 14))
  }

  @Test func `views are added, removed and nested`() {
    let (one, other) = (sized(50, 10), sized(60, 20))
    let column = UIStackView(arrangedSubviews: [other])
    column.axis = .vertical
    let stack = stack([one], width: nil, height: nil)
    stack.addArrangedSubview(column)
    simulator.commit()
    #expect(stack.frame.size == CGSize(width: 110, height: 20))
    #expect(other.frame == CGRect(x: 0, y: 0, width: 60, height: 20))
    #expect(column.frame.minX == 50)
    one.removeFromSuperview()
    #expect(stack.arrangedSubviews.count == 1)
    simulator.commit()
    #expect(column.frame.minX == 0)
    #expect(stack.frame.width == 60)
    #expect(stage.faults == [])
  }

  @Test func `right to left, the first view is on the right`() {
    simulator.layoutDirection = .rightToLeft
    let views = [sized(50, 10), sized(60, 10)]
    _ = stack(views, width: nil)
    #expect(xs(views) == [60, 110, 0, 60])
  }

  @Test func `a stack view with a frame arranges in that`() {
    let views = [sized(50, 10), sized(60, 10)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.distribution = .fillEqually
    stack.frame = CGRect(x: 10, y: 20, width: 200, height: 40)
    stage.root.addSubview(stack)
    simulator.commit()
    #expect(stack.frame.minX == 10)
    #expect(xs(views) == [0, 100, 100, 200])
    stack.frame.size.width = 100
    simulator.commit()
    #expect(xs(views) == [0, 50, 50, 100])
  }

  @Test func `a stack view that is never laid out is released`() {
    weak var released: UIStackView?
    do {
      let stack = UIStackView(arrangedSubviews: [sized(50, 10)])
      stack.spacing = 5
      released = stack
    }
    #expect(released == nil)
  }

  @Test func `hiding a view animates`() {
    let views = [sized(50, 10), sized(60, 10)]
    let stack = stack(views, width: nil)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      views[0].isHidden = true
      self.stage.root.layoutIfNeeded()
    }
    simulator.run(for: 0.5)
    #expect(abs(simulator.visibleFrame(of: views[1]).minX - 25) < 2)
    #expect(stack.arrangedSubviews.count == 2)
  }
}
