import { trialsExample, type ExampleAnalysis } from '#research/grid/example-analysis.ts'

/** Trials of one vaccine side by side: randomised ones beside those that allocated by a rule. */
export const designsExample: ExampleAnalysis = trialsExample
