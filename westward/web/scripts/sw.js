// The service worker: push messages become notifications, and what was read once can be read without a network.

/** @typedef {{ title: string, body: string, path: string, tag: string, off: string, words: { open: string, off: string, done: string } }} Call */

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const SHELF = "westward-1";
/** What may be read later without a network: pages and their parts, rulebooks, and what a finished game tells. */
const READABLE = /^(static|fonts|rules|t|api\/games|api\/rules|manifest\.json)(\/|$)|^$/;
const FINISHED = /^api\/tables\/[\w-]+(\/(events|position|review|record))?$/;

worker.addEventListener("install", () => worker.skipWaiting());
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));

/** The path of an address below the lobby. @param {string} url */
const below = (url) => new URL(url).pathname.slice(new URL(worker.registration.scope).pathname.length);

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== worker.location.origin) return;
  const path = below(request.url);
  if (READABLE.test(path)) event.respondWith(fresh(request, true));
  else if (FINISHED.test(path)) event.respondWith(fresh(request, false));
});

/** From the network; where there is none, from the shelf. @param {Request} request @param {boolean} keep whether it is put on the shelf */
async function fresh(request, keep) {
  const shelf = await caches.open(SHELF);
  try {
    const answer = await fetch(request);
    if (keep && answer.ok) await shelf.put(request, answer.clone());
    return answer;
  } catch (problem) {
    const kept = await shelf.match(request, { ignoreVary: true });
    if (kept) return kept;
    throw problem;
  }
}

worker.addEventListener("message", (event) => {
  if (Array.isArray(event.data?.keep)) event.waitUntil(keep(event.data.keep));
});

/** Put addresses on the shelf that somebody may want to read later. @param {string[]} urls */
async function keep(urls) {
  const shelf = await caches.open(SHELF);
  for (const url of urls) {
    if (await shelf.match(url, { ignoreVary: true })) continue;
    try {
      const answer = await fetch(url);
      if (answer.ok) await shelf.put(url, answer);
    } catch {
      // The rest may still be had.
    }
  }
}

worker.addEventListener("push", (event) => {
  const call = /** @type {Call} */ (event.data?.json());
  /** @type {NotificationOptions & { actions: { action: string, title: string }[], renotify: boolean }} */
  const options = {
    body: call.body,
    tag: call.tag,
    // The notification of an earlier turn may still be there: this one takes its place, and is heard all the same.
    renotify: call.tag !== "",
    icon: "static/art/icon.svg",
    data: call,
    actions: [{ action: "open", title: call.words.open }, { action: "off", title: call.words.off }],
  };
  event.waitUntil(worker.registration.showNotification(call.title, options));
});

// A push service may give a browser another address; the server is told, so that nobody waits for calls that no longer come.
worker.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(resubscribe(/** @type {PushSubscriptionChangeEvent} */ (event))));

/** @param {PushSubscriptionChangeEvent} event */
async function resubscribe({ oldSubscription: old, newSubscription }) {
  const made = newSubscription ?? (old && (await worker.registration.pushManager.subscribe(old.options)));
  if (!made) return;
  const { endpoint, keys } = made.toJSON();
  const body = JSON.stringify({ endpoint, keys, base: worker.registration.scope });
  await fetch("api/me/calls/push", { method: "POST", headers: { "Content-Type": "application/json" }, body });
}

worker.addEventListener("notificationclick", (event) => {
  const call = /** @type {Call | null} */ (event.notification.data);
  event.notification.close();
  if (!call) return;
  event.waitUntil(event.action === "off" ? turnOff(call) : openTable(call));
});

/** One tap, and one is called no more; where that could not be told, the page that does it is opened. @param {Call} call */
async function turnOff(call) {
  const headers = { "Content-Type": "application/json" };
  const told = await fetch("api/calls/off", { method: "POST", headers, body: JSON.stringify({ code: call.off }) }).catch(() => null);
  if (told?.ok) await worker.registration.showNotification(call.words.done, { tag: call.tag, icon: "static/art/icon.svg", silent: true });
  else await worker.clients.openWindow(new URL(`off/${call.off}`, worker.registration.scope).href);
}

/** Show the table, in the page that has it already if there is one. @param {Call} call */
async function openTable(call) {
  const url = new URL(call.path, worker.registration.scope).href;
  const pages = await worker.clients.matchAll({ type: "window" });
  const page = pages.find((one) => one.url.split("#")[0] === url);
  if (page) await page.focus();
  else await worker.clients.openWindow(url);
}
