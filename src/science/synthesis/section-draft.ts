import type { ReadSentence } from './read-papers.ts'

/** A sentence of a synthesis before its citations are looked up. A `finding` is a quote with its attribution. */
export type SentenceDraft = {
  text: string
  states: 'finding' | 'frame'
  citations: { documentId: string; quote: string }[]
}

export type SectionDraft = { heading: string; sentences: SentenceDraft[] }

/** A sentence of ours: it counts, names or leads over, and states no finding. */
export const frame = (text: string): SentenceDraft => ({ text, states: 'frame', citations: [] })

/** A sentence of a paper in its own words. A summary that is not the authors' says so. */
export function quoted({ text, paper }: ReadSentence): SentenceDraft {
  const source = paper.paper.summarised ? `${paper.label}, library summary` : paper.label
  const standing = paper.paper.flags.retracted ? ', retracted' : ''
  return {
    text: `${source}${standing}: “${text}”`,
    states: 'finding',
    citations: [{ documentId: paper.paper.id, quote: text }],
  }
}

/** "1 paper", "3 papers". */
export const counted = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`

/** "a", "a and b", "a, b and c". */
export const listed = (parts: readonly string[], last = 'and') =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1) ?? ''}`
