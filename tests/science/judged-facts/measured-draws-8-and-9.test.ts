import { testPrecisionOf } from './measured-draw.ts'

testPrecisionOf(8, { size: 0.93, effect: 0.99, interval: 0.99, p: 0.99, mean: 0.94, percentage: 0.86, count: 0.99, 'follow-up': 0.95, design: 0.93, direction: 0.78, 'certain size': 0.97, 'certain design': 0.92, 'certain direction': 0.9 }) // prettier-ignore
testPrecisionOf(9, { size: 0.92, effect: 0.99, interval: 0.97, p: 0.99, mean: 0.99, percentage: 0.99, count: 0.99, 'follow-up': 0.99, design: 0.9, direction: 0.84, 'certain size': 0.97, 'certain design': 0.95, 'certain direction': 0.9 }) // prettier-ignore
