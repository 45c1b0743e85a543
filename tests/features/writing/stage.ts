import fc from 'fast-check'
import * as Y from 'yjs'

import type { Entry } from '#contract/analyses.ts'
import type { Device } from '#features/writing/sync/device.ts'
import { textOf } from '#features/writing/sync/draft-doc.ts'
import { createKeeper, type DraftServer, type Keeper } from '#features/writing/sync/keeper.ts'
import type { LastResort } from '#features/writing/sync/last-resort.ts'
import type { Timers } from '#research/saving/pump.ts'
import { NetworkError } from '#shared/api/errors.ts'

/**
 * A server, devices and tabs in which nothing happens by itself: whoever runs the stage says which answer comes next,
 * when the line breaks, when an answer is lost and when a tab is killed. The queue is the real one.
 */
export function createStage() {
  const log: Entry[] = []
  const byId = new Map<string, Entry>()
  let isDown = false
  const later: (() => void)[] = []

  /** Something outside the tab: it happens when its turn comes, or never, when the tab is gone by then. */
  const outside = <T>(isGone: () => boolean, act: () => T): Promise<T> =>
    new Promise((resolve, reject) => {
      later.push(() => {
        if (isGone()) return
        try {
          resolve(act())
        } catch (error) {
          reject(error)
        }
      })
    })

  const serverFor = (isGone: () => boolean): DraftServer => {
    const reach = () => {
      if (isDown) throw new NetworkError('offline', true)
    }
    return {
      append: (entries) =>
        new Promise((resolve, reject) => {
          // Arriving and being answered are two things: a tab may be killed, or the line break, in between.
          later.push(() => {
            if (isDown) return reject(new NetworkError('offline', true))
            const answered = entries.map(({ id, data }) => {
              const known = byId.get(id)
              if (known) return known
              const entry = {
                id,
                data,
                seq: log.length + 1,
                at: '2026-01-01T00:00:00Z',
                by: { userId: 'u', name: 'U' },
              }
              byId.set(id, entry)
              log.push(entry)
              return entry
            })
            later.push(() => {
              if (isGone()) return
              if (isDown) reject(new NetworkError('offline', true))
              else resolve(structuredClone(answered))
            })
            return undefined
          })
        }),
      entries: (since) =>
        outside(isGone, () => {
          reach()
          const rest = log.slice(since)
          return { entries: structuredClone(rest.slice(0, 3)), hasMore: rest.length > 3 }
        }),
    }
  }

  const createMachine = () => {
    const stored = new Map<string, Uint8Array>()
    const small = new Map<string, Uint8Array>()
    const deviceFor = (isGone: () => boolean): Device => ({
      read: () =>
        outside(isGone, () =>
          [...stored].map(([key, update]) => ({ key, update })).sort((a, b) => (a.key < b.key ? -1 : 1)),
        ),
      add: (_place, kept) => outside(isGone, () => kept.forEach(({ key, update }) => stored.set(key, update))),
      drop: (_place, keys) => outside(isGone, () => keys.forEach((key) => stored.delete(key))),
    })
    const lastResort: LastResort = {
      read: () => [...small].map(([name, update]) => ({ name, update })),
      write: (place, tab, update) => {
        if (update) small.set(`${place}:${tab}`, update)
        else small.delete(`${place}:${tab}`)
        return true
      },
      drop: (name, update) => {
        const now = small.get(name)
        if (now && Buffer.from(now).equals(Buffer.from(update))) small.delete(name)
      },
    }
    return { deviceFor, lastResort }
  }

  const openTab = (machine: ReturnType<typeof createMachine>) => {
    let isGone = false
    const gone = () => isGone
    const timers: Timers = {
      after: (_ms, run) => {
        let isStopped = false
        later.push(() => {
          if (!isGone && !isStopped) run()
        })
        return () => void (isStopped = true)
      },
    }
    const keeper = createKeeper('person/draft', {
      device: machine.deviceFor(gone),
      lastResort: machine.lastResort,
      server: serverFor(gone),
      timers,
    })
    void keeper.read()
    return {
      keeper,
      kill() {
        isGone = true
        keeper.end()
      },
    }
  }

  return {
    log,
    createMachine,
    openTab,
    breakLine: () => void (isDown = true),
    mendLine: () => void (isDown = false),
    pending: () => later.length,
    /** One of the things that wait, by its place, happens; then everything that follows from it inside the tabs. */
    async step(place: number) {
      const [act] = later.splice(place % Math.max(1, later.length), 1)
      act?.()
      await new Promise((resolve) => setImmediate(resolve))
    },
    async settle() {
      for (let turn = 0; later.length > 0 && turn < 5000; turn += 1) await this.step(0)
    },
  }
}

const paragraphsOf = (doc: Y.Doc) => textOf(doc).toArray() as Y.XmlElement[]

/** Writes into a document as the editor does: into a paragraph, a new one, a reference, a setting. */
export function writeSomething(doc: Y.Doc, token: string, where: number) {
  const text = textOf(doc)
  doc.transact(() => {
    const paragraphs = paragraphsOf(doc)
    const paragraph = paragraphs[where % Math.max(1, paragraphs.length)]
    if (!paragraph || where % 5 === 0) {
      const made = new Y.XmlElement('paragraph')
      made.insert(0, [new Y.XmlText(token)])
      text.insert(where % (text.length + 1), [made])
      return
    }
    const inner = paragraph.get(0) as Y.XmlText
    inner.insert(where % (inner.length + 1), token)
  })
}

/** Takes one sign out somewhere: never one of a token, which are what must not be lost. */
export function addAndRemove(doc: Y.Doc, where: number) {
  const paragraph = paragraphsOf(doc)[0]
  if (!paragraph) return
  const inner = paragraph.get(0) as Y.XmlText
  const at = where % (inner.length + 1)
  inner.insert(at, '~~')
  inner.delete(at, 1)
}

export const shownText = (doc: Y.Doc): string => textOf(doc).toJSON()

export const rebuilt = (keeper: Keeper) => shownText(keeper.doc)

/** What may happen, by weight: typing most of all. */
export const happening = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('type' as const), who: fc.nat(2), where: fc.nat(400) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('erase' as const), who: fc.nat(2), where: fc.nat(400) }) },
  { weight: 9, arbitrary: fc.record({ kind: fc.constant('step' as const), place: fc.nat(50) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('break' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('mend' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('kill' as const), who: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('wake' as const), who: fc.nat(2) }) },
)
export type Happening = typeof happening extends fc.Arbitrary<infer T> ? T : never
