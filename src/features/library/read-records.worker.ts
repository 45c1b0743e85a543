import { readFileRecords } from './read-file-records.ts'
import type { ReadAnswer } from './read-in-worker.ts'

/** Steps are told at most so often: a message for each record would cost more than the reading. */
const TELL_EVERY_MS = 100

self.addEventListener('message', ({ data }: MessageEvent<File>) => {
  let toldAt = 0
  const tell = (answer: ReadAnswer) => self.postMessage(answer)
  const onProgress = (done: number, total: number) => {
    const now = performance.now()
    if (now - toldAt < TELL_EVERY_MS) return
    toldAt = now
    tell({ is: 'progress', done, total })
  }
  readFileRecords(data, onProgress).then(
    (outcome) => tell({ is: 'done', outcome }),
    () => tell({ is: 'failed' }),
  )
})
