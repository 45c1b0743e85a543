import { analyse } from '#science/statistics/report/analysis.ts'

import { further, type FurtherRequest } from './further.ts'

self.addEventListener('message', ({ data: { table, settings, task } }: MessageEvent<FurtherRequest>) => {
  self.postMessage(further(analyse(table, settings), task))
})
