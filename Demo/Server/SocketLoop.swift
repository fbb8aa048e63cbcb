import Foundation
import Glibc

/// The event loop of a server, on the main thread.
///
/// It moves bytes between sockets and the server, and gives the session its time.
@MainActor package final class SocketLoop {
  /// The time in which a client has to read the last bytes, in seconds.
  private static let farewell = 1.0
  /// The largest number of bytes that wait for a client.
  private static let backlog = 4 << 20

  private struct Socket {
    let descriptor: Int32
    var output: [UInt8] = []
    var isLast = false
    /// When it is closed even if the client has not read everything.
    var farewell = Double.infinity
  }

  private let listener: Listener
  private let server: Server
  private let session: any WebSocketSession
  private var sockets: [Int: Socket] = [:]
  private var lastID = 0

  package init(listener: Listener, server: Server, session: any WebSocketSession) {
    self.listener = listener
    self.server = server
    self.session = session
  }

  /// The seconds of a monotonic clock.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Runs until a descriptor becomes readable.
  package func run(until interrupt: Int32) {
    while true {
      let ids = sockets.keys.sorted()
      var waits = [interrupt, listener.descriptor].map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      waits += ids.compactMap { sockets[$0] }.map { socket in
        let events = socket.output.isEmpty ? POLLIN : POLLIN | POLLOUT
        return pollfd(fd: socket.descriptor, events: Int16(events), revents: 0)
      }
      poll(&waits, nfds_t(waits.count), milliseconds(until: wakeTime))
      if waits[0].revents != 0 { break }
      if waits[1].revents != 0 { accept() }
      for (id, wait) in zip(ids, waits.dropFirst(2)) where wait.revents != 0 { read(id) }
      session.advance(to: Self.now)
      // The session's work on the main queue has its turn.
      if session.wakeTime != nil { _ = RunLoop.main.run(mode: .default, before: .distantPast) }
      for id in sockets.keys { write(id) }
      dropLate()
    }
    server.closeAll()
    for id in sockets.keys {
      write(id)
      close(id)
    }
    listener.close()
  }

  private var wakeTime: Double? {
    ([session.wakeTime].compactMap { $0 } + sockets.keys.map(deadline)).min()
  }

  private func deadline(of id: Int) -> Double {
    guard let socket = sockets[id] else { return .infinity }
    return socket.isLast ? socket.farewell : server.deadline(of: id)
  }

  /// The time to wait, rounded up; -1 for no limit.
  private func milliseconds(until time: Double?) -> Int32 {
    guard let time, time.isFinite else { return -1 }
    return Int32(min(max((time - Self.now) * 1000, 0), 60000).rounded(.up))
  }

  private func accept() {
    while let descriptor = listener.accept() {
      lastID += 1
      sockets[lastID] = Socket(descriptor: descriptor)
      server.open(lastID, at: Self.now)
    }
  }

  private func read(_ id: Int) {
    guard let socket = sockets[id] else { return }
    var bytes = [UInt8](repeating: 0, count: 16384)
    let count = recv(socket.descriptor, &bytes, bytes.count, 0)
    if count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR) { return close(id) }
    // A connection that ends is not read.
    guard count > 0, !socket.isLast else { return }
    server.receive(Array(bytes.prefix(count)), on: id, at: Self.now)
  }

  private func write(_ id: Int) {
    guard var socket = sockets[id] else { return }
    if !socket.isLast {
      let (bytes, isLast) = server.takeOutput(of: id)
      socket.output += bytes
      if isLast { socket.farewell = Self.now + Self.farewell }
      socket.isLast = isLast
    }
    if !socket.output.isEmpty {
      let count = send(
        socket.descriptor, socket.output, socket.output.count, Int32(MSG_NOSIGNAL))
      if count < 0 && errno != EAGAIN && errno != EINTR { return close(id) }
      socket.output.removeFirst(max(count, 0))
      // The client reads to the end before it closes, or its deadline comes.
      if socket.isLast && socket.output.isEmpty { shutdown(socket.descriptor, Int32(SHUT_WR)) }
    }
    sockets[id] = socket
    if socket.output.count > Self.backlog { server.giveUp(id) }
  }

  private func dropLate() {
    let now = Self.now
    for (id, socket) in sockets where deadline(of: id) < now {
      if socket.isLast {
        close(id)
      } else {
        server.timeOut(id)
        write(id)
      }
    }
  }

  private func close(_ id: Int) {
    guard let socket = sockets.removeValue(forKey: id) else { return }
    Glibc.close(socket.descriptor)
    server.close(id)
  }
}
