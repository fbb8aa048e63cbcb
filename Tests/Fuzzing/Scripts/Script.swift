/// A random app and its events: everything about one episode.
///
/// It is plain data, so it can be sent to another process, shrunk, and printed as Swift code for a
/// test.
package struct Script: Codable, Hashable, Sendable {
  var app = AppPlan()
  var events: [Event] = []
}

extension Script {
  /// The number of its events.
  package var eventCount: Int { events.count }
}
