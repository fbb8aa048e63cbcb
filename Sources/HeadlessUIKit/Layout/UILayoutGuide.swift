import Foundation

/// A rectangle that takes part in the layout of a view, but is no view.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  /// What determines a guide.
  enum Kind {
    /// Constraints of the app.
    case free
    /// The view's safe area.
    case safeArea
    /// The view's margins.
    case margins
    /// The content of a scroll view.
    case content
    /// The visible part of a scroll view.
    case visiblePart
    /// The keyboard.
    case keyboard
  }

  /// The view that the guide belongs to.
  open weak var owningView: UIView? {
    didSet { if owningView !== oldValue { ownerDidChange(from: oldValue) } }
  }
  /// A name for reports.
  open var identifier = ""

  var kind = Kind.free
  /// The guide in the equations of its engine.
  var item: LayoutItem?

  /// The rectangle, in the coordinates of the view, after the last layout.
  open var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    switch kind {
    case .free: return item?.frame ?? .zero
    case .safeArea: return owningView.bounds.inset(by: owningView.safeAreaInsets)
    case .margins: return owningView.bounds.inset(by: owningView.layoutMargins)
    case .content:
      return CGRect(origin: .zero, size: (owningView as? UIScrollView)?.contentSize ?? .zero)
    case .visiblePart: return owningView.bounds
    case .keyboard:
      let height = (self as? UIKeyboardLayoutGuide)?.height ?? 0
      let bounds = owningView.bounds
      return CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
    }
  }

  /// The edge at which text begins.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The edge at which text ends.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The horizontal center.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The vertical center.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }

  private func ownerDidChange(from old: UIView?) {
    guard kind == .free else { return }
    old?.removeLayoutGuide(self)
    owningView?.addLayoutGuide(self)
  }
}

extension UIView {
  /// The guides that were added to the view.
  public var layoutGuides: [UILayoutGuide] { constraintState?.guides ?? [] }

  /// Adds a guide.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    let state = madeConstraintState()
    guard !state.guides.contains(where: { $0 === layoutGuide }) else { return }
    state.guides.append(layoutGuide)
    layoutGuide.owningView = self
  }

  /// Removes a guide, and the constraints that name it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard let state = constraintState, state.guides.contains(where: { $0 === layoutGuide })
    else { return }
    let ancestors = sequence(first: self, next: \.superview)
    for constraint in ancestors.flatMap(\.constraints)
    where constraint.firstItem === layoutGuide || constraint.secondItem === layoutGuide {
      constraint.isActive = false
    }
    layoutEngine?.forget(layoutGuide)
    state.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  /// The guide of the safe area.
  public var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }
  /// The guide of the margins.
  public var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }
  /// The guide of a width that is good to read; here, that of the margins.
  public var readableContentGuide: UILayoutGuide { layoutMarginsGuide }

  /// A guide that UIKit determines; made when it is first asked for.
  func systemGuide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide {
    let state = madeConstraintState()
    if let guide = state.systemGuides.first(where: { $0.kind == kind }) { return guide }
    let guide = UILayoutGuide()
    addSystemGuide(guide, kind)
    return guide
  }

  func addSystemGuide(_ guide: UILayoutGuide, _ kind: UILayoutGuide.Kind) {
    guide.kind = kind
    guide.identifier = "\(kind)"
    guide.owningView = self
    madeConstraintState().systemGuides.append(guide)
  }
}
