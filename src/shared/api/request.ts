import type { Endpoint } from '#contract/endpoint.ts'

import { BadParameterError } from './errors.ts'

type Bag = Record<string, unknown>
export type RawInput = { params?: Bag | undefined; query?: Bag | undefined; body?: unknown }

/**
 * The path with its parameters. Each must pass the endpoint's own pattern and is encoded; a lone `.` or `..` is refused
 * besides, because an address parser would drop a segment for it.
 */
export function pathOf(endpoint: Endpoint, params: Bag | undefined): string {
  const parsed = endpoint.params?.safeParse(params ?? {})
  if (parsed && !parsed.success) throw new BadParameterError(endpoint.path)
  const values = (parsed?.data ?? {}) as Bag
  return endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(values[name] ?? '')
    if (value === '' || value === '.' || value === '..') throw new BadParameterError(endpoint.path)
    return encodeURIComponent(value)
  })
}

export function queryOf(query: Bag | undefined): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null && value !== '') search.append(name, String(value))
  }
  const text = search.toString()
  return text === '' ? '' : `?${text}`
}

const isFile = (value: unknown): value is Blob => value instanceof Blob

function formOf(body: Bag): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) {
    if (value === undefined || value === null) continue
    if (isFile(value)) form.append(name, value)
    else form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
  return form
}

export type EncodedBody = { body?: BodyInit; contentType?: string }

/** JSON, or form data where the endpoint asks for it. A form's own content type is left to the browser: it carries the boundary. */
export function encodeBody(endpoint: Endpoint, body: unknown): EncodedBody {
  if (body === undefined) return {}
  const hasFile = typeof body === 'object' && body !== null && Object.values(body).some(isFile)
  if (endpoint.encoding === 'multipart' || (endpoint.encoding === 'multipart-with-file' && hasFile)) {
    return { body: formOf(body as Bag) }
  }
  return { body: JSON.stringify(body), contentType: 'application/json' }
}

/** How a call is sent: ended by whom, and who hears how far an upload is (0 to 1). */
export type SendOptions = { signal?: AbortSignal | undefined; onProgress?: ((share: number) => void) | undefined }
