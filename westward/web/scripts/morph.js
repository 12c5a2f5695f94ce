// Turns one drawing into the next in place: what has an id keeps its element, and so glides to where it now belongs.

/** Parse the markup of a scene. @param {string} markup @returns {Element} */
export function parse(markup) {
  const text = `<svg xmlns="http://www.w3.org/2000/svg">${markup}</svg>`;
  const root = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  if (root.querySelector("parsererror") || root.nodeName !== "svg") throw new Error("A drawing could not be read.");
  return document.importNode(root, true);
}

/** The id of an element; other nodes have none. @param {Node | null} node */
const idOf = (node) => (node instanceof Element ? node.id : "");

/** Make the children of `from` those of `to`; `to` is used up. @param {Element} from @param {Element} to */
export function morph(from, to) {
  /** @type {Map<string, Element>} */
  const known = new Map();
  for (const child of from.children) if (child.id) known.set(child.id, child);
  const wanted = new Set();
  for (const child of to.children) if (child.id) wanted.add(child.id);
  /** @type {ChildNode | null} */
  let at = from.firstChild;
  for (const next of [...to.childNodes]) {
    while (at && idOf(at) && !wanted.has(idOf(at))) at = drop(at);
    const match = idOf(next) ? known.get(idOf(next)) : at && !idOf(at) ? at : null;
    if (!match || match.nodeName !== next.nodeName) {
      from.insertBefore(next, at);
      continue;
    }
    if (match === at) at = match.nextSibling;
    else move(from, match, at);
    update(match, next);
  }
  while (at) at = drop(at);
}

/** Take a node away and give the one after it. @param {ChildNode} node */
function drop(node) {
  const next = node.nextSibling;
  node.remove();
  return next;
}

/**
 * Moving within the tree ends running transitions, unless the browser knows `moveBefore`.
 * @param {Element & { moveBefore?: (node: Node, before: Node | null) => void }} parent
 * @param {Node} node
 * @param {Node | null} before
 */
function move(parent, node, before) {
  if (parent.moveBefore && parent.isConnected) parent.moveBefore(node, before);
  else parent.insertBefore(node, before);
}

/** @param {Node} from @param {Node} to */
function update(from, to) {
  if (!(from instanceof Element && to instanceof Element)) {
    if (from.nodeValue !== to.nodeValue) from.nodeValue = to.nodeValue;
    return;
  }
  if (from.isEqualNode(to)) return;
  for (const { name, value } of to.attributes) if (from.getAttribute(name) !== value) from.setAttribute(name, value);
  for (const { name } of [...from.attributes]) if (!to.hasAttribute(name)) from.removeAttribute(name);
  morph(from, to);
}
