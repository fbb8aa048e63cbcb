/// The looks of a player: a phone with its controls, words and code.
enum PlayerStyle {
  static let css = """
    .player {
      display: grid; align-items: center; gap: 20px 40px; min-width: 0; container-type: inline-size;
    }
    .large, .film {
      padding: 32px; border: 1px solid var(--line); border-radius: 32px;
      background: var(--card);
    }
    .hero, .large {
      grid-template: "head phone" 1fr "code phone" 1fr ". controls" auto ". curves" auto
        / minmax(0, 1fr) minmax(320px, auto);
    }
    /* A phone in landscape leaves no room beside it. */
    .large.wide {
      grid-template: "head" auto "phone" auto "controls" auto "curves" auto "code" auto / minmax(0, 1fr);
    }
    .film {
      align-content: start;
      grid-template: "phone head" auto "controls controls" auto "curves curves" auto "code code" 1fr
        / auto minmax(0, 1fr);
    }
    .head { grid-area: head; min-width: 0; }
    .hero .head, .large .head { align-self: end; }
    .head p { margin: 0; color: var(--faded); text-wrap: pretty; }
    .head .lead { font-size: clamp(16px, 1.7vw, 20px); }
    .head .facts { font-size: 14px; font-variant-numeric: tabular-nums; }
    .facts a { display: inline-block; padding: 12px 0; }
    h3 { margin: 0 0 8px; font-size: 24px; line-height: 1.2; letter-spacing: -0.02em; }
    .frame {
      grid-area: phone; justify-self: center; min-width: 0;
      box-shadow: 0 14px 40px #0e0d1440;
    }
    .phone {
      display: block; width: auto; max-width: 100%; height: auto; max-height: 640px; cursor: pointer;
      user-select: none; -webkit-user-select: none;
      /* A layer of its own: what moves in it has nothing else drawn again. */
      will-change: transform;
    }
    .hero .phone { max-height: clamp(340px, calc(100svh - 190px), 760px); }
    .film .phone { max-height: 440px; }
    .controls {
      grid-area: controls;
      display: grid; grid-template-columns: auto minmax(60px, 1fr) auto; align-items: center;
      gap: 14px; width: 100%; max-width: 400px; justify-self: center;
    }
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
    .curves {
      grid-area: curves; justify-self: center; width: 100%; max-width: 400px; font-size: 14px;
      color: var(--faded); font-variant-numeric: tabular-nums;
    }
    .curves p { display: flex; gap: 12px; align-items: center; margin: 0; min-height: 44px; }
    .curves output { color: var(--system); font-weight: 600; }
    .curves ul { margin: 8px 0 0; padding: 0; list-style: none; }
    .curves b { color: var(--ink); }
    .outline {
      min-height: 44px; padding: 0 14px; border: 1px solid var(--line); border-radius: 12px;
      background: none;
    }
    .outline[aria-pressed="true"] { border-color: var(--system); color: var(--system); }
    .hides-system .system { visibility: hidden; }
    .curves .source { min-height: 0; margin-top: 8px; }
    .plot { position: relative; margin-top: 12px; }
    .plot svg { display: block; width: 100%; height: 72px; overflow: visible; }
    .plot path {
      fill: none; stroke: var(--accent); stroke-width: 2; vector-effect: non-scaling-stroke;
    }
    .plot .measured { stroke: var(--system); stroke-width: 5; stroke-linecap: round; }
    .plot .drawn { stroke: var(--system); stroke-dasharray: 6 4; }
    .plot i {
      position: absolute; top: 0; bottom: 0; left: calc(var(--progress, 0) * 100%); width: 1px;
      background: var(--faded);
    }
    .curves .axes { min-height: 0; flex-wrap: wrap; justify-content: space-between; margin-top: 8px; }
    .axes i { display: inline-block; vertical-align: middle; margin: 0 4px 2px 8px; }
    .axes .kit { width: 16px; height: 2px; background: var(--accent); }
    .axes .measured { width: 6px; height: 6px; border-radius: 50%; background: var(--system); }
    .axes .drawn { width: 16px; height: 0; border-top: 2px dashed var(--system); }
    pre {
      grid-area: code; align-self: start; min-width: 0; margin: 0; padding: 16px 18px;
      border: 1px solid var(--line); border-radius: 16px; background: var(--code);
      white-space: pre-wrap; max-height: 70vh; overflow: auto; tab-size: 2;
      font: 14px/1.55 ui-monospace, "SF Mono", Menlo, Consolas, monospace;
    }
    pre code { white-space: inherit; }
    .k { color: var(--keyword); } .t { color: var(--type); } .s, .n { color: var(--string); }
    .c { color: var(--comment); font-style: italic; } .f { color: var(--call); }
    @media (max-width: 860px) {
      .hero, .large {
        grid-template: "head" auto "phone" auto "controls" auto "curves" auto "code" auto / minmax(0, 1fr);
      }
      .player { gap: 14px; }
      .head { text-align: center; }
      .hero .next { justify-content: center; }
      .hero .phone { max-height: clamp(280px, 44svh, 480px); }
    }
    @media (max-width: 560px) {
      .film {
        grid-template: "head" auto "phone" auto "controls" auto "curves" auto "code" auto / minmax(0, 1fr);
      }
      .large, .film { padding: 20px 16px; border-radius: 24px; }
      pre {
        padding: 12px 10px;
        font-size: clamp(10px, calc((100cqw - 24px) / var(--columns) / 0.64), 14px);
      }
    }
    """
}
