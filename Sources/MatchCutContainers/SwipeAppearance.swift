import MatchCut
import UIKit

/// Sends a container's children balanced appearance callbacks.
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

  /// The number of times that the container was about to appear.
  private(set) var appearanceCount = 0

  /// Whether the container is visible, so that screens can be exchanged with an animation.
  var isVisible: Bool { phase == .visible }

  func willAppear(_ children: [UIViewController?], animated: Bool) {
    appearanceCount += 1
    tell { [self] in
      guard phase == .hidden || phase == .disappearing else { return }
      // Children may have been added while the container was disappearing.
      for case let child? in children where !members.contains(where: { $0 === child }) {
        members.append(child)
      }
      phase = .appearing
      isAnimated = animated
      for child in members { child.beginAppearanceTransition(true, animated: animated) }
    }
  }

  func didAppear() {
    end(.appearing, as: .visible)
  }

  func willDisappear(animated: Bool) {
    tell { [self] in
      guard phase == .visible || phase == .appearing else { return }
      phase = .disappearing
      for child in members { child.beginAppearanceTransition(false, animated: animated) }
    }
  }

  func didDisappear() {
    end(.disappearing, as: .hidden)
  }

  private func end(_ expected: Phase, as next: Phase) {
    tell { [self] in
      guard phase == expected else { return }
      phase = next
      let told = members
      if next == .hidden { members = [] }
      for child in told { child.endAppearanceTransition() }
    }
  }

  /// Exchanges one child for another, without animation.
  ///
  /// - Parameters:
  ///   - former: The child to remove; `nil` for none.
  ///   - new: The child to add; `nil` for none.
  ///   - change: Exchanges the views.
  func exchange(
    _ former: UIViewController?, for new: UIViewController?, by change: @escaping () -> Void
  ) {
    tell { [self] in
      let disappears = members.contains { $0 === former }
      if disappears, let former {
        members.removeAll { $0 === former }
        if phase != .disappearing { former.beginAppearanceTransition(false, animated: false) }
      }
      if phase == .visible || phase == .appearing, let new {
        members.append(new)
        new.beginAppearanceTransition(true, animated: phase == .appearing && isAnimated)
      }
      change()
      if disappears { former?.endAppearanceTransition() }
      if phase == .visible { new?.endAppearanceTransition() }
    }
  }

  /// Begins a transition between two children.
  func begin(from former: UIViewController, to new: UIViewController) {
    tell {
      former.beginAppearanceTransition(false, animated: true)
      new.beginAppearanceTransition(true, animated: true)
    }
  }

  /// Finishes a transition between two children.
  func finish(from former: UIViewController, to new: UIViewController) {
    tell { [self] in
      members.removeAll { $0 === former }
      members.append(new)
      former.endAppearanceTransition()
      new.endAppearanceTransition()
    }
  }

  /// Cancels a transition between two children.
  func cancel(from former: UIViewController, to new: UIViewController) {
    tell {
      new.beginAppearanceTransition(false, animated: true)
      new.endAppearanceTransition()
      former.beginAppearanceTransition(true, animated: true)
      former.endAppearanceTransition()
    }
  }

  /// Calls children, and defers the calls that follow if the app makes the container appear or
  /// disappear in their callbacks, so that each child gets all of them in order.
  private func tell(_ work: @escaping () -> Void) {
    calls.callWhenFree(work)
  }
}
