/// A mistake in the app's use of the kit, which the app is told of.
@MainActor enum Misuse {
  private struct Report {
    weak var object: AnyObject?
    let place: String
  }

  private static var reports: [Report] = []

  /// Reports a mistake, once for each object and for each place in the kit that finds it.
  ///
  /// - Parameters:
  ///   - object: The object that the app uses wrongly; it is not retained.
  ///   - message: What is wrong, and what to do.
  ///   - file: The file of the kit that finds it.
  ///   - line: The line there.
  static func report(
    _ object: AnyObject, _ message: @autoclosure () -> String, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    let place = "\(file):\(line)"
    reports.removeAll { $0.object == nil }
    guard !reports.contains(where: { $0.object === object && $0.place == place }) else { return }
    reports.append(Report(object: object, place: place))
    warn(message())
  }
}
