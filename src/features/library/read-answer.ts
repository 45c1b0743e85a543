import type { ReadRecord } from '#science/records/read-result.ts'

import type { TableChoice } from './import-session.ts'
import type { FileAnswer } from './read-file-records.ts'

/** Records in one message of the worker: taking it in must not be felt. */
export const PIECE = 500

/** What the worker is asked. */
export type ReadQuestion = { file: File; choice: TableChoice | undefined }

/** What the worker says. The records come in pieces before the end; `done` holds all else. */
export type ReadAnswer =
  | { is: 'progress'; done: number; total: number }
  | { is: 'piece'; records: ReadRecord[] }
  | { is: 'done'; outcome: FileAnswer }
  | { is: 'failed' }
