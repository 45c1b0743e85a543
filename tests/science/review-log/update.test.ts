import { describe, expect, test } from 'vitest'

import type { UpdateOutcome } from '#contract/review-log.ts'
import { updateSentences } from '#features/review/update/update.copy.ts'
import { flowBoxes, flowLines } from '#research/review-flow/flow-boxes.ts'
import { flowCounts, flowOf, sumsThatFail } from '#science/review-log/flow.ts'
import { queueFor } from '#science/review-log/progress.ts'
import { reviewState } from '#science/review-log/review-state.ts'
import { updateDifferences } from '#science/review-log/update-differences.ts'

import { logWriter } from './made-events.ts'

type Log = ReturnType<typeof logWriter>
const outcome = (estimate: number, k: number, certainty?: string): UpdateOutcome => ({
  name: 'Death',
  measure: 'RR',
  k,
  estimate,
  low: estimate - 0.1,
  high: estimate + 0.1,
  ...(certainty !== undefined && { certainty }),
})

function included(log: Log, id: string) {
  log.found(id)
  log.vote(id, 'ann', 'include')
  log.retrieval(id, 'retrieved')
  log.vote(id, 'ann', 'include', 'full-text')
}
function excluded(log: Log, id: string) {
  log.found(id)
  log.vote(id, 'ann', 'exclude')
}

/** A version with three reports of two studies and one exclusion, and an update of it. */
function updated() {
  const log = logWriter()
  log.stage('title-abstract', 1)
  log.stage('full-text', 1)
  for (const id of ['a1', 'a2', 'b']) included(log, id)
  log.study('a2', 'a1')
  excluded(log, 'x')
  log.update('Update 2027', [outcome(0.49, 2, 'low')])
  return log
}
const flowIn = (log: Log) => {
  const result = flowOf(log.events)
  if (!result.ok) throw new Error(result.problems[0]?.message)
  expect(sumsThatFail(result.flow)).toEqual([])
  return result.flow
}
const differencesIn = (log: Log, outcomes: UpdateOutcome[] = [], retracted: string[] = []) =>
  updateDifferences(log.events, {
    outcomes,
    kept: ['a1', 'a2', 'b'].map((recordId) => ({ recordId, textHash: recordId })),
    reportNow: (id) => ({ textHash: id === 'a2' ? 'another' : id, isRetracted: retracted.includes(id) }),
  })

describe('an update', () => {
  test('screens new records alone, and its diagram counts them beside the version before', () => {
    const log = updated()
    log.found('n1', 'Embase')
    log.found('n2', 'Embase')
    log.found('n3', 'Embase')
    log.duplicate('n3', 'x')
    expect(queueFor(reviewState(log.events), 'title-abstract', 'ann')).toEqual(['n1', 'n2'])
    const open = flowIn(log)
    expect(open.databases.identified).toEqual(['n1', 'n2', 'n3'])
    expect(open.databases.duplicates).toEqual(['n3'])
    expect(open.previousReports).toEqual(['a1', 'a2', 'b'])
    expect(open.previousStudies).toEqual(['a1', 'b'])
    log.vote('n2', 'ann', 'exclude')
    log.vote('n1', 'ann', 'include')
    log.retrieval('n1', 'retrieved')
    log.vote('n1', 'ann', 'include', 'full-text')
    const flow = flowIn(log)
    expect(flow).toMatchObject({ studies: ['n1'], reports: ['n1'], takenOut: [], isComplete: true })
    expect(flow.allStudies).toEqual(['a1', 'b', 'n1'])
    expect(flowCounts(flow)['takenOut']).toBeUndefined()
  })

  test('a report that is taken out is counted as such, one that was out and is in now is new, and a report of a known study is no new study', () => {
    const log = updated()
    log.vote('b', 'ann', 'exclude', 'full-text', 'Retracted')
    log.vote('x', 'ann', 'include')
    log.retrieval('x', 'retrieved')
    log.vote('x', 'ann', 'include', 'full-text')
    included(log, 'n1')
    log.study('n1', 'a1')
    const flow = flowIn(log)
    expect(flow.takenOut).toEqual(['b'])
    expect(flow.reports).toEqual(['x', 'n1'])
    expect(flow.studies).toEqual(['x'])
    expect(flow.allReports).toEqual(['a1', 'a2', 'x', 'n1'])
    expect(flowLines(flowBoxes(flow)).some(({ line }) => line.label === 'Reports taken out in this version')).toBe(true)
    const differences = differencesIn(log)
    expect(differences).toMatchObject({ newStudies: ['x'], newReports: ['n1'], lostStudies: ['b'], identified: ['n1'] })
  })

  test('says in a sentence what it changed: studies, effect, certainty, what was retracted and changed', () => {
    const log = updated()
    for (const id of ['n1', 'n2', 'n3']) included(log, id)
    const differences = differencesIn(log, [outcome(0.52, 5, 'low')], ['b'])
    if (!differences) throw new Error('No update was found.')
    expect(differences).toMatchObject({
      changed: [{ recordId: 'a2', parts: ['text'] }],
      retracted: ['b'],
      undecided: 0,
    })
    expect(updateSentences(differences, true)).toEqual([
      '3 records were identified since. 3 new studies, 1 retracted, 1 record changed.',
      'Death: RR 0.49 → 0.52, certainty unchanged (low).',
    ])
    expect(updateSentences(differences, false)[1]).toContain('No results were taken over')
  })

  test('names what of a record is another now; what was not kept then is not compared', () => {
    const was = { authors: 'Hart, P', year: 1977, doi: '10.1/a', type: 'article-journal' }
    const is = { authors: 'Hart, P; Sutherland, I', year: 1977, type: 'article' }
    const of = (record: typeof was | undefined) =>
      updateDifferences(updated().events, {
        outcomes: [],
        kept: [{ recordId: 'b', textHash: 'b', ...(record && { record }) }],
        reportNow: () => ({ textHash: 'b', isRetracted: false, record: is }),
      })?.changed
    expect(of(was)).toEqual([{ recordId: 'b', parts: ['authors', 'doi', 'type'] }])
    expect(of(undefined)).toEqual([])
  })

  test('is none where none began, and of two the last counts', () => {
    const log = updated()
    expect(
      updateDifferences(log.events.slice(0, -1), { outcomes: [], kept: [], reportNow: () => undefined }),
    ).toBeUndefined()
    included(log, 'n1')
    log.update('Update 2028')
    included(log, 'm1')
    expect(flowIn(log)).toMatchObject({ reports: ['m1'], previousReports: ['a1', 'a2', 'b', 'n1'] })
  })
})
