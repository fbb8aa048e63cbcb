"use strict";

// How the parts of a drawing are changed, by the kind of the motion.
const setters = {
  m: (e, v) => e.setAttribute("transform", `matrix(${v.join(" ")})`),
  z: (e, v) => e.setAttribute("transform", `matrix(${v[0]} 0 0 ${v[0]} ${v[1]} ${v[2]})`),
  o: (e, v) => {
    e.setAttribute("opacity", v[0]);
    e.style.display = v[0] < 0.002 ? "none" : "";
  },
  u: (e, [radius, ...region]) => {
    if (radius < 0.05) return e.removeAttribute("filter");
    const id = `${e.id}F`;
    let filter = document.getElementById(id);
    if (!filter) {
      const parent = document.createElementNS("http://www.w3.org/2000/svg", "g");
      // `PageScript` puts the markup of the blur here.
      parent.innerHTML = `{{blur filter}}`;
      filter = e.parentNode.insertBefore(parent.firstChild, e);
    }
    ["x", "y", "width", "height"].forEach((name, i) => filter.setAttribute(name, region[i]));
    filter.firstChild.setAttribute("stdDeviation", radius);
    e.setAttribute("filter", `url(#${id})`);
  },
  b: (e, v) => ["x", "y", "width", "height", "rx"].forEach(
    (name, i) => e.setAttribute(name, i < 2 ? v[i] : Math.max(v[i], 0))),
  f: (e, v) => {
    const rgb = v.slice(0, 3).map((c) => Math.round(c * 255));
    e.setAttribute("fill", `rgb(${rgb})`);
    e.setAttribute("fill-opacity", v[3]);
  },
};
