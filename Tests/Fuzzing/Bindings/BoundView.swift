import MatchCut
import MatchCutSwiftUI
import UIKit

/// A view with a cover, by the rules of SwiftUI.
///
/// A changed value takes effect before the next frame, in an update in which no state may be
/// written. Of several changes in a turn, the update uses the last one.
@MainActor package final class BoundView {
  /// A screen of the cover.
  package final class Screen: UIViewController {
    package let id: Int
    /// The content that the screen was created or updated with.
    package fileprivate(set) var content: String

    fileprivate init(id: Int, content: String) {
      self.id = id
      self.content = content
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable) package required init?(coder: NSCoder) { nil }

    package override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
    }
  }

  /// A hosting view, which updates its content when it is laid out.
  private final class Host: UIView {
    var update: () -> Void = {}

    override func layoutSubviews() {
      super.layoutSubviews()
      update()
    }
  }

  /// The hosting view, to be added to a screen.
  package let view: UIView = Host()
  /// The state that the cover is bound to.
  package var id: Int? {
    didSet {
      if isUpdating { mistakes.append("a state is written in a view update") }
      log.append(id)
      view.setNeedsLayout()
    }
  }
  /// Another value that the content depends on.
  package var content = "" { didSet { view.setNeedsLayout() } }
  /// Whether the next change of the state is animated.
  package var isAnimated = true
  /// Whether the cover cannot change the state, as with `.constant(1)`.
  package var isConstant = false
  /// Creates the transition for an identifier.
  package var makeTransition: (Int) -> ModalTransition
  /// Called when a screen has gone.
  package var onDismiss: () -> Void = {}
  /// Called with each new screen.
  package var onMake: (Screen) -> Void = { _ in }
  /// Whether the view was removed for good.
  package var isRemoved: Bool { presentation == nil }
  /// The value of the last update.
  package private(set) var updatedID: Int?
  /// The values of the state, in order, whoever has set them.
  package private(set) var log: [Int?] = []
  /// How often the cover has set the state.
  package private(set) var clears = 0
  /// How often `onDismiss` was called.
  package private(set) var dismissals = 0
  /// The screens that were created, in order.
  package private(set) var made: [Int] = []
  /// The transitions that were created, in order.
  package private(set) var transitions: [Int] = []
  /// The warnings that SwiftUI would give.
  package private(set) var mistakes: [String] = []
  private var presentation: BoundPresentation? = BoundPresentation()
  private var isUpdating = false
  private weak var lastScreen: Screen?

  package init(makeTransition: @escaping (Int) -> ModalTransition) {
    self.makeTransition = makeTransition
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    (view as? Host)?.update = { [weak self] in self?.update() }
    presentation.map { view.addSubview($0.anchor) }
  }

  /// The screen that is presented, or in a transition.
  package var screen: Screen? { presentation?.screen as? Screen }

  /// Removes the view, as a condition in SwiftUI does.
  package func remove() {
    presentation?.anchor.removeFromSuperview()
    presentation?.end()
    presentation = nil
  }

  /// Updates the cover, as SwiftUI does out of the window, too, where nothing is laid out.
  package func update() {
    isUpdating = true
    defer { isUpdating = false }
    updatedID = id
    let item = id.map { id in
      BoundPresentation.Item(
        id: id,
        makeTransition: { [self] in
          transitions.append(id)
          return makeTransition(id)
        },
        makeScreen: { [self] _ in
          made.append(id)
          let screen = Screen(id: id, content: content)
          lastScreen = screen
          onMake(screen)
          return screen
        },
        updateScreen: { [self] in ($0 as? Screen)?.content = content })
    }
    let source = BoundPresentation.Source(
      current: { [weak self] in self?.id },
      clear: { [weak self] in
        self?.clears += 1
        if self?.lastScreen?.presentingViewController != nil {
          self?.mistakes.append("the state is cleared while its screen is presented")
        }
        if self?.isConstant == false { self?.id = nil }
      },
      onDismiss: { [weak self] in
        self?.dismissals += 1
        self?.onDismiss()
      })
    presentation?.update(item, isAnimated: isAnimated, of: source)
    isAnimated = true
  }
}
