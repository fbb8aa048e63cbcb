/// The style of the live page, and of code.
enum LiveStyle {
  static let css = """
    * { box-sizing: border-box; }
    html { -webkit-text-size-adjust: 100%; }
    body {
      margin: 0; background: var(--paper); color: var(--ink);
      font: 16px/1.5 -apple-system, BlinkMacSystemFont, "SF Pro Text", Inter, "Segoe UI",
        Roboto, Helvetica, Arial, sans-serif;
    }
    main {
      display: grid; grid-template-columns: minmax(320px, 5fr) minmax(0, 6fr);
      gap: 48px; max-width: 1200px; margin: 0 auto; padding: 24px 32px 48px;
    }
    main.is-landscape { grid-template-columns: minmax(0, 1fr); }
    .stage {
      position: sticky; top: 24px; display: grid; place-items: center; align-self: start;
      min-height: min(calc(100svh - 48px), 880px);
      background: radial-gradient(closest-side, var(--glow), transparent);
    }
    /* Above the panel, and in view while that scrolls. */
    .is-landscape .stage {
      top: 0; z-index: 1; min-height: 0; margin: -24px -32px 0; padding: 16px 32px;
      background: var(--paper);
    }
    .phone {
      display: block; width: min(100%, 421px, calc((100svh - 48px) * var(--ratio, 0.478)));
      height: auto; cursor: pointer; touch-action: none;
      user-select: none; -webkit-user-select: none; -webkit-tap-highlight-color: transparent;
    }
    .is-landscape .phone { width: min(100%, 880px, calc(60svh * var(--ratio, 2))); }
    #second, .compare .choice { display: none; }
    .is-comparing #second { display: block; }
    .is-comparing .compare .choice { display: flex; }
    main.is-comparing { grid-template-columns: minmax(0, 9fr) minmax(0, 5fr); max-width: 1500px; }
    .is-comparing:not(.is-landscape) .stage { grid-template-columns: 1fr 1fr; gap: 12px; }
    main.is-comparing.is-landscape { grid-template-columns: minmax(0, 1fr); }
    .phone.is-inactive { opacity: 0.45; }
    #curtain {
      position: absolute; display: grid; gap: 16px; justify-items: center; width: min(80%, 300px);
      padding: 24px; border: 1px solid var(--line); border-radius: 24px;
      background: var(--card); text-align: center; box-shadow: 0 18px 48px #0e0d1455;
    }
    #curtain[hidden] { display: none; }
    #curtain p { margin: 0; }
    .side { display: grid; gap: 16px; align-content: start; min-width: 0; }
    header { padding: 8px 4px; }
    .brand {
      display: inline-flex; align-items: center; gap: 10px; margin: 0 0 16px;
      font-size: 18px; font-weight: 700; letter-spacing: -0.01em;
    }
    h1 {
      margin: 0 0 10px; font-size: clamp(30px, 4vw, 44px); line-height: 1.08; font-weight: 800;
      letter-spacing: -0.03em;
    }
    .lead { margin: 0; max-width: 36em; color: var(--faded); text-wrap: pretty; }
    .card {
      min-width: 0; padding: 18px 20px; border: 1px solid var(--line); border-radius: 24px;
      background: var(--card);
    }
    h2 { margin: 0 0 12px; font-size: 17px; line-height: 1.3; letter-spacing: -0.01em; }
    .row { display: flex; flex-wrap: wrap; gap: 10px; }
    .row + .row { margin-top: 10px; }
    .menus + .row { margin-top: 16px; }
    button, select {
      min-width: 44px; min-height: 44px; padding: 0 16px; border: 1px solid var(--line);
      border-radius: 14px; background: var(--paper); color: inherit; font: inherit;
      font-size: 15px; font-weight: 500;
    }
    button { cursor: pointer; }
    button:hover, select:hover { border-color: var(--accent); }
    .strong, .toggle[aria-pressed="true"] {
      border-color: transparent; background: var(--accent); color: #fff;
    }
    .choice { display: flex; border-radius: 14px; background: var(--line); }
    .choice button { border-color: transparent; background: none; }
    .choice [aria-pressed="true"] {
      background: var(--card); border-color: var(--accent); font-weight: 700;
    }
    .menus { display: grid; grid-template-columns: repeat(auto-fit, minmax(200px, 1fr)); gap: 12px; }
    label { display: grid; gap: 4px; font-size: 14px; color: var(--faded); }
    select { width: 100%; color: var(--ink); }
    .hint, .facts { margin: 12px 0 0; font-size: 14px; color: var(--faded); }
    .facts { margin: 0 0 8px; font-variant-numeric: tabular-nums; }
    .facts a, #notice a { display: inline-block; padding: 10px 0; }
    .has-faults { color: var(--accent); font-weight: 700; }
    #log, #faults {
      margin: 0; padding: 12px 14px; border: 1px solid var(--line); border-radius: 16px;
      background: var(--code); list-style: none; overflow: auto;
      scrollbar-color: var(--faded) transparent;
      font: 12.5px/1.6 ui-monospace, "SF Mono", Menlo, Consolas, monospace;
    }
    #log { height: 190px; }
    #log li { white-space: pre; }
    #faults { max-height: 260px; margin-bottom: 10px; border-color: var(--accent); }
    #faults p { margin: 4px 0 12px; color: var(--faded); }
    #faults[hidden] { display: none; }
    a { color: var(--accent); text-underline-offset: 3px; }
    kbd {
      padding: 1px 6px; border: 1px solid var(--line); border-radius: 6px;
      background: var(--card); font: 13px ui-monospace, "SF Mono", Menlo, Consolas, monospace;
    }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; }
    @media (prefers-color-scheme: dark) {
      .strong, .toggle[aria-pressed="true"] { color: #1d1014; }
    }
    @media (max-width: 860px) {
      main, main.is-comparing { grid-template-columns: minmax(0, 1fr); gap: 20px; padding: 12px 12px 32px; }
      .stage { position: relative; top: 0; min-height: 0; }
      .is-landscape .stage { position: sticky; margin: -12px -12px 0; padding: 12px; }
      .phone { width: min(100%, calc((100svh - 72px) * var(--ratio, 0.478))); }
      .is-landscape .phone { width: min(100%, calc(60svh * var(--ratio, 2))); }
    }
    """

  static let code = """
    body {
      margin: 0; background: var(--paper); color: var(--ink);
      font: 16px/1.5 -apple-system, BlinkMacSystemFont, Inter, Roboto, sans-serif;
    }
    main { max-width: 960px; margin: 0 auto; padding: 24px 16px 48px; }
    h1 { font-size: 18px; overflow-wrap: anywhere; }
    pre {
      margin: 0; padding: 20px 22px; overflow-x: auto; border: 1px solid var(--line);
      scrollbar-color: var(--faded) transparent;
      border-radius: 18px; background: var(--code);
      font: 14px/1.6 ui-monospace, "SF Mono", Menlo, Consolas, monospace; tab-size: 2;
    }
    .k { color: var(--keyword); } .t { color: var(--type); } .s, .n { color: var(--string); }
    .c { color: var(--comment); font-style: italic; } .f { color: var(--call); }
    """
}
