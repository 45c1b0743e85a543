import { testPrecisionOf } from './measured-draw.ts'

// Rows of tables: what stands in them without its unit or name beside it is mostly left unread.
testPrecisionOf(19, { mean: 0.99, p: 0.99, percentage: 0.99, count: 0.99 })
