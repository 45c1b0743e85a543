import * as z from 'zod/mini'

import { additions } from '#contract/all.ts'
import type { Endpoint } from '#contract/endpoint.ts'

import { worldSettings } from '../world/world-settings.ts'

/**
 * How a server of the two texts alone answers where they leave it open. `keeps`: whether a saved synthesis comes back as
 * it was sent, or with what the texts show of it. `shape`: what is answered stands in the form that the embedded API sends, bare, or under
 * `data`.
 */
export const textsAloneSchema = z.object({
  keeps: z.optional(z.enum(['all', 'little'])),
  shape: z.optional(z.enum(['sent', 'bare', 'data'])),
})
export type TextsAlone = z.infer<typeof textsAloneSchema>

type Kept = TextsAlone & {
  /** Calls of ours that were made all the same, as `domain.name`: the page should make none but the probe. */
  asked: string[]
  /** Calls of the texts that a page made and got an answer to, each once. */
  answered: string[]
}

const byWorld = new Map<string, Kept>()

/** Makes the server of a world one of the texts alone; `undefined` makes it whole again. */
export function setTextsAlone(worldId: string, wanted: TextsAlone | undefined): Kept | undefined {
  byWorld.delete(worldId)
  if (wanted) byWorld.set(worldId, { ...wanted, asked: [], answered: [] })
  return byWorld.get(worldId)
}

/** How the server of a world answers as one of the texts alone; undefined where it is whole. */
export function textsAloneOf(worldId: string): Kept | undefined {
  const asStarted = worldSettings().textsAlone
  return byWorld.get(worldId) ?? (asStarted && setTextsAlone(worldId, asStarted))
}

/** Whether a call is not there, because the texts do not name it. */
export function isMissing({ asked }: Kept, { domain, name }: Endpoint): boolean {
  if (!additions.includes(domain)) return false
  if (domain !== 'capabilities') asked.push(`${domain}.${name}`)
  return true
}

/** Notes that a page got its answer; what a test asks by itself, past the page, shows nothing of the page. */
export function noteAnswered({ answered }: Kept, { domain, name }: Endpoint, headers: Headers): void {
  const call = `${domain}.${name}`
  if (headers.has('sec-fetch-mode') && !answered.includes(call)) answered.push(call)
}

/** What the texts show of a saved synthesis. */
const SHOWN = new Set(['id', 'title', 'query', 'createdAt', 'updatedAt'])
const little = (saved: unknown) =>
  Object.fromEntries(Object.entries(Object(saved) as object).filter(([field]) => SHOWN.has(field)))

function reduced({ domain, name }: Endpoint, payload: unknown): unknown {
  if (domain !== 'syntheses' || name === 'remove') return payload
  return Array.isArray(payload) ? payload.map(little) : little(payload)
}

/** A reply in its form: another than the one that is sent only where the contract reads the same from it. */
export function bodyOfTexts({ keeps, shape }: TextsAlone, endpoint: Endpoint, checked: unknown): unknown {
  const payload = keeps === 'little' ? reduced(endpoint, checked) : checked
  const { envelope } = endpoint
  if (!envelope) return payload
  const wanted = shape === 'bare' ? payload : shape === 'data' ? { data: payload } : envelope.wrap(payload)
  const isRead = JSON.stringify(envelope.unwrap(wanted)) === JSON.stringify(payload)
  return isRead ? wanted : envelope.wrap(payload)
}
