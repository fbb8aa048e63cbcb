import Fuzzing

/// What the worker process is asked to do, a line of JSON each.
enum Order: Codable {
  /// Plays episodes with successive seeds.
  case episodes(first: UInt64, count: Int)
  /// Plays one script.
  case script(Script)
}

/// What the worker process answers, a line of JSON each.
enum Answer: Codable {
  /// An episode begins; if nothing else comes, it has crashed.
  case begins(seed: UInt64)
  /// An episode has been played.
  case found(seed: UInt64, [Finding])
  /// A script has been played.
  case judged([Finding])
  /// All episodes that were asked for have been played.
  case done(events: Int)
}
