import { existsSync, readFileSync } from 'node:fs'

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { baujatTable } from '#features/meta-analysis/figures/BaujatFigure.tsx'
import { bubbleTable, lineAt } from '#features/meta-analysis/figures/BubbleFigure.tsx'
import { funnelTable } from '#features/meta-analysis/figures/FunnelFigure.tsx'
import { forestRows, intervalTable } from '#research/meta-analysis/interval-rows.ts'
import { radialTable } from '#features/meta-analysis/figures/RadialFigure.tsx'
import { formsFor, forms, type FormKey } from '#research/meta-analysis/columns.ts'
import { compute } from '#research/meta-analysis/compute.ts'
import { exampleDocument } from '#features/meta-analysis/model/example.ts'
import { newOutcome, withMeasure, type Outcome } from '#research/meta-analysis/outcome.ts'
import { measureChoices, modelChoices } from '#features/meta-analysis/settings/choices.ts'
import { bundleText, readBundle } from '#features/meta-analysis/transfer/bundle.ts'
import { scriptOf } from '#features/meta-analysis/transfer/script-of.ts'
import { studyCsv, studyTable } from '#features/meta-analysis/transfer/study-csv.ts'
import type { Measure } from '#science/statistics/measures/measure.ts'
import { regressionOf, smallStudyEffects, subgroupsOf } from '#science/statistics/report/further-analyses.ts'
import { cellText, type FigureTable } from '#shared/figures/figure-table.ts'

const example = (settings: Partial<Outcome['settings']> = {}): Outcome => {
  const outcome = exampleDocument().outcomes[0] as Outcome
  return { ...outcome, isTestChosen: true, settings: { ...outcome.settings, test: 'normal', ...settings } }
}
const computed = (settings?: Partial<Outcome['settings']>) => compute(example(settings))
const cellAt = (table: FigureTable, id: string, column: number): number => {
  const cell = table.rows.find((row) => row.id === id)?.cells[column]
  return typeof cell === 'object' ? cell.value : Number.NaN
}

describe('the thirteen trials of BCG, to four decimals of what R prints', () => {
  test.each([
    ['common', -0.4303, 0.0405],
    ['DL', -0.7141, 0.1787],
    ['REML', -0.7145, 0.1798],
    ['mantel-haenszel', -0.4537, 0.0393],
  ] as const)('%s', (model, estimate, se) => {
    const { pooled } = computed({ model }).analysis
    expect(pooled?.estimate).toBeCloseTo(estimate, 4)
    expect(pooled?.se).toBeCloseTo(se, 4)
  })

  test('heterogeneity, prediction, groups, regression and the funnel', () => {
    const { analysis } = computed()
    expect(analysis.pooled?.heterogeneity.q).toBeCloseTo(152.233, 3)
    expect(analysis.pooled?.heterogeneity.i2).toBeCloseTo(92.22, 2)
    expect(analysis.pooled?.heterogeneity.tau2Interval?.high).toBeCloseTo(1.1115, 3)
    expect(analysis.pooled?.prediction?.low).toBeCloseTo(-2.0084, 4)
    const groups = subgroupsOf(analysis)
    const estimates = groups.ok ? groups.subgroups.groups.map((group) => group.ok && group.model.estimate) : []
    ;[-0.971, -0.5408, -0.4242].forEach((wanted, i) => expect(estimates[i]).toBeCloseTo(wanted, 4))
    const regression = regressionOf(analysis, ['Latitude'])
    if (!regression.ok) throw new Error(regression.reason)
    expect(regression.regression.coefficients[1]?.estimate).toBeCloseTo(-0.0291, 4)
    const small = smallStudyEffects(analysis, { estimator: 'L0' })
    expect(small?.egger.ok && small.egger.test.bias).toBeCloseTo(-2.112, 3)
    expect(small?.fill.ok && small.fill.fill.model.estimate).toBeCloseTo(-0.6571, 4)
  })
})

describe('a figure and its table', () => {
  const of = computed()
  const { analysis } = of

  test('forest: every study with its interval and weight, groups, the pooled effect and its prediction', () => {
    const found = subgroupsOf(analysis)
    const table = intervalTable(forestRows(analysis, 'effect', found.ok ? found.subgroups : undefined), analysis)
    for (const row of analysis.rows) {
      if (row.state !== 'used') throw new Error(row.reason)
      expect(cellAt(table, row.id, 1)).toBe(row.natural.estimate)
      expect(cellAt(table, row.id, 3)).toBe(row.natural.high)
      expect(cellAt(table, row.id, 4)).toBe(row.weight)
    }
    expect(cellAt(table, 'pooled', 1)).toBe(analysis.pooled?.natural.estimate)
    expect(cellAt(table, 'prediction', 2)).toBe(analysis.pooled?.prediction?.natural.low)
    expect(table.rows.filter(({ id }) => id.startsWith('group-'))).toHaveLength(3)
  })

  test('funnel, bubble, Baujat and radial: the numbers of the result', () => {
    const small = smallStudyEffects(analysis)
    const regression = regressionOf(analysis, ['Latitude'])
    if (!small || !regression.ok || !small.fill.ok) throw new Error('no result')
    const funnel = funnelTable(analysis, small, true)
    expect(funnel.rows).toHaveLength(13 + small.fill.fill.missing)
    analysis.used.forEach(({ id, effect }, i) => {
      expect(cellAt(funnel, id, 2)).toBe(effect.effect)
      expect(cellAt(bubbleTable(analysis, regression.regression), id, 3)).toBe(regression.regression.fitted[i])
      expect(cellAt(radialTable(analysis), id, 2)).toBeCloseTo(
        effect.effect / Math.sqrt(effect.variance + (analysis.pooled?.heterogeneity.tau2 ?? 0)),
        10,
      )
    })
    const parts = analysis.used.map(({ id }) => cellAt(baujatTable(analysis), id, 1))
    expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(analysis.pooled?.heterogeneity.q ?? 0, 8)
    // The line of the bubble plot goes through the fitted values.
    expect(lineAt(regression.regression, 'Latitude', 44, [0], 0.95).estimate).toBeCloseTo(
      regression.regression.fitted[0] ?? 0,
      10,
    )
  })

  test('the file of the table holds what was pooled', () => {
    const table = studyTable(of)
    const effect = table.columns.findIndex(({ label }) => label.startsWith('Effect'))
    analysis.used.forEach(({ id, effect: wanted }) => {
      expect(cellAt(table, id, effect)).toBe(wanted.effect)
      expect(cellAt(table, id, effect + 1)).toBe(wanted.variance)
    })
  })
})

test('the table for people has rounded numbers, the file has them in full', () => {
  const of = computed()
  const texts = studyTable(of).rows.flatMap(({ cells }) => cells.map(cellText))
  // ln((4/123)/(11/139))
  expect(texts).toContain('−0.8893')
  expect(texts.filter((text) => /\d\.\d{7}/.test(text))).toEqual([])
  expect(studyCsv(of)).toContain('-0.8893113339202')
})

describe('events and person-time', () => {
  const rates = (settings: Partial<Outcome['settings']>): Outcome => {
    const fresh = newOutcome('Rates', 'IRR')
    const line = (id: string, events: string, time: string, controlEvents: string, controlTime: string) => ({
      id,
      cells: { label: id, events, time, controlEvents, controlTime },
    })
    return {
      ...fresh,
      settings: { ...fresh.settings, ...settings },
      lines: [line('One', '10', '1000.5', '20', '990'), line('Two', '4', '210', '5', '230')],
    }
  }

  test('are the usual form of an incidence rate ratio, and each line is its own ratio', () => {
    expect(newOutcome('Rates', 'IRR').forms).toEqual(['rates'])
    const [one] = compute(rates({})).analysis.rows
    if (one?.state !== 'used') throw new Error(one?.reason)
    expect(one.natural.estimate).toBeCloseTo(10 / 1000.5 / (20 / 990), 12)
    expect(one.effect.variance).toBeCloseTo(1 / 10 + 1 / 20, 12)
  })

  test('are pooled by Mantel and Haenszel too, which stays chosen between measures that have it', () => {
    const { analysis } = compute(rates({ model: 'mantel-haenszel' }))
    const wanted = ((10 * 990) / 1990.5 + (4 * 230) / 440) / ((20 * 1000.5) / 1990.5 + (5 * 210) / 440)
    expect(analysis.pooled?.natural.estimate).toBeCloseTo(wanted, 12)
    expect(modelChoices('IRR').map(({ value }) => value)).toContain('mantel-haenszel')
    expect(withMeasure(rates({ model: 'mantel-haenszel' }), 'RR').settings.model).toBe('mantel-haenszel')
    expect(withMeasure(example({ model: 'mantel-haenszel' }), 'IRR').settings.model).toBe('mantel-haenszel')
    expect(measureChoices.map(({ value }) => value)).toContain('IRR')
  })
})

test('the R script has the moderators of the regression, the groups and the fill as they are set', () => {
  const outcome = example()
  const latitude = outcome.moderators.find(({ name }) => name === 'Latitude')?.key ?? ''
  const year = { key: 'y', name: 'Dose' }
  const lines = outcome.lines.map((line, i) => ({ ...line, cells: { ...line.cells, 'mod:y': String(i) } }))
  const wide: Outcome = { ...outcome, moderators: [...outcome.moderators, year], lines, fill: { estimator: 'R0' } }
  const own = scriptOf(compute({ ...wide, regressOn: [latitude], groupTau2: 'shared' }))
  expect(own).toMatch(/mods = ~ ?moderator_1[,)]/)
  expect(own).toContain('estimator = "R0"')
  expect(own).not.toBe(scriptOf(compute({ ...wide, regressOn: [latitude], groupTau2: 'own' })))
  expect(scriptOf(compute({ ...wide, regressOn: [latitude, 'y'] }))).toMatch(/moderator_1 \+ moderator_2/)
})

describe('what holds for any table', () => {
  const count = fc.integer({ min: 0, max: 60 })
  const line = fc.record({ events: count, rest: count, control: count, controlRest: count })
  const table = fc.array(line, { minLength: 2, maxLength: 12 })
  const model = fc.constantFrom('REML', 'DL', 'PM', 'common', 'mantel-haenszel' as const)
  const outcomeOf = (
    lines: readonly { events: number; rest: number; control: number; controlRest: number }[],
    settings: Partial<Outcome['settings']>,
  ): Outcome => {
    const fresh = newOutcome('Any', 'OR')
    return {
      ...fresh,
      forms: ['cells'],
      settings: { ...fresh.settings, ...settings },
      lines: lines.map(({ events, rest, control, controlRest }, i) => ({
        id: `${i}`,
        cells: { label: `Study ${i}`, events: `${events}`, nonEvents: `${rest}`, controlEvents: `${control}`, controlNonEvents: `${controlRest}` },
      })),
    } // prettier-ignore
  }

  test('the order of the lines changes nothing', () => {
    fc.assert(
      fc.property(table, model, fc.infiniteStream(fc.nat()), (lines, kind, random) => {
        const outcome = outcomeOf(lines, { model: kind })
        const keys = outcome.lines.map(() => random.next().value)
        const shuffled = outcome.lines
          .map((each, i) => ({ each, key: keys[i] ?? 0 }))
          .sort((a, b) => a.key - b.key)
          .map(({ each }) => each)
        const one = compute(outcome).analysis
        const other = compute({ ...outcome, lines: shuffled }).analysis
        expect(other.pooled?.k).toBe(one.pooled?.k)
        if (one.pooled && other.pooled) {
          const slack = 1e-6 * Math.max(1, Math.abs(one.pooled.estimate))
          expect(Math.abs(other.pooled.estimate - one.pooled.estimate)).toBeLessThanOrEqual(slack)
          expect(Math.abs(other.pooled.se - one.pooled.se)).toBeLessThanOrEqual(1e-6 * Math.max(1, one.pooled.se))
        }
      }),
    )
  })

  test('nothing that can be typed makes it throw, and each line that is not pooled says why', () => {
    const cell = fc.oneof(
      fc.string({ maxLength: 8 }),
      fc.integer().map(String),
      fc.constantFrom('', '0', '1,5', '<1', '−2', '1e400', 'NaN'),
    )
    const measure = fc.constantFrom<Measure[]>('RR', 'OR', 'PETO', 'RD', 'HR', 'IRR', 'MD', 'SMD', 'ROM', 'MN', 'COR', 'ZCOR', 'PR', 'PLO', 'PAS', 'PFT', 'GEN') // prettier-ignore
    fc.assert(
      fc.property(measure, fc.array(fc.array(cell, { maxLength: 20 }), { maxLength: 6 }), (kind, rows) => {
        const fitting = formsFor(kind)
        const keys = [...new Set(fitting.flatMap((form): string[] => [...forms[form].columns]))]
        const outcome: Outcome = {
          ...newOutcome('Any', kind),
          forms: fitting,
          extras: ['year', 'subgroup', 'sampleId', 'controlId', 'sharedBy'],
          lines: rows.map((cells, i) => ({
            id: `${i}`,
            cells: Object.fromEntries([...keys, 'sharedBy', 'year', 'subgroup'].map((key, j) => [key, cells[j] ?? ''])),
          })),
        }
        const { analysis } = compute(outcome)
        for (const row of analysis.rows) if (row.state !== 'used') expect(row.reason).not.toBe('')
        if (!analysis.pooled) expect(analysis.notPooled?.reason).toBeTruthy()
        else expect(Number.isFinite(analysis.pooled.estimate)).toBe(true)
      }),
    )
  })

  test('a bundle opens again as it was', () => {
    const document = exampleDocument()
    const read = readBundle(bundleText({ title: 'BCG', document }))
    expect(read).toEqual({ ok: true, title: 'BCG', document })
    expect(readBundle('no json')).toEqual({ ok: false, reason: 'The file is no bundle: it is not JSON.' })
    expect(readBundle(JSON.stringify({ ...document, version: 99 }))).toMatchObject({ ok: false })
    expect(readBundle(JSON.stringify({ ...document, outcomes: [{ id: 1 }] }))).toMatchObject({ ok: false })
  })
})

/** The tables of metadat with metafor's results, where this machine has them. */
const folder = new URL('../../../../shared/data/meta-analysis/', import.meta.url)
type Reference = { id: string; data: string; measure: string; columns: Record<string, string> }
const references = existsSync(new URL('index.json', folder))
  ? (JSON.parse(readFileSync(new URL('index.json', folder), 'utf8')) as Reference[])
  : []

const KEYS: Record<string, { form: FormKey; map: Record<string, string> }> = {
  'ai bi ci di': { form: 'cells', map: { ai: 'events', bi: 'nonEvents', ci: 'controlEvents', di: 'controlNonEvents' } },
  'ai n1i ci n2i': { form: 'counts', map: { ai: 'events', n1i: 'total', ci: 'controlEvents', n2i: 'controlTotal' } },
  'ri ni': { form: 'correlation', map: { ri: 'r', ni: 'total' } },
  'xi ni': { form: 'share', map: { xi: 'events', ni: 'total' } },
  'yi vi': { form: 'effect-variance', map: { yi: 'effect', vi: 'variance' } },
}
const usable = references.flatMap((reference) => {
  const how = KEYS[Object.keys(reference.columns).join(' ')]
  const known = ['RR', 'OR', 'RD', 'ZCOR', 'COR', 'PR', 'PLO', 'PAS', 'PFT', 'GEN'].includes(reference.measure)
  return how && known && !reference.id.includes('pooled') ? [{ ...reference, how }] : []
})

describe.skipIf(usable.length === 0)('tables of metadat, typed into cells, against metafor', () => {
  const rowsOf = (name: string) => {
    const [head = '', ...lines] = readFileSync(new URL(name, folder), 'utf8').trim().split(/\r?\n/)
    const split = (text: string) =>
      [...text.matchAll(/("([^"]*)"|[^,]*)(?:,|$)/g)].map((match) => match[2] ?? match[1] ?? '')
    const names = split(head)
    return lines.map((text) => Object.fromEntries(split(text).map((value, i) => [names[i] ?? '', value])))
  }

  test.each(usable)('$id', ({ id, data, measure, columns, how }) => {
    type Expected = { k_used: number; models?: { REML?: { z?: { estimate: number; se: number } } } }
    const expected = JSON.parse(readFileSync(new URL(`${id}.json`, folder), 'utf8')) as Expected
    const fresh = newOutcome(id, measure as Measure)
    const outcome: Outcome = {
      ...fresh,
      isTestChosen: true,
      settings: { ...fresh.settings, test: 'normal', dependent: 'pool', zeroCells: { add: 'where-zero', doubleZero: 'keep' } },
      forms: [how.form],
      lines: rowsOf(data).map((row, i) => ({
        id: `${i}`,
        cells: Object.fromEntries(Object.entries(how.map).map(([from, to]) => [to, row[columns[from] ?? ''] ?? ''])),
      })),
    } // prettier-ignore
    const { pooled } = compute(outcome).analysis
    const wanted = expected.models?.REML?.z
    if (expected.k_used < 2) return expect(pooled).toBeUndefined()
    if (!wanted) return
    expect(pooled?.k).toBe(expected.k_used)
    expect(pooled?.estimate).toBeCloseTo(wanted.estimate, 6)
    expect(pooled?.se).toBeCloseTo(wanted.se, 6)
  })
})
