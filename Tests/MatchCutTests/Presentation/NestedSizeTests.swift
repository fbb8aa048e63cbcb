import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// The preferred size of a presented container, set by a screen inside it.
@MainActor struct NestedSizeTests {
  enum Nesting: CaseIterable {
    case none
    case stack
    case tabs
    case stackInTabs
    case child
    case stackInChild
  }

  enum Moment: CaseIterable {
    case load
    case willAppear
    case willLayout
    case didLayout
  }

  /// A sheet in portrait, or a card in landscape.
  private static func expectedFrame(isSheet: Bool) -> CGRect {
    isSheet
      ? CGRect(x: 0, y: 474, width: 393, height: 378)
      : CGRect(x: 216, y: 86, width: 420, height: 200)
  }

  private func stage(isSheet: Bool, _ variant: Simulator.Variant) -> Phone {
    let phone = Phone(variant: variant)
    if !isSheet {
      phone.simulator.resize(to: CGSize(width: 852, height: 393))
      phone.settle()
      phone.takeAsInitial()
    }
    return phone
  }

  private func transition(isSheet: Bool) -> ModalTransition {
    var options = PresentationOptions()
    options.layout = isSheet ? .bottomSheet() : .card()
    return ModalTransition(.cover(from: .bottom), dismissal: .panDown, presentation: options)
  }

  @Test(arguments: Nesting.allCases, Moment.allCases)
  func `it has its size from the first frame`(_ nesting: Nesting, _ moment: Moment) {
    for variant in Simulator.Variant.all {
      for (isSheet, isAnimated) in [(true, true), (true, false), (false, true)] {
        let phone = stage(isSheet: isSheet, variant)
        let frame = Self.expectedFrame(isSheet: isSheet)
        let note = NoteScreen(at: moment, isSheet: isSheet)
        let outer = note.nested(nesting)
        let comment: Comment = "\(variant), sheet \(isSheet), animated \(isAnimated)"
        phone.root.present(outer, using: transition(isSheet: isSheet), animated: isAnimated)
        phone.simulator.commit()
        for _ in 0..<60 {
          #expect(outer.view.superview?.bounds.size == frame.size, comment)
          #expect(outer.view.bounds.size == frame.size, comment)
          phone.simulator.step()
        }
        phone.settle()
        #expect(phone.simulator.visibleFrame(of: outer.view) == frame, comment)
        // UIKit shows a presentation without animation before it is laid out.
        #expect(note.frameAsAppeared == frame || !isAnimated, comment)
        phone.expectNoFaults()
        outer.dismiss(animated: true)
        phone.settle()
        #expect(phone.root.presentedViewController == nil)
        Hierarchy(of: phone.window).expectSame(as: phone.initial)
      }
    }
  }

  @Test(arguments: Nesting.allCases, [0.02, 0.2])
  func `a presentation that is reversed leaves nothing`(_ nesting: Nesting, time: Double) {
    let phone = stage(isSheet: true, .standard)
    let outer = NoteScreen(at: .didLayout, isSheet: true).nested(nesting)
    phone.root.present(outer, using: transition(isSheet: true))
    phone.simulator.run(for: time)
    outer.dismissOrReverse()
    phone.settle()
    phone.expectAsBefore()
    phone.expectNoFaults()
  }

  @Test(arguments: Nesting.allCases)
  func `a size that changes in flight is reached from the first one`(_ nesting: Nesting) {
    let phone = stage(isSheet: true, .standard)
    let note = NoteScreen(at: .didLayout, isSheet: true)
    let outer = note.nested(nesting)
    // It leaves UIKit's final frame, which is that before the first layout.
    phone.expectedHint = "rather than at its final frame"
    phone.root.present(outer, using: transition(isSheet: true))
    phone.simulator.run(for: 0.1)
    note.height = 444
    note.view.setNeedsLayout()
    let recording = phone.simulator.record { phone.settle() }
    let heights = recording.frames.map { $0.visibleFrame(of: outer.view) }
    #expect(heights.allSatisfy { $0.isNull || $0.height < 479 }, "\(heights)")
    #expect(phone.simulator.visibleFrame(of: outer.view).minY == 374)
    phone.expectNoFaults()
  }
}

/// A screen that sets the preferred size of the outermost controller around it.
private final class NoteScreen: UIViewController {
  var height: CGFloat = 344
  /// Where the outermost view is in `viewDidAppear`.
  private(set) var frameAsAppeared: CGRect?
  private let moment: NestedSizeTests.Moment
  private let isSheet: Bool

  init(at moment: NestedSizeTests.Moment, isSheet: Bool) {
    self.moment = moment
    self.isSheet = isSheet
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  func nested(_ nesting: NestedSizeTests.Nesting) -> UIViewController {
    switch nesting {
    case .none: return self
    case .stack: return UINavigationController(rootViewController: self)
    case .tabs, .stackInTabs:
      let tabs = UITabBarController()
      tabs.viewControllers = [
        nesting == .tabs ? self : UINavigationController(rootViewController: self),
        UIViewController(),
      ]
      return tabs
    case .child, .stackInChild:
      let outer = Screen("outer")
      let child = nesting == .child ? self : UINavigationController(rootViewController: self)
      outer.addChild(child)
      child.didMove(toParent: outer)
      outer.onLoad = { screen in
        child.view.frame = screen.view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        screen.view.addSubview(child.view)
      }
      return outer
    }
  }

  private var outermost: UIViewController {
    sequence(first: self as UIViewController, next: \.parent).reduce(self) { $1 }
  }

  private func prepare(_ moment: NestedSizeTests.Moment) {
    guard moment == self.moment else { return }
    outermost.preferredContentSize =
      isSheet ? CGSize(width: 0, height: height) : CGSize(width: 420, height: 200)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    prepare(.load)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    prepare(.willAppear)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    prepare(.willLayout)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    prepare(.didLayout)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    frameAsAppeared = outermost.view.convert(outermost.view.bounds, to: nil)
  }
}
