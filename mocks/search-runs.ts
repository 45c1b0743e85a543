import type { Paper } from '#contract/papers.ts'
import type { SearchHit, SearchRun } from '#contract/search.ts'
import { sameQuery, workKeys } from '#science/search/compare-runs.ts'

import { isStarter, libraryOf, ownPapers, paperFor } from './library.ts'
import type { AccountRow, SearchRunRow } from './rows.ts'
import { screenedBy } from './screened-papers.ts'
import type { KeptHit } from './search-merge.ts'
import type { World } from './world.ts'

/** Earlier runs that are looked through for what was seen before. */
const LOOKED_BACK = 50

/** A record of one's own and its twin in the starter library are one paper with two origins. */
function merged(world: World, account: AccountRow, paper: Paper): Paper {
  if (isStarter(paper.id)) return paper
  const twin = [...libraryOf(world).twinsOf(account.id)].find(([, own]) => own === paper.id)
  return twin ? { ...paper, origin: [...paper.origin, { kind: 'starter' }] } : paper
}

/** A paper from outside that has come into the person's library since is that paper. */
function cameInside(world: World, account: AccountRow, outside: Paper): Paper | undefined {
  const match = libraryOf(world).duplicatesOf(account.id).match(outside)
  return match && paperFor(world, account, match.id)
}

/** A run as it was answered, with its papers as they are now. Papers that were deleted since are left out. */
export function answeredRun(world: World, account: AccountRow, row: SearchRunRow): SearchRun {
  const hasOwn = ownPapers(world, account.id).length > 0
  const items = row.hits.flatMap(({ documentId, paper: outside, isOutside, ...hit }): SearchHit[] => {
    const paper = outside ? hasOwn && cameInside(world, account, outside) : paperFor(world, account, documentId)
    if (paper) return [{ paper: merged(world, account, paper), ...hit }]
    return outside && isOutside ? [{ paper: outside, isOutside, ...hit }] : []
  })
  const screened = screenedBy(
    world,
    account,
    items.map(({ paper }) => paper.id),
  )
  const withVotes = items.map((hit) => {
    const votes = screened.get(hit.paper.id)
    return votes ? { ...hit, screened: votes } : hit
  })
  return { ...row.run, items: withVotes }
}

/** Runs of a person, newest first. */
export const runsOf = (world: World, accountId: string): SearchRunRow[] =>
  world.searchRuns.filter((row) => row.ownerId === accountId).toSorted((a, b) => b.at.localeCompare(a.at))

/** What of an answer is new since every earlier run of the same query; nothing is said of a first run. */
export function sinceBefore(world: World, account: AccountRow, query: string, hits: readonly KeptHit[]) {
  const earlier = runsOf(world, account.id)
    .filter(({ run }) => sameQuery(run.query) === sameQuery(query))
    // A run that no source answered has seen nothing.
    .filter(({ run }) => run.perSource.some(({ error }) => !error))
    .slice(0, LOOKED_BACK)
  const [last] = earlier
  if (!last) return { hits }
  const keysOf = ({ documentId, paper }: KeptHit) => {
    const known = paper ?? paperFor(world, account, documentId)
    return known ? workKeys(known) : [`id:${documentId}`]
  }
  const seen = new Set(earlier.flatMap((row) => row.hits.flatMap(keysOf)))
  const marked = hits.map((hit) => ({ ...hit, isNew: !keysOf(hit).some((key) => seen.has(key)) }))
  const fresh = marked.filter(({ isNew }) => isNew).length
  return { hits: marked, since: { runId: last.id, at: last.at, fresh } }
}
