/// The Swift code of a value, such as a script, for a test.
package struct SwiftSource {
  /// The source of an expression.
  package let text: String

  /// Writes a script, each event on a line.
  package init(_ script: Script) {
    let app = SwiftSource(value: script.app).text
    let events = script.events.map { "    \(SwiftSource(value: $0).text)," }
    text = """
      Script(
        app: \(app),
        events: [
      \(events.joined(separator: "\n"))
        ])
      """
  }

  /// Writes a number, a string, an optional, an array, an enumeration case, or a structure whose
  /// initializer takes its properties.
  init(value: Any) {
    let mirror = Mirror(reflecting: value)
    text =
      switch mirror.displayStyle {
      case .optional: mirror.children.first.map { SwiftSource(value: $0.value).text } ?? "nil"
      case .collection:
        "[\(mirror.children.map { SwiftSource(value: $0.value).text }.joined(separator: ", "))]"
      case .enum: Self.enumerationCase(value, mirror)
      case .struct: Self.structure(value, mirror)
      default: "\(value)"
      }
  }

  private static func enumerationCase(_ value: Any, _ mirror: Mirror) -> String {
    guard let child = mirror.children.first, let name = child.label else { return ".\(value)" }
    let payload = Mirror(reflecting: child.value)
    guard payload.displayStyle == .tuple else {
      return ".\(name)(\(SwiftSource(value: child.value).text))"
    }
    return ".\(name)(\(arguments(Array(payload.children))))"
  }

  private static func structure(_ value: Any, _ mirror: Mirror) -> String {
    guard let value = value as? any PlainlyMade else { return "\(value)" }
    let usual = Mirror(reflecting: type(of: value).init()).children.map { "\($0.value)" }
    let changed = zip(mirror.children, usual).filter { "\($0.value)" != $1 }.map(\.0)
    return "\(type(of: value))(\(arguments(changed)))"
  }

  private static func arguments(_ children: [Mirror.Child]) -> String {
    children.map { child in
      let text = SwiftSource(value: child.value).text
      // Values without a label have the labels .0, .1 and so on.
      guard let label = child.label, !label.hasPrefix(".") else { return text }
      return "\(label): \(text)"
    }.joined(separator: ", ")
  }
}

/// A structure whose properties have defaults, so that only those that differ are written.
protocol PlainlyMade {
  init()
}

extension AlertPlan: PlainlyMade {}
extension AppPlan: PlainlyMade {}
extension DevicePlan: PlainlyMade {}
extension ModalPlan: PlainlyMade {}
extension StackPlan: PlainlyMade {}
