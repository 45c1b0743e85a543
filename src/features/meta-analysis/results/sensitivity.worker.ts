import { analyse } from '#science/statistics/report/analysis.ts'
import { sensitivityOf } from '#science/statistics/report/further-analyses.ts'

import type { SensitivityTask } from './use-sensitivity.ts'

self.addEventListener('message', ({ data: { table, settings, order } }: MessageEvent<SensitivityTask>) => {
  self.postMessage(sensitivityOf(analyse(table, settings), order))
})
