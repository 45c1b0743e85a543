import type { Analysis } from '#science/statistics/report/analysis.ts'
import {
  sensitivityOf,
  smallStudyEffects,
  type RowOrder,
  type Sensitivity,
  type SmallStudyEffects,
} from '#science/statistics/report/further-analyses.ts'
import type { AnalysisSettings, StudyRow } from '#science/statistics/report/study-table.ts'

import type { Outcome } from '#research/meta-analysis/outcome.ts'

/** What takes a model for each study. */
export type FurtherTask = { is: 'sensitivity'; order: RowOrder } | { is: 'small'; fill: Outcome['fill'] }
export type FurtherRequest = { table: readonly StudyRow[]; settings: AnalysisSettings; task: FurtherTask }
export type Further =
  | { is: 'sensitivity'; result: Sensitivity }
  | { is: 'small'; result: SmallStudyEffects | undefined }

/** The same on the page and in the worker. */
export const further = (analysis: Analysis, task: FurtherTask): Further =>
  task.is === 'sensitivity'
    ? { is: 'sensitivity', result: sensitivityOf(analysis, task.order) }
    : { is: 'small', result: smallStudyEffects(analysis, task.fill) }
