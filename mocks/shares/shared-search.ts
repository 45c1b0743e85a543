import { paperDraftSchema, type Paper } from '#contract/papers.ts'
import type { SearchRun } from '#contract/search.ts'

import { paperFor } from '#engine/papers/library.ts'
import type { AccountRow } from '#engine/world/rows.ts'
import { answeredRun } from '#engine/search/search-runs.ts'
import type { World } from '#engine/world/world.ts'

/** A paper as strangers may see it: what is published of it, and nothing of where or how its owner keeps it. */
function publicPaper(paper: Paper): Paper {
  const { note: _note, ...published } = paperDraftSchema.parse(paper)
  const { id, design, flags, counts, summarised, origin } = paper
  const origins = origin.map(({ kind }) => ({ kind }))
  return { ...published, id, design, flags, counts, origin: origins, ...(summarised && { summarised }) }
}

/** A run of this person, as it is now, without anything of the account. Undefined for a run that is not theirs. */
export function snapshotOf(world: World, account: AccountRow, runId: string): SearchRun | undefined {
  const row = world.searchRuns.get(runId)
  if (row?.ownerId !== account.id) return undefined
  const { since: _since, next: _next, ...run } = answeredRun(world, account, row)
  const items = run.items.map(({ isNew: _isNew, screened: _screened, ...hit }) => ({
    ...hit,
    paper: publicPaper(hit.paper),
  }))
  return { ...run, items }
}

/** What became known of a paper since (a retraction, a correction) is shown in an old list too. */
export function presentFlags(world: World, owner: AccountRow, run: SearchRun): SearchRun {
  const items = run.items.map((hit) => {
    const flags = { ...hit.paper.flags, ...paperFor(world, owner, hit.paper.id)?.flags }
    return { ...hit, paper: { ...hit.paper, flags } }
  })
  return { ...run, items }
}
