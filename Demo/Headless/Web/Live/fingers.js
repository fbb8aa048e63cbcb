"use strict";

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
    const [left, top] = places[index];
    const now = performance.now();
    send({
      touch: phase, finger, x: left, y: top, time: event.timeStamp, now, number: touches,
    });
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
