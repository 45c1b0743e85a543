import { bench, describe } from 'vitest'

import { analyse } from '#science/statistics/report/analysis.ts'
import { startSettings, type StudyRow } from '#science/statistics/report/study-table.ts'
import { fitModel } from '#science/statistics/models/model.ts'
import { influence } from '#science/statistics/models/sensitivity.ts'
import { seededRandom } from '#science/statistics/seeded-random.ts'

import { bcgCells, bcgEffects } from './bcg.ts'

const random = seededRandom(1)
const many = Array.from({ length: 1000 }, () => ({ effect: random() * 2 - 1, variance: 0.02 + random() / 5 }))
const bcg: StudyRow[] = bcgCells.map(({ a, b, c, d }, i) => ({
  id: `${i}`,
  label: `Trial ${i + 1}`,
  reported: { kind: 'counts', events: a, total: a + b, controlEvents: c, controlTotal: c + d },
}))

describe('meta-analysis', () => {
  bench('1,000 studies, REML with Knapp-Hartung and all intervals', () =>
    void fitModel(many, 'REML', { test: 'knapp-hartung' }))
  bench('1,000 studies, Paule-Mandel', () => void fitModel(many, 'PM'))
  bench('the 13 BCG trials from their table', () => void analyse(bcg, startSettings('RR', 13)))
  bench('the 13 BCG trials, each left out', () => void influence(bcgEffects('RR'), 'REML'))
})
