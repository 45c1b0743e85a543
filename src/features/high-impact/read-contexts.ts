import type { Paper } from '#contract/papers.ts'
import type { FullText } from '#science/evidence/full-text.ts'
import { citingSentences, type CitingSentence } from '#science/impact/citing-sentences.ts'

export type ContextInput = {
  papers: readonly Pick<Paper, 'id' | 'title' | 'ids' | 'year'>[]
  texts: ReadonlyMap<string, readonly FullText[]>
}

export const readContexts = ({ papers, texts }: ContextInput): CitingSentence[] => citingSentences(papers, texts)
