import UIKit

/// What constraints place in the root view of a screen: its scroll view, its thumbnails and a text.
@MainActor final class ConstrainedContent {
  private unowned let root: UIView
  let text = UILabel()
  /// The left and upper edges of thumbnails, and their widths and heights.
  private var places: [ObjectIdentifier: [NSLayoutConstraint]] = [:]

  init(in root: UIView, scrollView: UIScrollView?) {
    self.root = root
    let area = root.safeAreaLayoutGuide
    text.numberOfLines = 0
    root.addSubview(text)
    for view in [scrollView, text] { view?.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: area.topAnchor, constant: 4),
      text.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 24),
      text.trailingAnchor.constraint(lessThanOrEqualTo: area.trailingAnchor),
    ])
    guard let scrollView else { return }
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: root.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
  }

  /// Sets the number of words.
  func show(_ words: Int) {
    text.text = Array(repeating: "word", count: words).joined(separator: " ")
  }

  /// Lets constraints place a thumbnail in the root view where its frame is, or where they did before.
  func pin(_ thumbnail: UIView) {
    // In a scroll view, they would determine the size of the content.
    guard thumbnail.superview === root else { return }
    thumbnail.translatesAutoresizingMaskIntoConstraints = false
    let frame = thumbnail.frame
    let former = places[ObjectIdentifier(thumbnail)]?.map(\.constant)
    let values = former ?? [frame.minX, frame.minY, frame.width, frame.height]
    let place = [
      thumbnail.leftAnchor.constraint(equalTo: root.leftAnchor, constant: values[0]),
      thumbnail.topAnchor.constraint(equalTo: root.topAnchor, constant: values[1]),
      thumbnail.widthAnchor.constraint(equalToConstant: values[2]),
      thumbnail.heightAnchor.constraint(equalToConstant: values[3]),
    ]
    NSLayoutConstraint.deactivate(places[ObjectIdentifier(thumbnail)] ?? [])
    NSLayoutConstraint.activate(place)
    places[ObjectIdentifier(thumbnail)] = place
  }

  /// Changes constants, and returns whether constraints place the thumbnail.
  func move(_ thumbnail: UIView, to center: CGPoint) -> Bool {
    guard let place = places[ObjectIdentifier(thumbnail)] else { return false }
    place[0].constant = center.x - place[2].constant / 2
    place[1].constant = center.y - place[3].constant / 2
    return true
  }

  /// Changes constants, and returns whether constraints place the thumbnail.
  func collapse(_ thumbnail: UIView) -> Bool {
    guard let place = places[ObjectIdentifier(thumbnail)] else { return false }
    for size in place[2...] { size.constant = 0 }
    return true
  }
}
