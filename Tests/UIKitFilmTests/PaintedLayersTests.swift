import Testing
@_spi(Simulator) import UIKit
@_spi(Simulator) import UIKitSimulator

@testable import UIKitFilm

/// Everything that a layer of the headless UIKit shows is in a film, and on the live phone.
@MainActor
struct PaintedLayersTests {
  private static let box = CGRect(x: 20, y: 30, width: 80, height: 60)

  private enum Kind: CaseIterable {
    case background
    case border
    case shadowWithPath
    case shadowOfBackground
    case text
    case image
    case axialGradient
    case radialGradient
    case fill
    case stroke
    case blur
    case snapshot
    case mask
    case clip
    case opacity
    case rotation
    case flip
    case zPosition
  }

  /// Adds a view of a kind to the screen, without anything else.
  private func add(_ kind: Kind, to screen: UIView) {
    let view = UIView(frame: Self.box)
    let layer = view.layer
    switch kind {
    case .background: view.backgroundColor = .red
    case .border:
      layer.borderWidth = 3
      layer.borderColor = UIColor.red.cgColor
    case .shadowWithPath, .shadowOfBackground:
      layer.shadowColor = UIColor.red.cgColor
      layer.shadowOpacity = 1
      layer.shadowRadius = 7
      if kind == .shadowWithPath {
        layer.shadowPath = UIBezierPath(rect: view.bounds).cgPath
      } else {
        view.backgroundColor = .blue
      }
    case .text:
      let label = UILabel(frame: view.bounds)
      label.text = "Shown"
      view.addSubview(label)
    case .image:
      let image = UIGraphicsImageRenderer(size: view.bounds.size).image { context in
        UIColor.red.setFill()
        context.fill(view.bounds)
      }
      view.addSubview(UIImageView(image: image))
    case .axialGradient, .radialGradient:
      let gradient = CAGradientLayer()
      gradient.frame = view.bounds
      gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
      gradient.type = kind == .axialGradient ? .axial : .radial
      layer.addSublayer(gradient)
    case .fill, .stroke:
      let shape = CAShapeLayer()
      shape.path = UIBezierPath(rect: view.bounds).cgPath
      shape.fillColor = kind == .fill ? UIColor.red.cgColor : nil
      shape.strokeColor = kind == .stroke ? UIColor.red.cgColor : nil
      layer.addSublayer(shape)
    case .blur:
      screen.backgroundColor = .green
      let blur = UIVisualEffectView(effect: UIBlurEffect(style: .light))
      blur.frame = screen.bounds
      let behind = UIView(frame: Self.box)
      behind.backgroundColor = .red
      screen.addSubview(behind)
      screen.addSubview(blur)
    case .snapshot:
      let original = UIView(frame: view.bounds)
      original.backgroundColor = .red
      view.addSubview(original)
      if let snapshot = original.snapshotView(afterScreenUpdates: true) {
        view.addSubview(snapshot)
      }
      original.removeFromSuperview()
    case .mask:
      let mask = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 60))
      mask.backgroundColor = .black
      view.backgroundColor = .red
      view.mask = mask
    case .clip:
      let inner = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      inner.backgroundColor = .red
      view.clipsToBounds = true
      view.addSubview(inner)
    case .opacity:
      view.backgroundColor = .red
      view.alpha = 0.5
    case .rotation:
      view.backgroundColor = .red
      view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    case .flip:
      view.backgroundColor = .red
      layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    case .zPosition:
      view.backgroundColor = .red
      layer.zPosition = 1
      let behind = UIView(frame: Self.box)
      behind.backgroundColor = .blue
      screen.addSubview(view)
      screen.addSubview(behind)
    }
    if view.superview == nil { screen.addSubview(view) }
  }

  /// What the drawing of a kind has.
  private static func marks(of kind: Kind) -> [String] {
    switch kind {
    case .background, .snapshot: ["fill=\"#f00\"", "width=\"80\" height=\"60\""]
    case .border: ["stroke=\"#f00\" stroke-width=\"3\""]
    case .shadowWithPath, .shadowOfBackground:
      ["<feGaussianBlur stdDeviation=\"7\"/>", "fill=\"#f00\" filter=\"url(#"]
    case .text: [">Shown</text>"]
    case .image: ["<path d=\"M0 0h80v60h-80z\" fill=\"#f00\""]
    case .axialGradient: ["<linearGradient", "fill=\"url(#"]
    case .radialGradient: ["<radialGradient", "fill=\"url(#"]
    case .fill: ["<path d=\"M0 0h80v60h-80z\" fill=\"#f00\""]
    case .stroke: ["<path d=\"M0 0h80v60h-80z\" fill=\"none\" stroke=\"#f00\""]
    case .blur: ["<feGaussianBlur stdDeviation=\"30\"/>", "filter=\"url(#"]
    case .mask: ["<mask ", "mask=\"url(#"]
    case .clip: ["width=\"80\" height=\"60\"/></clipPath>"]
    case .opacity: ["opacity=\".5\""]
    case .rotation: ["matrix(0 1 -1 0 "]
    case .flip: ["matrix(.5 0 0 1 "]
    case .zPosition: ["fill=\"#f00\""]
    }
  }

  @Test(arguments: Kind.allCases)
  private func `every kind of layer and effect is painted, in films and on the live phone`(
    kind: Kind
  ) {
    let simulator = Simulator()
    let root = UIViewController()
    simulator.window.rootViewController = root
    simulator.runUntilIdle()
    let bare = drawings(of: simulator)
    add(kind, to: root.view)
    simulator.run(for: 0.1)
    for (drawing, bare) in zip(drawings(of: simulator), bare) {
      for mark in Self.marks(of: kind) {
        #expect(drawing.contains(mark), "\(mark)")
        #expect(!bare.contains(mark), "\(mark)")
      }
      if kind == .zPosition {
        let places = ["#00f", "#f00"].compactMap {
          drawing.range(of: "fill=\"\($0)\"")?.lowerBound
        }
        #expect(places.count == 2 && places[0] < places[1])
      }
    }
  }

  /// A film's frame and the live phone's drawing.
  private func drawings(of simulator: Simulator) -> [String] {
    var screen = LiveScreen(simulator.frame.nodes)
    let live = screen.markup() + screen.takeDefinitions()
    return [simulator.picture(showing: []), live]
  }

  @Test func `a shadow without anything that casts it is not painted`() {
    let simulator = Simulator()
    let root = UIViewController()
    simulator.window.rootViewController = root
    let view = UIView(frame: Self.box)
    view.layer.shadowOpacity = 1
    root.view.addSubview(view)
    simulator.runUntilIdle()
    #expect(!simulator.picture(showing: []).contains("feGaussianBlur"))
    view.layer.shadowPath = UIBezierPath(rect: view.bounds).cgPath
    simulator.step()
    #expect(simulator.picture(showing: []).contains("feGaussianBlur"))
  }
}
