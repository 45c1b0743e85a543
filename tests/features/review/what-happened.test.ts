import { describe, expect, test } from 'vitest'

import { newReviewBody, type ReviewBody } from '#contract/review-body.ts'
import { besideLog } from '#features/review/model/beside-log.ts'
import { deviationsOf } from '#features/review/report/deviations.ts'
import { methodsText } from '#features/review/report/methods-text.ts'
import { agreementBasis, stageAgreement } from '#features/review/team/agreement.ts'
import { agreementNotes } from '#features/review/team/agreement-files.ts'
import { reviewState } from '#science/review-log/review-state.ts'
import type { Review } from '#features/review/model/ReviewProvider.tsx'
import { logWriter } from '#tests/science/review-log/made-events.ts'

import { madeReview } from './made-review.ts'

/** Two agree on a record, differ on two, and one person alone has voted on the last. */
function screened(reviewers: number) {
  const log = logWriter()
  log.stage('title-abstract', reviewers)
  for (const id of ['r1', 'r2', 'r3', 'r4']) log.found(id)
  log.vote('r1', 'ann', 'include')
  log.vote('r1', 'bob', 'include')
  log.vote('r2', 'ann', 'include')
  log.vote('r2', 'bob', 'exclude')
  log.vote('r3', 'ann', 'exclude')
  log.vote('r3', 'bob', 'include')
  log.vote('r4', 'ann', 'include')
  return log
}
const methodsOf = ({ events }: ReturnType<typeof logWriter>) =>
  methodsText({
    events,
    state: reviewState(events),
    body: newReviewBody('systematic'),
    beside: besideLog([]),
    names: new Map(),
  }).join(' ')

describe('the methods of a report', () => {
  test('say who decided after disagreement, as the log has it, and what is open', () => {
    const log = screened(2)
    log.resolved('r2', 'include', 'title-abstract', undefined, 'bob')
    const text = methodsOf(log)
    expect(text).toContain(
      '2 records were decided: 1 by the votes of two people or more; 1 after disagreement by one of those who had voted.',
    )
    expect(text).toContain('On 1 record people disagree still.')
    expect(text).not.toMatch(/third person|by talk/)
  })

  test('name somebody who had not voted only where such a person decided', () => {
    const log = screened(2)
    log.resolved('r2', 'include')
    expect(methodsOf(log)).toContain('1 after disagreement by somebody who had not voted')
  })

  test('count what one person decided, and claim no order in which the records were read', () => {
    const log = logWriter()
    log.stage('title-abstract', 1)
    for (const id of ['r1', 'r2', 'r3']) log.found(id)
    log.vote('r1', 'ann', 'include')
    const text = methodsOf(log)
    expect(text).toContain('one vote was asked for on each record')
    expect(text).toContain('1 record was decided: 1 by the vote of one person.')
    expect(text).toContain('1 of 3 records (33.3%) were screened: 1 was relevant')
  })
})

describe('protocol and log compared', () => {
  const deviationsIn = ({ events }: ReturnType<typeof logWriter>, patch: Partial<ReviewBody> = {}) =>
    deviationsOf({
      events,
      state: reviewState(events),
      body: newReviewBody('systematic', patch),
      beside: besideLog([]),
    })

  test('nothing differs where everything was done as it was asked for', () => {
    const log = logWriter()
    log.found('r1')
    log.vote('r1', 'ann', 'exclude')
    log.vote('r1', 'bob', 'exclude')
    expect(deviationsIn(log)).toEqual([])
  })

  test('names a stage that was changed after votes, single votes, what is open, and reports that nobody said how they were had', () => {
    const log = screened(2)
    log.stage('title-abstract', 1)
    log.retrieval('r1', 'retrieved')
    expect(deviationsIn(log)).toEqual([
      'Title and abstract: on January 1, 2026, after 7 votes, the number of votes asked for on each record was changed from 2 to 1.',
      'Title and abstract: 2 records are not decided.',
      'Full text: 1 record is not decided.',
      '1 report is still to be retrieved.',
      'Of 1 report nobody said how the full text was had.',
    ])
  })

  test('names who settled where the protocol asks for somebody else, and a planned synthesis without a result', () => {
    const log = screened(2)
    log.resolved('r2', 'exclude')
    log.resolved('r3', 'exclude', 'title-abstract', undefined, 'bob')
    const said = deviationsIn(log, { settling: 'talk', protocol: { synthesis: 'Random effects.' } })
    expect(said).toContain('Title and abstract: 1 record was decided by somebody who did not vote; planned: talk.')
    expect(said).toContain('Title and abstract: 1 record was decided after disagreement by one of those who had voted.')
    expect(said).toContain('A synthesis is planned, and no result is written down.')
  })
})

test('who votes without having taken part in the pilot is counted among the deviations', () => {
  const { review } = madeReview()
  const said = (events: Review['events']) =>
    deviationsOf({ ...review, events, state: reviewState(events) }).filter((line) => line.includes('took no part'))
  expect(said(review.events)).toEqual([])
  const without = review.events.map((event) => (event.kind === 'pilot-round' ? { ...event, people: ['ann', 'bob'] } : event)) // prettier-ignore
  expect(said(without)).toEqual(['Title and abstract: 1 person voted who took no part in the pilot.'])
})

test('nobody is said to have stopped reading when every record has the votes that were asked for', () => {
  expect(methodsText(madeReview().review).join(' ')).not.toContain('were screened:')
})

test('what the protocol plans is no sentence of the methods: only what happened is', () => {
  const { events } = screened(2)
  const body = newReviewBody('systematic', { protocol: { synthesis: 'We will pool by REML.' } })
  const lines = methodsText({ events, state: reviewState(events), body, beside: besideLog([]), names: new Map() })
  expect(lines.join(' ')).not.toContain('REML')
})

test('agreement says on which records it rests, which compare nobody, and what AC1 counts', () => {
  const { events } = screened(2)
  const basis =
    'On 3 records rated by two people or more; 1 was rated by fewer and compares nobody. AC1 counts the categories that were given: include, exclude.'
  expect(agreementBasis(stageAgreement(events, 'title-abstract').report)).toBe(basis)
  // The stage at which nobody has voted says nothing.
  expect(agreementNotes(events)).toEqual([`Title and abstract: ${basis}`])
})
