import Foundation
import Synchronization
public import Testing
import UIKit
@_spi(Simulator) import UIKitSimulator

/// A trait that films every simulator of a test, and attaches the films if the test fails.
///
/// Write `@Test(.filmed)`, or `@Suite(.filmed)` for all tests of a suite.
public struct FilmedTrait: TestTrait, SuiteTrait, TestScoping {
  /// Whether the tests of a suite with the trait have it, too: `true`.
  public var isRecursive: Bool { true }

  /// Films the simulators that are created while a test runs.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let cameras = Cameras()
    let hasFailed = Atomic(false)
    let watch = IssueHandlingTrait.compactMapIssues { issue in
      if issue.isFailure { hasFailed.store(true, ordering: .relaxed) }
      return issue
    }
    let film: @MainActor @Sendable (Simulator) -> Void = { cameras.add($0) }
    do {
      try await SimulatorCreation.$observer.withValue(film) {
        try await watch.provideScope(for: test, testCase: testCase, performing: function)
      }
    } catch {
      // A test that cancels itself throws, too, and has not failed.
      let isCanceled = Task.isCancelled && !(error is CancellationError)
      if hasFailed.load(ordering: .relaxed) || !isCanceled { await cameras.attach(to: test) }
      throw error
    }
    if hasFailed.load(ordering: .relaxed) { await cameras.attach(to: test) }
  }
}

extension Trait where Self == FilmedTrait {
  /// Films every simulator of a test, and attaches each film and a strip of it if the test fails.
  ///
  /// A test that passes has no attachment. `swift test --attachments-path DIR` writes them to a
  /// folder that exists. A film has at most 600 frames: 10 seconds at 60 frames a second. A longer one
  /// has every second or every fourth of them, and after 40 seconds only the end. If a test creates
  /// more than eight simulators, the last eight are filmed.
  public static var filmed: Self { Self() }
}

/// What films the simulators of one test.
@MainActor final class Cameras {
  private static let (frameLimit, simulatorLimit) = (600, 8)
  private static let moments = 8

  private struct Camera {
    weak var simulator: Simulator?
    let recorder: FrameRecorder

    @MainActor func stop() { simulator?.stopRecording(recorder) }
  }

  private var cameras: [Camera] = []

  /// Films a simulator from now on.
  func add(_ simulator: Simulator) {
    if cameras.count == Self.simulatorLimit { cameras.removeFirst().stop() }
    cameras.append(
      Camera(
        simulator: simulator, recorder: simulator.startRecording(limit: Self.frameLimit)))
  }

  fileprivate func attach(to test: Test) {
    for (name, drawing) in drawings(of: test.name, title: test.displayName ?? test.name) {
      Attachment.record(drawing, named: name, sourceLocation: test.sourceLocation)
    }
  }

  /// Ends the films, and returns each of them and its strip, with the names of their files.
  func drawings(of test: String, title: String) -> [(name: String, drawing: String)] {
    let name = String(test.map { $0.isLetter || $0.isNumber ? $0 : "-" })
      .split(separator: "-").joined(separator: "-")
    return cameras.enumerated().flatMap { index, camera in
      camera.stop()
      var film = Film(camera.recorder, showing: .all)
      film.title = title
      let file = cameras.count == 1 ? name : "\(name)-\(index + 1)"
      return [
        ("\(file).svg", film.svg), ("\(file)-strip.svg", film.strip(of: Self.moments)),
      ]
    }
  }
}
