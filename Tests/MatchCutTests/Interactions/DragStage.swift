import Testing
@_spi(Simulator) import UIKit
@_spi(Simulator) import UIKitSimulator

@testable import MatchCut

/// A screen above the root, with a drag gesture.
@MainActor
final class DragStage: EffectStage {
  let phone: Phone
  let photo = Screen("photo")
  let dragCase: DragCase
  let listener = DismissalListener()
  /// The reports of the callbacks.
  let reports = GestureReports()
  private(set) var completions = 0
  /// The frames that were drawn under a finger and after.
  private(set) var frames: [DragFrame] = []
  private(set) var delegate: DragDelegate?
  private var transition: ModalTransition?
  private var finger: Finger?
  private var panActions: [ObjectIdentifier: GestureAction] = [:]
  /// The time at which the last finger of the drag has lifted, and its velocity in points per
  /// second; none if the touch was canceled.
  private(set) var lift: (time: Double, velocity: CGPoint)?
  /// The location at which the finger was recognized.
  private var start: CGPoint?
  /// The location of the touch on a screen at rest, and the transform at its recognition.
  private var touchdown: (location: CGPoint, transform: CGAffineTransform)?
  private(set) var taking: DragReference.Start?
  /// The state after the presentation.
  private(set) var presented: Hierarchy?

  init(
    _ dragCase: DragCase = DragCase(), source: ZoomSource? = nil, timing: TransitionTiming? = nil,
    gestures: DragGestures = .all, release: DragRelease = DragRelease(),
    change: (inout GestureOptions) -> Void = { _ in }
  ) {
    self.dragCase = dragCase
    phone = Phone(
      variant: dragCase.variant, refreshRate: dragCase.refreshRate,
      isRightToLeft: dragCase.isRightToLeft)
    let options = reports.options(change)
    let effect = dragCase.effect.effect(from: source ?? .view(phone.thumbnail))
    guard !dragCase.way.usesModalTransition else {
      transition = ModalTransition(
        effect, timing: timing, dismissal: .drag(.down, gestures: gestures, release: release),
        dismissalOptions: options, presentation: dragCase.way.options)
      return
    }
    let drag = DragDismissInteraction(
      dismissing: photo, gestures: gestures, release: release, options: options)
    photo.onLoad = { screen in
      for recognizer in drag.gestureRecognizers { screen.view.addGestureRecognizer(recognizer) }
    }
    delegate = DragDelegate(effect, timing: timing)
    delegate?.drag = drag
  }

  var front: Screen { photo }
  var scene: EffectScene {
    EffectScene(
      isModal: true, isRightToLeft: dragCase.isRightToLeft, hasBack: dragCase.way.removesPresenter,
      container: phone.screen, rest: phone.screen)
  }
  var progresses: [CGFloat] { reports.progresses }
  var ends: [Bool] { reports.ends }
  var container: UIView? { photo.presentationController?.containerView }
  var drag: DragDismissInteraction? {
    let presentation = photo.presentationController as? ModalPresentationController
    let attachment = photo.viewIfLoaded?.interaction(DismissalAttachment.self)
    return delegate?.drag
      ?? (presentation?.interaction ?? attachment?.interaction) as? DragDismissInteraction
  }
  /// The clip around the screen, if there is one.
  var clip: UIView? { photo.viewIfLoaded?.superview as? ClipView }
  var isInteractive: Bool { photo.transitionCoordinator?.isInteractive == true }

  func present() {
    let completion: @MainActor () -> Void = { [weak self] in
      guard let self else { return }
      completions += 1
    }
    if let transition, dragCase.way.isPresentUsing {
      phone.root.present(photo, using: transition, completion: completion)
    } else {
      photo.transitioningDelegate = delegate ?? transition
      photo.modalPresentationStyle = dragCase.way.isFullScreen ? .fullScreen : .custom
      phone.root.present(photo, animated: true, completion: completion)
    }
    photo.presentationController?.delegate = listener
  }

  func presentAndSettle(sourceLocation: SourceLocation = #_sourceLocation) {
    present()
    phone.settle(sourceLocation: sourceLocation)
    presented = Hierarchy(of: phone.window)
  }

  /// Brings a transition halfway, with no finger on the screen.
  func fly(_ flight: CatchTests.Flight) {
    if flight == .presenting {
      present()
      simulator.run(for: 0.1)
      return
    }
    presentAndSettle()
    switch flight {
    case .presenting: break
    case .returning: rest(drag(down: 110))
    case .committing: rest(drag(down: 180))
    case .dismissing: photo.dismiss(animated: true)
    }
    simulator.run(for: 0.06)
  }

  func forgetTransition() {
    transition = nil
    delegate = nil
    photo.onLoad = { _ in }
  }

  // MARK: The finger

  /// Puts a finger down, beside the center of the screen.
  func touch(at point: CGPoint? = nil) -> Finger {
    let finger = simulator.touchDown(at: point ?? CGPoint(x: 260, y: 330))
    self.finger = finger
    start = nil
    taking = nil
    touchdown =
      photo.transitionCoordinator == nil ? (finger.location, current.transform) : nil
    frames = []
    return finger
  }

  /// Draws a frame, and records it.
  func step() {
    listen()
    simulator.step()
    frames.append(current)
  }

  /// Observes the recognizers that move the screen.
  private func listen() {
    for pan in pans where panActions[ObjectIdentifier(pan)] == nil {
      panActions[ObjectIdentifier(pan)] = GestureAction(of: pan) { [weak self, weak pan] in
        guard let self, let pan else { return }
        if pan.state == .began, let touchdown {
          taking = DragReference.Start(
            touch: touchdown.location, recognition: pan.location(in: phone.window),
            transform: touchdown.transform)
        }
        guard pan.state == .ended || pan.state == .cancelled else { return }
        let isThrown = pan.state == .ended && !isResting
        lift = (simulator.time, isThrown ? pan.velocity(in: container) : .zero)
      }
    }
  }

  /// Whether the finger has rested long enough for a velocity of 0, whatever UIKit reports.
  private var isResting: Bool {
    let moved = frames.last { $0.finger != finger?.location } ?? frames.first
    return moved.map { simulator.time - $0.time > 0.1 + 1e-9 } ?? false
  }

  private var pans: [UIPanGestureRecognizer] {
    // A touch on an almost transparent screen reaches only its container.
    let views = [photo.viewIfLoaded, container].compactMap { $0 }
    return views.flatMap { $0.gestureRecognizers ?? [] }
      .compactMap { $0 as? UIPanGestureRecognizer }
  }

  /// Removes the recorded frames.
  func forgetFrames() {
    frames = []
  }

  func run(for seconds: Double) {
    for _ in 0..<Int((seconds * Double(simulator.refreshRate)).rounded(.up)) { step() }
  }

  /// Draws frames until everything is at rest, and records them; calls `body` for each of them.
  func runUntilIdle(
    sourceLocation: SourceLocation = #_sourceLocation, _ body: () -> Void = {}
  ) {
    for _ in 0..<(5 * simulator.refreshRate) where photo.transitionCoordinator != nil {
      step()
      body()
    }
    phone.settle(sourceLocation: sourceLocation)
  }

  /// Moves a finger linearly.
  func move(_ finger: Finger, by translation: CGPoint, for seconds: Double = 0.2) {
    simulator.move(finger, by: translation, for: seconds) {
      if self.start == nil, self.drag?.gestureRecognizers[0].state == .began {
        self.start = finger.location
      }
      self.step()
    }
  }

  /// Moves a finger so that the screen has a translation, from where it was grabbed.
  func bring(_ finger: Finger, to translation: CGPoint, for seconds: Double = 0.2) {
    guard let start else { return move(finger, by: translation, for: seconds) }
    let remaining = CGPoint(
      x: start.x + translation.x - finger.location.x,
      y: start.y + translation.y - finger.location.y)
    move(finger, by: remaining, for: seconds)
  }

  /// Grabs the screen with a new finger, moves it by a translation, and keeps the finger there.
  func drag(to translation: CGPoint, for seconds: Double = 0.2) -> Finger {
    let finger = touch()
    step()
    for _ in 0..<8 where start == nil { move(finger, by: CGPoint(x: 0, y: 3), for: 0) }
    bring(finger, to: translation, for: seconds)
    return finger
  }

  func drag(down distance: CGFloat, for seconds: Double = 0.2) -> Finger {
    drag(to: CGPoint(x: 0, y: distance), for: seconds)
  }

  /// Waits until the finger has no velocity, and lifts it.
  func rest(_ finger: Finger) {
    run(for: 0.2)
    finger.lift()
  }

  /// The current frame.
  var current: DragFrame {
    let view: UIView = photo.view
    let backdrop = container?.subviews.first { $0 is BackdropView }
    let frame = simulator.frame(of: [view, clip, backdrop].compactMap(\.self))
    let movingView = frame.node(of: clip ?? view)
    let isPanning = pans.contains { $0.state == .began || $0.state == .changed }
    return DragFrame(
      time: simulator.time, finger: finger?.isDown == true ? finger?.location : nil,
      isTaken: isInteractive && isPanning,
      transform: frame.node(of: view).map(frame.transformToWindow) ?? .identity,
      frame: frame.visibleFrame(of: view),
      center: movingView.map { $0.bounds.center.applying(frame.transformToWindow(of: $0)) }
        ?? .zero,
      alpha: frame.visibleAlpha(of: view),
      cornerRadius: CGFloat(clip.flatMap(frame.node)?.cornerRadius ?? 0),
      seenRadius: clip == nil ? 0 : frame.cornerRadius(of: view),
      backdropAlpha: backdrop.map(frame.visibleAlpha) ?? 0)
  }
}
