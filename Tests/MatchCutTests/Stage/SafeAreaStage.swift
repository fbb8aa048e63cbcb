import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// A screen's view with a class of its own.
final class MovedView: UIView {}

/// Content that records its safe area and its layouts.
final class SafeAreaProbe: UIView {
  private(set) var insets: [UIEdgeInsets] = []
  /// The safe areas in its layouts.
  private(set) var layouts: [UIEdgeInsets] = []
  var layoutCount: Int { layouts.count }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    if window != nil { insets.append(safeAreaInsets) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts.append(safeAreaInsets)
  }

  func forget() {
    insets = []
    layouts = []
  }
}

/// A screen whose content records its safe area.
@MainActor
final class SafeAreaStage {
  let phone: Phone
  let screen: Screen
  let probe: SafeAreaProbe
  private var delegate: (any UIViewControllerTransitioningDelegate)?
  private var transition: ModalTransition?
  private var way = ModalWay.presentUsing

  init(_ phone: Phone) {
    self.phone = phone
    let probe = SafeAreaProbe(frame: phone.screen)
    probe.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.probe = probe
    screen = Screen("screen") { $0.view.addSubview(probe) }
  }

  convenience init(
    _ moving: SafeAreaTests.Moving, _ way: ModalWay, gesture: DismissalGesture? = nil,
    variant: Simulator.Variant = .standard
  ) {
    self.init(Phone(variant: variant))
    self.way = way
    let effect = moving.effect(from: phone.thumbnail)
    guard !way.usesModalTransition else {
      transition = ModalTransition(effect, dismissal: gesture)
      return
    }
    var recognizer: UIGestureRecognizer?
    if gesture == .drag {
      let delegate = DragDelegate(effect)
      delegate.drag = DragDismissInteraction(dismissing: screen)
      recognizer = delegate.drag?.gestureRecognizers.first
      self.delegate = delegate
    } else {
      let delegate = HandWrittenDelegate(effect)
      delegate.pan = gesture.map { _ in PanDismissInteraction(dismissing: screen) }
      recognizer = delegate.pan?.gestureRecognizer
      self.delegate = delegate
    }
    if moving == .subclass { screen.view = MovedView(frame: phone.screen) }
    screen.onLoad = { [probe] screen in
      screen.view.addSubview(probe)
      if let recognizer { screen.view.addGestureRecognizer(recognizer) }
    }
    if moving == .subclass { screen.onLoad(screen) }
  }

  func present() {
    if let transition, way.isPresentUsing {
      phone.root.present(screen, using: transition)
    } else {
      screen.transitioningDelegate = delegate ?? transition
      screen.modalPresentationStyle = way.isFullScreen ? .fullScreen : .custom
      phone.root.present(screen, animated: true)
    }
  }

  /// Expects that the content has only its own safe area, and is laid out once if it was not on
  /// screen before, otherwise never.
  func expectSteady(sourceLocation: SourceLocation = #_sourceLocation, _ body: () -> Void) {
    let isNew = probe.window == nil
    probe.forget()
    body()
    phone.settle(sourceLocation: sourceLocation)
    let wrong = probe.insets.filter { $0 != probe.insets.last || !isNew }
    #expect(wrong.isEmpty, "\(probe.insets)", sourceLocation: sourceLocation)
    #expect(probe.layoutCount <= (isNew ? 1 : 0), sourceLocation: sourceLocation)
  }

  func expectRest(top: CGFloat, sourceLocation: SourceLocation = #_sourceLocation) {
    let insets = UIEdgeInsets(top: top, left: 0, bottom: 34, right: 0)
    #expect(probe.safeAreaInsets == insets, sourceLocation: sourceLocation)
    #expect(screen.view.safeAreaInsets == insets, sourceLocation: sourceLocation)
    #expect(screen.additionalSafeAreaInsets == .zero, sourceLocation: sourceLocation)
  }
}
