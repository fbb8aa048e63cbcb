public import MatchCut
package import UIKit

/// The views of SwiftUI that zooms leave from, return to and match, by identifiers.
///
/// ```swift
/// Thumbnail(photo)
///   .transitionSource(photo.id, in: sources)
/// ```
///
/// Keep it where it lives as long as the views, such as in the state of the screen with the grid.
/// The views are not retained. One identifier may be a source and a target, and content may be
/// marked in several screens: a zoom takes a source in the screen behind, and a target in the
/// screen that opens. Of several in sight, the one that was added last is used.
@MainActor public final class TransitionSources {
  /// The role of a view in a zoom.
  package enum Role: Hashable {
    case source
    case target
  }

  private struct Key: Hashable {
    let role: Role
    let id: AnyHashable
  }

  private struct Entry {
    weak var mark: TransitionMark?
  }

  private var entries: [Key: [Entry]] = [:]

  /// Creates an empty collection.
  public init() {}

  /// The marks with an identifier that are in a window, the one that was added last first.
  package func marks(_ id: AnyHashable, as role: Role) -> [TransitionMark] {
    (entries[Key(role: role, id: id)] ?? []).reversed().compactMap(\.mark)
      .filter { $0.window != nil }
  }

  fileprivate func add(_ mark: TransitionMark, _ id: AnyHashable, as role: Role) {
    entries[Key(role: role, id: id), default: []].append(Entry(mark: mark))
  }

  fileprivate func remove(_ mark: TransitionMark, _ id: AnyHashable, as role: Role) {
    let key = Key(role: role, id: id)
    entries[key]?.removeAll { $0.mark == nil || $0.mark === mark }
    if entries[key]?.isEmpty == true { entries[key] = nil }
  }
}

/// A view behind SwiftUI content that represents the content in a zoom.
///
/// It has the frame of the content, and its snapshot is that of its region in the hosting view. The
/// content gets its opacity, so that it is hidden while the kit hides the view.
package final class TransitionMark: UIView, OpaqueContent {
  /// Called when the opacity of the content changes.
  package var onOpacity: (@MainActor (CGFloat) -> Void)?

  private weak var sources: TransitionSources?
  private var id: AnyHashable?
  private var role = TransitionSources.Role.source
  /// The last picture, for a snapshot while SwiftUI may not have shown the content again yet.
  private var picture: UIView?
  /// When the view was shown again after it was hidden.
  private var reappearance = -CFTimeInterval.infinity

  package override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  @available(*, unavailable) package required init?(coder: NSCoder) { nil }

  /// Represents content from now on.
  ///
  /// - Parameters:
  ///   - id: The content's identifier.
  ///   - role: The role of the content in a zoom.
  ///   - sources: The collection that finds the view; not retained.
  ///   - cornerRadius: The corner radius of the content, in points.
  package func stand(
    for id: AnyHashable, as role: TransitionSources.Role, in sources: TransitionSources,
    cornerRadius: CGFloat
  ) {
    layer.cornerRadius = cornerRadius.isFinite ? max(0, cornerRadius) : 0
    guard id != self.id || role != self.role || sources !== self.sources else { return }
    leave()
    (self.id, self.role, self.sources) = (id, role, sources)
    sources.add(self, id, as: role)
  }

  /// No longer represents the content.
  package func leave() {
    if let id { sources?.remove(self, id, as: role) }
    id = nil
    picture = nil
  }

  package override var alpha: CGFloat {
    didSet {
      if alpha > oldValue { reappearance = CACurrentMediaTime() }
      if alpha != oldValue { onOpacity?(alpha) }
    }
  }

  /// Returns a picture of the content; the last one if the content was hidden until just now.
  package override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    // SwiftUI updates the content some frames later.
    let isShownAnew = CACurrentMediaTime() - reappearance < 0.1
    if isShownAnew, let picture, picture.superview == nil, picture.bounds.size == bounds.size {
      return picture
    }
    let host = sequence(first: self as UIView, next: \.superview).first {
      $0.next is UIViewController
    }
    picture = host?.resizableSnapshotView(
      from: convert(bounds, to: host), afterScreenUpdates: afterUpdates, withCapInsets: .zero)
    return picture
  }
}

extension ZoomSource {
  /// Returns a source that is a view of SwiftUI with the modifier `transitionSource(_:in:)`.
  ///
  /// The view is hidden while the screen moves. If it no longer exists, is out of sight, or is in
  /// the screen that moves, the zoom is a fade.
  ///
  /// - Parameters:
  ///   - id: The view's identifier.
  ///   - sources: Where the view is marked.
  /// - Returns: The source.
  @MainActor public static func source(
    _ id: some Hashable, in sources: TransitionSources
  ) -> ZoomSource {
    .firstValid { sources.marks(id, as: .source) }
  }
}

extension ZoomTarget {
  /// Returns a target that is a view of SwiftUI with the modifier `transitionTarget(_:in:)`.
  ///
  /// Without such a view in the screen, the zoom has no target.
  ///
  /// - Parameters:
  ///   - id: The view's identifier.
  ///   - sources: Where the view is marked.
  /// - Returns: The target.
  @MainActor public static func target(
    _ id: some Hashable, in sources: TransitionSources
  ) -> ZoomTarget {
    .firstValid { sources.marks(id, as: .target) }
  }

  /// Returns the target with an identifier, as the picture of a viewer, which flies alone.
  ///
  /// What is around it fades, as with `ZoomTarget.picture(_:)` of MatchCut.
  ///
  /// - Parameters:
  ///   - id: The identifier of the target.
  ///   - sources: The sources that the target belongs to.
  /// - Returns: The target.
  @MainActor public static func picture(
    _ id: some Hashable, in sources: TransitionSources
  ) -> ZoomTarget { .target(id, in: sources).alone() }
}

extension ZoomPair {
  /// Returns a pair of the source and the target with the same identifier.
  ///
  /// Without one of them, the pair is ignored.
  ///
  /// - Parameters:
  ///   - id: The identifier of both views.
  ///   - sources: Where the views are marked.
  /// - Returns: The pair.
  @MainActor public static func pair(
    _ id: some Hashable, in sources: TransitionSources
  ) -> ZoomPair {
    ZoomPair(
      sources: { sources.marks(id, as: .source) }, targets: { sources.marks(id, as: .target) })
  }
}
