import * as z from 'zod/mini'

import { additions } from '#contract/all.ts'

/**
 * One thing that shall go wrong, for tests and for a person at the control page.
 *
 * - `call`: a name such as `auth.login`, `additions` for every call that is none of the two texts, or `*` for every call.
 *   `times`: how often; without it, until cleared.
 * - `delayMs`: the reply waits so long; alone, the call then goes its normal way.
 * - `status`, `body`, `headers`: this reply instead of the server's. `body` is sent as JSON, a text as it is (`''` = no
 *   body at all); without it the reply is a short message. A wrong shape is `{ status: 200, body: … }`.
 * - `html`: a web page with status 200. `malformed`: status 200 and JSON that breaks off. `status` overrides the 200.
 * - `hang`: no reply until the client gives up, at most 60 s.
 * - `cut`: alone, the connection breaks before or after the server did its work. Together with a reply or `hang` it only
 *   says when that comes; without it everything comes before, so that nothing is done.
 */
export const faultSchema = z.object({
  call: z.string().check(z.minLength(1)),
  times: z.optional(z.int().check(z.minimum(1))),
  delayMs: z.optional(z.int().check(z.minimum(0), z.maximum(120_000))),
  status: z.optional(z.int().check(z.minimum(200), z.maximum(599))),
  body: z.optional(z.unknown()),
  headers: z.optional(z.record(z.string(), z.string())),
  cut: z.optional(z.enum(['before', 'after'])),
  hang: z.optional(z.boolean()),
  html: z.optional(z.boolean()),
  malformed: z.optional(z.boolean()),
})
export type Fault = z.infer<typeof faultSchema>

const HANG_MS = 60_000

const byWorld = new Map<string, Fault[]>()

export const faultsOf = (worldId: string): readonly Fault[] => byWorld.get(worldId) ?? []
export const clearFaults = (worldId: string) => void byWorld.delete(worldId)

/** Adds a fault. Faults of one call come in the order they were set; one without `times` is replaced by the next. */
export function setFault(worldId: string, fault: Fault): void {
  const others = faultsOf(worldId).filter((kept) => kept.call !== fault.call || kept.times !== undefined)
  byWorld.set(worldId, [...others, { ...fault }])
}

/** Whether a call, as `domain.name`, is none of the two texts. */
const isAddition = (call: string) => additions.includes(call.split('.', 1)[0] ?? '')

/** The fault that the next run of a call meets, counted as used. Its own name goes before `additions`, that before `*`. */
export function takeFault(worldId: string, call: string): Fault | undefined {
  const faults = faultsOf(worldId)
  const named = (name: string) => faults.find((one) => one.call === name)
  const fault = named(call) ?? (isAddition(call) ? named('additions') : undefined) ?? named('*')
  if (fault?.times === undefined) return fault
  const left = fault.times - 1
  const rest = faults.flatMap((one) => (one !== fault ? [one] : left > 0 ? [{ ...one, times: left }] : []))
  byWorld.set(worldId, rest)
  return fault
}

/** Waits, but no longer than the client does. */
const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) return resolve()
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', done)
  })

function replyOf({ status, body, headers, html, malformed }: Fault): Response | undefined {
  const send = (text: string | null, type: string) =>
    new Response(text, { status: status ?? 200, headers: { 'content-type': type, ...headers } })
  if (html) return send('<!doctype html><title>Not the API</title><p>This is a web page.</p>', 'text/html')
  if (malformed) return send('{"data": {"user": ', 'application/json')
  if (status === undefined && body === undefined) return undefined
  const bodiless = status === 204 || status === 205 || status === 304 || body === ''
  if (bodiless) return new Response(null, { status: status ?? 200, ...(headers && { headers }) })
  const text = typeof body === 'string' ? body : JSON.stringify(body ?? { message: `Fault ${status}` })
  return send(text, 'application/json')
}

/** What a fault does at one of the two moments. Undefined: the call goes on. A broken connection is `Response.error()`. */
export async function applyFault(
  fault: Fault,
  moment: 'before' | 'after',
  signal: AbortSignal,
): Promise<Response | undefined> {
  if (moment !== (fault.cut ?? 'before')) return undefined
  if (fault.delayMs !== undefined) await pause(fault.delayMs, signal)
  if (fault.hang) {
    await pause(HANG_MS, signal)
    return Response.error()
  }
  return replyOf(fault) ?? (fault.cut ? Response.error() : undefined)
}
