import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

import { logRiskRatio, type EffectSize } from '#science/statistics/effect-sizes.ts'
import { poolCommonEffect, poolRandomEffects } from '#science/statistics/pooling.ts'

/** Vaccinated cases and non-cases, control cases and non-cases: the 13 trials of BCG, as tabulated by Colditz 1994. */
const BCG =
  '4,119,11,128;6,300,29,274;3,228,11,209;62,13536,248,12619;33,5036,47,5761;180,1361,372,1079;8,2537,10,619;505,87886,499,87892;29,7470,45,7232;17,1699,65,1600;186,50448,141,27197;5,2493,3,2338;27,16886,29,17825'

const effectsOf = (tables: string): EffectSize[] =>
  tables.split(';').flatMap((row) => {
    const [a = 0, b = 0, c = 0, d = 0] = row.split(',').map(Number)
    return logRiskRatio({ events: a, total: a + b, controlEvents: c, controlTotal: c + d }) ?? []
  })

describe('the 13 BCG trials, log risk ratio', () => {
  const effects = effectsOf(BCG)

  test('one common effect: -0.4303, SE 0.0405, Q 152.2330', () => {
    const pooled = poolCommonEffect(effects)
    expect(pooled?.effect).toBeCloseTo(-0.4303, 4)
    expect(pooled?.se).toBeCloseTo(0.0405, 4)
    expect(pooled?.q).toBeCloseTo(152.233, 4)
    expect(pooled?.tau2).toBe(0)
  })

  test('random effects after DerSimonian and Laird: -0.7141, SE 0.1787, tau2 0.3088, I2 92.12%', () => {
    const pooled = poolRandomEffects(effects)
    expect(pooled?.effect).toBeCloseTo(-0.7141, 4)
    expect(pooled?.se).toBeCloseTo(0.1787, 4)
    expect(pooled?.tau2).toBeCloseTo(0.3088, 4)
    expect(pooled?.i2).toBeCloseTo(92.12, 2)
    expect(pooled?.low).toBeCloseTo(-1.0644, 4)
    expect(pooled?.high).toBeCloseTo(-0.3638, 4)
    expect(pooled?.weights[0]).toBeCloseTo(5.0365, 4)
    expect(pooled?.weights.reduce((total, weight) => total + weight)).toBeCloseTo(100, 9)
  })
})

describe('few studies', () => {
  test('none give no answer', () => {
    expect(poolRandomEffects([])).toBeUndefined()
    expect(poolCommonEffect([])).toBeUndefined()
  })

  test('one is its own answer', () => {
    const pooled = poolRandomEffects([{ effect: 0.3, variance: 0.04 }])
    expect(pooled).toMatchObject({ k: 1, effect: 0.3, tau2: 0, q: 0, i2: 0, weights: [100] })
    expect(pooled?.se).toBeCloseTo(0.2, 12)
  })

  test('two that differ: 0.49375, SE 0.39995, tau2 0.295', () => {
    const pooled = poolRandomEffects([
      { effect: 0.1, variance: 0.02 },
      { effect: 0.9, variance: 0.03 },
    ])
    expect(pooled?.effect).toBeCloseTo(0.49375, 10)
    expect(pooled?.se).toBeCloseTo(0.399951, 6)
    expect(pooled?.tau2).toBeCloseTo(0.295, 10)
    expect(pooled?.i2).toBeCloseTo(92.1875, 10)
  })

  test('studies that agree have no variance between them', () => {
    const same = [0.01, 0.02, 0.05].map((variance) => ({ effect: 0.25, variance }))
    expect(poolRandomEffects(same)).toMatchObject({ tau2: 0, i2: 0 })
    expect(poolRandomEffects(same)?.effect).toBeCloseTo(0.25, 12)
  })
})

type Model = { estimate: number; se: number; tau2: number; I2: number; Q: number; ci_lb: number; ci_ub: number }
type Reference = {
  id: string
  studies: { yi: number; vi: number; weight_pct_DL: number }[]
  models: { FE: { z: Model }; DL: { z: Model } }
}

const FOLDER = '../shared/data/meta-analysis'
const own: Reference = {
  id: 'two studies, by hand',
  studies: [
    { yi: 0.1, vi: 0.02, weight_pct_DL: 50.78125 },
    { yi: 0.9, vi: 0.03, weight_pct_DL: 49.21875 },
  ],
  models: {
    FE: {
      z: { estimate: 0.42, se: Math.sqrt(0.012), tau2: 0, I2: 92.1875, Q: 12.8, ci_lb: 0.205298, ci_ub: 0.634702 },
    },
    DL: {
      z: { estimate: 0.49375, se: 0.399951, tau2: 0.295, I2: 92.1875, Q: 12.8, ci_lb: -0.29014, ci_ub: 1.27764 },
    },
  },
}
const references = [
  'dat.bcg.RR',
  'dat.bcg.OR',
  'dat.egger2001.RR',
  'dat.graves2010.RR',
  'dat.hackshaw1998.logORgen',
  'edge.k2',
]
  .map((id) => `${FOLDER}/${id}.json`)
  .filter((file) => existsSync(file))
  .map((file) => JSON.parse(readFileSync(file, 'utf8')) as Reference)

describe.each([own, ...references])('against independently computed results: $id', ({ studies, models }) => {
  const effects = studies.map(({ yi, vi }) => ({ effect: yi, variance: vi }))

  test.each([
    ['common effect', poolCommonEffect(effects), models.FE.z],
    ['random effects', poolRandomEffects(effects), models.DL.z],
  ])('%s', (_, pooled, expected) => {
    expect(pooled?.effect).toBeCloseTo(expected.estimate, 5)
    expect(pooled?.se).toBeCloseTo(expected.se, 5)
    expect(pooled?.tau2).toBeCloseTo(expected.tau2, 5)
    expect(pooled?.i2).toBeCloseTo(expected.I2, 5)
    expect(pooled?.q).toBeCloseTo(expected.Q, 5)
    expect(pooled?.low).toBeCloseTo(expected.ci_lb, 5)
    expect(pooled?.high).toBeCloseTo(expected.ci_ub, 5)
  })

  test('weights', () => {
    const weights = poolRandomEffects(effects)?.weights ?? []
    studies.forEach((study, i) => expect(weights[i]).toBeCloseTo(study.weight_pct_DL, 5))
  })
})
