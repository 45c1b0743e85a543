import { bodyWith, trialsExample, type ExampleAnalysis } from '#research/grid/example-analysis.ts'
import { startColumns } from '#research/grid/start-columns.ts'

/** What summaries of trials give: a table with a value in nearly every cell. */
export const tableExample: ExampleAnalysis = {
  ...trialsExample,
  body: () => bodyWith(startColumns('design', 'comparator', 'events', 'effect', 'main-finding')),
}
