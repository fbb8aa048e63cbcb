import Testing
@_spi(Simulator) import UIKit
import UIKitFilm
@_spi(Simulator) import UIKitSimulator

@testable import MatchCut

/// Pairs of views that move from one place to the other.
@MainActor
struct MatchedPairsTests {
  /// The transition around the pairs.
  enum Around: CaseIterable {
    case zoom
    case fade

    @MainActor func effect(_ matched: MatchedStage, _ pairs: [ZoomPair]) -> any TransitionEffect {
      switch self {
      case .zoom:
        .zoom(from: .view(matched.thumbnail), matching: .view(matched.picture), also: pairs)
      case .fade: .match(pairs)
      }
    }
  }

  @Test(
    "a picture of each moves, and both are hidden meanwhile", .filmed, arguments: Around.allCases,
    [true, false])
  func travels(_ around: Around, isPush: Bool) throws {
    let matched = MatchedStage()
    matched.play(around.effect(matched, [matched.pair]))
    if !isPush { matched.stage.pushAndSettle() }
    let count = matched.simulator.counters.snapshots
    let driver = matched.stage.drive { isPush ? matched.stage.push() : matched.stage.pop() }
    matched.simulator.step()
    #expect(matched.simulator.counters.snapshots - count == (around == .zoom ? 3 : 2))
    let box = try #require(matched.pictures.first)
    #expect(matched.pictures.count == 1 && box.subviews.count == 2)
    for step in 0...10 {
      let part = CGFloat(step) / 10
      let frame = try matched.frame(at: part, of: driver, isPush: isPush)
      #expect(frame.node(of: box)?.clips == true)
      let wanted = matched.title.frame.interpolated(to: matched.largeTitle.frame, at: part)
      #expect(frame.wholeFrame(of: box).isClose(to: wanted, within: 0.01), "at \(part)")
      let radius = frame.node(of: box).map { CGFloat($0.cornerRadius) } ?? 0
      #expect(abs(radius - 4 * (1 - part)) < 0.01, "at \(part)")
      let fade = min(max((part - 0.25) / 0.5, 0), 1)
      #expect(abs(frame.visibleAlpha(of: box.subviews[0]) - (1 - fade)) < 0.01, "at \(part)")
      #expect(abs(frame.visibleAlpha(of: box.subviews[1]) - fade) < 0.01, "at \(part)")
      #expect(frame.visibleAlpha(of: matched.title) <= .hidden, "at \(part)")
      #expect(frame.visibleAlpha(of: matched.largeTitle) <= .hidden, "at \(part)")
      for view in box.subviews {
        // Neither picture is distorted, and both cover the box.
        let seen = frame.wholeFrame(of: view)
        #expect(seen.intersection(wanted).isClose(to: wanted, within: 0.01), "at \(part)")
        // At both ends, they are no larger than that needs.
        let excess = min(seen.width - wanted.width, seen.height - wanted.height)
        #expect(excess < 0.01 || (0.01...0.99).contains(part), "at \(part)")
      }
    }
    driver.cancel()
    matched.stage.phone.settle()
    expectRestored(matched, isPushed: !isPush)
    if isPush { matched.stage.pushAndSettle() } else { matched.stage.popAndSettle() }
    expectRestored(matched, isPushed: isPush)
  }

  @Test(
    "the corners that one of the two has are round", .filmed, arguments: [true, false],
    [true, false])
  func maskedCorners(isSourceRound: Bool, isTargetRound: Bool) throws {
    let matched = MatchedStage()
    let (top, bottom): (CACornerMask, CACornerMask) = (
      [.layerMinXMinYCorner, .layerMaxXMinYCorner], [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    )
    matched.title.layer.maskedCorners = top
    matched.title.layer.cornerRadius = isSourceRound ? 8 : 0
    matched.largeTitle.layer.maskedCorners = bottom
    matched.largeTitle.layer.cornerRadius = isTargetRound ? 6 : 0
    matched.play(.match([matched.pair]))
    let driver = matched.stage.drive { matched.stage.push() }
    matched.simulator.step()
    let box = try #require(matched.pictures.first)
    let corners = (isSourceRound ? top : []).union(isTargetRound ? bottom : [])
    #expect(box.layer.maskedCorners == corners)
    driver.cancel()
    matched.stage.phone.settle()
    #expect(matched.title.layer.maskedCorners == top)
  }

  @Test("the corners of a view that is scaled in its screen are scaled with it", .filmed)
  func scaledTarget() throws {
    let matched = MatchedStage()
    matched.largeTitle.layer.cornerRadius = 10
    matched.largeTitle.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    matched.play(.match([matched.pair]))
    let driver = matched.stage.drive { matched.stage.push() }
    matched.simulator.step()
    let box = try #require(matched.pictures.first)
    let radius = try matched.frame(at: 1, of: driver).node(of: box)?.cornerRadius
    #expect(radius.map { abs($0 - 5) < 0.01 } == true)
    driver.cancel()
    matched.stage.phone.settle()
    matched.expectRootShown()
  }

  @Test(
    "the text of two labels coincides in flight, and is never cut off", .filmed,
    arguments: [true, false])
  func labels(isPush: Bool) throws {
    let matched = MatchedStage()
    let small = label(CGRect(x: 30, y: 300, width: 120, height: 24), fontSize: 17, lines: 1)
    let large = label(CGRect(x: 24, y: 500, width: 200, height: 90), fontSize: 34, lines: 0)
    matched.stage.root.view.addSubview(small)
    matched.stage.photo.view.addSubview(large)
    matched.simulator.runUntilIdle()
    matched.play(.match([.pair(of: small, and: large)]))
    if !isPush { matched.stage.pushAndSettle() }
    let driver = matched.stage.drive { isPush ? matched.stage.push() : matched.stage.pop() }
    matched.simulator.step()
    let box = try #require(matched.pictures.first)
    for step in 0...10 {
      let part = CGFloat(step) / 10
      let frame = try matched.frame(at: part, of: driver, isPush: isPush)
      let seen = box.subviews.map { frame.wholeFrame(of: $0) }
      #expect(seen.count == 2 && frame.node(of: box)?.clips == false, "at \(part)")
      // The text begins where both labels begin, and has one size.
      let x = 30 + (24 - 30) * part
      #expect(seen.allSatisfy { abs($0.minX - x) < 0.01 }, "at \(part)")
      let scales = [seen[0].width / 120, seen[1].width / 200]
      #expect(abs(scales[0] - 2 * scales[1]) < 0.01, "at \(part)")
      // The first lines are at one height; the large label centers its text.
      // At its own place, each label is as large as it is there.
      if part == 0 { #expect(abs(scales[0] - 1) < 0.01) }
      if part == 1 { #expect(abs(scales[1] - 1) < 0.01) }
      let firstLines = [seen[0].midY, seen[1].minY + firstLine(of: large) * scales[1]]
      #expect(abs(firstLines[0] - firstLines[1]) < 0.01, "at \(part)")
    }
    driver.cancel()
    matched.stage.phone.settle()
    #expect(small.alpha == 1 && large.alpha == 1)
    matched.stage.phone.expectNoFaults()
  }

  @Test("labels with a background are matched as any view, not by their text", .filmed)
  func labelsWithBackground() throws {
    let matched = MatchedStage()
    let small = label(CGRect(x: 30, y: 300, width: 120, height: 24), fontSize: 17, lines: 1)
    let large = label(CGRect(x: 24, y: 500, width: 200, height: 90), fontSize: 34, lines: 0)
    for label in [small, large] { label.backgroundColor = .yellow }
    matched.stage.root.view.addSubview(small)
    matched.stage.photo.view.addSubview(large)
    matched.simulator.runUntilIdle()
    matched.play(.match([.pair(of: small, and: large)]))
    let driver = matched.stage.drive { matched.stage.push() }
    matched.simulator.step()
    let box = try #require(matched.pictures.first)
    // The box clips the pictures, which it does not for text alone.
    #expect(try matched.frame(at: 0.5, of: driver).node(of: box)?.clips == true)
    driver.cancel()
    matched.stage.phone.settle()
    matched.expectRootShown()
  }

  private func label(_ frame: CGRect, fontSize: CGFloat, lines: Int) -> UILabel {
    let label = UILabel(frame: frame)
    label.text = "How to walk in fog"
    label.font = .systemFont(ofSize: fontSize)
    label.numberOfLines = lines
    return label
  }

  /// The center of the first of two lines, which are centered in the label.
  private func firstLine(of label: UILabel) -> CGFloat {
    let height = label.sizeThatFits(label.bounds.size).height
    return (label.bounds.height - height) / 2 + height / 4
  }

  /// What is missing of one view of a pair.
  enum Missing: CaseIterable {
    case goneSource
    case goneTarget
    case emptyTarget
    case hiddenSource
    case wrongScreen

    @MainActor func pair(_ matched: MatchedStage) -> ZoomPair {
      switch self {
      case .goneSource: .pair(of: UIView(), and: matched.largeTitle)
      case .goneTarget: .pair(of: matched.title, and: UIView())
      case .emptyTarget: .pair(of: matched.title, and: add(to: matched, .zero))
      case .hiddenSource: .pair(of: hide(matched.thumbnail), and: matched.picture)
      case .wrongScreen: .pair(of: matched.title, and: matched.thumbnail)
      }
    }

    @MainActor private func add(to matched: MatchedStage, _ frame: CGRect) -> UIView {
      let view = UIView(frame: frame)
      matched.stage.photo.view.addSubview(view)
      return view
    }

    @MainActor private func hide(_ view: UIView) -> UIView {
      view.isHidden = true
      return view
    }
  }

  @Test("an incomplete pair is ignored", .filmed, arguments: Missing.allCases)
  func leftOut(_ missing: Missing) {
    let matched = MatchedStage()
    matched.play(.match([missing.pair(matched), matched.pair]))
    matched.stage.push()
    matched.simulator.run(for: 0.1)
    #expect(matched.pictures.count == 1)
    matched.thumbnail.isHidden = false
    matched.stage.phone.settle()
    expectRestored(matched, isPushed: true)
  }

  @Test("without a source, the pairs move while the screen fades", .filmed)
  func noSource() {
    let matched = MatchedStage()
    matched.play(
      .zoom(from: .provider { _ in nil }, matching: .view(matched.picture), also: [matched.pair]))
    matched.stage.push()
    matched.simulator.run(for: 0.25)
    #expect(matched.pictures.count == 1)
    #expect(matched.simulator.visibleFrame(of: matched.stage.photo.view) == matched.stage.screen)
    matched.stage.phone.settle()
    expectRestored(matched, isPushed: true)
  }

  @Test(
    "several pairs move, and all their views are back", .filmed, arguments: Around.allCases,
    [true, false])
  func several(_ around: Around, isGone: Bool) throws {
    let modal = MatchedModal()
    let (phone, photo) = (modal.phone, modal.photo)
    var views = [modal.title, modal.largeTitle]
    var pairs = modal.pairs
    for y in [340, 380] {
      let (small, large) = (
        UIView(frame: CGRect(x: 30, y: y, width: 60, height: 20)),
        UIView(frame: CGRect(x: 40, y: 2 * y, width: 120, height: 20))
      )
      phone.root.view.addSubview(small)
      photo.view.addSubview(large)
      pairs.append(.pair(of: small, and: large))
      views += [small, large]
    }
    for view in views { view.alpha = 0.5 }
    phone.settle()
    phone.takeAsInitial()
    modal.present(
      around == .fade ? .match(pairs) : .zoom(from: .view(phone.thumbnail), also: pairs),
      dismissal: .panDown)
    phone.settle()
    let presented = Hierarchy(of: phone.window)
    let finger = phone.pull(200)
    #expect(views.allSatisfy { phone.simulator.visibleAlpha(of: $0) <= .hidden })
    if !isGone { phone.move(finger, by: -190) }
    phone.simulator.run(for: 0.2)
    if isGone { phone.move(finger, by: 300) }
    finger.lift()
    phone.settle()
    #expect(views.allSatisfy { $0.alpha == 0.5 })
    if isGone {
      phone.expectAsBefore()
    } else {
      Hierarchy(of: phone.window).expectSame(as: presented)
    }
    phone.expectNoFaults()
  }

  @Test(
    "a finger that drags the screen moves the pairs, too", .filmed, arguments: [true, false],
    Around.allCases)
  func dragged(isGone: Bool, around: Around) throws {
    let modal = MatchedModal()
    let (phone, photo) = (modal.phone, modal.photo)
    let effect: any TransitionEffect =
      around == .fade ? .match(modal.pairs) : .zoom(from: .view(phone.thumbnail), also: modal.pairs)
    modal.present(effect, dismissal: .drag)
    phone.settle()
    let container = try #require(photo.presentationController?.containerView)
    let presented = Hierarchy(of: phone.window)
    let finger = phone.simulator.touchDown(at: CGPoint(x: 200, y: 300))
    for step in 1...20 {
      finger.move(to: CGPoint(x: 200 + 3 * CGFloat(step), y: 300 + 10 * CGFloat(step)))
      phone.simulator.step()
    }
    let box = try #require(container.subviews.last)
    let frame = try #require(phone.simulator.record {}.frames.first)
    let (seen, wanted) = (frame.wholeFrame(of: box), frame.wholeFrame(of: modal.largeTitle))
    #expect(seen.isClose(to: wanted, within: 0.1), "\(seen), not \(wanted)")
    #expect(phone.simulator.visibleAlpha(of: modal.largeTitle) <= .hidden)
    phone.simulator.run(for: 0.2)
    if isGone {
      finger.lift()
    } else {
      for step in 0..<20 {
        finger.move(to: CGPoint(x: 260 - 3 * CGFloat(step), y: 500 - 10 * CGFloat(step)))
        phone.simulator.step()
      }
      phone.simulator.run(for: 0.2)
      finger.lift()
    }
    let recording = phone.simulator.record { phone.settle() }
    recording.expectContinuous(box, step: 0.1)
    if isGone {
      phone.expectAsBefore()
    } else {
      phone.expectAtRest(photo)
      Hierarchy(of: phone.window).expectSame(as: presented)
      photo.dismiss(animated: true)
      phone.settle()
      phone.expectAsBefore()
    }
    #expect(modal.title.alpha == 1 && modal.largeTitle.alpha == 1)
    phone.expectNoFaults()
  }

  private func expectRestored(
    _ matched: MatchedStage, isPushed: Bool, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(matched.title.alpha == 1 && matched.largeTitle.alpha == 1)
    #expect(matched.thumbnail.alpha == 1 && matched.pictures.isEmpty)
    if isPushed {
      matched.stage.expectPhotoShown(sourceLocation: sourceLocation)
    } else {
      matched.stage.expectShown(matched.stage.root, sourceLocation: sourceLocation)
    }
    matched.stage.phone.expectNoFaults(sourceLocation: sourceLocation)
  }
}
