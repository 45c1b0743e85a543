import type { ExternalSource, SearchRun } from '#contract/search.ts'
import { queryForSource } from '#science/search/query-for-sources.ts'

import { adapters } from './all.ts'
import { askSource, placeInQueue, SourceFailure } from './ask-source.ts'
import type { SourceSettings } from './settings.ts'
import { placeOf } from './source-address.ts'
import type { SourceRecord } from './source-record.ts'

/** Records of one answer: enough for a page to be chosen from, and no load on the source. */
const MOST = 50

export type OutsideAnswer = {
  report: SearchRun['perSource'][number]
  records: readonly (SourceRecord & { source: ExternalSource; label: string; rank: number })[]
}

/** Asks one source. It fails alone: what went wrong stands in its report. */
async function answerOf(source: ExternalSource, query: string, settings: SourceSettings): Promise<OutsideAnswer> {
  const adapter = adapters[source]
  const { label } = adapter
  const asked = queryForSource(source, query)
  if (!asked) {
    const notes = ['It was not asked: nothing in the query is of a kind that it knows.']
    return { report: { source, label, queryRun: '', hits: 0, taken: 0, notes }, records: [] }
  }
  const report = { source, label, queryRun: asked.line, ...(asked.notes.length > 0 && { notes: [...asked.notes] }) }
  try {
    const { total, records } = await askSource(adapter, asked, MOST, settings)
    return {
      report: { ...report, hits: total, taken: records.length },
      records: records.map((record, index) => ({ ...record, source, label, rank: index + 1 })),
    }
  } catch (error) {
    const words = error instanceof SourceFailure ? error.message : 'It could not be asked.'
    return { report: { ...report, hits: 0, taken: 0, error: words }, records: [] }
  }
}

/** How long sources are waited for that are slower than the fastest: their papers come after. */
const GRACE_MS = 1000

/** A source that had not answered when the others had. `ahead`: requests that stand before it in the queue there. */
export type LateAnswer = { source: ExternalSource; answer: Promise<OutsideAnswer>; ahead: () => number }

const lateReport = (source: ExternalSource, query: string): OutsideAnswer => {
  const queryRun = queryForSource(source, query)?.line ?? ''
  const error = 'It had not answered when this was kept. Search again to ask it once more.'
  return { report: { source, label: adapters[source].label, queryRun, hits: 0, taken: 0, error }, records: [] }
}

/**
 * Asks all of them at the same time. Once one of them has papers, or `elsewhere` says that others are there to be looked
 * at, the rest have a little longer; then they are late, and their answers come when they come.
 */
export async function searchOutside(
  sources: readonly ExternalSource[],
  query: string,
  settings: SourceSettings,
  elsewhere: Promise<boolean>,
): Promise<{ answers: OutsideAnswer[]; late: LateAnswer[] }> {
  const asked = sources.map((source): LateAnswer & { isHere: boolean } => {
    const ahead = placeInQueue(placeOf(adapters[source], settings))
    const one = { source, ahead, isHere: false, answer: answerOf(source, query, settings) }
    void one.answer.then(() => (one.isHere = true))
    return one
  })
  const good = [elsewhere, ...asked.map(async ({ answer }) => (await answer).records.length > 0)].map(async (found) => {
    if (!(await found)) throw new SourceFailure('nothing')
  })
  const all = Promise.all(asked.map(({ answer }) => answer))
  // All of them without a record: there is nothing to be looked at meanwhile.
  const first = Promise.any(good).catch(() => all)
  let timer: ReturnType<typeof setTimeout> | undefined
  const over = first.then(() => new Promise<void>((resolve) => (timer = setTimeout(resolve, GRACE_MS))))
  await Promise.race([all, over])
  clearTimeout(timer)
  const late = asked.filter(({ isHere }) => !isHere)
  const answers = asked.map(async ({ source, answer, isHere }) => (isHere ? answer : lateReport(source, query)))
  return { answers: await Promise.all(answers), late }
}
