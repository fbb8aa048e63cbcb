import Foundation
import UIKitFilm
import UIKitSimulator

/// `swift run Demo`: plays every scenario and writes the gallery, or serves a phone to touch.
@main
@MainActor
struct DemoCommand {
  static func main() {
    switch Arguments(Array(CommandLine.arguments.dropFirst())) {
    case .help: print(Arguments.usage)
    case .wrong(let reason):
      complain("\(reason)\n\n\(Arguments.usage)")
      exit(64)
    case .play(let output, let site, let id, let isChecked):
      let scenarios = Scenario.all.filter { id == nil || $0.id == id }
      if let id, scenarios.isEmpty {
        complain("there is no scenario \"\(id)\"; the gallery names them all")
        exit(64)
      }
      let documentation = site.map { Documentation.site($0) } ?? .clone
      exit(
        play(scenarios, isChecked: isChecked, output: output, documentation: documentation))
    case .live(let host, let port, let output):
      exit(LiveCommand.run(host: host, port: port, output: output, complain: complain))
    }
  }

  /// Returns the exit status.
  private static func play(
    _ scenarios: [Scenario], isChecked: Bool, output: String, documentation: Documentation
  ) -> Int32 {
    let gallery = Gallery(folder: URL(fileURLWithPath: output, isDirectory: true))
    do {
      try gallery.makeFolder()
    } catch {
      complain("cannot write to \(output): \(error.localizedDescription)")
      return 1
    }
    let count = scenarios.count == 1 ? "1 scenario" : "\(scenarios.count) scenarios"
    print("Playing \(count) on a simulated phone…\n")
    let performances = scenarios.map { scenario in
      let performance = scenario.play(isChecked: isChecked)
      report(performance)
      return performance
    }
    let wild = scenarios.count > 1 ? WildPage() : nil
    do {
      if let wild {
        print("\nRandom apps: \(wild.exact) of \(wild.begun) transitions end exactly once")
        try gallery.write(wild.html(), to: WildPage.file)
      }
      let page = try gallery.write(performances, documentation: documentation)
      print("\n\(page.path)")
    } catch {
      complain("cannot write to \(output): \(error.localizedDescription)")
      return 1
    }
    let isExact = wild.map { $0.exact == $0.begun } ?? true
    return isExact && performances.allSatisfy(\.faults.isEmpty) ? 0 : 1
  }

  private static func report(_ performance: Performance) {
    let faults = performance.faults.count
    let width = Scenario.all.map(\.id.count).max() ?? 0
    let columns = [
      performance.scenario.id.padding(toLength: width, withPad: " ", startingAt: 0),
      String(format: "%5.2f s", performance.scene.duration),
      String(format: "%4d frames", performance.scene.frameCount),
      faults == 0 ? "no faults" : faults == 1 ? "1 FAULT" : "\(faults) FAULTS",
    ]
    print(columns.joined(separator: "  "))
    for fault in performance.faults { print("    \(fault)") }
    fflush(nil)
  }

  private static func complain(_ message: String) {
    FileHandle.standardError.write(Data("Demo: \(message)\n".utf8))
  }
}
