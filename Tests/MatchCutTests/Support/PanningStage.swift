import Testing
@_spi(Simulator) import UIKit
@_spi(Simulator) import UIKitSimulator

@testable import MatchCut

/// A stage with a screen that a finger drives by a percentage.
@MainActor protocol PanningStage: EffectStage {
  var effect: TestEffect { get }
  var reference: PanReference { get }
  /// The current recognizers.
  var pans: [UIPanGestureRecognizer] { get }
  /// The coordinator of the current transition.
  var coordinator: (any UIViewControllerTransitionCoordinator)? { get }
  /// Whether the screen can be pulled beyond its place.
  var stretches: Bool { get }
  /// Whether the screen appears in the current transition.
  var isAppearing: Bool { get }
}

/// A report of a pan.
struct PanSample {
  let time: Double
  let state: UIGestureRecognizer.State
  let translation: CGPoint
  let velocity: CGPoint
  let isInteractive: Bool
  let isAppearing: Bool
  let isCancelled: Bool
  /// Whether the transition has ended, as it has if a finger leaves the screen at rest.
  let isOver: Bool
}

/// The frames of some time, and the reports of the pans.
struct PanRecording {
  let recording: Recording
  /// The start, on the simulator's clock.
  let start: Double
  let samples: [PanSample]
}

extension PanningStage {
  /// Records the frames, and the reports of the pans.
  func recordPan(_ body: () -> Void) -> PanRecording {
    let simulator = phone.simulator
    let start = simulator.time
    var samples: [PanSample] = []
    let reports = pans.map { pan in
      GestureAction(of: pan) { [weak pan] in
        guard let pan else { return }
        let coordinator = coordinator
        samples.append(
          PanSample(
            time: simulator.time, state: pan.state, translation: pan.translation(in: nil),
            velocity: pan.velocity(in: nil), isInteractive: coordinator?.isInteractive == true,
            isAppearing: isAppearing, isCancelled: coordinator?.isCancelled == true,
            isOver: coordinator == nil))
      }
    }
    let recording = simulator.record(body)
    for report in reports { report.invalidate() }
    return PanRecording(recording: recording, start: start, samples: samples)
  }

  /// Expects the screen of each frame at the progress of the finger, and at the expected one after
  /// the release.
  func expectFollowsFinger(
    _ pan: PanRecording, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var check = PanCheck(of: self)
    var samples = pan.samples[...]
    var count = 0
    for frame in pan.recording.frames {
      let time = pan.start + frame.time
      while let sample = samples.first, sample.time < time - 1e-9 {
        samples.removeFirst()
        check.take(sample, followed: samples)
      }
      guard let expected = check.expected(in: frame, at: time) else { continue }
      count += 1
      expectFront(
        of: effect, at: 1 - expected.progress, shiftedBy: expected.shift, in: frame,
        isComing: check.isComing, isAlone: expected.isOver, comment: "\(time) s",
        sourceLocation: sourceLocation)
    }
    #expect(count > 2, "no finger has moved the screen", sourceLocation: sourceLocation)
  }
}

/// Computes the expected progress of the screen, frame by frame.
@MainActor private struct PanCheck {
  private enum Mode {
    case unknown
    case inHand(progress: CGFloat, translation: CGPoint)
    case released(PanReference.Release)
  }

  private let stage: any PanningStage
  private let reference: PanReference
  private var mode = Mode.unknown
  /// Whether the finger has caught a screen that appears.
  private(set) var isComing = false
  private var translation = CGPoint.zero
  private var lastFrame: (frame: Frame, time: Double)?
  /// The translations that spring back.
  private var springs: [(time: Double, shift: CGPoint)] = []

  init(of stage: any PanningStage) {
    self.stage = stage
    reference = stage.reference
  }

  /// Uses a report of a pan, before those that follow.
  mutating func take(_ sample: PanSample, followed rest: ArraySlice<PanSample>) {
    switch sample.state {
    case .began:
      isComing = sample.isAppearing
      let following = rest.prefix { $0.state == .changed }
      let isInteractive = sample.isInteractive || following.contains(where: \.isInteractive)
      translation = sample.translation
      mode =
        isInteractive
        ? .inHand(progress: seenProgress, translation: sample.translation) : .unknown
    case .changed: translation = sample.translation
    case .ended, .cancelled: release(sample)
    default: mode = .unknown
    }
  }

  private mutating func release(_ sample: PanSample) {
    guard case .inHand = mode else { return }
    if sample.state == .ended { translation = sample.translation }
    let (progress, shift) = inHand
    if shift != .zero { springs.append((sample.time, shift)) }
    if sample.isOver {
      let rest = progress.rounded()
      mode = .released(
        PanReference.Release(
          time: sample.time, progress: rest, end: rest, speed: nil))
      return
    }
    let end: CGFloat = sample.isCancelled == sample.isAppearing ? 1 : 0
    let velocity = sample.state == .ended ? reference.part(sample.velocity) : 0
    mode = .released(
      PanReference.Release(
        time: sample.time, progress: progress, end: end,
        speed: sample.isCancelled ? nil : end == 1 ? velocity : -velocity))
  }

  /// The expected progress in a frame, and whether the transition may have ended; `nil` if that is
  /// not known.
  mutating func expected(
    in frame: Frame, at time: Double
  ) -> (progress: CGFloat, shift: CGPoint, isOver: Bool)? {
    defer { lastFrame = (frame, time) }
    let left = shiftLeft(at: time)
    switch mode {
    case .unknown: return nil
    case .inHand:
      let (progress, shift) = inHand
      return (progress, CGPoint(x: shift.x + left.x, y: shift.y + left.y), false)
    case .released(let release):
      // A new finger drives it, or it has been removed.
      guard frame.touches.isEmpty else { return nil }
      let progress = reference.progress(after: release, at: time)
      let isOver = abs(progress - release.end) < 1e-6
      return isOver && release.end == 1 ? nil : (progress, left, isOver)
    }
  }

  private var inHand: (progress: CGFloat, shift: CGPoint) {
    guard case .inHand(let start, let origin) = mode else { return (0, .zero) }
    let pulled = CGPoint(x: translation.x - origin.x, y: translation.y - origin.y)
    let part = start + reference.part(pulled)
    let shift = stage.stretches ? reference.shift(beyond: -part) : .zero
    return (min(max(part, 0), 1), shift)
  }

  private func shiftLeft(at time: Double) -> CGPoint {
    springs.reduce(into: .zero) { sum, spring in
      let part = reference.springBack(time - spring.time)
      sum.x += spring.shift.x * part
      sum.y += spring.shift.y * part
    }
  }

  /// The progress of the screen in the last frame, by its look.
  private var seenProgress: CGFloat {
    guard let lastFrame else { return 0 }
    let (seen, effect) = (stage.seen(in: lastFrame.frame), stage.effect)
    var scene = stage.scene
    scene.isComing = isComing
    let shift = shiftLeft(at: lastFrame.time)
    func mismatch(_ progress: CGFloat) -> CGFloat {
      let look = effect.look(at: 1 - progress, in: scene).shifted(by: shift)
      return seen.mismatch(with: look, at: 1 - progress, in: scene)
    }
    var best: CGFloat = 0
    for step in [0.01, 0.0001] as [CGFloat] {
      let parts = (-100...100).map { best + CGFloat($0) * step }.filter { (0...1).contains($0) }
      let mismatches = parts.map { (part: $0, size: mismatch($0)) }
      best = mismatches.min { $0.size < $1.size }?.part ?? best
    }
    return best
  }
}
