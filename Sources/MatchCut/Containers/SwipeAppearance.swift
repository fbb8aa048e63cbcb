import UIKit

/// Who of a container's children has been told to appear, so that every call has its counterpart.
@MainActor final class SwipeAppearance {
  private enum Phase {
    case hidden
    case appearing
    case visible
    case disappearing
  }

  private var phase = Phase.hidden
  private var isAnimated = false
  /// The children that appear and disappear with the container.
  private var members: [UIViewController] = []

  /// Whether screens that are exchanged appear and disappear at once.
  var isVisible: Bool { phase == .visible }

  func willAppear(_ children: [UIViewController?], animated: Bool) {
    guard phase == .hidden || phase == .disappearing else { return }
    if phase == .hidden { members = children.compactMap { $0 } }
    phase = .appearing
    isAnimated = animated
    for child in members { child.beginAppearanceTransition(true, animated: animated) }
  }

  func didAppear() {
    guard phase == .appearing else { return }
    phase = .visible
    for child in members { child.endAppearanceTransition() }
  }

  func willDisappear(animated: Bool) {
    guard phase == .visible || phase == .appearing else { return }
    phase = .disappearing
    isAnimated = animated
    for child in members { child.beginAppearanceTransition(false, animated: animated) }
  }

  func didDisappear() {
    guard phase == .disappearing else { return }
    phase = .hidden
    let gone = members
    members = []
    for child in gone { child.endAppearanceTransition() }
  }

  /// Exchanges one child for another, without animation.
  ///
  /// - Parameters:
  ///   - former: The child that goes, or `nil`.
  ///   - new: The child that comes, or `nil`.
  ///   - change: Exchanges the views.
  func exchange(
    _ former: UIViewController?, for new: UIViewController?, by change: () -> Void
  ) {
    let leaves = members.contains { $0 === former }
    if leaves, let former {
      members.removeAll { $0 === former }
      if phase != .disappearing { former.beginAppearanceTransition(false, animated: false) }
    }
    let comes = phase == .visible || phase == .appearing
    if comes, let new {
      members.append(new)
      new.beginAppearanceTransition(true, animated: phase == .appearing && isAnimated)
    }
    change()
    if leaves { former?.endAppearanceTransition() }
    if phase == .visible { new?.endAppearanceTransition() }
  }

  /// Begins a transition between two children.
  func begin(from former: UIViewController, to new: UIViewController) {
    former.beginAppearanceTransition(false, animated: true)
    new.beginAppearanceTransition(true, animated: true)
  }

  /// Ends such a transition.
  func finish(from former: UIViewController, to new: UIViewController) {
    members.removeAll { $0 === former }
    members.append(new)
    former.endAppearanceTransition()
    new.endAppearanceTransition()
  }

  /// Takes such a transition back.
  func cancel(from former: UIViewController, to new: UIViewController) {
    new.beginAppearanceTransition(false, animated: true)
    new.endAppearanceTransition()
    former.beginAppearanceTransition(true, animated: true)
    former.endAppearanceTransition()
  }
}
