import * as z from 'zod/mini'

import { newOutcome, outcomeSchema } from './outcome.ts'

/** Version of what is kept and exported. A change of the form raises it and adds a step to `migrations`. */
export const VERSION = 1

const documentSchema = z.object({
  schema: z.literal('roadrunner/meta-analysis'),
  version: z.literal(VERSION),
  /** Made of the bundled example and nothing else. */
  isExample: z.optional(z.boolean()),
  outcomes: z.array(outcomeSchema).check(z.minLength(1), z.maxLength(50)),
})
/** A meta-analysis as it is kept: everything that was typed and chosen, nothing that is computed. */
export type MetaDocument = z.infer<typeof documentSchema>

export const emptyDocument = (): MetaDocument => ({
  schema: 'roadrunner/meta-analysis',
  version: VERSION,
  outcomes: [newOutcome('Outcome 1')],
})

/** From version n to n + 1, for what was kept by an earlier version of the product. */
const migrations: Readonly<Record<number, (kept: Record<string, unknown>) => Record<string, unknown>>> = {}

export type ReadDocument = { ok: true; document: MetaDocument } | { ok: false; reason: string }

/** Reads what was kept or exported: untrusted, perhaps of an earlier version. */
export function readDocument(kept: unknown): ReadDocument {
  if (typeof kept !== 'object' || kept === null || !('schema' in kept) || kept.schema !== 'roadrunner/meta-analysis')
    return { ok: false, reason: 'This is no meta-analysis of Roadrunner.' }
  let value: Record<string, unknown> = { ...kept }
  const version = value['version']
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1)
    return { ok: false, reason: 'It does not say of which version it is.' }
  if (version > VERSION)
    return { ok: false, reason: 'It was made by a newer version of Roadrunner. Reload the page and try again.' }
  for (let from = version; from < VERSION; from += 1) value = { ...migrations[from]?.(value), version: from + 1 }
  const read = documentSchema.safeParse(value)
  if (read.success) return { ok: true, document: read.data }
  const where = read.error.issues[0]?.path.join(' › ') ?? ''
  return { ok: false, reason: `A part of it is damaged${where === '' ? '' : ` (${where})`}.` }
}
