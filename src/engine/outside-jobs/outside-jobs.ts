import type { ExternalSource } from '#contract/search.ts'
import { queryForSource } from '#science/search/query-for-sources.ts'

import { importBatch } from '../library/import-batch.ts'
import { keepTold } from '../papers/retraction-check.ts'
import { assertOurs, isUnderWay } from '../language-model/under-way.ts'
import { say } from '../library/sources-ledger.ts'
import type { AccountRow, OutsideJobRow, OutsidePartRow } from '../world/rows.ts'
import type { World } from '../world/world.ts'
import { adapters } from '../sources/all.ts'
import { askSource } from '../sources/ask-source.ts'
import { halvesOf, wholeRange } from '../sources/date-range.ts'
import { sourceSettings } from '../sources/settings.ts'
import type { SourceAnswer } from '../sources/source-record.ts'
import { nextLinks } from './citation-jobs.ts'
import { onceAtATime } from '../language-model/once-at-a-time.ts'
import { shareOf, tryAgain } from './try-again.ts'

/** Records of one page: what is lost when the server is killed is asked for again. */
const PAGE = 500

/** An import of its own for each source of a job: the ledger shows them as what they are. */
const importIdOf = (jobId: string, source: ExternalSource) => `${jobId}-${source}`

/** A job that has not begun; sources that cannot be asked the query are not among its parts. */
export function newJob(
  world: World,
  account: AccountRow,
  query: string,
  sources: readonly { source: ExternalSource; most?: number | undefined }[],
): OutsideJobRow {
  const id = world.newId('outside')
  const parts = sources.flatMap(({ source, most }): OutsidePartRow[] => {
    const asked = queryForSource(source, query)
    if (!asked) return []
    const { label } = adapters[source]
    const counts = { taken: 0, fresh: 0, duplicates: 0, skipped: 0, batch: 0 }
    const part = { source, label, queryRun: asked.line, notes: [...asked.notes], state: 'waiting' as const }
    return [{ ...part, ...counts, ...(most !== undefined && { wanted: most }) }]
  })
  return { id, ownerId: account.id, query, createdAt: world.now(), state: 'running', parts }
}

function change(world: World, id: string, source: ExternalSource, more: Partial<OutsidePartRow>): void {
  const part = world.outsideJobs.get(id)?.parts.find((each) => each.source === source)
  if (part) replace(world, id, { ...part, ...more })
}

function replace(world: World, id: string, now: OutsidePartRow): void {
  const job = world.outsideJobs.get(id)
  if (!job) return
  const parts = job.parts.map((part) => (part.source === now.source ? now : part))
  const isOver = parts.every(({ state }) => state === 'done')
  world.outsideJobs.put({ ...job, parts, ...(isOver && { state: 'done' as const }) })
}

/** Keeps one page: its records in the library, what became of them in the ledger, and where the next page begins. */
function keepPage(world: World, account: AccountRow, job: OutsideJobRow, part: OutsidePartRow, answer: SourceAnswer) {
  const importId = importIdOf(job.id, part.source)
  const room = part.wanted === undefined ? Infinity : part.wanted - part.taken
  const records = answer.records.slice(0, room)
  const unread = Math.min(
    Math.max(0, (answer.given ?? answer.records.length) - answer.records.length),
    room - records.length,
  )
  const outcomes = importBatch(
    world,
    account,
    {
      importId,
      batch: part.batch,
      file: `${part.label}: ${job.query}`.slice(0, 300),
      isSource: true,
      records: records.map(({ draft }, index) => ({ line: part.taken + index + 1, draft })),
    },
    { isJob: true },
  )
  for (const { index, documentId } of outcomes) {
    const record = records[index]
    if (record && documentId !== undefined) keepTold(world, documentId, record, part.label)
  }
  const fresh = outcomes.filter(({ outcome }) => outcome === 'added').length
  const taken = part.taken + records.length + unread
  const { cursor: _, ranges = [], ...before } = part
  // The days after those that are read to their end.
  const left = answer.next === undefined ? ranges.slice(1) : ranges
  const skipped = part.skipped + unread
  const isLast = (answer.next === undefined && left.length === 0) || (part.wanted !== undefined && taken >= part.wanted)
  replace(world, job.id, {
    ...before,
    found: part.found ?? answer.total,
    taken,
    fresh: part.fresh + fresh,
    duplicates: part.duplicates + records.length - fresh,
    skipped,
    batch: part.batch + 1,
    importId,
    state: isLast ? 'done' : 'running',
    ...(answer.next !== undefined && { cursor: answer.next }),
    ...(left.length > 0 && { ranges: left }),
  })
  say(world, account.id, importId, {
    name: part.label,
    arm: part.source === 'clinicaltrials' ? 'registers' : 'databases',
    search: part.queryRun,
    searchedOn: job.createdAt.slice(0, 10),
    interface: 'API',
    ...(isLast && { skippedCount: skipped, skipped: [] }),
  })
}

/**
 * The days into which a search is parted that has more records than can be reached, or days that still have; undefined
 * where nothing is to be parted. Only the first page of days tells.
 */
function partedBy(world: World, part: OutsidePartRow, { total }: SourceAnswer): OutsidePartRow['ranges'] {
  const { reach = Infinity, within } = adapters[part.source]
  const isWanted = part.wanted === undefined || part.wanted > reach
  if (total <= reach || !within || !isWanted || part.cursor !== undefined) return undefined
  const [now = wholeRange(world.now()), ...others] = part.ranges ?? []
  const halves = halvesOf(now, within.unit)
  return halves && [...halves, ...others]
}

/** Keeps into which days a search is parted, and says so once. */
function keepRanges(
  world: World,
  job: OutsideJobRow,
  part: OutsidePartRow,
  ranges: OutsidePartRow['ranges'],
  total: number,
) {
  const { reach = 0, within } = adapters[part.source]
  const note = `It gives ${reach.toLocaleString('en-US')} records of one search: they were asked for in parts, by ${within?.by ?? 'date'}. What has no such date is not among them.`
  change(world, job.id, part.source, {
    ...(ranges && { ranges }),
    found: part.found ?? total,
    state: 'running',
    ...(!part.ranges && { notes: [...part.notes, note] }),
  })
}

/** One page of a source, asked for again where that may help. Rejects with what to tell people. */
async function pageOf(
  world: World,
  account: AccountRow,
  job: OutsideJobRow,
  part: OutsidePartRow,
): Promise<SourceAnswer> {
  const adapter = adapters[part.source]
  const asked = queryForSource(part.source, job.query)
  const ask = () => {
    const settings = sourceSettings(world, account)
    if (!settings.sources.includes(part.source) || !asked) {
      throw new Error('It is not switched on any more: nothing is sent to it.')
    }
    // Of one size from first to last: sources that count pages would skip or repeat records otherwise.
    const [range] = part.ranges ?? []
    const parameters = range && adapter.within?.query(asked.parameters, range)
    return askSource(
      adapter,
      { ...asked, ...(parameters && { parameters }) },
      Math.min(PAGE, part.wanted ?? PAGE),
      settings,
      part.cursor,
    )
  }
  const share = shareOf(sourceSettings(world, account), part.source)
  return tryAgain(async () => ask(), { share, isStopped: () => isStopped(world, job.id) })
}

/** The links of the next paper, kept. Gives what counts them. */
async function linksKept(world: World, account: AccountRow, job: OutsideJobRow, part: OutsidePartRow) {
  const share = shareOf(sourceSettings(world, account), part.source)
  const ask = async () => nextLinks(world, account, job, part)
  return tryAgain(ask, { share, isStopped: () => isStopped(world, job.id) })
}

const isStopped = (world: World, id: string) => world.outsideJobs.get(id)?.state !== 'running'

/** Asks for what comes next, and gives what keeps it. */
async function asked(world: World, account: AccountRow, job: OutsideJobRow, part: OutsidePartRow) {
  if (job.documentIds) {
    const more = await linksKept(world, account, job, part)
    return () => change(world, job.id, part.source, more)
  }
  const answer = await pageOf(world, account, job, part)
  return () => {
    const ranges = partedBy(world, part, answer)
    if (ranges) keepRanges(world, job, part, ranges, answer.total)
    else keepPage(world, account, job, part, answer)
  }
}

async function runPart(world: World, account: AccountRow, id: string, source: ExternalSource): Promise<void> {
  for (;;) {
    const job = world.outsideJobs.get(id)
    const part = job?.parts.find((each) => each.source === source)
    if (!job || job.state !== 'running' || !part || part.state === 'done' || part.state === 'failed') return
    const keep = await asked(world, account, job, part).catch((error: unknown) => {
      const words = error instanceof Error && error.message !== '' ? error.message : 'It could not be asked.'
      return () => change(world, id, source, { state: 'failed', error: words })
    })
    await world.write(() => {
      assertOurs(world, id)
      // Removed or paused meanwhile: it is asked for again when the job goes on.
      if (isStopped(world, id)) return
      try {
        keep()
      } catch (error) {
        const words = error instanceof Error && error.message !== '' ? error.message : 'It could not be asked.'
        change(world, id, source, { state: 'failed', error: words })
      }
    })
  }
}

/** Works on a job until it is done, paused, or only sources that failed are left. Each source goes on by itself. */
export function runJob(world: World, id: string): Promise<void> {
  const job = world.outsideJobs.get(id)
  const account = job && world.accounts.get(job.ownerId)
  if (!job || !account || job.state !== 'running') return Promise.resolve()
  return onceAtATime(world, id, async () => {
    await Promise.all(job.parts.map(({ source }) => runPart(world, account, id, source)))
    await world.write(() => {
      assertOurs(world, id)
      const after = world.outsideJobs.get(id)
      // What failed waits for a person; nothing is asked again by itself.
      if (after?.state === 'running' && after.parts.every(({ state }) => state === 'done' || state === 'failed')) {
        world.outsideJobs.put({ ...after, state: 'paused' })
      }
    })
  })
}

/** Goes on with every job that ran when the server was stopped or killed. */
export function wakeJobs(world: World): void {
  for (const { id } of world.outsideJobs.filter((job) => job.state === 'running' && !isUnderWay(world, job.id))) {
    runJob(world, id).catch((error: unknown) => console.error('taking records:', error))
  }
}

/** Sets a stopped job going again: what failed is tried again, what is done stays done. */
export function resumeJob(world: World, job: OutsideJobRow): OutsideJobRow {
  const parts = job.parts.map((part) => {
    const { error: _, ...rest } = part
    return part.state === 'failed' ? { ...rest, state: 'running' as const } : part
  })
  const isOver = parts.every(({ state }) => state === 'done')
  return world.outsideJobs.put({ ...job, parts, state: isOver ? 'done' : 'running' })
}
