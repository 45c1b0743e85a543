import { testPrecisionOf } from './measured-draw.ts'

testPrecisionOf(15, {})
testPrecisionOf(16, {})
testPrecisionOf(17, {})
testPrecisionOf(18, {})
