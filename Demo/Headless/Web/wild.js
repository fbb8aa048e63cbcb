"use strict";

// The counters of the random test, what happens, and how the phone is held.
for (const player of players.values()) {
  const { article } = player;
  const { counts, moments, turns } = recordings[article.dataset.id];
  const numbers = [...article.querySelectorAll("dd")];
  const lines = [...article.querySelectorAll("li")];
  const verdict = article.querySelector(".verdict");
  player.onShow = (frame) => {
    counts.findLast(([first]) => first <= frame).slice(1).forEach((count, i) => {
      numbers[i].textContent = count;
    });
    const next = moments.findIndex(([first]) => first > frame);
    const shown = next < 0 ? moments.length : next;
    lines.forEach((line, i) => {
      line.textContent = moments[shown - lines.length + i]?.[1] ?? "";
    });
    article.classList.toggle("is-turned", turns.some(([first, last]) =>
      frame >= first && frame <= last));
    verdict.classList.toggle("is-said", frame >= player.last);
  };
  player.show(player.frame);
}
