/**
 * Stands in for `node-fetch` and `sync-fetch` in pages and workers (see vite.config.ts): the BibTeX library brings them
 * to follow addresses, which no reader of ours does, and Node's own modules do not exist there.
 */
// The packages it stands for are imported by default.
// oxlint-disable-next-line import/no-default-export
export default function noNetwork(): never {
  throw new Error('Reading records never asks the network.')
}
export const Headers = globalThis.Headers
