// swift-tools-version: 6.0
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]
let kitSettings = strict + [.enableUpcomingFeature("InternalImportsByDefault")]

let package = Package(
  name: "MatchCut",
  // A manifest cannot exclude tvOS and visionOS, whose UIKit lacks edge pans and more that the kit
  // needs: it does not compile there. Mac Catalyst has not been tried.
  platforms: [.iOS(.v15)],
  products: [
    .library(name: "MatchCut", targets: ["MatchCut"]),
    .library(name: "MatchCutContainers", targets: ["MatchCutContainers"]),
    .library(name: "MatchCutSplash", targets: ["MatchCutSplash"]),
    .library(name: "MatchCutSwiftUI", targets: ["MatchCutSwiftUI"]),
  ],
  targets: [
    .target(name: "MatchCut", swiftSettings: kitSettings),
    .target(name: "MatchCutContainers", dependencies: ["MatchCut"], swiftSettings: kitSettings),
    .target(name: "MatchCutSplash", dependencies: ["MatchCut"], swiftSettings: kitSettings),
    .target(name: "MatchCutSwiftUI", dependencies: ["MatchCut"], swiftSettings: kitSettings),
  ],
  swiftLanguageModes: [.v6]
)

// Apple's hosts have UIKit. On Linux the package brings a headless one, with a simulator to drive
// it, and everything that runs on them: the tests, the demo and the benchmarks.
#if os(Linux)
let headlessTargets: [Target] = [
  .target(name: "UIKit", path: "Sources/HeadlessUIKit", swiftSettings: strict),
  .target(name: "UIKitSimulator", dependencies: ["UIKit"], swiftSettings: strict),
  // What draws a simulated phone, for films in tests and for the demo.
  .target(
    name: "UIKitFilm",
    dependencies: ["UIKit", "UIKitSimulator", "_Testing_UIKit"],
    swiftSettings: strict
  ),
  // A file that imports both Testing and a module named UIKit makes the compiler look for this
  // overlay, which Apple's toolchains bring along.
  .target(name: "_Testing_UIKit", path: "Sources/TestingOverlay"),
  .executableTarget(
    name: "Demo",
    dependencies: [
      "Fuzzing", "MatchCut", "MatchCutContainers", "MatchCutSplash", "MatchCutSwiftUI",
      "MeasuredMotion", "UIKit", "UIKitFilm", "UIKitSimulator", "WebServer",
    ],
    path: "Demo",
    exclude: [
      "Demo.xcodeproj", "FactsTests", "Info.plist", "Server", "Demo/AppDelegate.swift",
      "Demo/KitExperiments.swift",
      "Demo/Assets.xcassets", "Demo/SceneDelegate.swift", "Demo/Workbench.swift",
    ],
    resources: [.embedInCode("Headless/Web")],
    swiftSettings: strict
  ),
  .target(name: "WebServer", path: "Demo/Server", swiftSettings: strict),
  // Apple's motion as others have measured it, which tests and the gallery compare the kit's with.
  .target(name: "MeasuredMotion", path: "Tests/MeasuredMotion", swiftSettings: strict),
  .target(name: "AllocationCounter", path: "Tests/AllocationCounter"),
  .target(name: "ShownCode", path: "Tests/ShownCode", swiftSettings: strict),
  .target(
    name: "UIKitFacts",
    dependencies: ["UIKit"],
    path: "Tests/Facts",
    exclude: ["Phone"],
    swiftSettings: strict
  ),
  .executableTarget(
    name: "Benchmarks",
    dependencies: [
      "MatchCut", "MatchCutContainers", "UIKit", "UIKitSimulator", "AllocationCounter",
    ],
    path: "Tests/Benchmarks",
    swiftSettings: strict
  ),
  // The random test: a library that makes up apps, plays and judges them, and two that use it.
  .target(
    name: "Fuzzing",
    dependencies: [
      "MatchCut", "MatchCutContainers", "MatchCutSplash", "MatchCutSwiftUI", "UIKit",
      "UIKitFilm", "UIKitSimulator",
    ],
    path: "Tests/Fuzzing",
    swiftSettings: strict
  ),
  .executableTarget(
    name: "Fuzz",
    dependencies: ["Fuzzing"],
    path: "Tests/Fuzz",
    swiftSettings: strict
  ),
  .testTarget(
    name: "MatchCutTests",
    dependencies: [
      "MatchCut", "MatchCutContainers", "MatchCutSplash", "MeasuredMotion", "ShownCode", "UIKit",
      "UIKitFilm", "UIKitSimulator", "_Testing_UIKit",
    ],
    exclude: ["Documents/close.svg"],
    swiftSettings: strict
  ),
  .testTarget(
    name: "MatchCutSplashTests",
    dependencies: ["MatchCutSplash", "UIKit", "UIKitFilm", "UIKitSimulator", "_Testing_UIKit"],
    swiftSettings: strict
  ),
  .testTarget(
    name: "MatchCutSwiftUITests",
    dependencies: [
      "Fuzzing", "MatchCut", "MatchCutSwiftUI", "UIKit", "UIKitSimulator", "_Testing_UIKit",
    ],
    swiftSettings: strict
  ),
  .testTarget(
    name: "DemoTests",
    dependencies: [
      "Demo", "MatchCut", "MatchCutContainers", "MatchCutSplash", "ShownCode", "UIKit",
      "UIKitFilm", "UIKitSimulator", "WebServer", "_Testing_UIKit",
    ],
    swiftSettings: strict
  ),
  .testTarget(name: "WebServerTests", dependencies: ["WebServer"], swiftSettings: strict),
  .testTarget(
    name: "FuzzingTests",
    dependencies: ["Fuzz", "Fuzzing", "UIKit", "_Testing_UIKit"],
    swiftSettings: strict
  ),
  .testTarget(
    name: "UIKitFilmTests",
    dependencies: ["UIKit", "UIKitFilm", "UIKitSimulator", "_Testing_UIKit"],
    swiftSettings: strict
  ),
  .testTarget(
    name: "HeadlessUIKitTests",
    dependencies: [
      "ShownCode", "UIKit", "UIKitFacts", "UIKitFilm", "UIKitSimulator", "_Testing_UIKit",
    ],
    exclude: ["README.md"],
    swiftSettings: strict
  ),
  // Apps that are not in Swift 6 mode may use the headless UIKit as they use Apple's.
  .testTarget(
    name: "SwiftFiveTests",
    dependencies: ["UIKit", "UIKitSimulator", "_Testing_UIKit"],
    swiftSettings: [.swiftLanguageMode(.v5)]
  ),
  // New apps of Xcode 26 are isolated to the main actor by default.
  .testTarget(
    name: "MainActorTests",
    dependencies: ["MatchCut", "MatchCutContainers", "UIKit", "UIKitSimulator", "_Testing_UIKit"],
    swiftSettings: [.unsafeFlags(["-default-isolation", "MainActor"])]
  ),
]

// The package index reads the manifest on Linux as well, but builds with Xcode, which finds nothing
// of these.
let environment = Context.environment
let isHeadless = environment["SPI_PROCESSING"] != "1" || environment["SPI_BUILD"] != nil
#else
let headlessTargets: [Target] = []
let isHeadless = false
#endif

if isHeadless {
  package.products.append(
    .library(
      name: "HeadlessUIKit",
      targets: ["UIKit", "UIKitFilm", "UIKitSimulator", "_Testing_UIKit"]))
  for target in package.targets { target.dependencies.append("UIKit") }
  package.targets += headlessTargets
} else {
  // The facts on a phone, for the demo and its tests. An app that depends on a release checks the
  // package out, and does not see them.
  if !Context.packageDirectory.contains("/checkouts/") {
    package.products.append(.library(name: "UIKitFacts", targets: ["UIKitFacts"]))
  }
  package.targets.append(
    .target(name: "UIKitFacts", path: "Tests/Facts", swiftSettings: strict))
}
