import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { newReviewBody, readReviewBody, REVIEW_FORMAT } from '#contract/review-body.ts'
import { readReviewEntry } from '#contract/review-entries.ts'
import type { ReviewEvent } from '#contract/review-log.ts'
import { flowBoxes, flowLines, wrapped } from '#research/review-flow/flow-boxes.ts'
import { identifyEvents } from '#features/review/identify/identify.ts'
import { sourceNameOf } from '#research/papers/source-name.ts'
import { copyOf, paperIdOf } from '#science/review-log/record-id.ts'
import { nextActions } from '#features/review/home/next-actions.ts'
import type { Review } from '#features/review/model/ReviewProvider.tsx'
import { nextTime } from '#features/review/model/entry-draft.ts'
import { prisma2020, prismaScr } from '#features/review/report/checklists.ts'
import { cellSentence, crossTable, saturation, thinCells } from '#features/review/scope/cross-table.ts'
import { mapHtml } from '#features/review/scope/map-html.ts'
import { termSpans } from '#science/screening/lit-terms.ts'
import { stoppingOf } from '#features/review/screen/stop-state.ts'
import { dealEvents } from '#features/review/team/deal.ts'
import { flowOf, sumsThatFail } from '#science/review-log/flow.ts'
import { reviewState } from '#science/review-log/review-state.ts'
import { logWriter } from '#tests/science/review-log/made-events.ts'

const row = (studyId: string, values: Record<string, string[]>) => ({
  studyId,
  recordId: studyId,
  label: studyId,
  formVersion: 1,
  by: 'ann',
  values,
})

describe('what a review keeps', () => {
  test('a body of an earlier form gets usual values, one of a newer form is not read', () => {
    const read = readReviewBody({ format: REVIEW_FORMAT, subtype: 'scoping' })
    expect(read).toMatchObject({ ok: true, body: { isBlind: true, criteria: [], terms: { include: [] }, forms: [] } })
    expect(readReviewBody({ ...newReviewBody('systematic'), format: REVIEW_FORMAT + 1 })).toEqual({
      ok: false,
      reason: 'newer',
    })
    expect(readReviewBody({ subtype: 'systematic' })).toEqual({ ok: false, reason: 'unknown' })
  })

  test('an entry that this version does not know is left out and breaks nothing', () => {
    const common = { id: 'event-1', at: '2026-01-01T00:00:00Z', by: 'ann' }
    expect(readReviewEntry({ ...common, kind: 'dreamt' })).toBeUndefined()
    expect(readReviewEntry(null)).toBeUndefined()
    expect(readReviewEntry({ ...common, kind: 'distinct', pair: ['a', 'b'] })).toMatchObject({ kind: 'distinct' })
  })

  test('what one person does keeps its order, also when the clock stands still or goes back', () => {
    const times = [nextTime(5_000_000_000_000), nextTime(5_000_000_000_000), nextTime(4_000_000_000_000)]
    expect(times.toSorted()).toEqual(times)
    expect(new Set(times).size).toBe(3)
  })
})

describe('identification', () => {
  const pubmed = { arm: 'databases', name: 'PubMed' } as const
  const embase = { arm: 'databases', name: 'Embase' } as const
  const logged = (drafts: ReturnType<typeof identifyEvents>, log = logWriter()) => {
    for (const draft of drafts) {
      if (draft.kind === 'identified') log.found(draft.recordId, draft.source.name, draft.source.arm)
      if (draft.kind === 'duplicate') log.duplicate(draft.recordId, draft.of)
    }
    return log
  }

  test('a paper that a second database brings counts as identified there and as a duplicate; the same source twice adds nothing', () => {
    const log = logged(identifyEvents(['p1', 'p2'], pubmed, new Map()))
    logged(identifyEvents(['p2', 'p3'], embase, reviewState(log.events).records), log)
    expect(identifyEvents(['p2', 'p3'], embase, reviewState(log.events).records)).toEqual([])
    const result = flowOf(log.events)
    if (!result.ok) throw new Error('The log adds up.')
    expect(result.flow.databases.identified).toHaveLength(4)
    expect(result.flow.databases.duplicates).toEqual([copyOf('p2', 2)])
    expect(result.flow.databases.screened).toHaveLength(3)
    expect(paperIdOf(copyOf('p2', 2))).toBe('p2')
    expect(sumsThatFail(result.flow)).toEqual([])
  })

  test('the database is guessed from the name of the file', () => {
    expect(sourceNameOf('pubmed-statins-set.nbib')).toBe('PubMed')
    expect(sourceNameOf('Web of Science 1-500.ris')).toBe('Web of Science')
    expect(sourceNameOf('my own list.ris')).toBe('my own list')
  })
})

describe('the flow diagram', () => {
  test('has a line for every number, for any log that adds up, and none outside its drawing', () => {
    const verdict = fc.constantFrom<'include' | 'exclude' | 'maybe'>('include', 'exclude', 'maybe')
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            arm: fc.constantFrom<'databases' | 'registers' | 'other'>('databases', 'registers', 'other'),
            first: verdict,
            second: verdict,
            full: verdict,
          }),
        ),
        (records) => {
          const log = logWriter()
          for (const [i, each] of records.entries()) {
            log.found(`r${i}`, `Source ${i % 3}`, each.arm)
            log.vote(`r${i}`, 'ann', each.first)
            log.vote(`r${i}`, 'bob', each.second)
            const place = reviewState(log.events).records.get(`r${i}`)?.place
            if (place === 'retrieval') {
              log.retrieval(`r${i}`, 'retrieved')
              log.vote(`r${i}`, 'ann', each.full, 'full-text', 'Not a trial')
              log.vote(`r${i}`, 'bob', each.full, 'full-text', 'Not a trial')
            }
          }
          const result = flowOf(log.events)
          if (!result.ok) throw new Error(result.problems[0]?.message)
          const drawing = flowBoxes(result.flow)
          const n = (key: string) => flowLines(drawing).find(({ line }) => line.key === key)?.line.ids.length ?? 0
          expect(n('databases-screened') + n('other-screened')).toBe(records.length)
          expect(n('databases-screened')).toBe(
            n('databases-excluded') + n('databases-undecided') + n('databases-sought'),
          )
          expect(n('reports')).toBe(result.flow.reports.length)
          for (const box of drawing.boxes) {
            expect(box.x + box.width).toBeLessThanOrEqual(drawing.width)
            expect(box.y + box.height).toBeLessThanOrEqual(drawing.height)
            expect(box.rows.length * 16).toBeLessThanOrEqual(box.height)
          }
        },
      ),
      { numRuns: 60 },
    )
  })

  test('long words are cut, never lost between lines', () => {
    expect(wrapped('one two three', 7)).toEqual(['one two', 'three'])
    expect(wrapped('x'.repeat(50), 10)).toEqual([`${'x'.repeat(9)}…`])
  })
})

describe('screening', () => {
  test('words of both lists are found as whole words, with any ending where a star stands', () => {
    const text = 'Randomised trial of statins; non-randomized rats.'
    const spans = termSpans(text, { include: ['randomi*', 'trial'], exclude: ['rat', 'rats', '(['] })
    expect(spans.map(({ start, end, kind }) => [text.slice(start, end), kind])).toEqual([
      ['Randomised', 'include'],
      ['trial', 'include'],
      ['randomized', 'include'],
      ['rats', 'exclude'],
    ])
  })

  test('spans never overlap and never reach beyond the text', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), fc.array(fc.string()), (text, include, exclude) => {
        let end = 0
        for (const span of termSpans(text, { include, exclude })) {
          expect(span.start).toBeGreaterThanOrEqual(end)
          expect(span.end).toBeGreaterThan(span.start)
          end = span.end
        }
        expect(end).toBeLessThanOrEqual(text.length)
      }),
    )
  })

  test('a control sample counts as far as it was read, and no longer once others were screened after it', () => {
    const at = (n: number) => new Date(Date.UTC(2026, 0, 1, 0, n)).toISOString()
    const votes = Array.from({ length: 200 }, (_, n) => ({
      recordId: `r${n}`,
      verdict: n < 20 ? ('include' as const) : ('exclude' as const),
      at: at(n),
    }))
    const sampled = { at: at(200), left: 800, drawn: ['s1', 's2'] }
    const inSample = [{ recordId: 's1', verdict: 'exclude' as const, at: at(201) }]
    const during = stoppingOf(1000, [...votes, ...inSample], sampled, 0.95)
    expect(during).toMatchObject({ sampleLeft: 1, isSampleOver: false })
    expect(during.advice.bound).toBeDefined()
    const after = stoppingOf(
      1000,
      [...votes, ...inSample, { recordId: 'r900', verdict: 'exclude', at: at(300) }],
      sampled,
      0.95,
    )
    expect(after).toMatchObject({ sampleLeft: 0, isSampleOver: true })
    expect(after.advice.bound).toBeUndefined()
  })
})

describe('dealing out', () => {
  test('everybody ends with about the same, nobody gets what they voted on, and every missing vote is dealt', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 5 }), fc.array(fc.boolean(), { maxLength: 60 }), (people, hasVote) => {
        const team = Array.from({ length: people }, (_, i) => `p${i}`)
        const log = logWriter()
        for (const [i, voted] of hasVote.entries()) {
          log.found(`r${i}`)
          if (voted) log.vote(`r${i}`, 'p0', 'include')
        }
        const state = reviewState(log.events)
        const { drafts, each } = dealEvents(state, 'title-abstract', team)
        const dealt = drafts.flatMap((draft) =>
          draft.kind === 'dealt' ? draft.recordIds.map((id) => ({ id, by: draft.userId })) : [],
        )
        expect(new Set(dealt.map(({ id, by }) => `${id} ${by}`)).size).toBe(dealt.length)
        expect(dealt).toHaveLength(hasVote.reduce((sum, voted) => sum + (voted ? 1 : 2), 0))
        for (const { id, by } of dealt) {
          expect(state.records.get(id)?.screening.votes.some((vote) => vote.by === by)).toBe(false)
        }
        expect([...each.values()].reduce((sum, n) => sum + n, 0)).toBe(dealt.length)
      }),
    )
  })
})

describe('maps', () => {
  const rows = [
    row('a', { country: ['Kenya', 'India'], concept: ['Cost'] }),
    row('b', { country: ['India'], concept: ['Harm'] }),
    row('c', { country: [], concept: ['Harm'] }),
  ]

  test('a source with two values stands in two cells, and both counts are named', () => {
    const table = crossTable(rows, 'country', 'concept')
    expect(table).toMatchObject({ sources: 3, placed: 2, marks: 3 })
    const cell = (country: string, concept: string) =>
      table.cells.flat().find((each) => each.row === country && each.column === concept)?.studies
    expect(cell('India', 'Cost')).toEqual(['a'])
    expect(cell('Kenya', 'Harm')).toEqual([])
  })

  test('an empty cell says how many sources it speaks of', () => {
    const table = crossTable(rows, 'country', 'concept')
    const [empty] = thinCells(table, 0)
    expect(empty && cellSentence(empty, table)).toBe(
      '0 of 3 included sources report Kenya with Harm (2 of them are charted in both).',
    )
  })

  test('marks are the sum of the cells, whatever was charted', () => {
    const values = fc.uniqueArray(fc.constantFrom('x', 'y', 'z'))
    fc.assert(
      fc.property(fc.array(fc.tuple(values, values)), (all) => {
        const table = crossTable(
          all.map(([r, c], i) => row(`s${i}`, { r, c })),
          'r',
          'c',
        )
        expect(table.cells.flat().reduce((sum, { studies }) => sum + studies.length, 0)).toBe(table.marks)
        expect(table.marks).toBe(all.reduce((sum, [r, c]) => sum + r.length * c.length, 0))
        expect(table.placed).toBe(all.filter(([r, c]) => r.length > 0 && c.length > 0).length)
      }),
    )
  })

  test('saturation never falls and ends at the number of values', () => {
    expect(saturation(rows, 'concept').map(({ known }) => known)).toEqual([1, 2, 2])
  })

  test('the page that stands alone holds no markup of anybody’s text', () => {
    const table = crossTable([row('a', { r: ['<img src=x onerror=1>'], c: ['"&'] })], 'r', 'c')
    const html = mapHtml('<script>', '</title>', table, () => '<b>')
    expect(html).not.toMatch(/<(?:script|img|b)>|<img|<\/title>.*<\/title>/)
    expect(html).toContain('&lt;img src=x onerror=1&gt;')
  })
})

test('the checklists have the items of their statements, each once', () => {
  expect(prisma2020).toHaveLength(42)
  expect(prismaScr).toHaveLength(22)
  expect(new Set(prisma2020.map(({ id }) => id)).size).toBe(42)
})

test('undone events of a log keep the numbers of the diagram a query', () => {
  const log = logWriter()
  log.found('r1')
  log.stage('title-abstract', 1)
  const vote = log.vote('r1', 'ann', 'exclude')
  log.undone(vote.id)
  const events: readonly ReviewEvent[] = log.events
  expect(reviewState(events).records.get('r1')?.place).toBe('screening')
})

test('while the papers are on their way nothing is said of how many have no source', () => {
  const log = logWriter()
  log.found('a')
  const state = reviewState(log.events)
  const papers = new Map(['a', 'b', 'c'].map((id) => [id, {}]))
  const of = (papersAre: 'here' | 'reading') =>
    nextActions({
      state,
      me: 'ann',
      beside: { deals: {} },
      body: newReviewBody('systematic'),
      papers,
      papersAre,
      withheld: new Map(),
      isLead: true,
    } as unknown as Review).map(({ why }) => why)
  expect(of('here')).toContain('2 papers have no source.')
  expect(of('reading')).not.toContain('2 papers have no source.')
})
