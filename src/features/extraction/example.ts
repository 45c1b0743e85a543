import { bodyWith, trialsExample, type ExampleAnalysis } from '#research/grid/example-analysis.ts'
import { startColumns } from '#research/grid/start-columns.ts'

/** What summaries of trials give. */
export const gridExample: ExampleAnalysis = {
  ...trialsExample,
  body: () =>
    bodyWith(startColumns('year', 'design', 'sample-size', 'events', 'effect', 'main-finding', 'limitations')),
}
