import { describe, expect, test } from 'vitest'

import { reviewEventSchema } from '#contract/review-log.ts'
import { gwetAc1 } from '#science/agreement/many-raters.ts'
import { queueFor, stageProgress } from '#science/review-log/progress.ts'
import { reviewState } from '#science/review-log/review-state.ts'
import { voteRatings } from '#science/review-log/vote-ratings.ts'

import { logWriter } from './made-events.ts'

const after = (write: (log: ReturnType<typeof logWriter>) => void) => {
  const log = logWriter()
  log.found('a')
  write(log)
  return { state: reviewState(log.events), record: reviewState(log.events).records.get('a'), log }
}

test('what the writer of these tests makes is what the contract reads', () => {
  const log = logWriter()
  log.found('a')
  log.vote('a', 'ann', 'exclude', 'full-text', 'wrong design')
  log.stage('full-text', 1, ['wrong design'])
  log.undone('e1')
  for (const event of log.events) expect(reviewEventSchema.parse(event)).toEqual(event)
  expect(reviewEventSchema.safeParse({ ...log.events[0], at: 'yesterday' }).success).toBe(false)
  expect(reviewEventSchema.safeParse({ ...log.events[0], kind: 'guess' }).success).toBe(false)
})

describe('title and abstract, two people', () => {
  test('one vote leaves it open, two decide, two different ones are a conflict', () => {
    expect(after((log) => log.vote('a', 'ann', 'include')).record?.screening.outcome).toBe('open')
    const both = after((log) => {
      log.vote('a', 'ann', 'exclude')
      log.vote('a', 'bob', 'exclude')
    })
    expect(both.record?.place).toBe('excluded')
    const apart = after((log) => {
      log.vote('a', 'ann', 'exclude')
      log.vote('a', 'bob', 'include')
    })
    expect(apart.record).toMatchObject({ place: 'screening', screening: { outcome: 'conflict' } })
    apart.log.resolved('a', 'include')
    expect(reviewState(apart.log.events).records.get('a')).toMatchObject({
      place: 'retrieval',
      screening: { outcome: 'include', resolvedBy: 'third' },
    })
  })

  test("a changed vote replaces one's own and leaves the other's", () => {
    const { record } = after((log) => {
      log.vote('a', 'ann', 'exclude')
      log.vote('a', 'bob', 'include')
      log.vote('a', 'ann', 'include')
    })
    expect(record?.place).toBe('retrieval')
    expect(record?.screening.votes.map(({ by, verdict }) => [by, verdict])).toEqual([
      ['ann', 'include'],
      ['bob', 'include'],
    ])
  })

  test('maybe reads on with an include, and conflicts with an exclude; awaiting keeps it', () => {
    const two = (first: 'maybe' | 'awaiting', second: 'include' | 'exclude' | 'maybe') =>
      after((log) => {
        log.vote('a', 'ann', first)
        log.vote('a', 'bob', second)
      }).record?.screening.outcome
    expect([two('maybe', 'include'), two('maybe', 'maybe'), two('maybe', 'exclude')]).toEqual([
      'include',
      'include',
      'conflict',
    ])
    expect(two('awaiting', 'include')).toBe('awaiting')
  })

  test('one person alone: a vote decides, maybe keeps it', () => {
    const alone = (verdict: 'include' | 'maybe') =>
      after((log) => {
        log.stage('title-abstract', 1)
        log.vote('a', 'ann', verdict)
      }).record?.screening.outcome
    expect([alone('include'), alone('maybe')]).toEqual(['include', 'maybe'])
  })

  test('a stage that is switched off lets everything through; earlier votes stay when it is switched on', () => {
    const { record, log } = after((log) => {
      log.stage('title-abstract', 1)
      log.vote('a', 'ann', 'exclude')
      log.stage('title-abstract', 0)
    })
    expect(record?.place).toBe('retrieval')
    log.stage('title-abstract', 2)
    const later = reviewState(log.events).records.get('a')
    expect(later?.screening).toMatchObject({ outcome: 'open', votes: [{ by: 'ann', verdict: 'exclude' }] })
  })
})

describe('full text', () => {
  test('who has voted on it has had it; the first reason of the list counts', () => {
    const { record } = after((log) => {
      log.stage('title-abstract', 1)
      log.stage('full-text', 2, ['wrong population', 'wrong design'])
      log.vote('a', 'ann', 'include')
      log.vote('a', 'ann', 'exclude', 'full-text', 'wrong design')
      log.vote('a', 'bob', 'exclude', 'full-text', 'wrong population')
    })
    expect(record).toMatchObject({ place: 'excluded-full-text', fullText: { reason: 'wrong population' } })
  })

  test('not retrieved, and found later', () => {
    const { record, log } = after((log) => {
      log.stage('title-abstract', 1)
      log.vote('a', 'ann', 'include')
      log.retrieval('a', 'not-retrieved')
    })
    expect(record?.place).toBe('not-retrieved')
    log.retrieval('a', 'retrieved')
    expect(reviewState(log.events).records.get('a')?.place).toBe('full-text')
  })
})

describe('taking back', () => {
  test('an undone vote is as if it had never been; undoing the undo brings it back', () => {
    const { log } = after((log) => {
      log.stage('title-abstract', 1)
      const vote = log.vote('a', 'ann', 'exclude')
      log.undone(vote.id)
    })
    expect(reviewState(log.events).records.get('a')?.place).toBe('screening')
    log.undone('e3')
    expect(reviewState(log.events).records.get('a')?.place).toBe('excluded')
  })

  test('what was not in the log cannot be taken back', () => {
    expect(after((log) => log.undone('nothing')).state.problems.map(({ kind }) => kind)).toEqual(['undoes-unknown'])
  })
})

describe('what does not fit together', () => {
  const problems = (write: (log: ReturnType<typeof logWriter>) => void) =>
    after(write).state.problems.map(({ kind, records }) => [kind, records])

  test('votes on records that nobody found', () => {
    expect(problems((log) => log.vote('ghost', 'ann', 'include'))).toEqual([['unknown-record', ['ghost']]])
  })

  test('duplicates in a circle, or of nothing', () => {
    const circle = problems((log) => {
      log.found('b')
      log.duplicate('a', 'b')
      log.duplicate('b', 'a')
    })
    expect(circle).toEqual([['duplicate-loop', ['a', 'b']]])
    expect(problems((log) => log.duplicate('a', 'nowhere'))).toEqual([['duplicate-loop', ['a']]])
  })

  test('an included report marked as a duplicate of an excluded one', () => {
    const lost = (verdict: 'include' | 'exclude') =>
      problems((log) => {
        log.stage('title-abstract', 1)
        log.stage('full-text', 1)
        log.found('b')
        for (const id of ['a', 'b']) log.vote(id, 'ann', 'include')
        log.vote('a', 'ann', 'include', 'full-text')
        log.vote('b', 'ann', verdict, 'full-text')
        log.duplicate('a', 'b')
      })
    expect(lost('exclude')).toEqual([['included-but-removed', ['a']]])
    expect(lost('include')).toEqual([])
  })

  test('a full text decided on although the title was not, or the text was not had', () => {
    const early = (log: ReturnType<typeof logWriter>) => {
      log.stage('full-text', 1)
      log.vote('a', 'ann', 'include', 'full-text')
    }
    expect(problems(early)).toEqual([['assessed-but-excluded', ['a']]])
    const unread = problems((log) => {
      log.stage('title-abstract', 1)
      log.stage('full-text', 1)
      log.vote('a', 'ann', 'include')
      log.vote('a', 'ann', 'exclude', 'full-text', 'x')
      log.retrieval('a', 'not-retrieved')
    })
    expect(unread).toEqual([['assessed-but-not-retrieved', ['a']]])
  })

  test('a report of the earlier version that is taken out; a twin of another one may go', () => {
    const earlier = (write: (log: ReturnType<typeof logWriter>) => void) =>
      problems((log) => {
        log.found('old', 'Version of 2020', 'previous')
        log.found('twin', 'Version of 2020', 'previous')
        write(log)
      })
    expect(earlier((log) => log.removed('old'))).toEqual([['previous-taken-out', ['old']]])
    expect(earlier((log) => log.duplicate('old', 'a'))).toEqual([['previous-taken-out', ['old']]])
    expect(earlier((log) => log.duplicate('twin', 'old'))).toEqual([])
  })

  test('one id for two different events', () => {
    const { log } = after((log) => log.found('b'))
    const [first] = log.events
    if (!first) throw new Error('no event')
    const clash = reviewState([...log.events, { ...first, by: 'bob' }])
    expect(clash.problems.map(({ kind }) => kind)).toEqual(['clashing-events'])
    expect(reviewState([...log.events, first]).problems).toEqual([])
  })
})

describe('progress and agreement', () => {
  const log = logWriter()
  for (const id of ['a', 'b', 'c', 'd']) log.found(id)
  log.vote('a', 'ann', 'include')
  log.vote('a', 'bob', 'include')
  log.vote('b', 'ann', 'exclude')
  log.vote('b', 'bob', 'include')
  log.vote('c', 'ann', 'exclude')
  log.resolved('b', 'include')
  log.vote('b', 'ann', 'include')
  const state = reviewState(log.events)

  test('by stage and person', () => {
    const progress = stageProgress(state, 'title-abstract', ['ann', 'bob', 'cleo'])
    expect(progress).toMatchObject({ total: 4, decided: 2, open: 2, maybe: 0, awaiting: 0, conflicts: [] })
    expect(progress.people).toEqual([
      { by: 'ann', voted: 3, remaining: 1 },
      { by: 'bob', voted: 2, remaining: 2 },
      { by: 'cleo', voted: 0, remaining: 2 },
    ])
    expect(queueFor(state, 'title-abstract', 'ann')).toEqual(['d'])
    expect(queueFor(state, 'title-abstract', 'bob')).toEqual(['c', 'd'])
  })

  test('votes after a conflict was decided are no agreement', () => {
    const { records, people, ratings } = voteRatings(log.events, 'title-abstract')
    expect([records, people]).toEqual([
      ['a', 'b', 'c'],
      ['ann', 'bob'],
    ])
    expect(ratings).toEqual([
      ['include', 'include'],
      ['exclude', 'include'],
      ['exclude', undefined],
    ])
    expect(gwetAc1(ratings)).toMatchObject({ ok: true, observed: 0.5, items: 2 })
  })
})
