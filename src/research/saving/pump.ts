import { ApiError, messageOf, NetworkError } from '#shared/api/errors.ts'
import { failurePasses } from '#shared/api/failure-passes.ts'

/**
 * saved: the server has everything. editing: changes wait for their moment. saving: on their way. waiting: something that
 * passes by itself is in the way; sent again then. conflict: somebody else saved in between, and a person chooses. failed:
 * the server said no. In every state but `saved`, what is not with the server is kept.
 */
export type SaveState = 'saved' | 'editing' | 'saving' | 'waiting' | 'conflict' | 'failed'
/** `reason`: why it waits or failed; none where the line is simply down. */
export type Saving = { state: SaveState; reason?: string }

export type Timers = { after(ms: number, run: () => void): () => void }

export const realTimers: Timers = {
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}

/** What waits is sent again so often by itself. */
export const AGAIN_MS = 15_000

type Work = {
  /** Whether something is to be sent. */
  isDue: () => boolean
  /** Sends the next piece. Throws what went wrong; 'conflict' where a person has to choose. */
  send: () => Promise<'conflict' | void>
  /** So long a change rests before it is sent, counted from the last one, or from the first. At once without. */
  pause?: { ms: number; from: 'first' | 'last' }
  /** Why something that is not due is not with the server either: it waits for a person. */
  held?: () => string | undefined
  /** Each piece waits for the one before it: behind one that was refused, nothing is tried. */
  isOrdered?: boolean
  timers?: Timers
}

const reasonOf = (error: unknown) =>
  error instanceof NetworkError && error.kind === 'offline' ? undefined : messageOf(error, 'The server gave no reason.')

/**
 * Sends what is due, one piece at a time, and says where that stands; `start` is what a store shows beside it. What fails
 * and passes by itself is sent again: after a while, when the line is back, at every further change. Nothing else is.
 */
export function createPump<V extends object>(start: V, work: Work) {
  const { isDue, send, pause, held, isOrdered = false, timers = realTimers } = work
  let values = start
  let line: Saving = { state: 'saved' }
  let current: V & Saving = { ...values, ...line }
  let running: Promise<void> | undefined
  let stopTimer: (() => void) | undefined
  let failure: unknown
  /** Somebody wishes that everything goes now, whatever its pause. */
  let isWished = false
  let isEnded = false
  const listeners = new Set<() => void>()

  const show = () => {
    current = { ...values, ...line }
    for (const listener of listeners) listener()
  }
  const set = (part: Partial<V>) => {
    if (Object.entries(part).every(([name, value]) => values[name as keyof V] === value)) return
    values = { ...values, ...part }
    show()
  }
  const become = (state: SaveState, reason?: string) => {
    if (line.state === state && line.reason === reason) return
    line = { state, ...(reason !== undefined && { reason }) }
    show()
  }
  const rest = () => {
    stopTimer?.()
    stopTimer = undefined
  }
  const later = (ms: number) => {
    rest()
    stopTimer = timers.after(ms, () => {
      stopTimer = undefined
      void go()
    })
  }
  const fail = (error: unknown) => {
    failure = error
    const passes = failurePasses(error)
    become(passes ? 'waiting' : 'failed', reasonOf(error))
    if (passes) later(Math.max(AGAIN_MS, askedFor() * 1000))
  }
  /** Seconds that the server asked to be left alone. */
  const askedFor = () => (failure instanceof ApiError && failure.retryAfter) || 0

  const settle = () => {
    const reason = held?.()
    if (reason === undefined) become('saved')
    else become('failed', reason)
  }

  const hasMore = () => !isEnded && isDue()

  const run = async () => {
    rest()
    let hasFailed = false
    let isConflict = false
    try {
      while (!isConflict && hasMore()) {
        become('saving')
        isConflict = (await send()) === 'conflict'
        if (pause && !isWished) break
      }
    } catch (error) {
      hasFailed = true
      failure = error
    }
    // From the last look to here nothing else could run: what is changed from now on starts anew.
    running = undefined
    isWished = false
    if (isEnded) return
    if (hasFailed) fail(failure)
    else if (isConflict) become('conflict')
    else if (!isDue()) settle()
    else {
      become('editing')
      later(pause?.ms ?? 0)
    }
  }
  const go = (): Promise<void> => {
    if (isEnded || line.state === 'conflict') return Promise.resolve()
    running ??= Promise.resolve().then(run)
    return running
  }
  const wake = () => {
    isWished = true
    return go()
  }

  return {
    current: () => current,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    set,
    become,
    /** Why the last sending failed. */
    failure: () => failure,
    isSending: () => running !== undefined,
    isEnded: () => isEnded,
    /** Something was changed: it is sent when its moment comes. */
    changed() {
      const { state } = line
      if (isEnded || running || state === 'conflict' || (state === 'failed' && isOrdered)) return
      if (state === 'waiting' && askedFor() > 0) return
      if (state !== 'waiting') become('editing')
      if (!pause) void go()
      else if (state === 'waiting' || pause.from === 'last' || !stopTimer) later(pause.ms)
    },
    /** Sends everything now: somebody wishes it. Resolves when that has ended, well or not. */
    wake,
    /** Sends now what would be sent by itself: the line is back. */
    nudge: () => (line.state === 'editing' || line.state === 'waiting' ? wake() : Promise.resolve()),
    /** Sends now what waits for its moment: the page is left. Resolves when nothing is on its way. */
    flush: () => (line.state === 'editing' || running ? wake() : Promise.resolve()),
    /** Holds what would be sent by itself. */
    rest,
    /** Sends nothing any more. */
    end: () => {
      rest()
      isEnded = true
      become('saved')
      listeners.clear()
    },
  }
}
export type Pump<V extends object> = ReturnType<typeof createPump<V>>
