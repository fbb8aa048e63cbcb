import MatchCut
import UIKit

/// The demo's root: photos and journal, with a bar to switch between them.
final class AppViewController: UIViewController {
  enum Part: Int {
    case photos
    case journal
  }

  let photos = PhotosViewController()
  let articles = ArticleListViewController()
  private(set) lazy var journal = UINavigationController(rootViewController: articles)

  private let tabBar = TabBar([
    TabItem("Photos", symbol: "square.grid.2x2"), TabItem("Journal", symbol: "doc.text"),
  ])
  private var part: Part

  init(showing part: Part = .photos) {
    self.part = part
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.paper
    // It is seen behind screens that turn or fade.
    journal.view.backgroundColor = Palette.paper
    journal.setNavigationBarHidden(true, animated: false)
    let articles = articles
    PushTransition { [weak articles] in articles?.effect(for: $0) ?? .push }.attach(to: journal)
    tabBar.onSelect = { [weak self] in
      if let part = Part(rawValue: $0) { self?.show(part) }
    }
    view.addSubview(tabBar)
    add(controller(for: part))
  }

  override var childForStatusBarStyle: UIViewController? { controller(for: part) }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for child in children { child.view.frame = view.bounds }
    let bottom = max(view.safeAreaInsets.bottom, Spacing.medium)
    tabBar.center = CGPoint(
      x: view.bounds.midX, y: view.bounds.height - bottom - TabBar.size.height / 2)
  }

  private func show(_ newPart: Part) {
    guard newPart != part else { return }
    let old = controller(for: part)
    old.willMove(toParent: nil)
    old.view.removeFromSuperview()
    old.removeFromParent()
    part = newPart
    add(controller(for: newPart))
  }

  private func add(_ child: UIViewController) {
    addChild(child)
    child.view.frame = view.bounds
    view.insertSubview(child.view, belowSubview: tabBar)
    child.didMove(toParent: self)
    tabBar.selection = part.rawValue
    setNeedsStatusBarAppearanceUpdate()
  }

  private func controller(for part: Part) -> UIViewController {
    switch part {
    case .photos: photos
    case .journal: journal
    }
  }
}
