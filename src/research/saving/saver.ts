import type { Synthesis } from '#contract/syntheses.ts'
import { statusOf } from '#shared/api/errors.ts'
import { mayHaveArrived } from '#shared/api/failure-passes.ts'

import type { Edits, KeptEdits } from './kept-edits.ts'
import { joinedWork, NAMES, partOf, stands, type Part, type Work } from './merge.ts'
import { createPump, type Pump, type Saving, type Timers } from './pump.ts'

/**
 * What becomes of work when somebody else saved in between. replay: it is done again on the newest state. ask: a person
 * chooses. fields: joined where both changed different fields, and asked where both changed the same.
 */
export type Policy = 'replay' | 'ask' | 'fields'
/** A change, said as a step on whatever is there. */
export type Step<B> = (work: Work<B>) => Partial<Work<B>>

export type Server<B> = {
  read(): Promise<Synthesis>
  /** Saves what was changed, against a version. */
  save(part: Part, version: number, work: Work<B>): Promise<Synthesis>
}

export type SaverOptions<B> = {
  merge: Policy
  /** Where on this device it is kept until the server has it. */
  place: KeptEdits
  server: Server<B>
  /** The body as its kind knows it; undefined for one of a newer version, which is not saved over. */
  read: (body: unknown) => B | undefined
  /** Whether work is sent at all. It is kept in any case. */
  isWorth?: (work: Work<B>) => boolean
  pauseMs?: number
  timers?: Timers
}

/** `work`: as it is here, saved or not. `theirs`: the other version, while there is a conflict. */
type Values<B> = { work: Work<B> | undefined; theirs: Synthesis | undefined }
export type SaverState<B> = Values<B> & Saving

const TRIES = 5
/** So many of the last sendings are known again; each holds what was sent. */
const SENT_MAX = 3
const isSamePart = (one: Part, other: Part) => NAMES.every((name) => one[name] === other[name])
const NEWER = 'A newer version of Roadrunner wrote this. Reload the page to get it.'

/**
 * Saves the work on one analysis by itself, one save at a time. It is kept on the device until the server has confirmed
 * it, and resumes after a reload. What somebody else saved is never written over unasked; a save whose answer was lost is
 * recognised as one's own.
 */
export function createSaver<B>(options: SaverOptions<B>) {
  const { merge, place, server, read, isWorth = () => true, pauseMs, timers } = options
  /** What the server had when the work on it began. */
  let base: { version: number; work: Work<B> } | undefined
  /** Done since then. */
  let steps: readonly Step<B>[] = []
  /** The first of them stands for several, of which only what they came to is known: an earlier visit, a lost answer. */
  let isSummed = false
  /** What left and may have arrived. */
  let sent: readonly Part[] = []
  /** From an earlier visit, while there is nothing yet to put it on. */
  let left: Edits | undefined
  let onSaved: (row: Synthesis) => void = () => {}

  const workOf = (row: Synthesis): Work<B> | undefined => {
    const body = read(row.body)
    if (body === undefined) return undefined
    return { title: row.title ?? '', query: row.query ?? '', documentIds: row.documentIds ?? [], body }
  }
  const work = () => pump.current().work
  const mine = (): Part => (base && work() ? partOf(base.work, work() as Work<B>) : {})
  const isDirty = () => Object.keys(mine()).length > 0
  const isDue = () => isDirty() && isWorth(work() as Work<B>)
  const stepped = (start: Work<B>, all: readonly Step<B>[]) =>
    all.reduce<Work<B>>((now, step) => ({ ...now, ...step(now) }), start)

  const keep = () => {
    if (!base) return
    const { body, ...head } = mine()
    if (!isDirty()) return place.drop()
    const before = Object.fromEntries(Object.keys(mine()).map((name) => [name, base?.work[name as keyof Work<B>]]))
    place.keep({ version: base.version, head, ...(body !== undefined && { body }), base: before, sent })
  }
  const begin = (version: number, theirs: Work<B>, now = theirs) => {
    base = { version, work: theirs }
    pump.set({ work: now, theirs: undefined })
  }

  const sumUp = (before: Work<B>, now: Work<B>) => {
    steps = [(theirs) => joinedWork(before, now, theirs).value]
    isSummed = true
  }

  /** Puts the work on what somebody else saved. */
  const rebase = (row: Synthesis): 'conflict' | void => {
    const theirs = workOf(row)
    if (!theirs) throw new Error(NEWER)
    const now = work()
    const version = row.version ?? (base?.version ?? 0) + 1
    if (!base || !now) return begin(version, theirs)
    const arrived = sent.find((part) => stands(part, theirs))
    sent = []
    if (arrived) {
      // The save before this one arrived, and its answer was lost.
      const before = { ...base.work, ...arrived } as Work<B>
      const there = { ...theirs, ...arrived } as Work<B>
      sumUp(before, now)
      begin(version, there, joinedWork(before, now, there).value)
      return keep()
    }
    const part = mine()
    if (stands(part, theirs)) {
      // The same there as here: nothing is left to save, and what is on screen stays as it is.
      const there = { ...theirs, ...part } as Work<B>
      begin(version, there)
      return keep()
    }
    const { value, isClash } = joinedWork(base.work, now, theirs)
    if (merge === 'ask' || (isClash && (merge === 'fields' || isSummed))) {
      pump.set({ theirs: row })
      return 'conflict'
    }
    begin(version, theirs, merge === 'replay' ? stepped(theirs, steps) : value)
    return keep()
  }

  const confirmed = (row: Synthesis, saved: Work<B>, done: number) => {
    const now = work() ?? saved
    // The body is the one that is worked on; of the head the server may have made something else.
    const there = { ...saved, ...workOf(row), body: saved.body }
    sent = []
    steps = steps.slice(done)
    isSummed = false
    const next = Object.fromEntries(NAMES.map((name) => [name, now[name] === saved[name] ? there[name] : now[name]]))
    begin(row.version ?? (base?.version ?? 0) + 1, there, next as Work<B>)
    keep()
    onSaved(row)
  }

  const send = async (): Promise<'conflict' | void> => {
    for (let tried = 1; ; tried += 1) {
      const now = work()
      if (!base || !now) return undefined
      const part = mine()
      const done = steps.length
      if (!isDirty()) return keep()
      const before = sent
      sent = [...sent.filter((each) => !isSamePart(each, part)), part].slice(-SENT_MAX)
      keep()
      try {
        return confirmed(await server.save(part, base.version, now), now, done)
      } catch (error) {
        if (pump.isEnded()) return undefined
        if (!mayHaveArrived(error)) sent = before
        if (statusOf(error) !== 409) throw error
        const row = await server.read()
        if (pump.isEnded()) return undefined
        const isNew = row.version == null || row.version !== base.version
        if (!isNew || tried === TRIES) throw error
        if (rebase(row) === 'conflict') return 'conflict'
      }
    }
  }

  const pump: Pump<Values<B>> = createPump<Values<B>>(
    { work: undefined, theirs: undefined },
    {
      isDue,
      send,
      ...(pauseMs !== undefined && { pause: { ms: pauseMs, from: 'last' } }),
      ...(timers && { timers }),
    },
  )

  /** What an earlier visit left, put on what it was made from; the server says whether that still stands. */
  const resume = (edits: Edits) => {
    if (!base || isDirty()) return
    left = undefined
    const { title, query, documentIds } = edits.head
    const body = edits.body === undefined ? undefined : read(edits.body)
    const part = { title, query, documentIds, body }
    const changed = Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined))
    const before = { ...base.work, ...edits.base } as Work<B>
    const now = { ...base.work, ...changed } as Work<B>
    sent = edits.sent ?? []
    sumUp(before, now)
    begin(edits.version, before, now)
    pump.become('editing')
    void pump.wake()
  }
  const look = (edits: Edits | undefined) => {
    if (edits && base) resume(edits)
    else left = edits
  }
  const found = place.read()
  const restored = found instanceof Promise ? found.then(look) : Promise.resolve(look(found))

  const choose = (now: (theirs: Work<B>) => Work<B>) => {
    const row = pump.current().theirs
    const theirs = row && workOf(row)
    if (!row || !theirs) return undefined
    sent = []
    begin(row.version ?? (base?.version ?? 0) + 1, theirs, now(theirs))
    steps = []
    keep()
    pump.become(isDirty() ? 'editing' : 'saved')
    return row
  }

  return {
    current: pump.current,
    subscribe: pump.subscribe,
    failure: pump.failure,
    wake: pump.wake,
    nudge: pump.nudge,
    flush: pump.flush,
    end: pump.end,
    /** Resolves when what an earlier visit left has been read. */
    restored,
    /** Who is given each state that the server has confirmed. */
    onSaved(take: (row: Synthesis) => void) {
      onSaved = take
    },
    /** Counts at once, and is saved when its moment comes. */
    change: (step: Step<B>) => {
      const now = work()
      if (!now) return
      const next = stepped(now, [step])
      if (NAMES.every((name) => next[name] === now[name])) return
      if (merge === 'replay') steps = [...steps, step]
      pump.set({ work: next })
      keep()
      pump.changed()
    },
    /** The analysis as the server has it, at first and whenever somebody else or another tab has saved. */
    arrived(row: Synthesis) {
      if (base && ((row.version ?? 1) <= base.version || pump.isSending())) return
      if (!base) {
        const theirs = workOf(row)
        if (!theirs) return
        begin(row.version ?? 1, theirs)
        if (left) resume(left)
      } else if (pump.current().state === 'conflict') {
        pump.set({ theirs: row })
      } else if (workOf(row) && rebase(row) === 'conflict') {
        pump.rest()
        pump.become('conflict')
      } else if (!isDirty()) {
        pump.rest()
        pump.become('saved')
      }
    },
    /** Ends a conflict: what is here is saved over the other version, in the fields that were changed here. */
    async keepMine() {
      const part = mine()
      const before = base?.work
      const now = work()
      if (!before || !now) return
      if (
        choose((theirs) =>
          merge === 'fields' ? joinedWork(before, now, theirs).value : ({ ...theirs, ...part } as Work<B>),
        )
      )
        await pump.wake()
    },
    /** Ends a conflict: what is here is given up. */
    takeTheirs() {
      const row = choose((theirs) => theirs)
      if (row) onSaved(row)
    },
  }
}
export type Saver<B> = ReturnType<typeof createSaver<B>>
