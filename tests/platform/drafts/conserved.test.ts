import fc from 'fast-check'
import { getResponse } from 'msw'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { commentsApi } from '#contract/comments.ts'
import { clearFaults, setFault, type Fault } from '#mocks/server/faults.ts'
import { handlers } from '#mocks/server/handlers.ts'
import { clearLedger, ledgerOf } from '#mocks/server/ledger.ts'
import { freshWorld } from '#mocks/server/worlds.ts'
import { attempt } from '#tests/faults/judge.ts'
import { signedIn, type Caller } from '#tests/mocks/caller.ts'

const WORLD = 'default'
const CALL = 'comments.create'
type Drafts = typeof import('#platform/drafts/draft-store.ts')

/** Storage of one tab, which outlives a reload; and the events that a browser fires before it goes. */
class Tab extends EventTarget {
  readonly kept = new Map<string, string>()
  isFull = false
  visibilityState: 'visible' | 'hidden' = 'visible'
  storage() {
    const { kept } = this
    const methods = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (this.isFull) throw new DOMException('full', 'QuotaExceededError')
        kept.set(key, value)
      },
      removeItem: (key: string) => void kept.delete(key),
    }
    return new Proxy(methods, {
      ownKeys: () => [...kept.keys()],
      getOwnPropertyDescriptor: (_, key) =>
        kept.has(String(key)) ? { value: kept.get(String(key)), enumerable: true, configurable: true } : undefined,
    })
  }
}

let tab: Tab
let drafts: Drafts
let steps = 0
let runs = 0
const people: Record<'ada' | 'bob', Caller | undefined> = { ada: undefined, bob: undefined }

async function load() {
  vi.resetModules()
  drafts = await import('#platform/drafts/draft-store.ts')
}

beforeEach(async () => {
  await freshWorld()
  people.ada = await signedIn('team-owner')
  people.bob = await signedIn('team-member')
})
afterEach(() => {
  clearFaults(WORLD)
  vi.unstubAllGlobals()
})
afterAll(() => console.info(`typed text: ${runs} runs of ${steps} steps, none of it lost`))

/** A person at a form with a text and a file, as the forms of the product use the drafts: kept until it was taken. */
class Desk {
  person: 'ada' | 'bob' = 'ada'
  place = 'one'
  file: File | undefined
  /** What each person has typed last at each place, and nobody has taken yet. */
  readonly typed = new Map<string, string>()
  readonly delivered: string[] = []
  /** Sent, and nobody knows whether it arrived. */
  readonly unsure = new Set<string>()

  get key() {
    return drafts.draftKey(this.person, 'comment', this.place)
  }
  get text() {
    const kept = drafts.readDraft(this.key)
    return typeof kept === 'string' ? kept : ''
  }
  type(text: string) {
    drafts.writeDraft(this.key, text)
    this.typed.set(this.key, text)
  }
  async send(fault: Omit<Fault, 'call'> | undefined) {
    const { text, key, file } = this
    if (!/\S/.test(text)) return
    if (fault) setFault(WORLD, { ...fault, call: CALL, times: 1 })
    const body = {
      page: 'dashboard',
      xPosition: 1,
      yPosition: 1,
      content: text,
      category: 'general',
      priority: 'low',
      ...(file && { image: file }),
    }
    const { error } = await attempt(commentsApi.create, this.server, {
      isBack: true,
      input: { body },
    })
    clearFaults(WORLD)
    if (error === undefined) {
      drafts.discardDraft(key)
      this.typed.delete(key)
      this.file = undefined
      this.delivered.push(text)
    } else if ((error as { mayHaveArrived?: boolean }).mayHaveArrived) this.unsure.add(text)
  }
  readonly server = async (request: Request) => {
    const headers = new Headers(request.headers)
    headers.set('cookie', Array.from(people[this.person]?.jar ?? [], ([name, value]) => `${name}=${value}`).join('; '))
    const answer = await getResponse(handlers, new Request(request, { headers }))
    return !answer || answer.type === 'error' ? ('refused' as const) : answer
  }
  /** The browser says that it goes; then the page is gone, and with it everything in memory. */
  async reload() {
    tab.dispatchEvent(new Event('pagehide'))
    this.file = undefined
    if (tab.isFull) for (const key of this.typed.keys()) if (!tab.kept.has(key)) this.typed.delete(key)
    await load()
  }
  signOut() {
    drafts.forgetDrafts()
    this.typed.clear()
    this.file = undefined
    this.person = this.person === 'ada' ? 'bob' : 'ada'
  }
  /** What was typed is there, or somebody took it: once for each time that it was sent with success. */
  check() {
    for (const [key, text] of this.typed) expect(drafts.readDraft(key), `typed at ${key}`).toBe(text)
    const taken = ledgerOf(WORLD)
      .filter(({ call }) => call === CALL)
      .map(({ input }) => (input['body'] as { content: string }).content)
    for (const text of this.delivered) expect(taken).toContain(text)
    const known = new Set([...this.delivered, ...this.unsure])
    expect(taken.filter((text) => !known.has(text))).toEqual([])
    if (this.unsure.size === 0) expect(taken).toEqual(this.delivered)
  }
}

type Step = { does: string; run: (desk: Desk) => void | Promise<void> }
const step = (does: string, run: Step['run']): Step => ({ does, run })
const words = fc.oneof(
  fc.string({ minLength: 1, maxLength: 20 }),
  fc.constantFrom('__proto__', 'null', '"', '\u202e x', ' ', '<b>'),
)
const faults = fc.constantFrom<[string, Omit<Fault, 'call'> | undefined]>(
  ['', undefined],
  ['offline', { cut: 'before' }],
  ['lost reply', { cut: 'after' }],
  ['401 and back', { status: 401 }],
  ['403', { status: 403 }],
  ['413', { status: 413 }],
  ['422', { status: 422, body: { message: 'No.', fields: { content: 'No.' } } }],
  ['429', { status: 429 }],
  ['500', { status: 500 }],
  ['a web page', { html: true }],
  ['broken JSON', { malformed: true }],
  ['another shape', { status: 200, body: [] }],
)

let unique = 0
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: words.map((text) => step(`types ${text}`, (desk) => desk.type(`${text} ${(unique += 1)}`))) },
  { weight: 4, arbitrary: faults.map(([name, fault]) => step(`sends: ${name}`, (desk) => desk.send(fault))) },
  fc.constant(step('attaches a file', (desk) => void (desk.file = new File(['x'], 'x.png', { type: 'image/png' })))),
  fc.constant(step('waits', () => new Promise((done) => setTimeout(done, 0)))),
  fc.constant(
    step('puts the tab away and comes back', () => {
      tab.visibilityState = 'hidden'
      tab.dispatchEvent(new Event('visibilitychange'))
      tab.visibilityState = 'visible'
    }),
  ),
  fc.constant(step('reloads', (desk) => desk.reload())),
  fc.constantFrom('one', 'two').map((place) => step(`goes to ${place}`, (desk) => void (desk.place = place))),
  fc.constant(
    step('discards', (desk) => {
      drafts.discardDraft(desk.key)
      desk.typed.delete(desk.key)
    }),
  ),
  fc.constant(step('signs out, and another comes', (desk) => desk.signOut())),
)

const open = async () => {
  tab = new Tab()
  vi.stubGlobal('sessionStorage', tab.storage())
  vi.stubGlobal('document', tab)
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab))
  clearLedger(WORLD)
  await load()
}

describe('typed text', () => {
  test('is with the server or still there, whatever happens in between', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 4, maxLength: 14 }), async (story) => {
        await open()
        const desk = new Desk()
        runs += 1
        for (const { run } of story) {
          steps += 1
          await run(desk)
          desk.check()
        }
        // And in the end everything that is left can be sent.
        for (const place of ['one', 'two']) {
          desk.place = place
          await desk.send(undefined)
          desk.check()
        }
        expect([...desk.typed].filter(([, text]) => /\S/.test(text))).toEqual([])
      }),
      { numRuns: 60 },
    )
  })

  test('is in memory where storage is full, and nothing of it is said to be safe', async () => {
    await open()
    tab.isFull = true
    const desk = new Desk()
    desk.type('only here')
    expect(drafts.hasUnkeptDrafts()).toBe(true)
    desk.check()
    await desk.send({ status: 500 })
    desk.check()
    tab.isFull = false
    desk.type('kept again')
    expect(drafts.hasUnkeptDrafts()).toBe(false)
    await desk.reload()
    desk.check()
  })

  test('of one person is nothing for the next at the same tab', async () => {
    await open()
    const desk = new Desk()
    desk.type('a secret of Ada')
    tab.dispatchEvent(new Event('pagehide'))
    desk.signOut()
    await desk.reload()
    expect(desk.text).toBe('')
    expect(JSON.stringify([...tab.kept])).not.toContain('secret')
  })
})
