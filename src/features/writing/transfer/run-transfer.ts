import { isAbort } from '#shared/api/errors.ts'
import { askWorker } from '#shared/browser/ask-worker.ts'

import type { TransferAnswer, TransferJob } from './transfer-job.ts'

const LIMIT = 60_000

/** Does a job beside the page, so that the page stays quick; one that goes on for a minute is stopped. */
export async function runTransfer(job: TransferJob): Promise<TransferAnswer> {
  try {
    return await askWorker<TransferAnswer>(
      () => new Worker(new URL('./transfer.worker.ts', import.meta.url), { type: 'module' }),
      job,
      { inPage: async () => (await import('./transfer-job.ts')).runJob(job), signal: AbortSignal.timeout(LIMIT) },
    )
  } catch (error) {
    if (isAbort(error)) return { is: 'failed' }
    throw error
  }
}
