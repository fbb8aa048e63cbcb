import MatchCut
import MatchCutContainers
import Testing
@_spi(Simulator) import UIKit
@_spi(Simulator) import UIKitSimulator

@testable import MatchCut

/// A control that is red, and green while it is highlighted.
private final class PressedCard: UIControl {
  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .green : .red }
  }
}

/// Zooms out of controls that have just been tapped.
@MainActor
struct HighlightedSourceTests {
  enum Kind: CaseIterable {
    case push, tab, container, present
  }

  /// Where the source is.
  enum Place: CaseIterable {
    case control, inControl, aroundControl
  }

  private let simulator = Simulator()
  private let list = Screen("list")
  private let detail = Screen("detail")
  private let card = PressedCard(frame: CGRect(x: 40, y: 300, width: 100, height: 100))
  private let source: UIView

  init() {
    card.backgroundColor = .red
    source = UIView(frame: CGRect(x: 40, y: 300, width: 100, height: 100))
  }

  /// Shows the list with the source, and returns what begins the transition.
  private func begin(_ kind: Kind, from source: UIView) -> () -> Void {
    let zoom = ZoomEffect.zoom(from: .view(source))
    list.loadViewIfNeeded()
    switch kind {
    case .push:
      let stack = UINavigationController(rootViewController: list)
      PushTransition(zoom).attach(to: stack)
      simulator.window.rootViewController = stack
      return { [detail] in stack.pushViewController(detail, animated: true) }
    case .tab:
      let tabs = UITabBarController()
      tabs.viewControllers = [list, detail]
      TabTransition(zoom).attach(to: tabs)
      simulator.window.rootViewController = tabs
      return { tabs.selectedIndex = 1 }
    case .container:
      let container = SwipeContainerController([list, detail], effect: zoom)
      simulator.window.rootViewController = container
      return { container.select(1, animated: true) }
    case .present:
      simulator.window.rootViewController = list
      return { [list, detail] in list.present(detail, using: ModalTransition(zoom)) }
    }
  }

  /// The look of the picture of the source.
  private enum Look: Equatable {
    case blank, normal, highlighted
  }

  /// What the picture of the source shows.
  private var look: Look {
    guard let picture = cover.map({ $0.subviews.first ?? $0 }),
      case .snapshot(let nodes)? = picture.layer.drawnContent, nodes.first?.opacity == 1
    else { return .blank }
    let colors = nodes.compactMap(\.backgroundColor)
    if colors.contains(RGBA(r: 0, g: 1, b: 0)) { return .highlighted }
    return colors.contains(RGBA(r: 1, g: 0, b: 0)) ? .normal : .blank
  }

  /// The view above the screen that shows the source.
  private var cover: UIView? {
    (detail.view.superview as? ClipView)?.subviews.first { $0 !== detail.view }
  }

  /// Adds the control and the source to the list.
  private func arrange(_ place: Place) -> UIView {
    switch place {
    case .control:
      list.view.addSubview(card)
      return card
    case .inControl:
      source.isUserInteractionEnabled = false
      source.frame = card.bounds
      list.view.addSubview(card)
      card.addSubview(source)
      return source
    case .aroundControl:
      card.frame = source.bounds
      list.view.addSubview(source)
      source.addSubview(card)
      return source
    }
  }

  @Test(arguments: Kind.allCases, [Place.control, .aroundControl])
  func `the picture of a control that was tapped has no highlight from the second frame on`(
    kind: Kind, place: Place
  ) {
    let source = arrange(place)
    let open = begin(kind, from: source)
    card.addAction(UIAction { _ in open() }, for: .touchUpInside)
    simulator.runUntilIdle()
    let finger = simulator.touchDown(at: CGPoint(x: 90, y: 350))
    simulator.step()
    #expect(card.isHighlighted)
    finger.lift()
    simulator.commit()
    // Only a presentation begins after the frame without the highlight.
    #expect(look == (kind == .present ? .normal : .highlighted))
    #expect(source.alpha == (kind == .present ? .hidden : 1))
    for _ in 1...3 {
      simulator.step()
      #expect(look == .normal)
      #expect(source.alpha == .hidden)
    }
    #expect(simulator.counters.snapshots == (kind == .present ? 1 : 2))
    #expect(simulator.runUntilIdle() && source.alpha == 1)
    #expect(simulator.faults.isEmpty && simulator.hints.isEmpty)
  }

  @Test(arguments: [Kind.push, .present], [true, false])
  func `a view in a control, as in a cell, has two snapshots in a push, and otherwise one`(
    kind: Kind, isInControl: Bool
  ) {
    if isInControl { _ = arrange(.inControl) } else { list.view.addSubview(source) }
    let open = begin(kind, from: source)
    simulator.runUntilIdle()
    open()
    simulator.runUntilIdle()
    let count = kind == .push && isInControl ? 2 : 1
    #expect(simulator.counters.snapshots == count)
    if kind == .push {
      detail.navigationController?.popViewController(animated: true)
    } else {
      detail.dismiss(animated: true)
    }
    simulator.runUntilIdle()
    #expect(simulator.counters.snapshots == count + 1)
    #expect(source.alpha == 1 && simulator.faults.isEmpty && simulator.hints.isEmpty)
  }

  @Test(arguments: [0, 1, 2])
  func `a push that is canceled at once leaves nothing`(frames: Int) {
    let source = arrange(.control)
    let open = begin(.push, from: source)
    simulator.runUntilIdle()
    open()
    simulator.commit()
    for _ in 0..<frames { simulator.step() }
    detail.navigationController?.popOrReverse()
    #expect(simulator.runUntilIdle() && source.alpha == 1)
    #expect(detail.view.window == nil && list.view.window != nil)
    #expect(simulator.faults.isEmpty && simulator.hints.isEmpty)
  }

  @Test(arguments: Kind.allCases)
  func `a source that another transition hides is shown until its picture is taken`(
    kind: Kind
  ) {
    list.view.addSubview(source)
    source.backgroundColor = .red
    let open = begin(kind, from: source)
    let claim = HidingClaim(source)
    claim.hide()
    simulator.runUntilIdle()
    open()
    simulator.commit()
    // Meanwhile, the picture has the color of the source.
    #expect(cover?.backgroundColor == .red && source.alpha == 1)
    simulator.step()
    simulator.step()
    #expect(look == .normal)
    #expect(cover?.backgroundColor == nil && cover?.subviews.count == 1)
    #expect(source.alpha == .hidden)
    #expect(simulator.counters.snapshots == 1)
    #expect(simulator.runUntilIdle() && source.alpha == .hidden)
    claim.release()
    #expect(source.alpha == 1)
    #expect(simulator.faults.isEmpty && simulator.hints.isEmpty)
  }
}
