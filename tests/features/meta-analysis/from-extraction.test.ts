import { describe, expect, test } from 'vitest'

import type { GridEntry } from '#contract/grid.ts'
import type { ReviewOutcome } from '#contract/review-body.ts'
import { runMethod } from '#features/meta-analysis/methods/methods.ts'
import { networkForest } from '#features/meta-analysis/methods/network-forest.ts'
import { putIn, type ExtractedOutcome } from '#features/meta-analysis/transfer/from-extraction.ts'
import { resultsOf } from '#features/meta-analysis/transfer/for-a-review.tsx'
import { compute } from '#research/meta-analysis/compute.ts'
import { networkArms } from '#research/meta-analysis/method-tables.ts'
import { armColumns, outcomeColumns, outcomeRowId, type ArmColumn } from '#science/arms/arm-columns.ts'
import { armLine, networkLines } from '#science/arms/arm-lines.ts'
import { gridOf, type Grid } from '#science/grid/grid.ts'
import { emptyLog, extendLog } from '#science/grid/grid-log.ts'
import { emptyGridBody } from '#science/grid/read-grid.ts'
import type { Measure } from '#science/statistics/measures/measure.ts'
import { sharedJson } from '#tests/science/records/shared-data.ts'
import { agrees } from '#tests/science/statistics/agrees.ts'
import { tableOf, type Reference } from '#tests/science/statistics/metafor-data.ts'

const QUOTE = 'In the vaccinated group 4 of 123 had it.'
const outcomeOf = (over: Partial<ReviewOutcome> = {}): ReviewOutcome => ({
  id: 'o1',
  name: 'Tuberculosis',
  kind: 'dichotomous',
  better: 'lower',
  measure: 'RR',
  ...over,
})

type Numbers = Partial<Record<ArmColumn, number>>
type Study = { id: string; arms: { role: string; numbers: Numbers }[] }

/** Entries as the form writes them: arms, their roles, and a cell for each number, with its passage. */
function entriesOf(studies: readonly Study[], outcome: ReviewOutcome): GridEntry[] {
  return studies.flatMap(({ id, arms }) =>
    arms.flatMap(({ role, numbers }, n): GridEntry[] => {
      const armId = `${id}-arm-${n}`
      const rowId = outcomeRowId(armId, outcome.id)
      const row = { id: armId, kind: 'arm' as const, documentId: id, label: `Arm ${n + 1}` }
      return [
        { kind: 'row', row },
        { kind: 'cell', verb: 'set', rowId: armId, columnId: armColumns.role.id, columnVersion: 1, value: role },
        ...Object.entries(numbers).map(([column, value]): GridEntry => ({
          kind: 'cell',
          verb: 'set',
          rowId,
          columnId: armColumns[column as ArmColumn].id,
          columnVersion: 1,
          value,
          evidence: [{ documentId: id, quote: QUOTE, verified: 'exact', start: 0, end: 40, textHash: 'x', page: 3 }],
        })),
      ]
    }),
  )
}

function gridWith(
  ids: readonly string[],
  entries: readonly GridEntry[],
  people: readonly string[] = [],
  isDouble = false,
): Grid {
  // prettier-ignore
  const body = { ...emptyGridBody(), columns: Object.values(armColumns).map((column) => ({ ...column, choices: undefined })), params: { isDouble } } // prettier-ignore
  const log = entries.map((data, n) => ({
    id: `e${n}`,
    seq: n + 1,
    at: new Date(Date.UTC(2026, 0, 1, 0, 0, n)).toISOString(),
    by: { userId: people[n] ?? 'ann', name: people[n] ?? 'Ann' },
    data,
    isPending: false,
  }))
  return gridOf({ documentIds: ids, body, log: extendLog(emptyLog(), log), rules: new Map(), papers: new Map() })
}

function wantedOf(grid: Grid, outcome: ReviewOutcome, ids: readonly string[]): ExtractedOutcome {
  const studies = ids.map((id) => ({ ...armLine(grid, id, outcome), label: id }))
  return { id: outcome.id, gridId: 'grid', name: outcome.name, measure: outcome.measure as Measure, better: outcome.better, studies: studies.filter(({ problem }) => problem === undefined) } // prettier-ignore
}

const twoArms = (id: string, first: Numbers, second: Numbers): Study => ({
  id,
  arms: [
    { role: 'Intervention', numbers: first },
    { role: 'Comparator', numbers: second },
  ],
})
const bcg = [
  twoArms('p1', { events: 4, total: 123 }, { events: 11, total: 139 }),
  twoArms('p2', { events: 6, total: 306 }, { events: 29, total: 303 }),
]
const ids = ['p1', 'p2']

function made(studies: readonly Study[], outcome = outcomeOf(), body?: unknown) {
  const grid = gridWith(studies.map(({ id }) => id), entriesOf(studies, outcome)) // prettier-ignore
  const result = putIn(body, [wantedOf(grid, outcome, studies.map(({ id }) => id))]) // prettier-ignore
  if (!result.ok) throw new Error(result.reason)
  return result
}

describe('numbers of arms become the lines of a meta-analysis', () => {
  test('each with the cell and the passage that it came from, down to the list behind the pooled result', () => {
    const { document } = made(bcg)
    expect(document.outcomes[0]?.lines.map(({ cells }) => cells)).toMatchObject([
      { label: 'p1', events: '4', total: '123', controlEvents: '11', controlTotal: '139' },
      { label: 'p2', events: '6', total: '306', controlEvents: '29', controlTotal: '303' },
    ])
    const results = resultsOf(document)
    expect(results?.outcomes[0]?.numbers).toMatchObject({ measure: 'RR', none: 1, k: 2, participants: 871, events: 50 })
    expect(results?.outcomes[0]?.numbers?.controlRisk).toBeCloseTo(40 / 442, 12)
    expect(results?.outcomes[0]?.cells).toHaveLength(8)
    expect(results?.outcomes[0]?.cells[0]).toMatchObject({
      study: 'p1',
      value: '4',
      gridId: 'grid',
      rowId: 'p1-arm-0:o1',
      columnId: 'arm-events',
      documentId: 'p1',
      quote: QUOTE,
      page: 3,
    })
  })

  test('arms of one side are put together, and the rule stands with the number', () => {
    const first = { role: 'Intervention', numbers: { mean: 10, sd: 2, total: 20 } }
    const second = { role: 'Intervention', numbers: { mean: 12, sd: 3, total: 30 } }
    const control = { role: 'Comparator', numbers: { mean: 9, sd: 2, total: 50 } }
    const unused = { role: 'Not compared', numbers: { mean: 99, sd: 1, total: 1 } }
    const outcome = outcomeOf({ kind: 'continuous', measure: 'MD' })
    const { document } = made([{ id: 'p1', arms: [first, second, control, unused] }], outcome)
    const [line] = document.outcomes[0]?.lines ?? []
    // By hand: (20 × 10 + 30 × 12) / 50, and the deviation of 50 values of which 20 and 30 have these means and deviations.
    expect(Number(line?.cells['mean'])).toBeCloseTo(11.2, 10)
    expect(Number(line?.cells['sd'])).toBeCloseTo(Math.sqrt((19 * 4 + 29 * 9 + (600 / 50) * 4) / 49), 10)
    expect(line?.cells['total']).toBe('50')
    expect(line?.workedOut?.['mean']?.formula).toContain('n₁m₁ + n₂m₂')
    expect(line?.sources?.['mean']).toHaveLength(2)
  })

  test('what nobody confirmed, what is in dispute and what one of two people filled is not pooled, and says why', () => {
    const outcome = outcomeOf()
    const all = entriesOf(bcg, outcome)
    const [role, ...rest] = all
    const doubt: GridEntry = { kind: 'cell', verb: 'dispute', rowId: 'p1-arm-0:o1', columnId: 'arm-events', columnVersion: 1, value: 4 } // prettier-ignore
    const doubted = gridWith(ids, [...all, doubt])
    expect(armLine(doubted, 'p1', outcome).problem).toBe('Events of Arm 1: in dispute.')
    const suggested: GridEntry = { kind: 'suggestion', rowId: 'p1-arm-0:o1', columnId: 'arm-events', columnVersion: 1, value: 4, runId: 'r', from: 'documents' } // prettier-ignore
    const without = all.filter((entry) => !(entry.kind === 'cell' && entry.rowId === 'p1-arm-0:o1' && entry.columnId === 'arm-events')) // prettier-ignore
    expect(armLine(gridWith(ids, [...without, suggested]), 'p1', outcome).problem).toBe(
      'Events of Arm 1: suggested, confirmed by nobody.',
    )
    expect(armLine(gridWith(ids, without), 'p1', outcome).problem).toBe('Events of Arm 1: empty.')
    const alone = gridWith(ids, all, [], true)
    expect(armLine(alone, 'p1', outcome).problem).toContain('extracted by one person so far')
    const both = gridWith(ids, [...all, ...all], [...all.map(() => 'ann'), ...all.map(() => 'bob')], true)
    expect(armLine(both, 'p1', outcome).problem).toBeUndefined()
    expect(role && rest.length > 0).toBe(true)
  })

  test('a study without an arm on each side says so', () => {
    const outcome = outcomeOf()
    const grid = gridWith(['p1'], entriesOf([{ id: 'p1', arms: [{ role: 'Intervention', numbers: { events: 1, total: 2 } }] }], outcome)) // prettier-ignore
    expect(armLine(grid, 'p1', outcome).problem).toBe('It has no arm on one side of the comparison yet.')
  })

  test('a ratio with its interval is the line of a study without arms', () => {
    const outcome = outcomeOf({ kind: 'time-to-event', measure: 'HR' })
    const cell = (column: ArmColumn, value: number): GridEntry => ({ kind: 'cell', verb: 'set', rowId: outcomeRowId('p1', 'o1'), columnId: armColumns[column].id, columnVersion: 1, value }) // prettier-ignore
    const grid = gridWith(['p1'], [cell('estimate', 0.8), cell('low', 0.6), cell('high', 1.1)])
    const result = putIn(undefined, [wantedOf(grid, outcome, ['p1'])])
    expect(result.ok && result.document.outcomes[0]?.lines[0]?.cells).toMatchObject({ ratio: '0.8', low: '0.6', high: '1.1' }) // prettier-ignore
    expect(outcomeColumns['time-to-event'].of).toBe('study')
  })
})

describe('a change of the extraction', () => {
  test('shows as a difference, and what was typed or chosen in the analysis stays', () => {
    const before = made(bcg).document
    const [outcome] = before.outcomes
    if (!outcome) throw new Error('No outcome.')
    const [line] = outcome.lines
    const kept = {
      ...before,
      outcomes: [
        {
          ...outcome,
          settings: { ...outcome.settings, model: 'DL' as const },
          lines: [
            { ...line, id: line?.id ?? '', excluded: 'Other people', cells: { ...line?.cells, subgroup: 'Random' } },
            ...outcome.lines.slice(1),
            {
              id: 'typed',
              cells: { label: 'By hand', events: '1', total: '9', controlEvents: '2', controlTotal: '9' },
            },
          ],
        },
      ],
    }
    expect(made(bcg, outcomeOf(), kept).changes).toEqual([])
    const changed = [twoArms('p1', { events: 9, total: 123 }, { events: 11, total: 139 }), ...bcg.slice(1)]
    const { document, changes } = made(changed, outcomeOf(), kept)
    expect(changes).toEqual(['Tuberculosis. p1, events in the first group: 4 → 9'])
    const [after] = document.outcomes
    expect(after?.settings.model).toBe('DL')
    expect(after?.lines[0]).toMatchObject({ excluded: 'Other people', cells: { subgroup: 'Random', events: '9' } })
    expect(after?.lines.at(-1)?.cells['label']).toBe('By hand')
  })

  test('names new studies and those that are no longer complete', () => {
    const { document } = made(bcg)
    const third = twoArms('p3', { events: 1, total: 10 }, { events: 2, total: 10 })
    const { changes } = made([...bcg.slice(1), third], outcomeOf(), document)
    expect(changes).toEqual(['Tuberculosis. p3: new', 'Tuberculosis. p1: no longer complete in the extraction'])
  })
})

const counts = (row: Record<string, string>): [Numbers, Numbers] =>
  row['tpos'] === undefined
    ? [{ events: Number(row['ai']), total: Number(row['n1i']) }, { events: Number(row['ci']), total: Number(row['n2i']) }] // prettier-ignore
    : [
        { events: Number(row['tpos']), total: Number(row['tpos']) + Number(row['tneg']) },
        { events: Number(row['cpos']), total: Number(row['cpos']) + Number(row['cneg']) },
      ]
const means = (row: Record<string, string>): [Numbers, Numbers] => [
  { mean: Number(row['m1i']), sd: Number(row['sd1i']), total: Number(row['n1i']) },
  { mean: Number(row['m2i']), sd: Number(row['sd2i']), total: Number(row['n2i']) },
]
const published = [
  ['dat.bcg', 'RR', counts],
  ['dat.bcg', 'OR', counts],
  ['dat.egger2001', 'OR', counts],
  ['dat.graves2010', 'RR', counts],
  ['dat.gibson2002', 'SMD', means],
  ['dat.normand1999', 'MD', means],
] as const

describe('published meta-analyses, entered by arms', () => {
  const there = published.flatMap(([data, measure, read]) => {
    const reference = sharedJson(`meta-analysis/${data}.${measure}.json`) as Reference | undefined
    return reference ? [{ data, measure, read, reference }] : []
  })
  test('of two trials of BCG give the published risk ratios', () => {
    const [outcome] = made(bcg).document.outcomes
    const computed = outcome && compute(outcome)
    agrees(computed?.analysis.used[0]?.effect.effect, -0.889311333920205, 'Aronson 1948')
    agrees(computed?.analysis.used[1]?.effect.effect, -1.58538865720143, 'Ferguson & Simes 1949')
  })
  test('are the same to six digits', () => {
    for (const { data, measure, read, reference } of there) {
      const kind = read === counts ? 'dichotomous' : 'continuous'
      const rows = tableOf(`meta-analysis/${data}.csv`)
      const usable = rows.filter((row) => Object.values(read(row)[0]).every(Number.isFinite) && Object.values(read(row)[1]).every(Number.isFinite)) // prettier-ignore
      const studies = usable.map((row, n) => twoArms(`study-${n}`, ...read(row)))
      const [outcome] = made(studies, outcomeOf({ kind, measure })).document.outcomes
      const pooled = outcome && compute({ ...outcome, settings: { ...outcome.settings, model: 'REML', test: 'normal' }, isTestChosen: true }).analysis.pooled // prettier-ignore
      const wanted = reference.models['REML']?.z
      agrees(pooled?.estimate, wanted?.estimate, `${data} ${measure} estimate`)
      agrees(pooled?.se, wanted?.se, `${data} ${measure} se`)
      agrees(pooled?.heterogeneity.tau2, wanted?.tau2, `${data} ${measure} tau2`)
      agrees(pooled?.heterogeneity.q, wanted?.Q, `${data} ${measure} Q`)
    }
  })
})

describe('arms become a network', () => {
  const outcome = outcomeOf({ isNetwork: true, measure: 'OR' })
  const named: Record<string, readonly [treatment: string, events: number, total: number][]> = {
    p1: [['A', 9, 335], ['B', 16, 336]],
    p2: [['A', 3, 212], ['C', 13, 208]],
    p3: [['B', 20, 300], ['C', 31, 310]],
    p4: [['A', 12, 400], ['B', 15, 390], ['C', 29, 402]],
  } // prettier-ignore
  const roles = ['Intervention', 'Comparator', 'Intervention']
  const entries = [
    ...entriesOf(Object.entries(named).map(([id, arms]) => ({ id, arms: arms.map(([, events, total], n) => ({ role: roles[n] ?? '', numbers: { events, total } })) })), outcome), // prettier-ignore
    ...Object.entries(named).flatMap(
      ([id, arms]) =>
      arms.map(([value], n): GridEntry => ({ kind: 'cell', verb: 'set', rowId: `${id}-arm-${n}`, columnId: armColumns.treatment.id, columnVersion: 1, value })), // prettier-ignore
    ),
  ]
  const wantedIn = (grid: Grid): ExtractedOutcome => ({
    id: 'o1:network',
    gridId: 'grid',
    name: 'Tuberculosis (network)',
    measure: 'OR',
    better: 'lower',
    studies: [],
    network: Object.keys(named).flatMap((paperId) => {
      const { lines, problem } = networkLines(grid, paperId, outcome)
      return problem === undefined ? [{ paperId, label: paperId, lines }] : []
    }),
  })

  test('each with its own treatment and cell; taken over again nothing changes, and a changed cell shows', () => {
    const first = putIn(undefined, [wantedIn(gridWith(Object.keys(named), entries))])
    const [network] = first.ok ? first.document.outcomes : []
    if (!first.ok || !network) throw new Error('Nothing was made.')
    const { arms, leftOut } = networkArms(network)
    expect(leftOut).toEqual([])
    expect(arms).toEqual(Object.entries(named).flatMap(([study, of]) => of.map(([treatment, events, total]) => ({ study, treatment, kind: 'counts', events, total })))) // prettier-ignore
    const [result] = resultsOf(first.document)?.outcomes ?? []
    expect(result?.sentence).toContain('4 studies of 3 treatments')
    expect(result?.cells).toHaveLength(18)
    expect(result?.cells.find(({ rowId }) => rowId === 'p4-arm-2:o1')).toMatchObject({ study: 'p4', value: '29', quote: QUOTE }) // prettier-ignore
    const again = putIn(first.document, [wantedIn(gridWith(Object.keys(named), entries))])
    expect(again).toMatchObject({ ok: true, changes: [] })
    const edited: GridEntry[] = [...entries, { kind: 'cell', verb: 'edit', rowId: 'p1-arm-0:o1', columnId: armColumns.events.id, columnVersion: 1, value: 10 }] // prettier-ignore
    const changed = putIn(first.document, [wantedIn(gridWith(Object.keys(named), edited))])
    expect(changed.ok && changed.changes).toEqual(['Tuberculosis (network). p1, A, events in the group: 9 → 10'])
  })

  test('its forest has each treatment against the reference, as the league has it', () => {
    const put = putIn(undefined, [wantedIn(gridWith(Object.keys(named), entries))])
    const [network] = put.ok ? put.document.outcomes : []
    if (!network?.network) throw new Error('Nothing was made.')
    const found = runMethod({ is: 'network', arms: networkArms(network).arms, choices: network.network })
    if (found.is !== 'network' || !found.result.ok) throw new Error('There is no network.')
    const { rows, table } = networkForest(network, found.result)
    expect(rows.map(({ id }) => id).toSorted()).toEqual(['B', 'C'])
    const { versusReference } = found.result.network
    const c = rows.find(({ id }) => id === 'C')
    const effect = versusReference.find(({ treatment }) => treatment === 'C')
    expect(c?.kind === 'step' && c.natural.estimate).toBeCloseTo(Math.exp(effect?.estimate ?? 0), 12)
    expect(table.columns.map(({ label }) => label)).toEqual(['Treatment, against A', 'Odds ratio', 'Lower 95%', 'Upper 95%']) // prettier-ignore
  })

  test('an arm without a number keeps its study out, and says so', () => {
    const without = entries.filter((entry) => !(entry.kind === 'cell' && entry.rowId === 'p4-arm-2:o1'))
    expect(networkLines(gridWith(Object.keys(named), without), 'p4', outcome).problem).toBe(
      'Events of Arm 3: empty; people of Arm 3: empty.',
    )
  })
})
