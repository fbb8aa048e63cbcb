import Testing
import UIKit
import UIKitSimulator

/// Segmented controls and progress bars.
@MainActor struct SegmentedControlTests {
  private let simulator = Simulator()

  @Test(arguments: [false, true])
  func `a tap selects a segment, and sends an action if that is another one`(isMirrored: Bool) {
    let control = UISegmentedControl(items: ["One", "Two", "Three"])
    #expect(control.frame.width > 0 && control.frame.height == 32)
    control.frame = CGRect(x: 30, y: 100, width: 300, height: 32)
    if isMirrored { control.semanticContentAttribute = .forceRightToLeft }
    var changes: [Int] = []
    control.addAction(
      UIAction { _ in changes.append(control.selectedSegmentIndex) }, for: .valueChanged)
    simulator.window.addSubview(control)
    control.setEnabled(false, forSegmentAt: 1)
    for x in [80, 80, 180, 280] { simulator.tap(at: CGPoint(x: x, y: 116)) }
    #expect(changes == (isMirrored ? [2, 0] : [0, 2]))
    #expect(!control.isEnabledForSegment(at: 1) && control.isEnabledForSegment(at: 2))
    control.selectedSegmentIndex = 1
    #expect(changes.count == 2)
    simulator.runUntilIdle()
    // The mark of the selected segment lies behind the titles.
    #expect(control.subviews[0].frame == CGRect(x: 102, y: 2, width: 96, height: 28))
  }

  @Test func `a momentary control selects no segment for good`() {
    let control = UISegmentedControl(frame: CGRect(x: 0, y: 100, width: 200, height: 32))
    control.isMomentary = true
    var log: [String] = []
    control.insertSegment(
      action: UIAction(title: "A") { _ in log.append("A") }, at: 0, animated: false)
    control.insertSegment(withTitle: "B", at: 9, animated: true)
    control.addAction(
      UIAction { _ in log.append("\(control.selectedSegmentIndex)") }, for: .valueChanged)
    simulator.window.addSubview(control)
    for _ in 0..<2 { simulator.tap(at: CGPoint(x: 50, y: 116)) }
    #expect(log == ["A", "0", "A", "0"])
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func `segments move the selection, and what is out of range has a default`() {
    let control = UISegmentedControl(items: ["One", UIImage(systemName: "star") ?? UIImage()])
    #expect(control.titleForSegment(at: 0) == "One" && control.imageForSegment(at: 0) == nil)
    #expect(control.titleForSegment(at: 1) == nil && control.imageForSegment(at: 1) != nil)
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "Zero", at: -3, animated: false)
    #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 0) == "Zero")
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 7, animated: false)
    #expect(control.selectedSegmentIndex == -1 && control.numberOfSegments == 1)
    control.selectedSegmentIndex = 5
    #expect(control.selectedSegmentIndex == -1)
    control.setTitle("Other", forSegmentAt: 0)
    control.setTitle("None", forSegmentAt: 4)
    control.setImage(nil, forSegmentAt: 4)
    control.setEnabled(false, forSegmentAt: 4)
    #expect(control.titleForSegment(at: 0) == "Other" && control.titleForSegment(at: 4) == nil)
    #expect(!control.isEnabledForSegment(at: 4))
    control.removeAllSegments()
    control.removeSegment(at: 0, animated: false)
    #expect(control.numberOfSegments == 0 && control.intrinsicContentSize.width == 0)
  }

  @Test func `titles have the attributes of their state`() {
    let control = UISegmentedControl(items: ["One", "Two"])
    control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    control.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .selected)
    control.selectedSegmentIndex = 1
    simulator.window.addSubview(control)
    simulator.runUntilIdle()
    let labels = control.subviews.compactMap { $0 as? UILabel }
    #expect(labels.map(\.textColor) == [.red, .blue])
    #expect(control.titleTextAttributes(for: .selected)?.count == 1)
  }

  @Test(arguments: [
    (Float(0.25), false, CGRect(x: 0, y: 0, width: 50, height: 4)), (2, false, nil),
    (0.25, true, nil),
  ])
  func `a progress bar is filled from the leading edge`(
    progress: Float, isMirrored: Bool, frame: CGRect?
  ) {
    let bar = UIProgressView(progressViewStyle: .default)
    if isMirrored { bar.semanticContentAttribute = .forceRightToLeft }
    #expect(bar.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 4))
    bar.frame.size = CGSize(width: 200, height: 4)
    simulator.window.addSubview(bar)
    bar.setProgress(progress, animated: false)
    simulator.runUntilIdle()
    let whole = CGRect(x: 0, y: 0, width: 200, height: 4)
    let mirrored = CGRect(x: 150, y: 0, width: 50, height: 4)
    #expect(bar.subviews[1].frame == frame ?? (isMirrored ? mirrored : whole))
    #expect(bar.progress == min(progress, 1))
  }

  @Test func `an animated progress takes 0.25 s`() {
    let bar = UIProgressView(frame: CGRect(x: 0, y: 0, width: 200, height: 4))
    simulator.window.addSubview(bar)
    simulator.runUntilIdle()
    bar.setProgress(1, animated: true)
    simulator.run(for: 0.125)
    let width = bar.subviews[1].layer.presentation()?.bounds.width ?? 0
    #expect(width > 50 && width < 150 && bar.progress == 1)
  }

  @Test func `an item of the system has its title`() {
    let item = UITabBarItem(tabBarSystemItem: .topRated, tag: 7)
    #expect(item.title == "Top Rated" && item.tag == 7)
  }
}
