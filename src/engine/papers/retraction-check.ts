import type { Paper } from '#contract/papers.ts'
import type { RetractionCheck } from '#contract/retractions.ts'
import type { ExternalSource } from '#contract/search.ts'
import { queryForSource } from '#science/search/query-for-sources.ts'

import type { PaperCheckRow } from '../world/rows.ts'
import { adapters } from '../sources/all.ts'
import { askSource } from '../sources/ask-source.ts'
import { sourceSettings, type SourceSettings } from '../sources/settings.ts'
import type { World } from '../world/world.ts'

/** Those that tell of retractions: arXiv has withdrawals in its texts alone. */
const telling: readonly ExternalSource[] = ['crossref', 'openalex', 'europepmc']
/** Once a day is often enough: notices take weeks to be indexed. */
const AGAIN_AFTER_MS = 24 * 60 * 60_000
/** Records of an answer that are looked through for the paper. */
const MOST = 5

/** Those that may be asked for somebody; for nobody, those that are asked for all. */
export const tellingSources = (world: World, account?: { id: string }): readonly ExternalSource[] =>
  telling.filter((source) => sourceSettings(world, account).sources.includes(source))

const viewOf = ({ retracted, corrected, at, knownTo }: PaperCheckRow): RetractionCheck => ({
  retracted,
  corrected,
  checkedAt: at,
  knownTo,
})

/** What one source says of the paper; undefined where it does not know it or does not answer. */
async function saidBy(settings: SourceSettings, source: ExternalSource, { ids }: Paper) {
  const name = ids.doi ?? (ids.pmid && `PMID:${ids.pmid}`)
  const query = name ? queryForSource(source, name) : undefined
  if (!query) return undefined
  try {
    const { records } = await askSource(adapters[source], query, MOST, settings)
    return records.find(
      ({ draft }) =>
        (ids.doi !== undefined && draft.ids.doi === ids.doi) || (ids.pmid !== undefined && draft.ids.pmid === ids.pmid),
    )
  } catch {
    // A source that does not answer says nothing: the badge that is there stays.
    return undefined
  }
}

/** Asks whether a paper was retracted or corrected since, and keeps what was learnt for everybody who has the paper. */
export async function checkRetraction(world: World, account: { id: string }, paper: Paper): Promise<RetractionCheck> {
  const before = world.paperChecks.get(paper.id)
  if (before && Date.now() - Date.parse(before.at) < AGAIN_AFTER_MS) return viewOf(before)
  const sources = tellingSources(world, account)
  const settings = sourceSettings(world, account)
  const answers = await Promise.all(
    sources.map(async (source) => ({ label: adapters[source].label, record: await saidBy(settings, source, paper) })),
  )
  const known = answers.filter(({ record }) => record !== undefined)
  const flags = {
    retracted: paper.flags.retracted === true || known.some(({ record }) => record?.retracted === true),
    corrected: paper.flags.corrected === true || known.some(({ record }) => record?.corrected === true),
  }
  const knownTo = known.map(({ label }) => label)
  // Nobody knew it: it is asked for again at the next opening.
  if (known.length === 0) return { ...flags, knownTo }
  return viewOf(world.paperChecks.put({ id: paper.id, at: world.now(), ...flags, knownTo }))
}

/** Keeps that a source told of a retraction or a correction, with a record that came for something else. */
export function keepTold(
  world: World,
  paperId: string,
  { retracted = false, corrected = false }: { retracted?: boolean | undefined; corrected?: boolean | undefined },
  label: string,
): void {
  if (!retracted && !corrected) return
  const before = world.paperChecks.get(paperId)
  world.paperChecks.put({
    id: paperId,
    at: world.now(),
    retracted: retracted || before?.retracted === true,
    corrected: corrected || before?.corrected === true,
    knownTo: [...new Set([...(before?.knownTo ?? []), label])],
  })
}

/** The paper with what was learnt of it since it came into the library. */
export function withCheck<P extends Paper>(world: World, paper: P): P {
  const check = world.paperChecks.get(paper.id)
  if (!check || (!check.retracted && !check.corrected)) return paper
  const flags = {
    ...paper.flags,
    ...(check.retracted && { retracted: true }),
    ...(check.corrected && { corrected: true }),
  }
  return { ...paper, flags }
}
