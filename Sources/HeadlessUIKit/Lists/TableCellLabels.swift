import Foundation

/// The labels and the image of a cell, created when they are asked for.
///
/// Fonts and distances are recalled rather than documented.
@MainActor final class TableCellLabels {
  private let style: UITableViewCell.CellStyle
  private unowned let host: UIView
  private var storedText: UILabel?
  private var storedDetail: UILabel?
  private var storedImage: UIImageView?

  /// The distance of the content from the edges of the cell, in points.
  static let margin: CGFloat = 16
  private static let gap: CGFloat = 6

  init(_ style: UITableViewCell.CellStyle, in host: UIView) {
    self.style = style
    self.host = host
  }

  var text: UILabel {
    if let storedText { return storedText }
    let label = make(size: style == .value2 ? 15 : 17)
    if style == .value2 {
      label.textColor = .tintColor
      label.textAlignment = .right
    }
    storedText = label
    return label
  }

  var detail: UILabel? {
    if let storedDetail { return storedDetail }
    let label: UILabel
    switch style {
    case .default: return nil
    case .value1:
      label = make(size: 17)
      label.textColor = .secondaryLabel
    case .value2: label = make(size: 15)
    case .subtitle: label = make(size: 12)
    }
    storedDetail = label
    return label
  }

  var image: UIImageView {
    if let storedImage { return storedImage }
    let view = UIImageView()
    host.addSubview(view)
    storedImage = view
    return view
  }

  private func make(size: CGFloat) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: size)
    host.addSubview(label)
    return label
  }

  func mark(highlighted: Bool) {
    storedText?.isHighlighted = highlighted
    storedDetail?.isHighlighted = highlighted
  }

  /// Returns the height that the labels need, without the rows' smallest height.
  func height(forWidth width: CGFloat) -> CGFloat {
    let room = CGSize(width: area(in: width, imageWidth: imageSize.width).width, height: 0)
    let heights = [storedText, storedDetail].map { $0?.sizeThatFits(room).height ?? 0 }
    let text = style == .subtitle ? heights[0] + heights[1] : max(heights[0], heights[1])
    return max(text + 22, imageSize.height)
  }

  /// Places the labels and the image in the bounds of the content view.
  func layOut() {
    let size = imageSize
    storedImage?.frame = CGRect(
      x: Self.margin, y: (host.bounds.height - size.height) / 2, width: size.width,
      height: size.height)
    let (x, width) = area(in: host.bounds.width, imageWidth: size.width)
    let height = host.bounds.height
    switch style {
    case .default:
      storedText?.frame = CGRect(x: x, y: 0, width: width, height: height)
    case .value1:
      let detail = min(storedDetail?.intrinsicContentSize.width ?? 0, width)
      storedText?.frame = CGRect(
        x: x, y: 0, width: max(width - detail - Self.gap, 0), height: height)
      storedDetail?.frame = CGRect(x: x + width - detail, y: 0, width: detail, height: height)
    case .value2:
      storedText?.frame = CGRect(x: x, y: 0, width: 91, height: height)
      storedDetail?.frame = CGRect(
        x: x + 91 + Self.gap, y: 0, width: max(width - 91 - Self.gap, 0), height: height)
    case .subtitle:
      let room = CGSize(width: width, height: 0)
      let (top, bottom) = (
        storedText?.sizeThatFits(room).height ?? 0, storedDetail?.sizeThatFits(room).height ?? 0
      )
      let start = ((height - top - bottom) / 2).onPixel
      storedText?.frame = CGRect(x: x, y: start, width: width, height: top)
      storedDetail?.frame = CGRect(x: x, y: start + top, width: width, height: bottom)
    }
  }

  private var imageSize: CGSize { storedImage?.image?.size ?? .zero }

  /// The horizontal room of the labels, after the image.
  private func area(in width: CGFloat, imageWidth: CGFloat) -> (x: CGFloat, width: CGFloat) {
    let x = Self.margin + (imageWidth > 0 ? imageWidth + Self.margin : 0)
    return (x, max(width - x - Self.margin, 0))
  }
}
