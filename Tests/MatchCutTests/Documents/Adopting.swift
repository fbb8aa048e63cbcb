import Foundation
import MatchCut
import Testing
import UIKit
import UIKitSimulator

// MARK: A sheet sized by Auto Layout

final class NoteViewController: UIViewController {
  let content = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    content.axis = .vertical
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(content)
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: area.topAnchor, constant: 24),
      content.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 24),
      content.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -24),
    ])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    preferredContentSize.height = content.frame.height + 48
  }
}

extension UIViewController {
  fileprivate func presentSheet(_ note: NoteViewController) {
    var options = PresentationOptions()
    options.layout = .bottomSheet()
    options.cornerRadius = 24
    let sheet = ModalTransition(
      .cover(from: .bottom), timing: .sheet,
      dismissal: .pan(.down, release: .sheet), presentation: options)
    present(note, using: sheet)
  }
}

extension NoteViewController {
  fileprivate func show(_ details: UIView) {
    UIView.animate(withDuration: 0.3) {
      details.isHidden = false
      self.view.layoutIfNeeded()
    }
  }
}

private final class FormViewController: UIViewController {
  var height: CGFloat = 200

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    sizeStack()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    sizeStack()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    sizeStack()
  }

  private func sizeStack() {
    guard let navigationController, navigationController.topViewController === self else { return }
    let bar = navigationController.navigationBar.frame.height
    navigationController.preferredContentSize.height = height + bar
  }
}

// MARK: UI tests

@MainActor private func launchForTests() {
  if ProcessInfo.processInfo.arguments.contains("-withoutAnimations") {
    UIView.setAnimationsEnabled(false)
  }
}

// MARK: Removing MatchCut again

private final class FlaggedViewController: UIViewController {
  var usesMatchCut = true

  func open(_ photo: UIViewController, from thumbnail: UIView) {
    guard usesMatchCut else {
      photo.modalPresentationStyle = .fullScreen
      return present(photo, animated: true)
    }
    present(photo, using: ModalTransition(.zoom(from: .view(thumbnail)), dismissal: .drag))
  }
}

@MainActor private final class FlaggedStack {
  let push = PushTransition(.push)

  func setFlag(_ usesMatchCut: Bool, in navigationController: UINavigationController) {
    if usesMatchCut {
      push.attach(to: navigationController)
    } else {
      push.detach(from: navigationController)
    }
  }
}

// MARK: Beside a system sheet

#if canImport(ObjectiveC)
private final class PlacesViewController: UIViewController {
  var onSelect: ((_ photo: UIViewController, _ thumbnail: UIView) -> Void)?
}

private final class MapViewController: UIViewController {
  func showPlaces() {
    let places = PlacesViewController()
    places.modalPresentationStyle = .pageSheet
    places.sheetPresentationController?.detents = [.medium(), .large()]
    places.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    places.onSelect = { [weak places] photo, thumbnail in
      let zoom = ModalTransition(.zoom(from: .view(thumbnail)), dismissal: .drag)
      places?.present(photo, using: zoom)
    }
    present(places, animated: true)
  }
}
#endif

// MARK: The code is played

@MainActor struct AdoptingTests {
  @Test func `a sheet is as tall as its content, and follows it`() {
    let stage = ShownStage()
    let note = NoteViewController()
    let (text, details) = (UIView(), UIView())
    for (part, height) in [(text, 120.0), (details, 80.0)] {
      note.content.addArrangedSubview(part)
      let constraint = part.heightAnchor.constraint(equalToConstant: height)
      constraint.priority = .defaultHigh
      constraint.isActive = true
    }
    details.isHidden = true
    stage.root.presentSheet(note)
    stage.simulator.run(for: 0.05)
    let bottom = stage.simulator.window.safeAreaInsets.bottom
    #expect(note.view.bounds.height == 168 + bottom)
    stage.simulator.runUntilIdle()
    #expect(stage.simulator.visibleFrame(of: note.view).height == 168 + bottom)
    note.show(details)
    stage.simulator.run(for: 0.15)
    let height = stage.simulator.visibleFrame(of: note.view).height
    #expect(height > 170 + bottom && height < 246 + bottom)
    stage.simulator.runUntilIdle()
    #expect(stage.simulator.visibleFrame(of: note.view).height == 248 + bottom)
    note.dismissOrReverse()
    stage.simulator.runUntilIdle()
    #expect(stage.root.presentedViewController == nil)
    stage.expectSilence()
  }

  @Test func `a stack in a sheet is as tall as the screen inside and the bar`() {
    let stage = ShownStage()
    let stack = UINavigationController(rootViewController: FormViewController())
    var options = PresentationOptions()
    options.layout = .bottomSheet()
    stage.root.present(
      stack, using: ModalTransition(.cover(from: .bottom), timing: .sheet, presentation: options))
    stage.simulator.run(for: 0.05)
    let bottom = stage.simulator.window.safeAreaInsets.bottom
    let height = 200 + stack.navigationBar.frame.height + bottom
    #expect(stack.view.bounds.height == height)
    stage.simulator.runUntilIdle()
    #expect(stage.simulator.visibleFrame(of: stack.view).height == height)
    stack.dismissOrReverse()
    stage.simulator.runUntilIdle()
    stage.expectSilence()
  }

  @Test(arguments: [true, false])
  func `after a pop, or a canceled one, the sheet has the size of the screen on top`(
    isCanceled: Bool
  ) {
    let stage = ShownStage()
    let (first, second) = (FormViewController(), FormViewController())
    second.height = 400
    let stack = UINavigationController(rootViewController: first)
    PushTransition(.push).attach(to: stack)
    stage.root.present(
      stack,
      using: ModalTransition(
        .cover(from: .bottom), presentation: PresentationOptions(layout: .bottomSheet())))
    stage.simulator.runUntilIdle()
    let small = stage.simulator.visibleFrame(of: stack.view).height
    stack.pushViewController(second, animated: true)
    stage.simulator.runUntilIdle()
    #expect(stage.simulator.visibleFrame(of: stack.view).height == small + 200)
    let y = stage.simulator.visibleFrame(of: stack.view).midY
    let finger = stage.simulator.touchDown(at: CGPoint(x: 2, y: y))
    for x in stride(from: 10, through: isCanceled ? 60 : 300, by: 10) {
      finger.move(to: CGPoint(x: CGFloat(x), y: y))
      stage.simulator.step()
    }
    #expect(stack.transitionCoordinator?.isInteractive == true)
    #expect(stage.simulator.visibleFrame(of: stack.view).height == small + 200)
    stage.simulator.run(for: 0.3)
    finger.lift()
    stage.simulator.runUntilIdle()
    #expect(stack.topViewController === (isCanceled ? second : first))
    let height = stage.simulator.visibleFrame(of: stack.view).height
    #expect(height == (isCanceled ? small + 200 : small))
    stage.expectSilence()
  }

  @Test func `without animations, a screen is there at once, and a finger still dismisses it`() {
    let list = FlaggedViewController()
    let stage = ShownStage(list)
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    list.open(stage.screen, from: stage.thumbnail)
    stage.simulator.step()
    #expect(stage.simulator.visibleFrame(of: stage.screen.view) == stage.simulator.window.bounds)
    stage.simulator.drag(
      from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 600), duration: 0.3)
    stage.simulator.runUntilIdle()
    #expect(list.presentedViewController == nil && stage.thumbnail.alpha == 1)
    list.open(stage.screen, from: stage.thumbnail)
    stage.screen.dismissOrReverse()
    stage.simulator.runUntilIdle()
    #expect(list.presentedViewController == nil)
    stage.expectSilence()
  }

  @Test func `with the flag off, UIKit presents and pushes`() {
    let list = FlaggedViewController()
    let stage = ShownStage(list)
    list.usesMatchCut = false
    list.open(stage.screen, from: stage.thumbnail)
    stage.simulator.runUntilIdle()
    #expect(stage.screen.transitioningDelegate == nil)
    #expect(stage.screen.modalPresentationStyle == .fullScreen)
    stage.screen.dismissOrReverse()
    stage.simulator.runUntilIdle()
    #expect(list.presentedViewController == nil)
    stage.expectSilence()
    let (other, navigation) = ShownStage.stack()
    let stack = FlaggedStack()
    for usesMatchCut in [true, false] {
      stack.setFlag(usesMatchCut, in: navigation)
      #expect((navigation.delegate === stack.push) == usesMatchCut)
      other.playPush(in: navigation)
    }
  }
}
