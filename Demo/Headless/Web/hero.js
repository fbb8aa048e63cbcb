"use strict";

// The phone of the first film. It shows the film until a visitor touches the photo.
class Hero {
  constructor(player, data) {
    this.player = player;
    this.data = data;
    this.grab = new Grab(data);
    this.handle = player.article.querySelector(".handle");
    this.phone = player.article.querySelector(".phone");
    this.handle.addEventListener("pointerdown", (event) => this.down(event));
    this.listen("pointermove", (event) => this.move(event));
    this.listen("pointerup", (event) => this.lift(event));
    this.listen("lostpointercapture", (event) => this.grab.cancel(event.timeStamp / 1000));
    player.onShow = (frame) => this.place(this.filmed(frame));
    player.onShow(player.frame);
  }

  // Listens to the finger that holds the photo, and to no second one.
  listen(type, handle) {
    this.handle.addEventListener(type, (event) => {
      if (this.grab.finger && event.pointerId === this.pointer) handle(event);
    });
  }

  get isHeld() { return this.player.article.classList.contains("is-held"); }

  // The pose in a frame of the film.
  filmed(frame) { return this.grab.pose(this.grab.look("film", Math.round(frame))); }

  // The point of the phone's screen under a pointer, and the time.
  point({ clientX, clientY, timeStamp }) {
    const box = this.phone.getBoundingClientRect();
    const { x, y, width } = this.phone.viewBox.baseVal;
    const scale = width / box.width;
    return [(clientX - box.left) * scale + x, (clientY - box.top) * scale + y, timeStamp / 1000];
  }

  down(event) {
    if (event.button !== 0 || this.grab.finger) return;
    event.preventDefault();
    this.pointer = event.pointerId;
    this.handle.setPointerCapture(event.pointerId);
    this.wasHeld = this.isHeld;
    this.grab.down(...this.point(event), !this.wasHeld && this.takeFilm());
    if (!this.isDrawing) this.draw();
  }

  // Takes the photo as the film shows it, and returns whether it is in flight.
  takeFilm() {
    const { grab, player } = this;
    const pose = this.filmed(player.frame);
    player.stop();
    player.article.classList.add("is-held");
    grab.flight = undefined;
    grab.still = grab.landed(pose);
    return grab.still === pose;
  }

  move(event) {
    if (event.buttons) this.grab.move(...this.point(event));
    // The mouse was released where the page did not see it, as above a menu.
    else this.handle.releasePointerCapture(event.pointerId);
  }

  lift(event) {
    const { grab } = this;
    const isTap = !grab.finger.drag && !grab.finger.caught;
    grab.up(...this.point(event));
    // A tap on the open photo plays the film, as one beside it does.
    if (isTap && this.wasHeld && grab.still === grab.rest) this.player.play();
  }

  // Draws until nothing moves.
  draw() {
    this.isDrawing = this.isHeld && this.grab.isMoving;
    if (this.isHeld) this.show(this.grab.poseAt(performance.now() / 1000));
    if (this.isDrawing) requestAnimationFrame(() => this.draw());
  }

  show(pose) {
    const { parts, picture: [left, top, width, height, radius], cover } = this.data;
    const set = (id, kind, ...values) => setters[kind](document.getElementById(id), values);
    const { x, y, s, w, h, r, k, u, v, a, p } = pose;
    const isAway = pose === this.grab.away;
    const isDark = p <= this.data.bright;
    const [shade, covered] = this.grab.look("fades", p);
    for (const part of [parts.shadow, parts.mask]) set(part, "o", 1);
    set(parts.container, "o", Number(!isAway));
    set(parts.thumbnail, "o", Number(isAway));
    set(parts.backdrop, "o", 1 - p);
    set(parts.shadow, "z", s, x, y);
    set(parts.shadowOfPicture, "z", k, u + k * left - w / 2, v + k * top - h / 2);
    set(parts.shadowOfPicture, "o", shade);
    set(parts.clip, "z", s, x - s * w / 2, y - s * h / 2);
    set(`${parts.clip}C`, "b", 0, 0, w, h, r);
    set(parts.content, "z", k, u, v);
    set(`${parts.content}U`, "o", 0);
    set(parts.around, "o", a);
    set(`${parts.picture}R`, "b", 0, 0, width, height, (1 - a) * radius);
    set(parts.cover, "z", k * cover, u + k * left, v + k * top);
    set(parts.cover, "o", covered);
    set(parts.darkBar, "o", Number(!isDark));
    set(parts.lightBar, "o", Number(isDark));
    // The code of the gesture is lit, as in the film.
    this.player.article.classList.toggle("is-touched", Boolean(this.grab.finger?.drag));
    this.place(pose);
  }

  // Puts the handle on the picture; on the whole phone while that flies, to be caught anywhere. The
  // thumbnail can only be tapped, so that a finger on it scrolls the page.
  place({ x, y, s, w, h, k, u, v, p }) {
    const box = this.phone.viewBox.baseVal;
    const [left, top, width, height] = this.data.picture;
    const isFlying = this.isHeld && this.grab.flight;
    const [column, row, across, down] = isFlying ? [box.x, box.y, box.width, box.height] : [
      x + s * (u + k * left - w / 2), y + s * (v + k * top - h / 2), s * k * width, s * k * height];
    const percent = (part, whole) => `${(part / whole * 100).toFixed(2)}%`;
    Object.assign(this.handle.style, {
      left: percent(column - box.x, box.width), top: percent(row - box.y, box.height),
      width: percent(across, box.width), height: percent(down, box.height),
      touchAction: isFlying || p < 1 ? "none" : "manipulation",
    });
  }
}

for (const player of players.values()) {
  const { hero } = recordings[player.article.dataset.id];
  if (hero) player.hero = new Hero(player, hero);
}
