import type { Paper } from '#contract/papers.ts'

import { keepAbstract } from '../papers/keep-abstract.ts'
import type { AccountRow, PaperLinksRow } from '../world/rows.ts'
import type { World } from '../world/world.ts'
import type { LinkRelation, LinkSource, Links } from '../sources/links.ts'
import type { SourceSettings } from '../sources/settings.ts'
import type { SourceRecord } from '../sources/source-record.ts'

const DAY_MS = 86_400_000
/** What was kept is asked for anew after so many days; that a source did not know a paper, after one. */
const FRESH_DAYS = 30

/** One row for what one source says of one paper: asked for again, it takes the place of the one before. */
const rowId = (account: Pick<AccountRow, 'id'>, source: string, relation: LinkRelation, paperId: string) =>
  `${account.id}:${source}:${relation}:${paperId}`

/** What was kept of the links of a paper by one source. */
export const keptLinks = (
  world: World,
  account: Pick<AccountRow, 'id'>,
  { adapter }: LinkSource,
  relation: LinkRelation,
  paperId: string,
): PaperLinksRow | undefined => world.paperLinks.get(rowId(account, adapter.source, relation, paperId))

const isFresh = ({ at, isKnown }: PaperLinksRow) => Date.now() - Date.parse(at) < (isKnown ? FRESH_DAYS : 1) * DAY_MS

/** Of a linked work, what tells which it is: abstracts and keywords are asked for when somebody takes it. */
function slim({ draft, ...record }: SourceRecord): SourceRecord {
  const { abstract: _, abstractRebuiltBy: _by, ...rest } = draft
  return { ...record, draft: { ...rest, keywords: [] } }
}

const rowOf = (links: Links): Omit<PaperLinksRow, 'id' | 'ownerId' | 'paperId' | 'source' | 'relation' | 'at'> => {
  if (!links) return { isKnown: false, records: [] }
  const { records, total, isCut, seed } = links
  return {
    isKnown: true,
    records: records.map(slim),
    ...(total !== undefined && { total }),
    ...(isCut && { isCut }),
    ...(seed?.citedBy !== undefined && { citedBy: seed.citedBy }),
  }
}

/**
 * The links of a paper by one source: those that were kept, where they are not old, else as it answers now, which is kept
 * for whoever asked. `isAsked`: whether the source was asked. Rejects with `SourceFailure` alone.
 */
export async function linksOf(
  world: World,
  account: AccountRow,
  from: LinkSource,
  relation: LinkRelation,
  { paper, settings }: { paper: Paper; settings: SourceSettings },
): Promise<{ row: PaperLinksRow; isAsked: boolean }> {
  const before = keptLinks(world, account, from, relation, paper.id)
  if (before && isFresh(before)) return { row: before, isAsked: false }
  const links = await from.links(paper, relation, settings)
  const { source, label } = from.adapter
  keepAbstract(world, account, paper.id, links?.seed?.abstract, { from: label })
  const row = world.paperLinks.put({
    id: rowId(account, source, relation, paper.id),
    ownerId: account.id,
    paperId: paper.id,
    source,
    relation,
    at: world.now(),
    ...rowOf(links),
  })
  return { row, isAsked: true }
}
