import Fuzzing

/// A request to the worker process, one line of JSON.
enum Order: Codable {
  /// Plays episodes with successive seeds.
  case episodes(first: UInt64, count: Int)
  /// Plays one script, and then draws it if that is wanted.
  case script(Script, isDrawn: Bool)
}

/// A response of the worker process, one line of JSON.
enum Answer: Codable {
  /// An episode begins; without a further response, it has crashed.
  case begins(seed: UInt64)
  /// An episode has been played.
  case found(seed: UInt64, [Finding])
  /// A script has been played.
  case judged([Finding], strip: String?)
  /// All requested episodes have been played.
  case done(events: Int)
}
