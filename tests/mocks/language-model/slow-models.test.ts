import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { analysesApi } from '#contract/analyses.ts'
import { copilotApi } from '#contract/copilot.ts'
import { documentsApi } from '#contract/documents.ts'
import type { Paper } from '#contract/papers.ts'
import { synthesesApi } from '#contract/syntheses.ts'
import { writingApi } from '#contract/writing.ts'
import { estimatedTokens } from '#science/synthesis/reading-plan.ts'
import { readGridEntry } from '#science/grid/read-grid.ts'
import { seedUserId } from '#mocks/seed/users.ts'
import type { World } from '#engine/world/world.ts'
import { setLanguageModel } from '#mocks/language-model/find-model.ts'
import { sendByNode } from '#mocks/language-model/node-transport.ts'
import { configureTransport, type Reply } from '#mocks/language-model/transport.ts'
import { freshWorld } from '#mocks/server/worlds.ts'

import { ask } from '../ask.ts'
import { signedIn, type Caller } from '../caller.ts'

/** One thing that a stream says, so many seconds after the one before. */
type Said = { after: number; line: string }
const delta = (content: object) => `data: ${JSON.stringify({ choices: [{ delta: content }] })}\n\n`
const end = 'data: {"choices":[{"delta":{},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n'

let world: World
let page: Caller
let paper: Paper
let quote: string
/** What the model is asked, and whether it was hung up on. */
let asked: string[]
let hungUp: number
let keys = 0

beforeEach(async () => {
  world = await freshWorld()
  page = await signedIn('individual')
  const [bcg] = (await ask(page, documentsApi.list, { query: { text: 'bcg tuberculosis', limit: '1' } })).documents
  quote = /[^.]{40,}\./.exec(bcg?.abstract ?? '')?.[0].trim() ?? ''
  paper = bcg!
  asked = []
  hungUp = 0
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  setLanguageModel(world.id, undefined)
  configureTransport(sendByNode)
})

/** A model of seconds that pass without anybody waiting for them. */
function models(said: (question: string) => readonly Said[], refuses: (question: string) => string | undefined) {
  configureTransport(({ method, body = '', signal }): Promise<Reply> => {
    const none = (async function* () {})()
    if (method === 'GET') return Promise.resolve({ status: 404, header: () => undefined, body: none })
    asked.push(body)
    const refusal = refuses(body)
    if (refusal !== undefined) {
      const words = (async function* () {
        yield new TextEncoder().encode(refusal)
      })()
      return Promise.resolve({ status: 400, header: () => 'application/json', body: words })
    }
    const closed = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(new Error('closed')), { once: true })
    })
    closed.catch(() => undefined)
    const stream = (async function* () {
      try {
        for (const { after, line } of said(body)) {
          await Promise.race([closed, new Promise<void>((resolve) => setTimeout(resolve, after * 1000))])
          yield new TextEncoder().encode(line)
        }
      } catch {
        hungUp += 1
        throw new Error('closed')
      }
    })()
    return Promise.resolve({ status: 200, header: () => 'text/event-stream', body: stream })
  })
  setLanguageModel(world.id, { url: `http://model-${++keys}.test/v1`, model: 'slow', provider: 'compatible' })
}

/** What it answers to whom: one sentence with a quote that stands, or a cell. */
const answerTo = (question: string) =>
  question.includes('You extract values')
    ? JSON.stringify({ cells: [{ column: 'own', value: 'Vaccination', quote }] })
    : `${quote.replace(/\.$/, '')} [[${paper.id}|"${quote}"]].`
const inPieces = (text: string, count: number) => {
  const size = Math.ceil(text.length / count)
  return Array.from({ length: count }, (_, at) => text.slice(at * size, (at + 1) * size))
}

const takes4k = (question: string) => {
  const { messages } = JSON.parse(question) as { messages: { content: string }[] }
  const tokens = estimatedTokens(messages.map(({ content }) => content).join('\n'))
  return tokens > 4096
    ? JSON.stringify({ error: { message: "This model's maximum context length is 4096 tokens." } })
    : undefined
}
const never = () => undefined
/** Too long for 4k of context, and not for what is reckoned with where nobody tells. */
function longer(of: Paper): Paper {
  const more = Array.from({ length: 300 }, (_, at) => `In ward ${at} nurses wrote down what people ate.`)
  const row = { ...of, id: 'doc-long', ids: {}, abstract: [of.abstract, ...more].join(' ') }
  return world.documents.put({ ...row, ownerId: seedUserId('individual') })
}

const kinds: readonly (readonly [string, (question: string) => Said[], (question: string) => string | undefined])[] = [
  [
    'one whose first word comes after 120 s, and its last after 300 s',
    (question) => [
      ...inPieces(answerTo(question), 10).map((content, at) => ({
        after: at === 0 ? 120 : 20,
        line: delta({ content }),
      })),
      { after: 0, line: end },
    ],
    never,
  ],
  [
    'one that thinks for 280 s and says so',
    (question) => [
      ...Array.from({ length: 14 }, () => ({ after: 20, line: delta({ reasoning_content: 'Let me think. ' }) })),
      { after: 20, line: delta({ content: answerTo(question) }) },
      { after: 0, line: end },
    ],
    never,
  ],
  [
    'one that loads for 280 s and keeps the line alive',
    (question) => [
      ...Array.from({ length: 4 }, () => ({ after: 70, line: ': keep-alive\n\n' })),
      { after: 1, line: delta({ content: answerTo(question) }) },
      { after: 0, line: end },
    ],
    never,
  ],
  [
    'one that takes 4k of context',
    (question) => [
      { after: 1, line: delta({ content: answerTo(question) }) },
      { after: 0, line: end },
    ],
    takes4k,
  ],
]

const passes = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)
/** Seconds pass until it is so, half an hour at most. */
async function untilIn<T>(look: () => Promise<T | undefined>): Promise<T> {
  for (let seconds = 0; seconds < 1800; seconds += 10) {
    const found = await look()
    if (found !== undefined) return found
    await passes(10)
  }
  throw new Error('It has not come in half an hour.')
}

/** Each begins a run and gives what came of it, with the quote that the model gave. */
const places: Record<string, () => Promise<{ status: string; text: string }>> = {
  'a synthesis': async () => {
    const body = { documentIds: [paper.id], query: 'Does BCG protect against tuberculosis?' }
    const { id } = await ask(page, synthesesApi.generate, { body })
    return untilIn(async () => {
      const row = await ask(page, synthesesApi.get, { params: { id } })
      return row.status === 'generating' ? undefined : { status: `${row.status}`, text: JSON.stringify(row.sections) }
    })
  },
  Copilot: async () => {
    const scope = { kind: 'papers' as const, ids: [paper.id] }
    const { id: sessionId } = await ask(page, copilotApi.createSession, { body: { scope } })
    const body = { text: 'What do the authors discuss about BCG vaccination?', parentId: null }
    const { answer } = await ask(page, copilotApi.ask, { params: { sessionId }, body })
    return untilIn(async () => {
      const row = await ask(page, copilotApi.message, { params: { sessionId, messageId: answer.id } })
      if (row.role !== 'answer' || row.status === 'writing') return undefined
      return { status: row.status, text: JSON.stringify(row.sections) }
    })
  },
  'a run of a grid': async () => {
    const columns = [{ id: 'own', version: 1, name: 'What protects', type: 'text' as const }]
    const { id } = await ask(page, synthesesApi.create, {
      body: { kind: 'grid', title: 'BCG', documentIds: [paper.id] },
    })
    const body = { analysisId: id, clientKey: 'run-key-1', documentIds: [paper.id], query: 'Does it?', columns }
    await ask(page, synthesesApi.generate, { body })
    return untilIn(async () => {
      const { entries } = await ask(page, analysesApi.entries, { params: { id }, query: {} })
      const read = entries.flatMap(({ data }) => readGridEntry(data) ?? [])
      const ended = read.find((entry) => entry.kind === 'run' && entry.status !== 'started')
      return ended?.kind === 'run' ? { status: ended.status, text: JSON.stringify(read) } : undefined
    })
  },
  'help in Write': async () => {
    const body = {
      clientKey: `write-key-${++keys}`,
      action: 'continue' as const,
      instruction: '',
      before: '',
      sentences: [],
      passages: [{ documentId: paper.id, quote }],
    }
    const asking = () => {
      const asked = ask(page, writingApi.assist, { body })
      asked.catch(() => undefined)
      return asked
    }
    let answer = asking()
    return untilIn(async () => {
      const said = await Promise.race([answer, passes(25).then(() => undefined)])
      if (!said) return undefined
      if (!said.isWriting) return { status: 'complete', text: JSON.stringify(said.sentences) }
      answer = asking()
      return undefined
    })
  },
}

describe.each(kinds)('%s', (_, said, refuses) => {
  test.each(Object.entries(places))('finishes %s', async (_place, run) => {
    models(said, refuses)
    if (refuses === takes4k) paper = longer(paper)
    const { status, text } = await run()
    expect(status, text).toBe('complete')
    expect(text).toContain(JSON.stringify(quote).slice(1, -1))
    expect(text).not.toContain('"problems":[{')
    expect(asked.length).toBe(refuses === takes4k ? 2 : 1)
  })
})

test.each(Object.entries(places))(
  'one that falls silent is left after 90 s, and the line is closed: %s',
  async (_, run) => {
    models(
      () => [
        { after: 5, line: delta({ content: 'It began' }) },
        { after: 3600, line: end },
      ],
      never,
    )
    const began = Date.now()
    const result = await run().catch((error: unknown) => ({ status: 'failed', text: String(error) }))
    expect(result.status).toBe('failed')
    expect((Date.now() - began) / 1000).toBeLessThan(150)
    expect(hungUp).toBe(1)
  },
)
