import UIKit

/// An experiment for a person, with instructions on the screen.
@MainActor public struct Experiment {
  let title: String
  let steps: [String]
  let makeScreen: @MainActor () -> UIViewController

  /// Creates an experiment.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - steps: What to do, and what to look at.
  ///   - makeScreen: Makes the screen below the instructions.
  public init(
    title: String, steps: [String], makeScreen: @escaping @MainActor () -> UIViewController
  ) {
    self.title = title
    self.steps = steps
    self.makeScreen = makeScreen
  }

  /// The most important ones first.
  static let all = [
    Experiment(
      title: "Layers that are moved, and Auto Layout",
      steps: [
        "Tap “Move and lay out”. Each card is moved in the way that a line names, and laid out twice.",
        "Copy the lines: which cards stay where they were moved?",
      ], makeScreen: MovedLayerBench.init),
    Experiment(
      title: "SwiftUI: touches in a list",
      steps: [
        "Tap a row, a button and a line of the scroll view. Which scroll views are around each touch?",
        "Copy the answers. Do the list and the scroll view scroll?",
      ], makeScreen: ScrolledTouchBench.init),
    Experiment(
      title: "Glass that was hidden",
      steps: [
        "Tap “Hide and show”. Each card is hidden for a second, by the method that it names.",
        "Look at each card: does it still blur the stripes, or has it gone flat for good?",
      ], makeScreen: GlassBench.init),
    Experiment(
      title: "Delegates of tabs",
      steps: [
        "Tap each tab once, then the third and the first ten times as fast as you can.",
        "Drag along the tab bar. Is another tab selected when you lift the finger?",
        "Copy the calls in the list.",
      ], makeScreen: TabsBench.init),
    Experiment(
      title: "Frames of tabs, on an iPad",
      steps: [
        "On an iPad with iPadOS 18 or later, tap “Tabs”, and then each tab in the bar at the top.",
        "Show the sidebar, and select each tab there. Do it again in a narrow window.",
        "Copy the lines. Does a screen jump when it has faded in?",
      ], makeScreen: TabFramesBench.init),
    Experiment(
      title: "A pan whose view is moved",
      steps: [
        "Drag the card down by its own height in one movement, and lift the finger.",
        "At 40 points, the card gets another superview. Does the pan end at once, as “canceled”, or "
          + "does it change until you lift? Copy the lines.",
      ], makeScreen: MovedRecognizerBench.init),
    Experiment(
      title: "SwiftUI: taps that UIKit recognizes",
      steps: [
        "Tap each of the three counters once. Then tap “Block taps”, and tap each of them again.",
        "Which ones still count? Touch one for a second as well: does it highlight or count?",
      ], makeScreen: BlockedTapBench.init),
    Experiment(
      title: "A blur of half strength",
      steps: [
        "Go to the home screen, and come back.",
        "Is the right half still blurred half as much as the left one, at once and after a second?",
      ], makeScreen: BlurBench.init),
    Experiment(
      title: "A keyboard and a window above",
      steps: [
        "Tap the field, so that the keyboard is up, and then “Cover”.",
        "For three seconds, a gray window covers the app. Is the keyboard above it? Can you type?",
      ], makeScreen: KeyboardBench.init),
    Experiment(
      title: "Full screen above a card",
      steps: [
        "Tap “Card”, then “Full screen”, and then “Back”.",
        "Is the card where it was, with its round corners?",
      ], makeScreen: CardBench.init),
    Experiment(
      title: "SwiftUI: the environment",
      steps: [
        "Tap “Alone”. Which value is shown, and is isPresented true? Tap “dismiss()”: what closes?",
        "Do the same with “With the environment”.",
      ], makeScreen: EnvironmentBench.init),
    Experiment(
      title: "SwiftUI: a canceled dismissal",
      steps: [
        "Tap “Present”, then “Cancel a dismissal”, and wait until the screen is back.",
        "Which calls are listed? Does the second button still count your taps?",
      ], makeScreen: CancelledDismissalBench.init),
    Experiment(
      title: "SwiftUI: taps",
      steps: [
        "Tap each of the three buttons five times. Which ones count to five?",
        "Tap “What is hit?” and copy the answer.",
      ], makeScreen: TapBench.init),
    Experiment(
      title: "A push with the system's zoom",
      steps: [
        "Tap “Push”. Is the screen zoomed out of the button, or does it fade?",
        "Go back. How often was the stack's delegate asked for an animator?",
      ], makeScreen: PreferredTransitionBench.init),
  ]
}

/// Shows an experiment below its instructions.
final class ExperimentViewController: UIViewController {
  private let experiment: Experiment
  private let text = UILabel()

  init(_ experiment: Experiment) {
    self.experiment = experiment
    super.init(nibName: nil, bundle: nil)
    title = experiment.title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    text.text = experiment.steps.enumerated().map { "\($0 + 1). \($1)" }.joined(separator: "\n")
    text.font = .preferredFont(forTextStyle: .footnote)
    text.numberOfLines = 0
    view.addSubview(text)
    let screen = experiment.makeScreen()
    addChild(screen)
    view.addSubview(screen.view)
    screen.didMove(toParent: self)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds.inset(by: view.safeAreaInsets)
    let height = text.sizeThatFits(CGSize(width: room.width - 32, height: .greatestFiniteMagnitude))
      .height
    text.frame = CGRect(x: room.minX + 16, y: room.minY, width: room.width - 32, height: height)
    let top = text.frame.maxY + 12
    children.first?.view.frame = CGRect(
      x: 0, y: top, width: view.bounds.width, height: view.bounds.height - top)
  }
}

extension UIViewController {
  /// Adds a button to an experiment.
  func addButton(_ title: String, y: CGFloat, _ action: @escaping @MainActor () -> Void) {
    let button = UIButton(
      configuration: .filled(), primaryAction: UIAction(title: title) { _ in action() })
    button.frame = CGRect(x: 16, y: y, width: 180, height: 44)
    view.addSubview(button)
  }
}
