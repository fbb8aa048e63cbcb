/// A made-up app, and what happens to it: all that one episode of the random test is.
///
/// It is plain data, so that it can be handed to another process, made shorter, and printed as
/// Swift that can be pasted into a test.
package struct Script: Codable, Hashable, Sendable {
  var app = AppPlan()
  var events: [Event] = []
}

extension Script {
  /// How much happens in it.
  package var eventCount: Int { events.count }
}
