import { testPrecisionOf } from './measured-draw.ts'

// As at its first run: nothing was mended for it.
testPrecisionOf(20, { size: 0.93, 'certain size': 0.98 })
