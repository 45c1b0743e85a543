import { testPrecisionOf } from './measured-draw.ts'

testPrecisionOf(20, {})
