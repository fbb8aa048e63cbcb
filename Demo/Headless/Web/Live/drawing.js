"use strict";

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
