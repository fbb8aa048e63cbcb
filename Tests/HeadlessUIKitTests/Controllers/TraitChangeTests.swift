import Testing
import UIKit
import UIKitSimulator

/// The calls about changed traits.
@MainActor struct TraitChangeTests {
  private let simulator = Simulator()
  private let journal = Journal()
  private let root: Listener

  init() {
    root = Listener("root", journal)
    simulator.window.rootViewController = root
    simulator.runUntilIdle()
    journal.calls = []
  }

  @Test func `a phone that turns has another vertical size class, before the layout`() {
    simulator.resize(to: CGSize(width: 400, height: 852))
    simulator.runUntilIdle()
    #expect(journal.calls == ["root will turn", "root layout"])
    journal.calls = []
    simulator.resize(to: CGSize(width: 852, height: 393))
    simulator.runUntilIdle()
    #expect(
      journal.calls == [
        "root will turn", "root regular to compact", "root's view regular to compact",
        "root layout",
      ])
    simulator.resize(to: CGSize(width: 393, height: 852))
    #expect(journal.calls[5] == "root compact to regular")
  }

  @Test(
    arguments: [
      (CGSize(width: 852, height: 393), UIUserInterfaceSizeClass.compact),
      (CGSize(width: 667, height: 375), .compact), (CGSize(width: 736, height: 414), .regular),
      (CGSize(width: 896, height: 414), .regular), (CGSize(width: 393, height: 852), .compact),
      (CGSize(width: 639, height: 1024), .compact), (CGSize(width: 678, height: 1024), .regular),
    ] as [(CGSize, UIUserInterfaceSizeClass)])
  func `only large phones and wide windows have a regular width`(
    size: CGSize, width: UIUserInterfaceSizeClass
  ) {
    simulator.resize(to: size)
    simulator.runUntilIdle()
    #expect(root.traitCollection.horizontalSizeClass == width)
  }

  @Test func `presented screens and children are told, the outer ones first`() {
    let (child, presented) = (Listener("child", journal), Listener("presented", journal))
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    presented.modalPresentationStyle = .overFullScreen
    root.present(presented, animated: false)
    simulator.runUntilIdle()
    journal.calls = []
    simulator.resize(to: CGSize(width: 852, height: 393))
    simulator.runUntilIdle()
    let told = journal.calls.filter { $0.hasSuffix("regular to compact") && !$0.contains("view") }
    #expect(told.map { $0.prefix { $0 != " " } } == ["root", "child", "presented"])
  }

  @Test func `a style is told where nothing overrides it`() {
    let dark = Listener("dark", journal)
    dark.overrideUserInterfaceStyle = .dark
    root.addChild(dark)
    root.view.addSubview(dark.view)
    simulator.runUntilIdle()
    journal.calls = []
    simulator.userInterfaceStyle = .dark
    #expect(journal.calls.filter { $0.contains("light to dark") }.count == 2)
    #expect(!journal.calls.contains { $0.hasPrefix("dark") })
    simulator.userInterfaceStyle = .dark
    #expect(journal.calls.filter { $0.contains("dark to") } == [])
  }
}

@MainActor private final class Journal {
  var calls: [String] = []

  func note(_ name: String, _ old: UITraitCollection?, _ new: UITraitCollection) {
    guard let old else { return }
    if old.verticalSizeClass != new.verticalSizeClass {
      calls.append("\(name) \(old.verticalSizeClass) to \(new.verticalSizeClass)")
    }
    if old.userInterfaceStyle != new.userInterfaceStyle {
      calls.append("\(name) \(old.userInterfaceStyle) to \(new.userInterfaceStyle)")
    }
  }
}

private final class Listener: UIViewController {
  private final class ListenerView: UIView {
    var onChange: (UITraitCollection?) -> Void = { _ in }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      onChange(previousTraitCollection)
    }
  }

  private let name: String
  private let journal: Journal

  init(_ name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let view = ListenerView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.onChange = { [unowned self, unowned view] in
      journal.note("\(name)'s view", $0, view.traitCollection)
    }
    self.view = view
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    journal.calls.append("\(name) will turn")
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    journal.note(name, previousTraitCollection, traitCollection)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    journal.calls.append("\(name) layout")
  }
}
