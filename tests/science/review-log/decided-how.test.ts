import { expect, test } from 'vitest'

import { decidedHow, decidedText } from '#science/review-log/decided-how.ts'
import { reviewState } from '#science/review-log/review-state.ts'

import { logWriter } from './made-events.ts'

test('a text says how records were decided: what happened, and nothing that did not', () => {
  const log = logWriter()
  for (let i = 1; i <= 7; i++) log.found(`r${i}`)
  log.vote('r1', 'ann', 'include')
  log.vote('r1', 'bob', 'include')
  // Different votes, then a third person.
  log.vote('r2', 'ann', 'include')
  log.vote('r2', 'bob', 'exclude')
  log.resolved('r2', 'exclude')
  // Different votes, then one of the two.
  log.vote('r3', 'ann', 'include')
  log.vote('r3', 'bob', 'exclude')
  log.resolved('r3', 'include', 'title-abstract', undefined, 'bob')
  // One voter decided alone.
  log.vote('r4', 'ann', 'exclude')
  log.resolved('r4', 'exclude', 'title-abstract', undefined, 'ann')
  // Still in conflict, still open, and never looked at.
  log.vote('r5', 'ann', 'include')
  log.vote('r5', 'bob', 'exclude')
  log.vote('r6', 'ann', 'exclude')
  const how = decidedHow(reviewState(log.events), 'title-abstract')
  expect(how).toEqual({
    decided: 4,
    byVotes: 1,
    byOneVote: 0,
    byThird: 1,
    byTalk: 0,
    byVoter: 1,
    overVotes: 1,
    openConflicts: 1,
  })
  expect(decidedText(how)).toBe(
    '4 records were decided: 1 by the votes of two people or more; 1 after disagreement by somebody who had not voted; 1 after disagreement by one of those who had voted; 1 by one person without a disagreement of votes. On 1 record people disagree still.',
  )
})

test('where one person is enough, that is said; where nothing is decided, nothing is', () => {
  const log = logWriter()
  log.stage('title-abstract', 1)
  log.found('r1')
  log.vote('r1', 'ann', 'exclude')
  expect(decidedText(decidedHow(reviewState(log.events), 'title-abstract'))).toBe(
    '1 record was decided: 1 by the vote of one person.',
  )
  expect(decidedText(decidedHow(reviewState(log.events), 'full-text'))).toBe('')
})
