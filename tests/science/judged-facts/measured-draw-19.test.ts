import { testPrecisionOf } from './measured-draw.ts'

// Rows of tables: what stands in them without its unit or name beside it is mostly left unread.
testPrecisionOf(19, {})
