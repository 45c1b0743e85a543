import type { ReadRecord } from '#science/records/read-result.ts'

import type { TableChoice } from './import-session.ts'
import type { ReadAnswer, ReadQuestion } from './read-answer.ts'
import type { FileAnswer } from './read-file-records.ts'

type Options = { signal: AbortSignal; onProgress: (done: number, total: number) => void; choice?: TableChoice }

const MB = 1024 * 1024
/** Larger files are refused before a byte of them is read: 50,000 records with abstracts, a whole library, have 60 to 120 MB. */
export const FILE_MAX_BYTES = 128 * MB

const aborted = () => new DOMException('Aborted', 'AbortError')

/** Reads a reference file beside the page, so that the page stays quick. Aborting ends the work at once. */
export async function readInWorker(file: File, options: Options): Promise<FileAnswer> {
  if (file.size > FILE_MAX_BYTES) {
    return {
      title: `${file.name} was not imported`,
      advice: `It has ${Math.ceil(file.size / MB)} MB; up to ${FILE_MAX_BYTES / MB} MB are read. Export it in parts and import them one after another: papers that stand in two parts are recognised.`,
    }
  }
  if (typeof Worker === 'undefined') {
    const { readFileRecords } = await import('./read-file-records.ts')
    return readFileRecords(file, options.onProgress, options.choice)
  }
  return ask(new Worker(new URL('./read-records.worker.ts', import.meta.url), { type: 'module' }), file, options)
}

function ask(worker: Worker, file: File, { signal, onProgress, choice }: Options) {
  return new Promise<FileAnswer>((resolve, reject) => {
    if (signal.aborted) reject(aborted())
    signal.addEventListener('abort', () => reject(aborted()), { once: true })
    worker.addEventListener('error', () => reject(new Error('The reader could not be loaded.')))
    const records: ReadRecord[] = []
    worker.addEventListener('message', ({ data }: MessageEvent<ReadAnswer>) => {
      if (data.is === 'progress') onProgress(data.done, data.total)
      else if (data.is === 'piece') for (const record of data.records) records.push(record)
      else if (data.is === 'done') resolve(whole(data.outcome, records))
      else reject(new Error('The file could not be read.'))
    })
    worker.postMessage({ file, choice } satisfies ReadQuestion)
  }).finally(() => worker.terminate())
}

const whole = (outcome: FileAnswer, records: ReadRecord[]): FileAnswer =>
  'result' in outcome ? { ...outcome, result: { ...outcome.result, records } } : outcome
