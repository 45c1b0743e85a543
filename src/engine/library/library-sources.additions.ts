import { librarySourcesApi } from '#contract/library-sources.ts'

import { answer } from '../answers/answer.ts'
import { paged } from '../answers/paged.ts'
import { currentWorks } from '../papers/current-work.ts'
import { libraryOf } from '../papers/library.ts'
import { newPaper } from '../papers/records.ts'
import { emptyShelf, newKey } from '../papers/shelves.ts'
import { notFound, Refusal } from '../world/refusal.ts'
import type { World } from '../world/world.ts'
import { earlierOf, shownComparison, takeOver } from './source-update.ts'
import {
  draftOfRecord,
  keptRecords,
  say,
  shownRecord,
  shownSource,
  sourceOrRefuse,
  sourcesOf,
  worksOf,
} from './sources-ledger.ts'

const shown = (world: World, accountId: string, id: string) =>
  shownSource(world, sourceOrRefuse(world, accountId, id), currentWorks(world, accountId))

function sourceFor(world: World, accountId: string, id: string) {
  const found = sourcesOf(world, accountId).find((each) => each.id === id)
  if (!found) throw notFound('This source')
  return found
}

export const librarySourcesHandlers = [
  answer(librarySourcesApi.list, ({ world, me }) => ({ sources: sourcesOf(world, me().id) })),

  answer(librarySourcesApi.records, ({ world, me, params, query }) => {
    const account = me()
    const source = sourceOrRefuse(world, account.id, params.id)
    const workOf = currentWorks(world, account.id)
    const all = keptRecords(source)
    const skipped = source.said?.skipped ?? []
    const rows = [
      ...all.map((record, index) => ({ id: String(index + 1), record, skip: undefined })),
      ...skipped.map((skip, index) => ({ id: String(all.length + index + 1), record: undefined, skip })),
    ].filter(({ record }) => {
      const { outcome = 'refused' } = record?.outcome ?? {}
      const wanted = query?.outcome
      return wanted === undefined || wanted === { added: 'fresh', duplicate: 'duplicate', refused: 'skipped' }[outcome]
    })
    const { page, ...end } = paged(rows, query)
    return {
      records: page.map(({ id, record, skip }) =>
        record
          ? shownRecord(world, record, Number(id), workOf)
          : { place: Number(id), outcome: 'skipped' as const, ...skip },
      ),
      ...end,
    }
  }),

  answer(librarySourcesApi.works, ({ world, me, params }) => {
    const account = me()
    return { works: worksOf(sourceOrRefuse(world, account.id, params.id), currentWorks(world, account.id)) }
  }),

  answer(librarySourcesApi.finish, ({ world, me, params, body }) => {
    const account = me()
    const { said } = sourceOrRefuse(world, account.id, params.id)
    const { format, recognised, skippedCount, skipped } = body
    if (said?.skippedCount === undefined) {
      say(world, account.id, params.id, {
        skippedCount,
        skipped,
        ...(format !== undefined && { format }),
        ...(recognised !== undefined && { recognised }),
      })
    }
    return shown(world, account.id, params.id)
  }),

  answer(librarySourcesApi.describe, ({ world, me, params, body }) => {
    const account = me()
    sourceOrRefuse(world, account.id, params.id)
    const { arm, ...details } = body
    const trimmed = Object.fromEntries(
      Object.entries(details).map(([field, value]) => [field, typeof value === 'string' ? value.trim() : value]),
    )
    say(world, account.id, params.id, { ...trimmed, ...(arm !== undefined && { arm }) })
    return shown(world, account.id, params.id)
  }),

  answer(librarySourcesApi.compare, ({ world, me, params, query }) => {
    const account = me()
    const source = sourceOrRefuse(world, account.id, params.id)
    const earlier =
      query?.of === undefined ? earlierOf(world, account.id, params.id) : sourceFor(world, account.id, query.of)
    return earlier ? { comparison: shownComparison(world, account.id, source, earlier) } : {}
  }),

  answer(librarySourcesApi.update, ({ world, me, params, body }) => {
    const account = me()
    const source = sourceOrRefuse(world, account.id, params.id)
    const counts = { changed: 0, kept: 0 }
    if (body.of !== null) {
      const all = new Map(sourcesOf(world, account.id).map((each) => [each.id, each]))
      for (let at = all.get(body.of); at; at = all.get(at.updates ?? '')) {
        if (at.id === source.id) throw new Refusal(422, 'A source cannot be newer than itself.', { code: 'own_update' })
      }
      const earlier = sourceOrRefuse(world, account.id, body.of)
      // Said again after a lost reply it takes nothing over twice: what was taken over no longer differs from the newer record.
      Object.assign(counts, takeOver(world, account.id, source, earlier))
      const before = all.get(body.of)
      const { name, search, interface: through, arm } = before ?? {}
      say(world, account.id, source.id, {
        updates: body.of,
        // The same search: what was said of the earlier one holds where nothing else was said.
        ...(source.said?.name === undefined && name !== undefined && { name }),
        ...(source.said?.search === undefined && search !== undefined && { search }),
        ...(source.said?.interface === undefined && through !== undefined && { interface: through }),
        ...(source.said?.arm === undefined && arm !== undefined && { arm }),
      })
    } else if (source.said) {
      const { updates: _updates, ...rest } = source.said
      world.librarySources.put(rest)
    }
    return { source: shown(world, account.id, params.id), ...counts }
  }),

  answer(librarySourcesApi.link, ({ world, me, params, body }) => {
    const account = me()
    const source = sourceOrRefuse(world, account.id, params.id)
    const record = keptRecords(source)[Number(params.place) - 1]
    if (!record || record.outcome.outcome === 'refused') throw notFound('This record')
    const draft = draftOfRecord(world, record)
    const { row, index, line } = record
    const records = row.outcomes.map((_, at) => ({ ...row.records?.[at] }))
    const put = (outcome: object, keptDraft: typeof draft) => {
      records[index] = { ...(line !== undefined && { line }), ...(keptDraft && { draft: keptDraft }) }
      const outcomes = row.outcomes.map((before, at) => (at === index ? { index, ...outcome } : before))
      world.imports.put({ ...row, outcomes, records })
    }
    if (body.documentId !== null) {
      const work = world.documents.get(body.documentId)
      if (work?.ownerId !== account.id) throw notFound('This document')
      put({ outcome: 'duplicate', documentId: work.id, by: 'person', matchedTitle: work.title }, draft)
    } else if (record.outcome.outcome !== 'added') {
      if (!draft) {
        throw new Refusal(422, 'What this record said was not kept: import its file again.', { code: 'not_kept' })
      }
      const file = row.file ?? 'Import'
      const origin = { kind: 'import' as const, file, ...(line !== undefined && { line }) }
      const paper = newPaper(world, account.id, draft, origin)
      const kept = world.documents.put({ ...paper, shelf: { ...emptyShelf, ...newKey(world, account.id, paper) } })
      libraryOf(world).duplicatesOf(account.id).add(kept.id, draft)
      libraryOf(world).added([kept])
      put({ outcome: 'added', documentId: kept.id }, undefined)
    }
    const after = keptRecords(sourceOrRefuse(world, account.id, params.id))[Number(params.place) - 1] ?? record
    return shownRecord(world, after, Number(params.place), currentWorks(world, account.id))
  }),

  answer(librarySourcesApi.remove, ({ world, me, params }) => {
    const account = me()
    sourceOrRefuse(world, account.id, params.id)
    say(world, account.id, params.id, { removedAt: world.now() })
    return { message: 'success' }
  }),
]
