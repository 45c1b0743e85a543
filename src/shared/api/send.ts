import type { Endpoint } from '#contract/endpoint.ts'
import { env } from '#shared/env.ts'

import { ApiError, ContractError, isAbort, NetworkError, retryAfterOf } from './errors.ts'
import { encodeBody, pathOf, queryOf, type RawInput, type SendOptions } from './request.ts'
import { readToken } from './token.ts'
import type { uploadWithProgress } from './upload.ts'

const TIMEOUT_MS = 30_000
const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/** The part for uploads is fetched with the first of them; where it cannot be, nothing has been sent. */
async function upload(...args: Parameters<typeof uploadWithProgress>) {
  const part = await import('./upload.ts').catch(() => undefined)
  if (!part) throw new NetworkError('offline', false)
  return part.uploadWithProgress(...args)
}

const looksLikeHtml = (text: string) => /^\s*(<!doctype html|<html|<head|<body)/i.test(text)

/** Fetches with a time limit of its own, told apart from the caller's abort. */
async function fetchInTime(url: string, init: RequestInit, limit: number, signal: AbortSignal | undefined) {
  const timer = AbortSignal.timeout(limit)
  try {
    const response = await fetch(url, { ...init, signal: signal ? AbortSignal.any([signal, timer]) : timer })
    return {
      status: response.status,
      statusText: response.statusText,
      headers: response.headers,
      text: await response.text(),
    }
  } catch (error) {
    if (signal?.aborted) throw new DOMException('Aborted', 'AbortError')
    const isWrite = WRITES.has(init.method ?? 'GET')
    if (timer.aborted) throw new NetworkError('timeout', isWrite)
    if (isAbort(error)) throw error
    throw new NetworkError('offline', isWrite)
  }
}

function parseJson(text: string, path: string): unknown {
  if (text.trim() === '') return undefined
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new ContractError(looksLikeHtml(text) ? 'html' : 'json', path)
  }
}

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** One request, no recovery: what came back as checked data, or one of the errors of errors.ts. */
export async function send(endpoint: Endpoint, input: RawInput, options: SendOptions = {}): Promise<unknown> {
  const path = pathOf(endpoint, input.params)
  const url = `${env.apiBase}${path}${queryOf(input.query)}`
  const { body, contentType } = encodeBody(endpoint, input.body)
  const token = readToken()
  const headers: Record<string, string> = {
    accept: 'application/json',
    ...(contentType && { 'content-type': contentType }),
    ...(token && { authorization: `Bearer ${token}` }),
  }
  const reply =
    endpoint.timeout === 'progress' && body instanceof FormData
      ? await upload(url, endpoint.method, headers, body, options)
      : await fetchInTime(
          url,
          { method: endpoint.method, headers, credentials: 'include', ...(body !== undefined && { body }) },
          typeof endpoint.timeout === 'number' ? endpoint.timeout : TIMEOUT_MS,
          options.signal,
        )
  if (reply.status < 200 || reply.status > 299) {
    const wait =
      reply.status === 429 || reply.status === 503 ? retryAfterOf(reply.headers.get('retry-after')) : undefined
    throw new ApiError(reply.status, tryJson(reply.text), reply.statusText, wait)
  }
  return checked(endpoint, path, reply.text)
}

function checked(endpoint: Endpoint, path: string, text: string): unknown {
  if (endpoint.judgedBy) {
    if (endpoint.judgedBy === 'not-html' && looksLikeHtml(text)) throw new ContractError('html', path)
    return endpoint.response.safeParse(tryJson(text)).data
  }
  const body = parseJson(text, path)
  // A no in a good answer to a write is a no, in the server's words.
  if (WRITES.has(endpoint.method) && (body as { success?: unknown } | undefined)?.success === false) {
    throw new ApiError(200, body)
  }
  // An empty body of a write that returns a thing is told apart below: the schema says whether nothing is enough.
  const result = endpoint.response.safeParse(endpoint.envelope ? endpoint.envelope.unwrap(body) : body)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  throw new ContractError('shape', path, issue ? `at ${issue.path.join('.') || 'the top'}` : undefined)
}
