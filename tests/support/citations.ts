import type { GraphAnswer } from '#contract/graph.ts'
import type { Paper } from '#contract/papers.ts'

import { breakCall } from './faults.ts'

/** The embedded API answers what these papers cite: pairs of who cites and what is cited. */
export function knownCitations(pairs: readonly (readonly [citing: string, cited: Paper])[]) {
  const works = new Map(pairs.map(([, cited]) => [cited.id, cited]))
  const items = [...works.values()].map((paper) => ({
    paper,
    seeds: pairs.flatMap(([citing, cited]) => (cited.id === paper.id ? citing : [])),
  }))
  const perSource = [{ source: 'openalex', label: 'OpenAlex', found: pairs.length }]
  const body: GraphAnswer = { items, perSource, unknown: [], total: items.length }
  breakCall({ call: 'graph.references', status: 200, body })
}
