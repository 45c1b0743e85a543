import { testPrecisionOf } from './measured-draw.ts'

testPrecisionOf(1, { size: 0.97, effect: 0.95, interval: 0.99, p: 0.99, mean: 0.96, percentage: 0.97, count: 0.97, 'follow-up': 0.99, design: 0.94, direction: 0.92, 'certain size': 0.99, 'certain design': 0.92, 'certain direction': 0.9 }) // prettier-ignore
testPrecisionOf(2, { size: 0.97, effect: 0.95, interval: 0.99, p: 0.99, mean: 0.98, percentage: 0.96, count: 0.97, 'follow-up': 0.99, design: 0.95, direction: 0.89, 'certain size': 0.99, 'certain design': 0.92, 'certain direction': 0.9 }) // prettier-ignore
