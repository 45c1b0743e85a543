import { paperDraftSchema, type Paper } from '#contract/papers.ts'
import { librarySources, type SearchRun } from '#contract/search.ts'

import { paperFor } from '#engine/papers/library.ts'
import type { AccountRow } from '#engine/world/rows.ts'
import { foundRun } from '#engine/search/packed-run.ts'
import { answeredRun } from '#engine/search/search-runs.ts'
import type { World } from '#engine/world/world.ts'

/** A paper as strangers may see it: what is published of it, and nothing of where or how its owner keeps it. */
function publicPaper(paper: Paper): Paper {
  const { note: _note, ...published } = paperDraftSchema.parse(paper)
  const { id, design, flags, counts, summarised } = paper
  return { ...published, id, design, flags, counts, origin: [], ...(summarised && { summarised }) }
}

const isLibrary = (source: string) => (librarySources as readonly string[]).includes(source)

/** Which of the owner's libraries had a paper is theirs to know: strangers see one library, and sources that all can ask. */
function withoutPlaces(run: SearchRun): SearchRun {
  const { reading: _reading, ...rest } = run
  const libraries = run.perSource.filter(({ source }) => isLibrary(source))
  const [first] = libraries
  const hits = libraries.reduce((sum, report) => sum + report.hits, 0)
  const library = first ? [{ source: 'library', label: 'Library', queryRun: first.queryRun, hits }] : []
  return {
    ...rest,
    perSource: [...library, ...run.perSource.filter(({ source }) => !isLibrary(source))],
    items: run.items.map(({ foundBy, ...hit }) => {
      const outside = foundBy?.filter(({ source }) => !isLibrary(source)) ?? []
      return { ...hit, ...(outside.length > 0 && { foundBy: outside }) }
    }),
  }
}

/** A run of this person, as it is now, without anything of the account. Undefined for a run that is not theirs. */
export function snapshotOf(world: World, account: AccountRow, runId: string): SearchRun | undefined {
  const row = world.searchRuns.get(runId)
  if (row?.ownerId !== account.id) return undefined
  const { since: _since, next: _next, ...run } = answeredRun(world, account, foundRun(row))
  const items = run.items.map(({ isNew: _isNew, screened: _screened, ...hit }) => ({
    ...hit,
    paper: publicPaper(hit.paper),
  }))
  return withoutPlaces({ ...run, items })
}

/** What became known of a paper since (a retraction, a correction) is shown in an old list too. */
export function presentFlags(world: World, owner: AccountRow, run: SearchRun): SearchRun {
  const items = run.items.map((hit) => {
    const flags = { ...hit.paper.flags, ...paperFor(world, owner, hit.paper.id)?.flags }
    return { ...hit, paper: { ...hit.paper, origin: [], flags } }
  })
  // Links that were made before say no more than new ones.
  return withoutPlaces({ ...run, items })
}
