import type { LibrarySource, SourceComparison } from '#contract/library-sources.ts'
import type { PaperDraft } from '#contract/papers.ts'
import { mergedFields } from '#science/records/merge-records.ts'

import { currentWorks } from '../papers/current-work.ts'
import { changeRecord } from '../papers/records.ts'
import type { World } from '../world/world.ts'
import { draftOfRecord, keptRecords, sourceOrRefuse, sourcesOf, type KeptSource } from './sources-ledger.ts'

/** So many of the works of the smaller one in both, and two imports of one database may be one search, asked twice. */
const SHARE = 0.5
const TITLES_SHOWN = 20

/** What each work's first record in a source said. */
function saidByWork(world: World, accountId: string, source: KeptSource): Map<string, PaperDraft | undefined> {
  const workOf = currentWorks(world, accountId)
  const said = new Map<string, PaperDraft | undefined>()
  for (const record of keptRecords(source)) {
    const { documentId } = record.outcome
    if (documentId === undefined) continue
    const { id } = workOf(documentId)
    if (said.get(id) === undefined) said.set(id, draftOfRecord(world, record))
  }
  return said
}

const text = (value: unknown) => JSON.stringify(value) ?? ''
const changedFields = (before: PaperDraft, after: PaperDraft) =>
  mergedFields.filter((field) => text(before[field]) !== text(after[field]))

/** How a source differs from an earlier one, work by work. Where an old import did not keep what a record said, it counts as the same. */
export function compareSources(world: World, accountId: string, source: KeptSource, earlier: KeptSource) {
  const [now, before] = [saidByWork(world, accountId, source), saidByWork(world, accountId, earlier)]
  const fresh = [...now.keys()].filter((id) => !before.has(id))
  const gone = [...before.keys()].filter((id) => !now.has(id))
  const both = [...now.keys()].filter((id) => before.has(id))
  const changed = both.flatMap((id) => {
    const [old, next] = [before.get(id), now.get(id)]
    const fields = old && next ? changedFields(old, next) : []
    return old && next && fields.length > 0 ? [{ id, old, next, fields }] : []
  })
  return { now, before, fresh, gone, both, changed }
}

/** The difference as it is shown. */
export function shownComparison(
  world: World,
  accountId: string,
  source: KeptSource,
  earlier: LibrarySource,
): SourceComparison {
  const found = compareSources(world, accountId, source, sourceOrRefuse(world, accountId, earlier.id))
  const titles = (ids: readonly string[], said: Map<string, PaperDraft | undefined>) =>
    ids
      .slice(0, TITLES_SHOWN)
      .map((id) => said.get(id)?.title ?? world.documents.get(id)?.title ?? '')
      .filter((title) => title !== '')
  return {
    of: earlier.id,
    file: earlier.file,
    importedAt: earlier.importedAt,
    fresh: found.fresh.length,
    changed: found.changed.length,
    gone: found.gone.length,
    same: found.both.length - found.changed.length,
    titles: {
      fresh: titles(found.fresh, found.now),
      changed: titles(
        found.changed.map(({ id }) => id),
        found.now,
      ),
      gone: titles(found.gone, found.before),
    },
  }
}

const plainFile = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}]+/gu, '')
const plainName = (name: string | undefined) => name?.toLowerCase().trim()

/** The earlier import of which this one seems to be the newer: of one database or of one file name, and half of the same works. */
export function earlierOf(world: World, accountId: string, id: string): LibrarySource | undefined {
  const all = sourcesOf(world, accountId)
  const mine = all.find((each) => each.id === id)
  if (!mine || mine.updates !== undefined || mine.works === 0) return undefined
  const workOf = currentWorks(world, accountId)
  const works = (sourceId: string) =>
    new Set(
      keptRecords(sourceOrRefuse(world, accountId, sourceId)).flatMap(({ outcome: { documentId } }) =>
        documentId === undefined ? [] : [workOf(documentId).id],
      ),
    )
  const own = works(id)
  const replaced = new Set(all.flatMap(({ updates }) => updates ?? []))
  const candidates = all.flatMap((each) => {
    if (each.id === id || each.works === 0 || replaced.has(each.id) || each.importedAt > mine.importedAt) return []
    const [a, b] = [plainName(mine.name), plainName(each.name)]
    if (a !== undefined && b !== undefined && a !== b) return []
    const isNamed = a !== undefined && a === b
    if (!isNamed && plainFile(mine.file) !== plainFile(each.file)) return []
    const theirs = works(each.id)
    const shared = [...own].filter((work) => theirs.has(work)).length
    const share = shared / Math.min(own.size, theirs.size)
    return share >= SHARE ? [{ each, share }] : []
  })
  return candidates.toSorted((a, b) => b.share - a.share || (a.each.importedAt < b.each.importedAt ? 1 : -1))[0]?.each
}

/** Takes over what a newer record says, where the paper still says what the earlier one said: nothing changed by hand is lost. */
export function takeOver(world: World, accountId: string, source: KeptSource, earlier: KeptSource) {
  const counts = { changed: 0, kept: 0 }
  for (const { id, old, next, fields } of compareSources(world, accountId, source, earlier).changed) {
    const row = world.documents.get(id)
    if (row?.ownerId !== accountId) continue
    const taken = fields.filter((field) => text(row[field]) === text(old[field]))
    const isKept = fields.some((field) => !taken.includes(field) && text(row[field]) !== text(next[field]))
    if (isKept) counts.kept += 1
    if (taken.length === 0) continue
    counts.changed += 1
    const record: Record<string, unknown> = { ...row }
    for (const field of taken) {
      if (next[field] === undefined) delete record[field]
      else record[field] = next[field]
    }
    if (taken.includes('abstract')) record['abstractRebuiltBy'] = next.abstractRebuiltBy
    changeRecord(world, row, record as PaperDraft)
  }
  return counts
}
