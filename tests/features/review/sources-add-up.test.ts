import { beforeEach, describe, expect, test } from 'vitest'

import { documentsApi, IMPORT_BATCH } from '#contract/documents.ts'
import { librarySourcesApi } from '#contract/library-sources.ts'
import { libraryApi } from '#contract/library.ts'
import type { ReviewEvent } from '#contract/review-log.ts'
import { identifyAll } from '#features/review/identify/identify.ts'
import { linkChanges, takenOver, type LinkChange } from '#features/review/identify/link-changes.ts'
import type { EntryDraft } from '#features/review/model/entry-draft.ts'
import { freshWorld } from '#mocks/server/worlds.ts'
import type { Found } from '#research/papers/for-a-review.ts'
import { earlierSources } from '#research/papers/sources.queries.ts'
import { readRecords } from '#science/records/read-file.ts'
import { flowOf, sumsThatFail } from '#science/review-log/flow.ts'
import { reviewState } from '#science/review-log/review-state.ts'
import { corpusLines } from '#tests/science/corpus.ts'

import { ask } from '../../mocks/ask.ts'
import { signedIn, type Caller } from '../../mocks/caller.ts'

beforeEach(async () => {
  await freshWorld()
})

type Raw = {
  id: string
  title: string
  authors?: string[]
  year?: number
  doi?: string
  pmid?: string
  abstract?: string
}

/** Real papers where the corpus is there, made ones otherwise. */
function works(): Raw[] {
  const real = (corpusLines('reviews-a.jsonl.gz') as Raw[] | undefined)?.filter(({ doi, title }) => doi && title)
  const one = new Map(real?.map((raw) => [raw.doi?.toLowerCase(), raw]))
  const titles = new Map([...one.values()].map((raw) => [raw.title.toLowerCase(), raw]))
  if (titles.size > 900) return [...titles.values()].slice(0, 900)
  return Array.from({ length: 900 }, (_, at) => ({
    id: `made${at}`,
    title: `A study of quantity ${at} and its relation to another quantity`,
    authors: [`Ada Author${at}`],
    year: 1990 + (at % 30),
    doi: `10.5555/made.${at}`,
    pmid: String(1_000_000 + at),
  }))
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ')

/** As one database writes them. */
const nbib = (list: readonly Raw[]) =>
  list
    .map(({ title, authors, year, doi, pmid }) =>
      [
        `PMID- ${pmid ?? '9999999'}`,
        `TI  - ${plain(title)}`,
        ...(authors ?? []).map((author) => `FAU - ${plain(author)}`),
        ...(year === undefined ? [] : [`DP  - ${year}`]),
        ...(doi === undefined ? [] : [`AID - ${doi} [doi]`]),
        '',
      ].join('\n'),
    )
    .join('\n')

/** As another one does. */
const ris = (list: readonly Raw[]) =>
  list
    .map(({ title, authors, year, doi }) =>
      [
        'TY  - JOUR',
        `TI  - ${plain(title)}.`,
        ...(authors ?? []).map((author) => `AU  - ${plain(author)}`),
        ...(year === undefined ? [] : [`PY  - ${year}`]),
        ...(doi === undefined ? [] : [`DO  - https://doi.org/${doi.toUpperCase()}`]),
        'ER  - ',
        '',
      ].join('\n'),
    )
    .join('\n')

/**
 * Another program's count over the same files, which knows nothing of ours: it reads lines, and two records are one where
 * their DOIs are equal. Every record of the files has one.
 */
function countedApart(files: readonly string[]) {
  const records = files.map((text) => (text.match(/^(?:PMID- |TY {2}- )/gm) ?? []).length)
  const dois = files.flatMap((text) =>
    [...text.matchAll(/^(?:AID - (\S+) \[doi\]|DO {2}- https:\/\/doi\.org\/(\S+))$/gm)].map((found) =>
      (found[1] ?? found[2] ?? '').toLowerCase(),
    ),
  )
  const identified = records.reduce((sum, n) => sum + n, 0)
  return { records, identified, duplicates: identified - new Set(dois).size, screened: new Set(dois).size }
}

let counter = 0
/** Imports a file as the page does. */
async function imported(page: Caller, file: string, text: string): Promise<string> {
  counter += 1
  const importId = `import-adds-up-${counter}`
  const { records, skipped, database } = readRecords(new TextEncoder().encode(text), file)
  for (let at = 0; at < records.length; at += IMPORT_BATCH) {
    const body = {
      importId,
      batch: at / IMPORT_BATCH,
      file,
      isSource: true,
      records: records.slice(at, at + IMPORT_BATCH),
    }
    await ask(page, documentsApi.importBatch, { body })
  }
  const body = { skippedCount: skipped.length, skipped, ...(database !== undefined && { recognised: database }) }
  await ask(page, librarySourcesApi.finish, { params: { id: importId }, body })
  return importId
}

/** A log to which sources are added as the page does. */
function review(page: Caller) {
  const events: ReviewEvent[] = []
  const add = async (...chosen: { id: string; name: string }[]) => {
    const { sources } = await ask(page, librarySourcesApi.list, {})
    const found: Found[] = []
    for (const { id, name } of chosen) {
      const { works: ids } = await ask(page, librarySourcesApi.works, { params: { id } })
      found.push({ arm: 'databases', name, ids, sourceId: id, updates: earlierSources(sources, id) })
    }
    for (const draft of identifyAll(found, reviewState(events).records)) {
      const at = new Date(Date.UTC(2026, 0, 1) + events.length).toISOString()
      events.push({ ...draft, id: `event-${events.length}`, at, by: 'ann' } as ReviewEvent)
    }
  }
  const counts = () => {
    const result = flowOf(events)
    if (!result.ok) throw new Error(result.problems[0]?.message)
    expect(sumsThatFail(result.flow)).toEqual([])
    const { identified, duplicates, screened, bySource } = result.flow.databases
    return {
      records: bySource.map(({ records }) => records.length),
      identified: identified.length,
      duplicates: duplicates.length,
      screened: screened.length,
    }
  }
  const put = (drafts: readonly EntryDraft[]) => {
    for (const draft of drafts) {
      const at = new Date(Date.UTC(2026, 0, 1) + events.length).toISOString()
      events.push({ ...draft, id: `event-${events.length}`, at, by: 'ann' } as ReviewEvent)
    }
  }
  /** What the library links otherwise now, of a source. */
  const otherwise = async (id: string) => {
    const { works: ids } = await ask(page, librarySourcesApi.works, { params: { id } })
    return linkChanges(reviewState(events).records, id, ids)
  }
  const takeOver = (changes: readonly LinkChange[]) => {
    const undone = new Set(events.flatMap((event) => (event.kind === 'undone' ? [event.undoes] : [])))
    const said = (recordId: string) =>
      events.flatMap((event) =>
        'recordId' in event && event.recordId === recordId && !undone.has(event.id) ? [event.id] : [],
      )
    for (const change of changes) put(takenOver(change, said))
  }
  return { add, counts, put, otherwise, takeOver }
}

/** Two databases: 600 and 500 records, 200 works in both, and 20 of the second written twice. */
const [all] = [works()]
const pubmed = nbib(all.slice(0, 600))
const embase = ris([...all.slice(400, 880), ...all.slice(400, 420)])
const expected = countedApart([pubmed, embase])

describe('two databases in one review', () => {
  test('are counted as another program counts their files', async () => {
    expect(expected).toMatchObject({ records: [600, 500], identified: 1100, duplicates: 220, screened: 880 })
    const page = await signedIn('individual')
    const one = await imported(page, 'pubmed.nbib', pubmed)
    const other = await imported(page, 'embase.ris', embase)
    const made = review(page)
    await made.add({ id: one, name: 'PubMed' }, { id: other, name: 'Embase' })
    expect(made.counts()).toEqual(expected)
    // Added again, and one by one in another review, they count the same.
    await made.add({ id: one, name: 'PubMed' }, { id: other, name: 'Embase' })
    expect(made.counts()).toEqual(expected)
    const second = review(page)
    await second.add({ id: other, name: 'Embase' })
    await second.add({ id: one, name: 'PubMed' })
    expect(second.counts()).toMatchObject({ identified: 1100, duplicates: 220, screened: 880 })
  }, 120_000)

  test('are counted the same where the library held all of them before', async () => {
    const page = await signedIn('individual')
    await imported(page, 'everything.ris', ris(all))
    const one = await imported(page, 'pubmed.nbib', pubmed)
    const other = await imported(page, 'embase.ris', embase)
    const { sources } = await ask(page, librarySourcesApi.list, {})
    expect(sources.find(({ id }) => id === one)).toMatchObject({ records: 600, fresh: 0, duplicates: 600 })
    const made = review(page)
    await made.add({ id: one, name: 'PubMed' }, { id: other, name: 'Embase' })
    expect(made.counts()).toEqual(expected)
  }, 120_000)

  test('and a newer export of one adds its new records alone', async () => {
    const page = await signedIn('individual')
    const one = await imported(page, 'pubmed-1.nbib', pubmed)
    const made = review(page)
    await made.add({ id: one, name: 'PubMed' })
    const later = await imported(page, 'pubmed-2.nbib', nbib([...all.slice(10, 600), ...all.slice(880, 890)]))
    const { comparison } = await ask(page, librarySourcesApi.compare, { params: { id: later } })
    expect(comparison).toMatchObject({ of: one, fresh: 10, gone: 10, changed: 0, same: 590 })
    await ask(page, librarySourcesApi.update, { params: { id: later }, body: { of: one } })
    await made.add({ id: later, name: 'PubMed' })
    expect(made.counts()).toEqual({ records: [610], identified: 610, duplicates: 0, screened: 610 })
  }, 120_000)

  test('a review of the time before sources takes the same file by its name: what it lacked comes in, nothing twice', async () => {
    const page = await signedIn('individual')
    await imported(page, 'everything.ris', ris(all))
    const other = await imported(page, 'embase.ris', embase)
    const { works: ids } = await ask(page, librarySourcesApi.works, { params: { id: other } })
    const at = '2026-01-01T00:00:00.000Z'
    const source = { arm: 'databases' as const, name: 'Embase' }
    const old = [...new Set(ids)].slice(0, 100).map((recordId): ReviewEvent => {
      return { kind: 'identified', id: `old-${recordId}`, at, by: 'ann', recordId, source }
    })
    const drafts = identifyAll([{ ...source, ids, sourceId: other }], reviewState(old).records)
    expect(drafts.filter(({ kind }) => kind === 'identified')).toHaveLength(400)
    expect(drafts.filter(({ kind }) => kind === 'duplicate')).toHaveLength(20)
  }, 120_000)

  test('works that were made one in the library since are one in the next review', async () => {
    const page = await signedIn('individual')
    const id = await imported(page, 'pubmed.nbib', nbib(all.slice(0, 3)))
    const { works: ids } = await ask(page, librarySourcesApi.works, { params: { id } })
    const [keep = '', drop = ''] = ids
    const paper = await ask(page, documentsApi.get, { params: { id: keep } })
    await ask(page, libraryApi.merge, { body: { keep, drop: [drop], record: paper } })
    const made = review(page)
    await made.add({ id, name: 'PubMed' })
    expect(made.counts()).toEqual({ records: [3], identified: 3, duplicates: 1, screened: 2 })
  })

  test('merged in the library after they were added are shown, and are one where somebody takes it over', async () => {
    const page = await signedIn('individual')
    const id = await imported(page, 'pubmed.nbib', nbib(all.slice(0, 6)))
    const { works: ids } = await ask(page, librarySourcesApi.works, { params: { id } })
    const made = review(page)
    await made.add({ id, name: 'PubMed' })
    expect(await made.otherwise(id)).toEqual({ changes: [], uncertain: 0 })
    const merge = async (keep = '', drop = '') => {
      const record = await ask(page, documentsApi.get, { params: { id: keep } })
      await ask(page, libraryApi.merge, { body: { keep, drop: [drop], record } })
    }
    await merge(ids[0], ids[4])
    await merge(ids[3], ids[1])
    const { changes } = await made.otherwise(id)
    expect(changes).toEqual([
      { is: 'joined', recordId: ids[1], of: ids[3] },
      { is: 'joined', recordId: ids[4], of: ids[0] },
    ])
    expect(made.counts()).toMatchObject({ identified: 6, duplicates: 0, screened: 6 })
    made.takeOver(changes)
    expect(made.counts()).toMatchObject({ identified: 6, duplicates: 2, screened: 4 })
    expect(await made.otherwise(id)).toEqual({ changes: [], uncertain: 0 })
  }, 120_000)

  test('parted in the library after they were added are shown, and screened apart where somebody takes it over', async () => {
    const page = await signedIn('individual')
    const one = await imported(page, 'pubmed.nbib', nbib(all.slice(0, 4)))
    const other = await imported(page, 'embase.ris', ris(all.slice(2, 6)))
    const made = review(page)
    await made.add({ id: one, name: 'PubMed' }, { id: other, name: 'Embase' })
    expect(made.counts()).toMatchObject({ identified: 8, duplicates: 2, screened: 6 })
    await ask(page, librarySourcesApi.link, { params: { id: other, place: '1' }, body: { documentId: null } })
    const { works: ids } = await ask(page, librarySourcesApi.works, { params: { id: other } })
    const record = await ask(page, documentsApi.get, { params: { id: ids[2] ?? '' } })
    await ask(page, libraryApi.merge, { body: { keep: ids[2] ?? '', drop: [ids[3] ?? ''], record } })
    const { changes } = await made.otherwise(other)
    expect(changes.map(({ is }) => is)).toEqual(['parted', 'joined'])
    made.takeOver(changes)
    expect(made.counts()).toMatchObject({ records: [4, 4], identified: 8, duplicates: 2, screened: 6 })
    expect(await made.otherwise(other)).toEqual({ changes: [], uncertain: 0 })
    expect(await made.otherwise(one)).toEqual({ changes: [], uncertain: 0 })
  }, 120_000)

  test('what the review itself marked as duplicates is no difference', async () => {
    const page = await signedIn('individual')
    const id = await imported(page, 'pubmed.nbib', nbib(all.slice(0, 3)))
    const { works: ids } = await ask(page, librarySourcesApi.works, { params: { id } })
    const made = review(page)
    await made.add({ id, name: 'PubMed' })
    made.put([{ kind: 'duplicate', recordId: ids[2] ?? '', of: ids[0] ?? '' }])
    expect(await made.otherwise(id)).toEqual({ changes: [], uncertain: 0 })
  }, 120_000)
})
