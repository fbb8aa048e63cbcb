import Testing
@_spi(Simulator) import UIKit
@_spi(Simulator) import UIKitSimulator

@testable import MatchCut

/// Matched zooms and pairs that are interrupted, and the fits of a part to its source.
@MainActor
struct MatchedFlightTests {
  /// A fit, and the place of the picture at the small end.
  enum Fit: CaseIterable {
    case width
    case height
    case topLeading

    var fit: ZoomFit {
      switch self {
      case .width: .width
      case .height: .height
      case .topLeading: .topLeading
      }
    }

    func place(of size: CGSize, on source: CGRect, isRightToLeft: Bool) -> CGRect {
      let scale =
        switch self {
        case .width: source.width / size.width
        case .height: source.height / size.height
        case .topLeading: max(source.width / size.width, source.height / size.height)
        }
      let seen = CGSize(width: size.width * scale, height: size.height * scale)
      let isAtCorner = self == .topLeading
      let left = isRightToLeft ? source.maxX - seen.width : source.minX
      return CGRect(
        x: isAtCorner ? left : source.midX - seen.width / 2,
        y: isAtCorner ? source.minY : source.midY - seen.height / 2, width: seen.width,
        height: seen.height)
    }
  }

  @Test("the picture meets the source by the given fit", arguments: Fit.allCases, [true, false])
  func fits(_ fit: Fit, isRightToLeft: Bool) throws {
    let matched = MatchedStage()
    if isRightToLeft {
      matched.simulator.layoutDirection = .rightToLeft
      matched.simulator.runUntilIdle()
    }
    let part = CGRect(x: 10, y: 20, width: 300, height: 360)
    let target = ZoomTarget.frame(part, in: matched.picture)
    matched.play(.zoom(from: .view(matched.thumbnail), matching: target.fit(fit.fit)))
    matched.stage.pushAndSettle()
    let driver = matched.stage.drive { matched.stage.pop() }
    let frame = try matched.frame(at: 0, of: driver, isPush: false)
    let picture = try #require(frame.node(of: matched.picture))
    let seen = part.applying(frame.transformToWindow(of: picture))
    let wanted = fit.place(
      of: part.size, on: frame.wholeFrame(of: matched.thumbnail),
      isRightToLeft: isRightToLeft)
    #expect(seen.isClose(to: wanted, within: 0.5), "\(seen), not \(wanted)")
    driver.finish()
    matched.stage.phone.settle()
    #expect(matched.thumbnail.alpha == 1)
    matched.stage.phone.expectNoFaults()
  }

  @Test("a rotation in flight leaves nothing behind", arguments: [true, false])
  func rotated(isPush: Bool) {
    let matched = MatchedStage()
    matched.play(
      .zoom(
        from: .view(matched.thumbnail), matching: .view(matched.picture), also: [matched.pair]))
    if !isPush { matched.stage.pushAndSettle() }
    if isPush { matched.stage.push() } else { matched.stage.pop() }
    matched.simulator.run(for: 0.2)
    #expect(matched.pictures.count == 1)
    matched.simulator.resize(to: CGSize(width: 852, height: 393))
    matched.stage.phone.settle()
    let shown: UIViewController = isPush ? matched.stage.photo : matched.stage.root
    #expect(shown.view.bounds.size == CGSize(width: 852, height: 393))
    #expect(matched.stage.container.subviews == [shown.view])
    for view in [matched.title, matched.largeTitle, matched.thumbnail, matched.picture] {
      #expect(view.alpha == 1)
    }
    matched.stage.phone.expectNoFaults()
  }

  @Test("a finger reverses a presentation, with its pairs", arguments: [true, false])
  func caught(isMatch: Bool) throws {
    let modal = MatchedModal()
    let (phone, photo) = (modal.phone, modal.photo)
    let effect: any TransitionEffect =
      isMatch
      ? .match(modal.pairs)
      : .zoom(from: .view(phone.thumbnail), matching: .view(modal.largeTitle), also: modal.pairs)
    let count = phone.simulator.counters.snapshots
    modal.present(effect, dismissal: .panDown)
    phone.simulator.run(for: 0.15)
    #expect(phone.simulator.counters.snapshots - count == (isMatch ? 2 : 3))
    #expect(modal.title.alpha == .hidden && modal.largeTitle.alpha == .hidden)
    let finger = phone.pull(300)
    finger.lift()
    phone.settle()
    #expect(photo.presentingViewController == nil)
    phone.expectAsBefore()
    #expect(modal.title.alpha == 1 && modal.largeTitle.alpha == 1)
    phone.expectNoFaults()
  }

  @Test("a provider whose view was released has no effect")
  func lateProvider() throws {
    let matched = MatchedStage()
    let target = ZoomTarget.provider { _ in
      .view(UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40)))
    }
    matched.play(.zoom(from: .view(matched.thumbnail), matching: target.fit(.width)))
    let driver = matched.stage.drive { matched.stage.push() }
    driver.update(0.2)
    matched.simulator.step()
    matched.stage.expectFront(of: .zoom, at: 0.2)
    driver.cancel()
    matched.stage.phone.settle()
    matched.expectRootShown()
  }
}
