import type { SearchRunRow } from '../world/rows.ts'
import type { KeptHit } from '../sources/search-merge.ts'

/** A paper of the libraries that comes after those that were given. */
export type FurtherHit = { documentId: string; score: number; terms: string[] }

/** A run with its papers: those that it has given, and those of the libraries that come after, best first. */
export type FoundRun = Omit<SearchRunRow, 'found' | 'hits' | 'rest'> & {
  hits: readonly KeptHit[]
  rest?: readonly FurtherHit[]
}

/** One paper in a text: words by their place in the list of all of them, then what more there is to say of it. */
type Packed = [documentId: string, score: number, terms: number[], more?: Omit<KeptHit, keyof FurtherHit>]
type Found = { words: string[]; hits: Packed[]; rest?: Packed[] }

/**
 * The run as it is kept: its papers as one text, which nobody reads who only lists searches. The sentence of a paper that
 * stands in a library is found in it again when it is shown.
 */
export function packedRun({ hits, rest, ...row }: FoundRun): SearchRunRow {
  const places = new Map<string, number>()
  const packed = ({ documentId, score, terms, sentence, ...rest }: KeptHit): Packed => {
    const more = { ...rest, ...(rest.paper && sentence !== undefined && { sentence }) }
    const numbers = terms.map((term) => {
      const place = places.get(term) ?? places.size
      places.set(term, place)
      return place
    })
    return Object.keys(more).length > 0 ? [documentId, score, numbers, more] : [documentId, score, numbers]
  }
  const papers = { hits: hits.map(packed), ...(rest && { rest: rest.map(packed) }) }
  return { ...row, found: JSON.stringify({ words: [...places.keys()], ...papers } satisfies Found) }
}

/** The run with its papers. Runs of earlier versions have them as they are. */
export function foundRun({ found, hits = [], rest, ...row }: SearchRunRow): FoundRun {
  if (found === undefined) return { ...row, hits, ...(rest && { rest }) }
  const kept = JSON.parse(found) as Found
  const hitOf = ([documentId, score, terms, more]: Packed): KeptHit => ({
    documentId,
    score,
    terms: terms.map((place) => kept.words[place] ?? ''),
    ...more,
  })
  return { ...row, hits: kept.hits.map(hitOf), ...(kept.rest && { rest: kept.rest.map(hitOf) }) }
}
