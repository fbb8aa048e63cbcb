import ShownCode
import Testing

struct ShownCodeTests {
  private let compiled = CompiledCode(
    path: "Tests/Copies.swift",
    text: """
      import MatchCut

      func one() {
        open()
        wait(1)
      }

      func two() {
        open()

        close()
        done()
      }
      """)

  @Test func `is compiled, whatever its indentation, blank lines and imports`() {
    let shown = ShownCode(
      "  import UIKit\n  open()\n      close()\n\n  done()", shownIn: "README.md:7")
    #expect(shown.advice(for: compiled) == nil)
  }

  @Test func `that is nowhere has to be copied as a whole`() {
    let shown = ShownCode("leave()\nreturn", shownIn: "README.md:7")
    #expect(
      shown.advice(for: compiled) == """
        README.md:7 shows code that is not compiled. Copy it to Tests/Copies.swift, in one piece, \
        into a function or a type there that has the names it uses:

        leave()
        return

        """)
  }

  @Test func `that differs in a line names that line`() {
    let shown = ShownCode("open()\nclose()\nreturn", shownIn: "README.md:7")
    #expect(
      shown.advice(for: compiled) == """
        README.md:7 shows code that is not compiled. Copy it to Tests/Copies.swift, in one piece, \
        into a function or a type there that has the names it uses:

        open()
        close()
        return

        Or correct the copy that begins in line 9. Its line 12 is
          done()
        and should be
          return
        """)
  }

  @Test func `that ends beyond the file is not found`() {
    let shown = ShownCode("done()\n}\nmore()", shownIn: "README.md:7")
    #expect(shown.advice(for: compiled)?.hasSuffix("more()\n") == true)
  }

  @Test func `must not be an empty block`() {
    let shown = ShownCode("import UIKit", shownIn: "README.md:7")
    #expect(shown.advice(for: compiled) == "README.md:7 shows a block without any code.")
  }
}
