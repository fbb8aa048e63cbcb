import Foundation

extension UIView {
  /// Lays out for the layer, with the callbacks of the controller.
  func layoutFromLayer() {
    let world = World.current
    world.counters.layoutPasses += 1
    if world.variant.refreshesInsetsInLayout { safeAreaMayHaveChanged() }
    controller?.reportIsAppearing()
    controller?.viewWillLayoutSubviews()
    layOutByConstraints(in: world.variant)
    layoutSubviews()
    controller?.viewDidLayoutSubviews()
  }

  /// Called for a window at the end of a turn.
  func layoutTreeIfNeeded() { layer.layoutTree() }

  /// Recomputes the safe area after the view or a superview has moved (F6).
  ///
  /// The insets of a subview depend on its superview's insets and bounds and its own place only:
  /// where these are unchanged, nothing below changes, unless the whole tree has entered a window.
  func safeAreaMayHaveChanged(inWholeTree: Bool = false) {
    if updateSafeArea(inWholeTree: inWholeTree) { World.current.counters.safeAreaWalks += 1 }
    if UIKeyboardLayoutGuide.isInUse { World.current.keyboard.updateGuides(in: self) }
  }

  /// Recomputes the safe areas of subviews that have another place in the bounds now.
  func safeAreasInsideMayHaveChanged() {
    guard passesSafeAreaOn else { return }
    for child in children { _ = child.updateSafeArea(inWholeTree: false) }
  }

  /// Recomputes the safe area.
  ///
  /// - Returns: Whether those of all subviews had to be recomputed, too.
  private func updateSafeArea(inWholeTree: Bool) -> Bool {
    let insets = computedSafeAreaInsets
    let hasChanged = insets != knownSafeAreaInsets
    if hasChanged {
      knownSafeAreaInsets = insets
      constraintState?.insetsDidChange()
      safeAreaInsetsDidChange()
      controller?.viewSafeAreaInsetsDidChange()
      setNeedsLayout()
    }
    guard hasChanged || inWholeTree, !children.isEmpty else { return false }
    for child in children { _ = child.updateSafeArea(inWholeTree: inWholeTree) }
    return true
  }

  private var computedSafeAreaInsets: UIEdgeInsets {
    if isChildOutside { return knownSafeAreaInsets }
    var insets = inheritedSafeAreaInsets
    guard let controller else { return insets }
    let added = controller.additionalSafeAreaInsets
    let bars = controller.containerSafeAreaInsets
    insets.top += added.top + bars.top
    insets.left += added.left + bars.left
    insets.bottom += added.bottom + bars.bottom
    insets.right += added.right + bars.right
    return insets
  }

  /// Whether it is the view of a child that is outside of its parent's, in the variant in which such
  /// views keep their insets (AL13).
  private var isChildOutside: Bool {
    guard World.current.variant.keepsInsetsOutside, controller?.parent != nil, window != nil,
      let superview
    else { return false }
    let (frame, area) = (layer.values.frame, superview.bounds)
    return frame.maxX <= area.minX || frame.minX >= area.maxX || frame.maxY <= area.minY
      || frame.minY >= area.maxY
  }

  private var inheritedSafeAreaInsets: UIEdgeInsets {
    if let window = self as? UIWindow { return window.windowScene?.safeAreaInsets ?? .zero }
    guard let parent = superview, parent.passesSafeAreaOn, window != nil else { return .zero }
    let outer = parent.safeAreaInsets
    guard outer != .zero else { return .zero }
    let area = parent.bounds
    let place = layer.values.frame
    return UIEdgeInsets(
      top: max(outer.top - (place.minY - area.minY), 0),
      left: max(outer.left - (place.minX - area.minX), 0),
      bottom: max(outer.bottom - (area.maxY - place.maxY), 0),
      right: max(outer.right - (area.maxX - place.maxX), 0)
    ).limited(to: outer)
  }

  var currentTraitCollection: UITraitCollection {
    .ofScreen(size: window?.bounds.size ?? .zero, style: inheritedUserInterfaceStyle)
  }

  /// The style that the view, a superview or their controllers override; that of the system without.
  private var inheritedUserInterfaceStyle: UIUserInterfaceStyle {
    for view in sequence(first: self, next: \.superview) {
      let own = view.overrideUserInterfaceStyle
      let style = own == .unspecified ? view.controller?.overrideUserInterfaceStyle : own
      if let style, style != .unspecified { return style }
    }
    return .unspecified
  }

  /// Returns the direction for content with an attribute.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    default: World.current.layoutDirection
    }
  }
}

extension UIEdgeInsets {
  /// A view that extends beyond its superview has no larger insets than the superview.
  fileprivate func limited(to outer: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: min(top, outer.top), left: min(left, outer.left),
      bottom: min(bottom, outer.bottom), right: min(right, outer.right))
  }
}

/// The direction in which an interface is laid out.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// The meaning of a view, which determines whether a right-to-left layout flips it.
public enum UISemanticContentAttribute: Int, Sendable {
  /// The view follows the interface's direction.
  case unspecified = 0
  /// The view holds playback controls and is never flipped.
  case playback = 1
  /// The view controls a direction in space and is never flipped.
  case spatial = 2
  /// The view is always laid out from left to right.
  case forceLeftToRight = 3
  /// The view is always laid out from right to left.
  case forceRightToLeft = 4
}
