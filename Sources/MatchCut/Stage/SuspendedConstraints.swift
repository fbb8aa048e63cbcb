import UIKit

/// The constraints that place a screen in its superview, suspended during a transition.
///
/// With constraints, each layout of the superview would return a moving screen to its place at
/// rest, and UIKit deletes them when the screen goes into a clip (AL1, AL11). So the screen is
/// placed by its frame meanwhile. A layout guide takes its place in the constraints, so that views
/// pinned to the screen stay where they are. Where that is not possible, as with a view in the
/// screen that is pinned to something outside, both keep their frames.
@MainActor struct SuspendedConstraints {
  private struct Suspended {
    let constraint: NSLayoutConstraint
    let holder: UIView
    // A constraint does not retain its items.
    let items: [NSObject]
  }

  private let view: UIView
  private weak var superview: UIView?
  private let wasTranslated: Bool
  private let suspended: [Suspended]
  private let guide = UILayoutGuide()
  private let replacements: [NSLayoutConstraint]

  /// Suspends the constraints of a view; `nil` if its frame alone determines its place, or UIKit by
  /// constraints of its own, as a stack view does.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - isPlacedByUIKit: Whether UIKit places the view at rest, rather than a container of the app;
  ///     `true` by default.
  init?(of view: UIView, isPlacedByUIKit: Bool = true) {
    guard let superview = view.superview else { return nil }
    let wasTranslated = view.translatesAutoresizingMaskIntoConstraints
    var suspended: [Suspended] = []
    for holder in sequence(first: superview, next: \.superview) {
      for constraint in holder.constraints where constraint.ends(withMoveOf: view) {
        let items = constraint.items.compactMap(\.self)
        if !constraint.isOfSystem {
          suspended.append(Suspended(constraint: constraint, holder: holder, items: items))
        } else if !wasTranslated, items.contains(view) {
          return nil
        }
      }
    }
    guard !suspended.isEmpty || !wasTranslated else { return nil }
    if suspended.isEmpty, isPlacedByUIKit {
      Misuse.report(
        view,
        """
        \(type(of: view)) has neither constraints to its superview nor a frame, because \
        translatesAutoresizingMaskIntoConstraints is false: leave it true for the view of a controller \
        that UIKit places.
        """)
    }
    self.view = view
    self.superview = superview
    self.wasTranslated = wasTranslated
    self.suspended = suspended
    let frame = view.untransformedFrame
    var (copies, holds): ([NSLayoutConstraint], [NSLayoutConstraint]) = ([], [])
    for suspended in suspended {
      if let copy = suspended.constraint.copy(replacing: view, by: guide) {
        copies.append(copy)
      } else {
        holds += suspended.items.flatMap { $0.held(across: view, in: suspended.holder) }
      }
    }
    NSLayoutConstraint.deactivate(suspended.map(\.constraint))
    view.translatesAutoresizingMaskIntoConstraints = true
    if view.untransformedFrame != frame { view.untransformedFrame = frame }
    if !copies.isEmpty {
      superview.addLayoutGuide(guide)
      // The content of the screen may have determined its size.
      let size = [
        guide.widthAnchor.constraint(equalToConstant: frame.width),
        guide.heightAnchor.constraint(equalToConstant: frame.height),
      ]
      for constraint in size { constraint.priority = Self.contentPriority }
      copies += size
    }
    replacements = copies + holds
    NSLayoutConstraint.activate(replacements)
  }

  /// Below every priority that an app uses for a size.
  private static let contentPriority = UILayoutPriority(1)

  /// Restores the constraints, except for those whose views have left the hierarchy.
  func restore() {
    NSLayoutConstraint.deactivate(replacements)
    superview?.removeLayoutGuide(guide)
    view.translatesAutoresizingMaskIntoConstraints = wasTranslated
    NSLayoutConstraint.activate(
      suspended.filter { suspended in
        suspended.items.allSatisfy {
          layoutView(of: $0)?.isDescendant(of: suspended.holder) == true
        }
      }.map(\.constraint))
  }
}

extension NSLayoutConstraint {
  /// The two items.
  fileprivate var items: [NSObject?] { [firstItem as? NSObject, secondItem as? NSObject] }

  /// Whether UIKit deletes the constraint if a view gets another superview: it concerns the view, or
  /// relates something in it to something outside (AL11).
  fileprivate func ends(withMoveOf view: UIView) -> Bool {
    let views = items.compactMap(layoutView)
    let inside = views.filter { $0.isDescendant(of: view) }
    let isWithin = inside.count == views.count && !inside.contains { $0 === view }
    return !inside.isEmpty && !isWithin
  }

  /// Whether UIKit has made the constraint: with a class of its own, as for an autoresizing mask, or
  /// with an identifier that Apple reserves, as a stack view does.
  fileprivate var isOfSystem: Bool {
    let isPlain = type(of: self) == NSLayoutConstraint.self
    let name = isPlain ? identifier ?? "" : String(describing: type(of: self))
    return ["NS", "UI", "_NS", "_UI"].contains(where: name.hasPrefix)
  }

  /// Returns a constraint with a guide in the place of a view; `nil` if a guide has no such
  /// attribute, or if the constraint names something in the view.
  fileprivate func copy(replacing view: UIView, by guide: UILayoutGuide) -> NSLayoutConstraint? {
    guard let first = items[0] else { return nil }
    let second = items[1]
    let ends = [(first, firstAttribute), (second, secondAttribute)]
    for case (let item?, let attribute) in ends
    where layoutView(of: item)?.isDescendant(of: view) == true {
      guard item === view, attribute.isOfGuides else { return nil }
    }
    let newFirst: NSObject = first === view ? guide : first
    let newSecond: NSObject? = second === view ? guide : second
    let copy = NSLayoutConstraint(
      item: newFirst, attribute: firstAttribute, relatedBy: relation, toItem: newSecond,
      attribute: secondAttribute, multiplier: multiplier, constant: constant)
    copy.priority = priority
    return copy
  }
}

extension NSObject {
  /// Returns constraints that keep the frame of an item: of one in the screen relative to that, and
  /// of another one relative to a superview.
  ///
  /// They are weaker than required ones, which may demand another frame at a new size. A view that
  /// contains the screen, the screen itself, and a guide that follows the keyboard need none.
  @MainActor fileprivate func held(
    across screen: UIView, in holder: UIView
  ) -> [NSLayoutConstraint] {
    guard let owner = layoutView(of: self), !(self is UITrackingLayoutGuide),
      owner !== self || !screen.isDescendant(of: owner)
    else { return [] }
    let reference = owner.isDescendant(of: screen) ? screen : holder
    let place = owner === self ? owner.superview : owner
    let own = (self as? UILayoutGuide)?.layoutFrame ?? owner.untransformedFrame
    guard let frame = place?.convert(own, to: reference) else { return [] }
    let values: [(NSLayoutConstraint.Attribute, UIView?, CGFloat)] = [
      (.left, reference, frame.minX), (.top, reference, frame.minY), (.width, nil, frame.width),
      (.height, nil, frame.height),
    ]
    return values.map { attribute, other, value in
      let constraint = NSLayoutConstraint(
        item: self, attribute: attribute, relatedBy: .equal, toItem: other,
        attribute: other == nil ? .notAnAttribute : attribute, multiplier: 1, constant: value)
      constraint.priority = UILayoutPriority(999)
      return constraint
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether layout guides have the attribute.
  fileprivate var isOfGuides: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY:
      true
    default: false
    }
  }
}

/// Returns the view of a constraint's item: the view itself, or the owner of a guide.
@MainActor private func layoutView(of item: AnyObject?) -> UIView? {
  item as? UIView ?? (item as? UILayoutGuide)?.owningView
}
