import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

import type { PaperDraft } from '#contract/papers.ts'

const folder = new URL('../../../shared/data/corpus/', import.meta.url)

/** A record of the measurement corpus, in the fields that tests here read. */
export type CorpusRecord = PaperDraft & { id: string; mesh?: string[] }

const fileAt = (name: string) => new URL(name, folder)

/** Lines of a gzipped JSON-lines file, or undefined where the corpus is not. */
export function corpusLines(name: string): unknown[] | undefined {
  if (!existsSync(fileAt(name))) return undefined
  const text = gunzipSync(readFileSync(fileAt(name))).toString('utf8')
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as unknown)
}

export const corpusText = (name: string) => (existsSync(fileAt(name)) ? readFileSync(fileAt(name), 'utf8') : undefined)

export const corpusJson = (name: string): unknown => {
  const text = corpusText(name)
  return text === undefined ? undefined : (JSON.parse(text) as unknown)
}

type RawRecord = {
  id: string
  title?: string
  abstract?: string
  authors?: (string | { family?: string; given?: string; literal?: string })[]
  year?: number
  venue?: string
  keywords?: string[]
  doi?: string
  pmid?: string
  mesh?: string[]
}

/** Papers of a collection, as the contract has them. */
export const corpusPapers = (name: string): CorpusRecord[] | undefined =>
  (corpusLines(`${name}.jsonl.gz`) as RawRecord[] | undefined)?.map((raw) => ({
    id: raw.id,
    type: 'article-journal',
    title: raw.title ?? '',
    authors: (raw.authors ?? []).map((author) => (typeof author === 'string' ? { literal: author } : author)),
    keywords: raw.keywords ?? [],
    ids: { ...(raw.doi ? { doi: raw.doi } : {}), ...(raw.pmid ? { pmid: raw.pmid } : {}) },
    ...(raw.abstract ? { abstract: raw.abstract } : {}),
    ...(raw.year ? { year: raw.year } : {}),
    ...(raw.venue ? { venue: raw.venue } : {}),
    ...(raw.mesh ? { mesh: raw.mesh } : {}),
  }))
