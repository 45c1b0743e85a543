import type { Paper } from '#contract/papers.ts'

import { rebuildsAbstracts } from '../sources/open-alex.ts'
import type { World } from '../world/world.ts'

/** One row for each paper of which a person has the real abstract. */
export const ownAbstractId = (accountId: string, paperId: string) => `${accountId}:${paperId}`

/** A starter paper as this person has it: with its own abstract where a source gave one, else with our summary. */
export function withOwnAbstract<P extends Paper>(world: World, accountId: string, paper: P): P {
  const row = world.ownAbstracts.get(ownAbstractId(accountId, paper.id))
  if (!row || paper.abstract === undefined) return paper
  const { from, at, licence } = row
  return {
    ...paper,
    abstract: row.abstract,
    ...(rebuildsAbstracts(from) && { abstractRebuiltBy: from }),
    summarised: false,
    abstractFrom: { from, at, ...(licence !== undefined && { licence }), summary: paper.abstract },
  }
}
