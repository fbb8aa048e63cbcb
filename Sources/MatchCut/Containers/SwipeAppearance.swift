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
  private let calls = ReentrancyGuard()

  /// How often the container has been told that it appears.
  private(set) var comings = 0

  /// Whether screens that are exchanged appear and disappear at once.
  var isVisible: Bool { phase == .visible }

  func willAppear(_ children: [UIViewController?], animated: Bool) {
    comings += 1
    tell { [self] in beginAppearing(children, animated: animated) }
  }

  private func beginAppearing(_ children: [UIViewController?], animated: Bool) {
    guard phase == .hidden || phase == .disappearing else { return }
    if phase == .hidden { members = children.compactMap { $0 } }
    phase = .appearing
    isAnimated = animated
    for child in members { child.beginAppearanceTransition(true, animated: animated) }
  }

  func didAppear() {
    tell { [self] in
      guard phase == .appearing else { return }
      phase = .visible
      for child in members { child.endAppearanceTransition() }
    }
  }

  func willDisappear(animated: Bool) {
    tell { [self] in
      guard phase == .visible || phase == .appearing else { return }
      phase = .disappearing
      isAnimated = animated
      for child in members { child.beginAppearanceTransition(false, animated: animated) }
    }
  }

  func didDisappear() {
    tell { [self] in
      guard phase == .disappearing else { return }
      phase = .hidden
      let gone = members
      members = []
      for child in gone { child.endAppearanceTransition() }
    }
  }

  /// Exchanges one child for another, without animation.
  ///
  /// - Parameters:
  ///   - former: The child that goes, or `nil`.
  ///   - new: The child that comes, or `nil`.
  ///   - change: Exchanges the views.
  func exchange(
    _ former: UIViewController?, for new: UIViewController?, by change: @escaping () -> Void
  ) {
    tell { [self] in replace(former, with: new, by: change) }
  }

  private func replace(
    _ former: UIViewController?, with new: UIViewController?, by change: () -> Void
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
    tell {
      former.beginAppearanceTransition(false, animated: true)
      new.beginAppearanceTransition(true, animated: true)
    }
  }

  /// Ends such a transition.
  func finish(from former: UIViewController, to new: UIViewController) {
    tell { [self] in
      members.removeAll { $0 === former }
      members.append(new)
      former.endAppearanceTransition()
      new.endAppearanceTransition()
    }
  }

  /// Takes such a transition back.
  func cancel(from former: UIViewController, to new: UIViewController) {
    tell {
      new.beginAppearanceTransition(false, animated: true)
      new.endAppearanceTransition()
      former.beginAppearanceTransition(true, animated: true)
      former.endAppearanceTransition()
    }
  }

  /// Tells children something, of which the app may make the container go or come.
  ///
  /// What comes of that waits, so that each child hears everything in order.
  private func tell(_ work: @escaping () -> Void) {
    calls.whenFree { [calls] in calls.call(work) }
  }
}
