import { testPrecisionOf } from './measured-draw.ts'

testPrecisionOf(15, { size: 0.97, effect: 0.99, interval: 0.99, p: 0.99, percentage: 0.99, 'follow-up': 0.94, design: 0.88, direction: 0.5, 'certain size': 0.99, 'certain design': 0.99, 'certain direction': 0.99 }) // prettier-ignore
testPrecisionOf(16, { size: 0.85, effect: 0.99, interval: 0.99, p: 0.99, percentage: 0.96, 'follow-up': 0.91, design: 0.9, direction: 0.56, 'certain size': 0.99, 'certain design': 0.97, 'certain direction': 0.99 }) // prettier-ignore
testPrecisionOf(17, { size: 0.92, 'follow-up': 0.99, 'certain size': 0.99 })
testPrecisionOf(18, { size: 0.93, 'follow-up': 0.92, 'certain size': 0.99 })
