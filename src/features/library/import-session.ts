import type { ReadResult, Skipped } from '#science/records/read-result.ts'
import type { ColumnMapping, TableColumn } from '#science/records/table-columns.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { createStore } from '#shared/browser/store.ts'

import { createUpload, type SendBatch, type Upload } from './import-batches.ts'
import { ledgerOf, unsentRecords, type Ledger } from './ledger.ts'

/** Why a file was not read: what is wrong, and what to do. */
export type FileProblem = { title: string; advice: string }

/** A file that was read, and what it turned out to be ("RIS, UTF-8"). */
export type ReadFile = { result: Omit<ReadResult, 'format'> & { format?: ReadResult['format'] }; kind: string }

/**
 * A table of which a person has to say what to read. `isKnown`: its columns have known names, only the sheet is asked;
 * `hasHead`: its first row names the columns and is no record.
 */
export type TableToMap = {
  columns: TableColumn[]
  isKnown: boolean
  hasHead: boolean
  sheet?: string
  sheets?: string[]
}

/** What a person said of a table. Until it is final the table is asked about. */
export type TableChoice = { isFinal: boolean; sheet?: string; hasHead?: boolean; mapping?: ColumnMapping }

export type ImportState =
  | { step: 'idle' }
  | { step: 'reading'; file: string; done: number; total: number }
  /** The file is a table that waits for somebody to say what its columns are. */
  | { step: 'columns'; file: string; table: TableToMap }
  | { step: 'refused'; file: string; problem: FileProblem }
  | { step: 'saving'; file: string; saved: number; total: number }
  /** Not all is saved; the rest is kept in memory. Without an error it was the person who stopped. */
  | { step: 'stopped'; file: string; saved: number; total: number; error?: unknown }
  /** `isPartial`: somebody stopped; what was not saved stands in the ledger as skipped. */
  | {
      step: 'done'
      file: string
      kind: string
      ledger: Ledger
      warnings: ReadResult['warnings']
      /** Under which the library keeps it as a source. */
      importId: string
      isPartial?: true
    }

type Parts = {
  /** Reads a file, telling how far it has come. Rejects with an AbortError when the signal says so. */
  read: (
    file: File,
    options: { signal: AbortSignal; onProgress: (done: number, total: number) => void; choice?: TableChoice },
  ) => Promise<ReadFile | FileProblem | TableToMap>
  /** Gives the sender of one import. */
  sender: (file: string, importId: string) => SendBatch
}

/** What a server has to be told at the end of an import: what never reached it, and what the file was. */
export type EndedImport = {
  importId: string
  /** Records that were sent and answered. */
  sent: number
  skipped: Skipped[]
  result: ReadFile['result']
}

type OnDone = (ledger: Ledger, ended: EndedImport) => void

export type ImportSession = {
  get: () => ImportState
  subscribe: (listener: () => void) => () => void
  /** Whether somebody is looking on. */
  isWatched: () => boolean
  /** `onDone` is told once, after every record has been answered. */
  start: (file: File, onDone: OnDone) => Promise<void>
  /** Reads the waiting table by what was said of it. */
  choose: (choice: TableChoice) => Promise<void>
  /** Stops reading, or begins no further batch. */
  stop: () => void
  /** Sends what is not saved yet. */
  resume: () => Promise<void>
  /** Ends an import that was stopped: what is saved stays, and the ledger says what was not sent. */
  giveUp: () => void
  /** Forgets the file, whatever is left of it. */
  reset: () => void
}

type Job = { file: string; importId: string; read: ReadFile; upload: Upload; onDone: OnDone }

/** One import, from the choice of a file to its ledger. It goes on while nobody looks, and can be taken up again. */
export function createImportSession({ read, sender }: Parts): ImportSession {
  const { get, set: become, subscribe, isWatched } = createStore<ImportState>({ step: 'idle' })
  let stopper = new AbortController()
  let job: Job | undefined
  let waiting: { file: File; onDone: OnDone } | undefined

  const finish = ({ file, importId, read: { kind, result }, upload, onDone }: Job) => {
    const unsaved = upload.unsaved()
    const ledger = ledgerOf(result, upload.outcomes(), unsaved)
    job = undefined
    const isPartial = unsaved.length > 0
    const { warnings } = result
    become({ step: 'done', file, kind, ledger, warnings, importId, ...(isPartial && { isPartial }) })
    const skipped = [...result.skipped, ...unsentRecords(unsaved)]
    onDone(ledger, { importId, sent: upload.saved(), skipped, result })
  }

  const send = async () => {
    const current = job
    if (!current || get().step === 'saving') return
    const { file, upload } = current
    const { signal } = (stopper = new AbortController())
    become({ step: 'saving', file, saved: upload.saved(), total: upload.total })
    const error = await upload.run(signal)
    if (current !== job) return
    if (error !== undefined) {
      const here = { step: 'stopped' as const, file, saved: upload.saved(), total: upload.total }
      return become(signal.aborted ? here : { ...here, error })
    }
    finish(current)
  }

  const start = async (file: File, onDone: OnDone, choice?: TableChoice) => {
    const { signal } = (stopper = new AbortController())
    job = undefined
    waiting = undefined
    become({ step: 'reading', file: file.name, done: 0, total: file.size })
    const onProgress = (done: number, total: number) => {
      if (!signal.aborted) become({ step: 'reading', file: file.name, done, total })
    }
    let answer: ReadFile | FileProblem | TableToMap
    try {
      answer = await read(file, { signal, onProgress, ...(choice && { choice }) })
    } catch {
      answer = {
        title: 'The file could not be read',
        advice: 'It may have been moved or changed since you chose it. Choose it again. Nothing was imported.',
      }
    }
    if (signal.aborted) return
    if ('title' in answer) return become({ step: 'refused', file: file.name, problem: answer })
    if ('columns' in answer) {
      waiting = { file, onDone }
      return become({ step: 'columns', file: file.name, table: answer })
    }
    const importId = newKey()
    const made: Job = {
      file: file.name,
      importId,
      read: answer,
      onDone,
      upload: createUpload(answer.result.records, sender(file.name, importId), () => {
        const now = get()
        if (job === made && now.step === 'saving') become({ ...now, saved: made.upload.saved() })
      }),
    }
    job = made
    await send()
  }

  const reset = () => {
    stopper.abort()
    job = undefined
    waiting = undefined
    become({ step: 'idle' })
  }

  return {
    get,
    subscribe,
    isWatched,
    start: (file, onDone) => start(file, onDone),
    choose: async (choice) => {
      if (waiting) await start(waiting.file, waiting.onDone, choice)
    },
    stop: () => {
      stopper.abort()
      if (get().step === 'reading') become({ step: 'idle' })
    },
    resume: send,
    giveUp: () => {
      const now = get()
      if (job && now.step === 'stopped' && now.saved > 0) finish(job)
      else reset()
    },
    reset,
  }
}
