import Glibc

/// Ctrl-C as an event that a loop can wait for.
package enum Interrupt {
  /// The descriptor that the handler writes to; a signal handler can do little else.
  nonisolated(unsafe) private static var sink: Int32 = -1

  /// From now on, signals that end the program make the returned descriptor readable instead.
  package static func catchSignals() -> Int32 {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return -1 }
    sink = ends[1]
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number) { _ in
        var byte: UInt8 = 0
        write(Interrupt.sink, &byte, 1)
      }
    }
    signal(SIGPIPE, SIG_IGN)
    return ends[0]
  }
}
