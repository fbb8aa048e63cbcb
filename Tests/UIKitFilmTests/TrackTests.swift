import Testing

@testable import UIKitFilm

struct TrackTests {
  private func track(_ samples: [Double], tolerance: Double = 0.5) -> Track {
    Track(samples: samples.map { [$0] }, weights: [1], tolerance: tolerance, jump: 50)
  }

  @Test("a constant value is one key")
  func constant() {
    #expect(track([3, 3, 3, 3]).keys == [Track.Key(frame: 0, values: [3])])
    #expect(track([3]).isConstant)
  }

  @Test("a linear motion is its two ends")
  func even() {
    let keys = track((0...20).map(Double.init)).keys
    #expect(keys.map(\.frame) == [0, 20])
    #expect(keys.map(\.values) == [[0], [20]])
  }

  @Test("a curve stays within the tolerance at every frame", arguments: [0.05, 0.5, 5])
  func curve(tolerance: Double) {
    let samples = (0...60).map { frame -> Double in
      let time = Double(frame) / 60
      return 300 * time * time * (3 - 2 * time)
    }
    let track = track(samples, tolerance: tolerance)
    #expect(track.keys.count < samples.count)
    for (frame, sample) in samples.enumerated() {
      #expect(abs(track.values(at: Double(frame))[0] - sample) <= tolerance + 1e-9)
    }
  }

  @Test("a jump is between two frames, without values in between")
  func jump() {
    let track = track([0, 0, 0, 100, 100, 100])
    #expect(track.values(at: 2)[0] == 0)
    #expect(track.values(at: 2.9)[0] == 0)
    #expect(track.values(at: 3)[0] == 100)
    #expect(track.keys.map(\.frame) == [0, 3, 3])
  }

  @Test("a rest before a motion is kept, and one after it is shortened")
  func rest() {
    let track = track([0, 0, 0, 0, 10, 20, 30, 30, 30])
    #expect(track.keys.map(\.frame) == [0, 3, 6])
    #expect(track.values(at: 8)[0] == 30)
  }
}
