import { testPrecisionOf } from './measured-draw.ts'

testPrecisionOf(3, { size: 0.98, effect: 0.95, interval: 0.99, p: 0.99, mean: 0.97, percentage: 0.93, count: 0.99, 'follow-up': 0.84, design: 0.98, direction: 0.9, 'certain size': 0.97, 'certain design': 0.92, 'certain direction': 0.9 }) // prettier-ignore
testPrecisionOf(4, { size: 0.94, effect: 0.99, interval: 0.99, p: 0.99, mean: 0.99, percentage: 0.97, count: 0.99, 'follow-up': 0.99, design: 0.91, direction: 0.9, 'certain size': 0.97, 'certain design': 0.92, 'certain direction': 0.9 }) // prettier-ignore
testPrecisionOf(5, { size: 0.91, effect: 0.99, interval: 0.99, p: 0.99, mean: 0.99, percentage: 0.96, count: 0.99, 'follow-up': 0.99, design: 0.95, direction: 0.66, 'certain size': 0.97, 'certain design': 0.92, 'certain direction': 0.9 }) // prettier-ignore
