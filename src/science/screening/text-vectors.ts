import { tokensOf } from '#science/search/tokens.ts'

export type ScreenedText = { title: string; abstract?: string; keywords?: readonly string[] }

/** Records as sparse vectors of length 1, row by row: row i has places starts[i] to starts[i + 1] of the two lists. */
export type TextVectors = {
  rows: number
  terms: number
  starts: Uint32Array
  indices: Uint32Array
  values: Float64Array
}

/** Words of the title count this many times. */
const TITLE = 2
/** A term in fewer records says nothing about others. */
const LEAST_RECORDS = 2
const MOST_TERMS = 60_000

/**
 * TF-IDF of words and of pairs of neighbouring words, term frequency as 1 + ln: the same stemming as the search. `extra` are texts
 * (the question, the criteria) that become rows after those of the records.
 * Source: Salton & Buckley 1988, Information Processing & Management 24:513–523.
 */
export function textVectors(records: readonly ScreenedText[], extra: readonly string[] = []): TextVectors {
  const numbers = new Map<string, number>()
  const inRecords: number[] = []
  const counted = [...records, ...extra.map((title): ScreenedText => ({ title }))].map((record, row) => {
    const counts = new Map<number, number>()
    for (const [text, times] of [
      [record.title, TITLE],
      [record.abstract ?? '', 1],
      [record.keywords?.join('. ') ?? '', 1],
    ] as const) {
      addTerms(text, times, counts, numbers)
    }
    if (row < records.length) for (const term of counts.keys()) inRecords[term] = (inRecords[term] ?? 0) + 1
    return counts
  })
  const kept = keptTerms(inRecords)
  const size = counted.reduce((sum, counts) => sum + [...counts.keys()].filter((term) => kept.has(term)).length, 0)
  const starts = new Uint32Array(counted.length + 1)
  const indices = new Uint32Array(size)
  const values = new Float64Array(size)
  let at = 0
  for (const [row, counts] of counted.entries()) {
    const from = at
    let square = 0
    for (const [term, count] of counts) {
      const place = kept.get(term)
      if (place === undefined) continue
      const value = (1 + Math.log(count)) * (Math.log((1 + records.length) / (1 + (inRecords[term] ?? 0))) + 1)
      indices[at] = place
      values[at] = value
      square += value * value
      at++
    }
    const length = Math.sqrt(square) || 1
    for (let i = from; i < at; i++) values[i] = (values[i] ?? 0) / length
    starts[row + 1] = at
  }
  return { rows: counted.length, terms: kept.size, starts, indices, values }
}

function addTerms(text: string, times: number, counts: Map<number, number>, numbers: Map<string, number>) {
  let before: { term: string; end: number } | undefined
  const add = (term: string) => {
    const known = numbers.get(term)
    const number = known ?? numbers.size
    if (known === undefined) numbers.set(term, number)
    counts.set(number, (counts.get(number) ?? 0) + times)
  }
  for (const token of tokensOf(text)) {
    add(token.term)
    // Neighbours in the text; a stop word or a sentence's end between them is further away than one character.
    if (before && token.start - before.end <= 1) add(`${before.term} ${token.term}`)
    before = token
  }
}

/** Terms in at least two records, the most common first when there are too many. */
function keptTerms(inRecords: readonly number[]): Map<number, number> {
  const enough = inRecords.flatMap((count, term) => (count >= LEAST_RECORDS ? [{ term, count }] : []))
  if (enough.length > MOST_TERMS) enough.sort((a, b) => b.count - a.count || a.term - b.term)
  return new Map(enough.slice(0, MOST_TERMS).map(({ term }, place) => [term, place]))
}
