import type { IncomingMessage } from 'node:http'

/** Cookies of a request header, decoded where they can be. The first of a name counts. */
export function cookiesOf(header: string | undefined): Record<string, string> {
  const cookies = new Map<string, string>()
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=')
    const name = pair.slice(0, at).trim()
    if (at > 0 && !cookies.has(name)) cookies.set(name, decoded(pair.slice(at + 1).trim()))
  }
  return Object.fromEntries(cookies)
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\]|[a-z0-9-]+\.localhost)$/
export const isLoopbackName = (name: string) => LOOPBACK.test(name.toLowerCase())

/** The name in a Host header, without its port. */
export const nameOfHost = (host: string | undefined) => (host ?? '').replace(/:\d*$/, '')

/**
 * Whether a request comes from a page of this server, or from none. Another site's page could otherwise send writes with
 * the cookies of a person. Two names of this machine count as one: a development proxy changes the Host header.
 */
export function isOwnOrigin(request: IncomingMessage): boolean {
  const { origin, host } = request.headers
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  const from = new URL(origin)
  return from.host === host || (isLoopbackName(from.hostname) && isLoopbackName(nameOfHost(host)))
}
