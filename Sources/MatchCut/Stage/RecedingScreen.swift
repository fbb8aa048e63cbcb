import UIKit

/// A screen that recedes behind another one, and comes back.
///
/// Its layer is scaled rather than its view, of which UIKit would compute the safe area anew (F6).
/// Whoever looks for a place in the screen is told the one that the screen comes back to.
@MainActor final class RecedingScreen {
  private struct Entry {
    weak var screen: RecedingScreen?
  }

  private static var entries: [Entry] = []

  private weak var view: UIView?
  private let scale: CGFloat
  private let cornerRadius: CGFloat
  private var rest = CGAffineTransform.identity
  /// The transform behind the other screen; `nil` while it is not there.
  private var receded: CGAffineTransform?
  /// Whether the view clips and has corners for as long.
  private var isRounded = false

  /// Makes the screen behind a container; it stays at rest.
  ///
  /// - Parameters:
  ///   - view: The view of the screen.
  ///   - scale: The scale to which it recedes.
  ///   - container: The container of the other screen.
  init(_ view: UIView, to scale: CGFloat, behind container: UIView) {
    self.view = view
    self.scale = scale
    cornerRadius =
      view.superview.map {
        DisplayCorners.radius(
          around: container.convert(view.untransformedFrame, from: $0), in: container)
      } ?? 0
    Self.entries.removeAll { $0.screen == nil }
    Self.entries.append(Entry(screen: self))
  }

  /// Makes the screen recede, in the animation of the caller if there is one.
  func recede() {
    guard let view, receded == nil || view.layerTransform != receded else { return }
    rest = view.layerTransform
    let receded = rest.scaledBy(x: scale, y: scale)
    self.receded = receded
    UIView.performWithoutAnimation { round(view) }
    view.layerTransform = receded
  }

  /// Brings the screen back, unless the app has transformed it meanwhile.
  func comeBack() {
    if let view, let receded, view.layerTransform == receded { view.layerTransform = rest }
  }

  /// Brings the screen back for good.
  func end() {
    comeBack()
    receded = nil
    guard let view else { return }
    if isRounded, view.layer.cornerRadius == cornerRadius {
      view.layer.cornerRadius = 0
      view.clipsToBounds = false
    }
    isRounded = false
    // UIKit may have computed a safe area on the way, and does so again.
    view.center = view.center
  }

  private func round(_ view: UIView) {
    guard !isRounded, cornerRadius > 0, view.layer.cornerRadius == 0, !view.clipsToBounds else {
      return
    }
    isRounded = true
    view.layer.cornerRadius = cornerRadius
    view.clipsToBounds = true
  }

  /// Returns where a rectangle of a view is when the screen has come back.
  ///
  /// - Parameters:
  ///   - frame: Where it is now, in the coordinates of the container.
  ///   - view: The view.
  ///   - container: The container of another screen.
  /// - Returns: Where it is then, in the same coordinates.
  static func restFrame(of frame: CGRect, in view: UIView, for container: UIView) -> CGRect {
    entries.reduce(frame) { $1.screen?.undo($0, in: view, for: container) ?? $0 }
  }

  private func undo(_ frame: CGRect, in inner: UIView, for container: UIView) -> CGRect? {
    guard let view, let receded, view.layerTransform == receded, inner.isDescendant(of: view),
      !container.isDescendant(of: view), let superview = view.superview
    else { return nil }
    let fixed = CGPoint(x: view.center.x + receded.tx, y: view.center.y + receded.ty)
    let center = superview.convert(fixed, to: container)
    return CGRect(
      x: center.x + (frame.minX - center.x) / scale, y: center.y + (frame.minY - center.y) / scale,
      width: frame.width / scale, height: frame.height / scale)
  }
}
