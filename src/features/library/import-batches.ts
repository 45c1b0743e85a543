import { IMPORT_BATCH, type ImportOutcome } from '#contract/documents.ts'
import type { ReadRecord } from '#science/records/read-result.ts'

/** What became of one record of the file. */
export type RecordOutcome = { record: ReadRecord; outcome: ImportOutcome }

export type SendBatch = (
  batch: number,
  records: readonly ReadRecord[],
  signal: AbortSignal,
) => Promise<readonly ImportOutcome[]>

/** Batches that may be under way at once. */
const PARALLEL = 2

const unanswered = (index: number): ImportOutcome => ({
  index,
  outcome: 'refused',
  reason: 'The server did not say what became of this record.',
})

export type Upload = {
  /**
   * Sends what has not been saved yet, at most two batches at a time. After a failure no new batch is begun and those
   * under way are awaited. Resolves with the first failure, or with nothing when all is saved. May be called again:
   * batches are numbered once, so that a batch whose answer was lost is answered again by the server and not done twice.
   */
  run: (signal: AbortSignal) => Promise<unknown>
  /** Records whose batch has been answered. */
  saved: () => number
  total: number
  /** All answered records, in the order of the file. */
  outcomes: () => RecordOutcome[]
  /** Records whose batch has no answer: not sent, or its answer was lost. */
  unsaved: () => ReadRecord[]
}

/** Cuts records into batches and remembers which have been answered. `changed` is called after each answer. */
export function createUpload(records: readonly ReadRecord[], send: SendBatch, changed: () => void): Upload {
  const batches: { index: number; records: readonly ReadRecord[]; outcomes?: RecordOutcome[] }[] = []
  for (let at = 0; at < records.length; at += IMPORT_BATCH) {
    batches.push({ index: batches.length, records: records.slice(at, at + IMPORT_BATCH) })
  }

  const run = async (signal: AbortSignal) => {
    const waiting = batches.filter((batch) => batch.outcomes === undefined)
    let failure: unknown
    const work = async () => {
      for (let batch = waiting.shift(); batch !== undefined && failure === undefined; batch = waiting.shift()) {
        try {
          signal.throwIfAborted()
          const answers = await send(batch.index, batch.records, signal)
          const byIndex = new Map(answers.map((outcome) => [outcome.index, outcome]))
          batch.outcomes = batch.records.map((record, index) => ({
            record,
            outcome: byIndex.get(index) ?? unanswered(index),
          }))
          changed()
        } catch (error) {
          failure ??= error
        }
      }
    }
    await Promise.all(Array.from({ length: PARALLEL }, work))
    return failure
  }

  const outcomes = () => batches.flatMap((batch) => batch.outcomes ?? [])
  const unsaved = () => batches.flatMap((batch) => (batch.outcomes ? [] : batch.records))
  const saved = () => batches.reduce((sum, batch) => sum + (batch.outcomes?.length ?? 0), 0)
  return { run, saved, total: records.length, outcomes, unsaved }
}
