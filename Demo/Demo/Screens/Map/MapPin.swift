import UIKit

/// A pin on the map: a round picture above a point.
final class MapPin: UIButton {
  let photo: Photo
  let picture: PaintingView

  private let disc = UIView()
  private let tip = UIView()

  init(photo: Photo, action: @escaping @MainActor (MapPin) -> Void) {
    self.photo = photo
    picture = PaintingView(photo.painting)
    super.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side + 10))
    disc.isUserInteractionEnabled = false
    disc.backgroundColor = .white
    disc.layer.cornerRadius = Self.side / 2
    disc.layer.shadowColor = Palette.shadow.cgColor
    disc.layer.shadowOpacity = 0.25
    disc.layer.shadowRadius = 6
    disc.layer.shadowOffset = CGSize(width: 0, height: 3)
    tip.isUserInteractionEnabled = false
    tip.backgroundColor = .white
    tip.layer.cornerRadius = 3
    tip.transform = CGAffineTransform(rotationAngle: .pi / 4)
    for view in [tip, disc, picture] { addSubview(view) }
    disc.frame = CGRect(x: 0, y: 0, width: Self.side, height: Self.side)
    disc.layer.shadowPath = UIBezierPath(ovalIn: disc.bounds).cgPath
    tip.bounds = CGRect(x: 0, y: 0, width: 18, height: 18)
    tip.center = CGPoint(x: Self.side / 2, y: Self.side - 5)
    picture.frame = disc.frame.insetBy(dx: 4, dy: 4)
    picture.layer.cornerRadius = picture.bounds.width / 2
    accessibilityLabel = photo.place
    let tapped = UIAction { [weak self] _ in
      guard let self else { return }
      action(self)
    }
    addAction(tapped, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  private static let side: CGFloat = 60
}
