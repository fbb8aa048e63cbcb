import Foundation
import WebServer

/// `swift run Demo --live`: the demo on a phone that a browser shows, and fingers touch.
@MainActor enum LiveCommand {
  /// Serves until it is interrupted.
  ///
  /// - Parameters:
  ///   - host: The address to listen at.
  ///   - port: The port to listen at, or the first one to try; 0 for any.
  ///   - output: The folder for recordings.
  ///   - complain: Prints a message to the user.
  /// - Returns: The exit status.
  static func run(
    host: IPv4Address, port: UInt16, output: String, complain: (String) -> Void
  ) -> Int32 {
    let interrupt = Interrupt.catchSignals()
    let listener: Listener
    do {
      listener = try Listener(host: host, port: port) {
        complain("port \($0) is taken, trying the next one")
      }
    } catch {
      complain("cannot listen at \(host): \((error as? Listener.Failure)?.reason ?? "\(error)")")
      return 1
    }
    let sources = SourceCode(package: SourceCode.packageFolder, folder: "Demo/Demo/Screens")
    let archive = LiveArchive(folder: URL(fileURLWithPath: output, isDirectory: true))
    let session = LiveSession(
      archive: archive,
      explanations: FactBook(sources.text(of: "Documentation/UIKitFacts.md")))
    let server = Server(
      session: session, pages: LivePages(archive: archive, sources: sources), host: host,
      port: listener.port)
    print(
      """
      The phone is at http://\(host == .any ? .loopback : host):\(listener.port)/
      Open that in a browser, and touch it. Ctrl-C ends it.
      """)
    if !host.isLoopback {
      print(
        "Everyone who reaches this port of \(host == .any ? "the machine" : "\(host)") can use it,"
          + " and save recordings to \(output).")
    }
    fflush(nil)
    SocketLoop(listener: listener, server: server, session: session).run(until: interrupt)
    print("\nThe phone is off.")
    return 0
  }
}
