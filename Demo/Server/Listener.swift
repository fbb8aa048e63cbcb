import Foundation
import Glibc

/// A socket to which clients connect.
package struct Listener {
  /// The number of ports that are tried, one after the other.
  static let attempts = 20

  let descriptor: Int32
  package let port: UInt16

  package struct Failure: Error {
    package let reason: String
  }

  /// Listens at an address, at a port or the next one that is free.
  ///
  /// - Parameters:
  ///   - host: The address.
  ///   - port: The first port to try; 0 for any.
  ///   - isTaken: Called with each port that is in use.
  /// - Throws: A ``Failure`` if there is no free port.
  package init(host: IPv4Address = .loopback, port: UInt16, isTaken: (UInt16) -> Void) throws {
    let last = min(Int(port) + Self.attempts, Int(UInt16.max))
    for candidate in Int(port)...last {
      do {
        self = try Listener(at: host, port: UInt16(candidate))
        return
      } catch  where error.code == EADDRINUSE || error.code == EACCES {
        isTaken(UInt16(candidate))
      } catch {
        throw Failure(reason: String(cString: strerror(error.code)))
      }
    }
    throw Failure(reason: "none of the ports from \(port) to \(last) is free")
  }

  private struct SystemError: Error {
    let code: Int32
  }

  private init(at host: IPv4Address, port: UInt16) throws(SystemError) {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else { throw SystemError(code: errno) }
    var isOn: Int32 = 1
    // A port can be reused at once, but not while another socket listens at it.
    setsockopt(
      descriptor, SOL_SOCKET, SO_REUSEADDR, &isOn, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr = host.bytes
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isReady = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(descriptor, address, size) == 0 && listen(descriptor, 16) == 0
          && getsockname(descriptor, address, &size) == 0
      }
    }
    guard isReady, Self.makeNonBlocking(descriptor) else {
      let code = errno
      Glibc.close(descriptor)
      throw SystemError(code: code)
    }
    self.descriptor = descriptor
    self.port = UInt16(bigEndian: address.sin_port)
  }

  /// The next client that waits, if any.
  func accept() -> Int32? {
    let client = Glibc.accept(descriptor, nil, nil)
    guard client >= 0 else { return nil }
    var isOn: Int32 = 1
    // A frame is sent at once, and not together with the next one.
    setsockopt(
      client, Int32(IPPROTO_TCP), TCP_NODELAY, &isOn, socklen_t(MemoryLayout<Int32>.size))
    guard Self.makeNonBlocking(client) else {
      Glibc.close(client)
      return nil
    }
    return client
  }

  func close() { Glibc.close(descriptor) }

  private static func makeNonBlocking(_ descriptor: Int32) -> Bool {
    fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0
      && fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK) == 0
  }
}
