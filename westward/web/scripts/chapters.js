// The chapters of a lesson, to choose from: which are done, and which was left in the middle.

import { h, icon } from "./dom.js";
import { pref } from "./prefs.js";
import { dialog } from "./settings.js";
import { say } from "./words.js";

/** @import { Game } from "./shapes.js" */

/** @param {Game} game @param {{ begun: string[], start: (chapter: string) => void }} how the chapters that were left in the middle; begin or go on with one */
export function openChapters(game, { begun, start }) {
  const { lesson } = game;
  if (!lesson) return;
  const done = (/** @type {string} */ name) => pref("learnt").includes(`${game.id}/${name}`);
  const next = lesson.chapters.find((chapter) => begun.includes(chapter.name) && !done(chapter.name)) ?? lesson.chapters.find((chapter) => !done(chapter.name)) ?? lesson.chapters[0];
  dialog(
    say("learn-title", { game: game.title }),
    { class: "chapters" },
    h("p", null, lesson.goal),
    h("p", { class: "faint" }, say("learn-minutes", { minutes: lesson.minutes, count: lesson.chapters.length })),
    h(
      "ol",
      null,
      lesson.chapters.map((chapter) =>
        h(
          "li",
          null,
          h(
            "button",
            { type: "button", class: chapter === next ? "primary" : "secondary", onclick: () => start(chapter.name), dataset: { chapter: chapter.name } },
            h("span", null, chapter.title),
            done(chapter.name) ? h("small", null, icon("check"), say("chapter-done")) : begun.includes(chapter.name) ? h("small", null, say("chapter-begun")) : null,
          ),
        ),
      ),
    ),
  );
}
