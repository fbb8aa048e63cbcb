import Testing
import UIKit
import UIKitSimulator

@MainActor struct VisualFormatTests {
  private let simulator = Simulator()
  private let root = UIViewController()
  private let one = UIView()
  private let two = UIView()

  init() {
    simulator.window.rootViewController = root
    for view in [one, two] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.view.addSubview(view)
    }
  }

  private func read(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = []
  ) -> [NSLayoutConstraint] {
    NSLayoutConstraint.constraints(
      withVisualFormat: format, options: options,
      metrics: ["gap": 12, "wide": NSNumber(value: 90)], views: ["one": one, "two": two])
  }

  private func frames(_ formats: String..., options: NSLayoutConstraint.FormatOptions = [])
    -> [CGRect]
  {
    for format in formats { NSLayoutConstraint.activate(read(format, options)) }
    simulator.commit()
    return [one.frame, two.frame]
  }

  @Test func `views lie between the edges, the standard distance and others apart`() {
    let frames = frames(
      "H:|[one(50)]-[two]-gap-|", "V:|-100-[one(two)]-(20)-[two(30)]")
    #expect(frames[0] == CGRect(x: 0, y: 100, width: 50, height: 30))
    #expect(frames[1] == CGRect(x: 58, y: 150, width: 393 - 58 - 12, height: 30))
    #expect(simulator.faults.isEmpty)
  }

  @Test func `a hyphen at an edge is the margin of the superview`() {
    let frames = frames("|-[one]-|", "V:|-[one]-|", "[two(wide)]", "V:[two(==one)]-|")
    #expect(frames[0] == CGRect(x: 16, y: 59, width: 361, height: 852 - 59 - 34))
    #expect(frames[1].width == 90 && frames[1].maxY == 852 - 34)
  }

  @Test func `relations and priorities are those of the format`() {
    let constraints = read("[one(>=20,<=wide@250)][two]")
    #expect(constraints.map(\.relation) == [.greaterThanOrEqual, .lessThanOrEqual, .equal])
    #expect(constraints.map(\.constant) == [20, 90, 0])
    #expect(constraints.map(\.priority.rawValue) == [1000, 250, 1000])
    #expect(
      constraints[2].firstAttribute == .leading && constraints[2].secondAttribute == .trailing)
  }

  @Test func `options align neighbors, and set the direction`() {
    let constraints = read("[one]-[two]", [.alignAllTop, .alignAllBottom, .directionLeftToRight])
    #expect(constraints.map(\.firstAttribute) == [.left, .top, .bottom])
    #expect(constraints.map(\.secondAttribute) == [.right, .top, .bottom])
  }

  @Test(arguments: [
    ("[three]", "three is neither"), ("[one", "] is expected before the end"),
    ("|-[one]-5|", "- is expected before |"), ("one", "[ is expected before one"),
    ("[one(>=a)]", "a is neither"), ("[one(5@high)]", "no priority high"),
  ])
  func `a format that cannot be read is a fault`(format: String, reason: String) {
    #expect(read(format).isEmpty)
    #expect(simulator.faults.count == 1)
    #expect(simulator.faults.first?.message.contains(reason) == true)
  }

  @Test func `an edge of a view without a superview is a fault`() {
    one.removeFromSuperview()
    #expect(read("|[one]").isEmpty && simulator.faults.count == 1)
  }
}
