export type SafeUrl = { kind: 'internal'; path: string } | { kind: 'external'; href: string; host: string }

type PathTest = (path: string) => boolean

let isKnownPath: PathTest = () => true

/** Hands in the route table's own test: a path of ours that no page answers is text, not a link. */
export function configureKnownPaths(test: PathTest) {
  isKnownPath = test
}

// Inside an address, control characters are dropped by parsers and a backslash is read as a slash: both hide a target.
// oxlint-disable-next-line no-control-regex
const HIDING = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069\\]/
const MAX_LENGTH = 4096

const parse = (text: string): URL | undefined => {
  try {
    return new URL(text, location.origin)
  } catch {
    return undefined
  }
}

const isLocal = (url: URL) => ['localhost', '127.0.0.1'].includes(url.hostname)

/**
 * Where an address given by a server or another person may lead, or undefined when it must stay text. Allowed: https
 * (http on a development machine alone), mailto, and paths of our own that the route table knows. Compared is the parsed
 * origin, never a prefix.
 *
 * @param value anything; only text can be an address
 */
export function safeUrl(value: unknown): SafeUrl | undefined {
  if (typeof value !== 'string' || value.length > MAX_LENGTH) return undefined
  const text = value.replace(/^ +| +$/g, '')
  if (text === '' || HIDING.test(text)) return undefined

  // `https:host` without slashes would resolve to a path of our own origin, `//host` to somebody else's.
  const isPath = /^\/(?!\/)/.test(text)
  if (!isPath && !/^https?:\/\/[^/]/i.test(text) && !/^mailto:[^/]/i.test(text)) return undefined
  const url = parse(text)
  if (!url || url.username !== '' || url.password !== '') return undefined

  if (url.protocol === 'mailto:') {
    return /^[^\s@]+@[^\s@]+$/.test(url.pathname) ? { kind: 'external', href: url.href, host: url.pathname } : undefined
  }
  if (url.origin === location.origin) {
    const path = `${url.pathname}${url.search}${url.hash}`
    // A path may still begin with `//` after its dots are resolved.
    return !path.startsWith('//') && isKnownPath(url.pathname) ? { kind: 'internal', path } : undefined
  }
  const isAllowed =
    url.protocol === 'https:' || (url.protocol === 'http:' && isLocal(url) && isLocal(parse('/') ?? url))
  return isAllowed ? { kind: 'external', href: url.href, host: url.host } : undefined
}
