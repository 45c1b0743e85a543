import { type BundleMaterial, type ReviewBundle, reviewBundleSchema } from '#contract/review-bundle.ts'
import type { ReviewEvent } from '#contract/review-log.ts'

import { signature } from './effective-events.ts'
import { flowCounts, flowOf, sumsThatFail } from './flow.ts'

/** A bundle that a second team can count again. Refused like the diagram, where the log does not add up. */
export async function makeBundle(
  title: string,
  records: ReviewBundle['records'],
  events: readonly ReviewEvent[],
  madeAt: string,
  material?: BundleMaterial,
): Promise<{ ok: true; bundle: ReviewBundle } | { ok: false; reasons: string[] }> {
  const result = flowOf(events)
  if (!result.ok) return { ok: false, reasons: result.problems.map(sentenceOf) }
  const failing = sumsThatFail(result.flow)
  if (failing.length > 0) return { ok: false, reasons: failing }
  const content: Omit<ReviewBundle, 'hash' | 'parts'> = {
    format: 'roadrunner-review',
    version: 1,
    title,
    madeAt,
    records,
    events: [...events],
    counts: flowCounts(result.flow),
    ...(material && { material }),
  }
  // As it will be read: what JSON does not hold and what the form does not know is in no hash.
  const { hash: _hash, ...asRead } = reviewBundleSchema.parse(JSON.parse(JSON.stringify({ ...content, hash: '' })))
  const body = { ...asRead, parts: await partsOf(asRead) }
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
    return {
      ok: false,
      reasons: ['The bundle was changed after it was made: its hash does not fit.', ...(await changedParts(body))],
    }
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

const NAMED_MOST = 20

/** Each part of a bundle by its name, with its hash. */
async function partsOf(content: Omit<ReviewBundle, 'hash' | 'parts'>): Promise<Record<string, string>> {
  const { records, events, counts, material, ...head } = content
  const all: [name: string, part: unknown][] = [
    ...records.map((record): [string, unknown] => [`record ${record.id}`, record]),
    ...events.map((event): [string, unknown] => [`event ${event.id}`, event]),
    ['counts', counts],
    ...materialParts(material),
    ...Object.entries(head),
  ]
  return Object.fromEntries(
    await Promise.all(
      all.map(async ([name, part]): Promise<[string, string]> => [name, await sha256(signature(part))]),
    ),
  )
}

function materialParts(material: BundleMaterial | undefined): [name: string, part: unknown][] {
  if (!material) return []
  const { body, others, grid, analysis, results = [], files } = material
  const { entries = [], ...table } = grid ?? {}
  const idOf = (entry: unknown) => String((entry as { id?: unknown } | null)?.id)
  return [
    ['protocol, settings and findings', body],
    ...others.map((entry): [string, unknown] => [`entry ${idOf(entry)}`, entry]),
    ['table', table],
    ...entries.map((entry): [string, unknown] => [`entry ${entry.id} of the table`, entry]),
    ['analysis', analysis ?? null],
    ...results.map((result): [string, unknown] => [`result ${result.name}`, result]),
    ...Object.entries(files).map(([name, text]): [string, unknown] => [`file ${name}`, text]),
  ]
}

/** What was changed, added or taken out, by name; nothing for a bundle of the time before parts had a hash. */
async function changedParts({ parts, ...content }: Omit<ReviewBundle, 'hash'>): Promise<string[]> {
  if (!parts) return []
  const now = await partsOf(content)
  const reasons = [
    ...Object.keys(now).flatMap((name) =>
      parts[name] === undefined ? [`Added: ${name}.`] : parts[name] === now[name] ? [] : [`Changed: ${name}.`],
    ),
    ...Object.keys(parts).flatMap((name) => (now[name] === undefined ? [`Taken out: ${name}.`] : [])),
  ]
  if (reasons.length === 0) return ['No part differs: the hash itself, or the list of parts, was changed.']
  const more = reasons.length - NAMED_MOST
  return more > 0 ? [...reasons.slice(0, NAMED_MOST), `And ${more.toLocaleString('en')} more.`] : reasons
}

/** SHA-256 of the content, whatever the order of its fields and of its events. */
async function hashOf(body: Omit<ReviewBundle, 'hash'>): Promise<string> {
  const events = body.events.map(signature).toSorted()
  return sha256(signature({ ...body, events }))
}

async function sha256(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text)
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const sentenceOf = ({ message, records }: { message: string; records: readonly string[] }) =>
  records.length === 0
    ? message
    : `${message} (${records.slice(0, 10).join(', ')}${records.length > 10 ? `, and ${records.length - 10} more` : ''})`
