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
 * The address from which a request came. A proxy on this machine is believed what it says of its caller (the last entry of
 * X-Forwarded-For, the one that it wrote itself); from elsewhere the header is anybody's.
 */
export function clientAddress({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): string {
  const direct = (socket.remoteAddress ?? 'unknown').replace(/^::ffff:/, '')
  const isProxied = direct === '::1' || direct.startsWith('127.')
  const said = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',').at(-1)?.trim()
  return isProxied && said ? said.slice(0, 64) : direct
}

/**
 * Whether a request comes from a page of this server, or from none. Another site's page could otherwise send writes with
 * the cookies of a person; a page of another port of this machine is another site too. Two names of this machine with the
 * same port count as one.
 */
export function isOwnOrigin(request: IncomingMessage): boolean {
  const { origin, host } = request.headers
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  const from = new URL(origin)
  if (from.host === host) return true
  const port = /:(\d+)$/.exec(host ?? '')?.[1] ?? ''
  return from.port === port && isLoopbackName(from.hostname) && isLoopbackName(nameOfHost(host))
}
