import Foundation

/// The place that a popover points at.
///
/// Action sheets on an iPad are popovers; other controllers in the style `.popover` are presented as
/// sheets here.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the popover points at, or in whose coordinates ``sourceRect`` is.
  open weak var sourceView: UIView?
  /// The rectangle that the popover points at, in points; null for the whole of ``sourceView``.
  open var sourceRect = CGRect.null
  /// The item of a bar that the popover points at.
  open var barButtonItem: UIBarButtonItem?
  /// The view or the item that the popover points at, from iOS 16 on.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { barButtonItem ?? sourceView }
    set {
      sourceView = newValue as? UIView
      barButtonItem = newValue as? UIBarButtonItem
    }
  }
  /// The sides at which the arrow may be; any by default; stored only.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// Views that take touches beside the popover; stored only.
  open var passthroughViews: [UIView]?
  /// The color behind the content and the arrow; stored only.
  open var backgroundColor: UIColor?
  /// Whether the popover may cover the source; false by default; stored only.
  open var canOverlapSourceViewRect = false

  /// W4: a popover without a source raises an exception as it appears.
  func check() {
    (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
    guard sourceView == nil, barButtonItem == nil else { return }
    World.current.fault(
      "W4",
      """
      an action sheet has no source on an iPad, which raises an exception: set sourceView and \
      sourceRect, or barButtonItem, of its popoverPresentationController
      """)
  }

  /// Moves a frame below the source, or above it, inside of the container.
  func place(of frame: CGRect, in container: UIView) -> CGRect {
    let room = container.bounds.inset(by: container.safeAreaInsets).insetBy(dx: 10, dy: 10)
    guard let sourceView, sourceView.window != nil else { return frame }
    let rect = sourceRect.isNull ? sourceView.bounds : sourceRect
    let source = container.convert(rect, from: sourceView)
    let arrow: CGFloat = 13
    var place = frame
    let isBelow = source.maxY + arrow + frame.height <= room.maxY
    place.origin.y = isBelow ? source.maxY + arrow : source.minY - arrow - frame.height
    place.origin.y = max(min(place.minY, room.maxY - frame.height), room.minY)
    place.origin.x = max(
      min(source.midX - frame.width / 2, room.maxX - frame.width), room.minX)
    return place
  }
}

/// Decides about a popover; every method is optional.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  /// Called before the popover appears, the last moment to set its source (W4).
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

/// The sides at which the arrow of a popover may be.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bits of the sides.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// At the top of the popover.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// At its bottom.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// At its left side.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// At its right side.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// At any side.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// Not determined yet.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

extension UIViewController {
  /// The place that the controller's popover points at; `nil` if it is not shown in a popover.
  public var popoverPresentationController: UIPopoverPresentationController? {
    guard modalPresentationStyle == .popover else { return nil }
    if storedPopover == nil {
      storedPopover = UIPopoverPresentationController(
        presentedViewController: self, presenting: nil)
    }
    return storedPopover
  }
}
