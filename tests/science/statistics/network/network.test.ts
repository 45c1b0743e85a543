import { describe, expect, test } from 'vitest'

import { contrastsOf, type NetworkArm, type NetworkMeasure } from '#science/statistics/network/contrasts.ts'
import { decompose, directIndirect } from '#science/statistics/network/inconsistency.ts'
import { type Network, networkMetaAnalysis, type NetworkOptions } from '#science/statistics/network/network.ts'
import { ranksOf } from '#science/statistics/network/ranks.ts'
import type { NetworkStudy } from '#science/statistics/network/contrasts.ts'

import { agrees } from '../agrees.ts'
import { methodsCases, numberIn } from '../methods-data.ts'

type Figure = { estimate: number; se: number; pval: number; ci_lb: number; ci_ub: number }
type Model = {
  tau2: number
  versus_reference: (Figure & { treat: string })[]
  league: (Figure & { treat1: string; treat2: string })[]
  p_score: { treat: string; p_score: number }[]
  loglik?: number
}
type Plain = { estimate: number; se: number }
type Pair = {
  treat1: string
  treat2: string
  studies: number
  direct: Plain
  proportion_direct: number
  indirect_back_calculation?: Plain | null
  difference_back_calculation?: (Plain & { pval: number }) | null
  indirect_other_studies?: Plain | null
}
type Expected = {
  reference: string
  contrasts: { study: string; baseline: string; treat: string[]; yi: number[]; V: number[][] }[]
  models: Record<'fixed' | 'random_DL' | 'random_REML', Model>
  heterogeneity: { Q: number; df: number; pval: number; I2_Q: number }
  decomposition: {
    Q_within_designs: number
    df_within: number
    p_within: number
    Q_between_designs: number
    df_between: number
    p_between: number
    per_design: { design: string; studies: number; Q: number; df: number; pval: number | null }[]
    full_interaction_random: { tau2_within: number; Q_between: number; df: number; pval: number }
  }
  direct_indirect: Record<'fixed' | 'random_DL' | 'random_REML', Pair[]>
}

const kinds = [
  ['fixed', 'common'],
  ['random_DL', 'DL'],
  ['random_REML', 'REML'],
] as const

function networkOf(studies: readonly NetworkStudy[], options: NetworkOptions): Network {
  const result = networkMetaAnalysis(studies, options)
  if (!result.ok) throw new Error(result.reason)
  return result.network
}

describe.each(methodsCases<Expected>('network'))('$id', ({ rows, entry: { columns, measure }, expected }) => {
  const arms = rows.map((row): NetworkArm => {
    const [mean, sd, n, events, total] = ['mean', 'sd', 'n', 'x', 'n'].map((key) => numberIn(row, columns[key]))
    const about = { study: row[columns['study'] ?? ''] ?? '', treatment: row[columns['treat'] ?? ''] ?? '' }
    return columns['x'] === undefined
      ? { ...about, kind: 'means', mean: mean ?? NaN, sd: sd ?? NaN, n: n ?? NaN }
      : { ...about, kind: 'counts', events: events ?? NaN, total: total ?? NaN }
  })
  const { studies } = contrastsOf(arms, measure as NetworkMeasure)
  const reference = expected.reference

  test('contrasts of the studies from their groups', () => {
    expect(studies).toHaveLength(expected.contrasts.length)
    for (const wanted of expected.contrasts) {
      const study = studies.find((one) => one.study === wanted.study)
      expect([study?.baseline, study?.treatments]).toEqual([wanted.baseline, wanted.treat])
      wanted.yi.forEach((value, i) => agrees(study?.effects[i], value, `${wanted.study} ${i}`))
      wanted.V.forEach((row, i) => row.forEach((value, j) => agrees(study?.covariance[i]?.[j], value, `V ${i} ${j}`)))
    }
  })

  test.each(kinds)('%s: every pair, the order and Q', (name, model) => {
    const wanted = expected.models[name]
    const network = networkOf(studies, { reference, model })
    agrees(network.tau2, wanted.tau2, 'tau2')
    for (const { treat, ...figure } of wanted.versus_reference) {
      const seen = network.versusReference.find(({ treatment }) => treatment === treat)
      agrees(seen?.estimate, figure.estimate, treat)
      agrees(seen?.se, figure.se, `${treat} se`)
      agrees(seen?.p, figure.pval, `${treat} p`, 1e-15)
    }
    for (const { treat1, treat2, ...figure } of wanted.league) {
      const seen = network.league.find(({ treatment, against }) => treatment === treat1 && against === treat2)
      agrees(seen?.estimate, figure.estimate, `${treat1} ${treat2}`)
      agrees(seen?.low, figure.ci_lb, `${treat1} ${treat2} low`)
      agrees(seen?.high, figure.ci_ub, `${treat1} ${treat2} high`)
    }
    expect(network.pScores.map(({ treatment }) => treatment)).toEqual(wanted.p_score.map(({ treat }) => treat))
    wanted.p_score.forEach(({ p_score }, i) => agrees(network.pScores[i]?.score, p_score, `P-score ${i}`))
    agrees(network.heterogeneity.q, expected.heterogeneity.Q, 'Q')
    agrees(network.heterogeneity.df, expected.heterogeneity.df, 'df')
    agrees(network.heterogeneity.p, expected.heterogeneity.pval, 'p', 1e-15)
    agrees(network.heterogeneity.i2, expected.heterogeneity.I2_Q, 'I2')
    if (model === 'REML') agrees(network.logLikelihood, wanted.loglik, 'log-likelihood')
  })

  test('Q within designs and between them', () => {
    const seen = decompose(studies, networkOf(studies, { reference, model: 'common' }))
    const wanted = expected.decomposition
    agrees(seen?.within.q, wanted.Q_within_designs, 'within')
    agrees(seen?.within.df, wanted.df_within, 'df within')
    agrees(seen?.within.p, wanted.p_within, 'p within', 1e-15)
    agrees(seen?.between.q, wanted.Q_between_designs, 'between')
    agrees(seen?.between.df, wanted.df_between, 'df between')
    agrees(seen?.between.p, wanted.p_between, 'p between')
    agrees(seen?.betweenRandom.tau2, wanted.full_interaction_random.tau2_within, 'tau2 within')
    agrees(seen?.betweenRandom.q, wanted.full_interaction_random.Q_between, 'between, random')
    agrees(seen?.betweenRandom.p, wanted.full_interaction_random.pval, 'p between, random')
    for (const { design, studies: n, Q } of wanted.per_design) {
      const mine = seen?.designs.find((one) => one.design.join(' : ') === design)
      expect(mine?.studies, design).toBe(n)
      agrees(mine?.q, Q, design)
    }
  })

  test.each(kinds)('%s: what is direct and what is not', (name, model) => {
    const seen = directIndirect(studies, networkOf(studies, { reference, model }))
    expect(seen).toHaveLength(expected.direct_indirect[name].length)
    for (const wanted of expected.direct_indirect[name]) {
      const what = `${wanted.treat1} ${wanted.treat2}`
      const mine = seen.find(({ treatment, against }) => treatment === wanted.treat1 && against === wanted.treat2)
      expect(mine?.studies, what).toBe(wanted.studies)
      agrees(mine?.direct.estimate, wanted.direct.estimate, `${what} direct`)
      agrees(mine?.direct.se, wanted.direct.se, `${what} direct se`)
      agrees(mine?.proportionDirect, wanted.proportion_direct, `${what} proportion`)
      agrees(mine?.indirect?.estimate, wanted.indirect_back_calculation?.estimate, `${what} indirect`)
      agrees(mine?.indirect?.se, wanted.indirect_back_calculation?.se, `${what} indirect se`)
      agrees(mine?.difference?.p, wanted.difference_back_calculation?.pval, `${what} p of the difference`)
      agrees(mine?.withoutThem?.estimate, wanted.indirect_other_studies?.estimate, `${what} other studies`)
      agrees(mine?.withoutThem?.se, wanted.indirect_other_studies?.se, `${what} other studies se`)
    }
  })
})

describe('a network', () => {
  const arm = (study: string, treatment: string, events: number, total: number): NetworkArm => ({
    study,
    treatment,
    kind: 'counts',
    events,
    total,
  })
  const triangle = [
    arm('1', 'A', 10, 100), arm('1', 'B', 20, 100), arm('2', 'B', 18, 90), arm('2', 'C', 30, 90),
    arm('3', 'A', 9, 80), arm('3', 'C', 25, 80),
  ] // prettier-ignore

  test('of a line of two comparisons gives the difference of both, their variances together', () => {
    const { studies } = contrastsOf(triangle.slice(0, 4), 'OR')
    const network = networkOf(studies, { model: 'common', reference: 'B' })
    const [first, second] = studies
    const ac = network.league.find(({ treatment, against }) => treatment === 'A' && against === 'C')
    expect(ac?.estimate).toBeCloseTo(-(first?.effects[0] ?? 0) - (second?.effects[0] ?? 0), 12)
    expect(ac?.se).toBeCloseTo(Math.sqrt((first?.covariance[0]?.[0] ?? 0) + (second?.covariance[0]?.[0] ?? 0)), 12)
    expect(directIndirect(studies, network).map(({ indirect }) => indirect)).toEqual([undefined, undefined])
  })

  test('places have their uncertainty: mean places are those of the P-scores, chances make 1, and a seed gives the same again', () => {
    const { studies } = contrastsOf(triangle, 'OR')
    const network = networkOf(studies, { model: 'common' })
    const ranks = ranksOf(network) ?? []
    expect(ranks).toEqual(ranksOf(network))
    for (const { treatment, score } of network.pScores) {
      const rank = ranks.find((one) => one.treatment === treatment)
      // A P-score is (places − mean place) / (places − 1).
      expect((3 - (rank?.mean ?? 0)) / 2).toBeCloseTo(score, 1)
      expect(rank?.chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12)
    }
    expect(ranks[0]).toMatchObject({ treatment: 'A', low: 1 })
    expect(ranksOf(network, { smallIsGood: false })?.map(({ treatment }) => treatment)).toEqual(
      ranks.map(({ treatment }) => treatment).toReversed(),
    )
    const alike = networkOf(
      contrastsOf(
        ['1', '2', '3'].flatMap((study, i) => [
          arm(study, 'ABA'[i] ?? '', 20, 100),
          arm(study, 'BCC'[i] ?? '', 20, 100),
        ]),
        'OR',
      ).studies,
      { model: 'common' },
    )
    for (const { low, high } of ranksOf(alike) ?? []) expect([low, high]).toEqual([1, 3])
  })

  test('gives the same whichever treatment the others are compared with', () => {
    const { studies } = contrastsOf(triangle, 'RR')
    const [byA, byC] = ['A', 'C'].map((reference) => networkOf(studies, { reference }))
    byA?.league.forEach((effect, i) => expect(effect.estimate).toBeCloseTo(byC?.league[i]?.estimate ?? 0, 6))
  })

  test('what cannot be is refused in words, and a study that cannot be used says why', () => {
    const reason = (arms: NetworkArm[], options: NetworkOptions = {}) => {
      const result = networkMetaAnalysis(contrastsOf(arms, 'OR').studies, options)
      return result.ok ? 'fits' : result.reason
    }
    expect(reason(triangle.slice(0, 2))).toBe('A network needs at least three treatments: two are compared directly.')
    expect(reason([...triangle.slice(0, 2), arm('9', 'X', 3, 10), arm('9', 'Y', 4, 10)])).toBe(
      'No study joins these parts of the network: A, B | X, Y.',
    )
    expect(reason(triangle, { reference: 'Z' })).toBe('No study has the treatment Z.')
    const odd = [
      arm('none', 'A', 0, 10), arm('none', 'B', 0, 12), arm('one', 'A', 3, 10), arm('twice', 'A', 3, 10), arm('twice', 'A', 4, 10),
      arm('many', 'A', 30, 10), arm('many', 'B', 4, 10), arm('half', 'A', 1.5, 10), arm('half', 'B', 4, 10),
    ] // prettier-ignore
    expect(contrastsOf(odd, 'OR').leftOut).toEqual([
      { study: 'none', reason: 'Nobody or everybody in the study had the event: it tells nothing about a ratio.' },
      { study: 'one', reason: 'The study has one group: it compares nothing.' },
      { study: 'twice', reason: 'Two groups of the study have the same treatment: combine them.' },
      { study: 'many', reason: 'A group has more events than people, or fewer than none.' },
      { study: 'half', reason: 'A count is missing or not a whole number.' },
    ])
    expect(contrastsOf(odd.slice(0, 2), 'MD').leftOut[0]?.reason).toBe(
      'A group has no mean with its deviation and size.',
    )
  })
})
