import type { MeanVariance } from '../measures/means.ts'
import type { Measure } from '../measures/measure.ts'
import type { Reported } from '../measures/study-effect.ts'
import type { ZeroCellRule } from '../measures/zero-cells.ts'
import type { ModelKind, PredictionKind, TestKind } from '../models/model.ts'

/** One line of the table: what one comparison of one study reports. */
export type StudyRow = {
  id: string
  /** Who reports it. Where a year is given and not in it, tables, figures and text write it behind. */
  label: string
  reported: Reported
  year?: number
  subgroup?: string
  /** Numbers by name, for meta-regression. */
  moderators?: Record<string, number>
  /** Why the person leaves the line out. */
  excluded?: string
  /** The people behind the line. Two lines with the same sample count them twice. */
  sampleId?: string
  /** The control group behind the line. Two lines with the same one count it twice unless it is divided among them. */
  controlId?: string
}

/** How a line is called wherever it is shown: "Aronson 1948". Two papers of the same people differ by their year. */
export const studyLabel = ({ label, year }: StudyRow): string =>
  year === undefined || label.trim() === '' || label.includes(String(year)) ? label : `${label.trim()} ${year}`

export type AnalysisSettings = {
  measure: Measure
  /** Mantel-Haenszel and Peto are for counts of two groups alone. */
  model: ModelKind | 'mantel-haenszel' | 'peto'
  test: TestKind
  prediction: PredictionKind
  /** Level of all intervals. */
  level: number
  zeroCells: ZeroCellRule
  meanVariance: MeanVariance
  /** `refuse`: lines that count the same people twice are not pooled until somebody decides. */
  dependent: 'refuse' | 'pool'
}

/** From how many studies on the normal interval is offered instead of Knapp and Hartung's: fewer make it too narrow. */
const MANY = 20

/** What an analysis starts with: REML, and Knapp and Hartung's interval, kept from being narrower, while studies are few. */
export const startSettings = (measure: Measure, k: number): AnalysisSettings => ({
  measure,
  model: 'REML',
  test: k < MANY ? 'knapp-hartung-ad-hoc' : 'normal',
  prediction: 'k-2',
  level: 0.95,
  zeroCells: { add: 'where-zero', doubleZero: 'leave-out' },
  meanVariance: 'separate',
  dependent: 'refuse',
})
