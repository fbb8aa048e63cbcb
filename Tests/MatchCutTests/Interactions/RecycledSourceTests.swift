import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// A list that is reloaded during a drag, so that another view shows the source.
@MainActor struct RecycledSourceTests {
  @Test(arguments: [ZoomFade.in, .cross], [true, false])
  func `the screen lands on the new view, and the former view is shown`(
    _ fade: ZoomFade, _ isDismissed: Bool
  ) {
    let phone = Phone()
    let other = UIView(frame: CGRect(x: 220, y: 500, width: 120, height: 90))
    other.backgroundColor = .systemRed
    phone.root.view.addSubview(other)
    phone.takeAsInitial()
    let current = CurrentSource(phone.thumbnail)
    let photo = Screen("photo")
    let zoom = ModalTransition(
      .zoom(from: .provider { _ in .view(current.view) }, fade: fade), dismissal: .drag)
    phone.root.present(photo, using: zoom)
    phone.settle()
    let finger = phone.pull(isDismissed ? 300 : 60)
    #expect(photo.isBeingDismissed)
    current.view = other
    // With a finger that rests, only the translation decides.
    phone.simulator.run(for: 0.2)
    finger.lift()
    phone.simulator.run(for: 0.1)
    // A screen that fades in and out lands above its source, which is then not hidden.
    #expect(phone.simulator.visibleAlpha(of: other) == (fade == .in ? 1 : .hidden))
    #expect(fade == .in || phone.simulator.visibleAlpha(of: phone.thumbnail) == 1)
    if isDismissed {
      phone.simulator.run(for: 0.2)
      let frame = phone.simulator.visibleFrame(of: photo.view)
      #expect(frame.center.y > 450, "\(frame)")
    }
    phone.settle()
    if isDismissed { phone.expectAsBefore() } else { phone.expectAtRest(photo) }
    #expect(phone.thumbnail.alpha == 1 && other.alpha == 1)
    phone.expectNoFaults()
  }
}

/// The result of a provider, which changes.
@MainActor private final class CurrentSource {
  var view: UIView

  init(_ view: UIView) {
    self.view = view
  }
}
