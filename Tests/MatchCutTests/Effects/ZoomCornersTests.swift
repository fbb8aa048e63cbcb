import Testing
@_spi(Simulator) import UIKit
import UIKitFilm
@_spi(Simulator) import UIKitSimulator

@testable import MatchCut

/// The corners of a screen that zooms.
@MainActor
struct ZoomCornersTests {
  @Test(
    "the corner radius changes from the source's to the display's", .filmed,
    arguments: ModalCase.zooms)
  func cornerRadius(_ modalCase: ModalCase) throws {
    let stage = ModalStage(modalCase)
    for isPresenting in [true, false] {
      let recording = stage.record { if isPresenting { stage.present() } else { stage.dismiss() } }
      var radii = recording.frames(showing: stage.photo.view)
        .map { $0.cornerRadius(of: stage.photo.view) }
      if !isPresenting { radii.reverse() }
      #expect(radii.count > 20)
      let first = try #require(radii.first)
      #expect(abs(first - Phone.thumbnailRadius) < 5, "\(radii)")
      // At rest, the screen has its own, which looks like the display's.
      while radii.last == 0 { radii.removeLast() }
      #expect(radii.last.map { abs($0 - 55) < 3 } == true, "\(radii)")
      #expect(zip(radii, radii.dropFirst()).allSatisfy { $0 <= $1 + 0.001 }, "\(radii)")
    }
    #expect(stage.phone.thumbnail.layer.cornerRadius == Phone.thumbnailRadius)
  }

  @Test(
    "in flight its corners are continuous, except for a round source", .filmed,
    arguments: [true, false], [0, 10, 45])
  func cornerCurve(isCancelled: Bool, radius: CGFloat) {
    let stage = ModalStage(.zoom)
    stage.phone.thumbnail.layer.cornerRadius = radius
    // It is 90 points high.
    let flying = radius == 45 ? CALayerCornerCurve.circular : .continuous
    var curve: CALayerCornerCurve? { stage.photo.view.superview?.layer.cornerCurve }
    stage.present()
    stage.simulator.run(for: 0.1)
    #expect(curve == flying)
    stage.phone.settle()
    #expect(curve == .continuous)
    if isCancelled {
      let finger = stage.phone.pull(100)
      #expect(curve == flying)
      stage.simulator.run(for: 0.3)
      finger.lift()
      stage.phone.settle()
      #expect(curve == .continuous)
    }
    stage.dismiss()
    stage.simulator.run(for: 0.1)
    #expect(curve == flying)
    stage.phone.settle()
    stage.phone.expectNoFaults()
  }

  @Test(
    "in flight it has the round corners of its source, unless it is a card", .filmed,
    arguments: [true, false], [0, 10])
  func maskedCorners(isCard: Bool, radius: CGFloat) {
    let phone = Phone()
    let photo = Screen("photo")
    let all = photo.view.layer.maskedCorners
    let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    phone.thumbnail.layer.maskedCorners = top
    phone.thumbnail.layer.cornerRadius = radius
    phone.takeAsInitial()
    let flying = isCard || radius == 0 ? all : top
    var corners: CACornerMask? { photo.view.superview?.layer.maskedCorners }
    var options = PresentationOptions()
    options.cornerRadius = isCard ? 20 : 0
    phone.root.present(
      photo,
      using: ModalTransition(
        .zoom(from: .view(phone.thumbnail)), dismissal: .panDown, presentation: options))
    phone.simulator.run(for: 0.1)
    #expect(corners == flying)
    phone.settle()
    for isCancelled in [true, false] {
      #expect(corners == all)
      let finger = phone.pull(isCancelled ? 100 : 500)
      #expect(corners == flying)
      phone.simulator.run(for: 0.3)
      finger.lift()
      phone.settle()
    }
    #expect(photo.presentingViewController == nil)
    phone.expectAsBefore()
  }

  @Test("without a view as the source, and in a push, its corners are continuous, too", .filmed)
  func cornerCurveWithoutView() {
    for effect in [.zoom(from: .frame(Phone.thumbnailFrame, in: nil)), AnyTransitionEffect.push]
      as [any TransitionEffect]
    {
      let stage = NavigationStage(.fade)
      PushTransition(effect).attach(to: stage.navigation)
      stage.push()
      stage.simulator.run(for: 0.1)
      let rounded = sequence(first: stage.photo.view as UIView, next: \.superview)
        .first { $0.layer.cornerRadius > 0 }
      #expect(rounded?.layer.cornerCurve == .continuous)
      stage.phone.settle()
      #expect(stage.photo.view.layer.cornerCurve == .circular)
    }
  }

  @Test(
    "in flight, a screen has the given corner radius", .filmed,
    arguments: [(40, 40), (0, 0), (-5, 0), (.nan, 0), (1e6, 196.5)] as [(CGFloat, CGFloat)])
  func givenCorners(given: CGFloat, seen: CGFloat) {
    let phone = Phone()
    let photo = Screen("photo")
    let zoom = ZoomEffect.zoom(from: .view(phone.thumbnail)).cornerRadius(given)
    phone.root.present(photo, using: ModalTransition(zoom), animated: false)
    phone.settle()
    photo.dismiss(animated: true)
    phone.simulator.commit()
    let radius = phone.simulator.record {}.frames.first?.cornerRadius(of: photo.view)
    #expect(radius.map { abs($0 - seen) < 0.01 } == true, "\(String(describing: radius))")
    phone.settle()
    phone.expectAsBefore()
  }

  @Test(
    "by default, it is the display's if the screen fills the window", .filmed,
    arguments: [
      (CGSize(width: 393, height: 852), 55), (CGSize(width: 852, height: 393), 55),
      (CGSize(width: 820, height: 1180), 18),
    ] as [(CGSize, CGFloat)])
  func displayCorners(size: CGSize, radius: CGFloat) {
    let phone = Phone()
    phone.simulator.userInterfaceIdiom = size.width == 820 ? .pad : .phone
    phone.simulator.resize(to: size)
    phone.settle()
    let screen = CGRect(origin: .zero, size: size)
    #expect(DisplayCorners.radius(around: screen, in: phone.root.view) == radius)
    #expect(DisplayCorners.radius(around: screen.insetBy(dx: 1, dy: 0), in: phone.root.view) == 0)
    #expect(DisplayCorners.radius(around: screen, in: UIView(frame: screen)) == 0)
  }
}
