import { describe, expect, test } from 'vitest'

import { analyse } from '#science/statistics/report/analysis.ts'
import {
  orderOf,
  regressionOf,
  sensitivityOf,
  smallStudyEffects,
  subgroupsOf,
  unseenStudies,
} from '#science/statistics/report/further-analyses.ts'
import { regressionText, smallStudyText, subgroupsText, unseenText } from '#science/statistics/report/further-text.ts'
import { startSettings, type StudyRow } from '#science/statistics/report/study-table.ts'

import { bcgAllocation, bcgCells, bcgLatitude } from '../bcg.ts'

const years = [1948, 1949, 1960, 1977, 1973, 1953, 1973, 1980, 1968, 1961, 1974, 1969, 1976]
const bcg: StudyRow[] = bcgCells.map(({ a, b, c, d }, i) => ({
  id: `t${i}`,
  label: `Trial ${i + 1}`,
  year: years[i] ?? 0,
  subgroup: bcgAllocation[i] ?? '',
  moderators: { latitude: bcgLatitude[i] ?? 0 },
  reported: { kind: 'counts', events: a, total: a + b, controlEvents: c, controlTotal: c + d },
}))
const settings = { ...startSettings('RR', 13), test: 'normal' as const }
const analysis = analyse(bcg, settings)

describe('the BCG trials further on', () => {
  test('groups, as published: -0.97, -0.54, -0.42 on the log scale', () => {
    const result = subgroupsOf(analysis)
    if (!result.ok) throw new Error(result.reason)
    expect(subgroupsText(result.subgroups, analysis)).toBe(
      'By group, the risk ratio was random, 7 studies: 0.38 (95% CI 0.22 to 0.65); alternate, 2 studies: 0.58 (95% CI 0.34 to 1.01); systematic, 4 studies: 0.65 (95% CI 0.32 to 1.32). The groups do not differ more than by chance (Q = 1.86 on 2 degrees of freedom, p = 0.39; a variance between studies for each group).',
    )
    const unnamed = analyse(
      [...bcg.slice(1), { ...bcg[0], id: 'x', label: 'No group', subgroup: ' ' } as StudyRow],
      settings,
    )
    expect(subgroupsOf(unnamed)).toEqual({
      ok: false,
      reason: 'No group 1948 belongs to no group: name one, or leave the study out.',
    })
  })

  test('a group of identical effects has no error under Knapp-Hartung, and no test is made up of it', () => {
    const rows = [0.2, 0.2, 0.2, 0.4, 0.6, 0.1].map((effect, i): StudyRow => ({
      id: `${i}`,
      label: `Study ${i}`,
      subgroup: i < 3 ? 'same' : 'other',
      reported: { kind: 'effect', effect, se: 0.1 + i / 50 },
    }))
    const flat = analyse(rows, { ...startSettings('SMD', 6), test: 'knapp-hartung' })
    const result = subgroupsOf(flat)
    if (!result.ok) throw new Error(result.reason)
    expect(result.subgroups.between).toBeUndefined()
    expect(subgroupsText(result.subgroups, flat)).toContain('The groups cannot be tested against each other')
  })

  test('latitude: slope -0.0291, three quarters of the variance', () => {
    const result = regressionOf(analysis, ['latitude'])
    if (!result.ok) throw new Error(result.reason)
    expect(regressionText(result.regression, analysis)).toBe(
      'In 13 studies the log risk ratio changed by −0.029 (−0.043 to −0.015; p < 0.001) for each unit of latitude. τ² left = 0.076; 76% of the variance between studies goes with it.',
    )
    expect(result.leftOut).toEqual([])
    const partly = analyse(
      bcg.map((row, i) => (i < 2 ? { ...row, moderators: {} } : row)),
      settings,
    )
    const second = regressionOf(partly, ['latitude'])
    expect(second.leftOut).toEqual(['t0', 't1'])
    expect(second.ok && second.regression.k).toBe(11)
  })

  test('funnel, tests and trim and fill, with the warnings', () => {
    const effects = smallStudyEffects(analysis)
    if (!effects) throw new Error('nothing pooled')
    expect(smallStudyText(effects, analysis)).toBe(
      "Egger's test: intercept −2.11, t(11) = −1.40, p = 0.19. Peters' test (odds ratio): t(11) = −1.36, p = 0.20. Harbord's test (odds ratio): t(11) = −1.26, p = 0.23. Begg's test: τ = 0.03, p = 0.95. Trim and fill (L0) adds 1 study on the right; with it the risk ratio would be 0.52 (0.37 to 0.74). For the risk ratio effect and standard error go together by themselves, which makes the test of Egger find too much. The studies differ a good deal: an uneven funnel may come from that and not from missing studies.",
    )
    expect(effects.funnel.points).toHaveLength(13)
    expect(effects.funnel.contours.map(({ p }) => p)).toEqual([0.1, 0.05, 0.01])
    expect(smallStudyEffects(analyse(bcg.slice(0, 5), settings))?.warnings[0]).toBe(
      '5 studies are fewer than 10: an uneven funnel can be chance, and an even one proves nothing.',
    )
    expect(smallStudyEffects(analyse(bcg.slice(0, 1), settings))).toBeUndefined()
  })

  test('what unseen studies would make of it, with the direction that a person names', () => {
    const unseen = unseenStudies(analysis, 'less')
    expect(unseenText(unseen, analysis)).toBe(
      'Taking smaller effects for those that are published the likelier: PET-PEESE, here by PET (intercept of PET: p = 0.40), gives a risk ratio of 0.83 (0.51 to 1.34). A selection model gives 0.54 (0.32 to 0.90); against one-sided p values up to 0.025 studies are seen with weight 0.64 from 0.025 to 1 (likelihood ratio test against no selection: p = 0.62).',
    )
    const few = unseenStudies(analyse(bcg.slice(0, 2), settings), 'less')
    expect(unseenText(few, analysis)).toContain('PET-PEESE needs at least 3 studies whose standard errors differ.')
  })

  test('orders, leave-one-out and cumulative', () => {
    expect(orderOf(analysis, 'year').slice(0, 4)).toEqual([0, 1, 5, 2])
    expect(orderOf(analysis, 'table')).toEqual(bcg.map((_, i) => i))
    expect(orderOf(analysis, 'label').slice(0, 3)).toEqual([0, 9, 10])
    const effects = analysis.used.map(({ effect }) => effect)
    const byEffect = orderOf(analysis, 'effect').map((place) => effects[place]?.effect ?? 0)
    expect(byEffect).toEqual(byEffect.toSorted((a, b) => a - b))
    const { leaveOneOut, influence, cumulative } = sensitivityOf(analysis)
    expect(leaveOneOut).toHaveLength(13)
    expect(influence.ok && influence.influences).toHaveLength(13)
    const last = cumulative.results.at(-1)
    expect(last?.ok && last.model.estimate).toBeCloseTo(analysis.pooled?.estimate ?? 0, 10)
  })

  test('after Mantel-Haenszel the further analyses take one common effect', () => {
    const pooled = analyse(bcg, { ...settings, model: 'mantel-haenszel' })
    const result = subgroupsOf(pooled)
    expect(result.ok && result.subgroups.groups.every((group) => group.ok && group.model.kind === 'common')).toBe(true)
  })
})
