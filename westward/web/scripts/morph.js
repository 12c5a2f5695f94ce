// Turns one drawing into the next in place: what has an id keeps its element, and so glides to where it now belongs.
// What is written as it was before is not even read again: most of a drawing stays the same from move to move.

import { s } from "./dom.js";

/** Parse the markup of a scene: within the page, which takes half as long as reading it as a document of its own. @param {string} markup @returns {Element} */
export function parse(markup) {
  const root = s("svg");
  root.innerHTML = markup;
  return root;
}

/** Markup of at least this length is compared inside before it is read. */
const LONG = 1500;

/** The elements of markup one after the other, each as it is written; null if there is text between them. @param {string} markup @returns {string[] | null} */
export function pieces(markup) {
  const found = [];
  let [depth, start, at] = [0, 0, 0];
  while (at < markup.length) {
    if (markup[at] !== "<") return null;
    const end = markup.indexOf(">", at);
    if (markup[at + 1] === "/") depth -= 1;
    else if (markup[end - 1] !== "/") depth += 1;
    at = end + 1;
    if (depth > 0) at = markup.indexOf("<", at);
    else {
      found.push(markup.slice(start, at));
      start = at;
    }
  }
  return found;
}

/** An element as it is written: its tag, its id, and where its children begin and end. @param {string} piece */
export function outline(piece) {
  const end = piece.indexOf(">");
  const empty = piece[end - 1] === "/";
  const head = piece.slice(0, end);
  return { tag: /^<([\w:-]+)/.exec(head)?.[1] ?? "", id: / id="([^"]*)"/.exec(head)?.[1] ?? "", from: end + 1, to: empty ? end + 1 : piece.lastIndexOf("</") };
}

/** How the children of an element were written last, and the pieces of that. @type {WeakMap<Element, { markup: string, pieces: string[] | null }>} */
const cut = new WeakMap();

/**
 * Make an element whose children were drawn from `old` markup show `next`: nodes that are written the same stay, others become what is written.
 * @param {Element} parent @param {string} old @param {string} next
 */
export function redraw(parent, old, next) {
  const known = cut.get(parent);
  const had = known?.markup === old ? known.pieces : pieces(old);
  const wanted = pieces(next);
  cut.set(parent, { markup: next, pieces: wanted });
  if (!had || !wanted || had.length !== parent.childNodes.length) {
    morph(parent, parse(next));
    return;
  }
  const nodes = unchanged(parent, had, wanted);
  const changing = wanted.flatMap((piece, i) => (nodes.has(i) ? [] : [{ i, piece }]));
  const left = leftOver(parent, had, new Set(nodes.values()));
  const shells = changing.map(({ piece }) => (piece.length < LONG ? piece : shell(piece)));
  const read = changing.length ? [...parse(shells.join("")).children] : [];
  changing.forEach(({ i, piece }, n) => nodes.set(i, become(take(left, piece), piece, read[n])));
  const stay = new Set(nodes.values());
  for (const node of [...parent.childNodes]) if (!stay.has(node)) node.remove();
  let at = parent.firstChild;
  for (let i = 0; i < wanted.length; i += 1) {
    const node = /** @type {ChildNode} */ (nodes.get(i));
    if (node === at) at = at.nextSibling;
    else if (node.parentNode === parent) move(parent, node, at);
    else parent.insertBefore(node, at);
  }
}

/** The nodes that are written as they were, by where they are wanted. @param {Element} parent @param {string[]} had @param {string[]} wanted @returns {Map<number, ChildNode>} */
function unchanged(parent, had, wanted) {
  /** @type {Map<string, ChildNode[]>} */
  const known = new Map();
  parent.childNodes.forEach((node, i) => {
    const alike = known.get(had[i]);
    if (alike) alike.push(node);
    else known.set(had[i], [node]);
  });
  /** @type {Map<number, ChildNode>} */
  const nodes = new Map();
  wanted.forEach((piece, i) => {
    const node = known.get(piece)?.shift();
    if (node) nodes.set(i, node);
  });
  return nodes;
}

/** A node that may become another, and how it was written. @typedef {{ node: Element, piece: string, tag: string, id: string }} Left */

/** The nodes that are written otherwise now. @param {Element} parent @param {string[]} had @param {Set<ChildNode>} stay @returns {Left[]} */
const leftOver = (parent, had, stay) => [...parent.childNodes].flatMap((node, i) => (stay.has(node) ? [] : [{ node: /** @type {Element} */ (node), piece: had[i], ...outline(had[i]) }]));

/** The node that becomes what is written: the one with its id, or the next that has none. @param {Left[]} left @param {string} piece */
function take(left, piece) {
  const { tag, id } = outline(piece);
  const at = left.findIndex((one) => one.id === id && one.tag === tag);
  return at < 0 ? null : left.splice(at, 1)[0];
}

/** A long element without its children. @param {string} piece */
function shell(piece) {
  const { from, to } = outline(piece);
  return piece.slice(0, from) + piece.slice(to);
}

/** Make a node what is written; `read` is that, without its children where it is long. @param {Left | null} match @param {string} piece @param {Element} read @returns {ChildNode} */
function become(match, piece, read) {
  if (piece.length < LONG) {
    if (!match) return read;
    update(match.node, read);
    return match.node;
  }
  const { from, to } = outline(piece);
  const node = match?.node ?? read;
  if (match) attributes(node, read);
  redraw(node, match ? match.piece.slice(outline(match.piece).from, outline(match.piece).to) : "", piece.slice(from, to));
  return node;
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
 * Moving within the tree ends running transitions, unless the browser knows `moveBefore`; what never glides is moved plainly.
 * @param {Element & { moveBefore?: (node: Node, before: Node | null) => void }} parent
 * @param {Node} node
 * @param {Node | null} before
 */
function move(parent, node, before) {
  if (parent.moveBefore && parent.isConnected && node instanceof Element && glides(node)) {
    // Chromium forgets what it has to style anew when it moves an element: rims of gold would stay for good. Asked for a style it does that before.
    void getComputedStyle(node).opacity;
    parent.moveBefore(node, before);
  } else parent.insertBefore(node, before);
}

/** Whether an element is or holds a thing that glides to its place. @param {Element} element */
const glides = (element) => element.matches(".moves") || element.querySelector(".moves") !== null;

/** @param {Node} from @param {Node} to */
function update(from, to) {
  if (!(from instanceof Element && to instanceof Element)) {
    if (from.nodeValue !== to.nodeValue) from.nodeValue = to.nodeValue;
    return;
  }
  if (from.isEqualNode(to)) return;
  attributes(from, to);
  morph(from, to);
}

/** @param {Element} from @param {Element} to */
function attributes(from, to) {
  for (const { name, value } of to.attributes) if (from.getAttribute(name) !== value) from.setAttribute(name, value);
  for (const { name } of [...from.attributes]) if (!to.hasAttribute(name)) from.removeAttribute(name);
}
