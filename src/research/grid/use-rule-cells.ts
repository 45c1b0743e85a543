import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'

import type { GridColumn } from '#contract/grid.ts'
import type { Paper } from '#contract/papers.ts'

import { readText } from './read-text.ts'
import { createRuleEngine, type RuleState } from './rule-engine.ts'

/** Whether what the rules find in these papers is still on its way. */
export const isReadingRules = (papers: readonly Paper[], { done, total }: Pick<RuleState, 'done' | 'total'>): boolean =>
  papers.length > 0 && (total === 0 || done < total)

/** What the rules find in these papers for these columns; grows while they are read. */
export function useRuleCells(papers: readonly Paper[], columns: readonly GridColumn[]) {
  const client = useQueryClient()
  const [engine] = useState(() => createRuleEngine((paper) => readText(client, paper)))
  useEffect(() => engine.update(papers, columns), [engine, papers, columns])
  useEffect(() => () => engine.stop(), [engine])
  return useSyncExternalStore(engine.subscribe, engine.current)
}
