import { testPrecisionOf } from './measured-draw.ts'

// Rows of tables, by the headings of their columns.
testPrecisionOf(19, { effect: 0.99, interval: 0.99, mean: 0.99, p: 0.99, percentage: 0.99, count: 0.99 })
testPrecisionOf(21, {})
