// A small scene, shown large.

import { dialog } from "./settings.js";

/** Show a scene large, unless it is. @param {SVGElement} scene */
export function enlarge(scene) {
  const { width, height } = scene.getBoundingClientRect();
  const [, , wide, high] = (scene.getAttribute("viewBox") ?? "0 0 1 1").split(" ").map(Number);
  if (Math.min(width, (height * wide) / high) > 0.8 * Math.min(innerWidth, 1000)) return;
  const copy = /** @type {SVGElement} */ (scene.cloneNode(true));
  for (const element of copy.querySelectorAll("[id]")) element.removeAttribute("id");
  for (const element of copy.querySelectorAll(".may, .chosen, .lit, .moves")) element.classList.remove("may", "chosen", "lit", "moves");
  const box = dialog(scene.getAttribute("aria-label") ?? "", { class: "enlarged" }, copy);
  copy.addEventListener("click", () => box.close());
}
