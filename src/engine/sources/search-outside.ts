import type { ExternalSource, SearchRun } from '#contract/search.ts'
import { queryForSource } from '#science/search/query-for-sources.ts'

import { adapters } from './all.ts'
import { askSource, SourceFailure } from './ask-source.ts'
import type { SourceSettings } from './settings.ts'
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

/** How long sources are waited for that are slower than the fastest: a person looks at what is there meanwhile. */
const GRACE_MS = 1500

const lateReport = (source: ExternalSource, query: string): OutsideAnswer => {
  const queryRun = queryForSource(source, query)?.line ?? ''
  const error = 'It had not answered yet when the others had. Ask it alone to wait for it.'
  return { report: { source, label: adapters[source].label, queryRun, hits: 0, taken: 0, error }, records: [] }
}

/** Asks all of them at the same time. Once one has answered, the others have a little longer and are then left behind. */
export async function searchOutside(
  sources: readonly ExternalSource[],
  query: string,
  settings: SourceSettings,
): Promise<OutsideAnswer[]> {
  const asked = sources.map((source) => answerOf(source, query, settings))
  const good = asked.map(async (answer) => {
    if ((await answer).records.length === 0) throw new SourceFailure('nothing')
  })
  // All of them without a record: there is nothing to be looked at meanwhile.
  const first = Promise.any(good).catch(() => Promise.all(asked))
  let timer: ReturnType<typeof setTimeout> | undefined
  const over = first.then(() => new Promise<void>((resolve) => (timer = setTimeout(resolve, GRACE_MS))))
  const answers = await Promise.all(
    asked.map((answer, at) =>
      Promise.race([answer, over.then(() => lateReport(sources[at] as ExternalSource, query))]),
    ),
  )
  clearTimeout(timer)
  return answers
}
