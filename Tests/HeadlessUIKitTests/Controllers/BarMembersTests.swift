import Testing
import UIKit
import UIKitSimulator

/// What apps set of bars.
@MainActor struct BarMembersTests {
  private let simulator = Simulator()
  private let list = UIViewController()
  private let detail = UIViewController()
  private let stack: UINavigationController

  init() {
    stack = UINavigationController(rootViewController: list)
    simulator.window.rootViewController = stack
    list.title = "Photos"
  }

  private var texts: [String] {
    func labels(in view: UIView) -> [String] {
      (view as? UILabel)?.text.map { [$0] } ?? view.subviews.flatMap(labels)
    }
    return labels(in: stack.navigationBar)
  }

  @Test func `the back button has the title of the back item`() {
    list.navigationItem.backBarButtonItem = UIBarButtonItem(
      title: "All", style: .plain, target: nil, action: nil)
    stack.pushViewController(detail, animated: false)
    simulator.runUntilIdle()
    #expect(texts.contains("\u{2039} All"))
  }

  @Test(arguments: [false, true])
  func `items at the leading edge replace the back button, or stand beside it`(isBeside: Bool) {
    stack.pushViewController(detail, animated: false)
    let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    detail.navigationItem.setLeftBarButton(item, animated: true)
    detail.navigationItem.leftItemsSupplementBackButton = isBeside
    simulator.runUntilIdle()
    #expect(texts.contains("Edit") && texts.contains("\u{2039} Photos") == isBeside)
  }

  @Test func `a flexible space moves the items of a toolbar apart`() {
    let views = (0..<2).map { _ in UIButton(type: .system) }
    list.toolbarItems = [
      UIBarButtonItem(customView: views[0]), .flexibleSpace(),
      UIBarButtonItem(customView: views[1]),
    ]
    stack.isToolbarHidden = false
    simulator.runUntilIdle()
    #expect(views[0].frame.minX == 0 && views[1].frame.minX == 262)
  }

  @Test func `each class has one appearance proxy, in each simulator`() {
    let bar = UINavigationBar.appearance()
    bar.titleTextAttributes = [.foregroundColor: UIColor.white]
    bar.setBackgroundImage(UIImage(), for: .default)
    #expect(
      UINavigationBar.appearance() === bar
        && UINavigationBar.appearance().backgroundImage(for: .default) != nil)
    #expect(UITabBar.appearance() !== UIToolbar.appearance())
    let next = Simulator()
    #expect(UINavigationBar.appearance() !== bar && next.faults.isEmpty)
  }

  @Test func `guides of bars end where the safe area begins`() {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    list.view.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: list.topLayoutGuide.bottomAnchor),
      view.bottomAnchor.constraint(equalTo: list.bottomLayoutGuide.topAnchor),
      view.leadingAnchor.constraint(equalTo: list.view.readableContentGuide.leadingAnchor),
    ])
    simulator.runUntilIdle()
    #expect(view.frame.minX == 16 && view.frame.minY == 103 && view.frame.maxY == 852 - 34)
    #expect(list.topLayoutGuide.length == 103 && list.bottomLayoutGuide.length == 34)
  }

  @Test func `insets make a button without a configuration larger`() {
    let button = UIButton(type: .custom)
    button.setAttributedTitle(NSAttributedString(string: "Open"), for: .normal)
    let size = button.intrinsicContentSize
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(button.intrinsicContentSize == CGSize(width: size.width + 6, height: size.height + 4))
  }

  @Test func `B20: the frame of an item is that of what a bar shows for it, and nil without a bar`()
    throws
  {
    let custom = UIBarButtonItem(
      customView: UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 30)))
    let plain = UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil)
    list.navigationItem.rightBarButtonItems = [plain, custom]
    simulator.runUntilIdle()
    let frame = try #require(plain.frame(in: simulator.window))
    #expect(frame.maxX == simulator.window.bounds.width - 8 && frame.height == 44)
    #expect(custom.frame(in: simulator.window)?.size == CGSize(width: 50, height: 30))
    #expect(list.view.frame(in: simulator.window) == simulator.window.bounds)
    #expect(plain.frame(in: UIView()) == nil)
    list.navigationItem.rightBarButtonItems = nil
    simulator.runUntilIdle()
    #expect(plain.frame(in: simulator.window) == nil && custom.frame(in: simulator.window) == nil)
    let popover = UIPopoverPresentationController(presentedViewController: list, presenting: nil)
    popover.sourceItem = plain
    #expect(popover.barButtonItem === plain && popover.sourceItem === plain)
  }

  @Test func `B21: an accessory lies above the tab bar, and leaves when it is replaced`() {
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController()]
    let (first, second) = (UIView(), UIView())
    tabs.bottomAccessory = UITabAccessory(contentView: first)
    simulator.window.rootViewController = tabs
    simulator.runUntilIdle()
    #expect(first.frame == CGRect(x: 21, y: 713, width: 351, height: 48))
    tabs.setBottomAccessory(UITabAccessory(contentView: second), animated: false)
    simulator.runUntilIdle()
    #expect(first.superview == nil && second.frame.height == 48 && simulator.faults.isEmpty)
  }
}
