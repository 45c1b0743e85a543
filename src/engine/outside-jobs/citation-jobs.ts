import type { Paper } from '#contract/papers.ts'

import { paperFor } from '../papers/library.ts'
import { linksOf } from '../library/kept-links.ts'
import { allLinkSources, linkSources, type LinkRelation } from '../sources/links.ts'
import { sourceSettings } from '../sources/settings.ts'
import type { AccountRow, OutsideJobRow, OutsidePartRow } from '../world/rows.ts'
import type { World } from '../world/world.ts'

const relations: readonly LinkRelation[] = ['references', 'citing']
const asked: Record<LinkRelation, string> = { references: 'references', citing: 'citing works' }

/** A job that asks what papers cite and who cites them; only sources that are switched on are among its parts. */
export function newCitationJob(world: World, account: AccountRow, documentIds: readonly string[]): OutsideJobRow {
  const papers = [...new Set(documentIds)].filter((id) => paperFor(world, account, id))
  const settings = sourceSettings(world, account)
  const known = new Map(
    relations.flatMap((relation) =>
      linkSources(relation, settings).map((from) => [from.adapter.source, from] as const),
    ),
  )
  const parts = [...known.values()].map(({ adapter: { source, label }, relations: knows }): OutsidePartRow => ({
    source,
    label,
    queryRun: `the ${knows.map((relation) => asked[relation]).join(' and ')} of each paper, by its DOI, PMID or other number`,
    notes: [],
    state: 'waiting',
    found: papers.length,
    taken: 0,
    fresh: 0,
    duplicates: 0,
    skipped: 0,
    references: 0,
    ...(knows.includes('citing') && { citing: 0 }),
    batch: 0,
  }))
  return {
    id: world.newId('outside'),
    ownerId: account.id,
    query: '',
    createdAt: world.now(),
    state: 'running',
    papers: papers.length,
    documentIds: papers,
    parts,
  }
}

/**
 * Asks a source for the links of the next paper of a job, and says what the part becomes by it. A paper whose links were
 * kept is not asked for. Rejects as the source does.
 */
export async function nextLinks(
  world: World,
  account: AccountRow,
  { documentIds = [] }: OutsideJobRow,
  part: OutsidePartRow,
): Promise<Partial<OutsidePartRow>> {
  const paper = paperFor(world, account, documentIds[part.taken] ?? '')
  const known = paper ? await linksFor(world, account, paper, part) : { isKnown: false, isAsked: true, counts: {} }
  const taken = part.taken + 1
  return {
    taken,
    fresh: part.fresh + (known.isKnown && known.isAsked ? 1 : 0),
    duplicates: part.duplicates + (known.isKnown && !known.isAsked ? 1 : 0),
    skipped: part.skipped + (known.isKnown ? 0 : 1),
    batch: part.batch + 1,
    ...known.counts,
    state: taken >= documentIds.length ? 'done' : 'running',
  }
}

async function linksFor(world: World, account: AccountRow, paper: Paper, part: OutsidePartRow) {
  let isKnown = false
  let isAsked = false
  const counts: Pick<OutsidePartRow, 'references' | 'citing'> = {}
  for (const relation of relations) {
    const from = allLinkSources(relation).find(({ adapter }) => adapter.source === part.source)
    if (!from) continue
    const settings = sourceSettings(world, account)
    if (!settings.sources.includes(part.source)) {
      throw new Error('It is not switched on any more: nothing is sent to it.')
    }
    const answer = await linksOf(world, account, from, relation, { paper, settings })
    isKnown ||= answer.row.isKnown
    isAsked ||= answer.isAsked
    counts[relation] = (part[relation] ?? 0) + answer.row.records.length
  }
  return { isKnown, isAsked, counts }
}
