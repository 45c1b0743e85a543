import { readFileRecords } from './read-file-records.ts'
import { PIECE, type ReadAnswer, type ReadQuestion } from './read-answer.ts'

/** Steps are told at most so often: a message for each record would cost more than the reading. */
const TELL_EVERY_MS = 100

self.addEventListener('message', ({ data }: MessageEvent<ReadQuestion>) => {
  let toldAt = 0
  const tell = (answer: ReadAnswer) => self.postMessage(answer)
  const onProgress = (done: number, total: number) => {
    const now = performance.now()
    if (now - toldAt < TELL_EVERY_MS) return
    toldAt = now
    tell({ is: 'progress', done, total })
  }
  readFileRecords(data.file, onProgress, data.choice).then(
    (outcome) => {
      if (!('result' in outcome)) return tell({ is: 'done', outcome })
      // In pieces: twenty thousand records in one message would hold the page for a third of a second.
      const { records, ...rest } = outcome.result
      for (let at = 0; at < records.length; at += PIECE) tell({ is: 'piece', records: records.slice(at, at + PIECE) })
      tell({ is: 'done', outcome: { ...outcome, result: { ...rest, records: [] } } })
    },
    () => tell({ is: 'failed' }),
  )
})
