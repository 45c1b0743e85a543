import { libraryLedgerApi, type LedgerRecord, type LedgerSource } from '#contract/library-ledger.ts'
import { paperDraftSchema, type PaperDraft, type Shelf } from '#contract/papers.ts'

import { answer } from '../answers/answer.ts'
import { paged } from '../answers/paged.ts'
import { collectionsOf } from '../papers/collections.ts'
import { isStarter, paperFor } from '../papers/library.ts'
import { ownFilesOf } from '../papers/paper-files.ts'
import { newPaper, originalOf } from '../papers/records.ts'
import { relationsChanged } from '../papers/relations.ts'
import { paperOnceFor, sweepTrash } from '../papers/trash.ts'
import type { DocumentRow } from '../world/rows.ts'
import type { World } from '../world/world.ts'
import { keptRecords, say, sourceOrRefuse, sourcesOf, type KeptRecord } from './sources-ledger.ts'

const asDraft = (row: unknown): PaperDraft => paperDraftSchema.parse(row)
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** A record that stands nowhere: removed, or gone into another paper. Nobody else may have its id. */
function paperApart(world: World, ownerId: string, { id, draft }: { id: string; draft: PaperDraft }): DocumentRow {
  const wished = world.originals.has(id) ? undefined : id
  return newPaper(world, ownerId, draft, { kind: 'import', file: 'Export' }, wished)
}

function headOf(world: World, accountId: string, id: string): LedgerSource {
  const { batches, said } = sourceOrRefuse(world, accountId, id)
  const { id: _id, ownerId: _owner, sourceId: _source, removedAt: _removed, ...details } = said ?? {}
  const shown = sourcesOf(world, accountId).find((each) => each.id === id)
  return { id, file: shown?.file ?? 'Import', importedAt: batches[0]?.at ?? world.now(), ...details }
}

/** What a record said goes along where its paper, or what is kept of it, does not say just that. */
function recordOf(world: World, { outcome, line, draft }: KeptRecord): LedgerRecord {
  const { documentId } = outcome
  const first = documentId === undefined ? undefined : world.originals.get(documentId)?.draft
  const now = documentId === undefined ? undefined : world.documents.seen(documentId)
  const said = draft ?? (first && now && !same(first, asDraft(now)) ? first : undefined)
  return {
    ...(line !== undefined && { line }),
    outcome: outcome.outcome,
    ...(documentId !== undefined && { documentId }),
    ...(outcome.by !== undefined && { by: outcome.by }),
    ...(outcome.reason !== undefined && { reason: outcome.reason }),
    ...(outcome.matchedTitle !== undefined && { matchedTitle: outcome.matchedTitle }),
    ...(said && { draft: said }),
  }
}

export const libraryLedgerHandlers = [
  answer(libraryLedgerApi.all, ({ world, me }) => {
    const { id: accountId } = me()
    sweepTrash(world, accountId)
    return {
      removed: world.trash.of(accountId).pick(
        () => true,
        ({ id, paper, removedAt }) => {
          const files = ownFilesOf(world, accountId, id)
          return {
            id,
            draft: asDraft(paper),
            removedAt,
            ...(paper.shelf && { shelf: paper.shelf }),
            ...(files.length > 0 && { files }),
          }
        },
      ),
      merges: world.merges.of(accountId).pick(
        ({ undoneAt }) => undoneAt === undefined,
        ({ at, keep, before, dropped, after }) => ({
          at,
          keep,
          before: asDraft(before),
          dropped: dropped.map((row) => ({ id: row.id, draft: asDraft(row) })),
          after,
        }),
      ),
      relations: world.relations.of(accountId).pick(
        () => true,
        ({ from, of, kind, state }) => ({ id: from, of, kind, state }),
      ),
      apart: world.distinctPairs
        .of(accountId)
        .all()
        .map(({ ids }) => ids),
      sources: sourcesOf(world, accountId).map(({ id }) => headOf(world, accountId, id)),
    }
  }),

  answer(libraryLedgerApi.records, ({ world, me, params, query }) => {
    const kept = keptRecords(sourceOrRefuse(world, me().id, params.id)).map((record, place) => ({
      id: String(place),
      record,
    }))
    const { page, ...end } = paged(kept, query)
    return { records: page.map(({ record }) => recordOf(world, record)), ...end }
  }),

  answer(libraryLedgerApi.bringBack, ({ world, me, body }) => {
    const account = me()
    const owner = account.id
    const ids: Record<string, string> = {}
    const counts = {
      removed: { back: 0, already: 0 },
      merges: { back: 0, already: 0 },
      relations: { back: 0, already: 0 },
      apart: { back: 0, already: 0 },
    }
    const here = (id: string) => isStarter(id) || world.documents.seen(id)?.ownerId === owner
    for (const { id, draft, removedAt, shelf } of body.removed) {
      const [known] = world.trash.of(owner).pick(
        (row) => row.removedAt === removedAt && same(asDraft(row.paper), asDraft(draft)),
        (row) => row.id,
      )
      counts.removed[known === undefined ? 'back' : 'already'] += 1
      ids[id] = known ?? paperIntoTrash(world, owner, { id, draft }, { removedAt, shelf })
    }
    for (const { at, keep, before, dropped, after } of body.merges) {
      const now = world.documents.get(keep)
      if (now?.ownerId !== owner) continue
      const [known] = world.merges.of(owner).pick(
        (row) => row.keep === keep && row.at === at && row.dropped.length === dropped.length,
        (row) => row.dropped.map((each) => each.id),
      )
      counts.merges[known ? 'already' : 'back'] += 1
      const rows = known ? [] : dropped.map((each) => paperApart(world, owner, each))
      for (const [place, { id }] of dropped.entries()) ids[id] = known?.[place] ?? rows[place]?.id ?? id
      if (known) continue
      for (const row of rows) world.originals.put({ id: row.id, ownerId: owner, draft: asDraft(row) })
      const { ownerId, id, design, flags, counts: cited, origin, addedAt, shelf } = now
      world.merges.put({
        id: world.newId('u'),
        ownerId: owner,
        at,
        keep,
        before: {
          ...before,
          id,
          ownerId,
          design,
          flags,
          counts: cited,
          origin,
          ...(addedAt && { addedAt }),
          ...(shelf && { shelf }),
        },
        dropped: rows,
        after,
        files: [],
        highlights: [],
      })
    }
    for (const { id, of, kind, state } of body.relations) {
      if (id === of || !paperFor(world, account, id) || !paperFor(world, account, of)) continue
      const rowId = `${owner}:${id} ${of} ${kind}`
      counts.relations[world.relations.has(rowId) ? 'already' : 'back'] += 1
      if (!world.relations.has(rowId)) world.relations.put({ id: rowId, ownerId: owner, from: id, of, kind, state })
    }
    for (const each of body.apart) {
      const [first, second] = each.toSorted() as [string, string]
      if (first === second || !here(first) || !here(second)) continue
      const rowId = `${owner}:${first} ${second}`
      counts.apart[world.distinctPairs.has(rowId) ? 'already' : 'back'] += 1
      world.distinctPairs.put({ id: rowId, ownerId: owner, ids: [first, second] })
    }
    relationsChanged(world, owner)
    sweepTrash(world, owner)
    return { ids, ...counts }
  }),

  answer(libraryLedgerApi.bringSource, ({ world, me, body }) => {
    const account = me()
    const { source, batch, records } = body
    const rowId = `${account.id}:${source.id}:${batch}`
    if (world.imports.has(rowId)) return { isNew: false }
    const { id, file, importedAt, ...details } = source
    const kept = records.map((record) => {
      const { documentId } = record
      const isKnown = documentId !== undefined && paperOnceFor(world, account, documentId) !== undefined
      return { ...record, documentId: isKnown ? documentId : undefined }
    })
    world.imports.put({
      id: rowId,
      ownerId: account.id,
      at: importedAt,
      file,
      outcomes: kept.map(({ outcome, documentId, by, reason, matchedTitle }, index) => ({
        index,
        outcome,
        ...(documentId !== undefined && { documentId }),
        ...(by !== undefined && { by }),
        ...(reason !== undefined && { reason }),
        ...(matchedTitle !== undefined && { matchedTitle }),
      })),
      records: kept.map(({ line, draft, outcome }) => ({
        ...(line !== undefined && { line }),
        ...(draft && outcome !== 'added' && { draft }),
      })),
    })
    // What a paper's first record said, where the paper says something else by now.
    for (const { outcome, draft, documentId } of kept) {
      if (outcome !== 'added' || !draft || documentId === undefined || world.originals.has(documentId)) continue
      if (!same(originalOf(world, documentId), draft))
        world.originals.put({ id: documentId, ownerId: account.id, draft })
    }
    if (batch === 0) say(world, account.id, id, details)
    return { isNew: true }
  }),
]

function paperIntoTrash(
  world: World,
  ownerId: string,
  known: { id: string; draft: PaperDraft },
  { removedAt, shelf }: { removedAt: string; shelf: Shelf | undefined },
) {
  const mine = new Set(collectionsOf(world, ownerId).map(({ id }) => id))
  const paper: DocumentRow = {
    ...paperApart(world, ownerId, known),
    ...(shelf && { shelf: { ...shelf, collections: shelf.collections.filter((id) => mine.has(id)) } }),
  }
  world.trash.put({ id: paper.id, ownerId, removedAt, paper })
  return paper.id
}
