import Testing
import UIKit
import UIKitSimulator

/// Activity indicators and page controls.
@MainActor struct IndicatorTests {
  @Test(arguments: [(UIActivityIndicatorView.Style.medium, 20), (.large, 37)])
  func `a wheel is shown while it spins, and lets the app come to rest`(
    style: UIActivityIndicatorView.Style, side: CGFloat
  ) {
    let simulator = Simulator()
    let wheel = UIActivityIndicatorView(style: style)
    simulator.window.addSubview(wheel)
    #expect(wheel.isHidden && !wheel.isAnimating && wheel.frame.width == side)
    wheel.startAnimating()
    #expect(!wheel.isHidden && wheel.isAnimating)
    #expect(simulator.runUntilIdle())
    #expect(wheel.layer.sublayers?.filter { $0.bounds.width > 0 }.count == 8)
    wheel.stopAnimating()
    #expect(wheel.isHidden && !wheel.isAnimating)
    wheel.hidesWhenStopped = false
    #expect(!wheel.isHidden)
    wheel.startAnimating()
    wheel.stopAnimating()
    #expect(!wheel.isHidden && wheel.sizeThatFits(.zero) == CGSize(width: side, height: side))
  }

  @Test(arguments: [false, true])
  func `a tap beside the dot of the page goes to the next or the former one`(isMirrored: Bool) {
    let simulator = Simulator()
    let pages = UIPageControl(frame: CGRect(x: 100, y: 300, width: 200, height: 30))
    if isMirrored { pages.semanticContentAttribute = .forceRightToLeft }
    var changes: [Int] = []
    pages.addAction(UIAction { _ in changes.append(pages.currentPage) }, for: .valueChanged)
    pages.numberOfPages = 3
    pages.currentPage = 1
    simulator.window.addSubview(pages)
    simulator.runUntilIdle()
    #expect(changes.isEmpty && pages.subviews.count == 3)
    let (left, right) = (CGPoint(x: 120, y: 315), CGPoint(x: 280, y: 315))
    for point in [right, right, left] { simulator.tap(at: point) }
    // The ends send no action.
    #expect(changes == (isMirrored ? [0, 1] : [2, 1]))
    simulator.runUntilIdle()
    let xs = pages.subviews.map(\.frame.minX)
    #expect(xs == (isMirrored ? xs.sorted(by: >) : xs.sorted()))
    #expect(xs.map { abs($0 + 3.5 - 100) }.min() ?? 1 < 0.01)
  }

  @Test func `what is set to nil has its default`() {
    let wheel = UIActivityIndicatorView(style: .medium)
    wheel.color = nil
    #expect(wheel.color == .secondaryLabel)
    let text = UITextView()
    text.text = nil
    text.attributedText = nil
    #expect(text.text.isEmpty && text.attributedText.length == 0)
  }

  @Test func `the current page stays within the number of pages`() {
    let pages = UIPageControl()
    pages.numberOfPages = 5
    pages.currentPage = 9
    #expect(pages.currentPage == 4)
    pages.numberOfPages = 2
    #expect(pages.currentPage == 1 && pages.intrinsicContentSize == pages.size(forNumberOfPages: 2))
    pages.currentPage = -3
    #expect(pages.currentPage == 0)
    pages.numberOfPages = -1
    #expect(pages.numberOfPages == 0 && pages.subviews.isEmpty)
    pages.numberOfPages = 1
    pages.hidesForSinglePage = true
    pages.layoutIfNeeded()
    #expect(pages.subviews.first?.isHidden == true)
  }
}
