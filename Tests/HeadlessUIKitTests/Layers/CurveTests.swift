import Testing

@testable import UIKit

struct CurveTests {
  @Test(
    "E4: the built-in curves pass through the measured points",
    arguments: [
      (CubicBezier.easeIn, [0.017027, 0.093465, 0.315357, 0.621861, 0.839428]),
      (.easeOut, [0.160572, 0.378140, 0.684643, 0.906535, 0.982973]),
      (.easeInEaseOut, [0.019722, 0.129162, 0.5, 0.870838, 0.980278]),
      (.standard, [0.094795, 0.408511, 0.802403, 0.960459, 0.994316]),
      (.linear, [0.1, 0.25, 0.5, 0.75, 0.9]),
    ])
  func curves(curve: CubicBezier, expected: [Double]) {
    for (time, value) in zip([0.1, 0.25, 0.5, 0.75, 0.9], expected) {
      #expect(abs(curve.progress(at: time) - value) < 5e-6)
      #expect(abs(curve.fraction(at: value) - time) < 1e-5)
    }
    #expect(curve.progress(at: -1) == 0)
    #expect(curve.progress(at: 2) == 1)
  }

  @Test(
    "E5: springs are at the measured positions after 50 ms",
    arguments: [
      (10.0, 0.0, 10.44055), (20, 0, 9.02040), (30, 0, 9.02040), (10, 5, 29.30781),
      (10, -5, -8.42671),
    ])
  func springPosition(damping: Double, velocity: Double, expected: Double) {
    let spring = SpringCurve(
      mass: 1, stiffness: 100, damping: damping, initialVelocity: velocity)
    #expect(abs(100 * spring.position(at: 0.05) - expected) < 1e-5)
  }

  @Test(
    "D: settling durations are the measured ones",
    arguments: [
      (1.0, 100.0, 10.0, 0.0, 1.4727003346780927), (1, 300, 20, 0, 0.7442555275721707),
      (2, 100, 5, 0, 5.658348137358159), (1, 100, 10, 5, 1.3815510557964275),
      (1, 100, 10, -5, 1.5350814063145797), (1, 100, 1, 0, 13.91321015404625),
      (1, 100, 20, 0, 1.0), (1, 25, 10, 0, 1.9),
    ])
  func settling(
    mass: Double, stiffness: Double, damping: Double, velocity: Double, expected: Double
  ) {
    let spring = SpringCurve(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
    #expect(abs(spring.settlingDuration - expected) < 1e-12)
  }

  @Test("D: a spring without damping never settles")
  func undamped() {
    let spring = SpringCurve(mass: 1, stiffness: 100, damping: 0, initialVelocity: 0)
    #expect(spring.settlingDuration == Double(Float.greatestFiniteMagnitude))
  }

  @Test(
    "D: springs by perceptual duration settle as measured",
    arguments: [
      (0.5, 0.0, 0.8), (1, 0, 1.5), (0.5, 0.3, 0.8629552831744205),
      (0.35, 0.15, 0.5156554893625898),
    ])
  func perceptual(duration: Double, bounce: Double, expected: Double) {
    let spring = SpringCurve(perceptualDuration: duration, bounce: bounce)
    #expect(abs(spring.settlingDuration - expected) < 1e-12)
  }

  @Test("D: perceptual durations become stiffness and damping")
  func perceptualParameters() {
    let spring = SpringCurve(perceptualDuration: 0.5, bounce: 0)
    #expect(abs(spring.stiffness - 157.91367) < 1e-5)
    #expect(abs(spring.damping - 25.13274) < 1e-5)
  }

  @Test(
    "D: a ratio and a duration give the measured stiffness",
    arguments: [
      (0.1, 1.0, 0.0, 2125.3901278407934), (0.2, 1, 0, 707.2217886060563),
      (0.35, 1, 0, 286.40942818911714), (0.5, 0.3, 0, 1796.8833611577954),
      (0.5, 0.5, 0, 646.8780100168065), (0.5, 1, 0, 161.7195025042016),
      (0.5, 2, 0, 40.4298756260504), (0.6, 0.8, 0, 190.21427544499548),
      (0.8, 1, 0, 80.89737200360506), (0.9, 1, 0, 71.92472915770972),
      (0.99, 1, 0, 80.02518243167793), (1, 1, 0, 85.25592900599884),
      (0.5, 1, 0.25, 159.67233773812114), (0.5, 1, 1, 152.86841381792456),
      (0.5, 1, 1.5, 147.61602003056592), (0.5, 1, -2, 175.4224123383425),
      (1, 1, 1, 83.13803615388531),
    ])
  func fitted(ratio: Double, duration: Double, velocity: Double, stiffness: Double) {
    let spring = SpringCurve(
      dampingRatio: ratio, duration: duration, initialVelocity: velocity)
    #expect(spring.mass == 1)
    #expect(abs(spring.stiffness / stiffness - 1) < 1e-7)
    #expect(abs(spring.damping / (2 * ratio * stiffness.squareRoot()) - 1) < 1e-7)
  }

  @Test(
    "D: springs by ratio and duration are at the measured positions",
    arguments: [
      (0.6, 0.8, [0.15: 0.8098, 0.3: 1.0939, 0.45: 1.0106, 0.6: 0.9906]),
      (0.35, 1, [0.3: 1.05542, 0.45: 0.93433, 0.6: 1.02933, 0.8: 0.99117]),
      (0.5, 1, [0.297: 1.1615]),
    ])
  func fittedPosition(ratio: Double, duration: Double, seen: [Double: Double]) {
    let spring = SpringCurve(dampingRatio: ratio, duration: duration)
    for (time, position) in seen {
      #expect(abs(spring.position(at: time) - position) < 0.0016, "after \(time) s")
    }
  }

  @Test(
    "D: a spring by ratio and duration accepts any numbers",
    arguments: [-1, 0, 0.5, 0.999_999, 1, 3], [-1e9, -1, 0, 5, 1e9, .infinity, .nan])
  func anyFit(ratio: Double, velocity: Double) {
    for duration in [0, 1e-9, 0.3, 1e9] {
      let spring = SpringCurve(
        dampingRatio: ratio, duration: duration, initialVelocity: velocity)
      #expect(spring.stiffness.isFinite && spring.stiffness > 0)
    }
  }

  @Test("D: a spring by damping ratio is not quite settled at the end of its duration")
  func fittedSettling() {
    let spring = SpringCurve(dampingRatio: 0.5, duration: 1)
    #expect(abs(spring.settlingDuration - 1.16) < 0.005)
    #expect(abs(1 - spring.position(at: 1)) < 0.0021)
    #expect(abs(1 - spring.position(at: 0.7)) > 0.0021)
  }
}
