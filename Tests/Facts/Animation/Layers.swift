import UIKit

/// Implicit animations of layers, in blocks and outside of them.
extension Fact {
  static let layers: [Fact] = [
    inBlocks, notInBlocks, outsideBlocks, ownLayer, firstCommit, disabledActions,
  ]

  private static let animated: [(String, @MainActor @Sendable (UIView) -> Void)] = [
    ("bounds", { $0.bounds.size.width = 20 }),
    ("position", { $0.center.x = 120 }),
    ("transform", { $0.transform = CGAffineTransform(scaleX: 2, y: 2) }),
    ("opacity", { $0.alpha = 0.5 }),
    ("backgroundColor", { $0.backgroundColor = .red }),
    ("cornerRadius", { $0.layer.cornerRadius = 3 }),
  ]

  private static let others: [(String, @MainActor @Sendable (UIView) -> Void)] = [
    ("borderColor", { $0.layer.borderColor = UIColor.red.cgColor }),
    ("shadowColor", { $0.layer.shadowColor = UIColor.red.cgColor }),
    ("shadowOffset", { $0.layer.shadowOffset.width = 1 }),
    ("zPosition", { $0.layer.zPosition = 1 }),
    ("mask", { $0.layer.mask = CALayer() }),
    ("isHidden", { $0.isHidden = true }),
    ("contentMode", { $0.contentMode = .center }),
  ]

  private static let inBlocks = Fact(
    "E8", "a view's layer animates in a block"
  ) { lab, found in
    let bench = await ViewBench(lab)
    for (name, change) in animated {
      let view = bench.addView()
      await lab.run(for: 0.05)
      animate(0.2) { change(view) }
      let keys = view.layer.animationKeys() ?? []
      found.check(name, keys.contains { $0.hasPrefix(name) })
    }
    await lab.runUntilIdle()
  }

  private static let notInBlocks = Fact(
    "E8", "some properties of a view's layer do not animate in a block"
  ) { lab, found in
    let bench = await ViewBench(lab)
    for (name, change) in others {
      let view = bench.addView()
      await lab.run(for: 0.05)
      animate(0.2) { change(view) }
      found.compare(name, view.layer.animationKeys() ?? [], with: [])
    }
  }

  private static let outsideBlocks = Fact(
    "E8", "outside of a block a view's layer does not animate"
  ) { lab, found in
    let bench = await ViewBench(lab)
    for (_, change) in animated + others { change(bench.view) }
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    bench.view.layer.position.x = 150
    CATransaction.commit()
    found.compare("animations", bench.keys, with: [])
  }

  private static let ownLayer = Fact(
    "E8", "a standalone layer animates for 0.25 seconds, or as the transaction says"
  ) { lab, found in
    let bench = await ViewBench(lab)
    let layer = bench.addLayer()
    await lab.run(for: 0.1)
    layer.position.x = 50
    await lab.endTurn()
    found.measure("a turn's", effectiveDuration(of: layer), 0.25)
    await lab.runUntilIdle()
    CATransaction.begin()
    CATransaction.setAnimationDuration(0.5)
    layer.position.x = 105
    CATransaction.commit()
    found.measure("a transaction's", effectiveDuration(of: layer), 0.5)
    await lab.runUntilIdle()
    found.compare("none is left", layer.animationKeys() ?? [], with: [])
  }

  @MainActor private static func effectiveDuration(of layer: CALayer) -> CGFloat? {
    layer.animation(forKey: "position").map { CGFloat($0.duration) }
  }

  private static let firstCommit = Fact(
    "E8", "a standalone layer does not animate before its first commit"
  ) { lab, found in
    let bench = await ViewBench(lab)
    let layer = bench.addLayer()
    layer.opacity = 0.2
    await lab.run(for: 0.1)
    found.compare("at first", layer.animationKeys() ?? [], with: [])
    layer.opacity = 1
    found.compare("later", layer.animationKeys() ?? [], with: ["opacity"])
    await lab.runUntilIdle()
  }

  private static let disabledActions = Fact(
    "E8", "with actions disabled a standalone layer does not animate"
  ) { lab, found in
    let bench = await ViewBench(lab)
    let layer = bench.addLayer()
    await lab.run(for: 0.1)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.position.x = 50
    CATransaction.commit()
    found.compare("animations", layer.animationKeys() ?? [], with: [])
  }
}
