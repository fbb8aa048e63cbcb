import UIKit

/// A card that slides over the camera's picture.
final class CardViewController: UIViewController {
  private let panel = UIView()
  private let heading: UILabel
  private let rows: [ThumbnailRow]

  init(_ title: String, photos: [Photo]) {
    heading = UILabel(title, size: 28, weight: .heavy, color: Palette.ink)
    rows = photos.map(ThumbnailRow.init)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  /// The camera's picture is below the bar.
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .clear
    panel.backgroundColor = Palette.paper
    panel.layer.cornerRadius = 32
    view.addSubview(panel)
    for subview in [heading] + rows { panel.addSubview(subview) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    panel.frame = area.insetBy(dx: Spacing.medium, dy: Spacing.small)
    let width = panel.bounds.width - Spacing.margin * 2
    heading.frame = CGRect(x: Spacing.margin, y: Spacing.margin, width: width, height: 36)
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: Spacing.margin, y: 84 + CGFloat(index) * (ThumbnailRow.height + Spacing.medium),
        width: width, height: ThumbnailRow.height)
    }
  }
}
