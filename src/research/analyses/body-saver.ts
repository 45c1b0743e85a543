import type { Synthesis } from '#contract/syntheses.ts'
import { ApiError, AuthRequiredError, messageOf, NetworkError } from '#shared/api/errors.ts'

import { dropEdits, keepEdits, readEdits } from './kept-edits.ts'

/** What can be changed of an analysis beside its log. */
export type Head = { title?: string; query?: string; documentIds?: string[] }

/**
 * saved: the server has everything. editing: changes wait for their moment. saving: on their way. waiting: the line is
 * down. conflict: somebody else saved in between; a person chooses. failed: the server said no.
 */
export type SaveState = 'saved' | 'editing' | 'saving' | 'waiting' | 'conflict' | 'failed'
export type Saving<B> = {
  state: SaveState
  /** What is on screen: the server's, with the changes made here. */
  body: B
  head: Head
  reason?: string
  /** The other version, while there is a conflict. */
  theirs?: Synthesis
}

type Server = {
  save(change: Head & { body?: unknown; version: number }): Promise<Synthesis>
  read(): Promise<Synthesis>
}

const PAUSE_MS = 700

/**
 * Saves the body of one analysis by itself a moment after it was changed, one save at a time. Changes are kept on the
 * device until the server has confirmed them, and resume after a reload. A version made elsewhere is never overwritten
 * without being asked: both are there until somebody chooses.
 */
export function createBodySaver<B>(place: string, server: Server, start: Synthesis, read: (body: unknown) => B) {
  let version = start.version ?? 1
  let current: Saving<B> = { state: 'saved', body: read(start.body), head: {} }
  /** Bodies are compared by identity: each change makes a new one. */
  let savedBody = current.body
  let timer: ReturnType<typeof setTimeout> | undefined
  let isSaving = false
  let sent: { head: Head; body?: B } | undefined
  let onSaved: (saved: Synthesis) => void = () => {}
  const listeners = new Set<() => void>()

  const set = (next: Saving<B>) => {
    current = next
    for (const listener of listeners) listener()
  }
  const plain = (state: SaveState): Saving<B> => ({ state, body: current.body, head: current.head })
  const isDirty = () => current.body !== savedBody || Object.keys(current.head).length > 0
  const keep = () =>
    void keepEdits(place, { version, head: current.head, ...(current.body !== savedBody && { body: current.body }) })

  /** The save before this one arrived, and its answer was lost: what stands there is mine. */
  const isWhatWasSent = (theirs: Synthesis) =>
    sent !== undefined &&
    (sent.body === undefined || JSON.stringify(theirs.body) === JSON.stringify(sent.body)) &&
    Object.entries(sent.head).every(
      ([name, value]) => JSON.stringify(theirs[name as keyof Head]) === JSON.stringify(value),
    )
  const takeAsSaved = (theirs: Synthesis) => {
    version = theirs.version ?? version + 1
    if (sent?.body !== undefined) savedBody = sent.body
    const rest = Object.entries(current.head).filter(([name, value]) => sent?.head[name as keyof Head] !== value)
    current = { ...current, head: Object.fromEntries(rest) }
    sent = undefined
    onSaved(theirs)
    if (!isDirty()) void dropEdits(place)
    set(plain(isDirty() ? 'editing' : 'saved'))
  }

  const fail = async (error: unknown) => {
    const reason = messageOf(error, 'The server gave no reason.')
    if (error instanceof ApiError && error.status === 409) {
      try {
        const theirs = await server.read()
        if (isWhatWasSent(theirs)) takeAsSaved(theirs)
        else set({ ...plain('conflict'), theirs })
        return
      } catch {
        set({ ...plain('failed'), reason })
        return
      }
    }
    const isPassing =
      error instanceof NetworkError ||
      error instanceof AuthRequiredError ||
      (error instanceof ApiError && (error.status >= 500 || error.status === 429))
    set({ ...plain(isPassing ? 'waiting' : 'failed'), reason })
  }

  const save = async () => {
    clearTimeout(timer)
    if (isSaving || !isDirty() || current.state === 'conflict') return
    isSaving = true
    const { body, head } = current
    const change = { head, ...(body !== savedBody && { body }) }
    set(plain('saving'))
    try {
      const saved = await server.save({ ...head, ...(body !== savedBody && { body }), version })
      sent = undefined
      version = saved.version ?? version + 1
      savedBody = body
      // What was typed meanwhile stays a change.
      const rest = Object.entries(current.head).filter(([name, value]) => head[name as keyof Head] !== value)
      current = { ...current, head: Object.fromEntries(rest) }
      onSaved(saved)
      if (isDirty()) keep()
      else await dropEdits(place)
      set(plain(isDirty() ? 'editing' : 'saved'))
    } catch (error) {
      if (error instanceof NetworkError) sent ??= change
      await fail(error)
    } finally {
      isSaving = false
    }
    if (current.state === 'editing') plan()
  }
  const plan = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void save(), PAUSE_MS)
  }
  const edited = (next: Saving<B>) => {
    const stays = current.state === 'conflict' || current.state === 'saving'
    set({ ...current, body: next.body, head: next.head, ...(!stays && { state: 'editing' as const }) })
    keep()
    if (!stays) plan()
  }

  const restored = readEdits(place).then(async (kept) => {
    if (!kept || isDirty()) return
    current = { ...current, head: kept.head, ...(kept.body !== undefined && { body: read(kept.body) }) }
    if (kept.version === version) {
      set(plain('editing'))
      await save()
    } else {
      try {
        set({ ...plain('conflict'), theirs: await server.read() })
      } catch (error) {
        await fail(error)
      }
    }
  })

  return {
    current: () => current,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    onSaved(told: (saved: Synthesis) => void) {
      onSaved = told
    },
    /** Resolves when what an earlier visit left has been read. */
    restored,
    change(next: B | ((before: B) => B)) {
      const body = typeof next === 'function' ? (next as (before: B) => B)(current.body) : next
      if (body !== current.body) edited({ ...current, body })
    },
    changeHead(part: Head) {
      edited({ ...current, head: { ...current.head, ...part } })
    },
    /** Saves now: the page is left, the line is back, or somebody pressed Try again. */
    save,
    /** The version of the server, as somebody else or another tab has made it. Taken over where nothing was changed here. */
    arrived(theirs: Synthesis) {
      const newer = theirs.version ?? 1
      if (newer <= version || isSaving) return
      if (isDirty()) {
        clearTimeout(timer)
        set({ ...plain('conflict'), theirs })
        return
      }
      version = newer
      savedBody = read(theirs.body)
      set({ state: 'saved', body: savedBody, head: {} })
    },
    /** Ends a conflict: what is here is saved over the other version. */
    async keepMine() {
      version = current.theirs?.version ?? version
      set(plain('editing'))
      keep()
      await save()
    },
    /** Ends a conflict: what is here is given up. */
    async takeTheirs() {
      const { theirs } = current
      if (!theirs) return
      version = theirs.version ?? version
      savedBody = read(theirs.body)
      set({ state: 'saved', body: savedBody, head: {} })
      await dropEdits(place)
      onSaved(theirs)
    },
    forget() {
      clearTimeout(timer)
      current = { state: 'saved', body: savedBody, head: {} }
    },
  }
}
export type BodySaver<B> = ReturnType<typeof createBodySaver<B>>
