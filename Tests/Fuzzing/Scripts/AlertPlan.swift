/// An alert, or an action sheet.
struct AlertPlan: Codable, Hashable, Sendable {
  var isSheet = false
  /// Whether it has a text field; an action sheet has none.
  var hasField = false
  /// The number of its actions.
  var actions = 1
  /// Whether the last of them cancels.
  var hasCancel = false
}

/// Where the user taps while an alert is on top.
enum AlertSpot: Codable, Hashable, Sendable {
  /// The button of an action, in the order in which they were added.
  case button(Int)
  case beside
}
