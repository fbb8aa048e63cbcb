import UIKit

/// Cards of glass above stripes, each hidden in a different way.
final class GlassBench: UIViewController {
  private struct Way {
    let name: String
    let setHidden: @MainActor (UIView, Bool) -> Void
  }

  private let ways = [
    Way(name: "alpha 0") { $0.alpha = $1 ? 0 : 1 },
    Way(name: "alpha 0.01") { $0.alpha = $1 ? 0.01 : 1 },
    Way(name: "alpha 3/128") { $0.alpha = $1 ? 3 / 128 : 1 },
    Way(name: "isHidden") { $0.isHidden = $1 },
    Way(name: "an empty mask") { $0.mask = $1 ? UIView() : nil },
    Way(name: "off the screen") { $0.transform = $1 ? .init(translationX: 2000, y: 0) : .identity },
  ]
  private var cards: [UIView] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addStripes()
    for (index, way) in ways.enumerated() {
      let card = UIView(
        frame: CGRect(x: 16, y: 70 + CGFloat(index) * 70, width: 240, height: 56))
      let glass = UIVisualEffectView(effect: Self.effect)
      glass.frame = card.bounds
      let label = UILabel(frame: card.bounds.insetBy(dx: 12, dy: 0))
      label.text = way.name
      glass.contentView.addSubview(label)
      card.addSubview(glass)
      view.addSubview(card)
      cards.append(card)
    }
    addButton("Hide and show", y: 8) { [weak self] in self?.play() }
  }

  private static var effect: UIVisualEffect {
    if #available(iOS 26.0, *) { UIGlassEffect() } else { UIBlurEffect(style: .systemMaterial) }
  }

  private func play() {
    for (card, way) in zip(cards, ways) { way.setHidden(card, true) }
    Task {
      try? await Task.sleep(nanoseconds: 1_000_000_000)
      for (card, way) in zip(cards, ways) { way.setHidden(card, false) }
    }
  }
}

/// A full blur, and one that a paused animator holds halfway.
final class BlurBench: UIViewController {
  private let half = UIVisualEffectView(effect: nil)
  private var animator: UIViewPropertyAnimator?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addStripes()
    let whole = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
    whole.frame = CGRect(x: 0, y: 40, width: 180, height: 300)
    half.frame = CGRect(x: 190, y: 40, width: 180, height: 300)
    view.addSubview(whole)
    view.addSubview(half)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard animator == nil else { return }
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [half] in
      half.effect = UIBlurEffect(style: .regular)
    }
    animator.pausesOnCompletion = true
    animator.fractionComplete = 0.5
    self.animator = animator
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    animator?.stopAnimation(true)
    animator = nil
    half.effect = nil
  }
}

extension UIView {
  /// Adds stripes, which distinguish a blur from a flat color.
  fileprivate func addStripes() {
    for index in 0..<30 where index.isMultiple(of: 2) {
      let stripe = UIView(frame: CGRect(x: CGFloat(index) * 16, y: 0, width: 16, height: 1000))
      stripe.backgroundColor = index.isMultiple(of: 4) ? .systemRed : .systemBlue
      addSubview(stripe)
    }
  }
}
