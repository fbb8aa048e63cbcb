import UIKit

/// A screen of the app, with two thumbnails and some content.
///
/// Like everything that the app passes on, it references the app weakly: what outlives the app is
/// retained by something else.
final class AppScreen: UIViewController {
  let number: Int
  let content: ContentKind
  /// Small views that other screens zoom out of; an app may remove them.
  let thumbnails = [AppView(), AppView()]
  /// The additional safe-area insets of the app.
  var wantedInsets = UIEdgeInsets.zero {
    didSet { additionalSafeAreaInsets = wantedInsets }
  }
  /// A property that only an effect changes, during a transition.
  var weight = 1.0
  /// Objects that the app keeps as long as the screen lives, such as its delegate.
  var kept: [AnyObject] = []
  private(set) var scrollView: UIScrollView?
  /// What constraints place, if they do.
  private(set) var constrained: ConstrainedContent?
  private(set) var pager: AppPager?
  /// A field, from its first use.
  private(set) lazy var textField: UITextField = {
    let field = UITextField(frame: CGRect(x: 130, y: 70, width: 120, height: 30))
    view.addSubview(field)
    return field
  }()
  /// The field, once it was used.
  var shownField: UITextField? {
    viewIfLoaded?.subviews.lazy.compactMap { $0 as? UITextField }.first
  }
  private(set) var appearance = AppearanceRecord()
  private(set) weak var app: App?

  init(_ number: Int, content: ContentKind, in app: App) {
    self.number = number
    self.content = content
    self.app = app
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  /// The root view.
  var appView: AppView? { viewIfLoaded as? AppView }

  /// The frame of a thumbnail unless the app moves it.
  static func restFrame(ofThumbnail index: Int) -> CGRect {
    index == 0
      ? CGRect(x: 24, y: 120, width: 90, height: 70)
      : CGRect(x: 150, y: 260, width: 60, height: 100)
  }

  /// A thumbnail that the screen shows.
  func shownThumbnail(_ index: Int) -> AppView? {
    thumbnails[index].superview == nil ? nil : thumbnails[index]
  }

  /// Restores the frame of a thumbnail.
  func restoreThumbnail(_ index: Int) {
    let thumbnail = thumbnails[index]
    guard thumbnail.superview == nil else { return }
    (index == 1 ? scrollView ?? view : view)?.addSubview(thumbnail)
    constrained?.pin(thumbnail)
  }

  func moveThumbnail(_ index: Int, to center: CGPoint) {
    let thumbnail = thumbnails[index]
    if constrained?.move(thumbnail, to: center) != true { thumbnail.center = center }
  }

  func collapseThumbnail(_ index: Int) {
    let thumbnail = thumbnails[index]
    if constrained?.collapse(thumbnail) != true { thumbnail.bounds.size = .zero }
  }

  override func loadView() {
    view = AppView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    scrollView = AppContent.add(content, to: view) { [weak app] in app?.fire(.tap) }
    if content == .pages { addPages() }
    if app?.plan.hasConstrainedContent == true {
      constrained = ConstrainedContent(in: view, scrollView: scrollView)
    }
    for (index, thumbnail) in thumbnails.enumerated() {
      thumbnail.frame = Self.restFrame(ofThumbnail: index)
      thumbnail.backgroundColor = .systemBlue
      thumbnail.want(\.cornerRadius, index == 0 ? 0 : 12)
      restoreThumbnail(index)
    }
    if let hue = app?.plan.hue { showNumber(from: hue) }
    app?.addOpener(to: self)
  }

  private func addPages() {
    let pager = AppPager()
    self.pager = pager
    addChild(pager)
    pager.view.frame = view.bounds
    view.addSubview(pager.view)
    pager.didMove(toParent: self)
  }

  /// Shows which screen it is, by a color and a number that take no touches.
  private func showNumber(from hue: Double) {
    let hue = (hue + Double(number) * 5 / 13).truncatingRemainder(dividingBy: 1)
    view.backgroundColor = UIColor(hue: hue, saturation: 0.35, brightness: 0.95, alpha: 1)
    for thumbnail in thumbnails {
      thumbnail.backgroundColor = UIColor(hue: hue, saturation: 0.8, brightness: 0.6, alpha: 1)
    }
    let label = UILabel(frame: view.bounds.divided(atDistance: 400, from: .minYEdge).remainder)
    label.text = "\(number)"
    label.font = .systemFont(ofSize: 120, weight: .bold)
    label.textColor = UIColor(white: 0, alpha: 0.6)
    label.textAlignment = .center
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight, .flexibleTopMargin]
    view.addSubview(label)
  }

  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    app?.noteBegin(of: viewControllerToPresent, from: self)
    super.present(viewControllerToPresent, animated: flag, completion: completion)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if let scrollView { AppContent.layOut(scrollView, in: view.bounds) }
    app?.fire(.layout)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    app?.fire(.willTransition)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    appearance.note(.willAppear)
    app?.follow(transitionCoordinator)
    app?.fire(.willAppear)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    appearance.note(.isAppearing)
    app?.fire(.isAppearing)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    appearance.note(.didAppear)
    app?.fire(.didAppear)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    // A swipe container tells its screens itself, but for one in a stack that pops while a presentation
    // takes it out of the window.
    let isExcused = navigationController == nil ? app?.isBroken : app?.hasLeftWindow
    let isLate = parent is AppDeck && view.window == nil && isExcused == false
    appearance.note(.willDisappear, isLate: isLate)
    app?.fire(.willDisappear)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    appearance.note(.didDisappear)
    app?.fire(.didDisappear)
  }
}

/// The appearance callbacks of a screen.
struct AppearanceRecord {
  enum Call: String {
    case willAppear
    case isAppearing
    case didAppear
    case willDisappear
    case didDisappear
  }

  private(set) var last = Call.didDisappear
  /// A call in an order that is not possible in UIKit.
  private(set) var complaint: String?

  /// Whether the last call was viewDidAppear.
  var isShown: Bool { last == .didAppear }

  mutating func note(_ call: Call, isLate: Bool = false) {
    let expected: Set<Call> =
      switch call {
      case .willAppear: [.didDisappear, .willDisappear]
      case .isAppearing: [.willAppear]
      case .didAppear: [.willAppear, .isAppearing]
      case .willDisappear: [.didAppear, .willAppear, .isAppearing]
      case .didDisappear: [.willDisappear]
      }
    if !expected.contains(last) { complaint = complaint ?? "\(call) after \(last)" }
    if call == .willDisappear, last == .didAppear, isLate {
      complaint = complaint ?? "it has left the window before \(call)"
    }
    last = call
  }
}
