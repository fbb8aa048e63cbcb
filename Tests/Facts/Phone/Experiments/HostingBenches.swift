import SwiftUI
import UIKit

/// Presents a SwiftUI screen with UIKit, with a value in the presenter's environment.
final class EnvironmentBench: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let presenter = UIHostingController(
      rootView: Presenter(present: { [weak self] in self?.present($0, animated: true) })
        .environment(\.note, "the presenter's"))
    addChild(presenter)
    presenter.view.frame = CGRect(x: 16, y: 8, width: 300, height: 200)
    view.addSubview(presenter.view)
    presenter.didMove(toParent: self)
  }

  /// Presents alone, and with the presenter's whole environment.
  private struct Presenter: View {
    let present: @MainActor (UIViewController) -> Void
    @Environment(\.self) private var values

    var body: some View {
      VStack(spacing: 16) {
        Button("Alone") { present(UIHostingController(rootView: Content())) }
        Button("With the environment") {
          present(UIHostingController(rootView: Content().environment(\.self, values)))
        }
      }
    }
  }

  private struct Content: View {
    @Environment(\.note) private var note
    @Environment(\.isPresented) private var isPresented
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      VStack(spacing: 16) {
        Text("The value is \(note).")
        Text("isPresented is \(isPresented ? "true" : "false").")
        Button("dismiss()") { dismiss() }
      }
    }
  }
}

private enum NoteKey: EnvironmentKey {
  static let defaultValue = "the default"
}

extension EnvironmentValues {
  fileprivate var note: String {
    get { self[NoteKey.self] }
    set { self[NoteKey.self] = newValue }
  }
}

/// Cancels the dismissal of a SwiftUI screen halfway.
final class CancelledDismissalBench: UIViewController, UIViewControllerTransitioningDelegate {
  private let driver = UIPercentDrivenInteractiveTransition()

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Present", y: 8) { [weak self] in self?.presentContent() }
  }

  private func presentContent() {
    let screen = UIHostingController(rootView: Content { [weak self] in self?.cancelDismissal() })
    screen.modalPresentationStyle = .fullScreen
    screen.transitioningDelegate = self
    present(screen, animated: true)
  }

  private func cancelDismissal() {
    dismiss(animated: true)
    Task {
      for step in 1...30 {
        driver.update(CGFloat(step) / 60)
        try? await Task.sleep(nanoseconds: 16_000_000)
      }
      driver.cancel()
    }
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { Shrink() }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  private struct Content: View {
    let cancelDismissal: @MainActor () -> Void
    @State private var taps = 0
    @State private var calls = ""

    var body: some View {
      VStack(spacing: 16) {
        Button("Cancel a dismissal", action: cancelDismissal)
        Button("Tapped \(taps) times") { taps += 1 }
        Text(calls)
      }
      .onAppear { calls += "onAppear\n" }
      .onDisappear { calls += "onDisappear\n" }
      .task {
        try? await Task.sleep(nanoseconds: 60_000_000_000)
        if Task.isCancelled { calls += "the task was canceled\n" }
      }
    }
  }
}

/// Shrinks the front screen with a transform.
private final class Shrink: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let front = context.view(forKey: .from) else { return context.completeTransition(false) }
    if let back = context.view(forKey: .to) { context.containerView.insertSubview(back, at: 0) }
    UIView.animate(
      withDuration: 0.4,
      animations: { front.transform = CGAffineTransform(scaleX: 0.4, y: 0.4) },
      completion: { _ in
        front.transform = .identity
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}

/// SwiftUI buttons with a UIKit view behind their labels, and their hit views.
final class TapBench: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let hosting = UIHostingController(
      rootView: VStack(spacing: 16) {
        TapCounter(title: "Alone", anchor: nil)
        TapCounter(title: "A view that takes no touches", anchor: false)
        TapCounter(title: "A view that takes touches", anchor: true)
      })
    addChild(hosting)
    hosting.view.frame = CGRect(x: 16, y: 70, width: 320, height: 220)
    view.addSubview(hosting.view)
    hosting.didMove(toParent: self)
    let hit = UILabel(frame: CGRect(x: 16, y: 300, width: 340, height: 60))
    hit.numberOfLines = 0
    view.addSubview(hit)
    addButton("What is hit?", y: 8) {
      let center = CGPoint(x: hosting.view.bounds.midX, y: hosting.view.bounds.midY)
      let view = hosting.view.hitTest(center, with: nil)
      hit.text =
        view === hosting.view ? "the hosting view" : view.map { "\(type(of: $0))" } ?? "nothing"
    }
  }

  private struct TapCounter: View {
    let title: String
    let anchor: Bool?
    @State private var taps = 0

    var body: some View {
      Button {
        taps += 1
      } label: {
        Text("\(title): \(taps)")
          .padding(12)
          .background(anchor.map { Anchor(takesTouches: $0) })
      }
    }
  }

  private struct Anchor: UIViewRepresentable {
    let takesTouches: Bool

    func makeUIView(context: Context) -> UIView {
      let view = UIView()
      view.isUserInteractionEnabled = takesTouches
      return view
    }

    func updateUIView(_ view: UIView, context: Context) {}
  }
}
