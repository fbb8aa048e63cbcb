import Foundation
import MatchCut
import ShownCode
import Testing
import UIKit
import UIKitSimulator

/// The code of the README, the articles and the documentation comments.
///
/// It compiles, since it is below, and it is below, since a test compares. Of all this, only what
/// is a test is run.
@Suite("Documentation")
struct DocumentationTests {
  private static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The files that show code.
  private static let documents = ["README.md"] + files(in: "Sources/MatchCut")

  @Test("the code that is shown compiles here", arguments: documents)
  func shown(_ path: String) throws {
    let here = "Tests/MatchCutTests/DocumentationTests.swift"
    let compiled = CompiledCode(path: here, text: try Self.text(of: here))
    for snippet in Self.snippets(in: try Self.text(of: path)) where !snippet.isManifest {
      let shown = ShownCode(snippet.code, shownIn: "\(path):\(snippet.line)")
      if let advice = shown.advice(for: compiled) { Issue.record("\(advice)") }
    }
  }

  @Test("there is code to compare")
  func found() throws {
    let counts = try Self.documents.map { Self.snippets(in: try Self.text(of: $0)).count }
    #expect(counts.reduce(0, +) > 15)
  }

  /// A block of Swift, in Markdown or in documentation comments.
  private struct Snippet {
    /// The number of its first line.
    let line: Int
    var code = ""

    /// Whether it is of a package's manifest, which .ci/neighbour builds.
    var isManifest: Bool {
      code.hasPrefix("// swift-tools-version") || code.hasPrefix(".package(")
    }
  }

  private static func snippets(in text: String) -> [Snippet] {
    var snippets: [Snippet] = []
    var block: Snippet?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let line = line.trimmingPrefix(/\ *\/\/\/ ?/)
      if line == "```swift" {
        block = Snippet(line: index + 2)
      } else if line == "```", let snippet = block {
        snippets.append(snippet)
        block = nil
      } else {
        block?.code += line + "\n"
      }
    }
    return snippets
  }

  private static func text(of path: String) throws -> String {
    try String(contentsOf: repository.appending(path: path), encoding: .utf8)
  }

  private static func files(in folder: String) -> [String] {
    let root = repository.appending(path: folder)
    let paths =
      FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".swift") || $0.hasSuffix(".md") }.sorted()
      .map { "\(folder)/\($0)" }
  }
}

// MARK: README: quick start

private enum QuickStart {
  final class PhotosViewController: UIViewController {
    func open(_ photo: UIViewController, from thumbnail: UIView) {
      let zoom = ModalTransition(.zoom(from: .view(thumbnail)), dismissal: .panDown)
      present(photo, using: zoom)
    }
  }
}

private final class PhotosViewController: UIViewController {
  let zoom = ModalTransition(.fade)
  let fade = PushTransition(.fade)
  var thumbnailOfShownPage: UIView?

  func presentBySelf(_ photo: UIViewController) {
    photo.transitioningDelegate = zoom
    photo.modalPresentationStyle = .custom
    present(photo, animated: true)
  }

  func attach(to navigationController: UINavigationController) {
    PushTransition(.fade).attach(to: navigationController)
  }

  func assign(to navigationController: UINavigationController) {
    navigationController.delegate = fade
  }

  // MARK: Articles

  // swift-format-ignore
  func returnToAnotherThumbnail() -> ZoomEffect {
    .zoom(from: .provider { [weak self] request in
      self?.thumbnailOfShownPage.map { .view($0) }
    })
  }

  func openViewer(_ viewer: PagingViewer) {
    let zoom = ModalTransition(
      .zoom(
        from: .provider { [weak self] _ in self?.thumbnailOfShownPage.map { .view($0) } },
        matching: .provider { [weak viewer] _ in (viewer?.picture).map { .view($0) } }),
      dismissal: .drag)
    present(viewer, using: zoom)
  }
}

private final class PagingViewer: UIViewController {
  let picture = UIView()
}

// MARK: Hand-written delegates

private final class PhotosDelegate: NSObject, UIViewControllerTransitioningDelegate {
  var startFrame = CGRect.zero

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    TransitionAnimator(.zoom(from: .frame(startFrame, in: nil)), for: .present)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    TransitionAnimator(.fade, for: .dismiss)
  }
}

@MainActor private func dismissByPan(_ photo: UIViewController) {
  let pan = PanDismissInteraction(dismissing: photo)
  photo.view.addGestureRecognizer(pan.gestureRecognizer)

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    pan.interactionController(using: animator)
  }
}

@MainActor private func dismissByDrag(_ photo: UIViewController) {
  let drag = DragDismissInteraction(dismissing: photo)
  for recognizer in drag.gestureRecognizers { photo.view.addGestureRecognizer(recognizer) }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    drag.interactionController(using: animator)
  }
}

@MainActor private func captureStatusBar(_ photo: UIViewController) {
  photo.modalPresentationCapturesStatusBarAppearance = true
}

// MARK: Interactions

@MainActor private func releases() -> (ModalTransition, ModalTransition, PushTransition) {
  let sideways = ModalTransition(
    .fade, dismissal: .pan(.trailing, release: PanRelease(threshold: 0.5)))
  let short = ModalTransition(.fade, dismissal: .drag(.down, release: DragRelease(distance: 90)))
  let pushes = PushTransition(.fade, popGesture: .edge(release: PanRelease(threshold: 0.5)))
  return (sideways, short, pushes)
}

@MainActor private func twoGestures(thumbnail: UIView) -> ModalTransition {
  let viewer = ModalTransition(
    .zoom(from: .view(thumbnail)), dismissal: .drag(.down, gestures: [.pan, .pinch]))
  return viewer
}

@MainActor private func dismissWithOptions(thumbnail: UIView, chrome: UIView) -> ModalTransition {
  var options = GestureOptions()
  options.shouldBegin = { request in request.location.y < 300 }
  options.onProgress = { progress in chrome.alpha = 1 - progress }
  options.onEnd = { isGone in chrome.alpha = isGone ? 0 : 1 }
  let zoom = ModalTransition(
    .zoom(from: .view(thumbnail)), dismissal: .panDown, dismissalOptions: options)
  return zoom
}

// MARK: Presentation

@MainActor private func presentCard(thumbnail: UIView) -> ModalTransition {
  var options = PresentationOptions()
  options.backdrop = .blur(.systemThinMaterial)
  options.layout = .card()
  options.cornerRadius = 24
  options.dismissesOnTapOutside = true
  let card = ModalTransition(.zoom(from: .view(thumbnail)), presentation: options)
  return card
}

@MainActor private func presentSheet() -> ModalTransition {
  var options = PresentationOptions()
  options.layout = .bottomSheet()
  options.cornerRadius = 28
  options.dismissesOnTapOutside = true
  let sheet = ModalTransition(
    .cover(from: .bottom), timing: .sheet,
    dismissal: .pan(.down, release: PanRelease(threshold: 0.5)), presentation: options)
  return sheet
}

@MainActor private func presentDrawer() -> PresentationOptions {
  var options = PresentationOptions()
  options.layout = .custom { geometry in
    let height = min(320, geometry.safeArea.height)
    return CGRect(
      x: 0, y: geometry.bounds.maxY - height, width: geometry.bounds.width, height: height)
  }
  return options
}

private final class EditorViewController: UIViewController,
  UIAdaptivePresentationControllerDelegate
{
  var hasUnsavedChanges = false
  func askWhatToDo() {}

  func open(_ editor: EditorViewController, using card: ModalTransition) {
    present(editor, using: card)
    editor.presentationController?.delegate = editor
  }

  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    !hasUnsavedChanges
  }

  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    askWhatToDo()
  }
}

private final class CatchingDelegate: NSObject, UIViewControllerTransitioningDelegate {
  let pan: PanDismissInteraction

  @MainActor init(dismissing photo: UIViewController) {
    pan = PanDismissInteraction(dismissing: photo, direction: .trailing)
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    pan.interactionController(using: animator)
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    pan.interactionController(using: animator)
  }
}

// MARK: Containers

@MainActor private func exclude(map: UIView) {
  map.addInteraction(GestureExclusion())
}

@MainActor private func makeContainer(
  history: UIViewController, controls: UIViewController, settings: UIViewController,
  camera: UIViewController
) -> SwipeContainerController {
  let container = SwipeContainerController([history, controls, settings], selectedIndex: 1)
  container.backgroundViewController = camera
  container.backgroundEffectView = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
  container.backgroundEffectStrength = { $0 === controls ? 0 : 1 }
  return container
}

@MainActor private func selectScreen(in container: SwipeContainerController) {
  container.select(2, animated: true)
}

private final class CardsViewController: SwipeContainerController {
  override func restFrame(of screen: UIViewController) -> CGRect {
    super.restFrame(of: screen).insetBy(dx: 16, dy: 0)
  }

  override func animator(
    from former: UIViewController, to new: UIViewController
  ) -> any UIViewControllerAnimatedTransitioning {
    FlipAnimator()
  }
}

private final class FlipAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
}

@MainActor private enum OwnContainer {
  static var selected = UIViewController()

  static func show(
    _ new: UIViewController, insteadOf old: UIViewController, in container: UIView
  ) {
    let context = ContainerTransitionContext(from: old, to: new, in: container)
    context.onEnd = { isFinished in selected = isFinished ? new : old }
    let slide = TransitionAnimator(.slide(from: .trailing), for: .selectNext)
    ContainerTransitionDriver(slide).start(context)
  }

  static func drive(
    _ context: ContainerTransitionContext, by animator: any UIViewControllerAnimatedTransitioning
  ) {
    let driver = ContainerTransitionDriver(animator)
    driver.start(context, isInteractive: true)
    driver.update(0.4)
    driver.finish()
  }
}

@MainActor private func showInOwnContainer(
  _ new: UIViewController, insteadOf old: UIViewController, in container: UIView
) {
  let context = ContainerTransitionContext(from: old, to: new, in: container)
  old.beginAppearanceTransition(false, animated: true)
  new.beginAppearanceTransition(true, animated: true)
  context.onEnd = { isFinished in
    let (shown, gone) = isFinished ? (new, old) : (old, new)
    if !isFinished {
      gone.beginAppearanceTransition(false, animated: true)
      shown.beginAppearanceTransition(true, animated: true)
    }
    gone.endAppearanceTransition()
    shown.endAppearanceTransition()
  }
}

private final class CameraViewController: UIViewController {}

@MainActor private func makeTabs(_ tabBarController: UITabBarController) -> TabTransition {
  TabTransition(.slide(from: .trailing), swipe: PanRelease()).attach(to: tabBarController)

  let byPair =
    TabTransition { request in
      request.frontController is CameraViewController ? nil : .slide(from: .trailing)
    }
  return byPair
}

@MainActor private func selectTab(_ tabs: TabTransition, in tabBarController: UITabBarController) {
  tabs.select(2, in: tabBarController)
}

// MARK: Timing

/// Takes expressions that are shown for themselves.
@resultBuilder private enum Shown {
  static func buildBlock(_ transitions: ModalTransition...) -> [ModalTransition] { transitions }
}

@Shown @MainActor private func timings() -> [ModalTransition] {
  ModalTransition(.fade, timing: .curve(.easeOut, duration: 0.2))
  ModalTransition(.cover(from: .bottom), timing: .spring(duration: 0.6, dampingRatio: 0.8))
}

// MARK: An effect for each transition

private final class Story: UIViewController {}

@Shown @MainActor private func choosing() -> [ModalTransition] {
  ModalTransition { request in
    request.operation == .present ? .cover(from: .bottom) : .fade
  }
}

@MainActor private func choosing(in navigationController: UINavigationController) {
  let perScreen =
    PushTransition { request in request.frontController is Story ? .fade : .push }
  perScreen.attach(to: navigationController)
}

private final class Card: UIView {
  let picture = UIView()
  let heading = UILabel()
}

@MainActor private func match(card: Card, story: Card) -> PushTransition {
  let zoom = PushTransition(
    .zoom(
      from: .view(card.picture), matching: .view(story.picture),
      also: [.pair(of: card.heading, and: story.heading)]))
  return zoom
}

private final class Viewer: UIViewController {
  let imageView = UIImageView()
}

@MainActor private func match(thumbnail: UIView, viewer: Viewer) -> ZoomEffect {
  .zoom(from: .view(thumbnail), matching: .view(viewer.imageView))
}

@MainActor private func compose() -> (ModalTransition, ModalTransition) {
  let lift = ModalTransition(.cover(from: .bottom).combined(with: .scale))
  let fall = ModalTransition(.asymmetric(appearing: .fade, disappearing: .cover(from: .bottom)))
  return (lift, fall)
}

// MARK: An effect of one's own

@MainActor private struct OwnEffect {
  struct RiseEffect: TransitionEffect {
    func poses(on stage: TransitionStage) -> TransitionPoses {
      let screen = stage.front
      let rest = screen.center
      let below = CGPoint(x: rest.x, y: stage.container.bounds.maxY + screen.bounds.midY)
      return TransitionPoses(
        away: { stage.set(\.center, of: screen, to: below) },
        settled: { stage.set(\.center, of: screen, to: rest) })
    }
  }

  let rise = ModalTransition(RiseEffect())
}

@MainActor private struct BlindTransition {
  struct BlindEffect: TransitionEffect {
    var timing: TransitionTiming { .curve(.easeOut, duration: 0.4) }

    func poses(on stage: TransitionStage) -> TransitionPoses {
      let clip = stage.clip(stage.front)
      let rest = stage.frontFrame
      let backRest = stage.back?.center ?? .zero
      let side: CGFloat = stage.layoutDirection == .rightToLeft ? 1 : -1
      func strike(height: CGFloat, alpha: CGFloat, shift: CGFloat) {
        let bounds = CGRect(x: 0, y: 0, width: rest.width, height: height)
        stage.set(\.bounds, of: clip.view, to: bounds)
        stage.set(\.center, of: clip.view, to: CGPoint(x: rest.midX, y: rest.minY + height / 2))
        stage.during(0...0.5) { stage.set(\.alpha, of: clip.content, to: alpha) }
        guard let back = stage.back else { return }
        stage.set(\.center, of: back, to: CGPoint(x: backRest.x + shift, y: backRest.y))
      }
      return TransitionPoses(
        away: { strike(height: 1, alpha: 0, shift: 0) },
        settled: { strike(height: rest.height, alpha: 1, shift: side * 40) })
    }
  }
}

@MainActor @Test(arguments: [true, false])
func `the effect that an article shows pushes, and is taken back by a finger`(finishes: Bool) {
  let simulator = Simulator()
  let (list, detail) = (UIViewController(), UIViewController())
  let navigation = UINavigationController(rootViewController: list)
  PushTransition(BlindTransition.BlindEffect(), popGesture: .fullWidth).attach(to: navigation)
  simulator.window.rootViewController = navigation
  simulator.runUntilIdle()
  navigation.pushViewController(detail, animated: true)
  simulator.run(for: 0.2)
  #expect(simulator.visibleFrame(of: detail.view).height < 852)
  simulator.runUntilIdle()
  #expect(simulator.visibleFrame(of: detail.view) == simulator.window.bounds)
  simulator.drag(
    from: CGPoint(x: 60, y: 400), to: CGPoint(x: finishes ? 360 : 110, y: 400), duration: 1)
  simulator.runUntilIdle()
  #expect(navigation.topViewController === (finishes ? list : detail))
  #expect(list.view.transform.isIdentity && detail.view.alpha == 1)
  #expect(simulator.faults.isEmpty)
}

// MARK: Other articles

private final class StoryViewController: UIViewController {
  let card = UIView()
  let picture = UIView()
}

@MainActor private func pushing() -> PushTransition {
  let byStory =
    PushTransition { request in
      guard let story = request.frontController as? StoryViewController else { return .push }
      return .zoom(from: .view(story.card), matching: .view(story.picture))
    }
  return byStory
}

/// Takes expressions that are shown for themselves.
@resultBuilder private enum ShownPushes {
  static func buildBlock(_ transitions: PushTransition...) -> [PushTransition] { transitions }
}

@ShownPushes @MainActor private func fullWidth() -> [PushTransition] {
  PushTransition(.push, popGesture: .fullWidth)
}

@MainActor private func attachPush(to navigationController: UINavigationController) {
  PushTransition(.push).attach(to: navigationController)
}

extension UIViewController {
  fileprivate func announce(_ photo: UIViewController, using zoom: ModalTransition) {
    present(photo, using: zoom) {
      UIAccessibility.post(notification: .screenChanged, argument: photo.view)
    }
  }
}

private final class DismissingDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    TransitionAnimator(.fade, for: .dismiss)
  }
}

@MainActor private func yield(_ simulator: Simulator) async {
  await simulator.runYielding(for: 0.1)
}

@MainActor private func pull(_ simulator: Simulator) {
  let finger = simulator.touchDown(at: CGPoint(x: 200, y: 300))
  simulator.step()
  finger.move(to: CGPoint(x: 200, y: 500))
  simulator.step()
  finger.cancel()
}

// MARK: A splash

private final class SplashViewController: UIViewController {
  let logo = UIImageView()
}

@MainActor private struct SplashStart {
  final class SplashSceneDelegate: UIResponder {
    var reveal: SplashReveal?

    func start(in scene: UIWindowScene) {
      let splash = SplashViewController()
      let reveal = SplashReveal(scene, splash: splash, shape: .view(splash.logo))
      reveal.present()
      self.reveal = reveal
    }

    func firstScreenIsThere() {
      reveal?.dismiss { [weak self] in self?.reveal = nil }
    }
  }
}

@MainActor private final class Launch {
  var reveal: SplashReveal?

  func tell(_ scene: UIWindowScene) {
    let splash = SplashViewController()  // looks like the launch screen
    let reveal = SplashReveal(scene, splash: splash, shape: .view(splash.logo))
    reveal.present()
    // Later, when the first screen is there:
    reveal.dismiss { self.reveal = nil }
    reveal.motion.duration = 1
    reveal.motion.rotation = 0
    reveal.present(animated: true)
  }
}

// MARK: The simulator

@MainActor @Test func `a screen fades in`() {
  let simulator = Simulator()
  let root = UIViewController()
  let screen = UIViewController()
  simulator.window.rootViewController = root
  root.present(screen, using: ModalTransition(.fade))
  simulator.run(for: 0.1)
  #expect(simulator.visibleAlpha(of: screen.view) < 1)
  #expect(simulator.runUntilIdle())
  #expect(simulator.visibleAlpha(of: screen.view) == 1)
  #expect(simulator.faults.isEmpty)
}
