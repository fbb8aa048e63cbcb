/// The script of the live page: it draws the frames, and sends what fingers do.
enum LiveScript {
  static let javaScript = #"""
    "use strict";
    const $ = (id) => document.getElementById(id);
    const phone = $("phone");
    const phones = [phone, $("second")];
    const prefixes = ["", "second-"];
    const screen = { width: 393, height: 852, margin: 14 };
    \#(PageScript.setters)

    // The connection. Another page may use the phone, or the previous page has not released it yet.
    let socket;
    let attempts = 0;
    let retry;

    function connect() {
      clearTimeout(retry);
      // The frames of the last connection will not come.
      waiting.length = 0;
      socket = new WebSocket(`ws://${location.host}/live`);
      socket.onmessage = (event) => receive(JSON.parse(event.data));
      socket.onopen = () => { if (document.hidden) send({ visible: false }); };
      socket.onclose = (event) => {
        const isTaken = event.code === 4001;
        const isEarly = isTaken && attempts++ < 3;
        retry = setTimeout(connect, isEarly ? 250 : 2000);
        if (isEarly) return;
        $("reason").textContent = isTaken
          ? "Another page uses the phone. This page gets it when that one is closed."
          : "The phone is off. Start it again with “swift run Demo --live”.";
        $("curtain").hidden = false;
      };
    }

    function send(message) {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
    }

    // The drawing.
    function parse(markup) {
      const group = document.createElementNS("http://www.w3.org/2000/svg", "g");
      group.innerHTML = markup;
      return [...group.childNodes];
    }

    function build(view, prefix, { width, height, margin, definitions, markup }) {
      attempts = 0;
      $("curtain").hidden = true;
      Object.assign(screen, { width, height, margin });
      const box = [-margin, -margin, width + 2 * margin, height + 2 * margin];
      view.setAttribute("viewBox", box.join(" "));
      view.style.setProperty("--ratio", box[2] / box[3]);
      const { classList } = document.querySelector("main");
      if (classList.contains("is-landscape") !== width > height) {
        classList.toggle("is-landscape");
        // The button that turns the phone stays where it can be pressed again.
        const button = document.activeElement?.closest(".side button");
        button?.scrollIntoView({ block: "center" });
      }
      view.innerHTML = `<defs id="${prefix}definitions">${definitions}</defs>${markup}`;
    }

    function draw(message, view, prefix) {
      if (message.phone) build(view, prefix, message.phone);
      if (message.define) $(prefix + "definitions").append(...parse(message.define));
      for (const id of message.remove ?? []) $(id)?.remove();
      for (const [group, successor, markup] of message.add ?? []) {
        const next = successor === null ? null : $(successor);
        for (const part of parse(markup)) $(group)?.insertBefore(part, next);
      }
      for (const [id, kind, values] of message.move ?? []) {
        const part = $(id);
        if (part) setters[kind](part, values);
      }
      if (message.statusBar !== undefined) {
        for (const id of ["status-dark", "status-light"]) {
          $(prefix + id)?.setAttribute("opacity", id === message.statusBar ? 1 : 0);
        }
      }
      if (message.fingers) {
        $(prefix + "fingers").replaceChildren(...message.fingers.flatMap(([x, y]) =>
          parse(`<use href="#${prefix}finger" x="${x}" y="${y}"/>`)));
      }
    }

    function receive(message) {
      if (message.frame) {
        message.phones.forEach((change, index) => draw(change, phones[index], prefixes[index]));
        requestAnimationFrame(() => shown(message.frame, message.touch));
      }
      if (message.log) addToLog(message.log, message.isNewLog);
      if (message.panel) showPanel(message.panel);
      if (message.saved) showSaved(message.saved);
      if (message.notice) $("notice").textContent = message.notice;
    }

    // The latency of the last touches: the time until the frame that includes them, in
    // milliseconds.
    const latencies = [];
    const waiting = [];
    const painted = new MessageChannel();

    function shown(frame, touch) {
      send({ drawn: frame });
      // A message that is posted here arrives after the browser has painted.
      if (waiting.length && waiting[0].number <= touch) painted.port2.postMessage(touch);
    }

    painted.port1.onmessage = ({ data: touch }) => {
      while (waiting.length && waiting[0].number <= touch) {
        latencies.push(performance.now() - waiting.shift().time);
      }
      latencies.splice(0, latencies.length - 240);
      const sorted = [...latencies].sort((a, b) => a - b);
      if (sorted.length) {
        const median = Math.round(sorted[sorted.length >> 1]);
        $("latency").textContent = `${median} ms from finger to frame`;
      }
    };

    // Fingers. With Shift or Alt, a mouse has a second one, mirrored at the center of the screen.
    const fingers = new Map();
    let touches = 0;
    let names = 0;

    function place(event) {
      const box = event.currentTarget.getBoundingClientRect();
      const scale = (screen.width + 2 * screen.margin) / box.width;
      return [
        (event.clientX - box.left) * scale - screen.margin,
        (event.clientY - box.top) * scale - screen.margin,
      ];
    }

    function tell(phase, event) {
      const [x, y] = place(event);
      const places = [[x, y], [screen.width - x, screen.height - y]];
      fingers.get(event.pointerId).forEach((finger, index) => {
        touches += 1;
        waiting.push({ number: touches, time: event.timeStamp });
        const [x, y] = places[index];
        const now = performance.now();
        send({ touch: phase, finger, x, y, time: event.timeStamp, now, number: touches });
      });
    }

    // Some browsers report movements at once rather than with their next frame. A mouse moves up to
    // a thousand times a second, which is more than needed.
    let lastMove = { time: 0 };

    function begin(event) {
      if (event.button !== 0 || fingers.has(event.pointerId)) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      const isPair = event.pointerType === "mouse" && (event.shiftKey || event.altKey);
      fingers.set(event.pointerId, isPair ? [++names, ++names] : [++names]);
      tell("down", event);
    }

    function move(event) {
      const isEarly = event.type === "pointerrawupdate" && event.timeStamp - lastMove.time < 4;
      const isKnown = event.timeStamp === lastMove.time && event.pointerId === lastMove.pointer;
      if (!fingers.has(event.pointerId) || isEarly || isKnown) return;
      lastMove = { time: event.timeStamp, pointer: event.pointerId };
      tell("move", event);
    }

    function end(event) {
      if (!fingers.has(event.pointerId)) return;
      tell(event.type === "pointerup" ? "up" : "cancel", event);
      fingers.delete(event.pointerId);
    }

    // A wheel is a finger that is down while the wheel turns, and starts over at the edge of the
    // phone.
    let wheel;

    function endWheel() {
      if (!wheel) return;
      clearTimeout(wheel.timer);
      tell("up", { ...wheel, timeStamp: performance.now() });
      fingers.delete(wheel.pointerId);
      wheel = undefined;
    }

    function turn(event) {
      const isOther = fingers.size > (wheel ? 1 : 0);
      if (event.ctrlKey || isOther) return;
      event.preventDefault();
      const { currentTarget, clientX, clientY, timeStamp } = event;
      const box = currentTarget.getBoundingClientRect();
      const unit = [1, 24, box.height / 2][event.deltaMode];
      if (!wheel) {
        wheel = { pointerId: "wheel", currentTarget, clientX, clientY, timeStamp };
        fingers.set(wheel.pointerId, [++names]);
        tell("down", wheel);
      }
      clearTimeout(wheel.timer);
      wheel.clientX -= event.deltaX * unit;
      wheel.clientY -= event.deltaY * unit;
      wheel.timeStamp = timeStamp;
      tell("move", wheel);
      const isInside = wheel.clientX > box.left && wheel.clientX < box.right
        && wheel.clientY > box.top && wheel.clientY < box.bottom;
      if (isInside) wheel.timer = setTimeout(endWheel, 150); else endWheel();
    }

    for (const view of phones) {
      view.addEventListener("pointerdown", begin);
      for (const type of ["pointerrawupdate", "pointermove"]) view.addEventListener(type, move);
      for (const type of ["pointerup", "pointercancel"]) view.addEventListener(type, end);
      view.addEventListener("wheel", turn, { passive: false });
      for (const type of ["contextmenu", "dragstart"]) {
        view.addEventListener(type, (event) => event.preventDefault());
      }
    }
    document.addEventListener("visibilitychange", () => {
      waiting.length = 0;
      send({ visible: !document.hidden });
    });

    // The panel beside the phone.
    for (const button of document.querySelectorAll("[data-press]")) {
      button.addEventListener("click", () => {
        if (button.dataset.press === "save") $("notice").textContent = "Saving, which takes some seconds. The phone goes on.";
        send({ press: button.dataset.press });
      });
    }
    for (const button of document.querySelectorAll("button[data-set]")) {
      button.addEventListener("click", () =>
        send({ set: button.dataset.set, value: Number(button.dataset.value) }));
    }
    for (const menu of document.querySelectorAll("select")) {
      menu.addEventListener("change", () =>
        send({ set: menu.dataset.set, value: Number(menu.value) }));
    }
    for (const button of document.querySelectorAll("[data-toggle]")) {
      button.addEventListener("click", () => {
        const value = button.getAttribute("aria-pressed") === "true" ? 0 : 1;
        send({ set: button.dataset.toggle, value });
      });
    }
    $("again").addEventListener("click", connect);

    function showPanel({ settings, screen, faults, tweak }) {
      for (const [name, value] of Object.entries(settings)) {
        for (const button of document.querySelectorAll(`button[data-set="${name}"]`)) {
          button.setAttribute("aria-pressed", String(Number(button.dataset.value) === value));
        }
        const menu = document.querySelector(`select[data-set="${name}"]`);
        if (menu) menu.value = value;
        const toggle = document.querySelector(`[data-toggle="${name}"]`);
        toggle?.setAttribute("aria-pressed", String(value === 1));
      }
      const isComparing = settings.compare === 1;
      document.querySelector("main").classList.toggle("is-comparing", isComparing);
      if (!isComparing) $("second").replaceChildren();
      for (const view of phones) view.classList.toggle("is-inactive", settings.inactive === 1);
      // A paused phone sends no frames.
      if (settings.paused === 1) waiting.length = 0;
      $("code").textContent = `Code of ${screen}`;
      $("code").href = `/code/${screen}`;
      showFaults(faults);
      showTweak(tweak);
    }

    function showFaults(faults) {
      const count = faults.length;
      $("faultCount").textContent =
        count === 0 ? "No faults" : count === 1 ? "1 fault" : `${count} faults`;
      $("faultCount").classList.toggle("has-faults", count > 0);
      $("faults").hidden = count === 0;
      $("faults").replaceChildren(...faults.map(({ text, explanation }) => {
        const item = document.createElement("li");
        const reason = document.createElement("p");
        reason.textContent = explanation;
        item.append(text, reason);
        return item;
      }));
    }

    function addToLog(lines, isNew) {
      const log = $("log");
      const isAtEnd = log.scrollTop + log.clientHeight > log.scrollHeight - 30;
      if (isNew) log.replaceChildren();
      for (const line of lines) {
        const item = document.createElement("li");
        item.textContent = line;
        log.append(item);
      }
      while (log.childElementCount > 200) log.firstElementChild.remove();
      if (isAtEnd || isNew) log.scrollTop = log.scrollHeight;
    }

    function showSaved(name) {
      const links = [["html", "recording"], ["svg", "picture"], ["swift", "test"]].map(
        ([suffix, text]) => {
          const link = document.createElement("a");
          link.href = `/saved/${name}.${suffix}`;
          link.target = "_blank";
          link.textContent = text;
          return link;
        });
      const [recording, picture, test] = links;
      $("notice").replaceChildren(
        `Saved as ${name}: `, recording, ", ", picture, ", ", test, ".");
    }
    """#
}
