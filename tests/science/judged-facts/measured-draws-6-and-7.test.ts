import { testPrecisionOf } from './measured-draw.ts'

testPrecisionOf(6, { size: 0.82, effect: 0.95, interval: 0.99, p: 0.99, mean: 0.99, percentage: 0.94, count: 0.91, 'follow-up': 0.88, design: 0.91, direction: 0.88, 'certain size': 0.97, 'certain design': 0.92, 'certain direction': 0.9 }) // prettier-ignore
testPrecisionOf(7, { size: 0.89, effect: 0.99, interval: 0.99, p: 0.99, mean: 0.99, percentage: 0.96, count: 0.99, 'follow-up': 0.93, design: 0.87, direction: 0.63, 'certain size': 0.97, 'certain design': 0.92, 'certain direction': 0.9 }) // prettier-ignore
