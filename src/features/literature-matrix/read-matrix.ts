import type { Paper } from '#contract/papers.ts'
import type { Concept } from '#science/concepts/concept.ts'
import { findMarks, type FoundMark } from '#science/concepts/find-marks.ts'
import { suggestConcepts, type ConceptSuggestion } from '#science/concepts/suggest-concepts.ts'
import type { FullText } from '#science/evidence/full-text.ts'

export type Readable = Pick<Paper, 'id' | 'title' | 'abstract' | 'keywords'>
export type MatrixInput = {
  papers: readonly Readable[]
  concepts: readonly Concept[]
  texts: ReadonlyMap<string, readonly FullText[]>
  /** Asks for suggestions too: they are read from all words of all papers. */
  wantsSuggestions: boolean
}
export type MatrixReading = { marks: FoundMark[]; suggestions: ConceptSuggestion[] }

export const readMatrix = ({ papers, concepts, texts, wantsSuggestions }: MatrixInput): MatrixReading => ({
  marks: findMarks(papers, concepts, texts),
  suggestions: wantsSuggestions ? suggestConcepts(papers, 40) : [],
})
