import type * as z from 'zod/mini'

import type { Envelope } from './envelopes.ts'

type Schema = z.ZodMiniType

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** What a contract file writes down about one call. Paths are relative to the API base and name parameters as `:id`. */
export type Definition = {
  method: Method
  path: `/${string}`
  params?: Schema
  query?: Schema
  body?: Schema
  /** `multipart`: always form data. `multipart-with-file`: JSON, but form data as soon as the body holds a file. */
  encoding?: 'multipart' | 'multipart-with-file'
  /** The payload inside the reply, after `envelope` has taken it out. */
  response: Schema
  /** The forms in which servers wrap the payload; absent = the payload is the body itself. */
  envelope?: Envelope
  /**
   * Success is judged by the HTTP status, so that an unreadable body is no failure: for `status` whatever it is, for
   * `not-html` unless it is a web page, which no API sends. Where the body can be read it is handed on.
   */
  judgedBy?: 'status' | 'not-html'
  /** `false`: a 401 is an answer and never starts a recovery of the session (sign-in and its relatives). */
  recovers?: false
  /** `false`: the session is recovered after a 401, but the call is not sent again by itself. */
  replays?: false
  /** Milliseconds; `progress` times out when an upload stalls and not on total time. Default 30 000. */
  timeout?: number | 'progress'
}

export type Endpoint<D extends Definition = Definition> = D & { domain: string; name: string }

/** Names the calls of one domain. `domain` and the key of each definition make its cache key and its name in logs. */
export function defineApi<const T extends Record<string, Definition>>(
  domain: string,
  definitions: T,
): { [K in keyof T]: Endpoint<T[K]> } {
  const entries = Object.entries(definitions).map(([name, definition]) => [name, { ...definition, domain, name }])
  return Object.fromEntries(entries) as { [K in keyof T]: Endpoint<T[K]> }
}

type PartOf<E, K extends 'params' | 'query' | 'body', Mode extends 'input' | 'output'> = E extends {
  [key in K]: infer S extends Schema
}
  ? undefined extends z.input<S>
    ? { [key in K]?: Mode extends 'input' ? z.input<S> : z.output<S> }
    : { [key in K]: Mode extends 'input' ? z.input<S> : z.output<S> }
  : unknown

type Flat<T> = { [K in keyof T]: T[K] }

/** What a caller hands in: `params`, `query` and `body`, each only where the endpoint has it. */
export type InputOf<E extends Endpoint> = Flat<
  PartOf<E, 'params', 'input'> & PartOf<E, 'query', 'input'> & PartOf<E, 'body', 'input'>
>

/** What a handler gets: the same, parsed. */
export type ParsedInputOf<E extends Endpoint> = Flat<
  PartOf<E, 'params', 'output'> & PartOf<E, 'query', 'output'> & PartOf<E, 'body', 'output'>
>

/** What a caller gets back. */
export type OutputOf<E extends Endpoint> = z.output<E['response']>

/** What a handler answers with. */
export type AnswerOf<E extends Endpoint> = z.input<E['response']>
