import * as Y from 'yjs'

import { ENTRIES_PER_REQUEST, type Entry } from '#contract/analyses.ts'
import { readDraftBody, type DraftBody } from '#contract/draft.ts'
import { createPump, realTimers, type Pump, type Saving, type Timers } from '#research/saving/pump.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { fromBase64, toBase64 } from '#shared/format/base64.ts'

import type { Device, Kept } from './device.ts'
import { Arrived, fromDevice, fromServer, fromTab, isWaiting } from './draft-doc.ts'
import type { LastResort } from './last-resort.ts'
import { createJoiner, entriesOf, type Sent } from './pieces.ts'

export type Keeping = Saving & {
  /** This browser keeps nothing: what is not sent would end with the tab. */
  isUnkept: boolean
  /** Everything that the server had at the last look is in the document. */
  isRead: boolean
}

export type DraftServer = {
  append(entries: readonly Sent[]): Promise<readonly Entry[]>
  entries(since: number): Promise<{ entries: readonly Entry[]; hasMore: boolean }>
}
/** Other tabs of this browser. */
export type Tabs = { tell(update: Uint8Array): void; onTold(take: (update: Uint8Array) => void): void }

/** A change leaves so long after the first key of it. */
export const PAUSE_MS = 400
const RESTORE_MS = 4000
/** Signs of one request. */
const REQUEST_MAX = 1_000_000

type Change = Kept & { isKept: boolean }

/**
 * Keeps one draft: every change made here is on this device in the same turn, in its large storage a moment later, and on
 * the server as soon as that can be; every change made elsewhere is merged in. Nothing is taken from the device before
 * the server has confirmed it. Sending something twice does it once: changes merge, and an entry carries an id.
 */
export function createKeeper(
  place: string,
  ports: { device: Device; lastResort: LastResort; server: DraftServer; timers?: Timers; tabs?: Tabs },
) {
  const { device, lastResort, server, timers = realTimers, tabs } = ports
  const doc = new Y.Doc()
  const tab = newKey().slice(0, 12)
  let count = 0
  /** In the order in which they were made; nothing leaves it but what the server has confirmed. */
  let changes: Change[] = []
  let inFlight: { entries: Sent[]; keys: string[] } | undefined
  let isKeeping = false
  let seq = 0
  /** What the draft was made with, where its log did not hold it yet; empty bytes where it did. */
  let first: Uint8Array | undefined
  let joiner = createJoiner()
  let reading: Promise<void> | undefined
  let isReadAgain = false
  const logListeners = new Set<(entries: readonly Entry[]) => void>()

  /** In the same turn, before anything else can end it. */
  const keepAtOnce = () => {
    const unkept = changes.filter((change) => !change.isKept).map(({ update }) => update)
    lastResort.write(place, tab, unkept.length === 0 ? undefined : Y.mergeUpdates(unkept))
  }
  const keep = async () => {
    if (isKeeping) return
    isKeeping = true
    try {
      for (;;) {
        const now = changes.filter((change) => !change.isKept)
        if (now.length === 0 || pump.isEnded()) break
        try {
          await device.add(place, now)
        } catch {
          pump.set({ isUnkept: true })
          break
        }
        for (const change of now) change.isKept = true
        if (pump.isEnded()) break
        keepAtOnce()
        pump.set({ isUnkept: false })
      }
    } finally {
      isKeeping = false
    }
  }

  const add = (update: Uint8Array) => {
    count += 1
    changes.push({ key: `${tab}-${String(count).padStart(9, '0')}`, update, isKept: false })
    keepAtOnce()
    void keep()
    pump.changed()
  }
  const onUpdate = (update: Uint8Array, origin: unknown) => {
    if (origin instanceof Arrived) return
    add(update)
    tabs?.tell(update)
  }
  doc.on('update', onUpdate)
  tabs?.onTold((update) => Y.applyUpdate(doc, update, fromTab))

  const next = () => {
    if (inFlight) return inFlight
    if (changes.length === 0) return undefined
    const update = Y.mergeUpdates(changes.map((change) => change.update))
    inFlight = { entries: entriesOf(newKey(), update), keys: changes.map(({ key }) => key) }
    return inFlight
  }

  const sendNext = async () => {
    const batch = next()
    if (!batch) return
    // Entry by entry as many as fit: what the server has confirmed is not sent again.
    while (batch.entries.length > 0) {
      const some = firstOf(batch.entries)
      const answered = await server.append(some)
      if (pump.isEnded()) return
      batch.entries = batch.entries.slice(some.length)
      take(answered)
    }
    const done = new Set(batch.keys)
    changes = changes.filter(({ key }) => !done.has(key))
    inFlight = undefined
    keepAtOnce()
    await device.drop(place, [...done]).catch(() => {})
  }
  const pump: Pump<Omit<Keeping, keyof Saving>> = createPump<Omit<Keeping, keyof Saving>>(
    { isUnkept: false, isRead: false },
    {
      isDue: () => changes.length > 0,
      send: sendNext,
      pause: { ms: PAUSE_MS, from: 'first' },
      isOrdered: true,
      timers,
    },
  )

  /** Entries of the log as they came; those that leave a hole are asked for again in their order. */
  function take(entries: readonly Entry[]) {
    const fresh = entries.filter((entry) => entry.seq > seq)
    let isHole = false
    const taken: Entry[] = []
    doc.transact(() => {
      for (const entry of fresh) {
        if (entry.seq !== seq + 1) {
          isHole = true
          break
        }
        seq = entry.seq
        taken.push(entry)
        const update = joiner.take(entry.seq, entry.data)
        if (update) applySafely(update)
      }
    }, fromServer)
    if (taken.length > 0) for (const listener of logListeners) listener(taken)
    if (isHole) void read()
  }
  /** An entry that is no change of a document is passed over: it must not close the draft for ever. */
  function applySafely(update: Uint8Array) {
    try {
      Y.applyUpdate(doc, update, fromServer)
    } catch (error) {
      console.warn('A change of this draft could not be read.', error)
    }
  }

  async function readOn() {
    do {
      isReadAgain = false
      for (;;) {
        const since = seq
        const page = await server.entries(since)
        if (pump.isEnded()) return
        take(page.entries)
        if (!page.hasMore || page.entries.length === 0 || seq === since) break
      }
    } while (isReadAgain)
    // What an earlier visit left belongs to the text that is shown first; a storage that hangs must not hold it back.
    await Promise.race([restored, new Promise<void>((resolve) => void timers.after(RESTORE_MS, resolve))])
    if (!pump.isEnded()) pump.set({ isRead: true })
  }
  /** Reads what the log has beyond what is known. Rejects where the server gives no answer. */
  function read(): Promise<void> {
    if (reading) {
      isReadAgain = true
      return reading
    }
    reading = readOn().finally(() => (reading = undefined))
    reading.catch(() => {})
    return reading
  }

  /** What earlier visits and killed tabs left on this device: part of the text, and on its way to the server again. */
  const restored = (async () => {
    const left = lastResort.read(place)
    const kept = await device.read(place).catch((): Kept[] => [])
    if (pump.isEnded()) return
    const mine = new Set(changes.map(({ key }) => key))
    const before: Change[] = [
      ...kept.filter(({ key }) => !mine.has(key)).map((each) => ({ ...each, isKept: true })),
      ...left.map(({ update }, index) => ({ key: `${tab}-left-${index}`, update, isKept: false })),
    ]
    if (before.length === 0) return
    doc.transact(() => {
      for (const { update } of before) Y.applyUpdate(doc, update, fromDevice)
    }, fromDevice)
    changes = [...before, ...changes]
    keepAtOnce()
    await keep()
    // Only now that it stands in the large storage, or in this tab's own place.
    for (const { name, update } of left) if (!name.endsWith(`:${tab}`)) lastResort.drop(name, update)
    void pump.wake()
  })()

  return {
    doc,
    current: pump.current,
    subscribe: pump.subscribe,
    /** Hears every entry of the log once it is in the document. */
    onEntries(listener: (entries: readonly Entry[]) => void) {
      logListeners.add(listener)
      return () => void logListeners.delete(listener)
    },
    /** Resolves when what an earlier visit left is in the document. */
    restored,
    /** A merged state as the server keeps it: everything up to its `seq`. */
    begin(body: unknown) {
      const merged = readDraftBody(body)
      if (!merged || (merged.seq <= seq && (merged.seq > 0 || first !== undefined))) return
      const state = fromBase64(merged.state)
      if (!state) return
      first ??= merged.seq === 0 ? state : new Uint8Array()
      if (merged.seq < seq) return
      Y.applyUpdate(doc, state, fromServer)
      seq = merged.seq
      joiner = createJoiner()
    },
    read,
    /** Puts what the draft was made with into its log, from which everything is made again. Only for those who may write. */
    writeFirst() {
      if (pump.current().isRead && seq === 0 && first !== undefined && first.length > 2 && changes.length === 0)
        add(first)
    },
    /** The log is at this entry; what is not known of it is read. */
    arrived(last: number) {
      if (last > seq) void read()
    },
    /** Sends now: the line is back, the page is left, or somebody pressed Try again. */
    send: pump.wake,
    seq: () => seq,
    unsentCount: () => changes.length,
    /**
     * Everything that the log holds up to `seq`, as one state; undefined while something on the way to the server or from
     * it is missing.
     */
    merged(): DraftBody | undefined {
      if (changes.length > 0 || isWaiting(doc)) return undefined
      return { format: 1, seq: joiner.completeUpTo(seq), state: toBase64(Y.encodeStateAsUpdate(doc)) }
    },
    /** Forgets everything, as a closed tab does. */
    end() {
      pump.end()
      doc.off('update', onUpdate)
      logListeners.clear()
    },
  }
}
export type Keeper = ReturnType<typeof createKeeper>

function firstOf(entries: readonly Sent[]): Sent[] {
  const some: Sent[] = []
  let size = 0
  for (const entry of entries) {
    size += entry.data.type === 'version' ? 0 : entry.data.update.length
    if (some.length > 0 && (size > REQUEST_MAX || some.length >= ENTRIES_PER_REQUEST)) break
    some.push(entry)
  }
  return some
}
