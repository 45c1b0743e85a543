import { getResponse } from 'msw'

import { handlers } from '#mocks/server/handlers.ts'
import { SEED_PASSWORD, type SeedKey } from '#mocks/seed/users.ts'

export type Answer = { status: number; body: unknown; response: Response }
type Options = { headers?: Record<string, string>; signal?: AbortSignal }

/** One browser: sends requests to the handlers and keeps its own cookies. */
export function caller() {
  const jar = new Map<string, string>()

  async function call(method: string, path: string, payload?: unknown, options: Options = {}): Promise<Answer> {
    const isForm = payload instanceof FormData
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const request = new Request(`http://localhost/api${path}`, {
      method,
      headers: {
        ...(cookie && { cookie }),
        ...(payload !== undefined && !isForm && { 'content-type': 'application/json' }),
        ...options.headers,
      },
      ...(payload !== undefined && { body: isForm || typeof payload === 'string' ? payload : JSON.stringify(payload) }),
      ...(options.signal && { signal: options.signal }),
    })
    const response = await getResponse(handlers, request)
    if (!response) throw new Error(`No handler for ${method} ${path}`)
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const [name = '', value = ''] = pair.split('=')
      if (/max-age=0\b/i.test(line)) jar.delete(name)
      else jar.set(name, value)
    }
    const text = response.type === 'error' ? '' : await response.clone().text()
    const isJson = response.headers.get('content-type')?.includes('json')
    let body: unknown = text
    try {
      if (isJson) body = JSON.parse(text)
    } catch {
      // Left as text: a test of broken JSON looks at it.
    }
    return { status: response.status, body, response }
  }
  return {
    jar,
    get: (path: string, options?: Options) => call('GET', path, undefined, options),
    post: (path: string, payload?: unknown, options?: Options) => call('POST', path, payload, options),
    put: (path: string, payload?: unknown) => call('PUT', path, payload),
    patch: (path: string, payload?: unknown) => call('PATCH', path, payload),
    del: (path: string, payload?: unknown) => call('DELETE', path, payload),
  }
}
export type Caller = ReturnType<typeof caller>

/** A browser in which one of the seeded people is signed in. */
export async function signedIn(key: SeedKey): Promise<Caller> {
  const page = caller()
  const { status } = await page.post('/auth/login', { email: `${key}@roadrunner.test`, password: SEED_PASSWORD })
  if (status !== 200) throw new Error(`Could not sign in as ${key}: ${status}`)
  return page
}

export const form = (fields: Record<string, string | File>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  return data
}
