"use strict";

// The panel beside the phone.
for (const button of document.querySelectorAll("[data-press]")) {
  button.addEventListener("click", () => {
    if (button.dataset.press === "save") {
      $("notice").textContent = "Saving, which takes some seconds. The phone goes on.";
    }
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

// Keys that no control of the page takes.
document.addEventListener("keydown", (event) => {
  if (event.target !== document.body || event.altKey || event.ctrlKey || event.metaKey) return;
  const selector = { " ": "[data-toggle=paused]", ArrowRight: "[data-press=step]" }[event.key];
  if (!selector) return;
  event.preventDefault();
  document.querySelector(selector).click();
});

function showPanel({ settings, screen: className, faults, tweak }) {
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
  $("code").textContent = `Code of ${className}`;
  $("code").href = `/code/${className}`;
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
