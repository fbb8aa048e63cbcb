"use strict";

const sliders = document.querySelectorAll("input[type=range]");
for (const slider of sliders) {
  slider.addEventListener("input", () =>
    send({ set: slider.dataset.set, value: Number(slider.value) }));
}
$("defaults").addEventListener("click", () => {
  const isUsed = document.querySelector("[data-toggle=tweaked]").ariaPressed === "true";
  for (const field of document.querySelectorAll("[data-standard]")) {
    send({ set: field.dataset.set, value: Number(field.dataset.standard) });
  }
  // A value that changes is used; the defaults are not, if no other values were.
  if (!isUsed) send({ set: "tweaked", value: 0 });
});

// A page of another machine has no clipboard; its code is selected instead.
$("copy").addEventListener("click", async () => {
  try {
    await navigator.clipboard.writeText($("tweakCode").textContent);
    $("copied").textContent = "Copied.";
  } catch {
    getSelection().selectAllChildren($("tweakCode"));
    $("copied").textContent = "Selected. Copy it with the keyboard.";
  }
});

function showTweak({ code, html, values }) {
  if ($("tweakCode").textContent !== code) {
    $("copied").textContent = "";
    $("tweakCode").innerHTML = html;
  }
  for (const [name, index, text, isUsed] of values) {
    const field = document.querySelector(`[data-set="${name}"]`);
    // The thumb that a finger holds stays under it.
    if (!field.matches("input:active")) field.value = index;
    field.disabled = !isUsed;
    if (field.tagName !== "INPUT") continue;
    field.setAttribute("aria-valuetext", text);
    $(name).textContent = text;
  }
}
