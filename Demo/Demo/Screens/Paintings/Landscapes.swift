/// The landscapes of the demo.
extension Landscape {
  static let firstLight = Landscape(
    sky: [0x37306B, 0x8E5A97, 0xF29C8E, 0xFFD9A8],
    light: Light(x: 44, y: 66, radius: 9, color: 0xFFF1CF, glow: 1),
    land: [
      Land(terrain: .peaks, base: 108, rise: 44, color: 0xB0729A, haze: 0.55),
      Land(terrain: .peaks, base: 124, rise: 40, color: 0x7A4E86, haze: 0.3),
      Land(terrain: .hills, base: 138, rise: 26, color: 0x4A3468, haze: 0.12),
      Land(terrain: .pines, base: 156, rise: 22, color: 0x241C42),
    ],
    seed: 11)

  static let openWater = Landscape(
    sky: [0x2F7FC1, 0x6FB7E0, 0xCDEBF3],
    light: Light(x: 40, y: 52, radius: 8, color: 0xFFFBE6, glow: 0.9),
    land: [
      Land(terrain: .dunes, base: 160, rise: 18, color: 0xF0DDB4)
    ],
    water: Water(top: 92, bottom: 160, colors: [0x2A8FB5, 0x14658F]),
    clouds: [Cloud(x: 88, y: 44, width: 40), Cloud(x: 30, y: 76, width: 30)],
    seed: 5)

  static let duneSea = Landscape(
    sky: [0xF7B267, 0xF9CF93, 0xFFE9C9],
    light: Light(x: 84, y: 56, radius: 12, color: 0xFFF6DC, glow: 0.8),
    land: [
      Land(terrain: .dunes, base: 104, rise: 20, color: 0xE59A5A, haze: 0.25),
      Land(terrain: .dunes, base: 122, rise: 26, color: 0xD07A42),
      Land(terrain: .dunes, base: 142, rise: 30, color: 0xA95732),
      Land(terrain: .dunes, base: 164, rise: 26, color: 0x7A3A28),
    ],
    seed: 23)

  static let polarNight = Landscape(
    sky: [0x070B24, 0x14265A, 0x2F5D8C, 0x5FA3A8],
    light: Light(x: 36, y: 44, radius: 7, color: 0xF4F7FF, glow: 0.6),
    land: [
      Land(terrain: .peaks, base: 114, rise: 46, color: 0x2A4E7A, haze: 0.25),
      Land(terrain: .peaks, base: 130, rise: 34, color: 0x18325C),
      Land(terrain: .hills, base: 152, rise: 20, color: 0xC9DDEB),
      Land(terrain: .hills, base: 164, rise: 18, color: 0xEAF3F8),
    ],
    stars: 26,
    seed: 8)

  static let pineFog = Landscape(
    sky: [0x8FB8B0, 0xC3D9CF, 0xEEF3E6],
    light: Light(x: 70, y: 50, radius: 10, color: 0xFDFCEF, glow: 0.7),
    land: [
      Land(terrain: .hills, base: 100, rise: 26, color: 0x9CBFB2, haze: 0.6),
      Land(terrain: .pines, base: 118, rise: 20, color: 0x6C9B8D, haze: 0.5),
      Land(terrain: .pines, base: 136, rise: 26, color: 0x3F7168, haze: 0.3),
      Land(terrain: .pines, base: 158, rise: 34, color: 0x1D4343),
    ],
    seed: 31)

  static let lastFerry = Landscape(
    sky: [0x2B1E4F, 0x7B3A78, 0xE4617A, 0xFFB070],
    light: Light(x: 60, y: 84, radius: 13, color: 0xFFE3A3, glow: 1),
    land: [
      Land(terrain: .hills, base: 96, rise: 10, color: 0x6B2F6B)
    ],
    water: Water(top: 96, bottom: 160, colors: [0xE0707E, 0x5A2A67, 0x2B1A49]),
    clouds: [Cloud(x: 26, y: 60, width: 44), Cloud(x: 96, y: 50, width: 34)],
    seed: 13)

  static let glacier = Landscape(
    sky: [0x4C86C6, 0x9CC7EA, 0xE9F5FB],
    light: Light(x: 90, y: 40, radius: 7, color: 0xFFFDF2, glow: 0.8),
    land: [
      Land(terrain: .peaks, base: 112, rise: 58, color: 0xA9CBE6, haze: 0.35),
      Land(terrain: .peaks, base: 126, rise: 40, color: 0x6E9CC8, haze: 0.2),
      Land(terrain: .hills, base: 142, rise: 18, color: 0xDCEBF5),
      Land(terrain: .pines, base: 160, rise: 18, color: 0x274A6B),
    ],
    clouds: [Cloud(x: 36, y: 38, width: 36)],
    seed: 42)

  static let terracotta = Landscape(
    sky: [0x3FA7A3, 0x9AD1BF, 0xFCE7C3],
    light: Light(x: 44, y: 64, radius: 14, color: 0xFF8A5B, glow: 0.5),
    land: [
      Land(terrain: .hills, base: 106, rise: 22, color: 0xE7A977, haze: 0.3),
      Land(terrain: .hills, base: 124, rise: 24, color: 0xC9663D),
      Land(terrain: .hills, base: 144, rise: 26, color: 0x8F3F2E),
      Land(terrain: .pines, base: 160, rise: 14, color: 0x3E2A2C),
    ],
    seed: 77)
}
