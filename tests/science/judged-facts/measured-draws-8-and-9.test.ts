import { testPrecisionOf } from './measured-draw.ts'

testPrecisionOf(8, { size: 0.92, effect: 0.95, interval: 0.99, p: 0.99, mean: 0.92, percentage: 0.75, count: 0.99, 'follow-up': 0.95, design: 0.86, direction: 0.78, 'certain size': 0.97, 'certain design': 0.92, 'certain direction': 0.9 }) // prettier-ignore
testPrecisionOf(9, {})
