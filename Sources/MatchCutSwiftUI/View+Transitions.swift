#if canImport(SwiftUI)
public import MatchCut
public import SwiftUI

extension View {
  /// Marks the view as one that a zoom leaves from, and returns to.
  ///
  /// The view stays where it is, and is hidden while a zoom out of it is in flight. Put the
  /// modifier outside of those that clip the view.
  ///
  /// - Parameters:
  ///   - id: The identifier by which `ZoomSource.source(_:in:)` finds the view.
  ///   - sources: Where the view is marked.
  ///   - cornerRadius: The corner radius of the view, in points; 0 by default. The zoom begins with
  ///     it, since it cannot know how SwiftUI has clipped the view.
  /// - Returns: The view.
  public func transitionSource(
    _ id: some Hashable, in sources: TransitionSources, cornerRadius: CGFloat = 0
  ) -> some View {
    modifier(MarkModifier(id: id, role: .source, sources: sources, cornerRadius: cornerRadius))
  }

  /// Marks the view as one in the screen of a zoom that matches its source, or as part of a pair.
  ///
  /// - Parameters:
  ///   - id: The identifier by which `ZoomTarget.target(_:in:)` and `ZoomPair.pair(_:in:)` find
  ///     the view. It may be that of the source.
  ///   - sources: Where the view is marked.
  ///   - cornerRadius: The corner radius of the view, in points; 0 by default.
  /// - Returns: The view.
  public func transitionTarget(
    _ id: some Hashable, in sources: TransitionSources, cornerRadius: CGFloat = 0
  ) -> some View {
    modifier(MarkModifier(id: id, role: .target, sources: sources, cornerRadius: cornerRadius))
  }

  /// Gives the navigation stack a transition for its pushes and pops.
  ///
  /// ```swift
  /// .pushTransition(PushTransition(.sharedAxis(.x), popGesture: .fullWidth))
  /// ```
  ///
  /// Put it on the stack or on its first view; it lasts as long as the stack. In a split view, put
  /// it inside a column. The stack keeps its path up to date: a pop changes it, a canceled swipe
  /// back does not. If SwiftUI pushes without animation, as it does for several screens at once,
  /// there is no transition.
  ///
  /// - Parameter transition: The transition; created once for the life of the view.
  /// - Returns: The view.
  public func pushTransition(
    _ transition: @autoclosure @escaping @MainActor () -> PushTransition
  ) -> some View {
    background(StackAnchorView(transition: transition))
  }
}

/// Puts a mark behind content, and gives the content the opacity of the mark.
private struct MarkModifier: ViewModifier {
  let id: AnyHashable
  let role: TransitionSources.Role
  let sources: TransitionSources
  let cornerRadius: CGFloat
  @State private var opacity: CGFloat = 1

  init(
    id: some Hashable, role: TransitionSources.Role, sources: TransitionSources,
    cornerRadius: CGFloat
  ) {
    self.id = AnyHashable(id)
    self.role = role
    self.sources = sources
    self.cornerRadius = cornerRadius
  }

  func body(content: Content) -> some View {
    content
      .opacity(opacity)
      .background(
        MarkView(
          opacity: $opacity,
          update: { $0.stand(for: id, as: role, in: sources, cornerRadius: cornerRadius) }))
  }
}

private struct MarkView: UIViewRepresentable {
  let opacity: Binding<CGFloat>
  let update: @MainActor (TransitionMark) -> Void

  func makeUIView(context: Context) -> TransitionMark { TransitionMark(frame: .zero) }

  func updateUIView(_ mark: TransitionMark, context: Context) {
    update(mark)
    mark.onOpacity = { value in
      var transaction = Transaction(animation: nil)
      transaction.disablesAnimations = true
      withTransaction(transaction) { opacity.wrappedValue = value }
    }
  }

  static func dismantleUIView(_ mark: TransitionMark, coordinator: Void) {
    mark.leave()
  }
}

private struct StackAnchorView: UIViewRepresentable {
  let transition: @MainActor () -> PushTransition

  func makeUIView(context: Context) -> StackAnchor { StackAnchor(transition()) }

  func updateUIView(_ anchor: StackAnchor, context: Context) {
    anchor.attach()
  }
}
#endif
