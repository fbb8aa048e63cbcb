import Foundation

extension NSLayoutConstraint {
  /// How the views of a visual format are aligned with each other.
  public struct FormatOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The left edges are equal.
    public static let alignAllLeft = FormatOptions(.left)
    /// The right edges are equal.
    public static let alignAllRight = FormatOptions(.right)
    /// The top edges are equal.
    public static let alignAllTop = FormatOptions(.top)
    /// The bottom edges are equal.
    public static let alignAllBottom = FormatOptions(.bottom)
    /// The leading edges are equal.
    public static let alignAllLeading = FormatOptions(.leading)
    /// The trailing edges are equal.
    public static let alignAllTrailing = FormatOptions(.trailing)
    /// The horizontal centers are equal.
    public static let alignAllCenterX = FormatOptions(.centerX)
    /// The vertical centers are equal.
    public static let alignAllCenterY = FormatOptions(.centerY)
    /// From the leading to the trailing edge; the default.
    public static let directionLeadingToTrailing = FormatOptions([])
    /// From left to right, whatever the language.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)

    private init(_ attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

    fileprivate var alignments: [Attribute] {
      let all: [Attribute] = [
        .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY,
      ]
      return all.filter { contains(FormatOptions($0)) }
    }
  }

  /// Creates the constraints of a format such as `H:|-[image]-12-[title(>=80)]|`; they are not active yet.
  ///
  /// - Parameters:
  ///   - format: The format. One that cannot be read is a fault, and has no constraints.
  ///   - opts: How the views are aligned with each other.
  ///   - metrics: The numbers that the format names.
  ///   - views: The views and guides that the format names. `|` is the superview, and `|-` its margin.
  /// - Returns: The constraints, in the order of the format.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var reader = VisualFormatReader(
      format, isLeftToRight: opts.contains(.directionLeftToRight), metrics: metrics ?? [:],
      views: views)
    do {
      var constraints = try reader.constraints()
      for (view, next) in zip(reader.items, reader.items.dropFirst()) {
        constraints += opts.alignments.map { NSLayoutConstraint(view, $0, .equal, next, $0) }
      }
      return constraints
    } catch {
      World.current.fault(
        "AL15",
        "The visual format \(format) cannot be read: \(error.reason). On a device this raises an exception."
      )
      return []
    }
  }
}

private struct VisualFormatError: Error {
  let reason: String
}

/// Reads a visual format from left to right.
@MainActor private struct VisualFormatReader {
  /// The views and guides so far.
  private(set) var items: [AnyObject] = []
  private var rest: Substring
  private let axis: NSLayoutConstraint.Axis
  private let isLeftToRight: Bool
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var result: [NSLayoutConstraint] = []

  /// A comparison with a number or with another view, by default that it is equal.
  private struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var constant: CGFloat = 0
    var item: AnyObject?
    /// Whether it is the distance to the margin of the superview.
    var isMargin = false
    var priority = UILayoutPriority.required
  }

  init(_ format: String, isLeftToRight: Bool, metrics: [String: Any], views: [String: Any]) {
    var text = Substring(format.filter { !$0.isWhitespace })
    axis = text.hasPrefix("V:") ? .vertical : .horizontal
    if text.hasPrefix("V:") || text.hasPrefix("H:") { text = text.dropFirst(2) }
    rest = text
    self.isLeftToRight = isLeftToRight
    self.metrics = metrics
    self.views = views
  }

  mutating func constraints() throws(VisualFormatError) -> [NSLayoutConstraint] {
    var distance: [Predicate]?
    if take("|") { distance = try readDistance(isAtEdge: true) }
    repeat {
      let item = try readItem()
      if let distance {
        let before = items.last
        let other: AnyObject = if let before { before } else { try superview(of: item) }
        place(item, start, after: other, before == nil ? start : end, distance)
      }
      items.append(item)
      let isLast = rest == "|" || rest == "-|"
      distance = rest.isEmpty ? nil : try readDistance(isAtEdge: isLast)
    } while !rest.isEmpty && rest != "|"
    if take("|"), let distance, let last = items.last {
      place(try superview(of: last), end, after: last, end, distance)
    }
    return result
  }

  private var start: NSLayoutConstraint.Attribute {
    axis == .vertical ? .top : isLeftToRight ? .left : .leading
  }

  private var end: NSLayoutConstraint.Attribute {
    axis == .vertical ? .bottom : isLeftToRight ? .right : .trailing
  }

  private var startMargin: NSLayoutConstraint.Attribute {
    axis == .vertical ? .topMargin : isLeftToRight ? .leftMargin : .leadingMargin
  }

  private var endMargin: NSLayoutConstraint.Attribute {
    axis == .vertical ? .bottomMargin : isLeftToRight ? .rightMargin : .trailingMargin
  }

  private mutating func place(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, after other: AnyObject,
    _ otherAttribute: NSLayoutConstraint.Attribute, _ predicates: [Predicate]
  ) {
    for predicate in predicates {
      // The superview is the second item at the start, and the first one at the end.
      let first = predicate.isMargin && attribute == end ? endMargin : attribute
      let second = predicate.isMargin && otherAttribute == start ? startMargin : otherAttribute
      add(
        NSLayoutConstraint(
          item, first, predicate.relation, other, second, constant: predicate.constant),
        predicate.priority)
    }
  }

  private mutating func add(_ constraint: NSLayoutConstraint, _ priority: UILayoutPriority) {
    constraint.priority = priority
    result.append(constraint)
  }

  private func superview(of item: AnyObject) throws(VisualFormatError) -> UIView {
    let view = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
    guard let view else { throw VisualFormatError(reason: "a view has no superview for |") }
    return view
  }

  /// Reads `[name]` or `[name(predicates)]`.
  private mutating func readItem() throws(VisualFormatError) -> AnyObject {
    guard take("[") else { throw unexpected("[") }
    let item = try view(named: readName())
    if take("(") {
      let dimension: NSLayoutConstraint.Attribute = axis == .vertical ? .height : .width
      for predicate in try readPredicates() {
        add(
          NSLayoutConstraint(
            item, dimension, predicate.relation, predicate.item, dimension,
            constant: predicate.constant), predicate.priority)
      }
    }
    guard take("]") else { throw unexpected("]") }
    return item
  }

  /// Reads nothing, `-`, `-12-` or `-(predicates)-`.
  private mutating func readDistance(isAtEdge: Bool) throws(VisualFormatError) -> [Predicate] {
    guard take("-") else { return [Predicate()] }
    if rest.first == "[" || rest.first == "|" {
      return [Predicate(constant: isAtEdge ? 0 : 8, isMargin: isAtEdge)]
    }
    let predicates = take("(") ? try readPredicates() : [try readPredicate()]
    guard take("-") else { throw unexpected("-") }
    return predicates
  }

  /// Reads predicates with commas, and the closing parenthesis.
  private mutating func readPredicates() throws(VisualFormatError) -> [Predicate] {
    var predicates: [Predicate] = []
    repeat { predicates.append(try readPredicate()) } while take(",")
    guard take(")") else { throw unexpected(")") }
    return predicates
  }

  private mutating func readPredicate() throws(VisualFormatError) -> Predicate {
    var predicate = Predicate()
    if take("<=") { predicate.relation = .lessThanOrEqual }
    if take(">=") { predicate.relation = .greaterThanOrEqual }
    _ = take("==")
    let name = readName()
    if let number = number(named: name) {
      predicate.constant = number
    } else {
      predicate.item = try view(named: name)
    }
    if take("@") {
      let name = readName()
      guard let number = number(named: name) else {
        throw VisualFormatError(reason: "there is no priority \(name)")
      }
      predicate.priority = UILayoutPriority(Float(number))
    }
    return predicate
  }

  private mutating func take(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest = rest.dropFirst(text.count)
    return true
  }

  private mutating func readName() -> String {
    let sign = take("-") ? "-" : ""
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    rest = rest.dropFirst(name.count)
    return sign + name
  }

  private func number(named name: String) -> CGFloat? {
    if let number = Double(name) { return CGFloat(number) }
    return switch metrics[name] {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }

  private func view(named name: String) throws(VisualFormatError) -> AnyObject {
    guard let view = views[name] else {
      throw VisualFormatError(reason: "\(name) is neither a view nor a number")
    }
    return view as AnyObject
  }

  private func unexpected(_ expected: String) -> VisualFormatError {
    VisualFormatError(reason: "\(expected) is expected before \(rest.isEmpty ? "the end" : rest)")
  }
}
