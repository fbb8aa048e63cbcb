import Testing
import UIKit
import UIKitSimulator

@MainActor struct ContentSizeTests {
  private let stage = ConstrainedStage()
  private var simulator: Simulator { stage.simulator }

  private func label(_ text: String, lines: Int = 1, to outer: UIView? = nil) -> UILabel {
    let label = stage.add(UILabel(), to: outer)
    label.text = text
    label.numberOfLines = lines
    return label
  }

  private static let long = String(repeating: "a few words ", count: 20)

  @Test func `a label is as large as its text, and grows with it`() {
    let label = label("short")
    NSLayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: stage.root.leftAnchor),
      label.topAnchor.constraint(equalTo: stage.root.topAnchor),
    ])
    simulator.commit()
    let width = label.frame.width
    #expect(abs(width - label.intrinsicContentSize.width) < 0.34)
    #expect(width > 10)
    label.text = "longer than before"
    simulator.commit()
    #expect(label.frame.width > width + 20)
  }

  @Test func `the text of a label breaks at the width that constraints give it`() {
    let label = label(Self.long, lines: 0)
    let below = stage.add()
    NSLayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: stage.root.leftAnchor, constant: 20),
      label.rightAnchor.constraint(equalTo: stage.root.rightAnchor, constant: -20),
      label.topAnchor.constraint(equalTo: stage.root.topAnchor),
      below.topAnchor.constraint(equalTo: label.bottomAnchor),
    ])
    simulator.commit()
    let height = label.sizeThatFits(CGSize(width: 353, height: 0)).height
    #expect(height > 60)
    #expect(abs(label.frame.height - height) < 0.34)
    #expect(below.frame.minY == label.frame.maxY)
    simulator.resize(to: CGSize(width: 852, height: 393))
    simulator.runUntilIdle()
    #expect(label.frame.width == 812)
    #expect(label.frame.height < height)
    #expect(below.frame.minY == label.frame.maxY)
  }

  @Test func `preferredMaxLayoutWidth determines the natural size`() {
    let label = label(Self.long, lines: 0)
    label.preferredMaxLayoutWidth = 100
    #expect(label.intrinsicContentSize.width <= 100)
    #expect(label.intrinsicContentSize.height > 100)
  }

  @Test func `of two labels, that with less resistance is compressed`() {
    let (one, other) = (label(Self.long), label(Self.long))
    NSLayoutConstraint.activate([
      one.leftAnchor.constraint(equalTo: stage.root.leftAnchor),
      other.leftAnchor.constraint(equalTo: one.rightAnchor),
      other.rightAnchor.constraint(equalTo: stage.root.rightAnchor),
    ])
    other.text = "short"
    other.setContentCompressionResistancePriority(.init(751), for: .horizontal)
    simulator.commit()
    #expect(abs(other.frame.width - other.intrinsicContentSize.width) < 0.34)
    #expect(abs(one.frame.width + other.frame.width - 393) < 0.01)
    one.setContentCompressionResistancePriority(.init(752), for: .horizontal)
    simulator.commit()
    #expect(other.frame.width < 1)
  }

  @Test func `of two views, that with less hugging is stretched`() {
    let (one, other) = (label("one"), label("other"))
    NSLayoutConstraint.activate([
      one.leftAnchor.constraint(equalTo: stage.root.leftAnchor),
      other.leftAnchor.constraint(equalTo: one.rightAnchor),
      other.rightAnchor.constraint(equalTo: stage.root.rightAnchor),
    ])
    one.setContentHuggingPriority(.init(260), for: .horizontal)
    simulator.commit()
    #expect(abs(one.frame.width - one.intrinsicContentSize.width) < 0.34)
  }

  @Test func `buttons, images and switches have their natural sizes`() {
    let toggle = stage.add(UISwitch())
    let button = stage.add(UIButton(type: .system))
    button.setTitle("Done", for: .normal)
    for view in [toggle, button] as [UIView] {
      view.leftAnchor.constraint(equalTo: stage.root.leftAnchor).isActive = true
    }
    simulator.commit()
    #expect(toggle.frame.size == CGSize(width: 51, height: 31))
    #expect(abs(button.frame.width - button.intrinsicContentSize.width) < 0.34)
    #expect(toggle.contentHuggingPriority(for: .vertical) == .defaultHigh)
  }

  @Test func `a fitting size satisfies the constraints inside`() {
    let card = UIView()
    let title = label(Self.long, lines: 0, to: card)
    NSLayoutConstraint.activate([
      title.leftAnchor.constraint(equalTo: card.leftAnchor, constant: 10),
      title.rightAnchor.constraint(equalTo: card.rightAnchor, constant: -10),
      title.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
      title.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -10),
    ])
    let size = card.systemLayoutSizeFitting(
      CGSize(width: 220, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let height = title.sizeThatFits(CGSize(width: 200, height: 0)).height
    #expect(size.width == 220)
    #expect(abs(size.height - height - 20) < 0.34)
    #expect(card.bounds.size == .zero)
    card.layoutIfNeeded()
    let passes = simulator.counters.layoutPasses
    _ = card.systemLayoutSizeFitting(.zero)
    card.layoutIfNeeded()
    #expect(simulator.counters.layoutPasses == passes)
    let (inner, _) = stage.addPinned(x: 5, y: 5, width: 70, height: 30)
    let fixed = UIView()
    fixed.addSubview(inner)
    #expect(inner.systemLayoutSizeFitting(.zero) == CGSize(width: 70, height: 30))
  }

  @Test func `the content of a scroll view is as large as constraints say`() {
    let scroll = stage.add(UIScrollView())
    let content = stage.add(to: scroll)
    let header = stage.add(to: scroll)
    NSLayoutConstraint.activate(ConstrainedStage.fill(scroll, stage.root))
    NSLayoutConstraint.activate(ConstrainedStage.fill(content, scroll))
    NSLayoutConstraint.activate([
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 2000),
      header.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 5),
      header.heightAnchor.constraint(equalToConstant: 10),
    ])
    simulator.commit()
    #expect(scroll.contentSize == CGSize(width: 393, height: 2000))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 393, height: 2000))
    scroll.contentOffset.y = 300
    simulator.commit()
    #expect(header.frame.minY == 305)
    #expect(content.frame.minY == 0)
  }

  @Test func `contentLayoutGuide does the same`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.root.addSubview(scroll)
    let content = stage.add(to: scroll)
    let guide = scroll.contentLayoutGuide
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 3),
      content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      content.topAnchor.constraint(equalTo: guide.topAnchor),
      content.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -7),
      content.widthAnchor.constraint(equalToConstant: 300),
      content.heightAnchor.constraint(equalToConstant: 400),
    ])
    simulator.commit()
    #expect(scroll.contentSize == CGSize(width: 303, height: 407))
    #expect(guide.layoutFrame.size == CGSize(width: 303, height: 407))
  }
}
