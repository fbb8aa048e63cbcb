import Testing
import UIKit
import UIKitSimulator

/// Sliders, and scrolling to a rectangle.
@MainActor struct UISliderTests {
  private let simulator = Simulator()
  private let slider = UISlider(frame: CGRect(x: 20, y: 400, width: 231, height: 31))
  private let counter = Counter()

  @MainActor private final class Counter {
    var values: [Float] = []
  }

  init() {
    simulator.window.rootViewController = UIViewController()
    simulator.window.addSubview(slider)
    slider.addAction(
      UIAction { [counter] in
        if let slider = $0.sender as? UISlider { counter.values.append(slider.value) }
      }, for: .valueChanged)
    simulator.runUntilIdle()
  }

  /// The center of the thumb at a value.
  private func place(_ value: Float) -> CGPoint {
    let track = slider.trackRect(forBounds: slider.bounds)
    let rect = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value)
    return slider.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
  }

  @Test(arguments: [true, false])
  func `a finger drags the thumb, not the track`(_ isContinuous: Bool) {
    slider.isContinuous = isContinuous
    simulator.drag(from: place(0), to: place(0.5), duration: 0.2)
    simulator.runUntilIdle()
    #expect(abs(slider.value - 0.5) < 0.01)
    #expect(isContinuous ? counter.values.count > 5 : counter.values.count == 1)
    #expect(counter.values.last == slider.value)
    simulator.drag(from: place(0.9), to: place(0.1), duration: 0.2)
    #expect(abs(slider.value - 0.5) < 0.01)
    simulator.drag(from: place(0.5), to: CGPoint(x: 390, y: 400), duration: 0.2)
    #expect(slider.value == 1)
  }

  @Test func `the value stays within its limits, and code sends no action`() {
    slider.maximumValue = 10
    slider.value = 12
    #expect(slider.value == 10 && counter.values.isEmpty)
    slider.maximumValue = 4
    #expect(slider.value == 4)
    slider.minimumValue = -4
    slider.setValue(.nan, animated: true)
    slider.setValue(-9, animated: true)
    #expect(slider.value == -4)
    #expect(simulator.runUntilIdle())
  }

  @Test func `right to left, the thumb begins at the right`() {
    simulator.layoutDirection = .rightToLeft
    simulator.runUntilIdle()
    #expect(place(0).x > place(1).x)
    simulator.drag(from: place(0), to: place(0.25), duration: 0.2)
    #expect(abs(slider.value - 0.25) < 0.01)
  }

  @Test(
    arguments: [
      (0, 50, 0), (700, 50, 250), (100, 50, 50), (600, 900, 500), (980, 100, 500), (520, 700, 470),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func `content scrolls by the smallest distance that shows a rectangle`(
    y: CGFloat, height: CGFloat, offset: CGFloat
  ) {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 500))
    simulator.window.addSubview(scrollView)
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 100, height: 1000)
    scrollView.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0)
    scrollView.contentOffset.y = y < 500 && y > 0 ? 300 : y == 0 ? 0 : 200
    scrollView.scrollRectToVisible(
      CGRect(x: 0, y: y, width: 10, height: height), animated: false)
    #expect(scrollView.contentOffset.y == (y == 0 ? -50 : offset))
  }
}
