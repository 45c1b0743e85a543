import { safeUrl } from '#shared/browser/safe-url.ts'

/** A file of our own API: letters, digits and the few signs of an id, no dots that climb. */
const OWN_FILE = /^\/api\/[\w-]+(?:\/[\w-]+)*(?:\.\w{1,8})?$/

/** Where an attachment may be opened; undefined where its address is no address that one should follow. */
export function attachmentAddress(value: string): { href: string; isOwn: boolean } | undefined {
  if (OWN_FILE.test(value)) return { href: value, isOwn: true }
  const url = safeUrl(value)
  if (url?.kind === 'external' && url.href.startsWith('http')) return { href: url.href, isOwn: false }
  return undefined
}
