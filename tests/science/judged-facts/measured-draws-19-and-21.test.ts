import { testPrecisionOf } from './measured-draw.ts'

// Rows of tables, by the headings of their columns. The first run of draw 21 had 22 of 24 effects and 61 of 62 percentages.
testPrecisionOf(19, { effect: 0.99, interval: 0.99, mean: 0.99, p: 0.99, percentage: 0.99, count: 0.99 })
testPrecisionOf(21, { effect: 0.99, interval: 0.99, mean: 0.99, p: 0.99, percentage: 0.99, count: 0.99 })
