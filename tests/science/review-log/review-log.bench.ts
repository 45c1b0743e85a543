import { bench, describe } from 'vitest'

import { flowOf } from '#science/review-log/flow.ts'
import { stageProgress } from '#science/review-log/progress.ts'
import { reviewState } from '#science/review-log/review-state.ts'

import { logWriter } from './made-events.ts'

describe('100,000 votes on 50,000 records', () => {
  const log = logWriter()
  for (let i = 0; i < 50_000; i++) {
    log.found(`r${i}`, i % 3 ? 'PubMed' : 'Embase')
    log.vote(`r${i}`, 'ann', i % 20 ? 'exclude' : 'include')
    log.vote(`r${i}`, 'bob', i % 25 ? 'exclude' : 'include')
  }
  const state = reviewState(log.events)
  bench('state of every record', () => void reviewState(log.events), { iterations: 5, time: 0, warmupIterations: 1 })
  bench('flow diagram', () => void flowOf(log.events), { iterations: 5, time: 0, warmupIterations: 1 })
  bench('progress', () => void stageProgress(state, 'title-abstract'), { iterations: 5, time: 0, warmupIterations: 1 })
})
