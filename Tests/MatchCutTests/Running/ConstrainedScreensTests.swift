import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// The content of a screen, which frames or constraints place: a title, a picture, a field and a button.
private final class TwinView: UIView {
  let title = UILabel()
  let picture = UIView()
  let field = UITextField()
  let button = UIButton(type: .system)
  private let isConstrained: Bool
  var parts: [UIView] { [self, title, picture, field, button] }

  init(in root: UIView, isConstrained: Bool) {
    self.isConstrained = isConstrained
    super.init(frame: root.bounds)
    title.text = "Title"
    picture.backgroundColor = .systemBlue
    root.addSubview(self)
    for part in [title, picture, field, button] { addSubview(part) }
    guard isConstrained else {
      autoresizingMask = [.flexibleWidth, .flexibleHeight]
      return
    }
    for part in parts { part.translatesAutoresizingMaskIntoConstraints = false }
    let area = safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: root.topAnchor),
      leadingAnchor.constraint(equalTo: root.leadingAnchor),
      trailingAnchor.constraint(equalTo: root.trailingAnchor),
      bottomAnchor.constraint(equalTo: root.bottomAnchor),
      title.topAnchor.constraint(equalTo: area.topAnchor, constant: 8),
      title.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 20),
      title.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -20),
      title.heightAnchor.constraint(equalToConstant: 30),
      picture.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 12),
      picture.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      picture.widthAnchor.constraint(equalToConstant: 120),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.75),
      field.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 12),
      field.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: title.trailingAnchor),
      field.heightAnchor.constraint(equalToConstant: 30),
      button.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      button.trailingAnchor.constraint(equalTo: title.trailingAnchor),
      button.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -10),
      button.heightAnchor.constraint(equalToConstant: 44),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard !isConstrained else { return }
    let area = bounds.inset(by: safeAreaInsets).insetBy(dx: 20, dy: 0)
    title.frame = CGRect(x: area.minX, y: area.minY + 8, width: area.width, height: 30)
    picture.frame = CGRect(x: area.minX, y: area.minY + 50, width: 120, height: 90)
    field.frame = CGRect(x: area.minX, y: area.minY + 152, width: area.width, height: 30)
    button.frame = CGRect(x: area.minX, y: area.maxY - 54, width: area.width, height: 44)
  }
}

/// What happens to a transition.
private enum Story: CaseIterable {
  case inCode
  case finished
  case canceled
  case caught
  case rotated
  case typing
}

/// An app whose screens are placed by frames or by constraints.
@MainActor private final class TwinApp {
  let phone: Phone
  let screen = Screen("screen")
  let rootTwin: TwinView
  let twin: TwinView
  private(set) var places: [[CGRect]] = []

  init(isConstrained: Bool, hasStack: Bool, variant: Simulator.Variant) {
    phone = Phone(variant: variant) {
      hasStack ? UINavigationController(rootViewController: $0) : $0
    }
    rootTwin = TwinView(in: phone.root.view, isConstrained: isConstrained)
    twin = TwinView(in: screen.view, isConstrained: isConstrained)
    phone.settle()
  }

  /// Runs frames, in each of which both contents are laid out.
  func run(_ frames: Int) {
    for _ in 0..<frames {
      for content in [rootTwin, twin] { content.setNeedsLayout() }
      phone.simulator.step()
      places.append(
        (rootTwin.parts + twin.parts).map {
          $0.window == nil ? .null : phone.simulator.visibleFrame(of: $0)
        })
    }
  }

  func pull(_ x: CGFloat, _ y: CGFloat) -> Finger {
    let finger = phone.simulator.touchDown(at: CGPoint(x: 100, y: 350))
    for _ in 0..<10 {
      finger.move(to: CGPoint(x: finger.location.x + x / 10, y: finger.location.y + y / 10))
      run(1)
    }
    return finger
  }

  func play(_ story: Story, toward: CGPoint, leave: () -> Void) {
    run(story == .caught ? 8 : 60)
    if story == .typing {
      twin.field.becomeFirstResponder()
      run(40)
    }
    switch story {
    case .inCode, .rotated:
      leave()
      run(8)
      if story == .rotated { phone.simulator.resize(to: CGSize(width: 852, height: 393)) }
    case .finished, .caught:
      pull(toward.x, toward.y).lift()
    case .canceled, .typing:
      let finger = pull(toward.x / 4, toward.y / 4)
      run(20)
      finger.lift()
      run(60)
      pull(toward.x, toward.y).lift()
      run(4)
      let second = pull(-toward.x / 2, -toward.y / 2)
      run(20)
      second.lift()
    }
    run(70)
    phone.settle()
    phone.expectNoFaults()
  }
}

/// Screens that constraints lay out move as those do that lay out themselves by frames.
@MainActor struct ConstrainedScreensTests {
  private static let variants: [Simulator.Variant] = [
    .standard, .rewrittenGeometry, .insetsOutside,
  ]

  @Test(arguments: TestEffect.all, [DismissalGesture.panDown, .drag])
  func `presented, frame by frame`(_ effect: TestEffect, _ gesture: DismissalGesture) {
    for (story, variant) in effect.cells(of: Story.allCases, Self.variants) {
      compare("\(story), \(variant)") { isConstrained in
        let app = TwinApp(isConstrained: isConstrained, hasStack: false, variant: variant)
        var options = PresentationOptions()
        if story == .typing { options.layout = .card() }
        app.screen.preferredContentSize = CGSize(width: 300, height: 400)
        app.phone.root.present(
          app.screen,
          using: ModalTransition(
            effect.effect(from: app.rootTwin.picture), dismissal: gesture, presentation: options))
        app.play(story, toward: CGPoint(x: 0, y: 300)) { app.screen.dismiss(animated: true) }
        return app.places
      }
    }
  }

  @Test(arguments: TestEffect.all, [false, true])
  func `pushed, frame by frame`(_ effect: TestEffect, isDrag: Bool) {
    for (story, variant) in effect.cells(of: Story.allCases, Self.variants) {
      compare("\(story), \(variant)") { isConstrained in
        let app = TwinApp(isConstrained: isConstrained, hasStack: true, variant: variant)
        let stack = app.phone.root.navigationController
        PushTransition(
          effect.effect(from: app.rootTwin.picture), popGesture: isDrag ? .drag : .fullWidth
        ).attach(to: stack)
        stack?.pushViewController(app.screen, animated: true)
        app.play(story, toward: isDrag ? CGPoint(x: 0, y: 300) : CGPoint(x: 280, y: 0)) {
          stack?.popViewController(animated: true)
        }
        return app.places
      }
    }
  }

  private func compare(
    _ name: String, _ play: (_ isConstrained: Bool) -> [[CGRect]]
  ) {
    let (expected, places) = (play(false), play(true))
    #expect(expected.count == places.count)
    let wrong = zip(expected, places).enumerated().first { _, frames in
      !zip(frames.0, frames.1).allSatisfy { $0.isClose(to: $1, within: 0.01) }
    }
    #expect(wrong == nil, "\(name): \(String(describing: wrong))")
  }
}
