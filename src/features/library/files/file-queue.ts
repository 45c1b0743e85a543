import type { ReadPaperFile } from '#research/files/read-paper-file.ts'
import { createStore } from '#shared/browser/store.ts'

/** What became of a file that the library has taken or had. */
export type FileOutcome = {
  outcome: 'added' | 'attached' | 'duplicate'
  documentId: string
  title: string
  by?: string | undefined
  /** What is to be said of it beside the outcome, for people. */
  remarks: string[]
}

export type FileState =
  | { is: 'waiting' }
  | { is: 'reading' | 'sending'; share: number }
  | ({ is: 'done' } & FileOutcome)
  /** `mayRetry`: trying again may help, nothing about the file itself is wrong. */
  | { is: 'refused'; reason: string; mayRetry: boolean }

export type QueuedFile = { key: string; file: File; state: FileState }

/** Refused for a reason that stands: the same file would be refused again. */
export class FileRefused extends Error {
  override name = 'FileRefused'
  readonly mayRetry: boolean
  constructor(message: string, mayRetry: boolean) {
    super(message)
    this.mayRetry = mayRetry
  }
}

type Told = { signal: AbortSignal; onProgress: (share: number) => void }

type Parts = {
  newKey: () => string
  /** Rejects with `FileRefused`; every other error may pass. */
  read: (file: File, told: Told) => Promise<ReadPaperFile>
  /** `key` stays the same for every attempt with one file. */
  send: (file: File, read: ReadPaperFile, key: string, told: Told) => Promise<FileOutcome>
  /** Sentence for any other error. */
  reasonOf: (error: unknown) => string
  words: { limit: string; stopped: string }
}

/** `mayTake`: how many more files the plan allows, undefined = any number. `onTaken` is told of each that was taken. */
export type Plan = { mayTake?: number | undefined; onTaken?: (key: string) => void }

export type FileQueue = {
  get: () => readonly QueuedFile[]
  subscribe: (listener: () => void) => () => void
  isWatched: () => boolean
  isBusy: () => boolean
  /** Puts files at the end and works them off. */
  add: (files: readonly File[], plan: Plan) => Promise<void>
  /** Those with this key, or all that may be tried again. */
  retry: (key: string | undefined, plan: Plan) => Promise<void>
  /** What has not been begun is not begun, what is under way ends. */
  stop: () => void
  reset: () => void
}

/** Files read at once: each takes a worker of its own. */
const PARALLEL = 2

/** Files on their way into the library, each with its own end. It goes on while nobody looks. */
export function createFileQueue({ newKey, read, send, reasonOf, words }: Parts): FileQueue {
  const { get, set: become, subscribe, isWatched } = createStore<readonly QueuedFile[]>([])
  let stopper = new AbortController()
  let mayTake: number | undefined
  let onTaken: Plan['onTaken']
  /** Resolves when the file before the next one has been sent, or will not be. */
  let turn: Promise<unknown> = Promise.resolve()
  let work: Promise<void> | undefined

  const change = (key: string, state: FileState) =>
    become(get().map((each) => (each.key === key ? { ...each, state } : each)))

  /**
   * One file from reading to its end. Files are read side by side and sent in their order: of two with the same bytes
   * the first makes the paper, and the plan's last places go to the first files.
   */
  const settle = async (
    { key, file }: QueuedFile,
    signal: AbortSignal,
    before: Promise<unknown>,
  ): Promise<FileState> => {
    const step = (is: 'reading' | 'sending') => ({
      signal,
      onProgress: (share: number) => {
        if (!signal.aborted) change(key, { is, share })
      },
    })
    try {
      const content = await read(file, step('reading'))
      await before
      signal.throwIfAborted()
      if (mayTake !== undefined && mayTake <= 0) return { is: 'refused', reason: words.limit, mayRetry: true }
      change(key, { is: 'sending', share: 0 })
      const outcome = await send(file, content, key, step('sending'))
      if (outcome.outcome !== 'duplicate') {
        if (mayTake !== undefined) mayTake -= 1
        onTaken?.(key)
      }
      return { is: 'done', ...outcome }
    } catch (error) {
      if (signal.aborted) return { is: 'refused', reason: words.stopped, mayRetry: true }
      if (error instanceof FileRefused) return { is: 'refused', reason: error.message, mayRetry: error.mayRetry }
      return { is: 'refused', reason: reasonOf(error), mayRetry: true }
    }
  }

  const next = () => {
    const waiting = get().find(({ state }) => state.is === 'waiting')
    if (waiting) change(waiting.key, { is: 'reading', share: 0 })
    return waiting
  }
  const worker = async (signal: AbortSignal) => {
    for (let item = next(); item && !signal.aborted; item = next()) {
      const settled = settle(item, signal, turn)
      turn = Promise.all([turn, settled])
      const state = await settled
      if (stopper.signal === signal || state.is === 'done') change(item.key, state)
    }
  }
  const run = () => {
    work ??= (async () => {
      const { signal } = stopper
      await Promise.all(Array.from({ length: PARALLEL }, () => worker(signal)))
    })().finally(() => {
      work = undefined
      // Told once more: nothing is under way now.
      become([...get()])
    })
    return work
  }
  /** What the plan allows is counted here while files are under way: the server's own count comes later. */
  const begin = (plan: Plan) => {
    if (!work) mayTake = plan.mayTake
    onTaken = plan.onTaken
    if (stopper.signal.aborted) stopper = new AbortController()
  }
  const isOpen = ({ is }: FileState) => is === 'waiting' || is === 'reading' || is === 'sending'

  return {
    get,
    subscribe,
    isWatched,
    isBusy: () => get().some(({ state }) => isOpen(state)),
    add: (files, plan) => {
      begin(plan)
      become([...get(), ...files.map((file) => ({ key: newKey(), file, state: { is: 'waiting' as const } }))])
      return run()
    },
    retry: (key, plan) => {
      begin(plan)
      become(
        get().map((each) =>
          each.state.is === 'refused' && each.state.mayRetry && (key === undefined || each.key === key)
            ? { ...each, state: { is: 'waiting' } }
            : each,
        ),
      )
      return run()
    },
    stop: () => {
      stopper.abort()
      become(
        get().map((each) =>
          each.state.is === 'waiting'
            ? { ...each, state: { is: 'refused', reason: words.stopped, mayRetry: true } }
            : each,
        ),
      )
    },
    reset: () => {
      stopper.abort()
      stopper = new AbortController()
      become([])
    },
  }
}

/** What became of all files. Law: once none is under way, added + attached + duplicate + refused = total. */
export function fileLedger(queue: readonly QueuedFile[]) {
  const ledger = { total: queue.length, added: 0, attached: 0, duplicate: 0, refused: 0, open: 0 }
  for (const { state } of queue) {
    if (state.is === 'done') ledger[state.outcome] += 1
    else if (state.is === 'refused') ledger.refused += 1
    else ledger.open += 1
  }
  return ledger
}
