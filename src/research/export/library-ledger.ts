import * as z from 'zod/mini'

import {
  LEDGER_BATCH,
  LEDGER_MAX,
  ledgerRecordSchema,
  ledgerSchema,
  ledgerSourceSchema,
  libraryLedgerApi,
  removedSchema,
  type LedgerRecord,
} from '#contract/library-ledger.ts'
import type { PaperFile } from '#contract/papers.ts'
import { callApi } from '#shared/api/call-api.ts'

import { archivedFileSchema, archivedFiles } from './library-archive.ts'
import type { Tally } from './tally.ts'

/** What the library knows beside its papers, in an archive. */
export const LEDGER_FILE = 'library/ledger.json'

export const ledgerArchiveSchema = z.object({
  ...ledgerSchema.shape,
  format: z.literal('roadrunner-ledger'),
  version: z.literal(1),
  removed: z.array(z.object({ ...removedSchema.shape, files: z.optional(z.array(archivedFileSchema)) })),
  sources: z.array(z.object({ ...ledgerSourceSchema.shape, records: z.array(ledgerRecordSchema) })),
})
export type LedgerArchive = z.infer<typeof ledgerArchiveSchema>

/**
 * Sources with their records, merges, removed papers, relations and pairs of a person; `trashed`: the files of the removed
 * papers, in their order.
 */
export async function wholeLedger(
  signal: AbortSignal,
): Promise<{ ledger: LedgerArchive; trashed: (readonly PaperFile[] | undefined)[] }> {
  const { sources, removed, ...rest } = await callApi(libraryLedgerApi.all, {}, { signal })
  const whole: LedgerArchive['sources'] = []
  for (const source of sources) {
    const records: LedgerRecord[] = []
    let cursor: string | undefined
    do {
      const query = { limit: String(LEDGER_BATCH), ...(cursor !== undefined && { cursor }) }
      const page = await callApi(libraryLedgerApi.records, { params: { id: source.id }, query }, { signal })
      records.push(...page.records)
      cursor = page.next
    } while (cursor !== undefined)
    whole.push({ ...source, records })
  }
  const named = removed.map(({ files, ...paper }, index) => ({
    ...paper,
    ...(files && { files: archivedFiles(files, `trash-${index + 1}`, paper.shelf?.citationKey ?? 'paper') }),
  }))
  return {
    ledger: { format: 'roadrunner-ledger', version: 1, ...rest, removed: named, sources: whole },
    trashed: removed.map(({ files }) => files),
  }
}

const parts = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / LEDGER_MAX) }, (_, at) =>
    all.slice(at * LEDGER_MAX, (at + 1) * LEDGER_MAX),
  )

const nothing = { removed: [], merges: [], relations: [], apart: [] }

/**
 * Brings a ledger back among papers that are back already. `ids` and `folders`: what each of the archive is called here; the
 * answer has those of the papers of the trash too.
 */
export async function bringLedgerBack(
  ledger: LedgerArchive,
  { ids, folders }: { ids: ReadonlyMap<string, string>; folders: ReadonlyMap<string, string> },
  signal: AbortSignal,
): Promise<{ tally: Tally; ids: ReadonlyMap<string, string> }> {
  const { removed, merges, relations, apart, sources } = ledger
  const tally: Tally = {
    total: removed.length + merges.length + relations.length + apart.length + sources.length,
    back: 0,
    already: 0,
    failed: [],
  }
  const now = new Map(ids)
  const idOf = (id: string) => now.get(id) ?? id
  const bring = async (body: Partial<typeof ledger>, sent: number, reason: string) => {
    const answer = await callApi(libraryLedgerApi.bringBack, { body: { ...nothing, ...body } }, { signal })
    for (const [then, id] of Object.entries(answer.ids)) now.set(then, id)
    const counts = [answer.removed, answer.merges, answer.relations, answer.apart]
    const [back, already] = [
      counts.reduce((sum, each) => sum + each.back, 0),
      counts.reduce((sum, each) => sum + each.already, 0),
    ]
    tally.back += back
    tally.already += already
    for (let left = sent - back - already; left > 0; left -= 1)
      tally.failed.push({ name: reason, reason: 'A paper that it names did not come back.' })
  }
  // First what gets ids here, then what names them.
  for (const part of parts(removed)) {
    const said = part.map(({ files: _files, shelf, ...paper }) => ({
      ...paper,
      ...(shelf && {
        shelf: { ...shelf, collections: shelf.collections.flatMap((each) => folders.get(each) ?? []) },
      }),
    }))
    await bring({ removed: said }, part.length, 'A removed paper')
  }
  for (const part of parts(merges))
    await bring({ merges: part.map((each) => ({ ...each, keep: idOf(each.keep) })) }, part.length, 'A merge')
  for (const part of parts(relations))
    await bring(
      { relations: part.map((each) => ({ ...each, id: idOf(each.id), of: idOf(each.of) })) },
      part.length,
      'A relation',
    )
  for (const part of parts(apart))
    await bring(
      { apart: part.map(([one, other]) => [idOf(one), idOf(other)] as [string, string]) },
      part.length,
      'A pair kept apart',
    )
  for (const { records, ...source } of sources) {
    let isNew = false
    for (let at = 0; at < Math.max(records.length, 1); at += LEDGER_BATCH) {
      const some = records.slice(at, at + LEDGER_BATCH).map(({ documentId, ...record }) => ({
        ...record,
        ...(documentId !== undefined && { documentId: idOf(documentId) }),
      }))
      const body = { source, batch: at / LEDGER_BATCH, records: some }
      isNew = (await callApi(libraryLedgerApi.bringSource, { body }, { signal })).isNew || isNew
    }
    tally[isNew ? 'back' : 'already'] += 1
  }
  return { tally, ids: now }
}
