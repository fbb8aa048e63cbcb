import Testing
@_spi(Simulator) import UIKit
@_spi(Simulator) import UIKitSimulator

@testable import Demo
@testable import UIKitFilm

/// The changes that a page receives turn its drawing into that of the new frame.
@MainActor
struct LiveScreenTests {
  private let simulator = Simulator()
  private let root = UIViewController()

  init() {
    simulator.window.rootViewController = root
    root.view.backgroundColor = .white
    simulator.runUntilIdle()
  }

  /// A page with the drawing of a phone.
  @MainActor private struct Page {
    private var screen: LiveScreen
    let drawing: Drawing

    init(_ simulator: Simulator) {
      screen = LiveScreen(simulator.frame.nodes)
      drawing = Drawing(markup: screen.markup())
    }

    /// Applies the changes of a frame, and compares the drawing with a new one.
    mutating func follow(
      _ simulator: Simulator, sourceLocation: SourceLocation = #_sourceLocation
    ) -> ScreenChange {
      let nodes = simulator.frame.nodes
      let change = screen.change(to: nodes)
      drawing.apply(change)
      var fresh = LiveScreen(nodes)
      let difference = drawing.difference(from: Drawing(markup: fresh.markup()))
      #expect(difference == nil, sourceLocation: sourceLocation)
      return change
    }
  }

  private func box(_ color: UIColor) -> UIView {
    let view = UIView(frame: CGRect(x: 20, y: 40, width: 100, height: 60))
    view.backgroundColor = color
    root.view.addSubview(view)
    return view
  }

  @Test func `without a change, nothing is sent`() {
    _ = box(.red)
    simulator.step()
    var page = Page(simulator)
    simulator.step()
    #expect(page.follow(simulator).isEmpty)
  }

  @Test func `a view that moves is not drawn again`() {
    let view = box(.red)
    view.layer.borderWidth = 2
    view.layer.borderColor = UIColor.blue.cgColor
    view.layer.shadowOpacity = 0.5
    let clipping = box(.green)
    clipping.clipsToBounds = true
    simulator.step()
    var page = Page(simulator)
    UIView.animate(withDuration: 0.2) {
      view.frame = CGRect(x: 100, y: 300, width: 200, height: 120)
      view.backgroundColor = .yellow
      view.alpha = 0.5
      clipping.bounds.size.width = 50
      clipping.transform = CGAffineTransform(rotationAngle: 1)
      clipping.layer.cornerRadius = 9
    }
    for _ in 0..<14 {
      simulator.step()
      let change = page.follow(simulator)
      #expect(change.additions.isEmpty && change.removals.isEmpty)
    }
  }

  @Test func `views are added, removed and reordered`() {
    let views = [UIColor.red, .green, .blue, .yellow].map(box)
    simulator.step()
    var page = Page(simulator)
    root.view.bringSubviewToFront(views[0])
    #expect(page.follow(simulator).additions.count == 1)
    root.view.sendSubviewToBack(views[3])
    views[1].removeFromSuperview()
    #expect(page.follow(simulator).removals.count == 2)
    views[2].addSubview(views[1])
    views[1].addSubview(views[0])
    _ = page.follow(simulator)
    views[2].isHidden = true
    #expect(page.follow(simulator).motions.count == 1)
    views[2].isHidden = false
    views[2].removeFromSuperview()
    root.view.insertSubview(views[2], at: 0)
    _ = page.follow(simulator)
  }

  @Test func `changed content is drawn again, and so is a mask`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "before"
    root.view.addSubview(label)
    simulator.step()
    var page = Page(simulator)
    label.text = "after"
    #expect(page.follow(simulator).additions.first?.markup.contains("after") == true)
    let mask = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    mask.backgroundColor = .black
    label.mask = mask
    #expect(page.follow(simulator).additions.count == 1)
    mask.frame.origin.x = 30
    let change = page.follow(simulator)
    #expect(change.additions.isEmpty && change.motions.count == 1)
    label.mask = nil
    #expect(page.follow(simulator).additions.count == 1)
  }

  @Test(
    "a page follows a whole scenario",
    arguments: [.regrab, .articleMatch, .viewer, .splashPhotos, .settingsOpen] as [Scenario])
  func scenarios(scenario: Scenario) async {
    let stage = Stage(showing: scenario.part)
    scenario.prepare(stage)
    await Self.expectFollowing(stage.simulator.record { scenario.script(stage) })
  }

  /// Applies the changes of a recording.
  ///
  /// It does not use the main actor, so that other recordings are made meanwhile.
  nonisolated private static func expectFollowing(_ recording: Recording) async {
    var screen = LiveScreen(recording.frames[0].nodes)
    let drawing = Drawing(markup: screen.markup())
    for (index, frame) in recording.frames.enumerated() {
      drawing.apply(screen.change(to: frame.nodes))
      guard index % 7 == 0 || index == recording.frames.count - 1 else { continue }
      await Task.yield()
      var fresh = LiveScreen(frame.nodes)
      #expect(drawing.difference(from: Drawing(markup: fresh.markup())) == nil)
    }
  }

  @Test func `a change is JSON without empty members`() {
    var change = ScreenChange()
    #expect(change.json == "")
    change.removals = ["e1"]
    change.additions = [
      ScreenChange.Addition(group: "screen", successor: nil, markup: "<g id=\"e2\"/>")
    ]
    let track = Track(keys: [Track.Key(frame: 0, values: [0.5, 0, 0, 0.5, -0.25, 3])])
    change.motions = [Motion(target: "e3", kind: .matrix, track: track)]
    #expect(
      change.json == """
        "remove":["e1"],"add":[["screen",null,"<g id=\\"e2\\"/>"]],"move":[["e3","z",[0.5,-0.25,3]]]
        """)
    #expect(JSONText.string("a\"\\\n\u{1}é") == "\"a\\\"\\\\\\n\\u0001é\"")
  }
}
