import UIKit

/// Lists: their cells, scrolling, selection and flow layouts.
extension Fact {
  static let lists: [Fact] = [
    outOfSight, whereKept, inSight, askedInLayout, countedOnce, scrolledTo, reloaded, preparedAhead,
    resetAttributes, equalAttributes, selectedInCode, tapped, clearedSelection, columns, otherSizes,
    oneColumn, metrics, offsetInPoints,
  ]

  private static let outOfSight = Fact(
    "N1", "a cell out of sight has none, or is kept"
  ) { lab, found in
    let bench = await shown(lab)
    found.check("out of range", bench.cell(300) == nil)
    let cell = bench.cell(0)
    bench.list.contentOffset.y = 300
    bench.list.layoutIfNeeded()
    found.choose("the cell that was shown", bench.cell(0) === cell, among: [true, false])
  }

  private static let whereKept = Fact(
    "N1.1", "a cell that is kept out of sight is hidden in the list, or outside of it"
  ) { lab, found in
    let bench = await shown(lab)
    let cell = bench.cell(0)
    bench.list.contentOffset.y = 300
    bench.list.layoutIfNeeded()
    let isInList = cell?.superview === bench.list
    found.choose("it is in the list", isInList, among: [true, false])
    found.check("it is hidden, if it is in the list", !isInList || cell?.isHidden == true)
  }

  private static let inSight = Fact(
    "N2", "visible cells are those in sight, also partly"
  ) { lab, found in
    let bench = await shown(lab)
    bench.list.contentOffset.y = 50
    bench.list.layoutIfNeeded()
    let items = bench.list.indexPathsForVisibleItems.map(\.item).sorted()
    found.compare("the items", items, with: Array(0..<21))
    found.compare("the number of cells", bench.list.visibleCells.count, with: 21)
  }

  private static let askedInLayout = Fact(
    "N3", "cells are asked for in a layout, not by setting the data source"
  ) { lab, found in
    let bench = ListBench(lab)
    found.compare("cells asked for", bench.calls("cell").count, with: 0)
    found.check("there is no cell", bench.cell(0) == nil)
    bench.list.layoutIfNeeded()
    found.check("there is one after a layout", bench.cell(0) != nil)
    found.compare(
      "its frame", bench.cell(0)?.frame, with: CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  private static let countedOnce = Fact(
    "N3.1", "the number of items is asked for once, until the next reload"
  ) { lab, found in
    let bench = await shown(lab)
    bench.forget()
    bench.count = 400
    bench.list.contentOffset.y = 300
    await lab.run(for: 0.1)
    found.compare("the number", bench.list.numberOfItems(inSection: 0), with: 300)
    found.compare("questions", bench.calls("count").count, with: 0)
    bench.list.reloadData()
    found.compare("the number after a reload", bench.list.numberOfItems(inSection: 0), with: 400)
  }

  private static let scrolledTo = Fact(
    "N4", "an unanimated scroll moves the offset at once, and the cells come with a layout"
  ) { lab, found in
    let bench = await shown(lab)
    bench.scroll(to: 150, .centeredVertically)
    found.measure("the offset", bench.list.contentOffset.y, 4750)
    found.check("there is no cell yet", bench.cell(150) == nil)
    bench.list.layoutIfNeeded()
    found.check("there is one after a layout", bench.cell(150) != nil)
    bench.list.contentInset.top = 20
    bench.scroll(to: 60, .top)
    found.measure("the offset below an inset", bench.list.contentOffset.y, 1980)
  }

  private static let reloaded = Fact(
    "N5", "a reload makes the cells anew in the next layout, and clamps the offset"
  ) { lab, found in
    let bench = await shown(lab)
    bench.list.contentOffset.y = 3000
    await lab.run(for: 0.1)
    bench.forget()
    bench.count = 30
    bench.list.reloadData()
    found.compare("cells asked for by the call", bench.calls("cell").count, with: 0)
    bench.list.layoutIfNeeded()
    found.measure("the offset", bench.list.contentOffset.y, 400)
    found.check("the last cell was asked for", bench.calls("cell").contains("cell 29"))
  }

  private static let preparedAhead = Fact(
    "N8", "cells are asked for ahead, before they are displayed"
  ) { lab, found in
    let bench = await shown(lab)
    await lab.run(for: 0.5)
    let (asked, displayed) = (bench.calls("cell").count, bench.calls("will").count)
    found.compare("displayed", displayed, with: 18)
    found.tell("asked for", asked)
  }

  private static let resetAttributes = Fact(
    "N9.1", "a new place shows a cell again that was hidden"
  ) { lab, found in
    let bench = await shown(lab)
    let cell = bench.cell(4)
    cell?.alpha = 0.5
    cell?.isHidden = true
    bench.list.frame.size.width = 200
    bench.list.layoutIfNeeded()
    found.compare("its origin", cell?.frame.origin, with: CGPoint(x: 0, y: 200))
    found.compare("its alpha", cell?.alpha, with: 1)
    found.compare("it is hidden", cell?.isHidden, with: false)
  }

  private static let equalAttributes = Fact(
    "N9.1", "attributes that are equal are not applied again, or after an invalidation they are"
  ) { lab, found in
    let bench = await shown(lab)
    let cell = bench.cell(4)
    cell?.alpha = 0.5
    bench.list.contentOffset.y = 10
    bench.list.layoutIfNeeded()
    found.compare("after a scroll", cell?.alpha, with: 0.5)
    bench.layout.invalidateLayout()
    bench.list.layoutIfNeeded()
    found.choose("after an invalidation", cell?.alpha, among: [0.5, 1])
  }

  private static let selectedInCode = Fact(
    "N11.1", "a selection in code does not call the delegate"
  ) { lab, found in
    let bench = await shown(lab)
    bench.list.selectItem(at: IndexPath(item: 4, section: 0), animated: false, scrollPosition: [])
    found.compare("it is selected", bench.cell(4)?.isSelected, with: true)
    found.compare("calls", bench.calls("didSelect"), with: [])
    bench.cell(5)?.isSelected = true
    let selected = bench.list.indexPathsForSelectedItems ?? []
    found.compare("the selection", selected.map(\.item), with: [4])
  }

  private static let tapped = Fact(
    "N11", "a tap highlights, selects, and then ends the highlight", demands: [.finger]
  ) { lab, found in
    let bench = await shown(lab)
    bench.forget()
    guard let finger = lab.touchDown(at: CGPoint(x: 150, y: 250)) else { return }
    await lab.run(for: 0.05)
    finger.lift()
    await lab.run(for: 0.1)
    let words = ["shouldHighlight", "didHighlight", "shouldSelect", "didSelect", "didUnhighlight"]
    found.compare(
      "calls", bench.calls.filter { !$0.hasPrefix("cell") }, with: words.map { "\($0) 4" })
  }

  private static let clearedSelection = Fact(
    "N12", "a screen clears the selection of its list when it appears"
  ) { lab, found in
    let screen = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    let source = ListBench(lab)
    source.list.removeFromSuperview()
    screen.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    screen.collectionView.dataSource = source
    let stack = UINavigationController(rootViewController: screen)
    lab.window.rootViewController = stack
    await lab.run(for: 0.1)
    let path = IndexPath(item: 2, section: 0)
    screen.collectionView.selectItem(at: path, animated: false, scrollPosition: [])
    stack.pushViewController(UIViewController(), animated: false)
    await lab.run(for: 0.1)
    stack.popViewController(animated: false)
    await lab.run(for: 0.1)
    found.compare(
      "selected items", screen.collectionView.indexPathsForSelectedItems ?? [], with: [])
  }

  private static let columns = Fact(
    "N14", "items of the same size stand in columns, also in the last line"
  ) { lab, found in
    let bench = ListBench(lab, count: 5)
    bench.layout.itemSize = CGSize(width: 80, height: 80)
    bench.layout.minimumInteritemSpacing = 10
    bench.list.layoutIfNeeded()
    found.compare(
      "the left edges", (0..<5).map { bench.frame($0)?.minX }, with: [0, 110, 220, 0, 110])
  }

  private static let otherSizes = Fact(
    "N14", "the last line of items of different sizes has the minimum spacing"
  ) { lab, found in
    let bench = ListBench(lab, count: 4)
    let sizes = [(120, 40), (100, 80), (150, 50), (90, 50)].map { CGSize(width: $0, height: $1) }
    let delegate = SizeDelegate(sizes)
    bench.list.delegate = delegate
    bench.layout.minimumInteritemSpacing = 10
    bench.list.layoutIfNeeded()
    found.compare("the left edges", (0..<4).map { bench.frame($0)?.minX }, with: [0, 200, 0, 160])
    found.compare("the upper edges", (0..<4).map { bench.frame($0)?.minY }, with: [20, 0, 80, 80])
  }

  private static let oneColumn = Fact(
    "N14", "a single column is in the middle"
  ) { lab, found in
    let bench = ListBench(lab, count: 2)
    bench.layout.itemSize.width = 200
    bench.list.layoutIfNeeded()
    found.compare("the left edges", (0..<2).map { bench.frame($0)?.minX }, with: [50, 50])
  }

  private static let metrics = Fact(
    "N14.1", "a new size of the list does not ask for the sizes of items again"
  ) { lab, found in
    let bench = ListBench(lab, count: 4)
    let delegate = SizeDelegate(Array(repeating: CGSize(width: 100, height: 100), count: 4))
    bench.list.delegate = delegate
    await lab.run(for: 0.1)
    let questions = delegate.questions
    bench.list.frame.size.width = 200
    await lab.run(for: 0.1)
    found.compare("questions by a new size", delegate.questions - questions, with: 0)
    found.compare("the place of an item", bench.frame(2)?.origin, with: CGPoint(x: 0, y: 100))
    bench.layout.invalidateLayout()
    await lab.run(for: 0.1)
    found.check("an invalidation asks", delegate.questions > questions)
  }

  private static let offsetInPoints = Fact(
    "N14.2", "the offset is the same in points after a new size"
  ) { lab, found in
    let bench = ListBench(lab)
    bench.layout.scrollDirection = .horizontal
    bench.layout.itemSize = CGSize(width: 300, height: 600)
    await lab.run(for: 0.1)
    bench.list.contentOffset.x = 900
    bench.list.frame.size.width = 250
    bench.layout.itemSize.width = 250
    await lab.run(for: 0.1)
    found.measure("the offset", bench.list.contentOffset.x, 900)
  }

  @MainActor private static func shown(_ lab: any Laboratory) async -> ListBench {
    let bench = ListBench(lab)
    await lab.run(for: 0.1)
    return bench
  }
}

/// Determines the sizes of the items, and counts how often it is asked.
@MainActor private final class SizeDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  private let sizes: [CGSize]
  private(set) var questions = 0

  init(_ sizes: [CGSize]) { self.sizes = sizes }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    questions += 1
    return sizes[indexPath.item]
  }
}
