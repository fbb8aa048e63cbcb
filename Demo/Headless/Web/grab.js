"use strict";

// The motion of a photo that the visitor drags. The data are the kit's: recorded poses, tables of its
// drag, its springs, and the numbers of its rule for a release. The formulas are here. Lengths are
// points, times are seconds.

// The fraction of its distance that a spring has covered; the velocity is in fractions per second.
function springAt([response, dampingRatio], time, velocity) {
  const frequency = 2 * Math.PI / response;
  const loss = dampingRatio * frequency;
  const damped = frequency * Math.sqrt(1 - dampingRatio * dampingRatio);
  const swing = (loss - velocity) / damped * Math.sin(damped * time);
  return 1 - Math.exp(-loss * time) * (Math.cos(damped * time) + swing);
}

// Adds the location of a finger. The last tenth of a second is kept, for the velocity.
function addSample(samples, x, y, time) {
  samples.push([x, y, time]);
  while (samples.length > 2 && samples[0][2] < time - 0.1 - 1e-9) samples.shift();
}

function velocityOf(samples, time) {
  const [x, y, last] = samples.at(-1);
  if (time - last > 0.1) return [0, 0];
  // A finger that rests sends no events.
  if (time - last > 0.04) addSample(samples, x, y, time);
  const first = samples[0];
  const elapsed = Math.max(samples.at(-1)[2] - first[2], (samples.length - 1) / 240);
  return [(x - first[0]) / elapsed, (y - first[1]) / elapsed];
}

class Grab {
  constructor(data) {
    this.data = data;
    this.rest = this.pose(data.rest);
    this.away = this.pose(data.away);
    // The pose while nothing flies.
    this.still = this.away;
  }

  pose(values) { return Object.fromEntries(this.data.names.map((name, i) => [name, values[i]])); }

  look(table, place) { return valuesAt(this.data[table], place); }

  get isMoving() { return Boolean(this.flight || this.finger); }

  // The pose at a time.
  poseAt(time) {
    const { flight, finger } = this;
    if (!flight) return finger?.drag ? this.faded(this.still, finger.drag, time) : this.still;
    const [seen, isOver] = flight.opens
      ? this.opened(time - flight.time) : this.flown(flight, time - flight.time);
    const landed = this.landed(seen);
    if (!isOver || landed === seen) return seen;
    this.flight = undefined;
    this.still = landed;
    return landed;
  }

  // The end of a flight if the photo is within half a point of it; otherwise the same pose.
  landed(pose) {
    const isNear = (end) =>
      ["x", "y", "w", "h"].every((name) => Math.abs(pose[name] - end[name]) < 0.5);
    return [this.rest, this.away].find(isNear) ?? pose;
  }

  opened(seconds) {
    const { opening, rate } = this.data;
    return [this.pose(this.look("opening", seconds * rate)), seconds * rate >= opening.at(-1)[0]];
  }

  flown({ from, to, velocity }, seconds) {
    const end = this[to];
    const { position, size } = this.data.springs[to];
    const seen = { ...from };
    const part = springAt(size, seconds, 0);
    for (const name of this.data.names) seen[name] += (end[name] - from[name]) * part;
    ["x", "y"].forEach((name, i) => {
      const distance = end[name] - from[name];
      seen[name] = from[name]
        + distance * springAt(position, seconds, distance && velocity[i] / distance);
    });
    // Fades are linear, and take the period of the spring.
    const time = Math.min(seconds / size[0], 1);
    seen.p = from.p + (end.p - from.p) * time;
    return [seen, time === 1];
  }

  // Everything around the picture fades once the visitor drags it.
  faded(pose, drag, time) {
    const part = Math.min((time - drag.time) / this.data.fade, 1);
    return { ...pose, a: drag.from.a * (1 - part * part * (3 - 2 * part)) };
  }

  // Begins a touch, which catches a photo in flight, also one that is filmed in flight.
  down(x, y, time, isFilmed = false) {
    this.still = this.poseAt(time);
    const caught = isFilmed || Boolean(this.flight);
    this.finger = { x, y, caught, to: this.flight?.to ?? "rest", samples: [[x, y, time]] };
    this.flight = undefined;
  }

  move(x, y, time) {
    const { finger, still, data } = this;
    addSample(finger.samples, x, y, time);
    if (finger.drag) return this.drag(x - finger.drag.x, y - finger.drag.y);
    if (still === this.away || this.isTap(finger, x, y)) return;
    const [ahead, down] = finger.caught ? [0, 0] : [x - finger.x, y - finger.y];
    finger.drag = {
      x, y, time, from: still, before: down, pull: 0, anchor: [x - ahead, y - down],
      slop: finger.caught ? 0 : Math.max(data.slop - Math.max(down, 0), 0),
      offset: [still.x - this.rest.x, still.y - this.rest.y],
    };
  }

  // Drags the photo. A caught one follows the finger point by point; one that was in its place lags
  // behind, and its screen is cut off at the lower edge.
  drag(dx, dy) {
    const { caught, drag } = this.finger;
    const { from, anchor, offset, slop } = drag;
    drag.pull = dy;
    const along = dy > slop ? dy - slop : Math.min(dy, 0);
    const start = Math.max(offset[1], 0);
    const [distance, shrunk, cut] = this.look("along", start + along);
    const shift = [
      caught ? dx : Math.sign(dx) * this.look("across", Math.abs(dx))[0],
      caught && along >= -start ? along : distance - start,
    ];
    const scale = shrunk / this.look("along", start)[1];
    const h = from.h * (1 - (caught ? 0 : cut / scale));
    const [now, before] = [[offset[0] + shift[0], offset[1] + shift[1]], offset].map(
      (offset) => this.look("progress", Math.hypot(...offset))[0]);
    const p = Math.min(Math.max(from.p + now - before, 0), Math.max(from.p, this.data.limit));
    this.still = {
      ...from, h, p, s: from.s * scale,
      x: anchor[0] + shift[0] + scale * (from.x - anchor[0]),
      y: anchor[1] + shift[1] + scale * (from.y - anchor[1]) + (h - from.h) / 2 * from.s * scale,
      // At 1, before the photo lands, nothing is left to interpolate.
      r: from.p < 1
        ? Math.max(from.r + (this.away.r - from.r) * (p - from.p) / (1 - from.p), 0) : from.r,
    };
  }

  up(x, y, time) {
    const { finger } = this;
    this.still = this.poseAt(time);
    this.finger = undefined;
    if (finger.drag) this.release(finger, velocityOf(finger.samples, time), time);
    else if (finger.caught) this.fly(finger.to, [0, 0], time);
    else if (this.still === this.away && this.isTap(finger, x, y)) {
      this.flight = { opens: true, to: "rest", time };
    }
  }

  isTap(finger, x, y) { return Math.hypot(x - finger.x, y - finger.y) < this.data.hysteresis; }

  // The system takes the touch away: the photo returns.
  cancel(time) {
    this.still = this.poseAt(time);
    this.finger = undefined;
    if (this.still !== this.away) this.fly("rest", [0, 0], time);
  }

  release({ drag, to }, velocity, time) {
    const [across, speed] = velocity;
    const pulled = drag.before + drag.pull;
    const { distance, flick, angle, rest, projection } = this.data.release;
    const isFlick = Math.hypot(...velocity) >= flick
      && Math.atan2(Math.abs(across), Math.abs(speed)) <= angle;
    if (isFlick) to = speed > 0 ? "away" : "rest";
    else if (pulled >= distance && speed > -rest) to = "away";
    else if (pulled + speed * projection <= -distance) to = "rest";
    this.fly(to, velocity, time);
  }

  fly(to, velocity, time) {
    const from = { ...this.still };
    if (to === "away") {
      // The scale moves into the sizes, so that both have one spring.
      for (const name of ["w", "h", "r", "k", "u", "v"]) from[name] *= from.s;
      from.s = 1;
      // Thrown away from the thumbnail, the photo starts from rest.
      if (velocity[1] * (this.away.y - from.y) < 0) velocity = [velocity[0], 0];
    }
    this.flight = { from, to, velocity, time };
  }
}
