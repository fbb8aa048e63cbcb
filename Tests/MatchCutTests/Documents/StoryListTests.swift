import MatchCut
import Testing
import UIKit
import UIKitSimulator

// MARK: Stories in a collection view

private struct Story: Identifiable {
  let id: Int
}

private final class StoryCell: UICollectionViewCell {
  let picture = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.frame = contentView.bounds
    picture.backgroundColor = .systemTeal
    contentView.addSubview(picture)
  }

  required init?(coder: NSCoder) { nil }
}

private final class StoryViewController: UIViewController {
  let picture = UIImageView(frame: CGRect(x: 0, y: 100, width: 393, height: 393))
  let story: Story

  init(_ story: Story) {
    self.story = story
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    picture.backgroundColor = .systemTeal
    view.addSubview(picture)
  }
}

private final class StoriesViewController: UICollectionViewController {
  var stories = (0..<60).map { Story(id: $0) }
  /// What the zoom comes from; the table names what goes wrong with each.
  var source = Source.provider
  private let layout = UICollectionViewFlowLayout()

  enum Source {
    case provider
    case scrollingProvider
    case providerOfCell
    case cell
    case indexPath
  }

  init() {
    layout.itemSize = CGSize(width: 100, height: 100)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(StoryCell.self, forCellWithReuseIdentifier: "story")
  }

  func attach(to navigationController: UINavigationController) {
    PushTransition { [weak self] request in
      guard let screen = request.frontController as? StoryViewController else { return .push }
      let id = screen.story.id
      return .zoom(
        from: .provider { _ in self?.thumbnail(of: id).map { .view($0) } },
        matching: .view(screen.picture))
    }
    .attach(to: navigationController)
  }

  func attachOtherwise(to navigationController: UINavigationController) {
    var place: IndexPath?
    var cell: UIView?
    PushTransition { [weak self] request in
      guard let self, let screen = request.frontController as? StoryViewController else {
        return .push
      }
      let id = screen.story.id
      if request.operation == .push {
        place = self.place(of: id)
        cell = place.flatMap { self.collectionView.cellForItem(at: $0) }
      }
      let source: ZoomSource =
        switch self.source {
        case .cell: cell.map { .view($0) } ?? .provider { _ in nil }
        case .indexPath:
          .provider { [weak self] _ in
            (place.flatMap { self?.collectionView.cellForItem(at: $0) } as? StoryCell).map {
              .view($0.picture)
            }
          }
        case .providerOfCell:
          .provider { [weak self] _ in
            self?.place(of: id).flatMap { self?.collectionView.cellForItem(at: $0) }.map {
              .view($0)
            }
          }
        case .provider, .scrollingProvider:
          .provider { [weak self] _ in
            self?.scroll(to: id)
            return self?.thumbnail(of: id).map { .view($0) }
          }
        }
      return .zoom(from: source, matching: .view(screen.picture))
    }
    .attach(to: navigationController)
  }

  func thumbnail(of id: Story.ID) -> UIView? {
    guard let item = stories.firstIndex(where: { $0.id == id }) else { return nil }
    let cell = collectionView.cellForItem(at: IndexPath(item: item, section: 0))
    return (cell as? StoryCell)?.picture
  }

  func place(of id: Story.ID) -> IndexPath? {
    stories.firstIndex { $0.id == id }.map { IndexPath(item: $0, section: 0) }
  }

  private func scroll(to id: Story.ID) {
    guard let place = place(of: id), !collectionView.indexPathsForVisibleItems.contains(place)
    else { return }
    collectionView.scrollToItem(at: place, at: .centeredVertically, animated: false)
    collectionView.layoutIfNeeded()
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { stories.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "story", for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    navigationController?.pushViewController(
      StoryViewController(stories[indexPath.item]), animated: true)
  }
}

// MARK: The code is played

/// The rows of the article's table of what goes wrong with cells.
@MainActor struct StoryListTests {
  nonisolated static let variants = PhotoViewerArticleTests.variants

  @Test(arguments: variants)
  func `a story opens out of its cell, and returns into it`(variant: Simulator.Variant) throws {
    let stage = StoryStage(variant)
    let cell = try #require(stage.picture(of: 4))
    let frame = stage.simulator.visibleFrame(of: cell)
    stage.open(4)
    #expect(stage.pop().isClose(to: frame, within: 4))
    stage.expectList()
  }

  @Test(arguments: variants, [false, true])
  func `out of sight, it fades, unless the provider scrolls`(
    variant: Simulator.Variant, scrolls: Bool
  ) throws {
    let stage = StoryStage(variant, scrolls ? .scrollingProvider : nil)
    stage.open(1)
    stage.list.collectionView.setContentOffset(CGPoint(x: 0, y: 1200), animated: false)
    stage.list.collectionView.layoutIfNeeded()
    let last = stage.pop()
    if scrolls {
      let cell = try #require(stage.picture(of: 1))
      #expect(last.isClose(to: stage.simulator.visibleFrame(of: cell), within: 4))
    } else {
      #expect(last.width == stage.simulator.window.bounds.width)
    }
    stage.expectList()
  }

  @Test(arguments: variants, [false, true])
  func `after a change of the list, an index path is another story's`(
    variant: Simulator.Variant, usesIdentifier: Bool
  ) throws {
    let stage = StoryStage(variant, usesIdentifier ? nil : .indexPath)
    stage.open(4)
    stage.list.stories.insert(contentsOf: [Story(id: 100), Story(id: 101)], at: 0)
    stage.list.collectionView.reloadData()
    stage.list.collectionView.layoutIfNeeded()
    let last = stage.pop()
    let place = stage.list.place(of: usesIdentifier ? 4 : 2)
    #expect(place == (usesIdentifier ? [0, 6] : [0, 4]))
    let cell = try #require(stage.picture(of: usesIdentifier ? 4 : 2))
    #expect(last.isClose(to: stage.simulator.visibleFrame(of: cell), within: 4))
    stage.expectList()
  }

  @Test func `a cell that is reused while it is the source is another story's`() throws {
    let stage = StoryStage(.standard, .cell)
    stage.open(4)
    let cell = try #require(stage.list.collectionView.cellForItem(at: [0, 4]))
    stage.list.collectionView.setContentOffset(CGPoint(x: 0, y: 1200), animated: false)
    stage.list.collectionView.layoutIfNeeded()
    let place = try #require(stage.list.collectionView.indexPath(for: cell))
    #expect(place.item > 20)
    let last = stage.pop()
    #expect(last.isClose(to: stage.simulator.visibleFrame(of: cell), within: 4))
    stage.expectList()
  }

  @Test(arguments: [false, true])
  func `a layout shows a cell beside its flying picture, not a view inside`(isCell: Bool) throws {
    let stage = StoryStage(.standard, isCell ? .providerOfCell : nil)
    stage.open(4)
    stage.list.navigationController?.popViewController(animated: true)
    stage.simulator.run(for: 0.1)
    let cell = try #require(stage.list.collectionView.cellForItem(at: [0, 4]) as? StoryCell)
    #expect(stage.simulator.visibleAlpha(of: cell.picture) < 0.03)
    let layout = stage.list.collectionViewLayout as? UICollectionViewFlowLayout
    layout?.itemSize = CGSize(width: 104, height: 104)
    stage.simulator.run(for: 0.05)
    let shown = try #require(stage.list.collectionView.cellForItem(at: [0, 4]) as? StoryCell)
    #expect((stage.simulator.visibleAlpha(of: shown.picture) > 0.9) == isCell)
    stage.simulator.runUntilIdle()
    stage.expectList()
  }
}

/// A phone with the stories in a stack.
@MainActor private final class StoryStage {
  let simulator: Simulator
  let list = StoriesViewController()
  private let stack: UINavigationController

  init(_ variant: Simulator.Variant, _ source: StoriesViewController.Source? = nil) {
    simulator = Simulator(variant: variant)
    stack = UINavigationController(rootViewController: list)
    if let source {
      list.source = source
      list.attachOtherwise(to: stack)
    } else {
      list.attach(to: stack)
    }
    simulator.window.rootViewController = stack
    simulator.runUntilIdle()
  }

  func picture(of id: Int) -> UIView? { list.thumbnail(of: id) }

  func open(_ id: Int) {
    simulator.tap(at: simulator.visibleFrame(of: picture(of: id) ?? UIView()).center)
    simulator.runUntilIdle()
    #expect((stack.topViewController as? StoryViewController)?.story.id == id)
  }

  /// Pops the story, and returns the last visible frame of its screen.
  func pop() -> CGRect {
    let view = stack.topViewController?.view ?? UIView()
    stack.popViewController(animated: true)
    var last = CGRect.null
    while simulator.time < 60, last.isNull || stack.transitionCoordinator != nil {
      simulator.step()
      let frame = simulator.visibleFrame(of: view)
      if !frame.isNull { last = frame }
    }
    simulator.runUntilIdle()
    return last
  }

  /// Expects the list alone, with every picture in sight.
  func expectList(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(stack.topViewController === list, sourceLocation: sourceLocation)
    #expect(list.collectionView.visibleCells.count > 12, sourceLocation: sourceLocation)
    for case let cell as StoryCell in list.collectionView.visibleCells {
      #expect(cell.alpha == 1 && cell.picture.alpha == 1, sourceLocation: sourceLocation)
    }
    #expect(simulator.faults.isEmpty, "\(simulator.faults)", sourceLocation: sourceLocation)
  }
}
