// The server's HTTP side. Errors arrive as a sentence.

import { pref } from "./prefs.js";
import { say } from "./words.js";

async function ask(method, path, body) {
  const options = { method, headers: {}, credentials: "same-origin" };
  if (body !== undefined) {
    const text = typeof body === "string";
    options.headers["Content-Type"] = text ? "text/plain; charset=utf-8" : "application/json";
    options.body = text ? body : JSON.stringify(body);
  }
  let answer;
  try {
    answer = await fetch(path, options);
  } catch {
    throw new Error(say("no-server"));
  }
  const written = await answer.text();
  const isJson = answer.headers.get("Content-Type")?.includes("json");
  const data = isJson ? JSON.parse(written) : written;
  if (!answer.ok) throw new Error(data?.error ?? say("failed", { status: answer.status }));
  return data;
}

const lang = () => `lang=${pref("language")}`;

export const api = {
  me: () => ask("GET", "/api/me"),
  rename: (name) => ask("POST", "/api/me", { name }),
  games: () => ask("GET", `/api/games?${lang()}`),
  rules: (game) => ask("GET", `/api/rules/${encodeURIComponent(game)}?${lang()}`),
  tables: (state) => ask("GET", `/api/tables?state=${state}&${lang()}`),
  mine: () => ask("GET", `/api/tables?mine=true&${lang()}`),
  table: (id) => ask("GET", `/api/tables/${id}?${lang()}`),
  create: (set) => ask("POST", "/api/tables", set),
  join: (id, seat, name, colour) => ask("POST", `/api/tables/${id}/join`, { seat, name, ...(colour ? { colour } : {}) }),
  leave: (id) => ask("POST", `/api/tables/${id}/leave`, {}),
  rematch: (id) => ask("POST", `/api/tables/${id}/rematch`, {}),
  review: (id) => ask("GET", `/api/tables/${id}/review?${lang()}`),
  record: (id) => ask("GET", `/api/tables/${id}/record`),
  bring: (record) => ask("POST", "/api/tables/import", record),
};
