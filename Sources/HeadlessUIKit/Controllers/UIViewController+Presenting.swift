import Foundation

extension UIViewController {
  /// Connects the two controllers at once and asks the delegate; the transition begins after the
  /// commit (A1).
  func beginPresenting(
    _ other: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let style = other.resolvedPresentationStyle
    var presenter = presenter(isFullscreen: style.coversWindow)
    guard mayPresent(other), presenter.isFree(toPresent: other) else { return }
    reportDetached()
    let controller = other.presentationController(for: style, source: self)
    if style == .custom, !controller.shouldPresentInFullscreen {
      presenter = self.presenter(isFullscreen: false)
      guard presenter.isFree(toPresent: other) else { return }
    }
    let presentation = ModalPresentation(
      controller: controller, presented: other, presenter: presenter)
    if World.current.variant.loadsPresentedViewsFirst { other.loadViewIfNeeded() }
    let plan = presentation.planForPresenting(animated: animated, source: self)
    World.current.whenModalsStart {
      presentation.startPresenting(plan, completion: completion)
    }
  }

  func beginDismissing(animated: Bool, completion: (() -> Void)?) {
    let containers = Array(sequence(first: self, next: \.parent))
    guard
      let presentation = containers.compactMap(\.presentation).first
        ?? containers.compactMap(\.ownPresentation).first
    else {
      return World.current.note("\(type(of: self)).dismiss: there is nothing to dismiss")
    }
    presentation.beginDismissing(animated: animated, completion: completion)
  }

  /// The coordinator of the nearest transition, from this controller outward.
  var activeCoordinator: TransitionCoordinator? {
    containedCoordinator ?? ownCoordinator ?? parent?.activeCoordinator
  }
}

// MARK: The presenter

extension UIViewController {
  var resolvedPresentationStyle: UIModalPresentationStyle {
    switch modalPresentationStyle {
    case .automatic, .none: .pageSheet
    case let style: style
    }
  }

  /// A12: the container that fills the screen, or the one that defines the context.
  fileprivate func presenter(isFullscreen: Bool) -> UIViewController {
    let containers = Array(sequence(first: self, next: \.parent))
    let context = isFullscreen ? nil : containers.first(where: \.definesPresentationContext)
    return context ?? outermostContainer
  }

  fileprivate func mayPresent(_ other: UIViewController) -> Bool {
    let problem: String
    if viewIfLoaded?.window == nil {
      problem = "its view is not in a window; wait for viewDidAppear"
    } else if other.parent != nil {
      problem = "the presented controller has a parent; remove it from that first"
    } else if other.ownPresentation != nil {
      problem = "the presented controller is already presented; dismiss it first"
    } else if outermostContainer === other {
      problem = "a controller cannot present itself; present another one"
    } else {
      return true
    }
    World.current.fault(
      "A12", "attempt to present \(type(of: other)) on \(type(of: self)) is ignored: \(problem)")
    return false
  }

  /// A12: a presenter whose view is in a window, but which is in no hierarchy of controllers.
  fileprivate func reportDetached() {
    let outermost = outermostContainer
    guard outermost.ownPresentation == nil, let window = viewIfLoaded?.window,
      window.rootViewController !== outermost
    else { return }
    World.current.fault(
      "A12",
      """
      \(type(of: self)) presents, but is detached: its view is in a window without its controller \
      being a child of another one, so safe areas may be wrong; call addChild first
      """)
  }

  /// A11: a second presentation during a transition is ignored.
  fileprivate func isFree(toPresent other: UIViewController) -> Bool {
    let problem: String
    if let presentation {
      problem = "it is already presenting \(type(of: presentation.presented))"
    } else if let ownPresentation, ownPresentation.isInFlight {
      problem = "a presentation or dismissal of it is in progress"
    } else {
      return true
    }
    World.current.fault(
      "A11",
      """
      attempt to present \(type(of: other)) on \(type(of: self)) is ignored: \(problem); wait for \
      its completion
      """
    )
    return false
  }
}

// MARK: The presentation controller

extension UIViewController {
  /// The getter creates one for the current style, and keeps it (A12).
  var currentPresentationController: UIPresentationController? {
    if let controller = ownPresentation?.controller ?? cachedPresentationController {
      return controller
    }
    if let parent { return parent.currentPresentationController }
    return presentationController(for: resolvedPresentationStyle, source: self)
  }

  fileprivate func presentationController(
    for style: UIModalPresentationStyle, source: UIViewController
  ) -> UIPresentationController {
    if let cachedPresentationController { return cachedPresentationController }
    let controller = makePresentationController(for: style, source: source)
    controller.style = style
    cachedPresentationController = controller
    return controller
  }

  private func makePresentationController(
    for style: UIModalPresentationStyle, source: UIViewController
  ) -> UIPresentationController {
    if let controller = makeSystemPresentationController() { return controller }
    switch style {
    case .custom:
      // The presenter is determined later, so the delegate does not get one (A2.1).
      if let delegate = transitioningDelegate {
        World.current.note(callOf: "presentationController(forPresented:)", of: type(of: delegate))
        let controller = delegate.presentationController(
          forPresented: self, presenting: nil, source: source)
        if let controller { return controller }
      }
      return UIPresentationController(presentedViewController: self, presenting: nil)
    case .pageSheet, .formSheet, .popover, .automatic, .none:
      return SheetPresentationController(presentedViewController: self, presenting: nil)
    case .fullScreen, .currentContext, .overFullScreen, .overCurrentContext:
      return CoveringPresentationController(presentedViewController: self, presenting: nil)
    }
  }
}

extension UIModalPresentationStyle {
  fileprivate var coversWindow: Bool {
    self != .currentContext && self != .overCurrentContext
  }
}

/// The style of a presentation.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the screen; the presenter's view is removed.
  case fullScreen = 0
  /// A sheet that leaves the presenter visible behind it.
  case pageSheet
  /// A smaller, centered sheet.
  case formSheet
  /// Covers the controller that defines the context, whose view is removed.
  case currentContext
  /// By the presentation controller of the transitioning delegate.
  case custom
  /// Covers the screen; the presenter's view stays.
  case overFullScreen
  /// Covers the controller that defines the context, whose view stays.
  case overCurrentContext
  /// A bubble that points at its source.
  case popover
  /// No presentation, for adaptation only.
  case none = -1
  /// The system's choice, a page sheet.
  case automatic = -2
}

/// The system's animation of a presentation without an animator.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Slides in from the bottom.
  case coverVertical = 0
  /// Turns over.
  case flipHorizontal
  /// Fades in over the presenter.
  case crossDissolve
  /// Turns a page.
  case partialCurl
}
