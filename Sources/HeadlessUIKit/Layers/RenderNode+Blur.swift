import Foundation

@_spi(Simulator) extension [RenderNode] {
  /// Blurs what is behind the visual effects that cover the first root.
  ///
  /// A smaller effect blurs nothing, as a layer is blurred as a whole.
  public mutating func blurBehindEffects() {
    guard let screen = first?.bounds else { return }
    for index in indices {
      guard case .blur(let blur)? = self[index].content, covers(screen, at: index) else { continue }
      var branch = index
      while branch >= 0 {
        let parent = self[branch].parent
        for sibling in 0..<branch where self[sibling].parent == parent {
          self[sibling].blurRadius += blur.radius * blur.intensity
        }
        branch = parent
      }
    }
  }

  private func covers(_ screen: CGRect, at index: Int) -> Bool {
    var transform = CGAffineTransform.identity
    var branch = index
    while branch >= 0 {
      transform = transform.concatenating(self[branch].transformToSuperlayer)
      branch = self[branch].parent
    }
    return self[index].bounds.applying(transform).insetBy(dx: -0.5, dy: -0.5).contains(screen)
  }
}
