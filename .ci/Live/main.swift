import Foundation

// Tries out the live phone in a browser.
// usage: live CHROMIUM URL FOLDER GALLERY; FOLDER has a profile for the browser, and takes the pictures
let arguments = CommandLine.arguments
guard arguments.count == 5 else {
  print("usage: live CHROMIUM URL FOLDER GALLERY")
  exit(64)
}
let (url, folder) = (arguments[2], arguments[3])
let gallery = URL(fileURLWithPath: arguments[4], isDirectory: true)
var browser: Chromium?
do {
  let chromium = try Chromium(path: arguments[1], profile: folder + "/profile")
  browser = chromium
  let page = try Page(chromium)
  try page.look(width: 1280, height: 1000, scheme: "light")
  try page.open(url)
  try page.wait(until: "typeof latencies === 'object' && $('screen')", "the phone")
  try page.locate()
  let checks = Checks(page: page, folder: folder)
  try checks.drag()
  try checks.pinch()
  try checks.story()
  try checks.wheel()
  try checks.latency()
  try checks.panel()
  try checks.compare()
  try checks.tweak()
  try checks.others(try Page(chromium), url: url)
  for (width, height) in [(390, 844), (1280, 1000)] {
    for scheme in ["light", "dark"] {
      try page.look(width: width, height: height, scheme: scheme)
      let _: Bool = try page.value("(scrollTo(0, 0), true)")
      try page.settle()
      try page.takePicture("\(folder)/live-\(width)-\(scheme).png", whole: width == 390)
      let excess: Int = try page.value("document.documentElement.scrollWidth - innerWidth")
      try checks.expect(excess <= 0, "at \(width) pixels, \(scheme), nothing is cut off")
    }
  }
  let galleryChecks = GalleryChecks(page: try Page(chromium), gallery: gallery, folder: folder)
  try galleryChecks.run()
  try galleryChecks.contrasts()
  try galleryChecks.hero()
  try galleryChecks.posters()
  try galleryChecks.articles()
  try checks.expect(chromium.complaints.isEmpty, "no complaints \(chromium.complaints)")
  chromium.quit()
} catch {
  browser?.quit()
  print("live: \((error as? Failure)?.message ?? "\(error)")")
  if let complaints = browser?.complaints, !complaints.isEmpty { print(complaints) }
  exit(1)
}
