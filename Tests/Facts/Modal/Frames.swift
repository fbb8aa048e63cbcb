import UIKit

/// The frames of a transition's context.
extension Fact {
  static let frames: [Fact] = [stayingFrames, removedFrames, dismissalFrames]

  private static let stayingFrames = Fact(
    "A5", "a presenter that stays keeps its frame, the presented screen has no initial one"
  ) { lab, found in
    let frames = await contextFrames(lab, style: .custom).first
    let screen = lab.window.bounds
    found.compare(
      "frames", frames,
      with: ContextFrames(from: screen, fromEnd: screen, to: .zero, toEnd: screen))
  }

  private static let removedFrames = Fact(
    "A5", "a presenter that is removed has no final frame"
  ) { lab, found in
    let frames = await contextFrames(lab, style: .fullScreen).first
    let screen = lab.window.bounds
    found.compare(
      "frames", frames,
      with: ContextFrames(from: screen, fromEnd: .zero, to: .zero, toEnd: screen))
  }

  private static let dismissalFrames = Fact(
    "A5", "on a dismissal the presented screen keeps its frame"
  ) { lab, found in
    let frames = await contextFrames(lab, style: .fullScreen).last
    let screen = lab.window.bounds
    found.compare(
      "frames", frames,
      with: ContextFrames(from: screen, fromEnd: screen, to: .zero, toEnd: screen))
  }

  /// Presents and dismisses, and returns the frames of each context.
  @MainActor private static func contextFrames(
    _ lab: any Laboratory, style: UIModalPresentationStyle
  ) async -> [ContextFrames] {
    var seen: [ContextFrames] = []
    let probe = Probe { context in
      seen.append(ContextFrames(of: context))
      context.completeTransition(true)
    }
    let bench = await ModalBench(lab, style: style, present: probe, dismiss: probe)
    await bench.presentPhoto()
    await bench.dismissPhoto()
    return seen
  }
}

/// The initial and final frames of two screens in a context.
private struct ContextFrames: Equatable, CustomStringConvertible {
  var from = CGRect.null
  var fromEnd = CGRect.null
  var to = CGRect.null
  var toEnd = CGRect.null

  init(from: CGRect, fromEnd: CGRect, to: CGRect, toEnd: CGRect) {
    self.from = from
    self.fromEnd = fromEnd
    self.to = to
    self.toEnd = toEnd
  }

  @MainActor init(of context: any UIViewControllerContextTransitioning) {
    guard let from = context.viewController(forKey: .from),
      let to = context.viewController(forKey: .to)
    else { return }
    self.from = context.initialFrame(for: from)
    fromEnd = context.finalFrame(for: from)
    self.to = context.initialFrame(for: to)
    toEnd = context.finalFrame(for: to)
  }

  var description: String { "from \(from) to \(fromEnd), and in from \(to) to \(toEnd)" }
}
