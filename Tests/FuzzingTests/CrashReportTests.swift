import Testing

@testable import Fuzz

struct CrashReportTests {
  @Test("a trap is summarized by the innermost functions")
  func trap() {
    let report = CrashReport(
      """
      MatchCut/Grip.swift:12: Fatal error: Index out of range
      *** Program crashed: System trap at 0x00007ffd63b2bf48 ***
      Thread 0 "Fuzz" crashed:
      0 [inlined] [system] 0x000055c05e00b0c5 closure #1 + 21 in Fuzz at //<compiler-generated>
      1            0x000055c05e00b0c5 Grip.hold() + 21 in Fuzz at /a/Grip.swift:46:26
      2 [ra]       0x000055c05e00b0c6 Grip.grab() + 3 in Fuzz at /a/Grip.swift:50:2
      3 [ra]       0x000055c05e00b0c7 main in libc.so
      """)
    #expect(
      report.summary
        == "MatchCut/Grip.swift:12: Fatal error: Index out of range in Grip.hold() < Grip.grab()")
  }

  @Test("endless recursion has one summary, wherever it ends")
  func recursion() {
    let frames = ["c()", "b()", "a()", "b()", "a()", "b()", "a()", "b()", "a()"].map {
      "0 0x0001 \($0) + 1 in Fuzz"
    }
    let text = "*** Program crashed ***\n"
    #expect(
      CrashReport(text + frames.joined(separator: "\n")).summary
        == "endless recursion of a(), b()")
    let later = Array(frames.dropFirst(2)) + [frames[1]]
    #expect(
      CrashReport(text + later.joined(separator: "\n")).summary
        == "endless recursion of a(), b()")
  }

  @Test("without output there is no summary")
  func silence() {
    #expect(CrashReport("").summary == nil)
  }
}
