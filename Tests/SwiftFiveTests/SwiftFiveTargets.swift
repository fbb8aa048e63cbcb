import UIKit

// Screens and delegates of an app, as the commands of the article on other people's screens leave
// them.

class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UINavigationBar.appearance().tintColor = .white
    UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.white]
    return true
  }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = UINavigationController(rootViewController: FormScreen<String>())
    window?.makeKeyAndVisible()
  }
}

class FormScreen<Entry>: UIViewController, UITextFieldDelegate {
  var entries: [Entry] = []
  private(set) var events: [String] = []
  private lazy var pan = UIPanGestureRecognizer(
    target: self, action: Selector("handlePan(_:)", Self.handlePan(_:)))
  let button: UIButton = UIButton(type: .system)
  let field = UITextField()
  private var timer: Timer?
  private var link: CADisplayLink?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: Selector("add", Self.add))
    button.translatesAutoresizingMaskIntoConstraints = false
    button.setImage(UIImage(named: "plus"), for: .normal)
    button.addTarget(self, action: Selector("add", Self.add), for: .touchUpInside)
    field.delegate = self
    field.frame = CGRect(x: 20, y: 300, width: 200, height: 40)
    view.backgroundColor = UIColor(named: "background")
    view.addSubview(button)
    view.addSubview(field)
    view.addGestureRecognizer(pan)
    view.addGestureRecognizer(
      UITapGestureRecognizer(
        target: view, action: Selector("endEditing(_:)", UIView.endEditing(_:))))
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-[button(100)]", options: [], metrics: nil,
        views: ["button": button])
        + NSLayoutConstraint.constraints(
          withVisualFormat: "V:|-150-[button(44)]", options: [], metrics: nil,
          views: ["button": button]))
    NotificationCenter.default.addObserver(
      self,
      selector: Selector("keyboardWillShow(notification:)", Self.keyboardWillShow(notification:)),
      name: UIResponder.keyboardWillShowNotification, object: nil)
    timer = Timer.scheduledTimer(
      timeInterval: 0.5, target: self, selector: Selector("tick(_:)", Self.tick(_:)), userInfo: nil,
      repeats: true)
    perform(Selector("late", Self.late), with: nil, afterDelay: 0.2)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
    NotificationCenter.default.removeObserver(self)
  }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    entries = []
  }

  private func add(_ sender: Any) { events.append(sender is UIBarButtonItem ? "item" : "button") }

  fileprivate func tick(_ timer: Timer) { events.append("tick") }

  private func late() { events.append("late") }

  func handlePan(_ pan: UIPanGestureRecognizer) {
    if pan.state == .ended { events.append("pan") }
  }

  func textFieldDidBeginEditing(_ textField: UITextField) { events.append("begin") }
}

extension FormScreen {
  private func keyboardWillShow(notification: NSNotification) {
    let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
    events.append(frame == nil ? "no keyboard" : "keyboard")
  }
}
