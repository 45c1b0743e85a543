import type { Endpoint } from '../endpoint.ts'

export type Answer = { status: number; text: string; ms: number }
export type Input = { params?: Record<string, string>; query?: Record<string, string>; body?: unknown }

const TIMEOUT_MS = 30_000

/** The base of an API from what a person types: `https://host` means `https://host/api`. */
export function apiBaseOf(url: string): URL {
  const base = new URL(url)
  if (!['http:', 'https:'].includes(base.protocol)) throw new Error(`${url} is no http address`)
  if (base.username !== '' || base.password !== '') throw new Error('An address with a password in it is not taken')
  base.search = ''
  base.hash = ''
  base.pathname = base.pathname === '/' ? '/api' : base.pathname.replace(/(?<!\/)\/+$/, '')
  return base
}

const formOf = (body: Record<string, unknown>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) {
    if (value === undefined || value === null) continue
    if (value instanceof Blob) form.append(name, value)
    else form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
  return form
}

/**
 * One person at one server. Cookies and the token stay with it, redirects are not followed, and nothing is sent to
 * another origin than the one that was given.
 */
export function createSession(base: URL, fetch: typeof globalThis.fetch) {
  const jar = new Map<string, string>()
  let token: string | undefined

  const addressOf = (endpoint: Endpoint, { params = {}, query = {} }: Input): URL => {
    const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
    const url = new URL(base)
    url.pathname = `${base.pathname}${path}`
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    if (url.origin !== base.origin) throw new Error(`${endpoint.path} leads to another origin`)
    return url
  }

  async function send(endpoint: Endpoint, input: Input = {}, { anonymous = false } = {}): Promise<Answer> {
    const { body } = input
    const hasFile =
      typeof body === 'object' && body !== null && Object.values(body).some((part) => part instanceof Blob)
    const isForm = endpoint.encoding === 'multipart' || (endpoint.encoding === 'multipart-with-file' && hasFile)
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const started = performance.now()
    const response = await fetch(addressOf(endpoint, input), {
      method: endpoint.method,
      redirect: 'manual',
      signal: AbortSignal.timeout(typeof endpoint.timeout === 'number' ? endpoint.timeout * 2 : TIMEOUT_MS),
      headers: {
        accept: 'application/json',
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
        ...(cookie !== '' && !anonymous && { cookie }),
        ...(token !== undefined && !anonymous && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: isForm ? formOf(body as Record<string, unknown>) : JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!anonymous) for (const line of response.headers.getSetCookie()) keep(line)
    return { status: response.status, text, ms: Math.round(performance.now() - started) }
  }

  const keep = (line: string) => {
    const pair = line.split(';')[0] ?? ''
    const cut = pair.indexOf('=')
    if (cut < 1) return
    if (/max-age=0\b/i.test(line)) jar.delete(pair.slice(0, cut))
    else jar.set(pair.slice(0, cut), pair.slice(cut + 1))
  }

  return {
    send,
    takeToken: (given: unknown) => (token = typeof given === 'string' && given !== '' ? given : undefined),
  }
}
export type Session = ReturnType<typeof createSession>
