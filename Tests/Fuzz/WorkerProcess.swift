import Foundation
import Fuzzing

/// A process that plays episodes, and is replaced by another one when it crashes.
final class WorkerProcess {
  /// The reason for a missing response.
  enum Failure: Error {
    case crashed(String)
    case hung
  }

  /// The longest time of a response, in seconds; an episode takes milliseconds.
  private static let patience: Int32 = 60
  /// The program that runs.
  static let ownProgram = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()

  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let complaints: URL
  private var received = Data()

  /// Starts a command as the worker.
  init(program: URL) throws {
    // A worker that has crashed is detected when it does not respond.
    signal(SIGPIPE, SIG_IGN)
    complaints = FileManager.default.temporaryDirectory
      .appendingPathComponent("fuzz-\(UUID().uuidString)")
    _ = FileManager.default.createFile(atPath: complaints.path, contents: nil)
    process.executableURL = program
    process.arguments = ["--worker"]
    process.environment = ProcessInfo.processInfo.environment
      .merging(["SWIFT_BACKTRACE": CrashReport.settings]) { $1 }
    process.standardInput = input
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: complaints)
    try process.run()
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: complaints)
  }

  /// Sends a request; the responses arrive one by one.
  func send(_ order: Order) throws {
    var data = try JSONEncoder().encode(order)
    data.append(UInt8(ascii: "\n"))
    do {
      try input.fileHandleForWriting.write(contentsOf: data)
    } catch {
      throw Failure.crashed(cause)
    }
  }

  /// Waits for the next response.
  func nextAnswer() throws -> Answer {
    try JSONDecoder().decode(Answer.self, from: nextLine())
  }

  private func nextLine() throws -> Data {
    while true {
      if let end = received.firstIndex(of: UInt8(ascii: "\n")) {
        let line = Data(received[..<end])
        received = Data(received[(end + 1)...])
        return line
      }
      let handle = output.fileHandleForReading
      var events = pollfd(fd: handle.fileDescriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&events, 1, Self.patience * 1000) > 0 else { throw Failure.hung }
      let data = handle.availableData
      guard !data.isEmpty else { throw Failure.crashed(cause) }
      received.append(data)
    }
  }

  /// The output of the process, or the signal that ended it.
  private var cause: String {
    process.waitUntilExit()
    let text = (try? String(contentsOf: complaints, encoding: .utf8)) ?? ""
    return CrashReport(text).summary ?? "signal \(process.terminationStatus)"
  }
}
