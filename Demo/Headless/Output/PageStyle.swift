/// The style of the pages.
enum PageStyle {
  /// The colors, light and dark.
  static let palette = """
    :root {
      color-scheme: light dark;
      --paper: #f7f4ef; --card: #fff; --ink: #1d1b26; --faded: #6d6879; --line: #1d1b261a;
      --accent: #bf3d28; --code: #fbfaf7; --glow: #e0533d1f; --system: #0a6fd0;
      --keyword: #a3307f; --type: #5b3fb8; --string: #b2402c; --comment: #6f697c; --call: #22697c;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --paper: #121118; --card: #1b1a23; --ink: #f1eef7; --faded: #a39eb2; --line: #ffffff1a;
        --accent: #ff7a62; --code: #14131b; --glow: #ff7a6226; --system: #4db2ff;
        --keyword: #ff8fd0; --type: #b9a4ff; --string: #ffa98f; --comment: #8d889b;
        --call: #7fd1e4;
      }
    }
    """

  /// The style of the gallery.
  static let css = """
    \(palette)
    * { box-sizing: border-box; }
    html { scroll-behavior: smooth; -webkit-text-size-adjust: 100%; }
    body {
      margin: 0; background: var(--paper); color: var(--ink);
      font: 17px/1.55 -apple-system, BlinkMacSystemFont, "SF Pro Text", Inter, "Segoe UI",
        Roboto, Helvetica, Arial, sans-serif;
    }
    .definitions { position: absolute; }
    header, main, footer { max-width: 1200px; margin: 0 auto; padding: 0 32px; }
    header { padding-top: 24px; }
    .brand {
      display: inline-flex; align-items: center; gap: 10px; margin: 0;
      font-size: 18px; font-weight: 700; letter-spacing: -0.01em;
    }
    h1 {
      margin: 0 0 16px; font-size: clamp(30px, 4.6vw, 60px); line-height: 1.06;
      letter-spacing: -0.03em; font-weight: 800; text-wrap: balance; overflow-wrap: anywhere;
    }
    h2 { margin: 0 0 24px; font-size: 32px; line-height: 1.2; letter-spacing: -0.02em; }
    section { padding-top: 72px; }
    section, .player { scroll-margin-top: 16px; }
    .explanation {
      margin: 32px auto 0; max-width: 50em; color: var(--faded); text-align: center;
      text-wrap: pretty;
    }
    .explanation b { color: var(--ink); font-variant-numeric: tabular-nums; }
    button { font: inherit; color: inherit; cursor: pointer; }
    code { white-space: nowrap; }
    \(PlayerStyle.css)
    .next { display: flex; flex-wrap: wrap; gap: 12px; }
    .head .next { margin: 20px 0 4px; }
    .next a {
      min-height: 44px; padding: 9px 22px; border: 1px solid var(--line); border-radius: 99px;
      background: var(--card); color: var(--ink); font-weight: 600; text-decoration: none;
    }
    .next a:hover { border-color: var(--accent); }
    .next .strong { border-color: transparent; background: var(--accent); color: var(--paper); }
    .next + .facts { padding-top: 8px; }
    .starts { display: grid; container-type: inline-size; grid-template-columns: 1fr 1fr; gap: 24px 48px; }
    .starts > div { min-width: 0; }
    .starts p { margin: 0 0 12px; text-wrap: pretty; }
    .starts pre { margin-bottom: 20px; }
    .films { display: grid; grid-template-columns: 1fr 1fr; gap: 24px; }
    .filters { display: flex; flex-wrap: wrap; gap: 8px; margin-bottom: 24px; }
    .filters button {
      min-height: 44px; padding: 0 16px; border: 1px solid var(--line); border-radius: 99px;
      background: var(--card); font-size: 15px; font-weight: 500;
    }
    .filters button:hover { border-color: var(--accent); }
    .filters [aria-pressed="true"] {
      border-color: transparent; background: var(--ink); color: var(--paper);
    }
    .about { margin: 0 0 24px; color: var(--faded); }
    .chosen .player { display: none; margin-bottom: 24px; }
    .chosen .player:target { display: grid; }
    .posters {
      display: grid; grid-template-columns: repeat(auto-fill, minmax(136px, 1fr)); gap: 12px;
      margin: 0; padding: 0; list-style: none;
    }
    .posters a {
      display: grid; justify-items: center; gap: 12px; height: 100%; padding: 16px 8px;
      border: 1px solid var(--line); border-radius: 20px; background: var(--card);
      color: inherit; font-size: 14px; line-height: 1.3; text-align: center;
      text-decoration: none; text-wrap: balance; align-content: start;
    }
    .posters a:hover { border-color: var(--accent); color: var(--accent); }
    .posters img {
      display: block; width: 100%; height: 210px; object-fit: contain;
    }
    [hidden] { display: none; }
    a { color: var(--accent); text-underline-offset: 3px; }
    footer { padding: 64px 32px 72px; color: var(--faded); font-size: 14px; text-align: center; }
    footer p { margin: 8px 0; }
    kbd, footer code {
      padding: 1px 6px; border: 1px solid var(--line); border-radius: 6px;
      background: var(--card); font: 13px ui-monospace, "SF Mono", Menlo, Consolas, monospace;
    }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; }
    @media (max-width: 960px) {
      header, main { padding-left: 20px; padding-right: 20px; }
      .films, .starts { grid-template-columns: minmax(0, 1fr); }
    }
    @media (max-width: 480px) {
      header, main { padding-left: 12px; padding-right: 12px; }
      header { padding-top: 12px; }
      section { padding-top: 48px; }
      h2 { font-size: 26px; }
      .explanation { margin-top: 20px; font-size: 15px; }
      .posters { grid-template-columns: repeat(3, 1fr); gap: 8px; }
      .posters a { gap: 8px; padding: 10px 4px; border-radius: 14px; font-size: 12px; }
      .posters img { height: 160px; }
    }
    @media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
    """
}
