"use strict";

const recordings = JSON.parse(document.getElementById("recordings").textContent);
const calm = matchMedia("(prefers-reduced-motion: reduce)");
// The time until a player starts over, in seconds.
const timeAtEnd = 0.9;

// The values of a motion at a time: linear between two keys; two keys at one time are a jump.
function valuesAt(keys, frame) {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (keys[middle][0] > frame) high = middle; else low = middle + 1;
  }
  if (low === 0) return keys[0].slice(1);
  const start = keys[low - 1];
  if (low === keys.length) return start.slice(1);
  const end = keys[low];
  const part = (frame - start[0]) / (end[0] - start[0]);
  return start.slice(1).map((value, i) => value + (end[i + 1] - value) * part);
}

class Player {
  constructor(article) {
    const data = recordings[article.dataset.id];
    this.last = data.frames - 1;
    this.rate = data.rate;
    // A film may have several reels, each with a phone of its own.
    this.reels = (data.reels ?? [[0, data.motions]]).map(([first, motions], i) => ({
      first,
      phone: data.reels && document.getElementById(`${article.id}-${i}`),
      motions: motions.map(([id, kind, keys]) => {
        return { element: document.getElementById(id), set: setters[kind], keys };
      }),
    }));
    this.article = article;
    this.button = article.querySelector(".play");
    this.slider = article.querySelector("input");
    this.apart = data.apart ?? [];
    this.gestures = data.gestures;
    this.distance = article.querySelector("output");
    this.title = this.button.getAttribute("aria-label").replace(/^Play /, "");
    this.frame = data.poster;
    this.speed = 1;
    this.isPlaying = false;
    this.wasStopped = false;
    this.isFresh = true;
    this.listen();
    this.show(this.frame);
  }

  listen() {
    this.button.addEventListener("click", () => this.toggle());
    this.article.querySelector(".phone").addEventListener("click", () => this.toggle());
    this.slider.addEventListener("input", () => {
      this.stop();
      this.show(Number(this.slider.value));
    });
    for (const choice of this.article.querySelectorAll("[data-speed]")) {
      choice.addEventListener("click", () => this.choose(choice));
    }
    this.article.querySelector(".outline")?.addEventListener("click", ({ target }) => {
      const isHidden = this.article.classList.toggle("hides-system");
      target.setAttribute("aria-pressed", String(!isHidden));
    });
    this.article.addEventListener("keydown", (event) => this.press(event));
  }

  choose(choice) {
    this.speed = Number(choice.dataset.speed);
    for (const other of this.article.querySelectorAll("[data-speed]")) {
      other.setAttribute("aria-pressed", String(other === choice));
    }
    if (!this.isPlaying) this.toggle();
  }

  press(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.target.closest("pre, a")) return;
    const step = event.shiftKey ? 10 : 1;
    if (event.key === " " && !event.target.closest("button")) this.toggle();
    else if (event.key === "ArrowLeft") this.go(Math.ceil(this.frame) - step);
    else if (event.key === "ArrowRight") this.go(Math.floor(this.frame) + step);
    else if (event.key === "Home") this.go(0);
    else if (event.key === "End") this.go(this.last);
    else return;
    event.preventDefault();
  }

  go(frame) {
    this.stop();
    this.show(frame);
  }

  toggle() {
    if (this.isPlaying) this.stop(); else this.play();
  }

  stop() {
    this.wasStopped = true;
    this.pause();
  }

  play() {
    if (this.isFresh || this.frame >= this.last) this.show(0);
    this.isFresh = false;
    this.wasStopped = false;
    if (this.isPlaying) return;
    this.isPlaying = true;
    this.mark();
    let before = performance.now();
    let waited = 0;
    const tick = (now) => {
      if (!this.isPlaying) return;
      const seconds = Math.min(Math.max(now - before, 0) / 1000, 0.1);
      before = now;
      if (this.frame < this.last) {
        this.show(this.frame + seconds * this.rate * this.speed);
      } else if ((waited += seconds) > timeAtEnd) {
        waited = 0;
        this.show(0);
      }
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  }

  pause() {
    this.isPlaying = false;
    this.isFresh = false;
    this.mark();
  }

  mark() {
    this.article.classList.toggle("is-playing", this.isPlaying);
    this.button.setAttribute("aria-label", `${this.isPlaying ? "Pause" : "Play"} ${this.title}`);
  }

  // How far the kit's screen is from the system's in a frame.
  showDistance(frame) {
    if (!this.distance) return;
    const part = this.apart.find(([first, ...all]) =>
      frame >= first && frame < first + all.length);
    this.distance.textContent = part ? `${part[1 + frame - part[0]].toFixed(1)} pt apart` : "";
  }

  show(frame) {
    this.article.classList.remove("is-held");
    this.frame = Math.min(Math.max(frame, 0), this.last);
    const reel = this.reels.findLast(({ first }) => first <= this.frame);
    if (reel !== this.reel) {
      this.reel?.phone?.setAttribute("display", "none");
      reel.phone?.removeAttribute("display");
      this.reel = reel;
    }
    for (const motion of reel.motions) {
      motion.set(motion.element, valuesAt(motion.keys, this.frame - reel.first));
    }
    this.slider.value = this.frame;
    this.slider.setAttribute(
      "aria-valuetext", `${(this.frame / this.rate).toFixed(2)} seconds`);
    this.showDistance(Math.round(this.frame));
    this.article.classList.toggle("is-touched", this.gestures.some(([first, last]) =>
      this.frame >= first && this.frame <= last));
    this.article.style.setProperty("--progress", this.frame / Math.max(this.last, 1));
    this.onShow?.(this.frame);
  }
}

const players = new Map();
for (const article of document.querySelectorAll(".player")) {
  players.set(article.querySelector(".phone"), new Player(article));
}

// Visible players play; a player that scrolls out of view pauses, and plays again unless it was
// paused by hand.
const observer = new IntersectionObserver((entries) => {
  for (const entry of entries) {
    const player = players.get(entry.target);
    if (!entry.isIntersecting) player.pause();
    else if (!calm.matches && !player.wasStopped) player.play();
  }
}, { threshold: 0.45 });
for (const phone of players.keys()) observer.observe(phone);
