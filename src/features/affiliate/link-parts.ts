export type LinkTags = { ref: string; campaign?: string | undefined; channel?: string | undefined }

/** Pages that visitors may open without an account. */
const PUBLIC = [
  /^\/$/,
  /^\/auth$/,
  /^\/support-center$/,
  /^\/search\/shared\/[\w-]{1,128}$/,
  /^\/copilot\/shared\/[\w-]{1,128}$/,
]

// Inside an address these are dropped or read as something else by parsers.
// oxlint-disable-next-line no-control-regex
const HIDING = /[\u0000-\u001f\u007f\\]/

/** The path and query of a public page of ours; undefined for every other address. */
export function routePath(origin: string, page: string): string | undefined {
  const text = page.trim()
  if (text === '' || text.length > 2000 || HIDING.test(text)) return undefined
  if (!text.startsWith('/') && !/^https?:\/\//i.test(text)) return undefined
  if (!URL.canParse(text, origin)) return undefined
  const url = new URL(text, origin)
  if (url.origin !== new URL(origin).origin || url.username !== '' || url.password !== '') return undefined
  return PUBLIC.some((known) => known.test(url.pathname)) ? `${url.pathname}${url.search}` : undefined
}
