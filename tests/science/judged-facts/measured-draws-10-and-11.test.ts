import { testPrecisionOf } from './measured-draw.ts'

testPrecisionOf(10, { size: 0.89, effect: 0.96, interval: 0.99, p: 0.99, mean: 0.99, percentage: 0.97, count: 0.99, 'follow-up': 0.95, design: 0.87, direction: 0.68, 'certain size': 0.99, 'certain design': 0.99, 'certain direction': 0.99 }) // prettier-ignore
testPrecisionOf(11, { size: 0.91, effect: 0.99, interval: 0.99, p: 0.99, mean: 0.98, percentage: 0.91, count: 0.99, 'follow-up': 0.94, design: 0.92, direction: 0.52, 'certain size': 0.99, 'certain design': 0.99, 'certain direction': 0.5 }) // prettier-ignore
