import Testing
@_spi(Simulator) import UIKit
import UIKitSimulator

@testable import MatchCut

/// A kind of backdrop, and the values that show it.
private enum Kind: String, CaseIterable, CustomStringConvertible {
  case dimming
  case blur
  case none

  var description: String { rawValue }

  var backdrop: PresentationBackdrop {
    switch self {
    case .dimming: .dimming(UIColor(red: 0, green: 0, blue: 1, alpha: 0.5))
    case .blur: .blur(.systemThinMaterialDark)
    case .none: .none
    }
  }

  /// Whether a view's properties show the full backdrop, or none of it.
  @MainActor func isShown(by view: UIView?, _ isShown: Bool) -> Bool {
    guard let view else { return false }
    let effectView = view.subviews.first as? UIVisualEffectView
    switch self {
    case .dimming:
      let color = UIColor(red: 0, green: 0, blue: 1, alpha: 0.5)
      return view.backgroundColor == color && view.alpha == (isShown ? 1 : 0)
    case .blur:
      return view.alpha == 1 && effectView?.alpha == 1 && effectView?.frame == view.bounds
        && (effectView?.effect is UIBlurEffect) == isShown
    case .none:
      return view.alpha == 1 && view.backgroundColor == nil && view.subviews.isEmpty
    }
  }
}

private struct Cell: CustomStringConvertible, Sendable {
  let kind: Kind
  let effect: TestEffect
  let variant: Simulator.Variant
  var description: String { "\(kind), \(effect), \(variant)" }

  static let all = TestEffect.all.flatMap { effect in
    effect.cells(of: Kind.allCases, Simulator.Variant.all).map { kind, variant in
      Cell(kind: kind, effect: effect, variant: variant)
    }
  }
}

@MainActor
struct BackdropTests {
  @Test("it is present if the phone rotates in the same turn", arguments: Kind.allCases)
  fileprivate func rotation(_ kind: Kind) {
    let stage = PresentationStage { $0.backdrop = kind.backdrop }
    stage.present(animated: false)
    stage.simulator.resize(to: CGSize(width: 852, height: 393))
    stage.phone.settle()
    #expect(kind.isShown(by: stage.backdrop, true))
  }

  @Test("it appears and disappears with the screen", arguments: Cell.all)
  fileprivate func animated(_ cell: Cell) {
    let stage = makeStage(cell)
    stage.present()
    stage.simulator.commit()
    #expect(stage.backdrop?.frame == stage.phone.screen)
    stage.phone.settle()
    #expect(cell.kind.isShown(by: stage.backdrop, true))
    stage.screen.dismiss(animated: true)
    stage.simulator.commit()
    #expect(cell.kind.isShown(by: stage.backdrop, cell.kind == .none))
    stage.phone.settle()
    stage.expectDismissed()
  }

  @Test("without animation it appears and disappears at once", arguments: Cell.all)
  fileprivate func unanimated(_ cell: Cell) {
    let stage = makeStage(cell)
    stage.present(animated: false)
    stage.simulator.step()
    #expect(cell.kind.isShown(by: stage.backdrop, true))
    stage.expectPresented(at: stage.phone.screen)
    stage.screen.dismiss(animated: false)
    stage.simulator.step()
    stage.expectDismissed()
  }

  @Test("it is visible again after a canceled dismissal", arguments: Cell.all)
  fileprivate func cancelled(_ cell: Cell) {
    let stage = makeStage(cell)
    stage.presentAndSettle()
    for _ in 1...2 {
      stage.phone.pullInVain()
      stage.phone.settle()
      #expect(cell.kind.isShown(by: stage.backdrop, true))
      stage.expectPresented(at: stage.phone.screen)
    }
    stage.phone.pullToDismiss()
    stage.phone.settle()
    stage.expectDismissed()
  }

  @Test("a dimming has half of its alpha at half of the progress")
  func halfWay() throws {
    let stage = makeStage(
      Cell(kind: .dimming, effect: .fade, variant: .standard))
    stage.presentAndSettle()
    let backdrop = try #require(stage.backdrop)
    let finger = stage.phone.pull(stage.phone.screen.height / 2)
    let alpha = stage.simulator.visibleAlpha(of: backdrop)
    #expect(alpha > 0.45 && alpha < 0.55, "\(alpha)")
    finger.cancel()
    stage.phone.settle()
    #expect(stage.simulator.visibleAlpha(of: backdrop) == 1)
  }

  @Test(
    "a blur follows the finger, also if UIKit drives an animator that it has never started",
    arguments: [Simulator.Variant.standard, .unrunEffects])
  func blurredHalfWay(_ variant: Simulator.Variant) throws {
    let stage = makeStage(Cell(kind: .blur, effect: .fade, variant: variant))
    stage.presentAndSettle()
    let view = try #require(stage.backdrop?.subviews.first as? UIVisualEffectView)
    let finger = stage.phone.pull(stage.phone.screen.height / 2)
    guard case .blur(let blur) = view.layer.renderNode(parent: -1).content else {
      Issue.record("no blur")
      return
    }
    #expect(abs(blur.intensity - 0.5) < 0.05, "\(blur.intensity)")
    finger.cancel()
    stage.phone.settle()
  }

  @Test("touches do not reach the screen behind", arguments: Kind.allCases)
  fileprivate func swallowsTouches(_ kind: Kind) throws {
    let stage = PresentationStage.card { $0.backdrop = kind.backdrop }
    stage.presentAndSettle()
    let backdrop = try #require(stage.backdrop)
    let hit = stage.simulator.hitTest(CGPoint(x: 40, y: 210))
    #expect(hit?.isDescendant(of: backdrop) == true)
  }

  @Test("it covers the container after rotations, also in flight", arguments: Kind.allCases)
  fileprivate func resized(_ kind: Kind) {
    let stage = PresentationStage.card { $0.backdrop = kind.backdrop }
    stage.presentAndSettle()
    let landscape = CGSize(width: 852, height: 393)
    stage.simulator.resize(to: landscape)
    stage.phone.settle()
    #expect(stage.backdrop?.frame == CGRect(origin: .zero, size: landscape))
    #expect(kind.isShown(by: stage.backdrop, true))
    stage.screen.dismiss(animated: true)
    stage.simulator.run(for: 0.1)
    let container = stage.container
    let backdrop = stage.backdrop
    container?.frame.size = CGSize(width: 500, height: 500)
    stage.simulator.step()
    #expect(backdrop?.frame == CGRect(x: 0, y: 0, width: 500, height: 500))
  }

  @Test("a new safe area lays out the container, whatever UIKit does itself")
  func safeArea() {
    let container = Container(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let backdrop = BackdropView(.dimming())
    container.addSubview(backdrop)
    container.layoutIfNeeded()
    let count = container.layoutCount
    backdrop.safeAreaInsetsDidChange()
    container.layoutIfNeeded()
    #expect(container.layoutCount == count + 1)
  }

  private func makeStage(_ cell: Cell) -> PresentationStage {
    PresentationStage(cell.effect, variant: cell.variant, dismissal: .panDown) {
      $0.backdrop = cell.kind.backdrop
    }
  }
}

/// A view that counts how often it is laid out.
private final class Container: UIView {
  private(set) var layoutCount = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layoutCount += 1
  }
}
