import { bodyWith, trialsExample, type ExampleAnalysis } from '#research/grid/example-analysis.ts'

import { startState, type ReportState } from './report-state.ts'

/** Trials against CONSORT: what their summaries report, item by item. */
export const bestPracticesExample: ExampleAnalysis = {
  ...trialsExample,
  body: (columns) =>
    bodyWith(columns, { best_practice: { ...startState, guidelineId: 'consort-2010' } satisfies ReportState }),
}
