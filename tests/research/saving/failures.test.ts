import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as Y from 'yjs'

import type { Entry } from '#contract/analyses.ts'
import type { Synthesis } from '#contract/syntheses.ts'
import { createChatOutbox } from '#features/collaboration/chat/outbox.ts'
import { createTaskQueue } from '#features/collaboration/tasks/task-queue.ts'
import { createTicketOutbox } from '#features/help/ticket-outbox.ts'
import type { Device } from '#features/writing/sync/device.ts'
import { createKeeper } from '#features/writing/sync/keeper.ts'
import type { LastResort } from '#features/writing/sync/last-resort.ts'
import { createJoiner } from '#features/writing/sync/pieces.ts'
import { createEntryQueue, unsentOf } from '#research/saving/entry-queue.ts'
import { deviceEdits } from '#research/saving/kept-edits.ts'
import type { Part } from '#research/saving/merge.ts'
import type { Saving } from '#research/saving/pump.ts'
import { createSaver, type Policy } from '#research/saving/saver.ts'
import { ApiError, AuthRequiredError, NetworkError } from '#shared/api/errors.ts'

/** What goes wrong with a call: it never arrives or only its answer is lost; without an error nothing ever comes back. */
type Fault = { error?: Error; arrives?: boolean }

/** A line that is whole or has one fault. Nothing happens on it by itself but in the order in which it is called. */
function createLine() {
  let fault: Fault | undefined
  let calls = 0
  return {
    calls: () => calls,
    cut: (next: Fault) => void (fault = next),
    mend: () => void (fault = undefined),
    async send<T>(act: () => T): Promise<T> {
      calls += 1
      const now = fault
      await Promise.resolve()
      if (now && !now.arrives) return fail(now)
      if (!now) return act()
      try {
        act()
      } catch {
        // A refusal is an answer too, and is lost like any other.
      }
      return fail(now)
    },
  }
}
const fail = ({ error }: Fault): Promise<never> => (error ? Promise.reject(error) : new Promise<never>(() => {}))
type Line = ReturnType<typeof createLine>

/** One kind of work: words are written into it, and each stands once where it was taken. */
type Page = {
  write(word: string): void
  shown(): readonly string[]
  now(): Saving
  wake(): Promise<void>
  close(): void
}
type Scene = { open: () => Page; served: () => readonly string[] }

let places = 0
const nextPlace = (kind: string) => `person/${kind}-${(places += 1)}`
const by = { userId: 'u', name: 'Somebody' }

/** A row with versions, as an analysis is. */
const row =
  (merge: Policy, pauseMs?: number) =>
  (line: Line): Scene & { elsewhere: (part: Partial<Body>) => void } => {
    const place = nextPlace(merge)
    const start: Body = { words: [], note: '' }
    const kept: Synthesis & { version: number; body: Body } = { id: 'a', version: 1, body: start }
    const server = {
      read: () => line.send(() => structuredClone(kept)),
      save: (part: Part, version: number) =>
        line.send(() => {
          if (version !== kept.version) throw new ApiError(409, { message: 'Changed elsewhere.' })
          kept.version += 1
          if (part.body !== undefined) kept.body = part.body as Body
          return structuredClone(kept)
        }),
    }
    return {
      elsewhere(part) {
        kept.version += 1
        kept.body = { ...kept.body, ...part }
      },
      served: () => kept.body.words,
      open() {
        const read = (body: unknown) => body as Body
        const tab = `tab-${(places += 1)}`
        const saver = createSaver<Body>({
          merge,
          read,
          server,
          place: deviceEdits(place, tab),
          ...(pauseMs !== undefined && { pauseMs }),
        })
        saver.arrived(structuredClone(kept))
        return {
          write: (word) => saver.change(({ body }) => ({ body: { ...body, words: [...body.words, word] } })),
          shown: () => saver.current().work?.body.words ?? [],
          now: saver.current,
          wake: saver.wake,
          close: saver.end,
        }
      },
    }
  }
type Body = { words: readonly string[]; note: string }

function entries(line: Line): Scene {
  const place = nextPlace('log')
  const log: Entry[] = []
  const wordsOf = (items: readonly { data: unknown }[]) => items.map(({ data }) => String(data))
  return {
    served: () => wordsOf(log),
    open() {
      const queue = createEntryQueue(place, (batch) =>
        line.send(() => {
          for (const { id, data } of batch)
            if (!log.some((entry) => entry.id === id)) log.push({ seq: log.length + 1, id, at: '', by, data })
          return log.filter(({ id }) => batch.some((item) => item.id === id))
        }),
      )
      const taken: string[] = wordsOf(log)
      queue.onAccepted((answer) => taken.push(...wordsOf(answer)))
      return {
        write: (word) => queue.add(unsentOf([{ id: `${place}-${word}`, data: word }])),
        shown: () => [...new Set([...taken, ...wordsOf(queue.current().items)])],
        now: queue.current,
        wake: queue.wake,
        close: queue.end,
      }
    },
  }
}

function tasks(line: Line): Scene {
  const place = nextPlace('tasks')
  const taken = new Map<string, string>()
  return {
    served: () => [...taken.values()],
    open() {
      const queue = createTaskQueue(place, ({ key, title }) =>
        line.send(() => {
          taken.set(key, title)
          return {
            task: {
              id: title,
              title,
              status: '',
              rank: 1,
              assignees: [],
              labels: [],
              dependsOn: [],
              links: [],
              version: 2,
            },
          }
        }),
      )
      const known = [...taken.values()]
      queue.onAccepted((_, changes) => void known.push(...changes.map(({ title }) => title)))
      return {
        write: (word) => queue.add([{ key: `${place}-${word}`, taskId: word, title: word, patch: { title: word } }]),
        shown: () => [...new Set([...known, ...queue.current().items.map(({ title }) => title)])],
        now: queue.current,
        wake: queue.wake,
        close: queue.end,
      }
    },
  }
}

function manuscript(line: Line): Scene {
  const place = nextPlace('draft')
  const log: Entry[] = []
  const stored = new Map<string, Uint8Array>()
  const small = new Map<string, Uint8Array>()
  const device: Device = {
    read: () => Promise.resolve([...stored].map(([key, update]) => ({ key, update }))),
    add: (_, kept) => Promise.resolve(kept.forEach(({ key, update }) => stored.set(key, update))),
    drop: (_, keys) => Promise.resolve(keys.forEach((key) => stored.delete(key))),
  }
  const lastResort: LastResort = {
    read: () => [...small].map(([name, update]) => ({ name, update })),
    write: (_, tab, update) => Boolean(update ? small.set(tab, update) : small.delete(tab)) || true,
    drop: (name) => void small.delete(name),
  }
  const words = (doc: Y.Doc) => doc.getArray<string>('words')
  return {
    served() {
      const doc = new Y.Doc()
      const joiner = createJoiner()
      for (const { seq, data } of log) {
        const update = joiner.take(seq, data)
        if (update) Y.applyUpdate(doc, update)
      }
      return words(doc).toArray()
    },
    open() {
      const server = {
        append: (sent: readonly { id: string; data: unknown }[]) =>
          line.send(() =>
            sent.map(({ id, data }) => {
              const entry = log.find((known) => known.id === id) ?? { seq: log.length + 1, id, at: '', by, data }
              if (entry.seq > log.length) log.push(entry)
              return entry
            }),
          ),
        entries: (since: number) => Promise.resolve({ entries: log.slice(since), hasMore: false }),
      }
      const keeper = createKeeper(place, { device, lastResort, server })
      void keeper.read()
      return {
        write: (word) => words(keeper.doc).push([word]),
        shown: () => words(keeper.doc).toArray(),
        now: keeper.current,
        wake: keeper.send,
        close: () => keeper.end(),
      }
    },
  }
}

const kinds: Record<string, (line: Line) => Scene> = {
  'a grid': row('replay'),
  'a narrative review': row('ask', 700),
  'a meta-analysis': row('ask', 1200),
  'a systematic review': row('fields'),
  'a log': entries,
  tasks,
  'a manuscript': manuscript,
}

const refusal = (status: number, retryAfter?: number) => new ApiError(status, { message: 'So it is.' }, '', retryAfter)
const failures: Record<string, Fault & { state: Saving['state'] }> = {
  'the line is down': { error: new NetworkError('offline', true), state: 'waiting' },
  'no answer comes in time': { error: new NetworkError('timeout', true), state: 'waiting' },
  'the answer is lost': { error: new NetworkError('offline', true), arrives: true, state: 'waiting' },
  'the answer is broken on its way': { error: refusal(502), arrives: true, state: 'waiting' },
  'nobody is signed in': { error: new AuthRequiredError(), state: 'waiting' },
  '401': { error: refusal(401), state: 'waiting' },
  '403': { error: refusal(403), state: 'failed' },
  '404': { error: refusal(404), state: 'failed' },
  '409 of a server that takes none': { error: refusal(409), state: 'failed' },
  '413': { error: refusal(413), state: 'failed' },
  '422': { error: refusal(422), state: 'failed' },
  '429': { error: refusal(429, 60), state: 'waiting' },
  '500': { error: refusal(500), state: 'waiting' },
  '503': { error: refusal(503, 30), state: 'waiting' },
  'the page is closed before it arrives': { state: 'saving' },
  'the page is closed before the answer': { arrives: true, state: 'saving' },
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const after = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const MOMENT = 2000
const LONG = 400_000

describe.each(Object.entries(failures))('when %s', (_failure, { state, ...fault }) => {
  test.each(Object.entries(kinds))(
    '%s keeps every word, says where it stands, and each is taken once',
    async (_kind, make) => {
      const line = createLine()
      const { open, served } = make(line)
      let page = open()
      await after(MOMENT)
      line.cut(fault)
      page.write('one')
      await after(MOMENT)
      expect(page.now().state).toBe(state)
      expect(page.now().reason).toBe(
        fault.error instanceof NetworkError && fault.error.kind === 'offline' ? undefined : fault.error?.message,
      )
      expect(served()).toEqual(fault.arrives ? ['one'] : [])
      page.write('two')
      expect(page.shown()).toEqual(['one', 'two'])

      // It is tried again by itself where that helps, and only there.
      await after(LONG)
      const before = line.calls()
      await after(LONG)
      expect(line.calls() > before).toBe(state === 'waiting')
      expect(page.shown()).toEqual(['one', 'two'])

      // The page goes, and comes again: everything is there.
      page.close()
      page = open()
      await after(MOMENT)
      expect([...new Set(page.shown())]).toEqual(['one', 'two'])
      expect(page.now().state).toBe(state)

      // What was in the way is gone. What does not pass by itself waits for somebody.
      line.mend()
      await after(LONG)
      if (state === 'failed') {
        expect(page.now().state).toBe('failed')
        expect(served()).toEqual([])
        await page.wake()
      }
      if (state === 'saving') {
        page.close()
        page = open()
      }
      await after(MOMENT)
      expect(page.now()).toMatchObject({ state: 'saved' })
      expect(served()).toEqual(['one', 'two'])
      expect(page.shown()).toEqual(['one', 'two'])
    },
  )
})

/** What the server would take twice: its words, what sends them again, and what it says of each. */
type OncePage = Page & { again(word: string): Promise<void> }
type OnceScene = { open: () => OncePage; served: () => readonly string[] }

function tickets(line: Line): OnceScene {
  const person = nextPlace('tickets')
  const taken: string[] = []
  return {
    served: () => taken,
    open() {
      const outbox = createTicketOutbox(person, ({ title }) =>
        line.send(() => void taken.push(title)).then(() => 'T-1'),
      )
      return {
        write: (title) =>
          outbox.add({ key: `key of ${title}`, at: '', fields: {}, ticket: { title, body: '', severity: 'P2' } }),
        shown: () => [...new Set([...taken, ...outbox.current().items.map(({ ticket }) => ticket.title)])],
        now: outbox.current,
        wake: outbox.wake,
        again: (title) => outbox.again(`key of ${title}`),
        close: outbox.end,
      }
    },
  }
}

function messages(line: Line): OnceScene {
  const room = nextPlace('chat')
  const taken: string[] = []
  return {
    served: () => taken,
    open() {
      const outbox = createChatOutbox(room, ({ content }) =>
        line.send(() => void taken.push(content)).then(() => undefined),
      )
      return {
        write: (content) => outbox.add({ key: `key of ${content}`, content, at: 0 }),
        shown: () => [...new Set([...taken, ...outbox.current().items.map(({ content }) => content)])],
        now: outbox.current,
        wake: outbox.wake,
        again: (content) => outbox.again(`key of ${content}`),
        close: outbox.end,
      }
    },
  }
}

const onceKinds = { 'a ticket': tickets, 'a message': messages }

/** What surely never left passes by itself; all else has arrived, or may have, or was refused: a person decides. */
const surelyNotLeft = ['nothing left', 'nobody is signed in', '401', '429']
const onceFailures: typeof failures = {
  'nothing left': { error: new NetworkError('offline', false), state: 'waiting' },
  ...failures,
}

describe.each(Object.entries(onceFailures))('when %s', (name, fault) => {
  test.each(Object.entries(onceKinds))('%s is kept, and goes out by itself once', async (_kind, make) => {
    const isWaiting = surelyNotLeft.includes(name)
    const isClosed = fault.state === 'saving'
    const line = createLine()
    const { open, served } = make(line)
    let page = open()
    await after(MOMENT)
    line.cut(fault)
    page.write('one')
    await after(MOMENT)
    expect(page.now().state).toBe(isClosed ? 'saving' : isWaiting ? 'waiting' : 'failed')
    const arrived = fault.arrives ? ['one'] : []
    expect(served()).toEqual(arrived)
    expect(page.shown()).toEqual(['one'])
    const before = line.calls()
    await after(LONG)
    expect(line.calls() > before).toBe(isWaiting)

    // The page goes, and comes again on a whole line.
    page.close()
    line.mend()
    page = open()
    await after(LONG)
    expect(served()).toEqual(isWaiting ? ['one'] : arrived)
    expect(page.shown()).toEqual(['one'])
    expect(page.now().state).toBe(isWaiting ? 'saved' : 'failed')
    page.write('two')
    await after(LONG)
    expect(served()).toEqual([...(isWaiting ? ['one'] : arrived), 'two'])
    if (isWaiting) return
    expect(page.now().state).toBe('failed')
    await page.again('one')
    expect(served()).toEqual([...arrived, 'two', 'one'])
    expect(page.now().state).toBe('saved')
  })
})

test('who asks for a message that is on its way does not have it go out twice after a reload', async () => {
  const line = createLine()
  const { open, served } = messages(line)
  const page = open()
  await after(MOMENT)
  line.cut({ arrives: true })
  page.write('one')
  await after(MOMENT)
  void page.again('one')
  page.close()
  line.mend()
  const next = open()
  await after(LONG)
  expect(served()).toEqual(['one'])
  expect(next.now().state).toBe('failed')
})

test('behind a message in doubt the next one waits, so that their order holds', async () => {
  const line = createLine()
  const { open, served } = messages(line)
  const page = open()
  await after(MOMENT)
  line.cut({ error: new ApiError(503, { message: 'Busy' }) })
  page.write('one')
  page.write('two')
  await after(MOMENT)
  expect(line.calls()).toBe(1)
  line.mend()
  await page.again('one')
  expect(served()).toEqual(['one', 'two'])
})

describe('when somebody else saved in between', () => {
  const rowOf = (merge: Policy) => {
    const line = createLine()
    return { line, ...row(merge)(line) }
  }

  test('a step is done again on theirs', async () => {
    const { open, served, elsewhere } = rowOf('replay')
    const page = open()
    elsewhere({ words: ['theirs'] })
    page.write('mine')
    await after(MOMENT)
    expect(served()).toEqual(['theirs', 'mine'])
    expect(page.now().state).toBe('saved')
  })

  test('different fields are joined, and of the same one nothing is written over', async () => {
    const { open, served, elsewhere } = rowOf('fields')
    const page = open()
    elsewhere({ note: 'theirs' })
    page.write('mine')
    await after(MOMENT)
    expect(page.now().state).toBe('saved')
    elsewhere({ words: ['theirs'] })
    page.write('more')
    await after(MOMENT)
    expect(page.now().state).toBe('conflict')
    expect([served(), page.shown()]).toEqual([['theirs'], ['mine', 'more']])
  })

  test.each(['replay', 'ask', 'fields'] as const)(
    'and the page was closed, work under %s overwrites nothing either',
    async (merge) => {
      const { line, open, served, elsewhere } = rowOf(merge)
      const page = open()
      line.cut({ error: new NetworkError('offline', true) })
      page.write('mine')
      await after(MOMENT)
      page.close()
      elsewhere({ words: ['theirs'] })
      line.mend()
      const again = open()
      await after(MOMENT)
      expect(again.now().state).toBe('conflict')
      expect([served(), again.shown()]).toEqual([['theirs'], ['mine']])
    },
  )

  test.each(['replay', 'ask', 'fields'] as const)(
    'in two tabs with the line down, both words are kept under %s',
    async (merge) => {
      const { line, open, served } = rowOf(merge)
      const [one, other] = [open(), open()]
      line.cut({ error: new NetworkError('offline', true) })
      one.write('one')
      other.write('other')
      await after(MOMENT)
      one.close()
      other.close()
      line.mend()
      const first = open()
      await after(LONG)
      const second = open()
      await after(LONG)
      expect(new Set([...served(), ...first.shown(), ...second.shown()])).toEqual(new Set(['one', 'other']))
    },
  )
})
