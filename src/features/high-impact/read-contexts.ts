import type { Paper } from '#contract/papers.ts'
import type { FullText } from '#science/evidence/full-text.ts'
import { citingSentences, type CitingSentence } from '#science/impact/citing-sentences.ts'
import { ownWords, type OwnWords } from '#science/impact/own-words.ts'

export type ContextInput = {
  papers: readonly Paper[]
  texts: ReadonlyMap<string, readonly FullText[]>
}

export type Contexts = { sentences: CitingSentence[]; own: OwnWords }

/** Where full texts cite papers of the set, and what titles and abstracts alone say. */
export const readContexts = ({ papers, texts }: ContextInput): Contexts => ({
  sentences: texts.size > 0 ? citingSentences(papers, texts) : [],
  own: ownWords(papers),
})
