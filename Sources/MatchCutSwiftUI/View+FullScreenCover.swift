#if canImport(SwiftUI)
public import MatchCut
public import SwiftUI

extension View {
  /// Presents a screen with a transition while a binding is true.
  ///
  /// ```swift
  /// .fullScreenCover(
  ///   isPresented: $isOpen,
  ///   using: ModalTransition(.flip, presentation: PresentationOptions(removesPresenter: true))
  /// ) { Help() }
  /// ```
  ///
  /// It is the system's `fullScreenCover` with a transition; the transition's `presentation` may
  /// also make it a card or a sheet. The binding becomes false when a gesture or code has dismissed
  /// the screen; a canceled dismissal does not change it. If the binding changes during a
  /// transition with a `dismissal`, the transition reverses; any other one ends first. While the
  /// screen behind presents anything else, the cover waits until that has gone. If the view is
  /// removed, its screen is dismissed.
  ///
  /// In the content, `dismiss` and `isPresented` are those of the screen. The content has the
  /// view's locale, calendar, time zone and layout direction. Set other values of the environment,
  /// and its objects, in `content`.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the screen is presented.
  ///   - onDismiss: Called once when the screen has gone, after the binding's change; `nil` by
  ///     default.
  ///   - transition: The transition; created once for each presentation.
  ///   - content: The content of the screen.
  /// - Returns: The view.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    using transition: @autoclosure @escaping @MainActor () -> ModalTransition,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    background(
      CoverAnchor(binding: isPresented, empty: false, onDismiss: onDismiss) { isPresented in
        isPresented ? Cover(id: true, transition: transition, content: content()) : nil
      })
  }

  /// Presents a screen for an item with a transition while a binding holds one.
  ///
  /// ```swift
  /// .fullScreenCover(
  ///   item: $photo,
  ///   using: { ModalTransition(.zoom(from: .source($0.id, in: sources)), dismissal: .drag) },
  ///   content: { PhotoView($0) })
  /// ```
  ///
  /// When the screen has gone, the binding becomes `nil`, if it still holds its item. If it holds
  /// another item, with another identifier, while a screen is shown, that screen is dismissed, and
  /// the other one presented. Otherwise, it behaves like the cover with `isPresented`.
  ///
  /// - Parameters:
  ///   - item: What is shown; `nil` for nothing.
  ///   - onDismiss: Called once when a screen has gone, after the binding's change; `nil` by
  ///     default.
  ///   - transition: Creates the transition, once for each presentation.
  ///   - content: Creates the content. The last item's stays until the screen has gone.
  /// - Returns: The view.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    using transition: @escaping @MainActor (Item) -> ModalTransition,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    background(
      CoverAnchor(binding: item, empty: nil, onDismiss: onDismiss) { item in
        item.map { item in
          Cover(id: item.id, transition: { transition(item) }, content: content(item))
        }
      })
  }
}

/// The presentation for the value of a binding.
private struct Cover<Content: View> {
  let id: AnyHashable
  let transition: @MainActor () -> ModalTransition
  let content: Content
}

/// An anchor behind the view, to present from the view's hierarchy.
private struct CoverAnchor<Value, Content: View>: UIViewRepresentable {
  let binding: Binding<Value>
  /// The value without a presentation.
  let empty: Value
  let onDismiss: (() -> Void)?
  let cover: @MainActor (Value) -> Cover<Content>?

  func makeCoordinator() -> BoundPresentation { BoundPresentation() }

  func makeUIView(context: Context) -> PresentationAnchor { context.coordinator.anchor }

  func updateUIView(_ anchor: PresentationAnchor, context: Context) {
    let cover = cover(binding.wrappedValue)
    context.coordinator.update(
      cover.map { item($0, in: context.environment) },
      isAnimated: !context.transaction.disablesAnimations,
      of: BoundPresentation.Source(
        current: { self.cover(binding.wrappedValue)?.id },
        clear: { binding.wrappedValue = empty },
        onDismiss: onDismiss))
  }

  static func dismantleUIView(_ anchor: PresentationAnchor, coordinator: BoundPresentation) {
    coordinator.end()
  }

  private func item(
    _ cover: Cover<Content>, in environment: EnvironmentValues
  ) -> BoundPresentation.Item {
    let content = CoverContent(content: cover.content, environment: environment)
    return BoundPresentation.Item(
      id: cover.id, makeTransition: cover.transition,
      makeScreen: { transition in
        transition.presentation.layout.fillsContainer
          ? UIHostingController(rootView: content) : CardController(rootView: content)
      },
      updateScreen: { screen in
        (screen as? UIHostingController<CoverContent<Content>>)?.rootView = content
      })
  }
}

/// A controller that prefers the size of its content in the width that is available.
///
/// With `sizingOptions`, it would take the ideal size of a text: one line, whatever its length.
private final class CardController<Content: View>: UIHostingController<Content> {
  /// The largest width so far: before the content is measured, a card is as wide as it may be.
  private var width: CGFloat = 0

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    width = max(width, view.bounds.width)
    preferredContentSize = sizeThatFits(
      in: CGSize(width: width, height: .greatestFiniteMagnitude))
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    width = 0
  }
}

/// The content of a screen, with a part of the presenter's environment.
///
/// The environment as a whole would bring along the presenter's own `dismiss`, which cannot be set.
private struct CoverContent<Content: View>: View {
  let content: Content
  let environment: EnvironmentValues

  var body: some View {
    content
      .environment(\.locale, environment.locale)
      .environment(\.calendar, environment.calendar)
      .environment(\.timeZone, environment.timeZone)
      .environment(\.layoutDirection, environment.layoutDirection)
  }
}
#endif
