/// The style of the pages.
enum PageStyle {
  /// The colors, light and dark.
  static let palette = """
    :root {
      color-scheme: light dark;
      --paper: #f7f4ef; --card: #fff; --ink: #1d1b26; --faded: #6d6879; --line: #1d1b261a;
      --accent: #bf3d28; --code: #fbfaf7; --glow: #e0533d1f;
      --keyword: #a3307f; --type: #5b3fb8; --string: #b2402c; --comment: #6f697c; --call: #22697c;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --paper: #121118; --card: #1b1a23; --ink: #f1eef7; --faded: #a39eb2; --line: #ffffff1a;
        --accent: #ff7a62; --code: #14131b; --glow: #ff7a6226;
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
    header, main, footer { max-width: 1120px; margin: 0 auto; padding: 0 32px; }
    header { padding-top: 72px; padding-bottom: 16px; text-align: center; }
    .brand {
      display: inline-flex; align-items: center; gap: 10px; margin: 0 0 32px;
      font-size: 20px; font-weight: 700; letter-spacing: -0.01em;
    }
    h1 {
      margin: 0 auto 20px; max-width: 17em; font-size: clamp(32px, 5.6vw, 64px);
      line-height: 1.06; letter-spacing: -0.03em; font-weight: 800; text-wrap: balance;
    }
    .lead {
      margin: 0 auto; max-width: 38em; color: var(--faded); font-size: clamp(17px, 1.7vw, 20px);
      text-wrap: pretty;
    }
    .numbers {
      display: flex; flex-wrap: wrap; justify-content: center; gap: 8px 32px;
      margin: 32px 0; padding: 0; list-style: none; color: var(--faded); font-size: 15px;
    }
    .numbers b { color: var(--ink); font-size: 20px; font-variant-numeric: tabular-nums; }
    .groups {
      position: sticky; top: 0; z-index: 1; overflow-x: auto; scrollbar-width: none;
      border-bottom: 1px solid var(--line); background: var(--paper);
    }
    .groups div { display: flex; gap: 8px; width: max-content; margin: 0 auto; padding: 8px 20px; }
    .groups a {
      display: flex; align-items: center; min-height: 44px; padding: 0 16px;
      border: 1px solid var(--line); border-radius: 99px; background: var(--card); color: inherit;
      font-size: 15px; font-weight: 500; text-decoration: none; white-space: nowrap;
    }
    .groups a:hover { border-color: var(--accent); color: var(--accent); }
    .index ul {
      display: grid; grid-template-columns: repeat(auto-fill, minmax(112px, 1fr)); gap: 12px;
      margin: 0; padding: 0; list-style: none;
    }
    .index a {
      display: grid; justify-items: center; gap: 10px; height: 100%; padding: 14px 8px;
      border: 1px solid var(--line); border-radius: 18px; background: var(--card);
      color: inherit; font-size: 14px; line-height: 1.3; text-align: center;
      text-decoration: none; text-wrap: balance; align-content: start;
    }
    .index a:hover { border-color: var(--accent); color: var(--accent); }
    .index img { display: block; }
    section { padding-top: 72px; }
    section, .player { scroll-margin-top: 62px; }
    .index { padding-top: 32px; }
    .heading { margin-bottom: 24px; max-width: 44em; }
    h2 { margin: 0; font-size: 32px; line-height: 1.2; letter-spacing: -0.02em; }
    .heading p { margin: 6px 0 0; color: var(--faded); }
    .player {
      display: grid; grid-template-columns: minmax(280px, 5fr) minmax(0, 6fr);
      align-items: center; gap: 56px; margin: 0 0 32px; padding: 48px;
      border: 1px solid var(--line); border-radius: 36px; background: var(--card);
    }
    .stage {
      display: grid; justify-items: center; gap: 24px;
      background: radial-gradient(closest-side, var(--glow), transparent);
    }
    .phone {
      display: block; width: min(100%, 300px); height: auto; cursor: pointer;
      filter: drop-shadow(0 18px 28px #0e0d1433);
      user-select: none; -webkit-user-select: none;
    }
    .controls {
      display: grid; grid-template-columns: auto minmax(60px, 1fr) auto; align-items: center;
      gap: 14px; width: min(100%, 360px);
    }
    button { font: inherit; color: inherit; cursor: pointer; }
    .play {
      display: grid; place-items: center; width: 44px; height: 44px; padding: 0; border: 0;
      border-radius: 50%; background: var(--accent); color: #fff; fill: currentColor;
    }
    @media (prefers-color-scheme: dark) { .play { color: #1d1014; } }
    .when-playing, .is-playing .when-paused { display: none; }
    .is-playing .when-playing { display: inline; }
    .time { position: relative; }
    .touches { position: absolute; inset: 10px 8px auto; height: 4px; }
    .touches i {
      position: absolute; height: 4px; min-width: 4px; border-radius: 2px;
      background: var(--faded); opacity: 0.55;
    }
    input[type="range"] {
      -webkit-appearance: none; appearance: none; display: block; width: 100%; height: 44px;
      margin: 0; background: none; cursor: pointer;
    }
    input::-webkit-slider-runnable-track {
      height: 4px; border-radius: 2px;
      background: linear-gradient(
        90deg, var(--accent) calc(var(--progress, 0) * 100%), var(--line) 0);
    }
    input::-moz-range-track { height: 4px; border-radius: 2px; background: var(--line); }
    input::-moz-range-progress { height: 4px; border-radius: 2px; background: var(--accent); }
    input::-webkit-slider-thumb {
      -webkit-appearance: none; width: 16px; height: 16px; margin-top: -6px; border-radius: 50%;
      background: var(--accent); box-shadow: 0 0 0 3px var(--card);
    }
    input::-moz-range-thumb {
      width: 16px; height: 16px; border: 0; border-radius: 50%; background: var(--accent);
    }
    .speeds { display: flex; border-radius: 12px; background: var(--line); }
    .speeds button {
      min-width: 44px; min-height: 44px; padding: 0; border: 0; border-radius: 9px; background: none;
      font-size: 15px; line-height: 24px;
    }
    .speeds [aria-pressed="true"] {
      background: var(--card); box-shadow: inset 0 0 0 1px var(--line); font-weight: 600;
    }
    .words { min-width: 0; }
    h3 { margin: 0 0 8px; font-size: 26px; line-height: 1.2; letter-spacing: -0.02em; }
    .words p { margin: 0; color: var(--faded); text-wrap: pretty; }
    pre {
      margin: 24px 0; padding: 20px 22px; overflow-x: auto; border: 1px solid var(--line);
      border-radius: 18px; background: var(--code);
      font: 14px/1.6 ui-monospace, "SF Mono", Menlo, Consolas, monospace; tab-size: 2;
    }
    .k { color: var(--keyword); } .t { color: var(--type); } .s, .n { color: var(--string); }
    .c { color: var(--comment); font-style: italic; } .f { color: var(--call); }
    .words .facts a { display: inline-block; padding: 12px 0; }
    .words .facts { font-size: 14px; font-variant-numeric: tabular-nums; }
    a { color: var(--accent); text-underline-offset: 3px; }
    footer { padding: 48px 32px 72px; color: var(--faded); font-size: 14px; text-align: center; }
    footer p { margin: 8px 0; }
    kbd, footer code {
      padding: 1px 6px; border: 1px solid var(--line); border-radius: 6px;
      background: var(--card); font: 13px ui-monospace, "SF Mono", Menlo, Consolas, monospace;
    }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; }
    @media (min-width: 861px) {
      .groups div { gap: 4px; padding: 8px 12px; }
      .groups a { padding: 0 10px; font-size: 14px; }
    }
    @media (max-width: 860px) {
      header, main { padding-left: 20px; padding-right: 20px; }
      header { padding-top: 40px; }
      section { padding-top: 56px; }
      .player { grid-template-columns: minmax(0, 1fr); gap: 32px; padding: 28px; }
    }
    @media (max-width: 480px) {
      header, main { padding-left: 12px; padding-right: 12px; }
      .player { padding: 20px 16px; border-radius: 26px; }
      .controls { gap: 10px; }
      .index ul { grid-template-columns: repeat(4, 1fr); gap: 6px; }
      .index a { gap: 6px; padding: 10px 4px; border-radius: 14px; font-size: 12px; }
      .index img { width: 52px; height: 110px; }
      pre { padding: 16px; font-size: 13px; }
    }
    @media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
    """
}
