import { expect, test } from 'vitest'

import { reviewState } from '#science/review-log/review-state.ts'
import { endsAgreement, usualStage } from '#science/review-log/stage-outcome.ts'

import { logWriter } from './made-events.ts'

function outcomeAfter(write: (log: ReturnType<typeof logWriter>) => void) {
  const log = logWriter()
  log.found('a')
  write(log)
  const screening = reviewState(log.events).records.get('a')?.screening
  if (!screening) throw new Error('no record')
  return screening
}

test('a vote changed after both agreed says who ended the agreement, and what it was', () => {
  const { outcome, reopened } = outcomeAfter((log) => {
    log.vote('a', 'ann', 'include')
    log.vote('a', 'bob', 'include')
    log.vote('a', 'ann', 'exclude')
  })
  expect(outcome).toBe('conflict')
  expect(reopened).toMatchObject({ by: 'ann', from: 'include' })
})

test('people who differed from the beginning ended no agreement', () => {
  const first = outcomeAfter((log) => {
    log.vote('a', 'ann', 'include')
    log.vote('a', 'bob', 'exclude')
  })
  expect(first.outcome).toBe('conflict')
  expect(first.reopened).toBeUndefined()
  const third = outcomeAfter((log) => {
    log.vote('a', 'ann', 'include')
    log.vote('a', 'bob', 'include')
    log.vote('a', 'cem', 'exclude')
  })
  expect(third.reopened).toBeUndefined()
})

test('an agreement that came back is none that was ended', () => {
  const { outcome, reopened } = outcomeAfter((log) => {
    log.vote('a', 'ann', 'exclude')
    log.vote('a', 'bob', 'exclude')
    log.vote('a', 'ann', 'include')
    log.vote('a', 'ann', 'exclude')
  })
  expect([outcome, reopened]).toEqual(['exclude', undefined])
})

test('before it is written a change is known to end an agreement; the same vote again, or a first one, is not', () => {
  const agreed = outcomeAfter((log) => {
    log.vote('a', 'ann', 'include')
    log.vote('a', 'bob', 'include')
  })
  const asks = (by: string, verdict: 'include' | 'exclude' | 'maybe') =>
    endsAgreement(agreed, by, verdict, 'title-abstract', usualStage)
  expect([asks('ann', 'exclude'), asks('ann', 'include'), asks('ann', 'maybe'), asks('cem', 'exclude')]).toEqual([true, false, false, false]) // prettier-ignore
  const open = outcomeAfter((log) => log.vote('a', 'ann', 'include'))
  expect(endsAgreement(open, 'ann', 'exclude', 'title-abstract', usualStage)).toBe(false)
})
