import type { TransferAnswer, TransferJob } from './transfer-job.ts'

const LIMIT = 60_000

/** Does a job beside the page, so that the page stays quick; one that goes on for a minute is stopped. */
export async function runTransfer(job: TransferJob): Promise<TransferAnswer> {
  const here = async () => (await import('./transfer-job.ts')).runJob(job)
  // A browser without workers, as in tests, works in the page.
  if (typeof Worker === 'undefined') return here()
  const worker = new Worker(new URL('./transfer.worker.ts', import.meta.url), { type: 'module' })
  let timer: ReturnType<typeof setTimeout> | undefined
  const answer = new Promise<TransferAnswer>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<TransferAnswer>) => resolve(data))
    // A worker that does not start loses nothing: the same work is done here.
    worker.addEventListener('error', () => resolve(here()))
    timer = setTimeout(() => resolve({ is: 'failed' }), LIMIT)
    worker.postMessage(job)
  })
  return answer.finally(() => {
    clearTimeout(timer)
    worker.terminate()
  })
}
