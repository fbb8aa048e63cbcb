import Testing
import UIKit
import UIKitSimulator

@testable import MatchCut

/// Pictures that the kit moves instead of views.
@MainActor
struct PictureTests {
  private let bare = BareStage()
  private let ledger = RestoreLedger()

  /// Returns the picture of a view in the screen that is shown.
  private func picture(of view: UIView) throws -> UIView? {
    view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    bare.from.view.addSubview(view)
    bare.simulator.step()
    let context = bare.context()
    let placement = ViewInsertion(of: context, for: .push)
    let stage = try #require(
      TransitionStage(context, operation: .push, placement: placement, ledger: ledger))
    return stage.picture(of: view)
  }

  @Test func `an image view is copied as it looks`() throws {
    let (star, heart) = (UIImage(systemName: "star"), UIImage(systemName: "heart"))
    let view = UIImageView(image: star, highlightedImage: heart)
    view.isHighlighted = true
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 40)
    view.preferredImageDynamicRange = .high
    let copy = try #require(try picture(of: view) as? UIImageView)
    #expect(copy.image === heart)
    #expect(copy.preferredSymbolConfiguration === view.preferredSymbolConfiguration)
    #expect(copy.preferredImageDynamicRange == .high)
    view.isHighlighted = false
    #expect((try picture(of: view) as? UIImageView)?.image === star)
  }

  @Test func `a copy has the colors and the style of a dark screen, and is not inverted`() throws {
    let view = UIImageView(image: UIImage(systemName: "star"))
    view.overrideUserInterfaceStyle = .dark
    view.accessibilityIgnoresInvertColors = true
    view.backgroundColor = .systemBackground
    let copy = try #require(try picture(of: view) as? UIImageView)
    #expect(copy.backgroundColor?.cgColor == UIColor.black.cgColor)
    #expect(copy.overrideUserInterfaceStyle == .dark && copy.accessibilityIgnoresInvertColors)
    view.accessibilityIgnoresInvertColors = false
    #expect((try picture(of: view) as? UIImageView)?.accessibilityIgnoresInvertColors == false)
  }

  @Test func `the fill behind two dark screens is dark in a light app`() {
    let (list, story) = (Screen("list"), Screen("story"))
    for screen in [list, story] {
      screen.overrideUserInterfaceStyle = .dark
      screen.view.backgroundColor = .systemBackground
    }
    let simulator = Simulator()
    let navigation = UINavigationController(rootViewController: list)
    simulator.window.rootViewController = navigation
    PushTransition(.fadeThrough).attach(to: navigation)
    simulator.runUntilIdle()
    navigation.pushViewController(story, animated: true)
    simulator.run(for: 0.1)
    let fill = list.view.superview?.subviews.first { $0.backgroundColor != nil && $0 !== list.view }
    #expect(fill?.backgroundColor?.cgColor == UIColor.black.cgColor)
  }

  /// What a copy of an image view would lack.
  enum Lack: CaseIterable {
    case animation
    case border
    case mask
  }

  @Test(arguments: Lack.allCases)
  func `a snapshot is taken if a copy would lack something`(_ lack: Lack) throws {
    let view = UIImageView(image: UIImage(systemName: "star"))
    switch lack {
    case .animation: view.animationImages = []
    case .border: view.layer.borderWidth = 2
    case .mask: view.layer.mask = CAShapeLayer()
    }
    let picture = try #require(try picture(of: view))
    #expect(!(picture is UIImageView))
  }

  @Test func `there is no picture of a visual effect`() throws {
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
    #expect(try picture(of: blur) == nil)
    let card = UIView()
    card.addSubview(blur)
    #expect(try picture(of: card) == nil)
    blur.isHidden = true
    #expect(try picture(of: card) != nil)
    blur.isHidden = false
    blur.effect = nil
    #expect(try picture(of: card) != nil)
  }
}

/// Zooms out of views with an effect.
@MainActor
struct EffectSourceTests {
  @Test(arguments: [false, true])
  func `a source with a blur shows until the screen has faded in`(isPush: Bool) throws {
    let matched = MatchedStage()
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
    blur.frame = matched.thumbnail.bounds
    matched.thumbnail.addSubview(blur)
    matched.simulator.step()
    matched.play(.zoom(from: .view(matched.thumbnail), also: [matched.pair]))
    if !isPush { matched.stage.pushAndSettle() }
    let stage = matched.stage
    let driver = stage.drive { if isPush { stage.push() } else { stage.pop() } }
    var alphas: [CGFloat] = []
    for part in [0.01, 0.2, 1] as [CGFloat] {
      let frame = try matched.frame(at: part, of: driver, isPush: isPush)
      alphas.append(frame.visibleAlpha(of: stage.photo.view))
      #expect(matched.covers.isEmpty)
      if part == 0.2 { #expect(frame.visibleAlpha(of: matched.thumbnail) == 1) }
    }
    #expect(alphas[0] < 0.1 && alphas[1] > alphas[0] && alphas[2] == 1)
    driver.cancel()
    stage.phone.settle()
    if isPush { matched.expectRootShown() } else { stage.expectPhotoShown() }
  }
}
