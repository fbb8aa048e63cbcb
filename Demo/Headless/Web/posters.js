"use strict";

// The filters, and posters that play under the pointer.
for (const button of document.querySelectorAll("[data-filter]")) {
  button.addEventListener("click", () => {
    const group = button.dataset.filter;
    for (const other of document.querySelectorAll("[data-filter]")) {
      other.setAttribute("aria-pressed", String(other === button));
    }
    for (const item of document.querySelectorAll(".posters li")) {
      item.hidden = group !== "" && item.dataset.group !== group;
    }
    for (const about of document.querySelectorAll(".about")) {
      about.hidden = about.dataset.group !== group;
    }
  });
}
let plays = 0;
for (const link of document.querySelectorAll(".posters a")) {
  const image = link.querySelector("img");
  const still = image.getAttribute("src");
  const film = still.split("#")[0];
  const play = () => { if (!calm.matches) image.src = `${film}#${++plays}`; };
  const rest = () => { if (!link.matches(":hover, :focus-visible")) image.src = still; };
  for (const type of ["pointerenter", "focus"]) link.addEventListener(type, play);
  for (const type of ["pointerleave", "blur"]) link.addEventListener(type, rest);
}
