// What the pages say about devices and calls, in English.

/** @param {number} count @param {string} one @param {string} more */
const many = (count, one, more) => (count === 1 ? one : more);

/** @type {import("../scripts/words.js").Book} */
export default {
  devices: "Your devices",
  "devices-about": "You are known by this browser, without an account. Take your name and your seats along to another device, and play on whichever is at hand:",
  "devices-list": "Where you are at home",
  "device-link": "Link to another device",
  "device-link-show": "Add another device",
  "device-link-about": "Point the other device's camera at this, or open the link there. It is good once, within ten minutes. Whoever opens it counts as you: show it to nobody else.",
  "device-qr": "QR code of the link",
  "device-here": "this device",
  "device-seen": "last used {day}",
  "device-unknown": "a browser",
  "sign-out": "Sign out",
  "for-good": "Never lose your seats",
  "for-good-about": "Browsers forget. With one of these you are yourself again, wherever you are; no password is kept.",
  passkey: "Passkey",
  "passkey-since": "{device}, since {day}",
  "passkey-make": "Make a passkey",
  "passkey-drop": "Forget it",
  "mail-link": "By mail",
  "mail-send": "Send me a link",
  "mail-sent": "A letter is on its way. Open its link on the device on which you want to play.",
  "been-here": "You have played here before?",
  "passkey-enter": "Come in with a passkey",
  arrived: "Welcome back, {name}.",
  arriving: "Another device",
  "arriving-title": "Is this {name}’s device?",
  "arriving-same": "This device is already {name}’s",
  "arriving-about": "From now on you are the same person here and there, with the same seats.",
  "arriving-mail": "{mail} then brings you back to your seats, on any device, as often as you lose them.",
  "arriving-brings": ({ count, name }) => many(count, `The game that was played on this device comes along and is ${name}’s too.`, `The ${count} games that were played on this device come along and are ${name}’s too.`),
  "arriving-warning": "Only say yes if the link is your own. Whoever sent it to you shares everything with this device.",
  "arriving-yes": "Yes, I am {name}",
  "arriving-failed": "This link does not lead on",
};
