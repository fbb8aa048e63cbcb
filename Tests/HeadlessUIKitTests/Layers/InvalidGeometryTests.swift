import Testing
import UIKit
import UIKitSimulator

/// Geometry with a NaN or an infinite value.
@MainActor struct InvalidGeometryTests {
  /// A property that is set through the view or through its layer.
  enum Property: CaseIterable {
    case center, bounds, boundsOrigin, frame, frameSize, transform
    case position, layerBounds, layerFrame, layerTransform

    @MainActor func set(_ number: CGFloat, of view: UIView) {
      switch self {
      case .center: view.center.y = number
      case .bounds: view.bounds = CGRect(x: 0, y: 0, width: number, height: 100)
      case .boundsOrigin: view.bounds.origin.x = number
      case .frame: view.frame = CGRect(x: number, y: 10, width: 50, height: 60)
      case .frameSize: view.frame = CGRect(x: 10, y: 10, width: 50, height: number)
      case .transform: view.transform = CGAffineTransform(scaleX: 1, y: number)
      case .position: view.layer.position = CGPoint(x: number, y: 1)
      case .layerBounds: view.layer.bounds.size.width = number
      case .layerFrame: view.layer.frame = CGRect(x: 1, y: number, width: 50, height: 60)
      case .layerTransform: view.layer.transform = CATransform3DMakeTranslation(number, 0, 0)
      }
    }
  }

  private struct Place: Equatable {
    let center: CGPoint
    let bounds: CGRect
    let transform: CGAffineTransform

    @MainActor init(_ view: UIView) {
      (center, bounds, transform) = (view.center, view.bounds, view.transform)
    }
  }

  let simulator = Simulator()
  let view = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 100))

  init() {
    simulator.window.addSubview(view)
    simulator.step()
  }

  @Test(arguments: Property.allCases)
  func `A5b: a NaN is a fault, and the former value is kept`(property: Property) {
    let place = Place(view)
    property.set(.nan, of: view)
    #expect(Place(view) == place)
    #expect(simulator.faults.map(\.fact) == ["A5b"])
    #expect(simulator.faults.first?.message.contains("of UIView was set to") == true)
    #expect(simulator.faults.first?.message.contains("CALayerInvalidGeometry") == true)
    #expect(simulator.hints == [])
    simulator.step()
    #expect(simulator.visibleFrame(of: view) == CGRect(x: 20, y: 30, width: 100, height: 100))
  }

  @Test(arguments: Property.allCases)
  func `A5b: a NaN as the end of an animation is a fault, too`(property: Property) {
    let place = Place(view)
    var isFinished: Bool?
    UIView.animate(withDuration: 0.3) {
      property.set(.nan, of: view)
    } completion: {
      isFinished = $0
    }
    let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) {
      property.set(.nan, of: view)
    }
    animator.startAnimation()
    #expect(simulator.runUntilIdle())
    #expect(Place(view) == place)
    #expect(isFinished == true)
    #expect(simulator.faults.map(\.fact) == ["A5b", "A5b"])
  }

  @Test func `A5b: a view that is created with a NaN frame has an empty one`() {
    let view = UIView(frame: CGRect(x: 0, y: CGFloat.nan, width: 10, height: 10))
    #expect(view.frame == .zero)
    #expect(simulator.faults.map(\.fact) == ["A5b"])
  }

  @Test func `A5b: a NaN in the geometry of scrolling is refused`() {
    let scrollView = UIScrollView(frame: simulator.window.bounds)
    simulator.window.addSubview(scrollView)
    scrollView.contentSize = CGSize(width: 393, height: 2000)
    scrollView.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
    simulator.commit()
    scrollView.contentSize.height = .nan
    scrollView.contentInset.top = .nan
    let log = ScrollCount()
    scrollView.delegate = log
    scrollView.contentOffset.y = .nan
    #expect(log.count == 0)
    scrollView.delegate = nil
    simulator.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 300), duration: 0.2)
    #expect(simulator.runUntilIdle())
    #expect(scrollView.contentSize.height == 2000)
    #expect(scrollView.contentInset.top == 10)
    #expect(scrollView.contentOffset.y > 100)
    #expect(simulator.faults.map(\.fact) == ["A5b", "A5b", "A5b"])
  }

  @Test func `A5b: a safe area with a NaN does not reach the content`() {
    let controller = UIViewController()
    simulator.window.rootViewController = controller
    let scrollView = UIScrollView(frame: controller.view.bounds)
    scrollView.contentSize = CGSize(width: 393, height: 2000)
    controller.view.addSubview(scrollView)
    simulator.commit()
    let inset = scrollView.adjustedContentInset
    controller.additionalSafeAreaInsets.top = .nan
    simulator.step()
    #expect(scrollView.adjustedContentInset == inset)
    #expect(simulator.faults.first?.fact == "A5b")
  }

  @Test func `A5b: a label of infinite height is drawn`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    label.text = "text"
    label.numberOfLines = 0
    simulator.window.addSubview(label)
    for height in [CGFloat.greatestFiniteMagnitude, .infinity] {
      label.bounds.size.height = height
      simulator.step()
    }
    #expect(simulator.faults == [])
  }

  @Test(arguments: ["position.y", "bounds.size.width", "transform.scale"])
  func `A5b: an animation with a NaN is not added (harsher)`(path: String) {
    let basic = CABasicAnimation(keyPath: path)
    basic.toValue = CGFloat.nan
    let keyframes = CAKeyframeAnimation(keyPath: path)
    keyframes.values = [1.0, Double.nan]
    let group = CAAnimationGroup()
    group.animations = [basic]
    for animation in [basic, keyframes, group] {
      animation.duration = 0.3
      view.layer.add(animation, forKey: nil)
    }
    #expect(view.layer.animationKeys() == nil)
    #expect(simulator.faults.map(\.fact) == ["A5b", "A5b", "A5b"])
    #expect(simulator.faults.first?.message.contains(path) == true)
    #expect(simulator.runUntilIdle())
  }

  @Test(arguments: Property.allCases)
  func `A5b: an infinite value is allowed, with a hint`(property: Property) {
    property.set(.infinity, of: view)
    simulator.step()
    #expect(simulator.faults == [])
    #expect(simulator.hints.first?.fact == "A5b")
    property.set(1, of: view)
    view.transform = .identity
    view.frame = CGRect(x: 20, y: 30, width: 100, height: 100)
    simulator.step()
    #expect(simulator.visibleFrame(of: view) == CGRect(x: 20, y: 30, width: 100, height: 100))
  }
}

@MainActor private final class ScrollCount: NSObject, UIScrollViewDelegate {
  private(set) var count = 0

  func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
}
