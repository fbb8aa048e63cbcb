import Foundation

/// Delivers touches to gesture recognizers and responders, as an application does.
///
/// Points are in the coordinates of the window that is hit; times are those of
/// `CACurrentMediaTime()`.
@_spi(Simulator) @MainActor public final class TouchDispatcher {
  /// The touches that are down now.
  public private(set) var touches: [UITouch] = [] {
    didSet {
      World.current.runLoop.hasTouches = !touches.isEmpty
      if touches.isEmpty, !oldValue.isEmpty { World.current.runLoop.runTouchesEnd() }
    }
  }
  private let arbiter = GestureArbiter()
  /// Touches whose end the responders have not received yet.
  private var unsettled: [UITouch] = []
  private var lastTap: (location: CGPoint, time: TimeInterval, count: Int)?

  /// Creates a dispatcher without touches.
  public init() {
    arbiter.didUpdate = { [weak self] in self?.settleResponders() }
  }

  /// Returns the view that a touch at a point hits, in the frontmost window that accepts it; none if
  /// the keyboard is there, which is in front of all windows (F14).
  public static func hitTest(_ point: CGPoint, in windows: [UIWindow]) -> UIView? {
    guard !World.current.keyboard.frame.contains(point) else { return nil }
    for window in windows.reversed() where !window.isHidden {
      let local = CGPoint(x: point.x - window.frame.minX, y: point.y - window.frame.minY)
      if let view = window.hitTest(local, with: nil) { return view }
    }
    return nil
  }

  /// Begins a touch; `nil` if no view is hit.
  public func touchDown(
    at point: CGPoint,
    in windows: [UIWindow],
    time: TimeInterval
  ) -> UITouch? {
    guard let view = Self.hitTest(point, in: windows),
      let window = view.window ?? (view as? UIWindow)
    else { return nil }
    let touch = UITouch(
      window: window,
      view: view,
      location: point,
      timestamp: time,
      tapCount: tapCount(at: point, time: time)
    )
    touches.append(touch)
    unsettled.append(touch)
    collectRecognizers(of: touch)
    deliver(touch)
    return touch
  }

  /// Begins a scroll with a trackpad, with the pointer at a point; `nil` if no view is hit.
  ///
  /// Only recognizers that allow scrolls receive it, and no view does (G).
  public func scrollBegins(
    at point: CGPoint, in windows: [UIWindow], time: TimeInterval
  ) -> UITouch? {
    guard let view = Self.hitTest(point, in: windows),
      let window = view.window ?? (view as? UIWindow)
    else { return nil }
    let scroll = UITouch(
      window: window, view: view, location: point, timestamp: time, tapCount: 0, isScroll: true)
    scroll.responderState = .over
    collectRecognizers(of: scroll)
    deliver(scroll)
    return scroll
  }

  /// Moves a touch.
  public func move(_ touch: UITouch, to point: CGPoint, time: TimeInterval) {
    touch.change(to: .moved, at: point, timestamp: time)
    deliver(touch)
  }

  /// Ends a touch at its location.
  public func lift(_ touch: UITouch, time: TimeInterval) {
    if !touch.isScroll { lastTap = (touch.location, time, touch.tapCount) }
    touch.change(to: .ended, at: touch.location, timestamp: time)
    deliver(touch)
  }

  /// Cancels a touch, as the system does.
  public func cancel(_ touch: UITouch, time: TimeInterval) {
    touch.change(to: .cancelled, at: touch.location, timestamp: time)
    deliver(touch)
  }

  /// Cancels all touches, as when the scene is deactivated.
  public func cancelAll(time: TimeInterval) {
    for touch in touches { cancel(touch, time: time) }
  }

  private func tapCount(at point: CGPoint, time: TimeInterval) -> Int {
    guard let lastTap, time - lastTap.time < TapLimits.pause,
      point.distance(to: lastTap.location) < TapLimits.movement
    else { return 1 }
    return lastTap.count + 1
  }

  private func collectRecognizers(of touch: UITouch) {
    var views: [UIView] = []
    while let view = views.isEmpty ? touch.view : views.last?.superview { views.append(view) }
    if World.current.variant.asksOuterRecognizersFirst { views.reverse() }
    for view in views {
      for recognizer in view.gestureRecognizers ?? [] where recognizer.takes(touch) {
        touch.recognizers.append(recognizer)
        recognizer.begin(touch, arbiter: arbiter)
        arbiter.enter(recognizer)
      }
    }
  }

  private func deliver(_ touch: UITouch) {
    let event = UIEvent(
      touch.isScroll ? .scroll : .touches, touches: touches, timestamp: touch.timestamp)
    if touch.isOver { touches.removeAll { $0 === touch } }
    arbiter.update {
      for recognizer in touch.recognizers { recognizer.receive(touch, with: event) }
    }
    guard touch.responderState == .delivered else { return }
    switch touch.phase {
    case .moved: touch.view?.touchesMoved([touch], with: event)
    case .cancelled: endResponders(of: touch) { $0.touchesCancelled([touch], with: event) }
    default: break
    }
  }
}

/// The delivery to responders: after the recognizers, and only until one of those cancels the touch
/// (G).
extension TouchDispatcher {
  private func settleResponders() {
    for touch in unsettled {
      let event = UIEvent(touches: touches, timestamp: touch.timestamp)
      if touch.isClaimed || (touch.phase == .cancelled && touch.responderState == .held) {
        let wasDelivered = touch.responderState == .delivered
        endResponders(of: touch) { if wasDelivered { $0.touchesCancelled([touch], with: event) } }
        continue
      }
      let undecided = touch.recognizers.filter { $0.isUndecided(about: touch) }
      if touch.responderState == .held && !undecided.contains(where: \.delaysTouchesBegan) {
        touch.responderState = .delivered
        touch.view?.touchesBegan([touch], with: event)
      }
      if touch.phase == .ended && touch.responderState == .delivered
        && !undecided.contains(where: \.delaysTouchesEnded)
      {
        endResponders(of: touch) { $0.touchesEnded([touch], with: event) }
      }
    }
  }

  private func endResponders(of touch: UITouch, _ tell: (UIView) -> Void) {
    touch.responderState = .over
    unsettled.removeAll { $0 === touch }
    if let view = touch.view { tell(view) }
  }
}
