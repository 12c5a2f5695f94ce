// Was die Seiten über Geräte und Rufe sagen, auf Deutsch.

/** @param {number} count @param {string} one @param {string} more */
const many = (count, one, more) => (count === 1 ? one : more);

/** @type {import("../scripts/words.js").Book} */
export default {
  devices: "Deine Geräte",
  "devices-about": "Dieser Browser kennt dich, ohne Konto. Nimm deinen Namen und deine Plätze auf ein anderes Gerät mit und spiel an dem, das gerade zur Hand ist:",
  "devices-list": "Wo du zu Hause bist",
  "device-link": "Link für ein anderes Gerät",
  "device-link-show": "Ein Gerät hinzufügen",
  "device-link-about": "Halte die Kamera des anderen Geräts darauf oder öffne dort den Link. Er gilt einmal, zehn Minuten lang. Wer ihn öffnet, gilt hier als du: Zeig ihn sonst niemandem.",
  "device-qr": "QR-Code des Links",
  "device-here": "dieses Gerät",
  "device-seen": "zuletzt benutzt am {day}",
  "device-unknown": "ein Browser",
  "sign-out": "Abmelden",
  "for-good": "Deine Plätze nie verlieren",
  "for-good-about": "Browser vergessen. Hiermit bist du wieder du, wo du auch bist; ein Passwort wird nicht gespeichert.",
  passkey: "Passkey",
  "passkey-since": "{device}, seit {day}",
  "passkey-make": "Einen Passkey anlegen",
  "passkey-drop": "Vergessen",
  "mail-link": "Per Mail",
  "mail-send": "Link zuschicken",
  "mail-sent": "Ein Brief ist unterwegs. Öffne seinen Link an dem Gerät, an dem du spielen willst.",
  "been-here": "Du hast hier schon gespielt?",
  "passkey-enter": "Mit einem Passkey hereinkommen",
  arrived: "Willkommen zurück, {name}.",
  arriving: "Ein anderes Gerät",
  "arriving-title": "Gehört dieses Gerät {name}?",
  "arriving-same": "Dieses Gerät gehört schon {name}",
  "arriving-about": "Von jetzt an bist du hier und dort dieselbe Person, mit denselben Plätzen.",
  "arriving-mail": "{mail} bringt dich dann zurück an deine Plätze, an jedem Gerät, sooft du sie verlierst.",
  "arriving-brings": ({ count, name }) => many(count, `Das Spiel, das an diesem Gerät gespielt wurde, kommt mit und gehört dann auch ${name}.`, `Die ${count} Spiele, die an diesem Gerät gespielt wurden, kommen mit und gehören dann auch ${name}.`),
  "arriving-warning": "Sag nur ja, wenn der Link dein eigener ist. Wer ihn dir geschickt hat, teilt sonst alles mit diesem Gerät.",
  "arriving-yes": "Ja, ich bin {name}",
  "arriving-failed": "Dieser Link führt nicht weiter",
};
