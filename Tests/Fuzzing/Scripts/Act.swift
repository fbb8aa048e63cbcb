/// An act of the app.
///
/// An act that is not possible at the time is skipped, so that any part of a script is a script.
/// "Top" is the screen that was presented last, perhaps below an alert.
indirect enum Act: Codable, Hashable, Sendable {
  /// Presents a new screen above the top one, by one of the plans.
  case present(Int, inStack: Bool, animated: Bool)
  /// Presents the same screen twice in one turn, as by a double tap.
  case presentTwice(Int)
  /// Presents the dismissed screen that was presented last again.
  case presentAgain(animated: Bool)
  /// Presents a new screen on one of the shown screens, counted from the lowest one, as soon as that
  /// is possible.
  case presentOrWait(Int, from: Int, animated: Bool)
  /// Presents an alert from one of the controllers on top of each other, counted from the top one; from
  /// a lower one, UIKit ignores it (W1).
  case alert(AlertPlan, from: Int, animated: Bool)
  /// Dismisses the top screen, or the alert above it.
  case dismiss(animated: Bool)
  /// Dismisses everything.
  case dismissAll(animated: Bool)
  case dismissOrReverse(animated: Bool)
  /// Dismisses a presented screen, counted from the lowest one, which is judged at rest.
  case promise(Int, animated: Bool)
  /// Lets such a screen dismiss the one above it, or itself if there is none; it stays in the former
  /// case.
  case promiseAbove(Int, animated: Bool)
  /// The same for the screen that was presented last, which may have gone.
  case promiseLast(animated: Bool)

  case push(animated: Bool)
  case pop(animated: Bool)
  case popOrReverse(animated: Bool)
  /// The same, which is judged at rest.
  case promisePop(animated: Bool)
  case popToRoot(animated: Bool)
  /// Keeps a number of screens, and adds new ones on top.
  case setStack(keep: Int, add: Int, animated: Bool)
  case hideBar(Bool, animated: Bool)
  /// Removes the transition from the stack or the tabs that the user sees, or adds one.
  case detach, attach

  /// Selects one of the screens that are side by side.
  case select(Int, animated: Bool)
  /// Replaces all but one of the screens in a swipe container, and its background.
  case replaceSides(keep: Int)
  /// Moves to the next screen in a container of the app's own by a fraction, as a finger does.
  case drive(Double)
  /// Releases it.
  case letGo(finishes: Bool)
  /// Ends its transition at once.
  case endNow

  /// Covers the app with its splash.
  case cover(animated: Bool)
  /// Covers it with another splash, of another reveal on the same scene.
  case coverAgain(animated: Bool)
  /// Opens the splash that has come last.
  case open(animated: Bool)

  /// Animates a view.
  case move(MovedView, MovedProperty, MotionKind)
  /// Acts in an animation block, or outside of any.
  case within(Wrapping, Act)
  /// Whether UIKit animates anything.
  case animations(Bool)
  /// Lets the user type on the top screen, or on the one behind.
  case type(isBehind: Bool)
  case endTyping
  case search(Bool)
  case window(WindowAct)
  /// Removes the view of the presenter, and adds it again.
  case reinsert

  case replaceRoot
  case lose(Loss)
  /// Restores what was removed.
  case find

  case source(SourceChange)
  case tweak(Tweak)
  case scroll(Double, animated: Bool)
  case contentSize(Double)
  /// Changes the list or the pages of the top screen.
  case content(ContentChange)
  /// Sets the result of the zoom source's provider.
  case answer(SourceAnswer)
  /// Whether the top screen may be dismissed by the user.
  case lock(Bool)
  /// Sets whether the app's delegates and callbacks refuse.
  case refuse(Bool)

  /// Whether it changes screens without animation.
  var isUnanimated: Bool {
    switch self {
    case .present(_, _, false), .presentOrWait(_, _, false), .presentAgain(false), .dismiss(false),
      .dismissAll(false),
      .dismissOrReverse(false), .push(false), .pop(false), .popOrReverse(false),
      .popToRoot(false), .setStack(_, _, false), .select(_, false), .promise(_, false),
      .promiseAbove(_, false), .promiseLast(false),
      .promisePop(false), .within, .animations:
      true
    default: false
    }
  }

  /// Whether it covers the app with a splash.
  var coversApp: Bool {
    switch self {
    case .cover, .coverAgain: true
    case .within(_, let act): act.coversApp
    default: false
    }
  }

  /// Whether UIKit must not be misused by it: the kit decides when it dismisses a screen.
  var isPromise: Bool {
    switch self {
    case .promise, .promiseAbove, .promiseLast: true
    case .within(_, let act): act.isPromise
    default: false
    }
  }
}

/// The ways in which views leave their window.
enum Loss: String, Codable, Hashable, Sendable, CaseIterable {
  case windowHidden
  case noRoot
  /// The container of the top screen is removed.
  case container
  /// The view of the root's child is removed.
  case child
  /// The view of the top screen is removed.
  case screen
}

/// The changes of thumbnails that are zoom sources.
enum SourceChange: Codable, Hashable, Sendable {
  case hide(Int)
  case show(Int)
  case remove(Int)
  case restore(Int)
  case move(Int, x: Double, y: Double)
  case fade(Int, Double)
  case turn(Int, Double)
  case collapse(Int)

  /// Which of the two thumbnails it is.
  var index: Int {
    switch self {
    case .hide(let index), .show(let index), .remove(let index), .restore(let index),
      .move(let index, _, _), .fade(let index, _), .turn(let index, _), .collapse(let index):
      index
    }
  }
}

/// The changes of a list, or of pages.
enum ContentChange: Codable, Hashable, Sendable {
  case reload
  /// Adds or removes the first items.
  case insert(Int)
  case remove(Int)
  /// Scrolls to an item.
  case show(Int, animated: Bool)
  /// Shows another page.
  case turn(Int, animated: Bool)
}

/// The changes of the top screen, or of the one behind.
enum Tweak: Codable, Hashable, Sendable {
  case alpha(Double)
  case insets(Double)
  case behindAlpha(Double)
  case behindInsets(Double)
  /// Whether it takes touches, or clips.
  case touches(Bool)
  case clips(Bool)
  case behindTouches(Bool)
  case behindClips(Bool)
  /// The number of words of a text that constraints place.
  case text(Int)
  case behindText(Int)
}

/// The acts of the app in another window on the same scene.
enum WindowAct: Codable, Hashable, Sendable {
  case show(isInFront: Bool)
  case hide
  case present(Int, animated: Bool)
  case dismissOrReverse(animated: Bool)
  /// Removes the window.
  case close
}

/// The results of a provider.
enum SourceAnswer: Codable, Hashable, Sendable {
  case thumbnail(Int)
  case frame
  case nothing
  case nonsense
}
