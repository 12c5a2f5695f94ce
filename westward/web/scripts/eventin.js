// The event that an address names: behind a question mark in links, so that their previews show it; behind a hash while one looks around.

/** @param {{ search: string, hash: string }} address */
export function eventIn({ search, hash }) {
  const at = /^#at=(\d+)$/.exec(hash) ?? /[?&]at=(\d+)/.exec(search);
  return at ? Number(at[1]) : null;
}
