import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { ReviewEvent, Verdict } from '#contract/review-log.ts'
import { makeBundle, replayBundle } from '#science/review-log/audit-bundle.ts'
import { signature } from '#science/review-log/effective-events.ts'
import { type Flow, flowCounts, flowOf, sumsThatFail } from '#science/review-log/flow.ts'
import { reviewState } from '#science/review-log/review-state.ts'

import { logWriter } from './made-events.ts'

const flow = (events: readonly ReviewEvent[]): Flow => {
  const result = flowOf(events)
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join(' '))
  return result.flow
}

/** A small review by hand: 3 databases and a website, 12 records. */
function smallReview() {
  const log = logWriter()
  for (const id of ['p1', 'p2', 'p3', 'p4', 'p5']) log.found(id)
  for (const id of ['e1', 'e2', 'e3']) log.found(id, 'Embase')
  log.found('r1', 'ClinicalTrials.gov', 'registers')
  log.found('w1', 'Citations', 'other')
  log.found('w2', 'Websites', 'other')
  log.found('old', 'Version of 2020', 'previous')
  log.duplicate('e1', 'p1')
  log.removed('p5', 'automation')
  log.removed('e3')
  log.stage('title-abstract', 1)
  log.stage('full-text', 1, ['wrong population', 'wrong design'])
  for (const id of ['p1', 'p2', 'p3', 'e2', 'w1', 'w2']) log.vote(id, 'ann', 'include')
  log.vote('p4', 'ann', 'exclude')
  log.vote('r1', 'ann', 'exclude', 'title-abstract', 'not a trial')
  log.retrieval('p3', 'not-retrieved')
  for (const id of ['p1', 'p2', 'w1']) log.vote(id, 'ann', 'include', 'full-text')
  log.vote('e2', 'ann', 'exclude', 'full-text', 'wrong design')
  log.vote('w2', 'ann', 'exclude', 'full-text', 'wrong population')
  log.study('p1', 'Trial A')
  log.study('w1', 'Trial A')
  return log
}

test('the numbers of a small review, each with its records', () => {
  const { databases, other, ...rest } = flow(smallReview().events)
  expect(databases.bySource).toEqual([
    { name: 'PubMed', records: ['p1', 'p2', 'p3', 'p4', 'p5'] },
    { name: 'Embase', records: ['e1', 'e2', 'e3'] },
  ])
  expect(databases.registers).toEqual([{ name: 'ClinicalTrials.gov', records: ['r1'] }])
  expect(databases).toMatchObject({
    duplicates: ['e1'],
    removedByTool: ['p5'],
    removedOther: ['e3'],
    screened: ['p1', 'p2', 'p3', 'p4', 'e2', 'r1'],
    excluded: ['p4', 'r1'],
    screeningReasons: [
      { name: '', records: ['p4'] },
      { name: 'not a trial', records: ['r1'] },
    ],
    sought: ['p1', 'p2', 'p3', 'e2'],
    notRetrieved: ['p3'],
    assessed: ['p1', 'p2', 'e2'],
    byReason: [{ name: 'wrong design', records: ['e2'] }],
    included: ['p1', 'p2'],
  })
  expect(other).toMatchObject({
    sought: ['w1', 'w2'],
    included: ['w1'],
    byReason: [{ name: 'wrong population', records: ['w2'] }],
  })
  expect(rest).toEqual({
    previousReports: ['old'],
    previousStudies: ['old'],
    takenOut: [],
    reports: ['p1', 'p2', 'w1'],
    studies: ['Trial A', 'p2'],
    allReports: ['old', 'p1', 'p2', 'w1'],
    allStudies: ['old', 'Trial A', 'p2'],
    isComplete: true,
  })
})

test('a log that contradicts itself draws nothing and names the records', () => {
  const log = smallReview()
  log.vote('p1', 'ann', 'exclude')
  expect(flowOf(log.events)).toEqual({
    ok: false,
    problems: [
      {
        kind: 'assessed-but-excluded',
        message: 'The full texts of these records were decided on, although title and abstract have not been included.',
        records: ['p1'],
      },
    ],
  })
})

test('numbers that do not add up are told', () => {
  const right = flow(smallReview().events)
  expect(sumsThatFail(right)).toEqual([])
  const wrong = { ...right, databases: { ...right.databases, excluded: ['p4'] } }
  expect(sumsThatFail(wrong)).toEqual([
    'Databases and registers: screened (6) is not the sum of excluded, sought and undecided (5).',
    'Databases and registers: excluded (1) is not the sum of its reasons (2).',
  ])
})

/** Any log at all: a few records and people, every kind of event, contradictions and all. */
const anyLog = (() => {
  const record = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')
  const stage = fc.constantFrom('title-abstract' as const, 'full-text' as const)
  const verdict = fc.constantFrom<Verdict>('include', 'include', 'exclude', 'maybe', 'awaiting')
  const final = fc.constantFrom('include' as const, 'exclude' as const)
  const arm = fc.constantFrom('databases' as const, 'registers' as const, 'other' as const, 'previous' as const)
  const reason = fc.constantFrom('wrong population', 'wrong design')
  const name = fc.constantFrom('PubMed', 'Embase')
  const body = fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        kind: fc.constant('identified' as const),
        recordId: record,
        source: fc.record({ arm, name }),
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('duplicate' as const), recordId: record, of: record }) },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('removed' as const),
        recordId: record,
        why: fc.constantFrom('automation' as const, 'other' as const),
      }),
    },
    {
      weight: 8,
      arbitrary: fc.record({ kind: fc.constant('vote' as const), stage, recordId: record, verdict, reason }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ kind: fc.constant('resolved' as const), stage, recordId: record, verdict: final, reason }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('retrieval' as const),
        recordId: record,
        outcome: fc.constantFrom('retrieved' as const, 'not-retrieved' as const),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('study' as const),
        recordId: record,
        studyId: fc.constantFrom('s1', 's2'),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ kind: fc.constant('stage' as const), stage, reviewers: fc.integer({ min: 0, max: 2 }) }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('undone' as const), undoes: fc.nat(20).map((place) => `e${place}`) }),
    },
  )
  const line = fc.tuple(body, fc.constantFrom('ann', 'bob', 'cleo'), fc.nat(30))
  return fc.array(line, { maxLength: 45 }).map((lines) =>
    lines.map(([of, by, minute], i): ReviewEvent => ({
      id: `e${i}`,
      at: new Date(Date.UTC(2026, 0, 1) + minute * 60_000).toISOString(),
      by,
      ...of,
    })),
  )
})()

describe('for any log', () => {
  test('the numbers add up, or the diagram is refused with a reason and its records', () => {
    fc.assert(
      fc.property(anyLog, (events) => {
        const result = flowOf(events)
        if (!result.ok) {
          expect(result.problems.length).toBeGreaterThan(0)
          for (const { kind, message, records } of result.problems) {
            expect(message).toMatch(/\.$/)
            if (kind !== 'undoes-unknown' && kind !== 'clashing-events') expect(records.length).toBeGreaterThan(0)
          }
          return
        }
        expect(sumsThatFail(result.flow)).toEqual([])
        expect(result.flow.allReports.length).toBeGreaterThanOrEqual(result.flow.allStudies.length)
      }),
      { numRuns: 600 },
    )
  })

  test('it does not matter in which order events arrive, how often, or in how many pieces', () => {
    fc.assert(
      fc.property(anyLog, fc.infiniteStream(fc.nat()), (events, numbers) => {
        const mixed = [...events, ...events.slice(0, 3)]
          .map((event) => ({ event, key: numbers.next().value as number }))
          .sort((a, b) => a.key - b.key)
          .map(({ event }) => event)
        const here = flowOf(events)
        const there = flowOf(mixed)
        expect(there.ok).toBe(here.ok)
        if (here.ok && there.ok) expect(flowCounts(there.flow)).toEqual(flowCounts(here.flow))
      }),
    )
  })

  test('each record stands in one box of each row, and in none of another arm', () => {
    fc.assert(
      fc.property(anyLog, (events) => {
        const result = flowOf(events)
        if (!result.ok) return
        const { databases, other, previousReports } = result.flow
        const all = [...databases.identified, ...other.identified, ...previousReports]
        expect(new Set(all).size).toBe(all.length)
        const seen = [...reviewState(events).records.values()]
        const twins = seen.filter(({ source, place }) => source.arm === 'previous' && place === 'duplicate')
        expect([...all, ...twins.map(({ id }) => id)].toSorted()).toEqual(seen.map(({ id }) => id).toSorted())
        for (const arm of [databases, other]) {
          const last = [
            arm.duplicates,
            arm.removedByTool,
            arm.removedOther,
            arm.excluded,
            arm.undecided,
            arm.notRetrieved,
            arm.retrievalOpen,
            arm.excludedFullText,
            arm.fullTextOpen,
            arm.included,
          ].flat()
          expect(last.toSorted()).toEqual([...arm.identified].toSorted())
        }
      }),
    )
  })
})

describe('for any review that is played as people play it', () => {
  /** What becomes of a record, told by the generator and not by the code under test. */
  const fate = fc.constantFrom(
    'duplicate',
    'tool',
    'other',
    'excluded',
    'not-retrieved',
    'out',
    'in',
    'conflict-in',
    'conflict-out',
  )
  const plan = fc.array(
    fc.record({
      fate,
      arm: fc.constantFrom('databases' as const, 'other' as const),
      reason: fc.constantFrom('x', 'y'),
      study: fc.nat(3),
    }),
    { minLength: 1, maxLength: 25 },
  )

  test('the numbers are those of the plan', () => {
    fc.assert(
      fc.property(plan, (records) => {
        const log = logWriter()
        log.found('first')
        log.stage('full-text', 2, ['x', 'y'])
        log.vote('first', 'ann', 'include')
        log.vote('first', 'bob', 'include')
        log.vote('first', 'ann', 'exclude', 'full-text', 'x')
        log.vote('first', 'bob', 'exclude', 'full-text', 'x')
        records.forEach(({ fate: of, arm, reason, study }, i) => {
          const id = `r${i}`
          log.found(id, 'Somewhere', arm)
          if (of === 'duplicate') return log.duplicate(id, 'first')
          if (of === 'tool') return log.removed(id, 'automation')
          if (of === 'other') return log.removed(id)
          if (of === 'excluded') {
            log.vote(id, 'ann', 'exclude')
            return log.vote(id, 'bob', 'exclude')
          }
          if (of.startsWith('conflict')) {
            log.vote(id, 'ann', 'exclude')
            log.vote(id, 'bob', 'include')
            log.resolved(id, of === 'conflict-in' ? 'include' : 'exclude')
            if (of === 'conflict-out') return
          } else {
            log.vote(id, 'ann', 'include')
            log.vote(id, 'bob', 'maybe')
          }
          if (of === 'not-retrieved') return log.retrieval(id, 'not-retrieved')
          log.retrieval(id, 'retrieved')
          const verdict = of === 'out' ? 'exclude' : 'include'
          log.vote(id, 'ann', verdict, 'full-text', reason)
          log.vote(id, 'bob', verdict, 'full-text', reason)
          if (verdict === 'include') log.study(id, `study ${study}`)
        })
        const seen = flow(log.events)
        const count = (arm: string, ...fates: string[]) =>
          records.filter((record) => record.arm === arm && fates.includes(record.fate)).length
        for (const [arm, column, more] of [
          ['databases', seen.databases, 1],
          ['other', seen.other, 0],
        ] as const) {
          expect(column.duplicates).toHaveLength(count(arm, 'duplicate'))
          expect(column.removedByTool).toHaveLength(count(arm, 'tool'))
          expect(column.removedOther).toHaveLength(count(arm, 'other'))
          expect(column.excluded).toHaveLength(count(arm, 'excluded', 'conflict-out'))
          expect(column.notRetrieved).toHaveLength(count(arm, 'not-retrieved'))
          expect(column.excludedFullText).toHaveLength(count(arm, 'out') + more)
          expect(column.included).toHaveLength(count(arm, 'in', 'conflict-in'))
          const reasonX = column.byReason.find(({ name }) => name === 'x')?.records.length ?? 0
          expect(reasonX).toBe(
            records.filter((record) => record.arm === arm && record.fate === 'out' && record.reason === 'x').length +
              more,
          )
        }
        const included = records.filter((record) => record.fate === 'in' || record.fate === 'conflict-in')
        expect(seen.reports).toHaveLength(included.length)
        expect(seen.studies).toHaveLength(new Set(included.map(({ study }) => study)).size)
        expect(seen.isComplete).toBe(true)
      }),
    )
  })
})

describe('the audit bundle', () => {
  const records = [{ id: 'p1', title: 'A trial', doi: '10.1000/1' }]
  const made = async () => {
    const result = await makeBundle('Tea and sleep', records, smallReview().events, '2026-11-20T12:00:00Z')
    if (!result.ok) throw new Error(result.reasons.join(' '))
    return result.bundle
  }

  test('played again it gives the same numbers', async () => {
    const bundle = await made()
    const replay = await replayBundle(JSON.stringify(bundle))
    expect(replay.ok && replay.counts).toEqual(flowCounts(flow(smallReview().events)))
    expect(bundle.counts).toMatchObject({
      'databases.screened': 6,
      'databases.bySource.PubMed': 5,
      studies: 2,
      reports: 3,
    })
    const shuffledBundle = { ...bundle, events: bundle.events.toReversed() }
    expect((await replayBundle(JSON.stringify(shuffledBundle))).ok).toBe(true)
  })

  test('a changed vote, a changed number and a file that is cut off are told', async () => {
    const bundle = await made()
    const changed = {
      ...bundle,
      events: bundle.events.map((event) => (event.kind === 'vote' ? { ...event, by: 'eve' } : event)),
    }
    const votes = bundle.events.filter(({ kind }) => kind === 'vote')
    const told = await replayBundle(JSON.stringify(changed))
    expect(told.ok ? [] : told.reasons.slice(0, 2)).toEqual([
      'The bundle was changed after it was made: its hash does not fit.',
      `Changed: event ${votes[0]?.id ?? ''}.`,
    ])
    expect(await replayBundle(JSON.stringify(bundle).slice(0, 400))).toEqual({
      ok: false,
      reasons: ['The file is no JSON: it may be cut off.'],
    })
    expect(await replayBundle('{"format":"else"}')).toEqual({
      ok: false,
      reasons: ['The file is no review bundle of version 1.'],
    })
  })

  test('one changed byte is named by the part in which it stands, and so is what was added or taken out', async () => {
    const bundle = await made()
    const reasonsOf = async (patch: object) => {
      const replay = await replayBundle(JSON.stringify({ ...bundle, ...patch }))
      return replay.ok ? [] : replay.reasons.slice(1)
    }
    const [first] = bundle.events
    expect(await reasonsOf({ records: [{ ...records[0], doi: '10.1000/2' }] })).toEqual(['Changed: record p1.'])
    expect(await reasonsOf({ title: 'Tea and sleeq' })).toEqual(['Changed: title.'])
    expect(await reasonsOf({ counts: { ...bundle.counts, studies: 3 } })).toEqual(['Changed: counts.'])
    expect(await reasonsOf({ events: bundle.events.slice(1) })).toEqual([`Taken out: event ${first?.id ?? ''}.`])
    expect(await reasonsOf({ records: [...records, { id: 'p2', title: 'More' }] })).toEqual(['Added: record p2.'])
    expect(await reasonsOf({ hash: 'f'.repeat(64) })).toEqual([
      'No part differs: the hash itself, or the list of parts, was changed.',
    ])
  })

  test('a bundle of the time before parts had a hash is still counted again', async () => {
    const { parts: _parts, hash: _hash, ...old } = await made()
    const text = signature({ ...old, events: old.events.map(signature).toSorted() })
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
    const hash = Buffer.from(digest).toString('hex')
    expect((await replayBundle(JSON.stringify({ ...old, hash }))).ok).toBe(true)
    const other = await replayBundle(JSON.stringify({ ...old, title: 'Other', hash }))
    expect(other.ok ? [] : other.reasons).toEqual(['The bundle was changed after it was made: its hash does not fit.'])
  })

  test('a log that does not add up makes no bundle', async () => {
    const log = smallReview()
    log.vote('ghost', 'ann', 'include')
    expect(await makeBundle('x', [], log.events, '2026-11-20T12:00:00Z')).toEqual({
      ok: false,
      reasons: ['The log decides on records that were never identified. (ghost)'],
    })
  })
})
