/// Reports mistakes in an app's use of the kit.
@MainActor package enum Misuse {
  private struct Report {
    weak var object: AnyObject?
    let place: String
  }

  private static var reports: [Report] = []

  /// Reports a mistake, once for each object and for each place in the kit that finds it.
  ///
  /// - Parameters:
  ///   - object: The object that is misused; it is not retained.
  ///   - message: What is wrong, and what to do.
  ///   - file: The file that reports the mistake.
  ///   - line: The line that reports the mistake.
  package static func report(
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

/// Reports a call on a thread other than the main thread.
///
/// - Parameter call: The call; that of the caller by default.
package func expectMainThread(_ call: String = #function) {
  guard !isOnMainThread else { return }
  Task { @MainActor in
    Misuse.warn("\(call) was called on another thread: call it on the main thread.")
  }
}
