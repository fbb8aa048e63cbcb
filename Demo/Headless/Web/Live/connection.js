"use strict";

const $ = (id) => document.getElementById(id);
const phone = $("phone");
const phones = [phone, $("second")];
const prefixes = ["", "second-"];
const screen = { width: 393, height: 852, margin: 14 };

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

// All scripts of the page have run by then.
document.addEventListener("DOMContentLoaded", connect);
