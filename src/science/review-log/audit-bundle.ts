import { type ReviewBundle, reviewBundleSchema, type ReviewEvent } from '#contract/review-log.ts'

import { signature } from './effective-events.ts'
import { flowCounts, flowOf, sumsThatFail } from './flow.ts'

/** A bundle that a second team can count again. Refused like the diagram, where the log does not add up. */
export async function makeBundle(
  title: string,
  records: ReviewBundle['records'],
  events: readonly ReviewEvent[],
  madeAt: string,
): Promise<{ ok: true; bundle: ReviewBundle } | { ok: false; reasons: string[] }> {
  const result = flowOf(events)
  if (!result.ok) return { ok: false, reasons: result.problems.map(sentenceOf) }
  const failing = sumsThatFail(result.flow)
  if (failing.length > 0) return { ok: false, reasons: failing }
  const body: Omit<ReviewBundle, 'hash'> = {
    format: 'roadrunner-review',
    version: 1,
    title,
    madeAt,
    records,
    events: [...events],
    counts: flowCounts(result.flow),
  }
  return { ok: true, bundle: { ...body, hash: await hashOf(body) } }
}

export type Replay =
  | { ok: true; bundle: ReviewBundle; counts: Record<string, number> }
  | { ok: false; reasons: string[] }

/** Reads a bundle, proves that it was not touched, counts everything again and compares. */
export async function replayBundle(text: string): Promise<Replay> {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return { ok: false, reasons: ['The file is no JSON: it may be cut off.'] }
  }
  const parsed = reviewBundleSchema.safeParse(json)
  if (!parsed.success) return { ok: false, reasons: ['The file is no review bundle of version 1.'] }
  const { hash, ...body } = parsed.data
  if ((await hashOf(body)) !== hash)
    return { ok: false, reasons: ['The bundle was changed after it was made: its hash does not fit.'] }
  const result = flowOf(body.events)
  if (!result.ok) return { ok: false, reasons: result.problems.map(sentenceOf) }
  const counts = flowCounts(result.flow)
  const names = [...new Set([...Object.keys(counts), ...Object.keys(body.counts)])].toSorted()
  const differing = names.filter((name) => counts[name] !== body.counts[name])
  if (differing.length > 0) {
    return {
      ok: false,
      reasons: differing.map(
        (name) =>
          `${name}: ${body.counts[name] ?? 'nothing'} in the bundle, ${counts[name] ?? 'nothing'} counted again.`,
      ),
    }
  }
  return { ok: true, bundle: parsed.data, counts }
}

/** SHA-256 of the content, whatever the order of its fields and of its events. */
async function hashOf(body: Omit<ReviewBundle, 'hash'>): Promise<string> {
  const events = body.events.map(signature).toSorted()
  const bytes = new TextEncoder().encode(signature({ ...body, events }))
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const sentenceOf = ({ message, records }: { message: string; records: readonly string[] }) =>
  records.length === 0
    ? message
    : `${message} (${records.slice(0, 10).join(', ')}${records.length > 10 ? `, and ${records.length - 10} more` : ''})`
