import type { Analysis } from '#science/statistics/report/analysis.ts'
import {
  sensitivityOf,
  smallStudyEffects,
  type RowOrder,
  type Sensitivity,
  type SmallStudyEffects,
  unseenStudies,
  type UnseenStudies,
} from '#science/statistics/report/further-analyses.ts'
import type { AnalysisSettings, StudyRow } from '#science/statistics/report/study-table.ts'
import type { Favoured, PetRule } from '#science/statistics/small-study/pet-peese.ts'

import type { Outcome } from '#research/meta-analysis/outcome.ts'

/** What takes a model for each study. */
export type FurtherTask =
  | { is: 'sensitivity'; order: RowOrder }
  | { is: 'small'; fill: Outcome['fill'] }
  | ({ is: 'unseen' } & UnseenChoices)
export type UnseenChoices = { favoured: Favoured; rule: PetRule; steps: readonly number[] }
export type FurtherRequest = { table: readonly StudyRow[]; settings: AnalysisSettings; task: FurtherTask }
export type Further =
  | { is: 'sensitivity'; result: Sensitivity }
  | { is: 'small'; result: SmallStudyEffects | undefined }
  | { is: 'unseen'; result: UnseenStudies }

/** The same on the page and in the worker. */
export function further(analysis: Analysis, task: FurtherTask): Further {
  switch (task.is) {
    case 'sensitivity':
      return { is: 'sensitivity', result: sensitivityOf(analysis, task.order) }
    case 'small':
      return { is: 'small', result: smallStudyEffects(analysis, task.fill) }
    case 'unseen':
      return { is: 'unseen', result: unseenStudies(analysis, task.favoured, task) }
  }
}
