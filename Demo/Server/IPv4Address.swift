import Glibc

/// An address of this machine to listen at.
package struct IPv4Address: Equatable, CustomStringConvertible {
  /// Connections from this machine only.
  package static let loopback = IPv4Address(in_addr(s_addr: UInt32(0x7F00_0001).bigEndian))
  /// Connections at all addresses of this machine.
  package static let any = IPv4Address(in_addr(s_addr: 0))

  /// The bytes in network order.
  let bytes: in_addr

  private init(_ bytes: in_addr) {
    self.bytes = bytes
  }

  /// Parses four numbers with dots; nil if it is something else.
  package init?(_ text: String) {
    var bytes = in_addr()
    guard inet_pton(AF_INET, text, &bytes) == 1 else { return nil }
    self.bytes = bytes
  }

  /// Whether only this machine reaches it.
  package var isLoopback: Bool { UInt32(bigEndian: bytes.s_addr) >> 24 == 127 }

  package var description: String {
    let number = UInt32(bigEndian: bytes.s_addr)
    return [24, 16, 8, 0].map { String(number >> $0 & 255) }.joined(separator: ".")
  }

  package static func == (one: IPv4Address, other: IPv4Address) -> Bool {
    one.bytes.s_addr == other.bytes.s_addr
  }
}
