import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'

import type { GridColumn } from '#contract/grid.ts'
import type { Paper } from '#contract/papers.ts'
import { documentText, textHash } from '#science/evidence/document-text.ts'
import { fullTextOf } from '#science/evidence/full-text.ts'
import type { ReadPaper } from '#science/grid/propose.ts'

import { paperTextQuery } from '../papers/opened-papers.queries.ts'
import { createRuleEngine } from './rule-engine.ts'

const ofRecord = (paper: Paper): ReadPaper => {
  const text = documentText(paper)
  return { paper, text, textHash: textHash(text) }
}

/** The text of a paper: read from its file where there is one, else title and abstract, for which nobody is asked. */
async function readText(client: QueryClient, paper: Paper): Promise<ReadPaper> {
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

/** What the rules find in these papers for these columns; grows while they are read. */
export function useRuleCells(papers: readonly Paper[], columns: readonly GridColumn[]) {
  const client = useQueryClient()
  const [engine] = useState(() => createRuleEngine((paper) => readText(client, paper)))
  useEffect(() => engine.update(papers, columns), [engine, papers, columns])
  useEffect(() => () => engine.stop(), [engine])
  return useSyncExternalStore(engine.subscribe, engine.current)
}
