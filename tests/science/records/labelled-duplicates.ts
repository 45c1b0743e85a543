import type { PaperDraft } from '#contract/papers.ts'
import { readRecords } from '#science/records/read-file.ts'

import { corpusLines } from '../corpus.ts'
import { largeRis } from './large-file.ts'
import { bytesOf } from './shared-data.ts'

/** A record and the work that it is: two records are duplicates exactly when their works are the same. */
export type Labelled = { draft: PaperDraft; work: string }

type Raw = {
  id: string
  title?: string
  abstract?: string
  authors?: (string | { family?: string; given?: string; literal?: string })[]
  year?: number
  venue?: string
  volume?: string
  issue?: string
  first_page?: string
  last_page?: string
  doi?: string
  pmid?: string
}

const nameOf = (author: string) => {
  const words = author.trim().split(/\s+/)
  return { family: words.at(-1) ?? author, given: words.slice(0, -1).join(' ') }
}

const draftOf = (raw: Raw): PaperDraft => ({
  type: 'article-journal',
  title: raw.title ?? '',
  authors: (raw.authors ?? []).map((author) => (typeof author === 'string' ? nameOf(author) : author)),
  keywords: [],
  ids: { ...(raw.doi && { doi: raw.doi.toLowerCase() }), ...(raw.pmid && { pmid: raw.pmid }) },
  ...(raw.abstract && { abstract: raw.abstract }),
  ...(raw.year && { year: raw.year }),
  ...(raw.venue && { venue: raw.venue }),
  ...(raw.volume && { volume: raw.volume }),
  ...(raw.issue && { issue: raw.issue }),
  ...(raw.first_page && { pages: raw.last_page ? `${raw.first_page}-${raw.last_page}` : raw.first_page }),
})

/** Real papers where the corpus is there, made ones otherwise; each a work of its own. */
function works(): Labelled[] {
  const real = ['reviews-a', 'rct-a'].flatMap((name) => (corpusLines(`${name}.jsonl.gz`) as Raw[] | undefined) ?? [])
  if (real.length > 0) return real.map((raw) => ({ draft: draftOf(raw), work: raw.id }))
  const made = readRecords(bytesOf(largeRis(3400, 7).text), 'made.ris').records.map(({ draft }) => draft)
  return made.filter(({ title }) => title !== title.toUpperCase()).map((draft, at) => ({ draft, work: `made${at}` }))
}

/** A record rewritten; `undefined` takes a field away. */
type Rewrite = (draft: PaperDraft) => { [K in keyof PaperDraft]: PaperDraft[K] | undefined }

const applied = (rewrite: Rewrite) => (draft: PaperDraft) => JSON.parse(JSON.stringify(rewrite(draft))) as PaperDraft

/** The same work as another database has it. Each takes away or rewrites what real exports differ in. */
const variants = (
  [
    (draft) => ({ ...draft, title: draft.title.toUpperCase(), abstract: undefined }),
    (draft) => ({ ...draft, ids: {}, title: `${draft.title}.` }),
    (draft) => ({ ...draft, ids: {}, pages: draft.pages?.replace(/-.*/, '') }),
    (draft) => ({
      ...draft,
      ids: draft.ids.pmid === undefined ? {} : { pmid: draft.ids.pmid },
      authors: draft.authors.map(({ given, ...author }) => ({ ...author, ...(given && { given: `${given[0]}.` }) })),
    }),
    (draft) => ({ ...draft, venue: draft.venue?.replace(/\b(\p{L}{4})\p{L}+/gu, '$1'), ids: {} }),
    (draft) => ({ ...draft, ids: draft.ids.doi === undefined ? {} : { doi: draft.ids.doi }, authors: [] }),
    (draft) => ({ ...draft, ids: {}, year: (draft.year ?? 2000) + 1 }),
  ] satisfies Rewrite[]
).map(applied)

/** Another work that looks like it: a part, a correction, a reply, a thesis, the abstract of a congress. */
const lookAlikes = (
  [
    (draft) => ({ ...draft, ids: {}, title: `${draft.title} Part 2`, pages: '901-910' }),
    (draft) => ({
      ...draft,
      ids: {},
      title: `Correction to: ${draft.title}`,
      pages: '1',
      year: (draft.year ?? 2000) + 1,
    }),
    (draft) => ({ ...draft, ids: { doi: '10.5555/reply' }, pages: 'E77' }),
    (draft) => ({
      ...draft,
      ids: {},
      type: 'thesis',
      venue: undefined,
      volume: undefined,
      issue: undefined,
      pages: undefined,
    }),
    (draft) => ({ ...draft, ids: {}, venue: 'Congress of Everything', volume: '3', pages: 'S400' }),
    (draft) => ({ ...draft, ids: {}, year: (draft.year ?? 2000) + 3, volume: '999', pages: '17' }),
  ] satisfies Rewrite[]
).map(applied)

/** 5,000 labelled records: works, repeats of some of them, and other works that look like some of them. */
export function labelledDuplicates(size = 5000): Labelled[] {
  const base = works().slice(0, Math.floor(size * 0.64))
  const records = [...base]
  for (let at = 0; records.length < size; at += 1) {
    const one = base[(at * 7) % base.length]
    const [variant, other] = [variants[at % variants.length], lookAlikes[at % lookAlikes.length]]
    if (!one || !variant || !other) break
    // Which database repeats a title that says nothing, nobody can tell.
    if (one.draft.title.length < 30) continue
    if (at % 4 === 3) {
      const draft = other(one.draft)
      const ids = draft.ids.doi === undefined ? draft.ids : { doi: `${draft.ids.doi}.${at}` }
      records.push({ draft: { ...draft, ids }, work: `${one.work} other ${at}` })
    } else records.push({ draft: variant(one.draft), work: one.work })
  }
  return records
}
