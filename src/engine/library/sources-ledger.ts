import type { ImportOutcome } from '#contract/documents.ts'
import type { LibrarySource, SourceRecord } from '#contract/library-sources.ts'
import type { PaperDraft } from '#contract/papers.ts'

import { currentWorks, type CurrentWork } from '../papers/current-work.ts'
import { originalOf } from '../papers/records.ts'
import { notFound } from '../world/refusal.ts'
import type { ImportRow, LibrarySourceRow } from '../world/rows.ts'
import type { World } from '../world/world.ts'

/** Batches of one import in the order of the file, with what was said of the whole. */
export type KeptSource = { id: string; batches: ImportRow[]; said: LibrarySourceRow | undefined }

/** One record as it is kept: its batch and its place in it, for whoever changes it. */
export type KeptRecord = {
  row: ImportRow
  index: number
  outcome: ImportOutcome
  line: number | undefined
  draft: PaperDraft | undefined
}

const rowId = (accountId: string, sourceId: string) => `${accountId}:${sourceId}`

/** Files have an ending; what was kept by hand or from a search before there were sources has none. */
const isFileName = (name: string) => /\.[a-z0-9]{2,6}$/i.test(name)
const isAddress = (id: string) => /^[A-Za-z0-9_-]{1,128}$/.test(id)

const batchOf = (id: string) => Number(id.slice(id.lastIndexOf(':') + 1))
const outcomesOf = (row: Readonly<ImportRow>) => row.outcomes as ImportOutcome[]

/** The file from which an import of the time before sources was made: its papers name it. */
function fileBefore(world: World, batches: readonly Readonly<ImportRow>[]): string | undefined {
  for (const row of batches) {
    for (const { outcome, documentId } of outcomesOf(row)) {
      if (outcome !== 'added' || documentId === undefined) continue
      const origin = world.documents.get(documentId)?.origin.find(({ kind }) => kind === 'import')?.file
      if (origin !== undefined) return isFileName(origin) ? origin : undefined
    }
  }
  return undefined
}

/** Imports of a person that are sources, by id. Rows are read in place: nothing of them may be changed. */
function importsOf(world: World, accountId: string): Map<string, Readonly<ImportRow>[]> {
  const prefix = `${accountId}:`
  const found = new Map<string, Readonly<ImportRow>[]>()
  for (const row of world.imports.of(accountId).pick(
    () => true,
    (each) => each,
  )) {
    if (!row.id.startsWith(prefix)) continue
    const id = row.id.slice(prefix.length, row.id.lastIndexOf(':'))
    if (!isAddress(id)) continue
    found.set(id, [...(found.get(id) ?? []), row])
  }
  for (const batches of found.values()) batches.sort((a, b) => batchOf(a.id) - batchOf(b.id))
  return found
}

const saidOf = (world: World, accountId: string, id: string) => world.librarySources.get(rowId(accountId, id))

/** A source of a person, or not found. Its rows are copies. */
export function sourceOrRefuse(world: World, accountId: string, id: string): KeptSource {
  const start = `${rowId(accountId, id)}:`
  const batches = world.imports
    .of(accountId)
    .filter((row) => row.id.startsWith(start))
    .toSorted((a, b) => batchOf(a.id) - batchOf(b.id))
  const said = saidOf(world, accountId, id)
  if (said?.removedAt !== undefined || !isSource(world, batches)) throw notFound('This source')
  return { id, batches, said }
}

const isSource = (world: World, batches: readonly Readonly<ImportRow>[]) =>
  !batches.some(({ isNoSource }) => isNoSource) &&
  (batches.some(({ file }) => file !== undefined) || fileBefore(world, batches) !== undefined)

/** Keeps what is said of a source as a whole. */
export function say(world: World, accountId: string, id: string, more: Partial<LibrarySourceRow>): void {
  const key = rowId(accountId, id)
  const before = world.librarySources.get(key) ?? { id: key, ownerId: accountId, sourceId: id }
  world.librarySources.put({ ...before, ...more })
}

/** Every record that reached the library, in the order of the file. */
export const keptRecords = ({ batches }: Pick<KeptSource, 'batches'>): KeptRecord[] =>
  batches.flatMap((row) =>
    outcomesOf(row).map((outcome, index) => {
      const { line, draft } = row.records?.[index] ?? {}
      return { row, index, outcome, line, draft }
    }),
  )

/** What a record said when it was read; undefined where an import of the time before sources did not keep it. */
export const draftOfRecord = (world: World, { outcome, draft }: KeptRecord): PaperDraft | undefined =>
  draft ?? (outcome.outcome === 'added' ? originalOf(world, outcome.documentId ?? '') : undefined)

/** The works that its records came to, as they stand now, in the order of the file. */
export const worksOf = (source: Pick<KeptSource, 'batches'>, workOf: (id: string) => CurrentWork): string[] =>
  source.batches.flatMap((row) =>
    outcomesOf(row).flatMap(({ documentId }) => (documentId === undefined ? [] : [workOf(documentId).id])),
  )

const textOf = (value: string | null | undefined) => (value ? value : undefined)

/** A source as it is shown. */
export function shownSource(
  world: World,
  { id, batches, said }: { id: string; batches: readonly Readonly<ImportRow>[]; said: LibrarySourceRow | undefined },
  workOf: (id: string) => CurrentWork,
): LibrarySource {
  const counts = { fresh: 0, duplicates: 0, skipped: said?.skippedCount ?? 0 }
  const works = new Set<string>()
  for (const row of batches) {
    for (const { outcome, documentId } of outcomesOf(row)) {
      counts[outcome === 'added' ? 'fresh' : outcome === 'duplicate' ? 'duplicates' : 'skipped'] += 1
      if (documentId !== undefined) works.add(workOf(documentId).id)
    }
  }
  const file = batches.find((row) => row.file !== undefined)?.file
  const isCarriedOver = file === undefined
  const { recognised, format, updates, arm } = said ?? {}
  const name = said?.name === undefined ? recognised : textOf(said.name)
  const [search, searchedOn, through] = [said?.search, said?.searchedOn, said?.interface].map(textOf)
  return {
    id,
    file: file ?? fileBefore(world, batches) ?? 'Import',
    importedAt: batches[0]?.at ?? '',
    arm: arm ?? 'databases',
    ...(name !== undefined && { name }),
    ...(search !== undefined && { search }),
    ...(searchedOn !== undefined && { searchedOn }),
    ...(through !== undefined && { interface: through }),
    ...(recognised !== undefined && { recognised }),
    ...(format !== undefined && { format }),
    ...counts,
    records: counts.fresh + counts.duplicates + counts.skipped,
    works: works.size,
    isWhole: said?.skippedCount !== undefined,
    ...(updates !== undefined && { updates }),
    ...(isCarriedOver && { isCarriedOver }),
  }
}

/** Every source of a person, newest first. */
export function sourcesOf(world: World, accountId: string): LibrarySource[] {
  const workOf = currentWorks(world, accountId)
  return [...importsOf(world, accountId)]
    .flatMap(([id, batches]) => {
      const said = saidOf(world, accountId, id)
      if (said?.removedAt !== undefined || !isSource(world, batches)) return []
      return [shownSource(world, { id, batches, said }, workOf)]
    })
    .toSorted((a, b) => (a.importedAt < b.importedAt ? 1 : a.importedAt > b.importedAt ? -1 : 0))
}

/** A record as it is shown. */
export function shownRecord(
  world: World,
  record: KeptRecord,
  place: number,
  workOf: (id: string) => CurrentWork,
): SourceRecord {
  const { outcome, line } = record
  const draft = draftOfRecord(world, record)
  const work = outcome.documentId === undefined ? undefined : workOf(outcome.documentId)
  const title =
    work && (world.documents.get(work.id)?.title ?? world.trash.get(work.id)?.paper.title ?? outcome.matchedTitle)
  return {
    place,
    ...(line !== undefined && { line }),
    outcome: outcome.outcome === 'added' ? 'fresh' : outcome.outcome === 'duplicate' ? 'duplicate' : 'skipped',
    ...(work && { documentId: work.id, work: work.is }),
    ...(title !== undefined && { workTitle: title }),
    ...(outcome.by !== undefined && { by: outcome.by }),
    ...(outcome.reason !== undefined && { reason: outcome.reason }),
    ...(draft && { draft }),
  }
}
