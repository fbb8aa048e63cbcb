import Foundation
import Testing
import UIKit

@testable import Demo

/// The command as a user runs it, in a process of its own.
struct DemoCommandTests {
  @Test("a scenario plays without a fault, and its picture is small and stands alone")
  func gallery() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("gallery-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let id = Scenario.panCancel.id
    let run = try await Self.demo(
      ["--output", folder.path, "--only", id], log: folder.appendingPathExtension("log"))
    #expect(run.status == 0, "\(run.output)")
    let line = run.output.split(separator: "\n").first { $0.hasPrefix(id + " ") }
    #expect(line?.hasSuffix("no faults") == true, "\(run.output)")
    try Self.expectSmall(folder.appendingPathComponent(id + ".svg"))
    let page = try String(contentsOf: folder.appendingPathComponent("index.html"), encoding: .utf8)
    #expect(page.contains("id=\"\(id)\""))
    #expect(run.output.hasPrefix("Playing 1 scenario ") && run.output.hasSuffix("index.html\n"))
  }

  @Test("an unknown scenario gives a message")
  func unknown() async throws {
    let log = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let run = try await Self.demo(["--only", "nothing"], log: log)
    #expect(run.status == 64 && run.output.hasPrefix("Demo: there is no scenario \"nothing\""))
  }

  @Test("a folder that cannot be created gives a message")
  func noFolder() async throws {
    let log = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let run = try await Self.demo(["--output", "/dev/null/gallery"], log: log)
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("Demo: cannot write to /dev/null/gallery"))
  }

  private static func expectSmall(_ file: URL) throws {
    let picture = try String(contentsOf: file, encoding: .utf8)
    #expect(picture.utf8.count <= 62_000, "\(file.lastPathComponent)")
    #expect(picture.contains("@keyframes"))
    #expect(picture.contains("prefers-reduced-motion"))
    #expect(!picture.contains("<script"))
    #expect(picture.components(separatedBy: "http").count == 2)
  }

  /// Runs the command, and returns its status and output.
  private static func demo(
    _ arguments: [String], log: URL
  ) async throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("Demo")
    process.arguments = arguments
    _ = FileManager.default.createFile(atPath: log.path, contents: nil)
    defer { try? FileManager.default.removeItem(at: log) }
    let handle = try FileHandle(forWritingTo: log)
    process.standardOutput = handle
    process.standardError = handle
    try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Void, any Error>) in
      Thread.detachNewThread {
        // A process that a thread starts has its priority; the other tests take precedence.
        nice(10)
        ended.resume(
          with: Result {
            try process.run()
            process.waitUntilExit()
          })
      }
    }
    return (process.terminationStatus, try String(contentsOf: log, encoding: .utf8))
  }
}
