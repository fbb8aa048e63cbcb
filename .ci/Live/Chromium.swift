import Foundation
import Glibc

struct Failure: Error {
  let message: String

  init(_ message: String) { self.message = message }
}

/// A headless browser, and the DevTools protocol through two pipes.
final class Chromium {
  private let process: pid_t
  private let commands: Int32
  private let answers: Int32
  private var received: [UInt8] = []
  private var lastID = 0
  private var lastMethod = ""
  /// The errors of the pages.
  private(set) var complaints: [String] = []

  init(path: String, profile: String) throws {
    var down: [Int32] = [0, 0]
    var up: [Int32] = [0, 0]
    guard pipe(&down) == 0, pipe(&up) == 0 else { throw Failure("no pipes") }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    // The browser reads commands from 3 and writes responses to 4. Copies above 9 are made first,
    // because the pipes may have those numbers.
    let ends = [fcntl(down[0], F_DUPFD, 10), fcntl(up[1], F_DUPFD, 10)]
    for (end, number) in zip(ends, [Int32(3), 4]) {
      posix_spawn_file_actions_adddup2(&actions, end, number)
    }
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var arguments = [
      path, "--headless=new", "--remote-debugging-pipe", "--user-data-dir=\(profile)",
      "--no-first-run", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
      "--disable-background-networking", "--disable-component-update", "--disable-sync",
    ]
    // Its sandbox does not work for root, which containers run as.
    if geteuid() == 0 { arguments.append("--no-sandbox") }
    var strings = arguments.map { strdup($0) } + [nil]
    var process = pid_t()
    let result = posix_spawn(&process, path, &actions, nil, &strings, environ)
    for end in ends + [down[0], up[1]] { close(end) }
    guard result == 0 else { throw Failure("cannot start \(path)") }
    self.process = process
    commands = down[1]
    answers = up[0]
    signal(SIGPIPE, SIG_IGN)
  }

  /// Ends the browser.
  func quit() {
    kill(process, SIGTERM)
    var status: Int32 = 0
    waitpid(process, &status, 0)
  }

  /// Calls a method, and returns its result.
  @discardableResult
  func call(_ method: String, _ parameters: [String: Any] = [:], session: String? = nil) throws
    -> [String: Any]
  {
    lastID += 1
    lastMethod = method
    var message: [String: Any] = ["id": lastID, "method": method, "params": parameters]
    message["sessionId"] = session
    let bytes = Array(try JSONSerialization.data(withJSONObject: message)) + [0]
    guard bytes.withUnsafeBytes({ write(commands, $0.baseAddress, $0.count) }) == bytes.count
    else { throw Failure("the browser has gone") }
    while true {
      let answer = try receive()
      guard answer["id"] as? Int == lastID else {
        note(answer)
        continue
      }
      if let error = answer["error"] as? [String: Any] {
        throw Failure("\(method): \(error["message"] ?? error)")
      }
      return answer["result"] as? [String: Any] ?? [:]
    }
  }

  private func note(_ event: [String: Any]) {
    let parameters = event["params"] as? [String: Any]
    switch event["method"] as? String {
    case "Runtime.exceptionThrown":
      let details = parameters?["exceptionDetails"] as? [String: Any]
      let exception = details?["exception"] as? [String: Any]
      complaints.append("\(exception?["description"] ?? details ?? [:])")
    case "Log.entryAdded":
      let entry = parameters?["entry"] as? [String: Any]
      if entry?["level"] as? String == "error" { complaints.append("\(entry?["text"] ?? "")") }
    default: break
    }
  }

  /// The next message; each ends with a zero.
  private func receive() throws -> [String: Any] {
    while true {
      if let end = received.firstIndex(of: 0) {
        let message = Data(received[..<end])
        received.removeFirst(end + 1)
        return try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
      }
      var wait = pollfd(fd: answers, events: Int16(POLLIN), revents: 0)
      guard poll(&wait, 1, 30_000) > 0 else { throw Failure("no answer to \(lastMethod)") }
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(answers, &bytes, bytes.count)
      guard count > 0 else { throw Failure("the browser has gone") }
      received += bytes.prefix(count)
    }
  }
}
