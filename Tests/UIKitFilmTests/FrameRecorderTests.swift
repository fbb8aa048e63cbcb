import Testing
import UIKit
@_spi(Simulator) import UIKitSimulator

@testable import UIKitFilm

/// What is kept of a long recording.
@MainActor
struct FrameRecorderTests {
  private let stage = FilmStage()

  private func record(_ seconds: Double, limit: Int) -> FrameRecorder {
    let recorder = stage.simulator.startRecording(limit: limit)
    stage.simulator.run(for: seconds)
    stage.simulator.stopRecording(recorder)
    return recorder
  }

  @Test(arguments: [(0.5, 1, 31), (0.7, 2, 22), (1.5, 4, 24), (2, 4, 32)])
  func `a long recording keeps every second frame, or every fourth one`(
    seconds: Double, stride: Int, count: Int
  ) {
    let recorder = record(seconds, limit: 40)
    #expect(recorder.stride == stride && !recorder.isTruncated)
    #expect(recorder.frames.count <= 40)
    let gaps = zip(recorder.frames, recorder.frames.dropFirst()).map { $1.time - $0.time }
    #expect(gaps.allSatisfy { abs($0 - Double(stride) / 60) < 1e-6 })
    #expect(abs(recorder.frames.count - count) <= 1)
    let film = Film(recorder, showing: .all)
    #expect(film.frames.count == recorder.frames.count && film.refreshRate == 60 / stride)
  }

  @Test func `a very long one keeps its end`() throws {
    let recorder = record(6, limit: 40)
    #expect(recorder.isTruncated && (20...40).contains(recorder.frames.count))
    let last = try #require(recorder.frames.last)
    #expect(abs(last.time - 6) < 4 / 60.0 + 1e-6)
    let film = Film(recorder, showing: .all)
    #expect(film.frames[0].time == 0)
    #expect(film.duration < 3 && film.duration > 1.2)
    #expect(film.events.first?.text.hasPrefix("the film begins at ") == true)
  }

  @Test func `frames that are equal share their memory`() {
    let frames = record(0.2, limit: 100).frames
    let bases = Set(frames.map { $0.nodes.withUnsafeBufferPointer(\.baseAddress) })
    #expect(frames.count == 13 && bases.count == 1)
  }

  @Test func `a recording within another one has its own times`() {
    var inner: Recording?
    let outer = stage.simulator.record {
      stage.simulator.run(for: 0.1)
      inner = stage.simulator.record { stage.simulator.run(for: 0.1) }
    }
    #expect(outer.frames.count == 13)
    #expect(inner?.frames.map(\.time).first == 0 && inner?.frames.count == 7)
  }

  @Test func `the records of a simulator that is gone are kept`() throws {
    var simulator: Simulator? = Simulator()
    let recorder = try #require(simulator).startRecording()
    simulator?.window.rootViewController = UIViewController()
    simulator?.runUntilIdle()
    let log = simulator?.log.map(\.message)
    #expect(recorder.log.isEmpty)
    simulator = nil
    #expect(recorder.log.map(\.message) == log && log?.isEmpty == false)
  }
}
