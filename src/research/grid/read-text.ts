import type { QueryClient } from '@tanstack/react-query'

import type { Paper } from '#contract/papers.ts'
import { documentText, textHash } from '#science/evidence/document-text.ts'
import { fullTextOf } from '#science/evidence/full-text.ts'
import type { ReadPaper } from '#science/grid/propose.ts'

import { paperTextQuery } from '../papers/opened-papers.queries.ts'

const ofRecord = (paper: Paper): ReadPaper => {
  const text = documentText(paper)
  return { paper, text, textHash: textHash(text) }
}

/** The text of a paper: read from its file where there is one, else title and abstract, for which nobody is asked. */
export async function readText(client: QueryClient, paper: Paper): Promise<ReadPaper> {
  if (!paper.files?.some(({ text }) => text === 'stored')) return ofRecord(paper)
  try {
    const answer = await client.fetchQuery({ ...paperTextQuery(paper.id), staleTime: 60_000 })
    if (answer.source === 'abstract') return ofRecord(paper)
    const { text, starts } = fullTextOf(answer.pages)
    return { paper, text, textHash: answer.textHash, starts }
  } catch {
    return ofRecord(paper)
  }
}
